import { checkIdentifier, placeInTyped } from '../../../contracts/identifiers/index.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { InputField, Product } from '../../../contracts/products/index.ts'
import { issueText, withoutWords } from '../../platform/invalidInput.ts'
import { translate } from '../../platform/translate.ts'

/** How to read the rows of a file. */
export interface RowLayout {
  product: Product
  mapping: Mapping
  /** Number of columns in the header. */
  columns: number
}

interface RowProblem {
  /** The input field, or `row`. */
  field: string
  message: string
  /** The zero-based index of the wrong character in the cell as it was given. */
  at: number | null
}

type CheckedRow = { input: Record<string, unknown> } | { problems: RowProblem[] }

export const cellOf = (mapping: Mapping, cells: readonly string[], source: string): string => {
  const column = columnOf(mapping, source)
  return column === null ? '' : (cells[column] ?? '')
}

/** Validates one row against the product's input without calling the source; reasons are in the reader's language. */
export function checkRow(
  { product, mapping, columns }: RowLayout,
  cells: readonly string[],
  locale: Locale,
): CheckedRow {
  if (cells.length > columns)
    return { problems: [problem('row', translate(locale, 'bulk.row.tooWide', { count: cells.length, columns }))] }
  const values = product.inputFields.map(field => [field.source, valueOf(field, cellOf(mapping, cells, field.source))])
  const parsed = product.input.safeParse(Object.fromEntries(values), withoutWords)
  if (parsed.success) return { input: parsed.data }
  const problems = parsed.error.issues.map(issue => {
    const message = issueText(issue, locale)
    const source = String(issue.path[0])
    const field = product.inputFields.find(one => one.source === source)
    if (!field) return problem('row', message)
    const cell = cellOf(mapping, cells, source)
    const at = issue.code === 'custom' ? (issue.params?.at as number | undefined) : undefined
    const place = field.identifier && placeInTyped(field.identifier, cell, at)
    return problem(source, reasonOf(field, cell, locale) ?? message, place)
  })
  // One problem per field: after a fix the row is checked again.
  return { problems: problems.filter(({ field }, at) => problems.findIndex(one => one.field === field) === at) }
}

const problem = (field: string, message: string, at: number | null = null): RowProblem => ({ field, message, at })

function valueOf({ kind, optional }: InputField, cell: string): unknown {
  if (cell === '' && optional) return null
  return kind === 'number' && cell !== '' ? Number(cell) : cell
}

function reasonOf({ label, identifier }: InputField, cell: string, locale: Locale): string | undefined {
  const field = label[locale]
  const count = limits.bulk.maxCellCharacters
  if (cell.length > count) return translate(locale, 'bulk.row.tooLong', { field, count })
  if (cell === '') return translate(locale, 'bulk.row.empty', { field })
  if (!identifier) return undefined
  const checked = checkIdentifier(identifier, cell, locale)
  return checked.ok ? undefined : checked.reason
}

/** The column (from 0) of each of a product's input fields, in their order. */
export type Mapping = { source: string; column: number | null }[]

/** Headers are compared in lower case, by letters and digits only. */
const normalised = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const namesOf = ({ source, label, headers = [] }: InputField) =>
  [source, label.en, label.hi, ...headers].map(normalised)

/** Matches fields to columns by header; the customer's `own` names take precedence over ours, and the first match wins. */
export function guessMapping(
  { inputFields }: Product,
  headers: readonly string[],
  own: readonly { source: string; header: string }[] = [],
): Mapping {
  const normalisedHeaders = headers.map(normalised)
  const taken = new Map<string, number>()
  const take = (source: string, names: readonly string[]) => {
    const column = normalisedHeaders.findIndex(
      (header, at) => names.includes(header) && ![...taken.values()].includes(at),
    )
    if (column >= 0) taken.set(source, column)
  }
  for (const { source, header } of own) if (!taken.has(source)) take(source, [normalised(header)])
  for (const field of inputFields) if (!taken.has(field.source)) take(field.source, namesOf(field))
  return inputFields.map(({ source }) => ({ source, column: taken.get(source) ?? null }))
}

const referenceNames = [
  'Your reference',
  'Reference',
  'Reference number',
  'Reference no',
  'Ref',
  'आपका रेफ़रेंस',
  'रेफ़रेंस',
].map(normalised)

/** The column with the reference of each row, by its header, unless it is mapped to a field; null without one. */
export function referenceColumn(headers: readonly string[], mapping: Mapping): number | null {
  const at = headers.findIndex(
    (header, column) => referenceNames.includes(normalised(header)) && !mapping.some(one => one.column === column),
  )
  return at < 0 ? null : at
}

/** Required fields without a column; while there are any, no row can be checked. */
export const unmapped = ({ inputFields }: Product, mapping: Mapping): InputField[] =>
  inputFields.filter(field => !field.optional && columnOf(mapping, field.source) === null)

export const columnOf = (mapping: Mapping, source: string): number | null =>
  mapping.find(one => one.source === source)?.column ?? null
