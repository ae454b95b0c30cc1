import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HeavyWork } from '../../../../server/platform/ports/heavyPool.ts'

export interface Asked {
  how: 'add' | 'spin' | 'sleep' | 'throw' | 'exit' | 'objects' | 'buffers' | 'write' | 'environment' | 'cores'
  numbers?: number[]
}

export interface Answer {
  sum: number
  /** Tasks that this process has done before. */
  earlier: number
  names?: string[]
  cores?: number
}

let earlier = 0

/** What a task may do to its process. */
const work: HeavyWork<Asked, Answer> = async ({ how, numbers = [] }, report, cores) => {
  report('received')
  if (how === 'spin') for (;;) Math.random()
  if (how === 'sleep') await sleep(60_000)
  if (how === 'throw') throw new TypeError('a mistake of ours')
  if (how === 'exit') process.exit(1)
  if (how === 'objects') for (const all: object[] = []; ; ) all.push(Array.from({ length: 1_000 }, () => ({})))
  if (how === 'buffers') for (const all: Buffer[] = []; ; ) all.push(Buffer.alloc(20 * 1024 * 1024, 1))
  if (how === 'write') writeFileSync('written.txt', 'by a task')
  report('added')
  const sum = numbers.reduce((total, one) => total + one, 0)
  return {
    sum,
    earlier: earlier++,
    ...(how === 'environment' && { names: Object.keys(process.env) }),
    ...(how === 'cores' && { cores }),
  }
}

export default work
