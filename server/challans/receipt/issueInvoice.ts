import { type Selectable, sql } from 'kysely'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type { InvoiceKind } from '../../../contracts/resources/invoice.ts'
import { invoiceYearOf } from '../../money/invoices/amounts.ts'
import { placeAndTax } from '../../money/invoices/issue.ts'
import { type Buyer, buyerOf, gstOf, type Seller, sellerOf } from '../../money/invoices/parties.ts'
import { bookableAt } from '../../money/wallets/bookableAt.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import type { ChallansTables } from '../../platform/db/schema/challans.ts'
import { idAt } from '../../platform/identity/ids.ts'
import type { OrderRow } from '../common/orders.ts'

/** SAC of "other support services": the fee is for taking a challan to its court or portal. */
export const FEE_SERVICE_CODE = '998599'

export type InvoiceRow = Selectable<ChallansTables['challan_invoices']>
type Parts = Pick<Context, 'vault' | 'config'>

/** The sealed part of an invoice. A citizen has no account: they are named by their phone number, masked. */
export interface ChallanInvoiceParties {
  seller: Seller
  buyer: Pick<Buyer, 'name' | 'customerId' | 'gstin'>
}

export const invoicesOf = (db: Db, orderId: string): Promise<InvoiceRow[]> =>
  db.selectFrom('challan_invoices').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

export const openParties = (
  { vault }: Pick<Parts, 'vault'>,
  { id, snapshot_sealed }: Pick<InvoiceRow, 'id' | 'snapshot_sealed'>,
): ChallanInvoiceParties =>
  JSON.parse(vault.open(snapshot_sealed, { column: 'challan_invoices.snapshot_sealed', id })) as ChallanInvoiceParties

/**
 * Returns the tax invoice of a locked, paid order, and issues it if there is none yet. Call it last in a transaction: it locks the series
 * until the transaction ends.
 *
 * The fee is taxed. The fines are not: they are collected as the payer's pure agent (CGST rules, 33) and passed on in full.
 */
export async function issueReceiptInvoice(ctx: Parts, trx: Trx, order: OrderRow, at: Date): Promise<InvoiceRow> {
  const issued = await trx
    .selectFrom('challan_invoices')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (issued) return issued
  const seller = sellerOf(ctx.config)
  const buyer = await buyerOfOrder(ctx, trx, order)
  const { placeOfSupply, ...tax } = placeAndTax(order.gst_paise, seller, buyer)
  return insertInvoice(ctx, trx, {
    kind: 'invoice',
    order,
    parties: { seller, buyer },
    placeOfSupply,
    feesPaise: order.fees_paise,
    ...tax,
    at,
  })
}

async function buyerOfOrder({ vault }: Parts, trx: Trx, order: OrderRow): Promise<ChallanInvoiceParties['buyer']> {
  if (order.user_id) {
    const { buyer } = await buyerOf({ db: trx, vault }, order.user_id, await gstOf({ db: trx }, order.user_id))
    return { name: buyer.name, customerId: buyer.customerId, gstin: buyer.gstin }
  }
  const sealed = order.phone_sealed
  const phone = sealed && vault.open(sealed, { column: 'challan_orders.phone_sealed', id: order.id })
  return { name: phone ? maskIdentifier('phone', phone) : '', customerId: null, gstin: null }
}

interface NewInvoice {
  kind: InvoiceKind
  order: Pick<OrderRow, 'id'>
  refundId?: string
  parties: ChallanInvoiceParties
  placeOfSupply: string
  feesPaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  at: Date
}

/** Numbers a document and stores it. A rollback also releases the number, so the series has no gaps. */
export async function insertInvoice({ vault }: Pick<Parts, 'vault'>, trx: Trx, made: NewInvoice): Promise<InvoiceRow> {
  const { kind, order, refundId = null, parties } = made
  const at = await bookableAt(trx, made.at)
  const id = idAt('civ', at)
  const year = invoiceYearOf(at)
  const supplier = parties.seller.gstin
  const serial = await nextSerial(trx, `${supplier}/${kind}/${year}`)
  return trx
    .insertInto('challan_invoices')
    .values({
      id,
      kind,
      order_id: order.id,
      refund_id: refundId,
      supplier_gstin: supplier,
      financial_year: year,
      serial,
      number: numberOf(kind, year, serial),
      place_of_supply: made.placeOfSupply,
      fees_paise: made.feesPaise,
      cgst_paise: made.cgstPaise,
      sgst_paise: made.sgstPaise,
      igst_paise: made.igstPaise,
      snapshot_sealed: vault.seal(JSON.stringify(parties), { column: 'challan_invoices.snapshot_sealed', id }),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const prefixes: Record<InvoiceKind, string> = { invoice: 'CI', creditNote: 'CC' }

/** `CI/26-27/0000001`: sixteen characters, the most that the number of an invoice may have, and unlike the numbers of wallet invoices. */
const numberOf = (kind: InvoiceKind, year: string, serial: number) =>
  `${prefixes[kind]}/${year}/${String(serial).padStart(7, '0')}`

/** Locks the series until the transaction ends. */
async function nextSerial(trx: Trx, series: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into challan_invoice_counters (series, last) values (${series}, 1)
    on conflict (series) do update set last = challan_invoice_counters.last + 1
    returning last`.execute(trx)
  return rows[0]?.last as number
}
