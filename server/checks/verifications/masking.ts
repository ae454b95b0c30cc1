import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
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

/** Where values of a check are shown: in lists and exports, on its page and that of a shared link, or in a report that is made for a purpose. */
export type ShownIn = 'list' | 'page' | 'report'

interface Masked {
  mask?: Mask
  listMask?: Mask
}

/**
 * How a field is masked in a place; undefined where it is shown. Nothing else decides it. A report says whom it is about: it shows names and the subject;
 * making one is recorded in the access log. An Aadhaar number is never shown.
 */
export function maskIn(shownIn: ShownIn, { mask, listMask }: Masked, isSubject = false): Mask | undefined {
  if (shownIn === 'list') return listMask ?? mask
  if (shownIn === 'report' && (isSubject || mask === 'name') && mask !== 'aadhaar') return undefined
  return mask
}

/** At most six, so that a long value does not stretch the page. */
const dots = (text: string) => '•'.repeat(Math.min(text.length, 6))

interface Field extends Masked {
  source: string
  /** Of a table. */
  columns?: readonly Field[]
}

type Row = Record<string, unknown>

interface Place {
  shownIn: ShownIn
  /** The field that says whom the check is about. */
  subject?: string | undefined
}

/** Masks the fields that the product marks, also in the rows of its tables; null stays null. */
export function maskRecord(fields: readonly Field[], record: Row, { shownIn, subject }: Place): Row {
  const known = new Map(fields.map(field => [field.source, field]))
  const entries = Object.entries(record).map(([source, value]) => {
    const field = known.get(source)
    if (field?.columns) {
      const { columns } = field
      return [source, rowsOf(value).map(row => maskRecord(columns, row, { shownIn }))]
    }
    const mask = field && maskIn(shownIn, field, source === subject)
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
