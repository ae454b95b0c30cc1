import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

/**
 * Checks that each adjustment, settlement and part credit of an invoice by staff has its approval with the same wallet, amount and maker, that no change was
 * approved by whoever asked for it, and that each one made has its transfer. Returns the count and the first inconsistency.
 */
export async function verifyApprovals(db: Db): Promise<{ count: number; broken: string | null }> {
  const { rows } = await sql<{ count: number; broken: string | null }>`
    with made as (
      select transfers.id, transfers.amount_paise, transfers.actor, transfers.user_id, wallets.kind as wallet
      from transfers join wallets on wallets.id = transfers.wallet_id
      where transfers.idempotency_key like 'adjust:apr%' or transfers.idempotency_key like 'settle:apr%'
        or transfers.idempotency_key like 'credit-note:apr%'
    ), judged as (
      select coalesce(made.id, approvals.id) as id, case
        when approvals.id is null then 'its approval is missing'
        when approvals.asked_by = approvals.decided_by then 'it was approved by whoever asked for it'
        when approvals.state in ('waiting', 'rejected') and approvals.transfer_id is not null then 'it was made without an approval'
        when approvals.kind in ('adjustment', 'settlement', 'creditNote') and approvals.state in ('direct', 'approved')
          and approvals.transfer_id is null then 'its transfer is missing'
        when made.id is not null and (made.amount_paise <> approvals.amount_paise or made.actor <> approvals.asked_by
          or made.user_id <> approvals.user_id or made.wallet <> approvals.request ->> 'wallet')
          then 'its approval is for something else'
        end as fault
      from made full join approvals on approvals.transfer_id = made.id
    )
    select (select count(*)::bigint from approvals) as count,
      (select 'approval ' || id || ': ' || fault from judged where fault is not null order by id limit 1) as broken`.execute(
    db,
  )
  return rows[0] as { count: number; broken: string | null }
}
