import type { z } from 'zod'
import type { settleChallans as settleCall } from '../../../contracts/calls/adminChallans.ts'
import { openRefundStates } from '../../../contracts/resources/customerChallanOrder.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { postTransfer } from '../../money/wallets/transfer.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Actor, AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { addEvent, type ItemRow, itemsOf, lockOrder, type OrderRow } from '../common/orders.ts'
import { takeFile } from '../files/files.ts'
import { type NotifyContext, notifyPayer } from '../notices/notifyPayer.ts'

type SettleBody = z.output<NonNullable<typeof settleCall.body>>

/**
 * Settles challans of an order in processing: books their fines as paid to the court or portal, with the uploaded receipt as
 * proof. Idempotent for the same proof. Throws `not_found`, also for a file another settlement has claimed, and `conflict` for
 * challans that are settled, refunded or being refunded, or that another order has paid first.
 */
export function settleChallans(ctx: Context, scope: Scope<AdminActor>, id: string, body: SettleBody) {
  return ctx.db.transaction().execute(async trx => {
    const order = await lockOrder(trx, id)
    const items = await chosenItems(trx, order, body.items)
    if (items.every(item => item.status === 'settled' && item.evidence_object_id === body.objectId))
      return { id, status: order.status }
    if (order.status !== 'processing')
      throw new Problem('conflict', 'Only an order that is being processed can be settled.')
    const refunded = await findItemsInRefund(trx, id)
    const invalid = items.find(item => item.status !== 'processing' || refunded.has(item.id) || item.taken_at !== null)
    if (invalid)
      throw new Problem(
        'conflict',
        `Challan ${invalid.challan_no} is settled, refunded, awaiting a refund, or was paid by another order first.`,
      )
    await takeFile(trx, body.objectId)
    const status = await settleItems(ctx, trx, scope, order, items, body)
    await audit(trx, scope, {
      action: 'challanOrder.settled',
      subject: id,
      userId: order.user_id,
      data: { challans: items.map(({ challan_no }) => challan_no), reference: body.reference },
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
        description: ledgerWords.challanSettled.en,
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

/** Returns the requested items of the order. Throws `conflict` when one is not in it. */
export async function chosenItems(trx: Trx, order: OrderRow, ids: readonly string[]): Promise<ItemRow[]> {
  const items = (await itemsOf(trx, order.id)).filter(({ id }) => ids.includes(id))
  if (items.length < new Set(ids).size) throw new Problem('conflict', 'One of these challans is not in this order.')
  return items
}

/** Ids of items whose refund waits for a checker or for the gateway. */
export async function findItemsInRefund(trx: Trx, orderId: string): Promise<Set<string>> {
  const open = await trx
    .selectFrom('challan_refunds')
    .select('item_ids')
    .where('order_id', '=', orderId)
    .where('state', 'in', openRefundStates)
    .execute()
  return new Set(open.flatMap(({ item_ids }) => item_ids))
}

/**
 * Completes a locked order when no item is left to process: settled if any of them was settled, else refunded. Returns its
 * status.
 */
export async function completeOrderIfDone(
  ctx: NotifyContext,
  trx: Trx,
  scope: Scope<Actor>,
  order: OrderRow,
  at = new Date(),
): Promise<OrderRow['status']> {
  const items = await itemsOf(trx, order.id)
  if (items.some(({ status }) => status !== 'settled' && status !== 'refunded')) return order.status
  const status = items.some(item => item.status === 'settled') ? ('settled' as const) : ('refunded' as const)
  if (status === order.status) return status
  const row = trx.updateTable('challan_orders').where('id', '=', order.id)
  await row.set({ status, ...(status === 'settled' && { settled_at: at }) }).execute()
  await addEvent(trx, order.id, { status, actor: scope.actor, at })
  if (status === 'settled') await notifyPayer(ctx, trx, order, 'settled')
  return status
}
