import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { razorpayServer } from '../../support/razorpayServer.ts'
import { courseOf, divergedScene } from './divergedHelpers.ts'
import { a80, browser, citizen, codeOf, freshVehicle, makeBrand, numbersOf, payer } from './orderHelpers.ts'

const razorpay = await razorpayServer()
const suite = await testApp(razorpay.env)
const { ctx } = suite
const { report, askReturn, decide, ...scene } = await divergedScene(suite, razorpay)

let one: Awaited<ReturnType<typeof payer>>
beforeAll(() => a80(suite))
beforeEach(async () => {
  one = await payer(suite)
})

const broken = async () => (await verifyLedger(ctx.db)).broken
const whole = async () => expect(await broken()).toBeNull()
const paidTwice = () => scene.paidTwice(one)

test('the payer sees both in the order’s course, and is told of both', async () => {
  const { id, second } = await paidTwice()
  const { refundId } = await askReturn(id, second.id)
  await decide(refundId)
  expect(await courseOf(one, id)).toEqual(['created', 'paid', 'diverged', 'returned'])
  const { timeline, diverged } = await one.show(id)
  expect(diverged).toBe(false)
  expect(timeline.slice(2).map(({ note }: { note: string }) => note)).toEqual([
    '₹1,618.00 received after the order had already been paid',
    '₹1,618.00 refunded',
  ])
  const mails = (await listMessages(ctx, one.email)).map(({ text }) => text).join('\n')
  expect(mails).toContain('does not match your order')
  expect(mails).toContain('has refunded ₹1,618.00')
  const audited = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', 'in', [id, refundId])
    .where(row => row.or([row('action', '=', 'challanOrder.diverged'), row('action', 'like', 'challanRefund.%')]))
    .orderBy('created_at')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual([
    'challanOrder.diverged',
    'challanRefund.asked',
    'challanRefund.decided',
    'challanRefund.done',
  ])
})

test('a citizen finds the order in the history though it never was paid; whoever has its code reads that it diverged', async () => {
  const brand = await makeBrand(ctx)
  const person = await citizen(suite, brand, '9812300001')
  const { parentId, result } = await person.search(freshVehicle())
  const code = codeOf(await person.order(parentId, numbersOf(result).slice(0, 1)))
  const page = browser(suite, code)
  const { order_id } = await page.card()
  // While its form is open, the order waits for the bank.
  expect(await person.paidList()).toMatchObject({
    totalRecords: 1,
    result: [{ code, status: 'created', diverged: false }],
  })
  const wrong = razorpay.pay(order_id, { amount: 500 })
  await report(wrong)
  expect(await person.paidList()).toMatchObject({
    totalRecords: 1,
    result: [{ code, status: 'created', diverged: true, receipt: false }],
  })
  expect(await page.status()).toMatchObject({ order: { status: 'created', diverged: true } })
  expect((await listMessages(ctx, '+919812300001')).map(({ text }) => text).join()).toContain('do not pay again')
  const { id } = await ctx.db
    .selectFrom('challan_orders')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const { refundId } = await askReturn(id, wrong.id)
  await decide(refundId)
  const [order] = (await person.paidList()).result
  expect(order).toMatchObject({ code, diverged: false })
  expect(order.timeline.map(({ status }: { status: string }) => status)).toEqual(['created', 'diverged', 'returned'])
})

describe('the ledger finds', () => {
  const tampered = async (change: (paymentId: string, by: number) => Promise<unknown>) => {
    const { second } = await paidTwice()
    await whole()
    await change(second.id, 1)
    const found = await broken()
    await change(second.id, -1)
    await whole()
    return found
  }

  test('a payment that is not what was collected, and one that is not known', async () => {
    const amount = (id: string, by: number) =>
      sql`update challan_diverged_payments set amount_minor = amount_minor + ${by} where payment_id = ${id}`.execute(
        ctx.db,
      )
    expect(await tampered(amount)).toContain('is not what came')
    const name = (id: string, by: number) =>
      by > 0
        ? sql`update challan_diverged_payments set payment_id = 'pay_x' where payment_id = ${id}`.execute(ctx.db)
        : sql`update challan_diverged_payments set payment_id = ${id} where payment_id = 'pay_x'`.execute(ctx.db)
    expect(await tampered(name)).toMatch(/is not known|nothing was collected/)
  })

  test('a return that is not the whole payment', async () => {
    const { id, second } = await paidTwice()
    const { refundId } = await askReturn(id, second.id)
    await decide(refundId)
    const set = (by: number) =>
      sql`update challan_refunds set amount_paise = amount_paise + ${by} where id = ${refundId}`.execute(ctx.db)
    await set(1)
    expect(await broken()).toContain('challan refund')
    await set(-1)
    await whole()
  })
})
