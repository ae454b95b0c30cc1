import { beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcile } from '../../../server/backoffice/reconciliation/reconcile.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../support/app.ts'
import { razorpayServer } from '../../support/razorpayServer.ts'
import { courseOf, divergedScene } from './divergedHelpers.ts'
import { a80, browser, codeOf, freshVehicle, numbersOf, openCard, payer } from './orderHelpers.ts'

const razorpay = await razorpayServer()
const suite = await testApp(razorpay.env)
const { ctx } = suite
const { maker, report, askReturn, decide, refundsOf, ...scene } = await divergedScene(suite, razorpay)

let one: Awaited<ReturnType<typeof payer>>
beforeAll(() => a80(suite))
beforeEach(async () => {
  razorpay.losesRefunds(false)
  razorpay.refusesRefunds(null)
  one = await payer(suite, { paise: 1_000_000 })
})

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const whole = async () => expect((await verifyLedger(ctx.db)).broken).toBeNull()
const opened = () => openCard(suite, one, 1)
const paidTwice = () => scene.paidTwice(one)

const linesOf = async (reference: string) => {
  const rows = await ctx.db
    .selectFrom('transfers')
    .innerJoin('ledger_lines as line', 'line.transfer_id', 'transfers.id')
    .select(['transfers.kind', 'line.account', 'line.amount_paise as paise'])
    .where('reference', '=', reference)
    .orderBy('line.id')
    .execute()
  return rows.map(({ kind, account, paise }) => `${kind} ${account} ${paise}`)
}

test('a second payment stands apart in the ledger, is asked back by one and approved by another, and goes back whole', async () => {
  const { id, total, second, row } = await paidTwice()
  expect(await linesOf(second.id)).toEqual([`collect gateway ${-total}`, `collect diverged ${total}`])
  await whole()
  const shown = await maker.show(id)
  expect(shown.divergedPayments).toMatchObject([
    { paymentId: second.id, mismatch: 'twice', amountMinor: total, currency: 'INR', refund: null },
  ])
  expect(await one.show(id)).toMatchObject({ status: 'paid', diverged: true })

  const asked = await askReturn(id, second.id)
  expect(asked).toMatchObject({ refundId: expect.stringMatching(/^crf_/), amountPaise: total })
  expect(await askReturn(id, second.id)).toMatchObject({ error: { code: 'conflict' } })
  expect((await maker.show(id)).refunds).toMatchObject([
    { divergedPaymentId: second.id, challanNumbers: [], askedById: maker.adminId, state: 'asked' },
  ])
  expect(refundsOf(second)).toEqual([])
  expect(await decide(asked.refundId, true, maker)).toMatchObject({ error: { code: 'forbidden' } })
  expect(await decide(asked.refundId)).toMatchObject({ state: 'done' })
  expect(await decide(asked.refundId)).toMatchObject({ state: 'done' })

  expect(refundsOf(second)).toMatchObject([{ amount: total, receipt: asked.refundId }])
  expect(await linesOf(asked.refundId)).toEqual([`return diverged ${-total}`, `return gateway ${total}`])
  expect(await row()).toMatchObject({ status: 'paid', divergence: null, refunded_paise: 0 })
  expect(await askReturn(id, second.id)).toMatchObject({ error: { code: 'conflict' } })
  await whole()
})

test('reported again and again it diverges once, and never pays once it is given back', async () => {
  const { id, second } = await paidTwice()
  await Promise.all([1, 2, 3].map(() => report(second)))
  expect((await courseOf(one, id)).filter(status => status === 'diverged')).toHaveLength(1)
  const { refundId } = await askReturn(id, second.id)
  await decide(refundId)
  await report(second)
  await reconcile(ctx, later(60))
  expect((await maker.show(id)).divergence).toBeNull()
  expect(await courseOf(one, id)).toEqual(['created', 'paid', 'diverged', 'returned'])
  await whole()
})

test('of another amount: what was captured goes back, and the order can be paid again', async () => {
  const { order_id, row, page } = await opened()
  const wrong = razorpay.pay(order_id, { amount: 12_345 })
  await report(wrong)
  const { id } = await row()
  expect((await page.card()).status).toBe(409)
  const { refundId, amountPaise } = await askReturn(id, wrong.id)
  expect(amountPaise).toBe(12_345)
  await decide(refundId)
  expect(refundsOf(wrong)).toMatchObject([{ amount: 12_345 }])
  expect((await page.card()).status).toBe(200)
  await report(razorpay.pay(order_id))
  expect(await row()).toMatchObject({ status: 'paid', divergence: null })
  await whole()
})

test('late and second: it goes back by itself, and is not taken after all when the other order is refunded', async () => {
  const lost = await opened()
  await reconcile(ctx, later(31))
  const other = await one.order(lost.parentId, lost.numbers)
  expect(await one.wallet(codeOf(other))).toMatchObject({ status: 'paid' })
  const late = razorpay.pay(lost.order_id)
  await report(late)
  expect(await lost.row()).toMatchObject({ status: 'expired', paid_at: null, divergence: null })
  expect(refundsOf(late)).toHaveLength(1)
  const [{ id }] = await one.orders()
  const items = (await one.show(id)).items.map((item: { id: string }) => item.id)
  const { refundId } = await maker.call(`/challan-payments/${id}/refunds`, { items, reason: 'The court has closed it' })
  expect(await decide(refundId)).toMatchObject({ state: 'done' })
  await report(late)
  expect(await lost.row()).toMatchObject({ status: 'expired', paid_at: null })
  expect(refundsOf(late)).toHaveLength(1)
  await whole()
})

test('an answer of the gateway that is lost: it stays approved, is asked again, and goes back once', async () => {
  const { id, second, row } = await paidTwice()
  const { refundId } = await askReturn(id, second.id)
  razorpay.losesRefunds(true)
  expect(await decide(refundId)).toMatchObject({ state: 'approved' })
  expect((await row()).divergence).toContain('twice')
  expect((await maker.show(id)).divergedPayments).toMatchObject([{ refund: 'approved' }])
  await whole()
  razorpay.losesRefunds(false)
  await reconcile(ctx, later(10))
  await reconcile(ctx, later(20))
  expect(refundsOf(second)).toHaveLength(1)
  expect((await row()).divergence).toBeNull()
  await whole()
})

const tooOld = { status: 400, description: 'The payment is too old to be refunded' }

test('refused for good: the reason stands there, the gateway is asked no more, and asked again it goes back once', async () => {
  const { id, second, row } = await paidTwice()
  const { refundId } = await askReturn(id, second.id)
  razorpay.refusesRefunds(tooOld)
  expect(await decide(refundId)).toMatchObject({ state: 'refused' })
  expect(await maker.show(id)).toMatchObject({
    refunds: [{ state: 'refused', refusal: tooOld.description }],
    divergedPayments: [{ refund: 'refused' }],
  })
  const asked = razorpay.asked.length
  await reconcile(ctx, later(60))
  expect(razorpay.asked.slice(asked).filter(one => one.includes(second.id))).toEqual([])
  expect(await askReturn(id, second.id)).toMatchObject({ error: { code: 'conflict' } })
  expect(await decide(refundId)).toMatchObject({ state: 'refused' })
  expect((await row()).divergence).toContain('twice')
  await whole()
  razorpay.refusesRefunds(null)
  expect(await decide(refundId)).toMatchObject({ state: 'done' })
  expect(refundsOf(second)).toMatchObject([{ receipt: refundId }])
  expect((await row()).divergence).toBeNull()
  await whole()
})

test('refused and let go: its return can be asked for anew', async () => {
  const { id, second } = await paidTwice()
  const { refundId } = await askReturn(id, second.id)
  razorpay.refusesRefunds(tooOld)
  await decide(refundId)
  expect(await decide(refundId, false)).toMatchObject({ state: 'rejected' })
  expect((await maker.show(id)).refunds).toMatchObject([{ state: 'rejected', refusal: tooOld.description }])
  razorpay.refusesRefunds(null)
  const anew = await askReturn(id, second.id)
  expect(await decide(anew.refundId)).toMatchObject({ state: 'done' })
  expect(refundsOf(second)).toMatchObject([{ receipt: anew.refundId }])
  await whole()
})

test.each([429, 500, 401])('an answer of %i is no refusal: it stays approved and is asked for again', async status => {
  const { id, second } = await paidTwice()
  const { refundId } = await askReturn(id, second.id)
  razorpay.refusesRefunds({ status, description: 'Not now' })
  expect(await decide(refundId)).toMatchObject({ state: 'approved' })
  await reconcile(ctx, later(10))
  razorpay.refusesRefunds(null)
  await reconcile(ctx, later(20))
  expect((await maker.show(id)).refunds).toMatchObject([{ state: 'done', refusal: null }])
  expect(refundsOf(second)).toHaveLength(1)
  await whole()
})

test('ten who ask at once make one refund, ten who approve make one return', async () => {
  const { id, second } = await paidTwice()
  const asked = await Promise.all(Array.from({ length: 10 }, () => askReturn(id, second.id)))
  const made = asked.filter(({ refundId }) => refundId)
  expect(made).toHaveLength(1)
  await Promise.all(Array.from({ length: 10 }, () => decide(made[0].refundId)))
  await reconcile(ctx, later(10))
  expect((await courseOf(one, id)).filter(status => status === 'returned')).toHaveLength(1)
  await whole()
})

test('beside a wallet’s payment the card’s goes back to the card, and the wallet keeps its charge', async () => {
  const { parentId, result } = await one.search(freshVehicle())
  const code = codeOf(await one.order(parentId, numbersOf(result).slice(0, 1)))
  const { order_id } = await browser(suite, code).card()
  expect(await one.wallet(code)).toMatchObject({ status: 'paid' })
  const charged = await one.balance()
  const card = razorpay.pay(order_id)
  await report(card)
  const [{ id }] = await one.orders()
  const { refundId } = await askReturn(id, card.id)
  expect(await decide(refundId)).toMatchObject({ state: 'done' })
  expect(await one.balance()).toBe(charged)
  await whole()
})

test('two of them: each goes back by itself, and the order stays marked until both have', async () => {
  const { id, order_id, second, row } = await paidTwice()
  const third = razorpay.pay(order_id)
  await report(third)
  const [a, b] = [await askReturn(id, second.id), await askReturn(id, third.id)]
  await decide(a.refundId)
  expect((await row()).divergence).toContain(third.id)
  await decide(b.refundId)
  expect((await row()).divergence).toBeNull()
  expect(refundsOf(second, third).map(({ payment_id }) => payment_id)).toEqual([second.id, third.id])
  await whole()
})

test('challans of the order can be refunded beside it', async () => {
  const { id, first, second, total } = await paidTwice()
  const items = (await one.show(id)).items.map((item: { id: string }) => item.id)
  const ofChallans = await maker.call(`/challan-payments/${id}/refunds`, { items, reason: 'The court has closed it' })
  const ofPayment = await askReturn(id, second.id)
  await decide(ofPayment.refundId)
  await decide(ofChallans.refundId)
  expect(refundsOf(first, second)).toMatchObject([
    { payment_id: second.id, amount: total },
    { payment_id: first.id, amount: total },
  ])
  expect(await one.show(id)).toMatchObject({ status: 'refunded', refundedPaise: total })
  await whole()
})

test('rejected, it may be asked for anew; another order’s payment, and one that pays, are none', async () => {
  const { id, first, second } = await paidTwice()
  const other = await paidTwice()
  for (const [order, payment] of [
    [id, first.id],
    [id, other.second.id],
    [id, 'pay_none'],
    ['cho_none', second.id],
  ] as const)
    expect(await askReturn(order, payment)).toMatchObject({ error: { code: 'not_found' } })
  const { refundId } = await askReturn(id, second.id)
  expect(await decide(refundId, false)).toMatchObject({ state: 'rejected' })
  expect((await maker.show(id)).divergedPayments).toMatchObject([{ refund: 'rejected' }])
  expect(await askReturn(id, second.id)).toMatchObject({ refundId: expect.stringMatching(/^crf_/) })
  expect(refundsOf(first, second)).toEqual([])
})

test('a foreign currency is kept and shown, and is given back at the gateway alone', async () => {
  const { order_id, row } = await opened()
  const dollars = razorpay.pay(order_id, { amount: 2_000, currency: 'USD' })
  await report(dollars)
  const { id } = await row()
  expect((await maker.show(id)).divergedPayments).toMatchObject([
    { mismatch: 'otherAmount', amountMinor: 2_000, currency: 'USD' },
  ])
  expect(await askReturn(id, dollars.id)).toMatchObject({ error: { code: 'conflict' } })
  expect(await linesOf(dollars.id)).toEqual([])
  await whole()
})
