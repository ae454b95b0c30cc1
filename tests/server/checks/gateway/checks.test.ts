import { beforeEach, describe, expect, test } from 'vitest'
import { gatewayCalls } from '../../../../contracts/calls/gateway.ts'
import { type ProductId, productIds, productOf } from '../../../../contracts/products/index.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { examplePrice, readsFiles, requiredInputs, waitingExamples } from '../../../support/products.ts'

const { app, ctx } = await testApp()
const consent = { consent: true, purpose: 'vendor_onboarding' }

type Headers = Record<string, string>

const ask = (product: string, body: unknown, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: `/v1/${product}`, headers, payload: body as object })

const pan = (value: string, headers: Headers) => ask('pan-check', { pan: value, ...consent }, headers)

let customer: Customer
let key: Awaited<ReturnType<typeof makeKey>>

beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  key = await makeKey(ctx, customer.userId)
})

const balance = async () => (await walletOf(ctx.db, customer.userId, 'api')).availablePaise
const made = () => ctx.db.selectFrom('verifications').selectAll().where('user_id', '=', customer.userId).execute()

describe.each(productIds)('%s', (id: ProductId) => {
  const { example } = productOf(id)
  const pricePaise = examplePrice(id)

  test.skipIf(readsFiles(id))(
    '200: a result, charged to the API wallet, and there again by its id; or 202, if a person has to act first',
    async () => {
      const before = await balance()
      const reply = await ask(id, { ...example, ...consent, reference: 'order-1' }, key.headers)
      const waits = waitingExamples.includes(id)
      expect(reply.json()).toMatchObject({
        product: id,
        status: waits ? 'awaiting_person' : 'completed',
        reference: 'order-1',
        charge: { paise: waits ? 0 : pricePaise, wallet: 'api' },
      })
      expect(reply.statusCode).toBe(waits ? 202 : 200)
      expect(await balance()).toBe(before - pricePaise)
      const again = await app.inject({ url: `/v1/verifications/${reply.json().id}`, headers: key.headers })
      expect(again.json()).toEqual(reply.json())
    },
  )

  test('400: every field that is missing or unknown to its list is named', async () => {
    const reply = await ask(id, { purpose: 'curiosity' }, key.headers)
    expect(reply.statusCode).toBe(400)
    const { code, fields, requestId } = reply.json().error
    expect({ code, requestId }).toEqual({ code: 'bad_request', requestId: reply.headers['x-request-id'] })
    const named = fields.map((one: { field: string }) => one.field)
    expect(named).toEqual(expect.arrayContaining([...requiredInputs(id), 'consent', 'purpose']))
  })

  test('401 without a key, 403 without KYC, 402 without money; none of them leaves a row or a charge', async () => {
    // Each product's from an address of its own, because an address has only so many refusals.
    const remoteAddress = `198.18.0.${productIds.indexOf(id)}`
    const askFromThere = (headers: Headers) =>
      app.inject({ method: 'POST', url: `/v1/${id}`, headers, remoteAddress, payload: { ...example, ...consent } })
    expect((await askFromThere({})).statusCode).toBe(401)
    const poor = await makeCustomer(ctx.db, { paise: 0 })
    const refused = await askFromThere((await makeKey(ctx, poor.userId)).headers)
    // No worker reads files here: the free check waits in the queue.
    const answered = readsFiles(id) ? 202 : 200
    expect(refused.statusCode).toBe(pricePaise === 0 ? answered : 402)
    expect(refused.json().error?.code).toBe(pricePaise === 0 ? undefined : 'insufficient_balance')
    const stranger = await makeCustomer(ctx.db, { kycComplete: false })
    const unknown = await askFromThere((await makeKey(ctx, stranger.userId)).headers)
    expect(unknown.statusCode).toBe(403)
    const users = pricePaise === 0 ? [stranger.userId] : [poor.userId, stranger.userId]
    expect(await ctx.db.selectFrom('verifications').where('user_id', 'in', users).execute()).toEqual([])
    expect(await ctx.db.selectFrom('holds').where('wallet_id', '=', poor.wallets.api.id).execute()).toEqual([])
  })
})

test('400 says which character is wrong', async () => {
  const reply = await pan('AAAXZ1000A', key.headers)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields).toEqual([{ field: 'pan', message: expect.any(String), at: 3 }])
})

test('400 for broken JSON, 413 for a large body, 415 for another type: nothing is charged', async () => {
  const before = await balance()
  const send = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/v1/pan-check', headers: { ...key.headers, 'content-type': type }, payload })
  expect((await send('{"pan":')).statusCode).toBe(400)
  expect((await send(JSON.stringify({ pan: 'A'.repeat(70_000) }))).statusCode).toBe(413)
  expect((await send('pan=AAACZ1000A', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  expect(await balance()).toBe(before)
})

test('not found is an answer and is charged', async () => {
  const reply = await pan('AAACZ1404A', key.headers)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ status: 'not_found', result: null, charge: { paise: 150 } })
})

test('503 when the source gives no answer: free, and on record', async () => {
  const before = await balance()
  const reply = await pan('AAACZ1503A', key.headers)
  expect(reply.statusCode).toBe(503)
  expect(reply.json().error.code).toBe('source_unavailable')
  expect(await balance()).toBe(before)
  const [row] = await made()
  expect(reply.json().error.verificationId).toBe(row?.id)
  const read = await app.inject({ url: `/v1/verifications/${row?.id}`, headers: key.headers })
  expect(read.json()).toMatchObject({ status: 'source_unavailable', result: null, charge: { paise: 0 } })
})

test('keys for testing are free, need no KYC, and read no live results', async () => {
  const stranger = await makeCustomer(ctx.db, { kycComplete: false, paise: 0 })
  const practice = await makeKey(ctx, stranger.userId, 'test')
  const reply = await pan('AAACZ1000A', practice.headers)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ status: 'completed', charge: { paise: 0, wallet: 'api' } })

  const live = await pan('AAACZ1000A', key.headers)
  const own = await makeKey(ctx, customer.userId, 'test')
  const read = await app.inject({ url: `/v1/verifications/${live.json().id}`, headers: own.headers })
  expect(read.statusCode).toBe(404)
})

test('another account finds nothing under this one’s id', async () => {
  const { id } = (await pan('AAACZ1000A', key.headers)).json()
  const other = await makeKey(ctx, (await makeCustomer(ctx.db)).userId)
  for (const url of [`/v1/verifications/${id}`, '/v1/verifications/ver_none']) {
    expect((await app.inject({ url, headers: other.headers })).statusCode).toBe(404)
  }
})

test.each([
  ['nothing', {}],
  ['no bearer', { authorization: 'Basic c2tfbGl2ZV8=' }],
  ['another shape', { authorization: 'Bearer sk_live_short' }],
  ['an unknown key', { authorization: `Bearer sk_live_${'A'.repeat(40)}` }],
  ['a statement', { authorization: "Bearer sk_live_' or 1=1 --" }],
])('401 for %s, on every call of the gateway', async (_, headers: Headers) => {
  for (const [index, call] of gatewayCalls.entries()) {
    const url = `/v1${call.path.replace('{id}', 'ver_x')}`
    // Each from an address of its own, because an address has only so many tries.
    const from = { method: call.method, url, headers, remoteAddress: `198.51.${index}.1` }
    const reply = await app.inject({ ...from, ...(call.body && { payload: {} }) })
    expect(reply.statusCode).toBe(401)
    expect(reply.json().error.code).toBe('unauthenticated')
  }
})

test('an unknown product is a JSON 404', async () => {
  const reply = await ask('no-such-check', {}, key.headers)
  expect(reply.statusCode).toBe(404)
  expect(reply.json().error.code).toBe('not_found')
})
