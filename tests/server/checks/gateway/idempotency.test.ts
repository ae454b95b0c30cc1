import { beforeEach, expect, test } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'

const { app, ctx } = await testApp()
let customer: Customer
let headers: Record<string, string>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = (await makeKey(ctx, customer.userId)).headers
})
const body = { pan: 'AAACZ1000A', consent: true, purpose: 'other' }

const ask = (key: string, payload: object = body, url = '/v1/pan-check') =>
  app.inject({ method: 'POST', url, headers: { ...headers, 'idempotency-key': key }, payload })

const balance = async (userId = customer.userId) => (await walletOf(ctx.db, userId, 'api')).availablePaise
const countMade = async () => (await ctx.db.selectFrom('verifications').select('id').execute()).length

test('twenty callers at once with one key are charged once', async () => {
  const before = await balance()
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask('at-once')))
  const answered = replies.filter(reply => reply.statusCode === 200)
  expect(answered.length).toBeGreaterThan(0)
  expect(new Set(answered.map(reply => reply.json().id)).size).toBe(1)
  const refused = replies.filter(reply => reply.statusCode !== 200)
  expect(refused.filter(reply => reply.json().error.code !== 'idempotency_conflict')).toEqual([])
  expect(await balance()).toBe(before - 150)
})

test('a replay answers the same and says so; white space and order of the body do not matter', async () => {
  const first = await ask('replay')
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  const second = await ask('replay', { purpose: 'other', consent: true, pan: ' aaacz1000a ' })
  expect(second.statusCode).toBe(200)
  expect(second.json()).toEqual(first.json())
  expect(second.headers['idempotency-replayed']).toBe('true')
})

test('a stored reply is sent as it was stored, although today’s reply has a field more', async () => {
  const today = (await ask('older')).json()
  const place = { column: 'idempotency_keys.reply_sealed', id: [`${customer.userId}:live`, 'older'] } as const
  const store = (reply: object, status_code: number | null) =>
    ctx.db
      .updateTable('idempotency_keys')
      .set({ reply_sealed: ctx.vault.seal(JSON.stringify(reply), place), status_code })
      .where('key', '=', 'older')
      .execute()
  const { status: _, ...rest } = today
  const older = { ...rest, formerField: 'as it was' }
  await store(older, 200)
  const replayed = await ask('older')
  expect([replayed.statusCode, replayed.body]).toEqual([200, JSON.stringify(older)])
  expect(replayed.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-replayed': 'true',
  })

  // Versions before the status was stored kept the reply as it was before it was serialised.
  await store({ ...today, internal: 'never shown' }, null)
  expect((await ask('older')).json()).toEqual(today)
  await store(older, null)
  expect((await ask('older')).json()).toEqual(older)
})

test('409 for the same key with another body or on another endpoint', async () => {
  await ask('other')
  const before = await balance()
  const replies = [
    await ask('other', { ...body, reference: 'r2' }),
    await ask('other', { gstin: '27AAACZ1000A1Z7', consent: true, purpose: 'other' }, '/v1/gstin-check'),
  ]
  for (const reply of replies) {
    expect(reply.statusCode).toBe(409)
    expect(reply.json().error.code).toBe('idempotency_conflict')
  }
  expect(await balance()).toBe(before)
})

test('400 for a key longer than 128 characters', async () => {
  expect((await ask('k'.repeat(129))).statusCode).toBe(400)
  expect((await ask('k'.repeat(128))).statusCode).toBe(200)
})

test('another account may use the same key', async () => {
  await ask('shared')
  const other = await makeCustomer(ctx.db)
  const theirs = await makeKey(ctx, other.userId)
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/pan-check',
    headers: { ...theirs.headers, 'idempotency-key': 'shared' },
    payload: body,
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['idempotency-replayed']).toBeUndefined()
})

test('after 402 and after 503 the same key may try again', async () => {
  const poor = await makeCustomer(ctx.db, { paise: 100 })
  const key = await makeKey(ctx, poor.userId)
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/v1/pan-check',
      headers: { ...key.headers, 'idempotency-key': 'again' },
      payload: body,
    })
  expect((await send()).statusCode).toBe(402)
  await ctx.db.updateTable('wallets').set({ available_paise: 150 }).where('user_id', '=', poor.userId).execute()
  expect((await send()).statusCode).toBe(200)
  expect(await balance(poor.userId)).toBe(0)

  const down = { ...body, pan: 'AAACZ1503A' }
  expect((await ask('down', down)).statusCode).toBe(503)
  expect((await ask('down', down)).statusCode).toBe(503)
})

test('a node that died after charging is not paid twice: the next attempt answers what the first one made', async () => {
  const first = await ask('crash')
  const before = { paise: await balance(), made: await countMade() }
  await ctx.db
    .updateTable('idempotency_keys')
    .set({ state: 'running', reply_sealed: null, locked_until: new Date(0) })
    .where('key', '=', 'crash')
    .execute()
  const second = await ask('crash')
  expect(second.json()).toEqual(first.json())
  expect({ paise: await balance(), made: await countMade() }).toEqual(before)
})
