import type { Locale } from '../../../contracts/platform/text.ts'
import type { Invoice } from '../../../contracts/resources/invoice.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { signedPdf } from '../../reports/signedPdf.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { openSnapshot } from './issue.ts'
import { type InvoiceFilter, streamInvoices } from './list.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'config'>

/** The owner's invoice. Throws `not_found`, also for another account's. */
export async function downloadOwn(ctx: Parts, { actor }: Scope<CustomerActor>, id: string) {
  const row = await ctx.db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  return documentOf(ctx, row)
}

/** Any customer's invoice, for staff; the access is audited. Throws `not_found`. */
export async function downloadAny(ctx: Context, scope: Scope<AdminActor>, id: string) {
  const row = await ctx.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  const document = await documentOf(ctx, row)
  await audit(ctx.db, scope, { action: 'invoice.downloaded', subject: id, userId: row?.user_id ?? null })
  return document
}

/** Rendered from the stored snapshot: the same content each time, signed now. */
async function documentOf(ctx: Parts, row: { id: string; number: string; snapshot_sealed: string } | undefined) {
  if (!row) throw notFound('invoice')
  return {
    fileName: `${row.number.replaceAll('/', '-')}.pdf`,
    pdf: await signedPdf(ctx, invoiceDocument(openSnapshot(ctx, row)), 'en'),
  }
}

const columns = [
  'number',
  'kind',
  'credits',
  'createdAt',
  'customerId',
  'buyer',
  'gstin',
  'state',
  'wallet',
  'currency',
  'base',
  'cgst',
  'sgst',
  'igst',
  'total',
  'paymentTail',
  'id',
] as const

/** The filtered invoices as a stream of CSV, money in rupees, times in UTC. */
export async function exportInvoices(ctx: Context, scope: Scope<AdminActor>, filter: InvoiceFilter) {
  const data = { filteredBy: Object.keys(filter) }
  await audit(ctx.db, scope, { action: 'invoices.exported', subject: scope.actor.adminId, data })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `payments.invoiceColumns.${key}`) }))
  return streamCsv(headers, rowsOf(streamInvoices(ctx, filter), scope.locale))
}

const inRupees = (paise: number) => (paise / 100).toFixed(2)

async function* rowsOf(invoices: AsyncIterable<Invoice>, locale: Locale) {
  for await (const one of invoices)
    yield {
      ...one,
      kind: translate(locale, `payments.invoiceKinds.${one.kind}`),
      base: inRupees(one.basePaise),
      cgst: inRupees(one.cgstPaise),
      sgst: inRupees(one.sgstPaise),
      igst: inRupees(one.igstPaise),
      total: inRupees(one.totalPaise),
    }
}
