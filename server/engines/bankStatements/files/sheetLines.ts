import type { Line, Page } from '../model.ts'
import { collapseSpaces } from '../values/text.ts'

/** The columns of a sheet lie this far apart, so that a sheet reads like a page. */
const COLUMN = 100
const CELL = 90
const ROW = 10
/** More columns than any statement has. */
const MAX_COLUMNS = 60

type Cell = string | number | boolean | Date | null | undefined

/** A sheet as a page: one line a row, one word a filled cell. */
export function sheetPage(number: number, rows: readonly (readonly Cell[])[]): Page {
  const lines: Line[] = []
  rows.forEach((cells, row) => {
    const words = cells.slice(0, MAX_COLUMNS).flatMap((cell, column) => {
      const text = cellText(cell)
      return text === '' ? [] : [{ text, left: column * COLUMN, right: column * COLUMN + CELL }]
    })
    if (words.length > 0) lines.push({ page: number, y: row * ROW, size: 8, words })
  })
  return { number, lines }
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  // Sums in binary fractions: 1200.1 + 0.2 is written as 1200.3.
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell.toFixed(0) : cell.toFixed(2)
  return collapseSpaces(String(cell))
}
