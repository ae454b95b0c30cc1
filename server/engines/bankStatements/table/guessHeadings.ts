import type { Line, Page } from '../model.ts'
import { looksLikeAmount } from '../values/amounts.ts'
import { dateAt } from '../values/dates.ts'
import { groupAmounts, type Place } from './amountColumns.ts'
import type { Heading } from './headings.ts'

/** Rows that are needed to learn columns without headings. */
const MIN_ROWS = 4
const MAX_LINES = 3_000

/**
 * Columns of a table that has no headings: the date on the left, amounts by the edges on which they stand. The last amounts are the balance; what
 * stands before may be debits, credits or both, which the running balance tells later.
 */
export function guessHeadings(pages: readonly Page[]): Heading[] | null {
  const rows = pages
    .flatMap(({ lines }) => lines)
    .filter(({ words }) => {
      const first = words.slice(0, 3).map(({ text }) => text)
      return (
        (dateAt(first.join(' ')) || dateAt(first.slice(1).join(' '))) && words.some(({ text }) => looksLikeAmount(text))
      )
    })
    .slice(0, MAX_LINES)
  if (rows.length < MIN_ROWS) return null
  const columns = placesOf(rows)
  const dates = rows.map(
    ({ words }) =>
      words[
        dateAt(words[0]?.text ?? '') ||
        dateAt(
          words
            .slice(0, 3)
            .map(({ text }) => text)
            .join(' '),
        )
          ? 0
          : 1
      ],
  )
  const dateLeft = Math.min(...dates.flatMap(word => (word ? [word.left] : [])))
  const dateRight = Math.max(...dates.flatMap(word => (word ? [word.right] : [])))
  if (columns.length === 0 || columns.length > 3) return null
  const [first, second, third] = columns
  const heads: Heading[] = [
    { kind: 'date', left: dateLeft, right: dateRight },
    { kind: 'description', left: dateRight + 4, right: Math.max(dateRight + 8, (first?.left ?? 0) - 4) },
  ]
  if (first && second && third)
    heads.push({ kind: 'debit', ...first }, { kind: 'credit', ...second }, { kind: 'balance', ...third })
  else if (first && second) heads.push({ kind: 'either', ...first }, { kind: 'balance', ...second })
  else if (first) heads.push({ kind: 'either', ...first })
  return heads
}

/** Where many amounts stand, from the left. */
function placesOf(rows: readonly Line[]): Place[] {
  return groupAmounts(rows, looksLikeAmount)
    .map(({ words }) => words)
    .filter(group => group.length >= Math.max(2, rows.length * 0.05))
    .map(group => ({
      left: Math.min(...group.map(({ left }) => left)),
      right: Math.max(...group.map(({ right }) => right)),
    }))
    .sort((one, other) => one.right - other.right)
}
