import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { withGatewayErrors } from '../../money/payments/paymentOrders.ts'
import { capture, reserve } from '../../money/wallets/holds.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { isUnpaid, lockOrder, type OrderRow } from '../common/orders.ts'
import { markPaid } from './markPaid.ts'
import { expectedPayment, syncGatewayPayments } from './receive.ts'
import { closeIfTaken, requireNotTaken } from './rivals.ts'
import { lockItems } from './taken.ts'
import { hasUndecidedPayment } from './waiting.ts'

/** Reads the balance shown beside the button. Throws `not_found` for another account's order. */
export async function readChallanWallet({ db }: Context, { actor }: Scope<CustomerActor>, order: OrderRow) {
  if (order.user_id !== actor.userId) throw notFound('order')
  const { availablePaise } = await walletOf(db, actor.userId, 'challan')
  return { availablePaise, missingPaise: Math.max(0, order.total_paise - availablePaise) }
}

/**
 * Pays the account's own order from its challan wallet (A117); idempotent. Throws `not_found` for another account's order,
 * `insufficient_balance`, `conflict` while a card payment is in progress or done and for a challan that somebody else has paid first, and `unavailable` when the gateway does not
 * answer.
 */
export async function payFromWallet(ctx: Context, scope: Scope<CustomerActor>, found: OrderRow): Promise<void> {
  const { actor, locale } = scope
  if (found.user_id !== actor.userId) throw notFound('order')
  const mayBePaid =
    found.gateway_order_id !== null && (await withGatewayErrors(scope, () => syncGatewayPayments(ctx, found)))
  await requireNotTaken(ctx, scope, await closeIfTaken(ctx, found))
  await ctx.db.transaction().execute(async trx => {
    const order = await lockOrder(trx, found.id)
    if (order.payment_method === 'wallet') return
    if (
      mayBePaid ||
      hasUndecidedPayment(order) ||
      !isUnpaid(order) ||
      expectedPayment(order).payment_id !== null ||
      order.divergence !== null
    )
      throw new Problem('conflict', translate(locale, 'challanOrders.notPayable'))
    if ((await lockItems(trx, order.id)).taken.length > 0)
      throw new Problem('conflict', translate(locale, 'challanOrders.taken'))
    const wallet = await walletOf(trx, actor.userId, 'challan')
    const entry = {
      amountPaise: order.total_paise,
      reference: order.id,
      description: ledgerWords.challans.en,
      actor,
    }
    const reserved = await reserve(trx, { ...entry, walletId: wallet.id, key: `challan:${order.id}:reserve`, locale })
    const { holdId } = reserved
    await capture(trx, { ...entry, holdId, key: `challan:${order.id}:capture` })
    await markPaid(ctx, trx, scope, order, { paymentMethod: 'wallet', paymentId: null, holdId })
  })
}
