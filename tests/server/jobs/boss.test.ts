import { afterAll, expect, test } from 'vitest'
import { createBoss } from '../../../server/jobs/boss.ts'
import { testDatabase } from '../../support/database.ts'
import { until } from '../../support/until.ts'

const database = await testDatabase()
const { db } = database
const quiet = { error: () => {} }
const jobs = await createBoss(database, { log: quiet, superviseSeconds: 1 })
afterAll(() => jobs.stop())

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
  await jobs.ensureQueue('committed')
  const seen: unknown[] = []
  await jobs.work('committed', async job => void seen.push(job.data))
  await db.transaction().execute(async trx => {
    for (let number = 0; number < 25; number++) await jobs.sendIn(trx, 'committed', { number })
  })
  await until(() => expect(seen).toHaveLength(25))
  await jobs.boss.offWork('committed', { wait: true })
  expect(await jobs.boss.fetch('committed')).toEqual([])
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
  await jobs.ensureQueue('throwing', { retryDelay: 0, retryBackoff: false })
  const tries: Record<number, number> = { 1: 0, 2: 0, 3: 0 }
  await jobs.boss.insert(
    'throwing',
    [1, 2, 3].map(number => ({ data: { number } })),
  )
  await jobs.work<{ number: number }>('throwing', async ({ data: { number } }) => {
    tries[number] = (tries[number] ?? 0) + 1
    if (number === 2 && tries[2] === 1) throw new Error('once')
  })
  await until(() => expect(tries).toEqual({ 1: 1, 2: 2, 3: 1 }))
  await jobs.boss.offWork('throwing', { wait: true })
})

test('the job of a worker that died is delivered again', async () => {
  await jobs.ensureQueue('died', { expireInSeconds: 1, retryDelay: 0, retryBackoff: false })
  const id = await jobs.boss.send('died', { number: 1 })
  expect(await jobs.boss.fetch('died')).toMatchObject([{ id }])
  expect(await jobs.boss.fetch('died')).toEqual([])
  await until(async () => {
    expect(await jobs.boss.fetch('died')).toMatchObject([{ id, data: { number: 1 } }])
  })
})
