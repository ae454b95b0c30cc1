import { type Kysely, sql } from 'kysely'

/**
 * Changes of staff that need a second super-admin, who was given access by whom, and links of recoveries, which wait for a
 * confirmation (decision 0077).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // In which a member was last signed in.
  `alter table admins add column locale text not null default 'en'`,

  // Nobody of staff asks for a recovery: it begins with a command on the server.
  `alter table approvals
    alter column asked_by drop not null,
    drop constraint approvals_kind_check,
    add constraint approvals_kind_check check (
      kind in ('adjustment', 'settlement', 'creditLimit', 'basePrice', 'userPrice', 'creditNote', 'paymentReturn',
        'staffInvitation', 'staffRole', 'staffEnabling', 'secondFactorReset', 'recovery')),
    drop constraint approvals_state_check,
    add constraint approvals_state_check check (state in ('direct', 'waiting', 'approved', 'rejected', 'expired')),
    add constraint approvals_asked_by_somebody check ((asked_by is null) = (kind = 'recovery'))`,

  `alter table link_tokens
    add column approval_id text references approvals,
    drop constraint link_tokens_purpose_check,
    add constraint link_tokens_purpose_check check (purpose in ('reset', 'invite', 'recover')),
    drop constraint link_tokens_holder_one,
    add constraint link_tokens_holder_one check (num_nonnulls(user_id, admin_id, approval_id) = 1)`,

  // `made_by` is null for a recovery on the server.
  `create table staff_changes (
    id text primary key,
    admin_id text not null references admins,
    kind text not null check (kind in ('invited', 'raised', 'lowered', 'enabled', 'disabled', 'secondFactorReset', 'recovered')),
    made_by text references admins,
    made_at timestamptz not null default now())`,
  `create index staff_changes_made on staff_changes (made_at)`,
  `insert into staff_changes (id, admin_id, kind, made_by, made_at)
    select 'stc_' || substr(events.id, 5), events.subject,
      case events.action
        when 'staff.invited' then 'invited'
        when 'staff.enabled' then 'enabled'
        when 'staff.recovered' then 'recovered'
        when 'secondFactor.reset' then 'secondFactorReset'
        else case events.data -> 'after' ->> 'role' when 'superadmin' then 'raised' else 'lowered' end end,
      makers.id, events.created_at
    from audit_events events
    join admins members on members.id = events.subject
    left join admins makers on makers.id = events.actor_id
    where events.action in ('staff.invited', 'staff.enabled', 'staff.recovered', 'staff.roleChanged', 'secondFactor.reset')
      and events.created_at > now() - interval '7 days'`,
]
