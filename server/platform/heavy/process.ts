import { Worker } from 'node:worker_threads'
import type { HeavyWork } from '../ports/heavyPool.ts'

/** What the pool tells a process, one task at a time. */
export interface HeavyCall {
  module: string
  input: unknown
  cores: number
}

/** What a process tells the pool: any number of steps, then the end of its task. */
export type HeavyMessage = { step: string } | { output: unknown } | { error: Error }

/** A process of the pool: runs one task after another and keeps what their modules have loaded. Its argument is its limit in MB. */
const [, , limitMb] = process.argv

// A thread of its own, because it must also act while a task blocks this one.
new Worker(new URL('./watch.ts', import.meta.url), {
  workerData: { limitMb: Number(limitMb), parent: process.ppid },
}).unref()

const tell = (message: HeavyMessage) => process.send?.(message)

async function run({ module, input, cores }: HeavyCall): Promise<void> {
  try {
    const { default: work } = (await import(module)) as { default: HeavyWork<unknown, unknown> }
    tell({ output: await work(input, step => tell({ step }), cores) })
  } catch (error) {
    tell({ error: error instanceof Error ? error : new Error(String(error)) })
  }
}

process.on('message', (call: HeavyCall) => void run(call))
process.on('disconnect', () => process.exit())
