import { beforeEach, expect, test, vi } from 'vitest'
import {
  type Attempt,
  deleteExpiredIdempotencyKeys,
  runIdempotent,
} from '../../../../server/platform/http/idempotency.ts'
import { Problem } from '../../../../server/platform/problem.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { testDatabase } from '../../../support/database.ts'
import { until } from '../../../support/until.ts'

const { db } = await testDatabase()
const ctx = { db, vault: createVault('a secret of these tests') }

const reply = { id: 'ver_1', secret: 'ABCPE1234F' }
const work = vi.fn<(attempt: Attempt) => Promise<typeof reply>>()
const ask = (key: string, body: object = { a: 1 }, owner = 'usr_1') => runIdempotent(ctx, owner, key, body, work)
const conflict = expect.objectContaining({ code: 'idempotency_conflict' })

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
  for (const one of answers) expect(one.reply).toEqual(reply)
  for (const one of all.filter(each => each.status === 'rejected')) expect(one.reason).toEqual(conflict)
  expect(await ask('k1')).toEqual({ reply, replayed: true })
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

test('the entry of a process that died is taken over, by one caller, once its lock has ended', async () => {
  const forever = Promise.withResolvers<typeof reply>()
  work.mockReturnValueOnce(forever.promise)
  void ask('k5')
  await until(() => expect(work).toHaveBeenCalled())
  await expect(ask('k5')).rejects.toEqual(conflict)

  await db
    .updateTable('idempotency_keys')
    .set({ locked_until: new Date(0) })
    .where('key', '=', 'k5')
    .execute()
  await expect(ask('k5', { a: 2 })).rejects.toEqual(conflict)
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => ask('k5')))
  expect(work).toHaveBeenCalledTimes(2)
  expect(all.filter(one => one.status === 'fulfilled' && !one.value.replayed)).toHaveLength(1)
})

test('neither request nor reply can be read from the table; entries go after a day', async () => {
  await ask('k6', { pan: 'ABCPE1234F' })
  const row = () => db.selectFrom('idempotency_keys').selectAll().where('key', '=', 'k6').executeTakeFirst()
  expect(JSON.stringify(await row())).not.toContain('ABCPE1234F')
  await deleteExpiredIdempotencyKeys(ctx)
  expect(await row()).toBeDefined()
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, toFake: ['Date'] })
  await deleteExpiredIdempotencyKeys(ctx)
  vi.useRealTimers()
  expect(await row()).toBeUndefined()
})
