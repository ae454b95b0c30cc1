import { workerData } from 'node:worker_threads'

/**
 * Ends the process of a heavy task that takes more memory or time of the processor than it may, or whose node is gone: it can do none of that itself while it
 * computes. The pool takes a process that was killed for one that ran out of memory, as the kernel kills those too, and one that was terminated for one that
 * ran out of time.
 */
const EVERY_MS = 200
const { limits, parent } = workerData as { limits: Int32Array; parent: number }

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isOrphan = process.ppid !== parent
  const isTooLarge = process.memoryUsage.rss() > Atomics.load(limits, 0) * 1024 * 1024
  const isTooSlow = (user + system) / 1000 > Atomics.load(limits, 1)
  if (isOrphan || isTooLarge) process.kill(process.pid, 'SIGKILL')
  else if (isTooSlow) process.kill(process.pid, 'SIGTERM')
}, EVERY_MS)
