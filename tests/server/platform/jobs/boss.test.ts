import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createBoss } from '../../../../server/platform/jobs/boss.ts'
import { testDatabase } from '../../../support/database.ts'
import { until } from '../../../support/until.ts'

const database = await testDatabase()
const { db } = database
const quiet = { error: () => {} }
const jobs = await createBoss(database, { log: quiet, superviseSeconds: 1 })
afterAll(() => jobs.stop())

/** Of no other try: its worker might still take from it. */
const named = (name: string) => `${name}-${randomUUID()}`

test('a job sent in a transaction that rolls back never existed', async () => {
  await jobs.ensureQueue('rolled-back')
  const failing = db.transaction().execute(async trx => {
    await jobs.sendIn(trx, 'rolled-back', { number: 1 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await jobs.boss.fetch('rolled-back')).toEqual([])
})

test('a job sent in a transaction that commits is delivered once', async () => {
  const queue = named('committed')
  await jobs.ensureQueue(queue)
  const seen: unknown[] = []
  await jobs.work(queue, async job => void seen.push(job.data))
  await db.transaction().execute(async trx => {
    for (let number = 0; number < 25; number++) await jobs.sendIn(trx, queue, { number })
  })
  await until(() => expect(seen).toHaveLength(25))
  await jobs.boss.offWork(queue, { wait: true })
  expect(await jobs.boss.fetch(queue)).toEqual([])
  expect(new Set(seen.map(data => (data as { number: number }).number)).size).toBe(25)
})

test('the first transaction after a start may send, before anything was fetched', async () => {
  await jobs.ensureQueue('first')
  const sent = await db.transaction().execute(trx => jobs.sendIn(trx, 'first', {}))
  expect(sent).toEqual(expect.any(String))
})

test('sending to a queue that nobody prepared says so at once', async () => {
  const sending = db.transaction().execute(async trx => jobs.sendIn(trx, 'unprepared', {}))
  await expect(sending).rejects.toThrow("ensureQueue('unprepared')")
})

test('a job that throws comes back alone', async () => {
  const queue = named('throwing')
  await jobs.ensureQueue(queue, { retryDelay: 0, retryBackoff: false })
  const tries: Record<number, number> = { 1: 0, 2: 0, 3: 0 }
  await jobs.boss.insert(
    queue,
    [1, 2, 3].map(number => ({ data: { number } })),
  )
  await jobs.work<{ number: number }>(queue, async ({ data: { number } }) => {
    tries[number] = (tries[number] ?? 0) + 1
    if (number === 2 && tries[2] === 1) throw new Error('once')
  })
  await until(() => expect(tries).toEqual({ 1: 1, 2: 2, 3: 1 }))
  await jobs.boss.offWork(queue, { wait: true })
})

test('a delayed job is delivered when it is due, long before its worker polls', async () => {
  const queue = named('delayed')
  await jobs.ensureQueue(queue)
  const seen: unknown[] = []
  await jobs.work(queue, async job => void seen.push(job.data))
  await jobs.boss.send(queue, { number: 1 }, { startAfter: 1 })
  await until(() => expect(seen).toEqual([{ number: 1 }]), 30_000)
  await jobs.boss.offWork(queue, { wait: true })
})

test('the job of a worker that died is delivered again', async () => {
  const queue = named('died')
  await jobs.ensureQueue(queue, { retryDelay: 0, retryBackoff: false })
  const id = await jobs.boss.send(queue, { number: 1 })
  expect(await jobs.boss.fetch(queue)).toMatchObject([{ id }])
  expect(await jobs.boss.fetch(queue)).toEqual([])
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where id = ${id}`.execute(db)
  await until(async () => {
    expect(await jobs.boss.fetch(queue)).toMatchObject([{ id, data: { number: 1 } }])
  })
})
