import { type Kysely, sql } from 'kysely'

/**
 * Roles are rows (decision 0090). The ids of the built-in ones are what `admins.role` and `sub_users.access` already say. What they permit
 * follows at the end of the migrations (`server/platform/db/builtInRoles.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table roles (
    id text primary key,
    audience text not null check (audience in ('customer', 'staff')),
    owner_id text references users,
    name jsonb not null,
    about jsonb,
    permissions jsonb not null,
    built_in boolean not null default false,
    revision integer not null default 0,
    created_at timestamptz not null default now(),
    constraint roles_owner_is_customer check (owner_id is null or (audience = 'customer' and not built_in)))`,
  `create index roles_owner on roles (owner_id) where owner_id is not null`,
  // Only `writeBuiltInRoles` changes them.
  `create function keep_built_in_role() returns trigger language plpgsql as $$
  begin
    if old.built_in and current_setting('satyapan.built_in_roles', true) is distinct from 'write' then
      raise exception 'The role % is built in and cannot be changed', old.id;
    end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$`,
  `create trigger built_in_roles_are_kept before update or delete on roles for each row
    execute function keep_built_in_role()`,
  `insert into roles (id, audience, name, permissions, built_in)
    select id, case when id in ('customer', 'full', 'view') then 'customer' else 'staff' end, '{}', '{}', true
    from unnest(array['customer', 'full', 'view', 'admin', 'superadmin']) id`,
  `alter table admins
    drop constraint admins_role_check,
    add constraint admins_role_known foreign key (role) references roles`,
  `alter table sub_users
    drop constraint sub_users_access_check,
    add constraint sub_users_access_known foreign key (access) references roles,
    add column given_by text`,
]
