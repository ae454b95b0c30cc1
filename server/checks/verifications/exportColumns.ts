import type { Product } from '../../../contracts/products/index.ts'
import type { Locale } from '../../../contracts/text.ts'
import type { CsvColumn } from '../../engines/csv.ts'
import { translate } from '../../platform/translate.ts'
import { maskRecord } from './masking.ts'
import type { VerificationRow } from './values.ts'

const before = ['id', 'reference', 'status'] as const
const after = ['charge', 'wallet', 'purpose', 'requestedBy', 'channel', 'mode', 'createdAt', 'finishedAt'] as const

/** The product's own fields between the common columns. */
export function exportColumns(product: Product, locale: Locale): CsvColumn[] {
  const common = (key: (typeof before | typeof after)[number]) => ({
    key,
    header: translate(locale, `verification.columns.${key}`),
  })
  const own = (kind: string, fields: Product['inputFields'] | Product['resultFields']) =>
    fields.map(({ source, label }) => ({ key: `${kind}.${source}`, header: label[locale] }))
  return [
    ...before.map(common),
    ...own('input', product.inputFields),
    ...own('result', product.resultFields),
    ...after.map(common),
  ]
}

/** A row for these columns, masked as on screen; amounts in rupees, times in UTC. */
export function exportRow(product: Product, row: VerificationRow): Record<string, unknown> {
  const own = (kind: string, record: Record<string, unknown>) =>
    Object.entries(record).map(([source, value]) => [`${kind}.${source}`, value] as const)
  return {
    ...Object.fromEntries(own('input', row.input_masked)),
    ...Object.fromEntries(own('result', maskRecord(product.resultFields, row.result ?? {}))),
    id: row.id,
    reference: row.reference,
    status: row.status,
    charge: (row.charge_paise / 100).toFixed(2),
    wallet: row.wallet,
    purpose: row.purpose,
    requestedBy: row.requested_by,
    channel: row.channel,
    mode: row.mode,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  }
}
