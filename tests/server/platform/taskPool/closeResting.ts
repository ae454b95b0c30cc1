import { defineHeavyTask } from '../../../../server/platform/ports/heavyPool.ts'
import { createHeavyPool } from '../../../../server/platform/taskPool/pool.ts'
import type { Answer, Asked } from './task.ts'

/** A program with nothing else to do: it closes a pool whose process rests. */
const pool = createHeavyPool({ processes: 1, memoryMb: 200, idleMs: 60_000 })
const task = defineHeavyTask<Asked, Answer>({
  name: 'example',
  module: new URL('./task.ts', import.meta.url),
  budget: { limitMs: 60_000, memoryMb: 200 },
})
await pool.run(task, { how: 'add', numbers: [1, 2] }, { userId: null })
await pool.close()
process.stdout.write('closed\n')
