import { splitTax } from '../../money/invoices/amounts.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { OrderRow, RefundRow } from '../common/orders.ts'
import { type InvoiceRow, insertInvoice, invoicesOf, issueReceiptInvoice, openParties } from './issueInvoice.ts'

interface Refunded {
  order: OrderRow
  refund: RefundRow
  at: Date
}

/**
 * Issues the credit note of a refund of a locked order, to the parties and the place of supply of its invoice (CGST Act, section 34). Call
 * it last in a transaction, as `issueReceiptInvoice`.
 */
export async function issueCreditNote(
  ctx: Pick<Context, 'vault' | 'config'>,
  trx: Trx,
  { order, refund, at }: Refunded,
): Promise<InvoiceRow> {
  const invoice = await issueReceiptInvoice(ctx, trx, order, at)
  const parties = openParties(ctx, invoice)
  const earlier = (await invoicesOf(trx, order.id)).filter(({ kind }) => kind === 'creditNote')
  return insertInvoice(ctx, trx, {
    kind: 'creditNote',
    order,
    refundId: refund.id,
    parties,
    placeOfSupply: invoice.place_of_supply,
    feesPaise: refund.parts.feesPaise,
    ...taxOf(invoice, parties.seller.state, earlier, refund.parts.gstPaise),
    at,
  })
}

/** What all credit notes have to credit until now, less what the earlier ones did: full refunds add up to the invoice, to the paisa. */
function taxOf(invoice: InvoiceRow, sellerState: string, earlier: readonly InvoiceRow[], gstPaise: number) {
  const sum = (tax: 'cgst_paise' | 'sgst_paise' | 'igst_paise') => earlier.reduce((total, note) => total + note[tax], 0)
  const [cgst, sgst, igst] = [sum('cgst_paise'), sum('sgst_paise'), sum('igst_paise')]
  const due = splitTax(cgst + sgst + igst + gstPaise, sellerState, invoice.place_of_supply)
  return { cgstPaise: due.cgstPaise - cgst, sgstPaise: due.sgstPaise - sgst, igstPaise: due.igstPaise - igst }
}
