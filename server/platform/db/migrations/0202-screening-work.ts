import { type Kysely, sql } from 'kysely'

export const id = '0202-screening-work'

/** Who works on a screening, and what its people wrote and decided about it (decision 0139). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table screening_assignments (
    verification_id text primary key references verifications,
    user_id text not null references users,
    assignee_id text not null)`,
  'create index screening_assignments_of on screening_assignments (user_id, assignee_id)',
  // Only ever added to: a decision that is taken back is one more event.
  `create table screening_events (
    id text primary key,
    user_id text not null references users,
    verification_id text not null references verifications,
    subject_index text,
    kind text not null check (kind in ('assigned', 'commented', 'decided', 'proposed', 'confirmed', 'refused')),
    entry_key text,
    verdict text check (verdict in ('open', 'false_positive', 'true_match')),
    words_sealed text,
    assignee_sealed text,
    by_id text not null,
    by_sealed text not null,
    at timestamptz not null,
    check ((entry_key is null) = (kind in ('assigned', 'commented'))),
    check ((verdict is null) = (entry_key is null) and (subject_index is null) = (entry_key is null)))`,
  'create index screening_events_of on screening_events (verification_id, id)',
  `create index screening_events_about on screening_events (user_id, subject_index, id)
    where subject_index is not null`,
]
