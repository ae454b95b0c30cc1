import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDefaults } from '../../../../server/app/defaultPasswords.ts'
import { hintOf } from '../../../../server/people/apiKeys/createApiKey.ts'
import { sha256 } from '../../../../server/platform/vault.ts'
import { seededAccount } from '../../../../server/sandbox/accounts.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'

const { app, ctx } = await testApp()
const HOUR_MS = 3_600_000

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
let old: Awaited<ReturnType<typeof makeKey>>

beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  old = await makeKey(ctx, customer.userId, 'live', { scopes: ['verifications'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const rotate = (overlap: string, by = headers, id = old.id) =>
  app.inject({ method: 'POST', url: `/api/api-keys/${id}/rotate`, headers: by, payload: { overlap } })
const statusOf = async (key: string) =>
  (await app.inject({ url: '/v1/verifications/ver_none', headers: { authorization: `Bearer ${key}` } })).statusCode

test('the new secret belongs to the same key; the old one works on beside it and then answers 401 saying why', async () => {
  expect(await statusOf(old.key)).toBe(404)
  const made = (await rotate('hour')).json()
  expect(made).toMatchObject({
    id: old.id,
    name: 'Tests',
    scopes: ['verifications'],
    status: 'active',
    hint: hintOf(made.key),
    rotatedAt: expect.any(String),
    previous: { hint: hintOf(old.key), until: expect.any(String) },
  })
  expect(Date.parse(made.previous.until) - Date.parse(made.rotatedAt)).toBe(HOUR_MS)
  expect([await statusOf(old.key), await statusOf(made.key)]).toEqual([404, 404])

  vi.useFakeTimers({ now: Date.parse(made.previous.until) - 2_000, toFake: ['Date'] })
  expect(await statusOf(old.key)).toBe(404)
  // It is still remembered then, and its end counts all the same.
  vi.setSystemTime(Date.parse(made.previous.until))
  const over = await app.inject({ url: '/v1/verifications/ver_none', headers: { authorization: `Bearer ${old.key}` } })
  expect(over.statusCode).toBe(401)
  expect(over.json().error.message).toContain(`rotated, and its old secret stopped working at ${made.previous.until}`)
  expect(await statusOf(made.key)).toBe(404)
  vi.useRealTimers()
})

test.each([
  ['hour', HOUR_MS],
  ['day', 24 * HOUR_MS],
  ['week', 7 * 24 * HOUR_MS],
])('an overlap of an %s', async (overlap, ms) => {
  const { previous, rotatedAt } = (await rotate(overlap)).json()
  expect(Date.parse(previous.until) - Date.parse(rotatedAt)).toBe(ms)
})

test('without an overlap the old secret stops at once, and none is shown', async () => {
  expect(await statusOf(old.key)).toBe(404)
  const { key, previous } = (await rotate('now')).json()
  expect(previous).toBeNull()
  expect([await statusOf(old.key), await statusOf(key)]).toEqual([401, 404])
})

test('rotated again, the first secret stops and the second works on', async () => {
  const second = (await rotate('week')).json().key
  const third = (await rotate('hour')).json().key
  expect([await statusOf(old.key), await statusOf(second), await statusOf(third)]).toEqual([401, 404, 404])
})

test('revoking stops both secrets', async () => {
  const { key } = (await rotate('week')).json()
  await app.inject({ method: 'DELETE', url: `/api/resources/api-keys/${old.id}`, headers })
  expect([await statusOf(old.key), await statusOf(key)]).toEqual([401, 401])
  expect((await rotate('now')).statusCode).toBe(409)
})

test('no secret is kept or logged; the audit log names both by their hints', async () => {
  const { key } = (await rotate('day')).json()
  const row = await ctx.db.selectFrom('api_keys').selectAll().where('id', '=', old.id).executeTakeFirstOrThrow()
  const events = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'user_id', 'data'])
    .where('subject', '=', old.id)
    .orderBy('id')
    .execute()
  expect(events.at(-1)).toEqual({
    action: 'apiKey.rotated',
    user_id: customer.userId,
    data: { hint: hintOf(key), old: hintOf(old.key), overlap: 'day' },
  })
  for (const secret of [key, old.key]) expect(JSON.stringify([row, events])).not.toContain(secret.slice(8))
})

test('400 for an unknown overlap, 404 for a stranger, 403 for a secondary user, 401 without a session', async () => {
  expect((await rotate('month')).statusCode).toBe(400)
  expect((await rotate('now', await signedIn(ctx, await makeCustomer(ctx.db)))).statusCode).toBe(404)
  const subUserId = await makeSubUser(ctx.db, customer.userId)
  expect((await rotate('now', await signedIn(ctx, { userId: customer.userId, subUserId }))).statusCode).toBe(403)
  expect((await rotate('now', { 'x-client-token': ctx.config.CLIENT_TOKEN } as Headers)).statusCode).toBe(401)
  expect(await statusOf(old.key)).toBe(404)
})

test('a sandbox key counts as one for as long as its old secret works', async () => {
  const [sandboxKey = ''] = seededAccount('demo@satyapan.test').apiKeys
  await ctx.db
    .updateTable('api_keys')
    .set({ hash: sha256(sandboxKey) })
    .where('id', '=', old.id)
    .execute()
  expect(await findDefaults(ctx.db)).toHaveLength(1)
  await rotate('hour')
  expect(await findDefaults(ctx.db)).toHaveLength(1)
  await rotate('now')
  expect(await findDefaults(ctx.db)).toEqual([])
})
