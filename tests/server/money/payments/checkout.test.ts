import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxBankCode } from '../../../../contracts/money/sandboxCards.ts'
import { reconcile } from '../../../../server/backoffice/reconciliation/reconcile.ts'
import { testApp } from '../../../support/app.ts'
import { productionEnv } from '../../../support/productionEnv.ts'
import { until } from '../../../support/until.ts'
import { buyer } from './helpers.ts'

const suite = await testApp({}, {}, { work: true })
const { app, ctx } = suite
const host = { host: 'localhost' }

let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  one = await buyer(suite)
})

const page = (query: string, headers: Record<string, string> = host) =>
  app.inject({ url: `/sandbox/checkout?${query}`, headers })
const approve = async (payment: string, code: string) => {
  const url = '/sandbox/checkout/approve'
  return (await app.inject({ method: 'POST', url, headers: host, payload: { payment, code } })).json()
}
const balanceComes = () => until(async () => expect(await one.balance()).toBe(200_000))

describe('the page', () => {
  test('shows the order, what the card will be charged and every test card', async () => {
    const { order_id } = await one.order(2_000)
    const reply = await page(`order=${order_id}`)
    expect(reply.statusCode).toBe(200)
    for (const part of [order_id, '₹2,360.00', '4111 1111 1111 1111']) expect(reply.body).toContain(part)
    expect(reply.body).not.toMatch(/<script>|style=/)
    expect((await page(`order=${order_id}`, { ...host, 'accept-language': 'hi' })).body).toContain('टेस्ट पेमेंट')
  })

  test('goes back to a path of ours and nowhere else', async () => {
    const { order_id } = await one.order(2_000)
    const backTo = async (path: string) =>
      JSON.parse(
        /"returnTo":(null|"[^"]*")/.exec(
          (await page(`order=${order_id}&return=${encodeURIComponent(path)}`)).body,
        )?.[1] ?? '',
      )
    expect(await backTo('/my-orders?x=1')).toBe('/my-orders?x=1')
    for (const path of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '"><script>'])
      expect(await backTo(path)).toBeNull()
  })

  test('is on this machine only, and needs an order', async () => {
    const { order_id } = await one.order(2_000)
    expect((await page(`order=${order_id}`, { host: 'satyapan.example' })).statusCode).toBe(403)
    expect((await page('order=order_none')).statusCode).toBe(404)
    expect((await page('order=%3Cscript%3E')).statusCode).toBe(400)
  })

  test('is not there where another gateway takes the cards', async () => {
    const { ctx: other, app: real } = await testApp({
      PAYMENTS: 'razorpay',
      RAZORPAY_KEY_ID: 'a',
      RAZORPAY_KEY_SECRET: 'b',
      RAZORPAY_WEBHOOK_SECRET: 'c',
    })
    expect(other.payments.name).toBe('razorpay')
    expect((await real.inject({ url: '/sandbox/checkout?order=order_x', headers: host })).statusCode).toBe(404)
    const { app: live } = await testApp(productionEnv)
    expect((await live.inject({ url: '/sandbox/checkout?order=order_x', headers: host })).statusCode).toBe(404)
  })
})

describe('test cards', () => {
  test.each(['success', 'twice'] as const)('%s: the webhook alone credits, once', async card => {
    const { order_id } = await one.order(2_000)
    expect(await one.pay(order_id, card)).toMatchObject({ status: 'captured', silent: false })
    await balanceComes()
    await reconcile(ctx, new Date(Date.now() + 3_600_000))
    expect(await one.balance()).toBe(200_000)
  })

  test('declined: a reason, a failed order, and another card pays it', async () => {
    const { order_id } = await one.order(2_000)
    expect(await one.pay(order_id, 'declined')).toMatchObject({
      status: 'failed',
      reason: 'The bank declined the card.',
    })
    await until(async () => expect(await one.orders()).toMatchObject([{ status: 'failed' }]))
    await one.pay(order_id)
    await balanceComes()
  })

  test('secure: the bank’s code decides, once', async () => {
    const { order_id } = await one.order(2_000)
    const refused = await one.pay(order_id, 'secure')
    expect(refused.status).toBe('asked')
    expect(await approve(refused.payment_id, '000000')).toMatchObject({ status: 'failed' })
    expect(await approve(refused.payment_id, sandboxBankCode)).toMatchObject({ error: { code: 'conflict' } })
    const { payment_id } = await one.pay(order_id, 'secure')
    expect(await approve(payment_id, sandboxBankCode)).toMatchObject({ status: 'captured' })
    await balanceComes()
  })

  test.each(['closed', 'lost'] as const)('%s: the window says nothing', async card => {
    const { order_id } = await one.order(2_000)
    expect(await one.pay(order_id, card)).toMatchObject({ status: 'captured', silent: true })
  })

  test('late: browser first, its webhook waits', async () => {
    const { order_id } = await one.order(2_000)
    const { payment_id } = await one.pay(order_id, 'late')
    const { signature } = await one.verify({ order_id, payment_id })
    expect(await one.credit({ order_id, payment_id, signature: signature.signature })).toMatchObject({ code: 100 })
  })

  test('an order is paid once, from however many windows', async () => {
    const { order_id } = await one.order(2_000)
    const replies = await Promise.all([one.pay(order_id), one.pay(order_id), one.pay(order_id)])
    expect(replies.map(reply => reply.error?.code ?? reply.status).sort((a, b) => a.localeCompare(b))).toEqual([
      'captured',
      'conflict',
      'conflict',
    ])
  })
})
