import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/context.ts'
import { sha256 } from '../../platform/vault.ts'

/**
 * Marks a one-time value as used; false if it was used before. The record is deleted after `until`, by when the value must have
 * expired.
 */
export async function consumeOnce(db: Db | Trx, kind: string, value: string, until: Date): Promise<boolean> {
  const { rows } = await sql<{ hash: string }>`
    insert into spent_values (hash, expires_at) values (${sha256(`${kind}\n${value}`)}, ${until.toISOString()})
    on conflict (hash) do nothing returning hash`.execute(db)
  return rows.length === 1
}
