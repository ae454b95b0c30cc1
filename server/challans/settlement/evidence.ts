import type { Readable } from 'node:stream'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

export interface Evidence {
  type: string
  fileName: string
  content: Readable
}

/** Proof of a challan's settlement, for the account that owns the order. Throws `not_found`, also for another account's order. */
export const ownEvidence = (ctx: Context, { actor }: Scope<CustomerActor>, orderId: string, itemId: string) =>
  evidenceOf(ctx, orderId, itemId, actor.userId)

/** Proof of any challan's settlement, for staff; the access is audited. Throws `not_found`. */
export async function anyEvidence(ctx: Context, scope: Scope<AdminActor>, orderId: string, itemId: string) {
  const found = await evidenceOf(ctx, orderId, itemId)
  await audit(ctx.db, scope, { action: 'challanEvidence.read', subject: itemId, data: { order: orderId } })
  return found
}

async function evidenceOf(
  { db, objects }: Context,
  orderId: string,
  itemId: string,
  userId?: string,
): Promise<Evidence> {
  const row = await db
    .selectFrom('challan_order_items as item')
    .innerJoin('challan_orders as order', 'order.id', 'item.order_id')
    .innerJoin('challan_files as file', 'file.object_id', 'item.evidence_object_id')
    .select(['item.challan_no', 'file.object_id', 'file.type'])
    .where('item.id', '=', itemId)
    .where('order.id', '=', orderId)
    .$if(userId !== undefined, query => query.where('order.user_id', '=', userId as string))
    .executeTakeFirst()
  if (!row) throw notFound('proof')
  const ending = row.type === 'application/pdf' ? 'pdf' : row.type.slice('image/'.length)
  const fileName = `${row.challan_no.replaceAll(/[^\w-]/g, '_')}.${ending}`
  return { type: row.type, fileName, content: await objects.get(row.object_id) }
}
