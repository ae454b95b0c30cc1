import type { Field } from '../../../contracts/fields/field.ts'
import { stateName } from '../../../contracts/identifiers/states.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { formatPoints, isMonth } from '../../../contracts/platform/resultFormats.ts'
import { type Locale, text } from '../../../contracts/platform/text.ts'
import type { Product, ResultField, Tone } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'
import { verificationFields } from '../../../contracts/resources/verification.ts'
import { dateFormats } from '../../i18n/dates.ts'
import type { VerificationRecord } from './record.ts'

const kinds = {
  text: 'text',
  state: 'text',
  date: 'day',
  month: 'text',
  percent: 'count',
  points: 'count',
  choice: 'choice',
  money: 'money',
  count: 'count',
  yesNo: 'text',
  picture: 'text',
  table: 'text',
} as const

const yes = text('Yes', 'हाँ')
const no = text('No', 'नहीं')

/** Fields of a product's verifications: the common ones, and the product's inputs and results. */
export function fieldsOf(product: Product): Record<string, Field> {
  const { keys, inputFields, resultFields } = product
  const { subjectLabel = subjectFieldOf(product, {}).label } = product
  const outcomes = findResultField(product, keys.outcome)?.choices
  const inputs = inputFields.map(({ source, label }) => [`input.${source}`, { label }])
  const results = resultFields.map(({ source, label, kind = 'text' }) => [
    `result.${source}`,
    { label, kind: kinds[kind] },
  ])
  return {
    ...verificationFields,
    subject: { label: subjectLabel, kind: 'mono' },
    outcome: { label: text('Result', 'रिज़ल्ट'), kind: 'choice', ...(outcomes && { choices: outcomes }) },
    ...Object.fromEntries([...inputs, ...results]),
  }
}

export const findResultField = (product: Product, source: string | undefined): ResultField | undefined =>
  product.resultFields.find(field => field.source === source)

/** Formats a result; null if it is empty, which screens show as '-'. */
export function formatResult(
  { kind, choices }: Pick<ResultField, 'kind' | 'choices'>,
  value: unknown,
  locale: Locale,
): string | null {
  if (typeof value === 'boolean') return (value ? yes : no)[locale]
  if (typeof value === 'number' && kind === 'money') return formatPaise(value)
  if (typeof value === 'number' && kind === 'count') return formatCount(value)
  if (typeof value === 'number' && kind === 'points') return formatPoints(value)
  if (typeof value !== 'string' && typeof value !== 'number') return null
  if (value === '') return null
  const plain = String(value)
  if (kind === 'choice') return choices?.[plain]?.label[locale] ?? plain
  if (kind === 'date') return dateFormats(locale).day(plain)
  if (kind === 'month' && isMonth(plain)) return dateFormats(locale).month(plain)
  if (kind === 'state') return stateName(plain, locale)
  return kind === 'percent' ? `${plain}%` : plain
}

/** Undefined if the value is neither good nor bad. */
export const resultTone = ({ choices }: Pick<ResultField, 'choices'>, value: unknown): Tone | undefined =>
  choices?.[String(value)]?.tone

/** Outcomes that need attention: warnings and errors. */
export function doubtfulOutcomes(product: Product): string[] {
  const choices = findResultField(product, product.keys.outcome)?.choices ?? {}
  return Object.keys(choices).filter(value => ['warning', 'danger'].includes(choices[value]?.tone ?? ''))
}

/** The name on record, if the product has one. */
export const holderName = (product: Product, record: VerificationRecord): string | null => {
  const field = findResultField(product, product.keys.holder)
  return field ? formatResult(field, record.result?.[field.source], 'en') : null
}

/** Labels for a missing outcome. */
const noOutcome = {
  not_found: text('No such record', 'ऐसा रिकॉर्ड नहीं'),
  source_unavailable: text('No answer, no charge', 'जवाब नहीं, चार्ज नहीं'),
}

/** The outcome in words, or the reason why there is none; null while it is unknown. */
export function outcomeLabel(
  product: Product,
  { status, outcome, error }: Pick<VerificationRecord, 'status' | 'outcome' | 'error'>,
  locale: Locale,
): string | null {
  if (status === 'not_found' || status === 'source_unavailable') return noOutcome[status][locale]
  const field = findResultField(product, product.keys.outcome)
  return (field && outcome !== null && formatResult(field, outcome, locale)) || error
}

/** The second line of a card: the holder's name, or else the result. */
export const recordSummary = (product: Product, record: VerificationRecord, locale: Locale): string =>
  holderName(product, record) ?? outcomeLabel(product, record, locale) ?? '-'
