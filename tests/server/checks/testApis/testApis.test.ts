import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { productIds, productOf } from '../../../../contracts/products/index.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { examplePrice, readsFiles, requiredInputs, waitingExamples } from '../../../support/products.ts'
import { until } from '../../../support/until.ts'

const { app, ctx, database } = await testApp()
const consent = { consent: true, purpose: 'vendor_onboarding' }

type Headers = Record<string, string>

let customer: Customer
let headers: Headers

beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const run = (product: string, payload: object, more: Headers = {}, asked = headers) =>
  app.inject({ method: 'POST', url: `/api/test-apis/${product}`, headers: { ...asked, ...more }, payload })

const pan = (mode: 'test' | 'live', value = 'AAACZ1000A', more: Headers = {}) =>
  run('pan-check', { mode, pan: value, ...consent }, more)

const balances = async (userId = customer.userId) => ({
  api: (await walletOf(ctx.db, userId, 'api')).availablePaise,
  product: (await walletOf(ctx.db, userId, 'product')).availablePaise,
})

describe.each(productIds)('%s', id => {
  const { example } = productOf(id)
  const pricePaise = examplePrice(id)

  test.skipIf(readsFiles(id))('in test it is free, in live it charges the API wallet and no other (A117)', async () => {
    const before = await balances()
    const practice = await run(id, { mode: 'test', ...example, ...consent })
    const waits = waitingExamples.includes(id)
    const status = waits ? 'awaiting_person' : 'completed'
    expect(practice.json()).toMatchObject({ product: id, status, charge: { paise: 0, wallet: 'api' } })
    expect(await balances()).toEqual(before)
    const live = await run(id, { mode: 'live', ...example, ...consent, reference: 'order-1' })
    // What waits is held.
    const paise = waits ? 0 : pricePaise
    expect(live.json()).toMatchObject({ reference: 'order-1', charge: { paise, wallet: 'api' } })
    expect(await balances()).toEqual({ ...before, api: before.api - pricePaise })
    expect((await verifyLedger(database.db)).broken).toBeNull()
  })

  test('400 names every field that is missing', async () => {
    const reply = await run(id, {})
    expect(reply.statusCode).toBe(400)
    const named = reply.json().error.fields.map((one: { field: string }) => one.field)
    expect(named).toEqual(expect.arrayContaining(['mode', ...requiredInputs(id), 'consent', 'purpose']))
  })
})

test('400 says which character is wrong, 503 that the source gave no answer, 402 that the money is short: none is charged', async () => {
  const before = await balances()
  expect((await pan('live', 'AAAXZ1000A')).json().error.fields).toMatchObject([{ field: 'pan', at: 3 }])
  expect((await pan('live', 'AAACZ1503A')).statusCode).toBe(503)
  expect((await pan('test', 'AAACZ1402A')).statusCode).toBe(402)
  expect(await balances()).toEqual(before)
  const poor = await makeCustomer(ctx.db, { paise: 0 })
  const asked = await signedIn(ctx, poor)
  expect((await run('pan-check', { mode: 'live', pan: 'AAACZ1000A', ...consent }, {}, asked)).statusCode).toBe(402)
})

test('live needs KYC, test does not', async () => {
  const stranger = await makeCustomer(ctx.db, { kycComplete: false })
  const asked = await signedIn(ctx, stranger)
  const body = { pan: 'AAACZ1000A', ...consent }
  expect((await run('pan-check', { mode: 'live', ...body }, {}, asked)).statusCode).toBe(403)
  expect((await run('pan-check', { mode: 'test', ...body }, {}, asked)).statusCode).toBe(200)
  expect(await balances(stranger.userId)).toEqual({ api: 100_000, product: 100_000 })
})

test('pressed twice under one key it is charged once, and the second answer says that it is the first', async () => {
  const before = await balances()
  const first = await pan('live', 'AAACZ1000A', { 'idempotency-key': 'press' })
  const second = await pan('live', 'AAACZ1000A', { 'idempotency-key': 'press' })
  expect(second.json()).toEqual(first.json())
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect((await balances()).api).toBe(before.api - 150)
})

test('each run is in the request log, without a key and without its input', async () => {
  const good = await pan('live')
  await pan('test', 'AAAXZ1000A')
  const rows = await until(async () => {
    const logged = await ctx.db.selectFrom('request_log').selectAll().where('user_id', '=', customer.userId).execute()
    expect(logged).toHaveLength(2)
    return logged
  })
  expect(rows.find(row => row.status_code === 200)).toMatchObject({
    id: good.headers['x-request-id'],
    api_key_id: null,
    path: '/api/test-apis/pan-check',
    product: 'pan-check',
    mode: 'live',
    verification_id: good.json().id,
    charge_paise: 150,
  })
  expect(rows.find(row => row.status_code === 400)).toMatchObject({ mode: 'test', charge_paise: 0 })
  expect(JSON.stringify(rows)).not.toMatch(/Z1000A/)
})

test('a view-only secondary user runs nothing; one who may work does, in their own name', async () => {
  const subUserId = await makeSubUser(ctx.db, customer.userId)
  const theirs = await signedIn(ctx, { userId: customer.userId, subUserId })
  const body = { mode: 'test', pan: 'AAACZ1000A', ...consent }
  const { id } = (await run('pan-check', body, {}, theirs)).json()
  const row = await ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ sub_user_id: subUserId, api_key_id: null, mode: 'test', channel: 'api' })
  await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
  const fresh = await signedIn(ctx, { userId: customer.userId, subUserId })
  expect((await run('pan-check', body, {}, fresh)).statusCode).toBe(403)
})

test('429 after so many runs in a minute, for this account alone', async () => {
  await ctx.db
    .insertInto('rate_windows')
    .values({ key: `test-apis:${customer.userId}`, window_start: new Date(), hits: limits.testRuns.max })
    .execute()
  expect((await pan('test')).statusCode).toBe(429)
  const other = await signedIn(ctx, await makeCustomer(ctx.db))
  expect((await run('pan-check', { mode: 'test', pan: 'AAACZ1000A', ...consent }, {}, other)).statusCode).toBe(200)
})

test('an unknown product is a JSON 404', async () => {
  expect((await run('no-such-check', {})).statusCode).toBe(404)
})
