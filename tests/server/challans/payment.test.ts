import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcile } from '../../../server/backoffice/reconciliation/reconcile.ts'
import { openVehicle } from '../../../server/challans/common/vehicleNumber.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { recipientIndex } from '../../../server/platform/searchIndexes.ts'
import { testApp } from '../../support/app.ts'
import { type RazorpayFault, razorpayServer } from '../../support/razorpayServer.ts'
import {
  a80,
  browser,
  citizen,
  clerk,
  codeOf,
  freshVehicle,
  makeBrand,
  numbersOf,
  openCard,
  payer,
} from './orderHelpers.ts'

const razorpay = await razorpayServer()
const suite = await testApp(razorpay.env)
const { app, ctx } = suite

let one: Awaited<ReturnType<typeof payer>>
beforeAll(() => a80(suite))
beforeEach(async () => {
  razorpay.suffers(null)
  one = await payer(suite)
})

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const whole = async () => expect((await verifyLedger(ctx.db)).broken).toBeNull()
const report = (sent: { payload: string; headers: Record<string, string> }) =>
  app.inject({ method: 'POST', url: '/payments/webhook', ...sent })

/** An order whose card form is open. */
const mailsTo = (email: string) =>
  ctx.db.selectFrom('messages').select('id').where('recipient_index', '=', recipientIndex(ctx.vault, email)).execute()
const opened = (take = 2) => openCard(suite, one, take)

test('the gateway is asked for our total, once, and never told who pays', async () => {
  const { page, order_id, row } = await opened()
  const again = await page.card()
  expect(again).toMatchObject({
    status: 200,
    order_id,
    checkout: { gateway: 'razorpay', prefill: { name: '', email: '', contact: '' } },
  })
  expect(razorpay.orders.get(order_id)).toMatchObject({ amount: (await row()).total_paise, currency: 'INR' })
})

test('webhook before browser, and again, and again: paid once, and told once (A102)', async () => {
  const { order_id, page, code, row } = await opened()
  const payment = razorpay.pay(order_id)
  await Promise.all([1, 2, 3].map(() => report(razorpay.webhook(payment))))
  expect((await page.page(`?outcome=paid&payment_id=${payment.id}`)).headers.location).toBe(
    `/payment-success?order=${code}`,
  )
  expect(await row()).toMatchObject({ status: 'paid', payment_method: 'card', payment_id: payment.id })
  const { timeline } = (await page.status()).order
  expect(timeline.map(({ status }: { status: string }) => status)).toEqual(['created', 'paid'])
  expect(await mailsTo(one.email)).toHaveLength(1)
  await whole()
})

test('a payer who wants no mails about payments gets none', async () => {
  await ctx.db
    .insertInto('mail_preferences')
    .values({ user_id: one.userId, topic: 'payments', wanted: false, changed_at: new Date() })
    .execute()
  const { order_id } = await opened()
  await report(razorpay.webhook(razorpay.pay(order_id)))
  expect(await mailsTo(one.email)).toEqual([])
})

test('a forged webhook is refused; one of another amount pays nothing and diverges, and staff see it', async () => {
  const { order_id, row, page } = await opened()
  const payment = razorpay.pay(order_id, { amount: 100 })
  const sent = razorpay.webhook(payment)
  expect((await report({ ...sent, headers: { ...sent.headers, 'x-razorpay-signature': 'forged' } })).statusCode).toBe(
    403,
  )
  expect((await row()).divergence).toBeNull()
  expect((await report(sent)).statusCode).toBe(200)
  expect(await row()).toMatchObject({
    status: 'created',
    paid_at: null,
    divergence: expect.stringContaining('otherAmount'),
  })
  expect((await page.card()).status).toBe(409)
  expect((await page.page()).body).toContain('do not pay again')
  await whole()
})

test('a second payment of a paid order is taken for nothing and diverges; a payment of another order pays none', async () => {
  const { order_id, page, row } = await opened()
  const [first, second] = [razorpay.pay(order_id), razorpay.pay(order_id)]
  await report(razorpay.webhook(first))
  await report(razorpay.webhook(second))
  expect(await row()).toMatchObject({
    status: 'paid',
    payment_id: first.id,
    divergence: expect.stringContaining('twice'),
  })
  const other = await opened(1)
  expect((await other.page.page(`?outcome=paid&payment_id=${first.id}`)).statusCode).toBe(303)
  expect(await other.row()).toMatchObject({ status: 'created', divergence: null })
  expect(await page.status()).toMatchObject({ order: { status: 'paid' } })
  await whole()
})

test('declined, then closed, then paid by another card: the way back says so each time (A88, A119)', async () => {
  const { order_id, page, code, row } = await opened()
  const declined = razorpay.pay(order_id, { status: 'failed', error_description: 'The bank said no' })
  const back = await page.page(`?outcome=failed&payment_id=${declined.id}`)
  expect([back.statusCode, back.headers.location]).toEqual([303, `/payment-failed?order=${code}`])
  expect(await row()).toMatchObject({ status: 'failed', reason: 'The bank said no' })
  expect((await page.page()).body).toContain('The bank said no')
  expect(await page.status()).toMatchObject({ order: { status: 'failed', reason: 'The bank said no' } })
  // After closing the form the page is shown again; cancelling on the page ends with the result.
  expect((await page.page('?outcome=closed')).headers.location).toBe(`/payments/challan/${code}`)
  expect((await page.page()).body).toContain('The payment was closed before it was completed.')
  expect((await page.page('?outcome=cancelled')).headers.location).toBe(`/payment-failed?order=${code}`)
  const paid = razorpay.pay(order_id)
  expect((await page.page(`?outcome=paid&payment_id=${paid.id}`)).headers.location).toBe(
    `/payment-success?order=${code}`,
  )
  // A report of a closed form is no longer believed.
  for (const outcome of ['closed', 'cancelled'])
    expect((await page.page(`?outcome=${outcome}`)).headers.location).toBe(`/payment-success?order=${code}`)
  expect(await page.status()).toMatchObject({ order: { status: 'paid', reason: null } })
  expect((await page.page()).body).toContain('This order is paid')
  await whole()
})

test('closed here and paid on another device: the gateway is asked before the closing is believed', async () => {
  const { order_id, page, code, row } = await opened()
  razorpay.pay(order_id)
  expect((await page.page('?outcome=closed')).headers.location).toBe(`/payment-success?order=${code}`)
  expect(await row()).toMatchObject({ status: 'paid', reason: null })
  const silent = await opened()
  razorpay.suffers('broken')
  expect((await silent.page.page('?outcome=closed')).headers.location).toBe(`/payments/challan/${silent.code}`)
  expect(await silent.row()).toMatchObject({ status: 'failed' })
  await whole()
})

test.each<RazorpayFault>(['broken', 'silent', 'malformed', 'hangUp'])(
  'a gateway that is down (%s) at beginning: 503 in words; at the way back: pending, and reconciled later',
  async trouble => {
    const { parentId, result } = await one.search(freshVehicle())
    const code = codeOf(await one.order(parentId, numbersOf(result)))
    const page = browser(suite, code)
    razorpay.suffers(trouble)
    expect(await page.card()).toMatchObject({ status: 503, error: { code: 'unavailable' } })
    razorpay.suffers(null)
    const { order_id } = await page.card()
    const payment = razorpay.pay(order_id)
    razorpay.suffers(trouble)
    const back = await page.page(`?outcome=paid&payment_id=${payment.id}`)
    expect(back.headers.location).toBe(`/payment-success?order=${code}`)
    expect(await page.status()).toMatchObject({ order: { status: 'created' } })
    // Nothing expires while the gateway is down.
    await reconcile(ctx, later(40))
    expect(await page.status()).toMatchObject({ order: { status: 'created' } })
    razorpay.suffers(null)
    await reconcile(ctx, later(50))
    expect(await page.status()).toMatchObject({ order: { status: 'paid' } })
    await whole()
  },
)

test('a late payment of an expired order pays its challans while nobody else has, and goes back when somebody has', async () => {
  const [kept, lost] = [await opened(), await opened()]
  await reconcile(ctx, later(31))
  expect([(await kept.row()).status, (await lost.row()).status]).toEqual(['expired', 'expired'])
  expect((await kept.page.card()).status).toBe(409)
  await report(razorpay.webhook(razorpay.pay(kept.order_id)))
  expect(await kept.row()).toMatchObject({ status: 'paid' })
  const other = codeOf(await one.order(lost.parentId, lost.numbers))
  await report(razorpay.webhook(razorpay.pay((await browser(suite, other).card()).order_id)))
  const late = razorpay.pay(lost.order_id)
  await report(razorpay.webhook(late))
  expect(await lost.row()).toMatchObject({ status: 'expired', divergence: null })
  expect(razorpay.refunds.filter(({ payment_id }) => payment_id === late.id)).toMatchObject([{ amount: late.amount }])
  await whole()
})

describe('the challan wallet (A117)', () => {
  const ordered = async (more: object = {}) => {
    one = await payer(suite, { paise: 1_000_000, ...more })
    const { parentId, result } = await one.search(freshVehicle())
    return codeOf(await one.order(parentId, numbersOf(result).slice(0, 1)))
  }

  test('pays once, however often it is pressed, with the balance shown before', async () => {
    const code = await ordered()
    expect(await one.wallet(code, 'GET')).toMatchObject({ availablePaise: 1_000_000, missingPaise: 0 })
    const replies = await Promise.all([1, 2, 3].map(() => one.wallet(code)))
    for (const reply of replies) expect(reply).toMatchObject({ status: 'paid', next: `/payment-success?order=${code}` })
    expect(await one.balance()).toBe(1_000_000 - 161_800)
    expect((await one.orders())[0]).toMatchObject({ status: 'paid', paymentMethod: 'wallet', totalPaise: 161_800 })
    await whole()
  })

  test('too little says how much is missing, and charges nothing', async () => {
    const code = await ordered({ paise: 100_000 })
    expect(await one.wallet(code, 'GET')).toMatchObject({ availablePaise: 100_000, missingPaise: 61_800 })
    expect(await one.wallet(code)).toMatchObject({ error: { code: 'insufficient_balance' } })
    expect(await one.balance()).toBe(100_000)
    const { page } = { page: await browser(suite, code).page() }
    expect(page.body).toContain('id="wallet"')
  })

  test("another's order is none, a citizen's has no wallet, and nobody pays without a session", async () => {
    const code = await ordered()
    const other = await payer(suite)
    expect(await other.wallet(code)).toMatchObject({ error: { code: 'not_found' } })
    expect(await other.wallet(code, 'GET')).toMatchObject({ error: { code: 'not_found' } })
    const person = await citizen(suite, await makeBrand(ctx), '9812200001')
    const looked = await person.search(freshVehicle())
    const theirs = codeOf(await person.order(looked.parentId, numbersOf(looked.result)))
    expect(await one.wallet(theirs)).toMatchObject({ error: { code: 'not_found' } })
    expect((await browser(suite, theirs).page()).body).not.toContain('id="wallet"')
    expect((await app.inject({ method: 'POST', url: `/payments/challan/${code}/wallet` })).statusCode).toBe(403)
  })

  test('not while a card may be paying, and a card that pays after it diverges', async () => {
    const code = await ordered()
    const page = browser(suite, code)
    const { order_id } = await page.card()
    razorpay.pay(order_id, { status: 'authorized' })
    expect(await one.wallet(code)).toMatchObject({ error: { code: 'conflict' } })
    razorpay.payments.forEach(payment => Object.assign(payment, payment.order_id === order_id && { status: 'failed' }))
    expect(await one.wallet(code)).toMatchObject({ status: 'paid' })
    await report(razorpay.webhook(razorpay.pay(order_id)))
    expect(await page.status()).toMatchObject({ order: { status: 'paid', paymentMethod: 'wallet' } })
    const row = await ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
    expect(row.divergence).toContain('twice')
    await whole()
  })
})

test('a refund whose answer was lost is asked for again, and made once', async () => {
  const { order_id, row } = await opened()
  await report(razorpay.webhook(razorpay.pay(order_id)))
  const { id, total_paise, payment_id } = await row()
  const items = (await one.show(id)).items.map((item: { id: string }) => item.id)
  const [maker, checker] = [await clerk(suite), await clerk(suite)]
  const { refundId } = await maker.call(`/challan-payments/${id}/refunds`, { items, reason: 'The court has closed it' })
  razorpay.losesRefunds(true)
  expect(await checker.call(`/challan-refunds/${refundId}/decide`, { approve: true })).toMatchObject({
    state: 'approved',
  })
  expect(await row()).toMatchObject({ status: 'paid', refunded_paise: 0 })
  await whole()
  razorpay.losesRefunds(false)
  await reconcile(ctx, later(10))
  await reconcile(ctx, later(20))
  expect(await row()).toMatchObject({ status: 'refunded', refunded_paise: total_paise })
  const made = razorpay.refunds.filter(refund => refund.payment_id === payment_id)
  expect(made).toMatchObject([{ amount: total_paise, receipt: refundId }])
  await whole()
})

describe('the page', () => {
  test('shows number, fines, fees, GST and total, without anything inline (A79, A83)', async () => {
    const { page, row } = await opened(1)
    const reply = await page.page()
    expect(reply.headers['content-type']).toContain('text/html')
    for (const words of ['Fine for one challan', '₹1,500.00', '₹100.00', '₹18.00', '₹1,618.00', 'by card'])
      expect(reply.body).toContain(words)
    // It also says which order it is, and what follows the press; of the vehicle only the end.
    const order = await row()
    expect(reply.body).toContain(order.number)
    for (const words of ['What happens next', 'receipt and an e-mail', 'We settle the order by'])
      expect(reply.body).toContain(words)
    expect(reply.body).not.toContain(openVehicle(ctx.vault, 'challan_orders', order))
    expect(reply.body).not.toMatch(/<script>|<style|style=|onclick/)
  })

  test('an unknown code is a page too, and opens nothing', async () => {
    const page = browser(suite, 'unknown-unknown-unknown')
    expect((await page.page()).statusCode).toBe(404)
    expect((await page.page()).body).toContain('href="/challan-detailed"')
    expect((await page.page('?outcome=closed')).statusCode).toBe(404)
    expect((await page.card()).status).toBe(404)
    expect(await page.status()).toMatchObject({ code: 404 })
  })
})
