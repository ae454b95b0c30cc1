import { type Selectable, sql } from 'kysely'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type { TopUpCurrency, TopUpWallet } from '../../../contracts/money/topUp.ts'
import type { InvoiceKind } from '../../../contracts/resources/invoice.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { idAt } from '../../platform/identity/ids.ts'
import { nameIndexes } from '../../platform/searchIndexes.ts'
import { bookableAt } from '../wallets/bookableAt.ts'
import { invoiceNumber, invoiceYearOf, splitTax } from './amounts.ts'
import { type Buyer, type Seller, sellerOf } from './parties.ts'

/** The complete content of the document. */
export interface InvoiceSnapshot {
  number: string
  issuedAt: string
  seller: Seller
  buyer: Buyer
  placeOfSupply: string
  wallet: TopUpWallet
  purpose: Selectable<Schema['payment_orders']>['purpose']
  basePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
  currency: TopUpCurrency
  chargedMinor: number
  usdPerInr: number | null
  paymentId: string
  /** On a credit note: the invoice that it credits, the reason, and whether the customer was given the money of a part. */
  credits?: { number: string; issuedAt: string; reason: string; isPart?: true }
  /** On a replacement: the invoice that it replaces. */
  replaces?: { number: string }
}

type Paid = Selectable<Schema['payment_orders']> & { payment_id: string }

/** Issues the tax invoice of a paid order, in the transaction that credits it. */
export function issueInvoice(
  ctx: Pick<Context, 'vault' | 'config'>,
  trx: Trx,
  order: Paid,
  at: Date,
): Promise<{ id: string; number: string }> {
  const seller = sellerOf(ctx.config)
  const buyer = JSON.parse(
    ctx.vault.open(order.buyer_sealed, { column: 'payment_orders.buyer_sealed', id: order.id }),
  ) as Buyer
  const contents = {
    seller,
    buyer,
    ...placeAndTax(order.tax_paise, seller, buyer),
    wallet: order.wallet,
    purpose: order.purpose,
    basePaise: order.credit_paise,
    totalPaise: order.credit_paise + order.tax_paise,
    currency: order.currency,
    chargedMinor: order.charged_minor,
    usdPerInr: order.usd_per_inr,
    paymentId: order.payment_id,
  }
  return insertDocument(ctx, trx, { kind: 'invoice', userId: order.user_id, orderId: order.id, contents, at })
}

/** The place of supply and the split of the tax. */
export function placeAndTax(taxPaise: number, seller: Seller, buyer: Pick<Buyer, 'gstin'>) {
  const placeOfSupply = buyer.gstin?.slice(0, 2) ?? seller.state
  return { placeOfSupply, ...splitTax(taxPaise, seller.state, placeOfSupply) }
}

interface Document {
  kind: InvoiceKind
  userId: string
  orderId: string
  /** On a credit note: the id of the invoice. */
  credits?: string
  /** On a credit note: the money that it gave. */
  transferId?: string
  contents: Omit<InvoiceSnapshot, 'number' | 'issuedAt'>
  at: Date
}

/** Numbers a document without gaps (a rollback also releases the number) and stores its content. */
export async function insertDocument(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { kind, userId, orderId, credits, transferId, contents, at: wanted }: Document,
) {
  const at = await bookableAt(trx, wanted)
  const financial_year = invoiceYearOf(at)
  const serial = await nextSerial(trx, financial_year, kind)
  const number = invoiceNumber(financial_year, serial, kind)
  const snapshot: InvoiceSnapshot = { number, issuedAt: at.toISOString(), ...contents }
  const id = idAt('inv', at)
  await trx
    .insertInto('invoices')
    .values({
      id,
      kind,
      credits: credits ?? null,
      transfer_id: transferId ?? null,
      is_current: kind === 'invoice',
      financial_year,
      serial,
      number,
      user_id: userId,
      order_id: orderId,
      buyer: vault.seal(contents.buyer.name, { column: 'invoices.buyer', id }),
      buyer_words: nameIndexes(vault, contents.buyer.name),
      gstin_masked: contents.buyer.gstin && maskIdentifier('gstin', contents.buyer.gstin),
      place_of_supply: contents.placeOfSupply,
      base_paise: contents.basePaise,
      cgst_paise: contents.cgstPaise,
      sgst_paise: contents.sgstPaise,
      igst_paise: contents.igstPaise,
      snapshot_sealed: vault.seal(JSON.stringify(snapshot), { column: 'invoices.snapshot_sealed', id }),
      created_at: at,
    })
    .execute()
  return { id, number }
}

/** Opens an invoice's stored content. */
export const openSnapshot = (
  { vault }: Pick<Context, 'vault'>,
  { id, snapshot_sealed }: { id: string; snapshot_sealed: string },
): InvoiceSnapshot =>
  JSON.parse(vault.open(snapshot_sealed, { column: 'invoices.snapshot_sealed', id })) as InvoiceSnapshot

/** Locks the counter of the year and the kind of document until the transaction ends. */
async function nextSerial(trx: Trx, year: string, kind: InvoiceKind): Promise<number> {
  const counter = kind === 'invoice' ? year : `${kind}/${year}`
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counters (financial_year, last) values (${counter}, 1)
    on conflict (financial_year) do update set last = invoice_counters.last + 1
    returning last`.execute(trx)
  return rows[0]?.last as number
}
