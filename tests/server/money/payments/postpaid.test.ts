import { beforeEach, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { buyer } from './helpers.ts'

const suite = await testApp()
const { app, ctx } = suite
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })

let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  one = await buyer(suite, { accountType: 'Postpaid' })
})

const asStaff = async (path: string, payload: object, more: Record<string, string> = {}) => {
  const url = `/admin-api/users/${one.userId}/${path}`
  const reply = await app.inject({ method: 'POST', url, headers: { ...staff, ...more }, payload })
  return { status: reply.statusCode, ...reply.json() }
}
const reason = 'Agreed with the customer'
const limit = (limitPaise: number | null) => asStaff('credit-limit', { wallet: 'api', limitPaise, reason })

/** One live PAN check by API key, ₹1.50. */
async function check(key: Record<string, string>) {
  const payload = { pan: 'AAACZ1000A', name: 'Zenith Components', consent: true, purpose: 'vendor_onboarding' }
  const reply = await app.inject({ method: 'POST', url: '/v1/pan-check', headers: key, payload })
  return { ...reply.json(), status: reply.statusCode }
}

test('a credit limit ends what a postpaid wallet may owe, and says so', async () => {
  const { headers } = await makeKey(ctx, one.userId)
  expect(await check(headers)).toMatchObject({ status: 200 })
  const price = -(await one.balance())
  expect(await limit(price * 2)).toMatchObject({ status: 200, limitPaise: price * 2 })
  expect(await check(headers)).toMatchObject({ status: 200 })
  const refused = await check(headers)
  expect(refused).toMatchObject({ status: 402, error: { code: 'insufficient_balance' } })
  expect(refused.error.message).toContain('credit limit')
  expect(await one.balance()).toBe(-2 * price)
  const { approvalId } = await limit(null)
  expect(await check(headers)).toMatchObject({ status: 402 })
  const checker = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  const payload = { approve: true, reason: 'Agreed with finance' }
  await app.inject({ method: 'POST', url: `/admin-api/approvals/${approvalId}/decide`, headers: checker, payload })
  expect(await check(headers)).toMatchObject({ status: 200 })
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})

test('the limit holds against any number of checks at once', async () => {
  const { headers } = await makeKey(ctx, one.userId)
  await check(headers)
  const price = -(await one.balance())
  await limit(price * 4)
  const replies = await Promise.all(Array.from({ length: 12 }, () => check(headers)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(3)
  expect(await one.balance()).toBe(-4 * price)
})

test('a limit is for postpaid wallets, asks for a reason and is on record', async () => {
  expect(await asStaff('credit-limit', { wallet: 'api', limitPaise: 100 })).toMatchObject({ status: 400 })
  await limit(50_000)
  const found = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'reason', 'data'])
    .where('user_id', '=', one.userId)
    .where('action', '=', 'creditLimit.set')
    .executeTakeFirstOrThrow()
  expect(found).toMatchObject({ reason, data: { wallet: 'api', after: { limitPaise: 50_000 } } })
  one = await buyer(suite)
  expect(await limit(50_000)).toMatchObject({ status: 409 })
})

describe('settling', () => {
  beforeEach(async () => {
    const adjust = { wallet: 'api', amountPaise: -60_050, reason: 'Opening debt' }
    await asStaff('adjust', adjust)
  })
  const settle = (amountPaise: number, more = {}) =>
    asStaff('settle', { wallet: 'api', amountPaise, reference: 'UTR 2211', reason }, more)

  test('by staff: with reference and reason, once per key, never more than is owed', async () => {
    const key = { 'idempotency-key': `settle-${one.userId}` }
    expect(await settle(60_051)).toMatchObject({ status: 409 })
    expect(await settle(60_000, key)).toMatchObject({ status: 200, outstandingPaise: 50 })
    expect(await settle(60_000, key)).toMatchObject({ status: 200, outstandingPaise: 50 })
    expect(await one.balance()).toBe(-50)
    const [entry] = (await app.inject({ url: '/api/resources/wallet-entries', headers: one.headers })).json()
    expect(entry).toMatchObject({ reference: 'UTR 2211', amountPaise: 60_000 })
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
  })

  test('by two members of staff at once: the debt is settled once', async () => {
    const replies = await Promise.all([settle(60_050), settle(60_050)])
    expect(replies.map(reply => reply.status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(await one.balance()).toBe(0)
  })

  test('by card: what is owed, with tax and an invoice, though it is less than a top-up may be (A67)', async () => {
    const ordered = await one.call('/payments/paymentPostpaid/order', { walletName: 'api' })
    expect(ordered).toMatchObject({ code: 100, base: 60_050, tax: 10_809, total: 70_859, creditPaise: 60_050 })
    const { order_id } = ordered
    const { payment_id } = await one.pay(order_id, 'lost')
    const { signature } = await one.verify({ order_id, payment_id })
    const credited = await one.credit({ order_id, payment_id, signature: signature.signature })
    expect(credited).toMatchObject({ code: 100, availablePaise: 0, invoiceNumber: expect.stringMatching(/^INV/) })
    expect(await one.orders()).toMatchObject([{ purpose: 'settlement', status: 'credited' }])
    expect(await one.call('/payments/paymentPostpaid/order', { walletName: 'api' })).toMatchObject({ code: 107 })
  })

  test('by card, with GST details that are another’s: refused in words, nothing is ordered', async () => {
    const stranger = await buyer(suite)
    const { result } = await stranger.call('/api/add-gst-details', { userId: stranger.userId, gstinStatus: false })
    const order = (gstId: string) => one.call('/payments/paymentPostpaid/order', { walletName: 'api', gstId })
    expect(await order(result._id)).toMatchObject({ status: 200, code: 103 })
    expect(await one.orders()).toEqual([])
  })

  test.each([
    [600.51, 101],
    [0, 101],
    [-1, 101],
    [1.005, 101],
    [100, 100],
  ])('₹%d by card answers code %d (A116)', async (amount, code) => {
    const reply = await one.call('/payments/paymentPostpaid/order', { walletName: 'api', amount })
    expect(reply).toMatchObject({ status: 200, code })
  })

  test('a prepaid wallet owes nothing', async () => {
    const prepaid = await buyer(suite)
    expect(await prepaid.call('/payments/paymentPostpaid/order', { walletName: 'api' })).toMatchObject({ code: 107 })
  })
})
