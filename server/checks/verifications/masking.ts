import { maskIdentifier } from '../../../contracts/identifiers.ts'
import type { Mask } from '../../../contracts/products/index.ts'

const TAIL = 4

/**
 * Masks a value for screens, lists and exports: an identifier by its kind, a name as `R•••• K•••••`, anything else to its last
 * four characters.
 */
export function maskValue(mask: Mask, value: string): string {
  if (mask === 'name')
    return value.replace(/(\p{L}\p{M}*)([\p{L}\p{M}\p{N}]*)/gu, (_, first: string, rest: string) => first + dots(rest))
  if (mask === 'tail') return value.length > TAIL ? dots(value.slice(0, -TAIL)) + value.slice(-TAIL) : dots(value)
  return maskIdentifier(mask, value)
}

/** At most six, so that a long value does not stretch the page. */
const dots = (text: string) => '•'.repeat(Math.min(text.length, 6))

interface Field {
  source: string
  mask?: Mask
  /** Of a table. */
  columns?: readonly Field[]
}

type Row = Record<string, unknown>

/** Masks the fields that the product marks, also in the rows of its tables; null stays null. */
export function maskRecord(fields: readonly Field[], record: Row): Row {
  const known = new Map(fields.map(field => [field.source, field]))
  const entries = Object.entries(record).map(([source, value]) => {
    const { mask, columns } = known.get(source) ?? {}
    if (columns) return [source, rowsOf(value).map(row => maskRecord(columns, row))]
    return [source, mask && value != null ? maskValue(mask, textOf(value)) : value]
  })
  return Object.fromEntries(entries) as Row
}

/** The rows of a table; none for anything else, such as a result from before the table existed. */
export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])

/** Converts a field's value to text: strings as they are, several files by their ids, anything else as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.every(one => typeof one === 'string') ? value.join(', ') : JSON.stringify(value)
}
