import { type Kysely, sql } from 'kysely'

export const id = '0033-fresh-proof'

/** When a session's holder last proved who they are, and when they last used it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table sessions add column proven_at timestamptz`,
  `alter table sessions add column last_used_at timestamptz`,
  `update sessions set proven_at = created_at, last_used_at = greatest(rotated_at, created_at)`,
  `alter table sessions alter column proven_at set not null, alter column proven_at set default now()`,
  `alter table sessions alter column last_used_at set not null, alter column last_used_at set default now()`,
]
