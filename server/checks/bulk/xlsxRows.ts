import { on } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { FileProblem } from './fileProblem.ts'
import type { FileRow } from './fileRow.ts'

export type XlsxWorkerMessage = { rows: FileRow[]; end?: true } | { problem: FileProblem['key'] }

/** A workbook that needs more is refused; the thread alone ends. */
const THREAD_MB = 160

/**
 * Rows of a workbook's first sheet, read in a thread so that no request waits for it: at most 10 MB are held as they came, the rows
 * are handed over in batches. Throws FileProblem.
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
