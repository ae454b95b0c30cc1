import { audit } from '../../platform/audit/audit.ts'
import type { Trx } from '../../platform/context.ts'
import { challansSystemScope, type ItemRow, type OrderRow } from '../common/orders.ts'
import { decideIn } from './decide.ts'
import { insertRefund, insertReturn } from './request.ts'

interface Taken {
  /** The items that another order has paid first. */
  taken: readonly ItemRow[]
  /** The payment that comes back whole, because nothing of its order is left; null to refund only these items of the paid order. */
  paymentId: string | null
  at: Date
}

/**
 * Requests and approves the refund of what somebody else has paid first, for a locked order. It needs no second person: the money goes back the way it
 * came, and nobody has chosen its amount. Returns the refund; null if these challans cost nothing. `executeRefund` sends the money; after a crash
 * reconciliation does.
 */
export async function refundTaken(
  trx: Trx,
  order: OrderRow,
  { taken, paymentId, at }: Taken,
): Promise<{ refundId: string; amountPaise: number } | null> {
  const { actor } = challansSystemScope
  const reason = `Somebody else had paid first: ${taken.map(({ challan_no }) => challan_no).join(', ')}`
  const refund = { reason, askedBy: actor.name, at }
  if (paymentId === null && taken.every(({ amount_paise, fee_paise }) => amount_paise + fee_paise <= 0)) return null
  const { refundId, amountPaise } =
    paymentId === null
      ? await insertRefund(trx, order, { ...refund, items: taken.map(({ id }) => id) })
      : await insertReturn(trx, order.id, { ...refund, paymentId })
  await decideIn(trx, { id: refundId }, { decidedBy: null, approve: true, at })
  const entry = { subject: refundId, userId: order.user_id, reason }
  const data = { order: order.id, amountPaise, automatic: true }
  await audit(trx, challansSystemScope, { ...entry, action: 'challanRefund.asked', data })
  await audit(trx, challansSystemScope, { ...entry, action: 'challanRefund.decided', data })
  return { refundId, amountPaise }
}
