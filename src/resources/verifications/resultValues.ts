import { stateName } from '../../../contracts/identifiers/states.ts'
import type { Product, ResultField, Tone } from '../../../contracts/products/index.ts'
import type { Locale } from '../../../contracts/text.ts'
import { dateFormats } from '../../i18n/dates.ts'
import type { VerificationRecord } from './record.ts'

export const findResultField = (product: Product, source: string): ResultField | undefined =>
  product.resultFields.find(field => field.source === source)

/** The value of a result field in words; null for an empty one, which screens show as '-'. */
export function formatResult({ kind, choices }: ResultField, value: unknown, locale: Locale): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  if (value === '') return null
  const plain = String(value)
  if (kind === 'choice') return choices?.[plain]?.label[locale] ?? plain
  if (kind === 'date') return dateFormats(locale).day(plain)
  if (kind === 'state') return stateName(plain, locale)
  return kind === 'percent' ? `${plain}%` : plain
}

/** Only where the value is good or bad. */
export const resultTone = ({ choices }: ResultField, value: unknown): Tone | undefined => choices?.[String(value)]?.tone

/** Whether an answer is one that a person should look at: its outcome is a warning or worse. */
export function needsAttention(product: Product, record: Pick<VerificationRecord, 'outcome'>): boolean {
  const field = findResultField(product, product.keys.outcome)
  const tone = field && record.outcome !== null && resultTone(field, record.outcome)
  return tone === 'warning' || tone === 'danger'
}

/** The name on record, where there is one. */
export const holderName = (product: Product, record: VerificationRecord): string | null => {
  const field = findResultField(product, product.keys.holder)
  return field ? formatResult(field, record.result?.[field.source], 'en') : null
}
