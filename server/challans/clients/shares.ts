import { sql } from 'kysely'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Scope, Trx } from '../../platform/context.ts'
import type { RefundParts } from '../../platform/db/schema/challans.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { BrandRow } from '../brands/find.ts'
import type { OrderRow } from '../common/orders.ts'

export interface ShareChange {
  userId: string
  percent: number
  beforePercent: number
}

/** What a client's part of a fee is, in whole paise, never more than the percentage says. */
export const shareOfFee = (feesPaise: number, percent: number): number => Math.floor((feesPaise * percent) / 100)

/** The newest percentage of an account, or that of a past time; 0 before the first. */
export async function percentOf(db: Db, userId: string, past?: Date): Promise<number> {
  let found = db.selectFrom('client_shares').select('percent').where('user_id', '=', userId)
  if (past) found = found.where('created_at', '<=', past.toISOString())
  const row = await found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.percent ?? 0
}

/** Sets the percentage for orders that are paid from now on. `maker` is who asked for it. */
export async function setShare(
  trx: Trx,
  scope: Scope<AdminActor>,
  { userId, percent, reason, maker }: ShareChange & { reason: string; maker: AdminActor },
): Promise<void> {
  const before = await percentOf(trx, userId)
  await trx
    .insertInto('client_shares')
    .values({ id: newId('csh'), user_id: userId, percent, reason, set_by: maker.adminId })
    .execute()
  const data = { before, after: percent }
  await audit(trx, scope, { action: 'client.shareSet', subject: userId, userId, reason, data })
}

interface OrderShare {
  clientId: string
  brandId: string
  percent: number
  sharePaise: number
}

/** The share of whoever owns the brand of an order that is being paid; null for a brand of the house. `past` is the time of a seed's payment. */
export async function shareOf(
  trx: Trx,
  order: Pick<OrderRow, 'fees_paise'>,
  brand: BrandRow | undefined,
  past?: Date,
): Promise<OrderShare | null> {
  if (!brand?.owner_id) return null
  const percent = await percentOf(trx, brand.owner_id, past)
  return { clientId: brand.owner_id, brandId: brand.id, percent, sharePaise: shareOfFee(order.fees_paise, percent) }
}

/** Keeps the share with the order, so that neither a new owner nor a new percentage changes it. */
export async function keepShare(trx: Trx, orderId: string, share: OrderShare | null, at: Date): Promise<void> {
  if (!share) return
  const { clientId: client_id, brandId: brand_id, percent, sharePaise: share_paise } = share
  await trx
    .insertInto('order_shares')
    .values({ order_id: orderId, client_id, brand_id, percent, share_paise, paid_at: at })
    .execute()
}

/**
 * Takes back the part of a share that belongs to refunded fees: what stays is the percentage of the fees that stay, so that several refunds of an
 * order together take back what one of all its challans would. Returns the paise taken back.
 */
export async function reverseShare(trx: Trx, order: OrderRow, refund: { parts: RefundParts }): Promise<number> {
  const share = await trx
    .selectFrom('order_shares')
    .select(['percent', 'share_paise', 'reversed_paise'])
    .where('order_id', '=', order.id)
    .forUpdate()
    .executeTakeFirst()
  if (!share) return 0
  const { earlier } = await trx
    .selectFrom('challan_refunds')
    .select(sql<number>`coalesce(sum((parts ->> 'feesPaise')::bigint), 0)::bigint`.as('earlier'))
    .where('order_id', '=', order.id)
    .where('state', '=', 'done')
    .where('diverged_payment_id', 'is', null)
    .executeTakeFirstOrThrow()
  const left = shareOfFee(Math.max(0, order.fees_paise - earlier - refund.parts.feesPaise), share.percent)
  const reversed = Math.max(share.share_paise - left, share.reversed_paise)
  await trx.updateTable('order_shares').set({ reversed_paise: reversed }).where('order_id', '=', order.id).execute()
  return reversed - share.reversed_paise
}
