import { Worker } from 'node:worker_threads'
import type { HeavyWork } from '../ports/heavyPool.ts'

/** What the pool tells a process, one task at a time. */
export interface HeavyCall {
  module: string
  input: unknown
  cores: number
  /** What the process may hold while it does this task, and the time of the processor that the task may take. */
  memoryMb: number
  limitMs: number
}

/** What a process tells the pool: any number of steps, then the end of its task, with what the process holds then. */
export type HeavyMessage = { step: string } | (({ output: unknown } | { error: Error }) & { residentMb: number })

/**
 * A process of the pool: runs one task after another and keeps what their modules have loaded. Its argument is its limit in MB, and each task may have a
 * lower one.
 */
const [, , mostMb] = process.argv
const NEVER = 2 ** 31 - 1
/** Megabytes, and milliseconds of the processor since the process began; shared with the thread that watches. */
const limits = new Int32Array(new SharedArrayBuffer(8))
limits.set([Number(mostMb), NEVER])

// A thread of its own, because it must also act while a task blocks this one.
new Worker(new URL('./watch.ts', import.meta.url), {
  workerData: { limits, parent: process.ppid },
}).unref()

const tell = (message: HeavyMessage) => process.send?.(message)

const residentMb = () => Math.round(process.memoryUsage.rss() / 1024 / 1024)

const usedMs = () => {
  const { user, system } = process.cpuUsage()
  return Math.round((user + system) / 1000)
}

async function run({ module, input, cores, memoryMb, limitMs }: HeavyCall): Promise<void> {
  Atomics.store(limits, 0, memoryMb)
  Atomics.store(limits, 1, usedMs() + limitMs)
  try {
    const { default: work } = (await import(module)) as { default: HeavyWork<unknown, unknown> }
    const output = await work(input, step => tell({ step }), cores)
    tell({ output, residentMb: residentMb() })
  } catch (error) {
    tell({ error: error instanceof Error ? error : new Error(String(error)), residentMb: residentMb() })
  } finally {
    Atomics.store(limits, 1, NEVER)
  }
}

process.on('message', (call: HeavyCall) => void run(call))
process.on('disconnect', () => process.exit())
