import pino from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { DatabaseUnavailable } from '../../../../server/platform/db/unavailable.ts'
import {
  type Attempt,
  deleteExpiredIdempotencyKeys,
  runIdempotent,
  type SentReply,
} from '../../../../server/platform/http/idempotency.ts'
import { Problem } from '../../../../server/platform/problem.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { testDatabase } from '../../../support/database.ts'
import { until } from '../../../support/until.ts'

const { db } = await testDatabase()
const ctx = { db, vault: createVault('a secret of these tests'), log: pino({ level: 'silent' }) }

const reply = { status: 200, json: '{"id":"ver_1","secret":"ABCPE1234F"}' }
const work = vi.fn<(attempt: Attempt) => Promise<SentReply>>()
const ask = (key: string, body: object = { a: 1 }, owner = 'usr_1') => runIdempotent(ctx, owner, key, body, work)
const conflict = expect.objectContaining({ code: 'idempotency_conflict' })

const rowOf = (key: string) => db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst()
const endLease = (key: string) =>
  db
    .updateTable('idempotency_keys')
    .set({ locked_until: new Date(0) })
    .where('key', '=', key)
    .execute()

/** Work that runs until it is told how it ends. */
function workUntilTold() {
  const told = Promise.withResolvers<SentReply>()
  work.mockReturnValueOnce(told.promise)
  return told
}

beforeEach(async () => {
  await db.deleteFrom('idempotency_keys').execute()
  work.mockReset()
  work.mockImplementation(async () => reply)
})

test('twenty callers at once do the work once; the others read its reply or are told that it runs', async () => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => ask('k1')))
  expect(work).toHaveBeenCalledTimes(1)
  const answers = all.filter(one => one.status === 'fulfilled').map(one => one.value)
  expect(answers.filter(one => !one.replayed)).toHaveLength(1)
  for (const one of answers) expect(one).toMatchObject(reply)
  for (const one of all.filter(each => each.status === 'rejected')) expect(one.reason).toEqual(conflict)
  expect(await ask('k1')).toEqual({ ...reply, replayed: true })
})

test('the same key with another body is refused, and means nothing to another owner', async () => {
  await ask('k2')
  await expect(ask('k2', { a: 2 })).rejects.toEqual(conflict)
  expect(await ask('k2', { a: 1 }, 'usr_2')).toMatchObject({ replayed: false })
})

test('a refusal frees the key: the caller may put it right and ask again', async () => {
  work.mockRejectedValueOnce(new Problem('insufficient_balance', 'Too little.'))
  await expect(ask('k3')).rejects.toMatchObject({ code: 'insufficient_balance' })
  expect(await ask('k3', { a: 2 })).toMatchObject({ replayed: false })
})

test('after a failure of ours the next attempt goes on under the same id', async () => {
  work.mockRejectedValueOnce(new Error('the connection broke'))
  await expect(ask('k4')).rejects.toThrow('the connection broke')
  await ask('k4')
  const [first, second] = work.mock.calls.map(([attempt]) => attempt)
  expect(first).toMatchObject({ resumed: false })
  expect(second).toEqual({ id: first?.id, resumed: true })
})

test('the entry of a process that died is taken over, by one caller, once its lease has ended', async () => {
  workUntilTold()
  void ask('k5')
  await until(() => expect(work).toHaveBeenCalled())
  await expect(ask('k5')).rejects.toEqual(conflict)

  await endLease('k5')
  await expect(ask('k5', { a: 2 })).rejects.toEqual(conflict)
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => ask('k5')))
  expect(work).toHaveBeenCalledTimes(2)
  expect(all.filter(one => one.status === 'fulfilled' && !one.value.replayed)).toHaveLength(1)
})

test('while the work runs its lease is renewed, and who asks is told when to come back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const told = workUntilTold()
    const first = ask('k7')
    await vi.waitUntil(() => work.mock.calls.length > 0)
    await endLease('k7')
    await vi.advanceTimersByTimeAsync(limits.idempotencyLeaseMs / 3)
    vi.useRealTimers()
    await until(async () => expect(Date.parse((await rowOf('k7'))?.locked_until ?? '')).toBeGreaterThan(Date.now()))
    const refused = await ask('k7').catch((error: Problem) => error)
    expect(refused).toEqual(conflict)
    const { retryAfterSeconds = 0, message } = refused as Problem
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(limits.idempotencyLeaseMs / 1000)
    expect(message).toContain(`Try again in ${retryAfterSeconds} seconds.`)
    told.resolve(reply)
    expect(await first).toMatchObject({ replayed: false })
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['a refusal', new Problem('insufficient_balance', 'Too little.')],
  ['a failure', new Error('the connection broke')],
])('an attempt whose lease another one has taken over changes its key no more: %s', async (_, end) => {
  const told = workUntilTold()
  const first = ask('k8')
  await until(() => expect(work).toHaveBeenCalled())
  await endLease('k8')
  const second = workUntilTold()
  const other = ask('k8')
  await until(() => expect(work).toHaveBeenCalledTimes(2))
  told.reject(end)
  await expect(first).rejects.toBe(end)
  await expect(ask('k8')).rejects.toEqual(conflict)
  second.resolve(reply)
  expect(await other).toMatchObject({ replayed: false })
  expect(await ask('k8')).toEqual({ ...reply, replayed: true })
})

test('a key that cannot be freed does not hide why the work failed', async () => {
  const lost = new DatabaseUnavailable('connection', new Error('ECONNRESET'))
  const failing = { where: () => failing, set: () => failing, execute: () => Promise.reject(lost) }
  work.mockImplementationOnce(async () => {
    vi.spyOn(db, 'updateTable').mockReturnValue(failing as never)
    throw lost
  })
  await expect(ask('k9')).rejects.toBe(lost)
  vi.restoreAllMocks()
  expect(await rowOf('k9')).toMatchObject({ state: 'running' })
})

test('neither request nor reply can be read from the table; entries go after a day', async () => {
  await ask('k6', { pan: 'ABCPE1234F' })
  expect(JSON.stringify(await rowOf('k6'))).not.toContain('ABCPE1234F')
  await deleteExpiredIdempotencyKeys(ctx)
  expect(await rowOf('k6')).toBeDefined()
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, toFake: ['Date'] })
  await deleteExpiredIdempotencyKeys(ctx)
  vi.useRealTimers()
  expect(await rowOf('k6')).toBeUndefined()
})
