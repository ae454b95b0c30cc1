import { type Kysely, sql } from 'kysely'

/** Aadhaar e-sign: when a provider was last asked for an answer, and what the sandbox's provider was asked (docs/decisions/0100). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table envelope_signings add column asked_at timestamptz',
  `create table sandbox_esign_transactions (
    transaction text primary key,
    request_sealed text not null,
    answer_sealed text,
    created_at timestamptz not null default now())`,
]
