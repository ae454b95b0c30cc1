import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readTask } from '../../../server/ocr/readTask.ts'
import { createHeavyPool } from '../../../server/platform/taskPool/pool.ts'
import { photosOf } from './measure.ts'

const EVERY_MS = 250

/**
 * Reads `count` documents in the processes of a node, two at once, and returns the peak of their memory together in MB: what they share counts once
 * (PSS), so Linux only.
 */
export async function twoAtOnceMb(seed: number, count: number): Promise<number> {
  const photos: Uint8Array[] = []
  for await (const { content } of photosOf(seed, count)) photos.push(content)
  const pool = createHeavyPool({ processes: 2, memoryMb: 2_000, idleMs: 60_000 })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(
      peak,
      heavyProcesses().reduce((sum, pid) => sum + shareOf(pid), 0),
    )
  }, EVERY_MS)
  const reader = async () => {
    for (let content = photos.pop(); content; content = photos.pop())
      await pool.run(readTask, { files: [{ type: 'jpeg', content }], requested: 'detect' }, { userId: null })
  }
  await Promise.all([reader(), reader()])
  // The timer keeps this process alive: idle processes of the pool do not.
  await pool.close()
  clearInterval(timer)
  return peak / 1024
}

/** The ids of this process's heavy processes. */
export const heavyProcesses = (): number[] =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter(line => line.includes('taskPool/process'))
    .map(line => Number.parseInt(line, 10))

/** In kB; 0 once the process has ended. */
function shareOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
