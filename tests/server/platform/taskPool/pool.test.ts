import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { afterAll, describe, expect, test } from 'vitest'
import { registry } from '../../../../server/platform/metrics.ts'
import { defineHeavyTask, HeavyFailure } from '../../../../server/platform/ports/heavyPool.ts'
import { createHeavyPool } from '../../../../server/platform/taskPool/pool.ts'
import type { Answer, Asked } from './task.ts'

const module = new URL('./task.ts', import.meta.url)
const task = (limitMs = 60_000, memoryMb = 200) =>
  defineHeavyTask<Asked, Answer>({ name: 'example', module, budget: { limitMs, memoryMb } })

const ours = { userId: null }

const pool = createHeavyPool({ processes: 1, memoryMb: 200, idleMs: 60_000 })
const add = () => pool.run(task(), { how: 'add', numbers: [1, 2] }, ours)

const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => 'no failure',
    (error: unknown) => (error instanceof HeavyFailure ? error.reason : error),
  )

afterAll(() => pool.close())

test('a task answers and reports its steps; the next one finds the same process', async () => {
  const steps: string[] = []
  const first = await pool.run(task(), { how: 'add', numbers: [20, 22] }, { ...ours, onStep: step => steps.push(step) })
  expect(first.sum).toBe(42)
  expect(steps).toEqual(['received', 'added'])
  expect(await add()).toEqual({ sum: 3, earlier: first.earlier + 1 })
})

describe('a task that goes wrong ends with its process, and the next task has a new one', () => {
  test.each([
    ['spin', 'time'],
    ['sleep', 'time'],
    ['objects', 'memory'],
    ['buffers', 'memory'],
    ['exit', 'crashed'],
  ] as const)('%s: %s', async (how, reason) => {
    expect(await failureOf(pool.run(task(reason === 'time' ? 1_500 : 60_000), { how }, ours))).toBe(reason)
    expect(await add()).toEqual({ sum: 3, earlier: 0 })
  })
})

test('an error in a task leaves the process as it is', async () => {
  await add()
  const failure = await pool.run(task(), { how: 'throw' }, ours).catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'error', cause: { message: 'a mistake of ours' } })
  expect((await add()).earlier).toBeGreaterThan(0)
})

test('a task can be aborted before and while it runs', async () => {
  expect(await failureOf(pool.run(task(), { how: 'sleep' }, { ...ours, signal: AbortSignal.abort() }))).toBe('aborted')
  const later = new AbortController()
  const running = pool.run(task(), { how: 'sleep' }, { ...ours, signal: later.signal, onStep: () => later.abort() })
  expect(await failureOf(running)).toBe('aborted')
})

test('tasks beyond the processes wait for one, also after one that was ended', async () => {
  const tasks = [pool.run(task(1_500), { how: 'sleep' }, ours), add(), add()].map(failureOf)
  expect(await Promise.all(tasks)).toEqual(['time', 'no failure', 'no failure'])
})

test('accounts take turns, and test work waits for live work', async () => {
  const busy = new AbortController()
  const sleeping = Promise.withResolvers<void>()
  const running = pool.run(
    task(),
    { how: 'sleep' },
    { userId: 'large', signal: busy.signal, onStep: () => sleeping.resolve() },
  )
  await sleeping.promise
  const ended: string[] = []
  const asked = (userId: string, mode: 'live' | 'test' = 'live') =>
    pool.run(task(), { how: 'add' }, { userId, mode }).then(() => ended.push(`${userId} ${mode}`))
  const all = [
    ...Array.from({ length: 3 }, () => asked('free', 'test')),
    ...Array.from({ length: 3 }, () => asked('large')),
    asked('small'),
    asked('other', 'test'),
  ]
  busy.abort()
  expect(await failureOf(running)).toBe('aborted')
  await Promise.all(all)
  expect(ended).toEqual([
    'small live',
    ...Array.from({ length: 3 }, () => 'large live'),
    'free test',
    'other test',
    'free test',
    'free test',
  ])
})

test('a task may have less memory than its process, and gets a new one if what is loaded leaves too little', async () => {
  const large = createHeavyPool({ processes: 1, memoryMb: 2_000, idleMs: 60_000 })
  expect(await failureOf(large.run(task(60_000, 100), { how: 'buffers' }, ours))).toBe('memory')
  const { earlier } = await large.run(task(), { how: 'add' }, ours)
  const again = defineHeavyTask<Asked, Answer>({
    name: 'other',
    module: new URL('./task.ts?other', import.meta.url),
    budget: { limitMs: 60_000, memoryMb: 2_000 },
  })
  expect([earlier, (await large.run(again, { how: 'add' }, ours)).earlier]).toEqual([0, 0])
  expect((await large.run(task(), { how: 'add' }, ours)).earlier).toBe(0)
  await large.close()
})

test('a task is told its share of the cores: all while it is alone, half while another one runs', async () => {
  const two = createHeavyPool({ processes: 2, memoryMb: 200, idleMs: 60_000 })
  const cores = async () => (await two.run(task(), { how: 'cores' }, ours)).cores
  expect(await cores()).toBe(availableParallelism())
  const other = new AbortController()
  const sleeping = Promise.withResolvers<void>()
  const running = two.run(task(), { how: 'sleep' }, { ...ours, signal: other.signal, onStep: () => sleeping.resolve() })
  await sleeping.promise
  expect(await cores()).toBe(Math.max(1, Math.floor(availableParallelism() / 2)))
  other.abort()
  expect(await failureOf(running)).toBe('aborted')
  expect(await cores()).toBe(availableParallelism())
  await two.close()
})

test('a task can neither write files nor see our environment', async () => {
  process.env.HEAVY_TEST_SECRET = 'not for tasks'
  const fresh = createHeavyPool({ processes: 1, memoryMb: 200, idleMs: 60_000 })
  const failure = await fresh.run(task(), { how: 'write' }, ours).catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'error', cause: { message: expect.stringContaining('restricted') } })
  expect(existsSync('written.txt')).toBe(false)
  const { names } = await fresh.run(task(), { how: 'environment' }, ours)
  expect(names).not.toContain('HEAVY_TEST_SECRET')
  await fresh.close()
})

const children = () =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter(line => line.includes('taskPool/process')).length

test('no process runs before the first task, and none stays when it has been idle', async () => {
  const before = children()
  const short = createHeavyPool({ processes: 2, memoryMb: 200, idleMs: 50 })
  expect(children()).toBe(before)
  await short.run(task(), { how: 'add' }, ours)
  expect(children()).toBe(before + 1)
  await expect.poll(children).toBe(before)
})

test('closing the pool ends what runs and what waits', async () => {
  const closing = createHeavyPool({ processes: 1, memoryMb: 200, idleMs: 60_000 })
  const running = failureOf(closing.run(task(), { how: 'sleep' }, { ...ours, onStep: () => void closing.close() }))
  const waiting = failureOf(closing.run(task(), { how: 'add' }, ours))
  expect([await running, await waiting]).toEqual(['aborted', 'aborted'])
})

test('closing a pool whose process rests comes to its end in a program with nothing else to do', () => {
  const program = new URL('./closeResting.ts', import.meta.url)
  expect(execFileSync(process.execPath, [program.pathname], { encoding: 'utf8' })).toBe('closed\n')
})

test('the metrics count tasks by result, and none is left open', async () => {
  const text = await registry.metrics()
  expect(text).toMatch(/heavy_tasks_total\{task="example",result="done"\} [1-9]/)
  expect(text).toMatch(/heavy_tasks_total\{task="example",result="memory"\} 3/)
  expect(text).toMatch(/heavy_tasks_open 0/)
})
