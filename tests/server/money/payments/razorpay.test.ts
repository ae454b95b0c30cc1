import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { reconcile, startReconciling } from '../../../../server/backoffice/reconciliation/reconcile.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../../support/app.ts'
import { type RazorpayFault, razorpayServer } from '../../../support/razorpayServer.ts'
import { until } from '../../../support/until.ts'
import { buyer } from './helpers.ts'

const razorpay = await razorpayServer()
const suite = await testApp(razorpay.env)
const { app, ctx } = suite

let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  razorpay.suffers(null)
  one = await buyer(suite)
})

const report = (sent: { payload: string; headers: Record<string, string> }) =>
  app.inject({ method: 'POST', url: '/payments/webhook', ...sent })
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test('an order there has our amount with tax, and opens its checkout (A67)', async () => {
  const ordered = await one.order(2_000)
  expect(razorpay.orders.get(ordered.order_id)).toMatchObject({ amount: 236_000, currency: 'INR' })
  expect(ordered).toMatchObject({
    code: 100,
    key_id: 'rzp_test_key',
    checkout: {
      gateway: 'razorpay',
      script: 'https://checkout.razorpay.com/v1/checkout.js',
      prefill: { name: 'Asha Rao', email: one.email },
    },
  })
})

test('browser first, webhook after: credited once', async () => {
  const { order_id } = await one.order(2_000)
  const payment = razorpay.pay(order_id)
  const verified = await one.verify({ order_id, payment_id: payment.id })
  const paid = { order_id, payment_id: payment.id, signature: verified.signature.signature }
  expect(await one.credit(paid)).toMatchObject({ code: 100, availablePaise: 200_000 })
  const reply = await report(razorpay.webhook(payment))
  expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
  expect(await one.balance()).toBe(200_000)
})

test('webhook before browser, and again, and again: credited once', async () => {
  const { order_id } = await one.order(2_000, 'product')
  const payment = razorpay.pay(order_id)
  await Promise.all([1, 2, 3].map(() => report(razorpay.webhook(payment))))
  expect(await one.balance('product')).toBe(200_000)
  const verified = await one.verify({ order_id, payment_id: payment.id })
  const paid = { order_id, payment_id: payment.id, signature: verified.signature.signature }
  expect(await one.credit(paid, 'product')).toMatchObject({ code: 100, creditPaise: 200_000 })
  expect(await one.balance('product')).toBe(200_000)
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})

describe('a webhook', () => {
  test('with a forged, altered or missing signature is refused', async () => {
    const { order_id } = await one.order(2_000)
    const { payload, headers } = razorpay.webhook(razorpay.pay(order_id))
    const { 'x-razorpay-signature': signature, ...bare } = headers
    expect((await report({ payload, headers: bare })).statusCode).toBe(403)
    const forged = { ...headers, 'x-razorpay-signature': `${signature.slice(0, -1)}${signature.endsWith('0') ? 1 : 0}` }
    expect((await report({ payload, headers: forged })).statusCode).toBe(403)
    expect((await report({ payload: payload.replace('236000', '236001'), headers })).statusCode).toBe(403)
    expect(await one.balance()).toBe(0)
  })

  test('about another shop’s order, and an unknown event, is taken and moves nothing', async () => {
    const stranger = razorpay.pay('order_of_another_shop')
    expect((await report(razorpay.webhook(stranger))).statusCode).toBe(200)
    const { order_id } = await one.order(2_000)
    const payment = razorpay.pay(order_id, { status: 'authorized' })
    expect((await report(razorpay.webhook(payment))).statusCode).toBe(200)
    expect(await one.balance()).toBe(0)
  })

  test('that a payment failed marks the order, and a later success pays it', async () => {
    const { order_id } = await one.order(2_000)
    await report(razorpay.webhook(razorpay.pay(order_id, { status: 'failed', error_description: 'Declined' })))
    expect(await one.orders()).toMatchObject([{ status: 'failed', reason: 'Declined' }])
    await report(razorpay.webhook(razorpay.pay(order_id)))
    expect(await one.orders()).toMatchObject([{ status: 'credited', reason: null }])
  })

  test('of an altered amount credits nothing and diverges; staff see it', async () => {
    const { order_id } = await one.order(2_000)
    await report(razorpay.webhook(razorpay.pay(order_id, { amount: 100 })))
    expect(await one.orders()).toMatchObject([{ status: 'diverged' }])
    expect(await one.balance()).toBe(0)
  })

  test('of a second payment of a paid order credits nothing and diverges', async () => {
    const { order_id } = await one.order(2_000)
    const [first, second] = [razorpay.pay(order_id), razorpay.pay(order_id)]
    await report(razorpay.webhook(first))
    await report(razorpay.webhook(second))
    expect(await one.balance()).toBe(200_000)
    const row = await ctx.db
      .selectFrom('payment_orders')
      .select(['status', 'divergence'])
      .where('gateway_order_id', '=', order_id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'credited', divergence: expect.stringContaining(second.id) })
  })
})

describe('the gateway is down', () => {
  const troubles: RazorpayFault[] = ['broken', 'silent', 'hangUp', 'malformed', 'refused']

  test.each(troubles)('at ordering (%s): 503 with words, nothing is charged, the next try works', async trouble => {
    razorpay.suffers(trouble)
    expect(await one.order(2_000)).toMatchObject({
      status: 503,
      code: 503,
      message: expect.stringContaining('charged'),
    })
    expect(await one.orders()).toMatchObject([{ status: 'failed' }])
    razorpay.suffers(null)
    expect(await one.order(2_000)).toMatchObject({ code: 100 })
  })

  test.each(troubles)('at verifying (%s): 503, and the reconciliation settles it later', async trouble => {
    const { order_id } = await one.order(2_000)
    const payment = razorpay.pay(order_id)
    razorpay.suffers(trouble)
    expect(await one.verify({ order_id, payment_id: payment.id })).toMatchObject({ status: 503 })
    await reconcile(ctx, later(6))
    expect(await one.balance()).toBe(0)
    razorpay.suffers(null)
    await reconcile(ctx, later(20))
    expect(await one.balance()).toBe(200_000)
  })

  test('at crediting it is not asked', async () => {
    const { order_id } = await one.order(2_000)
    const payment = razorpay.pay(order_id)
    const { signature } = await one.verify({ order_id, payment_id: payment.id })
    razorpay.suffers('hangUp')
    expect(await one.credit({ order_id, payment_id: payment.id, signature: signature.signature })).toMatchObject({
      code: 100,
    })
  })
})

describe('the reconciliation', () => {
  test('settles what a killed server left between verifying and crediting', async () => {
    const { order_id } = await one.order(2_000)
    await one.verify({ order_id, payment_id: razorpay.pay(order_id).id })
    expect(await one.orders()).toMatchObject([{ status: 'paid' }])
    await Promise.all([reconcile(ctx, later(2)), reconcile(ctx, later(2))])
    expect(await one.orders()).toMatchObject([{ status: 'credited', invoiceNumber: expect.stringMatching(/^INV/) }])
    expect(await one.balance()).toBe(200_000)
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
  })

  test('begins when a worker starts, a minute before its second round', async () => {
    const { order_id } = await one.order(2_000)
    await one.verify({ order_id, payment_id: razorpay.pay(order_id).id })
    await ctx.db
      .updateTable('payment_orders')
      .set({ check_at: new Date(0) })
      .where('gateway_order_id', '=', order_id)
      .execute()
    const started = startReconciling(ctx)
    onTestFinished(() => started.stop())
    await until(async () => expect(await one.orders()).toMatchObject([{ status: 'credited' }]), 30_000)
    expect(await one.balance()).toBe(200_000)
  })

  test('finds what a closed browser never reported, also after it said that it failed', async () => {
    const { order_id } = await one.order(2_000)
    await one.call('/payments/failure', { order_id })
    razorpay.pay(order_id)
    await reconcile(ctx, later(6))
    expect(await one.orders()).toMatchObject([{ status: 'credited' }])
  })

  test('does not ask before it is time, ends after a day what nobody paid, and a late webhook still counts', async () => {
    const { order_id } = await one.order(2_000)
    const asked = () => razorpay.asked.filter(one => one.includes(order_id)).length
    await reconcile(ctx)
    expect(asked()).toBe(0)
    await reconcile(ctx, later(6))
    expect([asked(), (await one.orders())[0].status]).toEqual([1, 'created'])
    await reconcile(ctx, later(25 * 60))
    expect((await one.orders())[0].status).toBe('expired')
    await reconcile(ctx, later(100 * 60))
    expect(asked()).toBe(2)
    await report(razorpay.webhook(razorpay.pay(order_id)))
    expect(await one.balance()).toBe(200_000)
  })

  test('an order that never reached the gateway expires', async () => {
    await one.order(2_000)
    await ctx.db
      .updateTable('payment_orders')
      .set({ gateway_order_id: null })
      .where('user_id', '=', one.userId)
      .execute()
    await reconcile(ctx, later(6))
    expect(await one.orders()).toMatchObject([{ status: 'expired', order_id: null }])
  })

  test('a payment taken back after it was verified diverges', async () => {
    const { order_id } = await one.order(2_000)
    const payment = razorpay.pay(order_id)
    await one.verify({ order_id, payment_id: payment.id })
    razorpay.payments.set(payment.id, { ...payment, status: 'refunded' })
    await reconcile(ctx, later(2))
    expect(await one.balance()).toBe(0)
    const found = await ctx.db
      .selectFrom('payment_orders')
      .select('divergence')
      .where('user_id', '=', one.userId)
      .execute()
    expect(found[0]?.divergence).toContain(payment.id)
  })
})

test('a payment id is no way to another address of the gateway', async () => {
  const { order_id } = await one.order(2_000)
  for (const payment_id of ['../orders/x', 'pay_1/../../', 'pay_1?x=1', ''])
    expect(await one.verify({ order_id, payment_id })).toMatchObject({ status: 200, code: 101 })
})

describe('the settlement report', () => {
  const entry = {
    entity_id: 'pay_1',
    type: 'payment',
    debit: 0,
    credit: 97_100,
    amount: 100_000,
    currency: 'INR',
    // With its tax, unlike in the dashboard's file.
    fee: 2_900,
    tax: 442,
    created_at: 1_567_692_556,
    settled_at: 1_568_176_960,
    settlement_id: 'setl_DGlQ1Rj8os78Ec',
    settlement_utr: '1568176960vxp0rj',
    payment_id: null,
    order_id: 'order_DEXrnRiR3SNDHA',
  }
  const refund = {
    ...entry,
    entity_id: 'rfnd_1',
    type: 'refund',
    debit: 2_500,
    credit: 0,
    amount: 2_500,
    fee: 0,
    tax: 0,
  }

  test('of a day is read page by page, the fee apart from its tax', async () => {
    razorpay.settlements.push(
      ...Array.from({ length: 1_000 }, (_, index) => ({ ...entry, entity_id: `pay_${index}` })),
      { ...refund, payment_id: 'pay_1' },
    )
    const rows = await ctx.payments.settlementReport('2019-09-11')
    expect(rows).toHaveLength(1_001)
    expect(rows[1]).toEqual({
      id: 'pay_1',
      kind: 'payment',
      paymentId: 'pay_1',
      orderId: 'order_DEXrnRiR3SNDHA',
      amountMinor: 100_000,
      currency: 'INR',
      feeMinor: 2_458,
      taxMinor: 442,
      netMinor: 97_100,
      at: '2019-09-05T14:09:16.000Z',
      settledAt: '2019-09-11T04:42:40.000Z',
      settlementId: 'setl_DGlQ1Rj8os78Ec',
      utr: '1568176960vxp0rj',
    })
    expect(rows.at(-1)).toMatchObject({ kind: 'refund', paymentId: 'pay_1', netMinor: -2_500, feeMinor: 0 })
    const asked = razorpay.asked.filter(one => one.includes('/settlements/recon/combined'))
    expect(asked).toHaveLength(2)
    for (const part of ['year=2019', 'month=9', 'day=11', 'skip=1000']) expect(asked[1]).toContain(part)
    razorpay.settlements.length = 0
  })

  test.each(['broken', 'malformed'] as const)('that is no answer (%s) is unavailable', async trouble => {
    razorpay.suffers(trouble)
    await expect(ctx.payments.settlementReport('2019-09-11')).rejects.toThrow(/Razorpay/)
    razorpay.suffers(null)
  })
})
