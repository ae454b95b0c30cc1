import { Worker } from 'node:worker_threads'
import type { StripQueue, StripTexts } from './readStrips.ts'

/** Fewer strips are read sooner than shared. */
const WORTHWHILE = 2

/** A thread keeps up to 48 MB for new objects otherwise. */
const YOUNG_MB = 8

let thread: Worker | undefined

/**
 * Starts the second thread that reads strips, once for the process. It loads its own copy of the recogniser meanwhile, about 90 MB, because a session uses
 * one core.
 */
export function startSecondReader(): void {
  if (thread) return
  const started = new Worker(new URL('./secondReaderThread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  // Its end is told by `exit`; without a listener an error would end the process.
  started.on('error', () => {})
  started.once('exit', () => {
    if (thread === started) thread = undefined
  })
  started.unref()
  thread = started
}

/** Ends the thread and frees its memory. */
export async function stopSecondReader(): Promise<void> {
  const stopped = thread
  thread = undefined
  await stopped?.terminate()
}

/**
 * What the second thread has read of the queue, once the queue is empty. Nothing if there is no such thread, if the queue is short, or if the thread ends: it
 * never throws, and what it took and did not read is missing.
 */
export function secondReading(queue: StripQueue): Promise<StripTexts> {
  const worker = thread
  if (!worker || queue.strips.length < WORTHWHILE) return Promise.resolve(new Map())
  worker.ref()
  return new Promise(resolve => {
    const end = (texts: StripTexts) => {
      worker.off('message', end).off('exit', onExit).unref()
      resolve(texts)
    }
    const onExit = () => end(new Map())
    worker.once('message', end).once('exit', onExit)
    worker.postMessage(queue)
  })
}
