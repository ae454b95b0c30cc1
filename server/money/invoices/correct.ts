import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { correctInvoice as correctCall } from '../../../contracts/calls/invoices.ts'
import { sendPaymentMail } from '../../messaging/preferences/paymentMail.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { PaymentsTables } from '../../platform/db/schema/payments.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { leftOf } from './creditPart.ts'
import { insertDocument, openSnapshot, placeAndTax } from './issue.ts'

type Correction = z.output<NonNullable<typeof correctCall.body>>
type Parts = Pick<Context, 'vault'>
type InvoiceRow = Selectable<PaymentsTables['invoices']>

/**
 * Cancels an invoice with a credit note for all that is left of it and issues a replacement with the correct GSTIN; no money moves
 * (CGST Act, section 34). Throws `not_found`, `conflict` for a credit note and for an invoice that was cancelled or credited in full,
 * and `bad_request` if nothing changes.
 */
export function correctInvoice(ctx: Context, scope: Scope<AdminActor>, id: string, input: Correction) {
  return ctx.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw notFound('invoice')
    if (row.kind === 'creditNote')
      throw new Problem('conflict', 'A credit note cannot be corrected. Correct its invoice instead.')
    if (!row.is_current) throw new Problem('conflict', 'This invoice has already been corrected.')
    if (openSnapshot(ctx, row).buyer.gstin === input.gstin) {
      const message = 'The invoice already has this GSTIN.'
      throw new Problem('bad_request', message, [{ field: 'gstin', message }])
    }
    const { creditNote, invoice } = await replaceInvoice(ctx, trx, row, { ...input, at: new Date() })
    const { user_id: userId, number } = row
    const { reason } = input
    const data = { creditNote: creditNote.number, invoice: invoice.number }
    await audit(trx, scope, { action: 'invoice.corrected', subject: id, userId, reason, data })
    // The reason is the one on the credit note.
    await sendPaymentMail(ctx, trx, userId, 'corrected', { ...data, number, reason })
    return { creditNote, invoice }
  })
}

/** Inserts the credit note for a current invoice, and its replacement. */
export async function replaceInvoice(
  ctx: Parts,
  trx: Trx,
  row: InvoiceRow,
  { gstin, reason, at }: Correction & { at: Date },
) {
  const { number, issuedAt, replaces: _, ...whole } = openSnapshot(ctx, row)
  const left = await leftOf(trx, row)
  if (left.base_paise === 0) throw new Problem('conflict', 'This invoice has already been credited in full.')
  const [cgstPaise, sgstPaise, igstPaise] = [left.cgst_paise, left.sgst_paise, left.igst_paise]
  const taxPaise = cgstPaise + sgstPaise + igstPaise
  const sums = { basePaise: left.base_paise, cgstPaise, sgstPaise, igstPaise, totalPaise: left.base_paise + taxPaise }
  const contents = { ...whole, ...sums }
  const common = { userId: row.user_id, orderId: row.order_id, at }
  await trx.updateTable('invoices').set({ is_current: false }).where('id', '=', row.id).execute()
  const creditNote = await insertDocument(ctx, trx, {
    ...common,
    kind: 'creditNote',
    credits: row.id,
    contents: { ...contents, credits: { number, issuedAt, reason } },
  })
  const buyer = { ...contents.buyer, gstin }
  const taxes = placeAndTax(taxPaise, contents.seller, buyer)
  const invoice = await insertDocument(ctx, trx, {
    ...common,
    kind: 'invoice',
    contents: { ...contents, buyer, ...taxes, replaces: { number } },
  })
  return { creditNote, invoice }
}
