import type { Readable } from 'node:stream'
import { limits } from '../../../contracts/limits.ts'
import { csvRows } from './csvRows.ts'
import { FileProblem } from './fileProblem.ts'
import type { FileRow } from './fileRow.ts'
import type { FileType } from './fileType.ts'
import { xlsxRows } from './xlsxRows.ts'

/** Limits the unpacked text of a file, because a small archive can unpack to a lot. */
const MOST_CHARACTERS = 32 * 1024 * 1024

/**
 * Streams the non-empty rows of a file, header first. Cells are trimmed and cut one character beyond the limit, so that the check
 * still rejects them. Throws FileProblem.
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
