import { sql } from 'kysely'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import type { Db } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'

/**
 * Finds ledger entries for staff's search, newest first: by whole id, or by the bank's reference (UTR) of a payment that staff recorded.
 * Entries of checks and card payments are found with those.
 */
export async function findTransfers(db: Db, q: string, most: number): Promise<SearchHit[]> {
  const recorded = sql<boolean>`reference in (${q}, ${q.toUpperCase()}) and kind in ('credit', 'adjust') and idempotency_key like 'settle:%'`
  const rows = await db
    .selectFrom('transfers')
    .select(['id', 'user_id', 'description', 'reference', 'amount_paise', 'created_at'])
    .where('id', 'in', idsWhere('transfers', [...idMatches('trf', q, false), recorded]))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'transfer',
    id: row.id,
    userId: row.user_id,
    target: null,
    title: row.description,
    detail: row.reference,
    amountPaise: row.amount_paise,
    at: row.created_at,
  }))
}
