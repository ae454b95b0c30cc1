import { type Kysely, sql } from 'kysely'

export const id = '0198-single-sign-on'

/** Single sign-on by OpenID Connect (decision 0135): an account's connection, its domains, and who has come by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table sso_connections (
    id text primary key,
    user_id text not null unique references users,
    issuer text not null,
    client_id text not null,
    client_secret_sealed text not null,
    default_role text not null references roles,
    only_sso boolean not null default false,
    is_on boolean not null default false,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now())`,
  `create table sso_domains (
    id text primary key,
    user_id text not null references users,
    domain text not null,
    proof text not null,
    state text not null check (state in ('waiting', 'verified', 'lost')),
    answer text check (answer in ('found', 'missing', 'otherValue', 'noAnswer')),
    misses integer not null default 0,
    checked_at timestamptz,
    check_at timestamptz not null default now(),
    verified_at timestamptz,
    created_at timestamptz not null default now())`,
  // A domain that is lost is free for whoever proves it next.
  `create unique index sso_domains_verified on sso_domains (domain) where state = 'verified'`,
  'create unique index sso_domains_asked on sso_domains (user_id, domain)',
  'create index sso_domains_due on sso_domains (check_at)',
  `create table sso_identities (
    id text primary key,
    connection_id text references sso_connections on delete cascade,
    issuer text not null,
    subject text not null,
    sub_user_id text references sub_users,
    admin_id text references admins,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    check ((admin_id is null) = (connection_id is not null)),
    check ((admin_id is null) = (sub_user_id is not null)))`,
  'create unique index sso_identities_customer on sso_identities (connection_id, issuer, subject) where admin_id is null',
  'create unique index sso_identities_staff on sso_identities (issuer, subject) where admin_id is not null',
  'create unique index sso_identities_sub_user on sso_identities (sub_user_id, issuer) where sub_user_id is not null',
  'create unique index sso_identities_admin on sso_identities (admin_id, issuer) where admin_id is not null',
  'alter table sessions add column sso text, add column issuer_factor boolean not null default false',
]
