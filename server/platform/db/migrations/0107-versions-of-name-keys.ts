import { type Kysely, sql } from 'kysely'

export const id = '0107-versions-of-name-keys'

/** Names that were stored with other keys than those of now are found before a start, and get new ones (docs/decisions/0039). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table screening_names add column keys_version integer not null default 0`,
  `alter table court_parties add column keys_version integer not null default 0`,
]
