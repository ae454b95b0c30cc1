import { type Kysely, sql } from 'kysely'

/** Recipients who sign with a certificate or by Aadhaar e-sign (docs/decisions/0101). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table envelope_recipients add column method text not null default 'picture'
    check (method in ('picture', 'certificate', 'aadhaar'))`,
  'alter table envelopes add column working_file text references files',
  'alter table envelopes add column working_sha256 text',
  `create table envelope_signings (
    id text primary key,
    envelope_id text not null references envelopes,
    recipient text not null,
    method text not null check (method in ('certificate', 'aadhaar')),
    state text not null default 'prepared' check (state in ('prepared', 'completed', 'failed')),
    base_sha256 text not null,
    prepared_file text not null references files,
    gap_start integer not null,
    gap_end integer not null,
    digest text not null,
    entered_sealed text,
    filled jsonb not null,
    kept_sealed text,
    certificate_sealed text,
    transaction text unique,
    failure text,
    started_at timestamptz not null default now(),
    ends_at timestamptz not null,
    ended_at timestamptz,
    foreign key (envelope_id, recipient) references envelope_recipients (envelope_id, id))`,
  // A signature covers all that was there before it, so that two cannot be made at the same time; and nobody signs twice.
  `create unique index one_signing_at_a_time on envelope_signings (envelope_id) where state = 'prepared'`,
  `create unique index one_signature_each on envelope_signings (envelope_id, recipient) where state = 'completed'`,
]
