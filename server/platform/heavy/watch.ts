import { workerData } from 'node:worker_threads'

/**
 * Ends the process of a heavy task that takes more memory than it may, or whose node is gone: it can do neither itself while it computes.
 * The pool takes a killed process for one that ran out of memory, as the kernel kills those too.
 */
const EVERY_MS = 200
const { limitMb, parent } = workerData as { limitMb: number; parent: number }

setInterval(() => {
  const isOrphan = process.ppid !== parent
  const isTooLarge = process.memoryUsage.rss() > limitMb * 1024 * 1024
  if (isOrphan || isTooLarge) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
