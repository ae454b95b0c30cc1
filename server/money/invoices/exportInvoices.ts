import type { Invoice } from '../../../contracts/resources/invoice.ts'
import type { Locale } from '../../../contracts/text.ts'
import { streamCsv } from '../../engines/csv.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { type InvoiceFilter, streamInvoices } from './list.ts'

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
export async function exportInvoices({ db }: Context, scope: Scope<AdminActor>, filter: InvoiceFilter) {
  requireAccess(scope, 'export', 'admin.transactions')
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'invoices.exported', subject: scope.actor.adminId, data })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `payments.invoiceColumns.${key}`) }))
  return streamCsv(headers, rowsOf(streamInvoices(db, filter), scope.locale))
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
