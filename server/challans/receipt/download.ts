import type { Locale } from '../../../contracts/platform/text.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Voice } from '../../platform/config/voice.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { signedPdf } from '../../reports/signedPdf.ts'
import { voiceOfOrder } from '../brands/voice.ts'
import { verifyChallanAccess } from '../common/access.ts'
import { findByCode, itemsOf, lockOrder, type OrderRow } from '../common/orders.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { ownOrder } from '../orders/ownOrders.ts'
import { receiptDocument } from './document.ts'
import { invoicesOf, issueReceiptInvoice, openParties } from './issueInvoice.ts'

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

/** The receipt of any order in its payer's language, for staff, with the vehicle masked; the access is audited. Throws `not_found` and `conflict`. */
export async function downloadAnyReceipt(ctx: Context, scope: Scope<AdminActor>, id: string): Promise<Document> {
  const order = await ctx.db.selectFrom('challan_orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) throw notFound('order')
  const receipt = await receiptOf(ctx, { ...scope, locale: order.locale }, order, { forPayer: false })
  await audit(ctx.db, scope, { action: 'challanReceipt.read', subject: id, userId: order.user_id })
  return receipt
}

async function receiptOf(
  ctx: Context,
  { locale }: Scope,
  order: OrderRow,
  { forPayer } = { forPayer: true },
): Promise<Document> {
  const voice = await voiceOfOrder(ctx, ctx.db, order)
  const pdf = await signedPdf(ctx, await composeReceipt(ctx, order, { locale, forPayer, voice }), locale, voice)
  return { fileName: `challan-receipt-${order.number}.pdf`, pdf }
}

/** The receipt's definition for the PDF library. Throws `conflict` for an unpaid order. */
export async function composeReceipt(
  ctx: Context,
  order: OrderRow,
  { locale, forPayer, voice }: { locale: Locale; forPayer: boolean; voice: Voice },
) {
  const { paid_at, id } = order
  if (paid_at === null) throw new Problem('conflict', translate(locale, 'challanOrders.noReceipt'))
  const [items, { invoice, creditNotes }] = await Promise.all([itemsOf(ctx.db, id), invoicesOfPaid(ctx, order)])
  const rcNo = openVehicle(ctx.vault, 'challan_orders', order)
  return receiptDocument({
    locale,
    order: { ...order, paid_at },
    items,
    rcNo: forPayer ? rcNo : maskValue('tail', rcNo),
    voice: order.brand_id === null ? null : voice,
    invoice,
    creditNotes,
    parties: openParties(ctx, invoice),
  })
}

/** Orders that were paid before invoices were issued get theirs now. */
async function invoicesOfPaid(ctx: Context, order: OrderRow) {
  const found = await invoicesOf(ctx.db, order.id)
  const invoice =
    found.find(({ kind }) => kind === 'invoice') ??
    (await ctx.db
      .transaction()
      .execute(async trx => issueReceiptInvoice(ctx, trx, await lockOrder(trx, order.id), new Date())))
  const refunds = await ctx.db
    .selectFrom('challan_refunds')
    .select(['id', 'parts'])
    .where('order_id', '=', order.id)
    .execute()
  const finesOf = new Map(refunds.map(({ id, parts }) => [id, parts.finesPaise]))
  const creditNotes = found
    .filter(({ kind }) => kind === 'creditNote')
    .map(note => ({ ...note, fines_paise: finesOf.get(note.refund_id ?? '') ?? 0 }))
  return { invoice, creditNotes }
}
