import { sellerOf } from '../../money/invoices/parties.ts'
import { pdfOf } from '../../money/invoices/pdf.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { verifyChallanAccess } from '../common/access.ts'
import { findByCode, itemsOf, type OrderRow } from '../common/orders.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { ownOrder } from '../orders/ownOrders.ts'
import { receiptDocument } from './document.ts'

export interface Document {
  fileName: string
  pdf: Buffer
}

/** The receipt of the account's own order. Throws `not_found`, and `conflict` for an unpaid order. */
export const downloadOwnReceipt = async (ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Document> =>
  receiptOf(ctx, scope, await ownOrder(ctx, scope, id))

/** The receipt of a citizen's own order, by access token. Throws `unauthenticated`, `not_found` and `conflict`. */
export async function downloadPublicReceipt(
  ctx: Context,
  scope: Scope,
  { code, accessToken }: { code: string; accessToken: string },
): Promise<Document> {
  const access = await verifyChallanAccess(ctx, accessToken)
  if (!access) throw new Problem('unauthenticated', translate(scope.locale, 'challans.access'))
  const order = await findByCode(ctx.db, code)
  if (!order || order.phone_index !== access.phoneIndex || order.brand_id !== access.brandId) throw notFound('order')
  return receiptOf(ctx, scope, order)
}

async function receiptOf({ db, vault, config }: Context, { locale }: Scope, order: OrderRow): Promise<Document> {
  const { paid_at, number, id } = order
  if (paid_at === null) throw new Problem('conflict', translate(locale, 'challanOrders.noReceipt'))
  const parts = {
    items: await itemsOf(db, id),
    rcNo: openVehicle(vault, 'challan_orders', order),
    seller: sellerOf(config),
  }
  return {
    fileName: `challan-receipt-${number}.pdf`,
    pdf: await pdfOf(receiptDocument({ order: { ...order, paid_at }, ...parts })),
  }
}
