import type { Readable } from 'node:stream'
import { limits } from '../../../contracts/limits.ts'
import { csvRows } from './csvRows.ts'
import { FileProblem } from './fileProblem.ts'
import type { FileRow } from './fileRow.ts'
import type { FileType } from './fileType.ts'
import { xlsxRows } from './xlsxRows.ts'

/** All texts of a file together: what a small archive may unpack to is bounded, not only what arrives. */
const MOST_CHARACTERS = 32 * 1024 * 1024

/**
 * The rows of a file as it streams by, blank ones left out, the header first. Cells are trimmed, and cut one character beyond what a
 * cell may hold: enough to be refused. Throws FileProblem.
 */
export async function* fileRows(file: Readable, type: FileType): AsyncGenerator<FileRow> {
  const { maxRows, maxColumns, maxCellCharacters } = limits.bulk
  let rows = 0
  let characters = 0
  for await (const { row, cells } of type === 'csv' ? csvRows(file) : xlsxRows(file)) {
    const kept = cells.slice(0, maxColumns + 1).map(cell => cell.trim().slice(0, maxCellCharacters + 1))
    while (kept.at(-1) === '') kept.pop()
    if (kept.length === 0) continue
    if (kept.length > maxColumns) throw new FileProblem('tooManyColumns', { count: maxColumns })
    if (rows++ > maxRows) throw new FileProblem('tooManyRows', { count: maxRows })
    characters += kept.reduce((sum, cell) => sum + cell.length, 0)
    if (characters > MOST_CHARACTERS) throw new FileProblem('tooLarge')
    yield { row, cells: kept }
  }
}
