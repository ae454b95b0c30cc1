import { type Kysely, sql } from 'kysely'

/**
 * Subjects that are checked again and again (decision 0048). A subject has one row per account, however often it is turned off and on. `claim`
 * names the run that holds the row until `claimed_until`, so that what a killed run left is taken up by another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table monitors (
    id text primary key,
    user_id text not null references users,
    sub_user_id text references sub_users,
    started_by text not null,
    product text not null,
    purpose text not null,
    reference text,
    input_sealed text not null,
    input_index text not null,
    subject_masked text not null,
    status text not null check (status in ('on', 'paused', 'ended')),
    verification_id text not null references verifications,
    known_sealed text not null,
    basis text,
    anchor date not null,
    months integer not null,
    paid_until date not null,
    since timestamptz not null,
    checked_at timestamptz,
    changed_at timestamptz,
    next_check_at timestamptz not null,
    claim text,
    claimed_until timestamptz,
    unique (user_id, product, input_index))`,
  `create index monitors_due on monitors (next_check_at) where status <> 'ended'`,
  `create table monitor_events (
    id text primary key,
    monitor_id text not null references monitors,
    user_id text not null references users,
    kind text not null check (kind in ('started', 'charged', 'changed', 'paused', 'resumed', 'ended')),
    at timestamptz not null,
    verification_id text references verifications,
    added integer not null default 0,
    changed integer not null default 0,
    removed integer not null default 0,
    paise bigint,
    month_from date,
    month_until date,
    transfer_id text,
    mail_due boolean not null default false,
    unique (monitor_id, month_from))`,
  `create index monitor_events_to_mail on monitor_events (user_id) where mail_due`,
  `create index monitor_events_charged on monitor_events (transfer_id) where transfer_id is not null`,
]
