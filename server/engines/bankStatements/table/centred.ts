import type { Line } from '../model.ts'
import { dateAt } from '../values/dates.ts'
import type { Columns } from './columns.ts'
import { amountsIn } from './specialLines.ts'

/** Lines that are looked at. */
const MAX_LINES = 3_000
/** Texts stand this close to the middle between them, in heights of their letters. */
const CLOSE = 1.2
/** How far two distances may differ that are the same. */
const SAME = 0.25

/**
 * Whether the cells of a row stand around its middle: a narration of two lines leaves the line of the date without a text, with one above and one below at the
 * same distance; and above the first row of a page stand as many lines as beneath it. Browsers print tables so.
 */
export function isCentred(lines: readonly Line[], columns: Columns): boolean {
  const seen = lines.slice(0, MAX_LINES).map(line => ({ line, cells: columns.cellsOf(line) }))
  const isText = (at: number, page: number) => {
    const one = seen[at]
    return one?.line.page === page && one.cells.description !== undefined && amountsIn(one.cells) === 0
  }
  return seen.some(({ line, cells }, at) => {
    if (amountsIn(cells) === 0) return false
    const { page, y, size } = line
    const mirrors = (by: number) => {
      if (!isText(at - by, page) || !isText(at + by, page)) return false
      const [above, below] = [y - (seen[at - by]?.line.y ?? 0), (seen[at + by]?.line.y ?? 0) - y]
      return Math.abs(above - below) < SAME * size && above < CLOSE * size * (2 * by)
    }
    if (cells.description === undefined) return mirrors(1) && y - (seen[at - 1]?.line.y ?? 0) < CLOSE * size
    if (dateAt(cells.date ?? '') === null) return false
    const isFirst = at === 1 || (at > 1 && seen[at - 2]?.line.page !== page)
    return isFirst && mirrors(1)
  })
}
