import { type Kysely, sql } from 'kysely'

export const id = '0059-screening-decisions'

/** What a customer has decided about a subject and an entry of a list, and how the customer screens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table screening_decisions (
    id text primary key,
    user_id text not null references users,
    subject_index text not null,
    list_id text not null,
    source_id text not null,
    content_hash text not null,
    verdict text not null check (verdict in ('open', 'false_positive', 'true_match')),
    proposed text check (proposed in ('open', 'false_positive', 'true_match')),
    note_sealed text not null,
    decided_by text not null,
    decided_by_id text not null,
    decided_at timestamptz not null,
    confirmed_by text,
    confirmed_at timestamptz,
    verification_id text not null,
    unique (user_id, subject_index, list_id, source_id)
  )`,
  `create table screening_settings (
    user_id text primary key references users,
    two_people boolean not null default false,
    risk_rules jsonb,
    changed_at timestamptz not null default now()
  )`,
]
