import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../../support/app.ts'
import { makeSubUser, signedIn } from '../../../support/factories.ts'
import { buyer } from './helpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  one = await buyer(suite)
})

test.each(['api', 'product'] as const)(
  'order, card, signature, credit: the %s wallet gets the base (A67, A115)',
  async wallet => {
    const ordered = await one.order(2_000, wallet)
    expect(ordered).toMatchObject({
      status: 200,
      code: 100,
      order_id: expect.stringMatching(/^order_/),
      key_id: 'sandbox',
      base: 200_000,
      tax: 36_000,
      total: 236_000,
      currency: 'INR',
      walletName: wallet,
      creditPaise: 200_000,
      usdPerInr: null,
      checkout: { gateway: 'sandbox', url: `/sandbox/checkout?order=${ordered.order_id}` },
    })
    const { order_id } = ordered
    const { payment_id } = await one.pay(order_id)
    const verified = await one.verify({ order_id, payment_id })
    expect(verified).toMatchObject({
      status: 200,
      code: 100,
      signature: { signature: expect.stringMatching(/.{40,}/) },
    })
    const paid = { order_id, payment_id, signature: verified.signature.signature }
    const credited = await one.credit(paid, wallet)
    expect(credited).toMatchObject({ code: 100, wallet, creditPaise: 200_000, availablePaise: 200_000 })
    expect(await one.balance(wallet)).toBe(200_000)
    expect(await one.orders()).toMatchObject([
      { order_id, status: 'credited', charged: 236_000, invoiceNumber: credited.invoiceNumber, taxPaise: 36_000 },
    ])
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
  },
)

test.each([
  [1_999, 'Amount should be more than or equal to 2000'],
  [423_729, 'Amount should not be less than 2000 and should not exceed 500000.'],
])('₹%d is refused in the words of the specification (A65)', async (amount, message) => {
  expect(await one.order(amount)).toMatchObject({ status: 200, code: 101, message })
  expect(await one.orders()).toEqual([])
})

test.each([{ walletName: 'challan' }, { currency: 'EUR' }, { amount: '2000' }, { amount: null }])(
  '%j is bad input, with code 101 (A116)',
  async wrong => {
    const body = { amount: 2_000, walletName: 'api', currency: 'INR', ...wrong }
    expect(await one.call('/payments/payment/order', body)).toMatchObject({ status: 200, code: 101 })
  },
)

test('an order with an Idempotency-Key is made once', async () => {
  const body = { amount: 2_000, walletName: 'api', currency: 'INR' }
  const ask = (amount = 2_000) =>
    one.call('/payments/payment/order', { ...body, amount }, { 'idempotency-key': `k-${one.userId}` })
  const [first, second] = [await ask(), await ask()]
  expect(second).toEqual(first)
  expect(await one.orders()).toHaveLength(1)
  expect(await ask(3_000)).toMatchObject({ status: 409 })
})

test('an account orders so often and no more, whichever session asks; others and what was answered before go on', async () => {
  const key = { 'idempotency-key': `first-${one.userId}` }
  const body = { amount: 2_000, walletName: 'api', currency: 'INR' }
  const again = () => one.call('/payments/payment/order', body, key)
  const first = await again()
  for (let made = 1; made < limits.paymentOrders.max; made++)
    expect(await one.order(2_000)).toMatchObject({ code: 100 })
  const other = { ...one.headers, ...(await signedIn(ctx, { userId: one.userId })) }
  expect(await one.order(2_000)).toMatchObject({ status: 429, code: 429, message: expect.stringMatching(/minute/) })
  expect(await one.call('/payments/payment/order', body, other)).toMatchObject({ status: 429 })
  expect(await one.orders()).toHaveLength(limits.pageSize)
  expect(await again()).toEqual(first)
  expect(await (await buyer(suite)).order(2_000)).toMatchObject({ code: 100 })
})

describe('what the signature proves (A70)', () => {
  test('without a captured payment there is none', async () => {
    const { order_id } = await one.order(2_000)
    const asked = await one.pay(order_id, 'secure')
    expect(asked.status).toBe('asked')
    expect(await one.verify({ order_id, payment_id: asked.payment_id })).toMatchObject({ status: 200, code: 107 })
    const declined = await one.pay(order_id, 'declined')
    expect(await one.verify({ order_id, payment_id: declined.payment_id })).toMatchObject({ code: 107 })
    expect(await one.verify({ order_id, payment_id: 'pay_unknown' })).toMatchObject({ code: 103 })
    expect(await one.balance()).toBe(0)
  })

  test("another order's payment does not pay this one", async () => {
    const [small, large] = [await one.order(2_000), await one.order(400_000)]
    const { payment_id } = await one.pay(small.order_id, 'lost')
    expect(await one.verify({ order_id: large.order_id, payment_id })).toMatchObject({ code: 107 })
  })

  test("another user's order is none", async () => {
    const other = await buyer(suite)
    const paid = await one.verified(2_000)
    expect(await other.verify(paid)).toMatchObject({ status: 200, code: 103 })
    expect(await other.credit(paid)).toMatchObject({ code: 103 })
    expect(await other.call('/payments/failure', paid)).toMatchObject({ code: 103 })
    expect(await other.balance()).toBe(0)
  })

  test.each([{ amount: 1 }, { currency: 'USD' }])('a payment of another sum (%j) diverges', async wrong => {
    const { order_id } = await one.order(2_000)
    const { payment_id } = await one.pay(order_id, 'lost')
    await ctx.db.updateTable('sandbox_gateway_payments').set(wrong).where('id', '=', payment_id).execute()
    expect(await one.verify({ order_id, payment_id })).toMatchObject({ code: 107 })
    expect(await one.orders()).toMatchObject([{ status: 'diverged' }])
    expect(await one.balance()).toBe(0)
  })

  test('forged, or of another payment, it opens nothing', async () => {
    const [paid, other] = [await one.verified(2_000), await one.verified(3_000)]
    const forged = { ...paid, signature: 'A'.repeat(43) }
    for (const wrong of [forged, { ...paid, signature: other.signature }, { ...other, payment_id: paid.payment_id }])
      expect(await one.credit(wrong)).toMatchObject({ status: 200, code: 102 })
    expect(await one.balance()).toBe(0)
  })

  test('it is for its own wallet alone', async () => {
    const paid = await one.verified(2_000, 'product')
    expect(await one.credit(paid, 'api')).toMatchObject({ code: 107 })
    expect(await one.credit(paid, 'product')).toMatchObject({ code: 100 })
  })

  test('replayed, it answers the same and credits once', async () => {
    const paid = await one.verified(2_000)
    const first = await one.credit(paid)
    expect(await one.credit(paid)).toEqual(first)
    expect(await one.verify(paid)).toMatchObject({ code: 100 })
    expect(await one.balance()).toBe(200_000)
  })

  test('a double click credits once', async () => {
    const paid = await one.verified(2_000)
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => one.credit(paid)))
    expect(new Set(replies.map(reply => JSON.stringify(reply))).size).toBe(1)
    expect(await one.balance()).toBe(200_000)
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
  })
})

describe('a failed payment', () => {
  test('is reported with the ids of order and payment (A71)', async () => {
    const { order_id } = await one.order(2_000)
    const { payment_id, reason } = await one.pay(order_id, 'declined')
    const reply = await one.call('/payments/failure', { order_id, payment_id, reason })
    expect(reply).toMatchObject({ status: 200, code: 100, order_id, payment_id })
    expect(await one.orders()).toMatchObject([{ order_id, status: 'failed', reason }])
  })

  test('may be a closed window, without a payment', async () => {
    const { order_id } = await one.order(2_000)
    expect(await one.call('/payments/failure', { order_id })).toMatchObject({ code: 100, payment_id: null })
  })

  test('does not hinder the next try, and is no word against a paid order', async () => {
    const { order_id } = await one.order(2_000)
    await one.call('/payments/failure', { order_id })
    const { payment_id } = await one.pay(order_id, 'lost')
    expect(await one.verify({ order_id, payment_id })).toMatchObject({ code: 100 })
    expect(await one.call('/payments/failure', { order_id, payment_id })).toMatchObject({ code: 107 })
    expect(await one.orders()).toMatchObject([{ status: 'paid' }])
  })
})

test('who may call: nobody without a session, and no secondary user who only views', async () => {
  const body = { amount: 2_000, walletName: 'api', currency: 'INR' }
  const url = '/payments/payment/order'
  expect((await app.inject({ method: 'POST', url, payload: body })).statusCode).toBe(403)
  const { authorization: _, ...client } = one.headers
  expect((await app.inject({ method: 'POST', url, headers: client, payload: body })).statusCode).toBe(401)
  const subUserId = await makeSubUser(ctx.db, one.userId)
  const headers = await signedIn(ctx, { userId: one.userId, subUserId })
  const ask = () => app.inject({ method: 'POST', url, headers, payload: body })
  expect((await ask()).json()).toMatchObject({ code: 100 })
  await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
  const view = await signedIn(ctx, { userId: one.userId, subUserId })
  expect((await app.inject({ method: 'POST', url, headers: view, payload: body })).statusCode).toBe(403)
})
