import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/context.ts'
import { sha256 } from '../../platform/vault.ts'

/** Takes a value that counts once; false when it was taken before. It is forgotten at `until`, when it must have expired by itself. */
export async function consumeOnce(db: Db | Trx, kind: string, value: string, until: Date): Promise<boolean> {
  const { rows } = await sql<{ hash: string }>`
    insert into spent_values (hash, expires_at) values (${sha256(`${kind}\n${value}`)}, ${until.toISOString()})
    on conflict (hash) do nothing returning hash`.execute(db)
  return rows.length === 1
}
