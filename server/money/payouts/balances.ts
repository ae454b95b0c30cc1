import { sql } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Db, Trx } from '../../platform/context.ts'

/** Integer paise. */
export interface PayoutBalance {
  /** Received for the account's steps, less what was refunded and paid out: its part of the ledger account `payable`. */
  owed: number
  /** Of it: received in the last days, and kept for refunds. */
  held: number
  /** Of it: on its way back to payers. */
  refunding: number
  /** Of it: what may be paid out. */
  available: number
  /** Paid out, and not confirmed by the bank. */
  onTheWay: number
}

type Settings = Pick<Config, 'PAYOUT_HOLD_DAYS'>

/** The balance of each account that has received money, as the columns of `PayoutBalance` beside `user_id`; of one account if it is named. */
export const payoutBalances = ({ PAYOUT_HOLD_DAYS }: Settings, userId?: string) => {
  const of = (table: string) => (userId === undefined ? sql`true` : sql`${sql.ref(`${table}.user_id`)} = ${userId}`)
  return sql<PayoutBalance & { user_id: string }>`(
    select received.user_id, owed, held, refunding, on_the_way as "onTheWay", greatest(owed - held - refunding, 0) as available
    from (
      select collected.user_id, collected.paise - coalesce(out.paise, 0) as owed, collected.held, collected.refunding,
        coalesce(out.on_the_way, 0) as on_the_way
      from (
        select ordered.user_id,
          coalesce(sum(receipt.amount_minor) filter (where receipt.refund_state is distinct from 'done'), 0)::bigint as paise,
          coalesce(sum(receipt.amount_minor) filter (where receipt.refund_state = 'approved'), 0)::bigint as refunding,
          coalesce(sum(receipt.amount_minor) filter (where receipt.refund_state is null
            and receipt.at > now() - ${sql.lit(PAYOUT_HOLD_DAYS)} * interval '1 day'), 0)::bigint as held
        from case_payments ordered join case_receipts receipt on receipt.order_id = ordered.id
        where ordered.status = 'paid' and receipt.kind = 'paid' and ${of('ordered')}
        group by ordered.user_id
      ) collected
      left join (
        select payout.user_id, sum(payout.amount_paise)::bigint as paise,
          coalesce(sum(payout.amount_paise) filter (where payout.state in ('approved', 'sent')), 0)::bigint as on_the_way
        from payouts payout where payout.state in ('approved', 'sent', 'paid') and ${of('payout')}
        group by payout.user_id
      ) out on out.user_id = collected.user_id
    ) received)`
}

/** The balance of one account. Whoever moves its money has locked it (`lockPayouts`). */
export async function readPayoutBalance(config: Settings, db: Db | Trx, userId: string): Promise<PayoutBalance> {
  const { rows } = await sql<PayoutBalance>`
    select owed, held, refunding, available, "onTheWay" from ${payoutBalances(config, userId)} balance`.execute(db)
  return rows[0] ?? { owed: 0, held: 0, refunding: 0, available: 0, onTheWay: 0 }
}

/** Serialises what takes from the money that is owed to an account: payouts, the account's own refunds, and another bank account. */
export const lockPayouts = (trx: Trx, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
