import { parentPort } from 'node:worker_threads'
import { loadRecogniser } from './models.ts'
import { readQueue, type StripQueue } from './readStrips.ts'

/** The thread of `secondReader.ts`: answers each queue with the strips that it has read. What goes wrong ends the thread. */
const loading = loadRecogniser()

async function answer(queue: StripQueue): Promise<void> {
  parentPort?.postMessage(await readQueue(await loading, queue, 'shortest'))
}

parentPort?.on('message', (queue: StripQueue) => void answer(queue))
