import { stateName } from '../../../contracts/identifiers/states.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { formatPoints, isMonth } from '../../../contracts/platform/resultFormats.ts'
import { type Locale, text } from '../../../contracts/platform/text.ts'
import type { ResultTable, ResultValue } from '../../../contracts/products/index.ts'
import { rowsOf, textOf } from './masking.ts'

const languages = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const
const answers = { true: text('Yes', 'हाँ'), false: text('No', 'नहीं') }

/** A value as a reader of documents sees it; '-' if it is empty, and a picture is only mentioned. */
export function resultText({ kind, choices }: ResultValue, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '-'
  const plain = textOf(value)
  switch (kind) {
    case 'choice':
      return choices?.[plain]?.label[locale] ?? plain
    case 'state':
      return stateName(plain, locale)
    case 'date':
      return dayText(locale)(plain)
    case 'month':
      return isMonth(plain) ? monthText(locale)(plain) : plain
    case 'percent':
      return `${plain}%`
    case 'points':
      return formatPoints(Number(value))
    case 'money':
      return formatPaise(Number(value))
    case 'yesNo':
      return answers[value === true ? 'true' : 'false'][locale]
    case 'picture':
      return text('Available on screen', 'स्क्रीन पर देखें')[locale]
    default:
      return plain
  }
}

/** A table's headings and rows in words. */
export const tableText = (
  { columns }: ResultTable,
  value: unknown,
  locale: Locale,
): { headings: string[]; rows: string[][] } => ({
  headings: columns.map(({ label }) => label[locale]),
  rows: rowsOf(value).map(row => columns.map(column => resultText(column, row[column.source], locale))),
})

/** A table in one cell of a file: `Company: A, Joined: …; Company: B, …`. */
export const cellText = ({ columns }: ResultTable, value: unknown, locale: Locale): string =>
  rowsOf(value)
    .map(row =>
      columns.map(column => `${column.label[locale]}: ${resultText(column, row[column.source], locale)}`).join(', '),
    )
    .join('; ')

/** Writes an ISO date for a reader. */
export function dayText(locale: Locale): (iso: string) => string {
  const format = new Intl.DateTimeFormat(languages[locale], { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
  return iso => format.format(new Date(iso))
}

/** Writes a month such as `2026-11` for a reader. */
export function monthText(locale: Locale): (month: string) => string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
  return month => format.format(new Date(month))
}
