import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { reconcile } from '../../../server/backoffice/reconciliation/reconcile.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../support/app.ts'
import { a80, browser, citizen, codeOf, freshVehicle, makeBrand, numbersOf, openCard, payer } from './orderHelpers.ts'

const suite = await testApp()
const { ctx } = suite
beforeAll(() => a80(suite))
afterEach(() => vi.restoreAllMocks())

const later = (seconds: number) => new Date(Date.now() + seconds * 1_000)
const rowOf = (code: string) =>
  ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

/** Until the mocks are restored, the gateway knows of no payment: it reports late. */
function reportsLate() {
  vi.spyOn(ctx.payments, 'payment').mockResolvedValue(null)
  vi.spyOn(ctx.payments, 'paymentsOf').mockResolvedValue([])
}

let phones = 0
async function citizenAtList() {
  const one = await citizen(suite, await makeBrand(ctx), String(9876501000 + (phones += 1)))
  const rcNo = freshVehicle()
  const { parentId, result } = await one.search(rcNo)
  const numbers = numbersOf(result).slice(0, 2)
  const code = codeOf(await one.order(parentId, numbers))
  return { one, rcNo, parentId, numbers, code, page: browser(suite, code) }
}

/** The order has been open for so long. */
const backdate = async (code: string, seconds: number) => {
  const { waiting_since, waiting_until } = await rowOf(code)
  const earlier = (at: string | null) => new Date(Date.parse(at ?? '') - seconds * 1_000)
  const times = { waiting_since: earlier(waiting_since), waiting_until: earlier(waiting_until) }
  await ctx.db.updateTable('challan_orders').set(times).where('code', '=', code).execute()
}

test('a payment that the gateway reports late: waiting at once everywhere, not payable again, then paid once', async () => {
  const { one, rcNo, parentId, numbers, code, page } = await citizenAtList()
  reportsLate()
  const { next, payment_id } = await page.pay()
  expect(next).toBe(`/challan-paid?order=${code}`)
  const waiting = expect.any(String)
  expect((await page.status()).order).toMatchObject({ status: 'created', waiting })
  expect((await one.paidList()).result).toMatchObject([{ code, status: 'created', waiting }])
  const { result } = await one.search(rcNo)
  const held = result.filter(({ challanNo }) => numbers.includes(challanNo))
  expect(held).toHaveLength(2)
  for (const challan of held) expect(challan).toMatchObject({ payable: false, order: { code, waiting } })
  // The server refuses it as well, whatever else is chosen beside it.
  for (const chosen of [numbers, numbers.slice(0, 1)])
    expect(await one.order(parentId, chosen)).toMatchObject({
      code: 409,
      nonPaidChallans: chosen,
      message: expect.stringContaining('Waiting for the bank'),
    })
  expect((await page.page()).body).toContain('Waiting for the bank')
  expect(await page.card()).toMatchObject({ status: 409 })
  // A payment that the browser has reported is not cancelled by the page.
  expect((await page.page('?outcome=cancelled')).headers.location).toBe(`/challan-paid?order=${code}`)
  await reconcile(ctx, later(16))
  expect(await rowOf(code)).toMatchObject({ status: 'created', undecided_payment_id: payment_id })
  vi.restoreAllMocks()
  await reconcile(ctx, later(31))
  expect(await rowOf(code)).toMatchObject({ status: 'paid', payment_id, waiting_until: null, divergence: null })
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})

test('the gateway is asked 15 seconds, 30 seconds and a minute after the form was opened, then less and less often', async () => {
  const { page, code } = await citizenAtList()
  await page.card()
  const since = Date.parse((await rowOf(code)).waiting_since ?? '')
  const secondsToCheck = async () => Math.round((Date.parse((await rowOf(code)).check_at ?? '') - since) / 1_000)
  expect(await secondsToCheck()).toBe(15)
  const at = (seconds: number) => new Date(since + seconds * 1_000)
  await reconcile(ctx, at(15))
  expect(await secondsToCheck()).toBe(30)
  await reconcile(ctx, at(30))
  expect(await secondsToCheck()).toBe(60)
  await reconcile(ctx, at(60))
  expect(await secondsToCheck()).toBeGreaterThanOrEqual(180)
})

test('cancelling on the payment page releases the challans at once', async () => {
  const { one, rcNo, parentId, numbers, code, page } = await citizenAtList()
  await page.card()
  expect(await one.order(parentId, numbers.slice(0, 1))).toMatchObject({ code: 409 })
  expect((await page.page('?outcome=cancelled')).headers.location).toBe(`/challan-failed?order=${code}`)
  const { result } = await one.search(rcNo)
  expect(result.find(({ challanNo }) => challanNo === numbers[0])?.order).toMatchObject({ code, waiting: null })
  expect((await one.paidList()).result).toEqual([])
  expect(await one.order(parentId, numbers.slice(0, 1))).toMatchObject({ code: 200 })
})

test('an abandoned form releases them after two minutes, without any worker', async () => {
  const { one, rcNo, parentId, numbers, code, page } = await citizenAtList()
  await page.card()
  expect((await page.status()).order.waiting).toEqual(expect.any(String))
  await backdate(code, 121)
  expect((await page.status()).order.waiting).toBeNull()
  const { result } = await one.search(rcNo)
  expect(result.find(({ challanNo }) => challanNo === numbers[0])?.order).toMatchObject({ waiting: null })
  expect(await one.order(parentId, numbers.slice(0, 1))).toMatchObject({ code: 200 })
  expect(await rowOf(code)).toMatchObject({ status: 'expired', waiting_until: null })
})

test('a payment that nobody confirms releases them after half an hour; a capture after somebody has paid goes back', async () => {
  const { one, parentId, numbers, code, page } = await citizenAtList()
  reportsLate()
  await page.pay()
  // Reporting it again does not prolong the wait.
  const { waiting_until } = await rowOf(code)
  await page.page('?outcome=paid&payment_id=pay_another')
  expect((await rowOf(code)).waiting_until).toBe(waiting_until)
  await reconcile(ctx, later(29 * 60))
  expect(await rowOf(code)).toMatchObject({ status: 'created' })
  await reconcile(ctx, later(65 * 60))
  expect(await rowOf(code)).toMatchObject({ status: 'expired', waiting_until: null })
  const second = codeOf(await one.order(parentId, numbers))
  vi.restoreAllMocks()
  await browser(suite, second).pay()
  await page.page(
    `?outcome=paid&payment_id=${(await ctx.payments.paymentsOf((await rowOf(code)).gateway_order_id ?? ''))[0]?.id}`,
  )
  const late = await rowOf(code)
  expect(late).toMatchObject({ status: 'expired', divergence: null })
  const returned = await ctx.db.selectFrom('challan_refunds').selectAll().where('order_id', '=', late.id).execute()
  expect(returned).toMatchObject([{ state: 'done', amount_paise: late.total_paise, decided_by: null }])
  expect(await rowOf(second)).toMatchObject({ status: 'paid', divergence: null })
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})

test('a refusal by the bank releases them at once; a bank that thinks makes them wait', async () => {
  const declined = await citizenAtList()
  await declined.page.pay('declined')
  expect((await declined.page.status()).order).toMatchObject({ status: 'failed', waiting: null })
  const pending = await citizenAtList()
  await pending.page.pay('secure')
  expect((await pending.page.status()).order).toMatchObject({ status: 'created', waiting: expect.any(String) })
  expect(await pending.one.order(pending.parentId, pending.numbers)).toMatchObject({ code: 409 })
})

test('the console: 107 with the time, and neither wallet nor card pays meanwhile', async () => {
  const one = await payer(suite)
  const { code, order_id, page, parentId, numbers } = await openCard(suite, one, 2)
  expect(order_id).toBeTruthy()
  reportsLate()
  await page.pay()
  expect(await one.order(parentId, numbers)).toMatchObject({
    code: 107,
    message: expect.stringMatching(/Waiting for the bank.*\d\d:\d\d/),
  })
  expect(await one.wallet(code)).toMatchObject({ status: 409 })
  expect(await page.card()).toMatchObject({ status: 409 })
  expect((await one.orders())[0]).toMatchObject({ status: 'created', waitingUntil: expect.any(String) })
})
