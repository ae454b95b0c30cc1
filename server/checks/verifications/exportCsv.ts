import type { Locale, Text } from '../../../contracts/platform/text.ts'
import { type Product, type ProductId, productOf, type ResultField } from '../../../contracts/products/index.ts'
import { type CsvColumn, streamCsv } from '../../engines/csv.ts'
import { seenLocations, seesChecks } from '../../platform/access/locations.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/listQueries.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { type Filter, verificationsMatching } from './list.ts'
import { cellText } from './resultText.ts'
import { maskInput, maskResult, openInput, openRequester, openResult, type VerificationRow } from './values.ts'

/** Subject of an export's audit entry: one customer's list of one product. */
export const exportSubject = (userId: string, product: ProductId) => `list:${userId}:${product}`

/** Streams the filtered list as CSV, newest first, one page in memory at a time. */
export async function exportCsv(ctx: Context, scope: Scope<CustomerActor>, product: ProductId, filter: Filter) {
  const { actor, locale } = scope
  // Filter values may contain an identifier; the names of the filters do not.
  const data = { product, filteredBy: Object.keys(filter) }
  await recordAccess(ctx.db, scope, {
    action: 'verification.exported',
    subject: exportSubject(actor.userId, product),
    data,
  })
  return streamCsv(exportColumns(productOf(product), locale), exportRows(ctx, scope, product, filter))
}

async function* exportRows(ctx: Context, { actor, locale }: Scope<CustomerActor>, product: ProductId, filter: Filter) {
  const seen = seesChecks(await seenLocations(ctx.db, actor))
  const page = (after: string | undefined, limit: number) => {
    const found = verificationsMatching(ctx, actor.userId, product, filter).where(seen)
    return (after ? found.where('id', '<', after) : found).selectAll().orderBy('id', 'desc').limit(limit).execute()
  }
  for await (const row of streamRows(page, filter.after)) yield exportRow(ctx.vault, { ...row, product }, locale)
}

const firstColumns = ['id', 'reference', 'status'] as const
const lastColumns = [
  'charge',
  'wallet',
  'purpose',
  'requestedBy',
  'channel',
  'mode',
  'createdAt',
  'finishedAt',
  'answeredAt',
  'reusedFrom',
] as const

/** The product's own fields between the common columns. */
function exportColumns(product: Product, locale: Locale): CsvColumn[] {
  const common = (key: (typeof firstColumns | typeof lastColumns)[number]) => ({
    key,
    header: translate(locale, `verification.columns.${key}`),
  })
  const own = (kind: string, fields: readonly { source: string; label: Text }[]) =>
    fields.map(({ source, label }) => ({ key: `${kind}.${source}`, header: label[locale] }))
  return [
    ...firstColumns.map(common),
    ...own('input', product.inputFields),
    ...own(
      'result',
      product.resultFields.filter(({ kind }) => kind !== 'picture'),
    ),
    ...lastColumns.map(common),
  ]
}

/** A row for these columns, masked as on screen; amounts in rupees, times in UTC. */
function exportRow(
  vault: Vault,
  row: VerificationRow & { product: ProductId },
  locale: Locale,
): Record<string, unknown> {
  const { resultFields } = productOf(row.product)
  const own = (kind: string, record: Record<string, unknown>) =>
    Object.entries(record).map(([source, value]) => [`${kind}.${source}`, value] as const)
  return {
    ...Object.fromEntries(own('input', maskInput(row.product, openInput(vault, row), 'list'))),
    ...Object.fromEntries(
      own('result', resultCells(resultFields, maskResult(row.product, openResult(vault, row) ?? {}, 'list'), locale)),
    ),
    id: row.id,
    reference: row.reference,
    status: row.status,
    charge: (row.charge_paise / 100).toFixed(2),
    wallet: row.wallet,
    purpose: row.purpose,
    requestedBy: openRequester(vault, row),
    channel: row.channel,
    mode: row.mode,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    answeredAt: row.fetched_at,
    reusedFrom: row.reused_from,
  }
}

/** Values as stored, tables as text, pictures left out. */
const resultCells = (fields: readonly ResultField[], result: Record<string, unknown>, locale: Locale) =>
  Object.fromEntries(
    fields
      .filter(({ source, kind }) => source in result && kind !== 'picture')
      .map(field => [
        field.source,
        field.kind === 'table' ? cellText(field, result[field.source], locale) : result[field.source],
      ]),
  )
