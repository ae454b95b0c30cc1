import type { publicIntelligence } from '../../messages/en/publicIntelligence.ts'
import type { Values } from '../../messages/translate.ts'
import type { TextKey } from '../../messages/types.ts'
import { formatPaise } from '../../platform/money.ts'

/** The parts of a report's data, in the order of its pages. */
export const intelligenceParts = [
  'panResults',
  'mobileResults',
  'companySearch',
  'cinResults',
  'alternateMobileData',
] as const

type Tree = typeof publicIntelligence
type Field = keyof Tree['field']

/** What a place that shows a report brings along: its texts and its days, in the reader's language. */
export interface ReportWords {
  text: (key: TextKey<Tree>, values?: Values) => string
  /** `21 Nov 2026` of an ISO date. */
  day: (iso: string) => string
  /** With the time. */
  time: (iso: string) => string
  isCode: (value: string) => value is keyof Tree['value']
}

/** A part of the report as it is shown: a heading and what there is below it. */
export interface ReportSection {
  /** 1: a part of the report; 2: one of its entries; 3 and 4 below it. */
  level: 1 | 2 | 3 | 4
  title: string
  /** Why something is missing. */
  notice?: string
  /** What the section means. */
  detail?: string
  facts?: { label: string; value: string }[]
  table?: { headings: string[]; rows: string[][] }
}

/** Empty values are shown so (§2.6). */
export const EMPTY = '-'

type Raw = string | number | boolean | null | undefined

/** How a field's value is written; by default as text, or by its code's word. */
export type Format = 'text' | 'code' | 'day' | 'money' | 'percent'

/** Values as text: '-' for nothing, words for codes, days and money in Indian style. */
export function writerOf({ text, day, isCode }: ReportWords) {
  const write = (value: Raw, format: Format = 'text'): string => {
    if (value === null || value === undefined || value === '') return EMPTY
    if (typeof value === 'boolean') return text(value ? 'value.yes' : 'value.no')
    if (typeof value === 'number') {
      if (format === 'money') return formatPaise(value)
      return format === 'percent' ? text('value.percent', { value }) : String(value)
    }
    if (format === 'day') return day(value)
    return format === 'code' && isCode(value) ? text(`value.${value}`) : value
  }
  return {
    write,
    facts: (values: readonly (readonly [Field, Raw, Format?])[]) =>
      values.map(([field, value, format]) => ({ label: text(`field.${field}`), value: write(value, format) })),
    table: <Row>(rows: readonly Row[], columns: readonly (readonly [Field, (row: Row) => Raw, Format?])[]) => ({
      headings: columns.map(([field]) => text(`field.${field}`)),
      rows: rows.map(row => columns.map(([, get, format]) => write(get(row), format))),
    }),
    range: ({ min, max }: { min: number | null; max: number | null }) =>
      min === null && max === null ? null : text('value.range', { from: write(min, 'money'), to: write(max, 'money') }),
  }
}

export type Writer = ReturnType<typeof writerOf>

export interface Drawing {
  words: ReportWords
  writer: Writer
}
