import type { z } from 'zod'
import type { settleChallans as settleCall } from '../../../contracts/calls/adminChallans.ts'
import { postTransfer } from '../../money/wallets/postTransfer.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Actor, AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { addEvent, type ItemRow, lockOrder, type OrderRow } from '../common/orders.ts'
import { takeFile } from '../files/take.ts'
import type { NotifyContext } from '../notices/notifyPayer.ts'
import { chosenItems, completeOrderIfDone, findItemsInRefund } from './progress.ts'

type Asked = z.output<NonNullable<typeof settleCall.body>>

/**
 * Settles challans of an order in processing: books their fines as paid to the court or portal, with the uploaded receipt as
 * proof. Idempotent for the same proof. Throws `not_found`, also for a file another settlement has claimed, and `conflict` for
 * challans that are settled, refunded or being refunded.
 */
export function settleChallans(ctx: Context, scope: Scope<AdminActor>, id: string, asked: Asked) {
  requireAccess(scope, 'edit', 'admin.challans')
  return ctx.db.transaction().execute(async trx => {
    const order = await lockOrder(trx, id)
    const items = await chosenItems(trx, order, asked.items)
    if (items.every(item => item.status === 'settled' && item.evidence_object_id === asked.objectId))
      return { id, status: order.status }
    if (order.status !== 'processing')
      throw new Problem('conflict', 'Only an order that is being processed can be settled.')
    const refunded = await findItemsInRefund(trx, id)
    const wrong = items.find(item => item.status !== 'processing' || refunded.has(item.id))
    if (wrong) throw new Problem('conflict', `Challan ${wrong.challan_no} is settled, refunded or awaiting a refund.`)
    await takeFile(trx, asked.objectId)
    const status = await settleItems(ctx, trx, scope, order, items, asked)
    await audit(trx, scope, {
      action: 'challanOrder.settled',
      subject: id,
      userId: order.user_id,
      data: { challans: items.map(({ challan_no }) => challan_no), reference: asked.reference },
    })
    return { id, status }
  })
}

/** Books each fine to the government, once per challan, and completes the order with its last one. */
export async function settleItems(
  ctx: NotifyContext,
  trx: Trx,
  scope: Scope<Actor>,
  order: OrderRow,
  items: readonly ItemRow[],
  proof: { objectId: string; reference: string; courtStatus?: string | null | undefined },
  at = new Date(),
): Promise<OrderRow['status']> {
  for (const { id, amount_paise } of items)
    if (amount_paise > 0)
      await postTransfer(trx, {
        kind: 'settle',
        lines: [
          { account: 'challanFines', amountPaise: -amount_paise },
          { account: 'government', amountPaise: amount_paise },
        ],
        key: `challan-settle:${id}`,
        description: translate('en', 'challanOrders.descriptions.settle'),
        reference: id,
        actor: scope.actor,
        at,
      })
  await trx
    .updateTable('challan_order_items')
    .set({
      status: 'settled',
      settled_at: at,
      evidence_object_id: proof.objectId,
      evidence_reference: proof.reference,
      ...(proof.courtStatus && { court_status: proof.courtStatus }),
    })
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
  const note = `${items.map(({ challan_no }) => challan_no).join(', ')}: ${proof.reference}`
  const evidence = { note, evidenceObjectId: proof.objectId, at }
  await addEvent(trx, order.id, { status: 'processing', actor: scope.actor, ...evidence })
  return completeOrderIfDone(ctx, trx, scope, order, at)
}
