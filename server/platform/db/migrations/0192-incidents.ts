import { type Kysely, sql } from 'kysely'

export const id = '0192-incidents'

/** Incidents, planned maintenance and what the status page has measured (decision 0130). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const states = `('scheduled', 'investigating', 'identified', 'monitoring', 'resolved')`

const statements = [
  `create table incidents (
    id text primary key,
    kind text not null check (kind in ('incident', 'maintenance')),
    title_en text not null,
    title_hi text,
    impact text not null check (impact in ('none', 'minor', 'major', 'critical')),
    state text not null check (state in ${states}),
    components text[] not null check (cardinality(components) > 0),
    starts_at timestamptz not null,
    ends_at timestamptz check (ends_at > starts_at),
    resolved_at timestamptz,
    created_by text not null references admins,
    created_at timestamptz not null default now(),
    withdrawn_by text references admins,
    withdrawn_at timestamptz,
    withdrawn_reason text,
    check ((kind = 'maintenance') = (ends_at is not null)),
    check (state = 'resolved' or (kind = 'maintenance') = (state = 'scheduled')),
    check ((state = 'resolved') = (resolved_at is not null)),
    check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawn_reason is null)))`,
  'create index incidents_open on incidents (starts_at) where resolved_at is null and withdrawn_at is null',
  'create index incidents_resolved on incidents (resolved_at desc) where withdrawn_at is null',
  `create table incident_updates (
    id text primary key,
    incident_id text not null references incidents,
    state text not null check (state in ${states}),
    text_en text not null,
    text_hi text,
    made_by text not null references admins,
    made_at timestamptz not null default now())`,
  'create index incident_updates_of on incident_updates (incident_id, id desc)',
  // Earlier texts: of the title without an update, of that update otherwise.
  `create table incident_corrections (
    id text primary key,
    incident_id text not null references incidents,
    update_id text references incident_updates,
    former_en text not null,
    former_hi text,
    reason text not null,
    made_by text not null references admins,
    made_at timestamptz not null default now())`,
  'create index incident_corrections_of on incident_corrections (incident_id, id desc)',
  // The worst of what was measured on a day: 0 operational, 1 degraded, 2 outage; null while all that is known is nothing.
  `create table status_days (
    component text not null,
    day date not null,
    severity smallint check (severity between 0 and 2),
    looks integer not null,
    last_slot bigint not null,
    primary key (component, day))`,
  // To measure e-sign.
  `create index envelopes_completed on envelopes (ended_at) where state = 'completed'`,
  `create table status_page (
    only_row boolean primary key default true check (only_row),
    is_public boolean not null)`,
]
