import { on } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { FileProblem } from './fileProblem.ts'
import type { FileRow } from './fileRow.ts'

export type XlsxWorkerMessage = { rows: FileRow[]; end?: true } | { problem: FileProblem['key'] }

/** A workbook that needs more memory is rejected; only its thread dies. */
const THREAD_MB = 160

/**
 * Reads the first sheet of a workbook in a worker thread, so that requests are not blocked. Holds the archive of at most 10 MB in
 * memory and receives the rows in batches. Throws FileProblem.
 */
export async function* xlsxRows(file: Readable): AsyncGenerator<FileRow> {
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
