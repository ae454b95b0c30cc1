import { on } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { limits } from '../../../contracts/platform/limits.ts'
import { csvRows } from './csvRows.ts'
import { FileProblem, type FileRow, type FileType } from './uploadedFile.ts'

/** Limits the unpacked text of a file, because a small archive can unpack to a lot. */
const MAX_CHARACTERS = 32 * 1024 * 1024

/**
 * Streams the non-empty rows of a file, header first. Cells are trimmed and cut one character beyond the limit, so that the check
 * still rejects them. Throws FileProblem.
 */
export async function* fileRows(file: Readable, type: FileType): AsyncGenerator<FileRow> {
  const { maxRows, maxColumns, maxCellCharacters } = limits.bulk
  let rows = 0
  let characters = 0
  for await (const { row, cells } of type === 'csv' ? csvRows(file) : xlsxRows(file)) {
    const texts = cells.slice(0, maxColumns + 1).map(cell => cell.trim().slice(0, maxCellCharacters + 1))
    while (texts.at(-1) === '') texts.pop()
    if (texts.length === 0) continue
    if (texts.length > maxColumns) throw new FileProblem('tooManyColumns', { count: maxColumns })
    if (rows++ > maxRows) throw new FileProblem('tooManyRows', { count: maxRows })
    characters += texts.reduce((sum, cell) => sum + cell.length, 0)
    if (characters > MAX_CHARACTERS) throw new FileProblem('tooLarge')
    yield { row, cells: texts }
  }
}

export type XlsxWorkerMessage = { rows: FileRow[]; end?: true } | { problem: FileProblem['key'] }

/** A workbook that needs more memory is rejected; only its thread dies. */
const THREAD_MB = 160

/**
 * Reads the first sheet of a workbook in a worker thread, so that requests are not blocked. Holds the archive of at most 10 MB in
 * memory and receives the rows in batches. Throws FileProblem.
 */
async function* xlsxRows(file: Readable): AsyncGenerator<FileRow> {
  const archive = await buffer(file)
  const thread = new Worker(new URL('./xlsxThread.ts', import.meta.url), {
    workerData: archive,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  })
  try {
    for await (const [message] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[XlsxWorkerMessage]>) {
      if ('problem' in message) throw new FileProblem(message.problem)
      yield* message.rows
      if (message.end) return
      thread.postMessage('next')
    }
    throw new FileProblem('broken')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new FileProblem('tooLarge')
    throw error
  } finally {
    await thread.terminate()
  }
}
