import { sql } from 'kysely'
import type { ChallanPaymentMethod } from '../../../contracts/challans/challans.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { postTransfer } from '../../money/wallets/transfer.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Scope, Trx } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { type BrandRow, findOrderBrand } from '../brands/find.ts'
import { daysAfter, promisedDays, slowestRoute } from '../brands/promise.ts'
import { keepShare, shareOf } from '../clients/shares.ts'
import { addEvent, type ItemRow, type OrderRow } from '../common/orders.ts'
import { type NotifyContext, notifyPayer } from '../notices/notifyPayer.ts'
import { issueReceiptInvoice } from '../receipt/issueInvoice.ts'
import { markTaken } from './taken.ts'
import { notWaiting } from './waiting.ts'

interface Paid {
  paymentMethod: ChallanPaymentMethod
  /** The gateway's id; null for a wallet payment. */
  paymentId: string | null
  /** The captured wallet hold. */
  holdId?: string
  /** Items whose challan another order has paid first; the caller refunds them. */
  taken?: readonly ItemRow[]
  at?: Date | undefined
}

/**
 * Marks a locked order as paid: books fines, fees, tax and the share of the brand's owner, marks its challans as paid, numbers its tax invoice and notifies the payer. The
 * caller has made sure that the payment is complete and has locked the challans (`lockItems`).
 */
export async function markPaid(ctx: NotifyContext, trx: Trx, scope: Scope<Actor>, order: OrderRow, paid: Paid) {
  const { paymentMethod, paymentId, holdId = null, taken = [], at } = paid
  const now = at ?? new Date()
  const brand = await findOrderBrand(trx, order)
  const share = await shareOf(trx, order, brand, at)
  const sharePaise = share?.sharePaise ?? 0
  const { transferId } = await postTransfer(trx, {
    kind: 'collect',
    lines: [
      { account: paymentMethod === 'card' ? 'gateway' : 'revenue', amountPaise: -order.total_paise },
      { account: 'challanFines', amountPaise: order.fines_paise },
      { account: 'revenue', amountPaise: order.fees_paise - sharePaise },
      { account: 'clientShares', amountPaise: sharePaise },
      { account: 'gst', amountPaise: order.gst_paise },
    ],
    key: `challan:${paymentId ?? holdId}`,
    description: ledgerWords.challansCollected.en,
    reference: order.id,
    actor: scope.actor,
    at,
  })
  const promise = await promiseOf(ctx, trx, order, brand, now)
  const changed = {
    status: 'paid' as const,
    payment_method: paymentMethod,
    payment_id: paymentId,
    hold_id: holdId,
    transfer_id: transferId,
    paid_at: now,
    ...promise,
    reason: null,
    check_at: null,
    ...notWaiting,
  }
  await trx.updateTable('challan_orders').set(changed).where('id', '=', order.id).execute()
  await keepShare(trx, order.id, share, now)
  const takenIds = taken.map(({ id }) => id)
  const items = await trx
    .updateTable('challan_order_items')
    .set({ status: 'paid', is_open: sql<boolean>`id <> all(${takenIds})` })
    .where('order_id', '=', order.id)
    .returning(['challan_id', 'is_open'])
    .execute()
  const challanIds = items.filter(({ is_open }) => is_open).map(({ challan_id }) => challan_id)
  await trx.updateTable('challans').set({ paid_with: order.id, paid_at: now }).where('id', 'in', challanIds).execute()
  if (taken.length > 0) await markTaken(trx, taken, now)
  await addEvent(trx, order.id, { status: 'paid', actor: scope.actor, at })
  const data = { paymentMethod, totalPaise: order.total_paise }
  await audit(trx, scope, { action: 'challanOrder.paid', subject: order.id, userId: order.user_id, data })
  await notifyPayer(ctx, trx, { ...order, due_at: promise.due_at && promise.due_at.toISOString() }, 'paid')
  await issueReceiptInvoice(ctx, trx, order, now)
}

/** By when the order is to be settled, by the days of its slowest route, and whether a refund is promised if it is not. */
async function promiseOf(ctx: NotifyContext, trx: Trx, order: OrderRow, brand: BrandRow | undefined, paidAt: Date) {
  const items = await trx.selectFrom('challan_order_items').select('route').where('order_id', '=', order.id).execute()
  const slowest = slowestRoute(
    promisedDays(ctx, brand),
    items.map(({ route }) => route),
  )
  return { due_at: slowest && daysAfter(paidAt, slowest.days), late_refund: brand?.late_refund ?? false }
}
