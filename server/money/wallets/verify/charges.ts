import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

/**
 * What verifications say they cost and what was captured for them agree: each charge names a capture of its own account, each
 * capture is the sum of the charges that name it (one, or a chunk of a bulk job).
 */
export async function verifyCharges(db: Db): Promise<{ count: number; broken: string | null }> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from verifications`.execute(db)
  const unpaid = await sql<{ id: string; charge: number }>`
    select id, charge_paise as charge from verifications where charge_paise <> 0 and transfer_id is null and status not in ('queued', 'in_progress')
    order by id limit 1`.execute(db)
  const [free] = unpaid.rows
  const count = rows[0]?.count ?? 0
  if (free) return { count, broken: `verification ${free.id}: it cost ${free.charge} paise, but names no capture` }
  const apart = await sql<{ id: string; charged: number; captured: number }>`
    with charged as (
      select transfer_id, sum(charge_paise)::bigint as paise, min(user_id) as user_id, max(user_id) as other_user_id
      from verifications where transfer_id is not null group by transfer_id
    ), captured as (
      select id, user_id, reference, amount_paise from transfers where kind = 'capture'
    )
    select coalesce(captured.id, charged.transfer_id) as id, coalesce(charged.paise, 0) as charged,
      coalesce(captured.amount_paise, 0) as captured
    from captured full join charged on charged.transfer_id = captured.id
    where charged.paise is distinct from captured.amount_paise
        and (charged.transfer_id is not null or captured.reference like 'ver\\_%' or captured.reference like 'job\\_%')
      or charged.user_id <> captured.user_id or charged.other_user_id <> captured.user_id
    order by 1 limit 1`.execute(db)
  const [flawed] = apart.rows
  if (!flawed) return { count, broken: null }
  const { id, charged, captured } = flawed
  const reason =
    charged === captured
      ? 'it paid for the verification of another account'
      : `it took ${captured} paise, its verifications say ${charged}`
  return { count, broken: `capture ${id}: ${reason}` }
}
