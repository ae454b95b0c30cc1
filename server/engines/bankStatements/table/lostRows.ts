import type { Cells, Line } from '../model.ts'
import { looksLikeAmount } from '../values/amounts.ts'
import { dateAt } from '../values/dates.ts'
import type { Columns } from './columns.ts'
import { amountsIn, textOf } from './specialLines.ts'

/** Words of summaries, which stand before the first row and behind the last one. */
const SUMMARY =
  /\b(?:totals?|opening|closing|balances?|summary|counts?|average|limit|available|sanctioned|brought|carried|effective|uncleared|as (?:on|of)|subtotal|debits?|credits?|withdrawals?|deposits?)\b|शेष|कुल|योग|सारांश/iu

/**
 * Whether a line before the first row of a table or behind its last one looks like a row that could not be read, and not like a summary: its amounts stand on
 * the edges of their columns, and it has a narration and a balance beside the amount, or figures where the date stands.
 */
export function looksLikeRow(line: Line, cells: Cells, columns: Columns): boolean {
  if (amountsIn(cells) === 0 || !columns.isOnEdges(line) || SUMMARY.test(textOf(line))) return false
  if (/\d/.test(cells.date ?? '')) return true
  return (
    columns.hasBalance && cells.balance !== undefined && amountsIn(cells) > 1 && /\p{L}/u.test(cells.description ?? '')
  )
}

/** Whether a line above the headings of its page is a row of the table beneath them. */
export const isRowAbove = (line: Line, columns: Columns): boolean => {
  const cells = columns.cellsOf(line)
  return dateAt(cells.date ?? '') !== null && looksLikeRow(line, cells, columns)
}

/** Whether a dated line without an amount in any column has one that stands in none. */
export const hasStrayAmount = (cells: Cells): boolean =>
  Object.values(cells).some(text => text.split(' ').some(word => looksLikeAmount(word)))
