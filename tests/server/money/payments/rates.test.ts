import { describe, expect, test } from 'vitest'
import { cachedRates } from '../../../../server/money/payments/rates.ts'
import { testApp } from '../../../support/app.ts'
import { hangUp, json, remoteServer, status } from '../../../support/remoteSource.ts'
import { buyer } from './helpers.ts'

const service = await remoteServer()
const suite = await testApp({ EXCHANGE_RATE_URL: `${service.url}/latest?base=INR` })
const { app, ctx } = suite

const HOUR_MS = 3_600_000
const rates = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/payments/rates?base=INR', headers })).json()

describe('the rate service', () => {
  test('is down: rupees are taken all the same, dollars wait (A73)', async () => {
    const one = await buyer(suite)
    service.replies(hangUp)
    expect(await rates(one.headers)).toMatchObject({ code: 100, base: 'INR', rates: { INR: 1 }, at: null })
    expect(await one.order(2_000)).toMatchObject({ code: 100 })
    expect(await one.order(100, 'api', 'USD')).toMatchObject({ code: 101, message: expect.stringContaining('dollar') })
  })

  test('another base than INR is bad input', async () => {
    const one = await buyer(suite)
    const reply = await app.inject({ url: '/payments/rates?base=USD', headers: one.headers })
    expect([reply.statusCode, reply.json().code]).toEqual([200, 101])
  })
})

describe('rates are kept', () => {
  const clock = { now: Date.now() }
  const answers: (number | Error)[] = []
  let asked = 0
  const kept = cachedRates(
    ctx,
    async () => {
      asked++
      const next = answers.shift() ?? new Error('down')
      if (next instanceof Error) throw next
      return next
    },
    () => clock.now,
  )

  test('for an hour; then the last good one with its time, for a day', async () => {
    answers.push(0.0125)
    const [first] = await Promise.all([kept.usd(), kept.usd(), kept.usd()])
    expect(first).toEqual({ usdPerInr: 0.0125, at: new Date(clock.now).toISOString() })
    expect(asked).toBe(1)
    clock.now += 0.9 * HOUR_MS
    await kept.usd()
    expect(asked).toBe(1)
    clock.now += 0.2 * HOUR_MS
    expect(await kept.usd()).toEqual(first)
    await kept.usd()
    expect(asked, 'a service that failed is left alone for a minute').toBe(2)
    clock.now += 24 * HOUR_MS
    expect(await kept.usd()).toBeNull()
    answers.push(0.012)
    clock.now += HOUR_MS
    expect(await kept.usd()).toMatchObject({ usdPerInr: 0.012 })
  })

  test.each([
    ['no rate', json({ rates: {} })],
    ['a rate of nothing', json({ rates: { USD: 0 } })],
    ['a rate of more than a dollar', json({ rates: { USD: 86 } })],
    ['an error', status(500)],
  ])('%s is no answer', async (_, reply) => {
    await ctx.db.deleteFrom('exchange_rates').execute()
    const other = await testApp({ EXCHANGE_RATE_URL: service.url })
    service.replies(reply)
    expect(await other.ctx.rates.usd()).toBeNull()
  })
})

test('a dollar order fixes its rate, its bounds are those of its rupees, and it credits them (A66, A67)', async () => {
  const sandbox = await testApp()
  const one = await buyer(sandbox)
  const { rates: shown } = (await sandbox.app.inject({ url: '/payments/rates?base=INR', headers: one.headers })).json()
  expect(await one.order(23.19, 'api', 'USD')).toMatchObject({
    code: 101,
    message: 'Amount should be more than or equal to 2000',
  })
  const ordered = await one.order(116, 'api', 'USD')
  expect(ordered).toMatchObject({
    code: 100,
    currency: 'USD',
    base: 11_600,
    tax: 2_088,
    total: 13_688,
    usdPerInr: shown.USD,
    creditPaise: 1_000_000,
  })
  const { payment_id } = await one.pay(ordered.order_id, 'lost')
  const { signature } = await one.verify({ order_id: ordered.order_id, payment_id })
  await one.credit({ order_id: ordered.order_id, payment_id, signature: signature.signature })
  expect(await one.balance()).toBe(1_000_000)
})
