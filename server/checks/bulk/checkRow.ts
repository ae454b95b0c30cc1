import { checkIdentifier } from '../../../contracts/identifiers.ts'
import { limits } from '../../../contracts/limits.ts'
import type { InputField, Product } from '../../../contracts/products/index.ts'
import type { Locale } from '../../../contracts/text.ts'
import { translate } from '../../platform/translate.ts'
import { columnOf, type Mapping } from './mapping.ts'

/** How to read the rows of a file. */
export interface RowLayout {
  product: Product
  mapping: Mapping
  /** Number of columns in the header. */
  columns: number
}

export interface RowProblem {
  /** The input field, or `row`. */
  field: string
  message: string
  at: number | null
}

export type CheckedRow = { input: Record<string, unknown> } | { problems: RowProblem[] }

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
  const parsed = product.input.safeParse(Object.fromEntries(values))
  if (parsed.success) return { input: parsed.data }
  const problems = parsed.error.issues.map(({ path, message, ...issue }) => {
    const source = String(path[0])
    const field = product.inputFields.find(one => one.source === source)
    const at = issue.code === 'custom' ? (issue.params?.at as number | undefined) : undefined
    return field
      ? problem(source, reasonOf(field, cellOf(mapping, cells, source), locale) ?? message, at)
      : problem('row', message)
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
