import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { imageUrls, openSourceChallan } from '../common/present.ts'

/** Signed URLs of the camera's images of an order's challans, for staff; the access is audited. Throws `not_found`. */
export async function listImages(ctx: Pick<Context, 'db' | 'vault'>, scope: Scope<AdminActor>, id: string) {
  const order = await ctx.db.selectFrom('challan_orders').select('user_id').where('id', '=', id).executeTakeFirst()
  if (!order) throw notFound('order')
  const rows = await ctx.db
    .selectFrom('challan_order_items as item')
    .innerJoin('challans', 'challans.id', 'item.challan_id')
    .selectAll('challans')
    .where('item.order_id', '=', id)
    .orderBy('item.id')
    .execute()
  await audit(ctx.db, scope, { action: 'challanImages.read', subject: id, userId: order.user_id })
  const now = new Date()
  return {
    challans: rows.map(row => ({
      challanNo: row.challan_no,
      images: imageUrls(ctx, row.id, openSourceChallan(ctx, row).images.length, now),
    })),
  }
}
