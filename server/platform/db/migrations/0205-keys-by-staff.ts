import { type Kysely, sql } from 'kysely'

export const id = '0205-keys-by-staff'

/** Who imported a key of an issuer and who removed it, and which of it the recipients of notices know (decision 0140). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table issuer_keys add column imported_by text, add column removed_by text, add column removed_reason text,
    add column change_told_at timestamptz`,
  // Nobody is told now of what happened before.
  'update issuer_keys set change_told_at = now()',
]
