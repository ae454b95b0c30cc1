import type { Selectable } from 'kysely'
import type { TopUpWallet } from '../../../contracts/money/topUp.ts'
import { taxOfPart } from '../../../contracts/platform/creditedPart.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { sendPaymentMail } from '../../messaging/preferences/paymentMail.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { credit } from '../wallets/credits.ts'
import { walletOf } from '../wallets/walletOf.ts'
import { insertDocument, openSnapshot } from './issue.ts'

type InvoiceRow = Selectable<Schema['invoices']>
type Parts = Pick<Context, 'vault' | 'config' | 'channels'>

/** A part of an invoice that is to be credited; `amountPaise` includes its tax. */
export interface InvoicePart {
  userId: string
  invoiceId: string
  wallet: TopUpWallet
  basePaise: number
  amountPaise: number
}

/**
 * Locks an invoice and computes the credit note for a part of it. Throws `not_found`, `conflict` for a credit note and for a replaced
 * invoice, and `bad_request` for more than what is left.
 */
export async function priceInvoicePart(trx: Trx, invoiceId: string, basePaise: number) {
  const row = await trx.selectFrom('invoices').selectAll().where('id', '=', invoiceId).forUpdate().executeTakeFirst()
  if (!row) throw notFound('invoice')
  if (row.kind === 'creditNote' || !row.is_current)
    throw new Problem('conflict', 'Only an invoice that has not been replaced can be credited.')
  const left = await leftOf(trx, row)
  const taxPaise = taxOfPart(sumOf(row), sumOf(left), basePaise)
  if (taxPaise === null) {
    const message =
      left.base_paise > 0
        ? `At most ${formatPaise(left.base_paise)} without GST is left to credit.`
        : 'This invoice has already been credited in full.'
    throw new Problem('bad_request', message, [{ field: 'basePaise', message }])
  }
  return { row, taxes: splitOfPart(left, taxPaise), amountPaise: basePaise + taxPaise }
}

type Sums = Pick<InvoiceRow, 'base_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise'>

const sumOf = ({ base_paise, cgst_paise, sgst_paise, igst_paise }: Sums) => ({
  basePaise: base_paise,
  taxPaise: cgst_paise + sgst_paise + igst_paise,
})

/** What the credit notes of a locked invoice have left of it. */
export async function leftOf(trx: Trx, { id, ...whole }: InvoiceRow): Promise<Sums> {
  const notes = await trx
    .selectFrom('invoices')
    .select(['base_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'])
    .where('credits', '=', id)
    .execute()
  const left = (name: keyof Sums) => notes.reduce((rest, note) => rest - note[name], whole[name])
  return {
    base_paise: left('base_paise'),
    cgst_paise: left('cgst_paise'),
    sgst_paise: left('sgst_paise'),
    igst_paise: left('igst_paise'),
  }
}

/** Halves as on the invoice, the odd paisa to the centre, and never more of either than is left. */
export function splitOfPart({ cgst_paise, sgst_paise, igst_paise }: Omit<Sums, 'base_paise'>, taxPaise: number) {
  if (igst_paise > 0) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise }
  const half = Math.min(Math.floor(taxPaise / 2), sgst_paise)
  const cgstPaise = Math.min(taxPaise - half, cgst_paise)
  return { cgstPaise, sgstPaise: taxPaise - cgstPaise, igstPaise: 0 }
}

/**
 * Issues a credit note for a part of an invoice and gives its total to the customer in the wallet that the invoice was for, or deducts
 * it from what that wallet owes, in the name of `maker` (CGST Act, section 34). `key` identifies the attempt. Throws what
 * `priceInvoicePart` throws, and `conflict` when the total is no longer the one that was asked for.
 */
export async function creditInvoicePart(
  ctx: Parts,
  trx: Trx,
  scope: Scope<AdminActor>,
  part: InvoicePart & { maker: AdminActor; reason: string; key: string },
): Promise<{ transferId: string; creditNote: { id: string; number: string } }> {
  const { invoiceId, basePaise, maker, reason, key } = part
  const { row, taxes, amountPaise } = await priceInvoicePart(trx, invoiceId, basePaise)
  if (amountPaise !== part.amountPaise)
    throw new Problem('conflict', 'The invoice has been credited meanwhile. Reject this request and ask again.')
  const { number, issuedAt, replaces: _, ...contents } = openSnapshot(ctx, row)
  const { id: walletId } = await walletOf(trx, row.user_id, part.wallet)
  const { transferId } = await credit(trx, {
    walletId,
    amountPaise,
    from: 'adjustment',
    key: `credit-note:${key}`,
    description: ledgerWords.creditNote.en,
    reference: number,
    reason,
    actor: maker,
  })
  const creditNote = await insertDocument(ctx, trx, {
    kind: 'creditNote',
    userId: row.user_id,
    orderId: row.order_id,
    credits: row.id,
    transferId,
    contents: {
      ...contents,
      ...taxes,
      basePaise,
      totalPaise: amountPaise,
      credits: { number, issuedAt, reason, isPart: true },
    },
    at: new Date(),
  })
  const data = { creditNote: creditNote.number, amountPaise, wallet: part.wallet }
  await audit(trx, scope, { action: 'invoice.credited', subject: row.id, userId: row.user_id, reason, data })
  const amount = formatPaise(amountPaise)
  const told = { number, reason, amount, creditNote: creditNote.number, wallet: part.wallet }
  await sendPaymentMail(ctx, trx, row.user_id, 'creditNote', told)
  return { transferId, creditNote }
}
