import { createHash } from 'node:crypto'
import type { ClosingFigures } from '../../../contracts/resources/closing.ts'

/** SHA-256 of a period and its figures. The names of fields are sorted, because the database keeps no order of them. */
export const digestOf = (id: string, figures: ClosingFigures): string =>
  createHash('sha256')
    .update(JSON.stringify([id, sorted(figures)]))
    .digest('hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]))
}
