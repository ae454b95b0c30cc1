import { beforeAll, describe, expect, test } from 'vitest'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { reconcile } from '../../../server/backoffice/reconciliation/reconcile.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../support/app.ts'
import { makeSubUser, signedIn } from '../../support/factories.ts'
import {
  a80,
  browser,
  citizen,
  codeOf,
  freshVehicle,
  makeBrand,
  makeFee,
  numbersOf,
  type Order,
  payer,
} from './orderHelpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let one: Awaited<ReturnType<typeof payer>>
let brand: Awaited<ReturnType<typeof makeBrand>>
beforeAll(async () => {
  await a80(suite)
  one = await payer(suite)
  brand = await makeBrand(ctx)
})

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const whole = async () => expect((await verifyLedger(ctx.db)).broken).toBeNull()
const rowOf = (order: Order) =>
  ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', codeOf(order)).executeTakeFirstOrThrow()

describe('amounts are of our own records', () => {
  test('1500 and a fee of 100 make 1618: GST of the charged fee alone, not of the struck one (A79, A80, A82)', async () => {
    const { parentId, result } = await one.search(freshVehicle())
    expect(result[0]).toMatchObject({ amountChallan: 1500, convenience_fee: 100, discount: 20 })
    const order = await one.order(parentId, [result[0]?.challanNo ?? ''])
    expect(order).toMatchObject({
      status: 200,
      code: 100,
      paymentUrl: expect.stringMatching(/^\/payments\/challan\/[\w-]{22}$/),
    })
    expect(await rowOf(order)).toMatchObject({
      fines_paise: 150_000,
      fees_paise: 10_000,
      gst_paise: 1_800,
      total_paise: 161_800,
    })
    // One number under both names (A83).
    expect(await browser(suite, codeOf(order)).status()).toMatchObject({
      code: 200,
      order: { fines: 1500, fees: 100, gst: 18, total: 1618, status: 'created', challans: 1 },
      brand: null,
    })
  })

  test('a price that moved at the source is said, and nothing is ordered (A85, A99)', async () => {
    const { parentId, result } = await one.search(challanVehicles.moving.rcNo)
    expect(await one.order(parentId, [result[0]?.challanNo ?? ''])).toMatchObject({
      status: 200,
      code: 107,
      message: expect.stringContaining('price'),
    })
    const person = await citizen(suite, brand, '9812300001')
    const looked = await person.search(challanVehicles.moving.rcNo)
    expect(await person.order(looked.parentId, [looked.result[0]?.challanNo ?? ''])).toMatchObject({
      status: 200,
      code: 409,
      message: expect.stringContaining('price'),
      nonPaidChallans: [],
    })
  })

  test('a fee that moved is said too', async () => {
    const { parentId, result } = await one.search(freshVehicle())
    const numbers = numbersOf(result)
    const { id } = await makeNewerFee()
    expect(await one.order(parentId, numbers)).toMatchObject({ code: 107 })
    await ctx.db.deleteFrom('challan_fees').where('id', '=', id).execute()
    expect(await one.order(parentId, numbers)).toMatchObject({ code: 100 })
  })

  const makeNewerFee = async () => ({ id: await makeFee(ctx, 150, { valid_from: new Date(Date.now() - 1_000) }) })
})

describe('what cannot be paid is named', () => {
  test('`Paid` and `PAID`, contested and in an excluded state (A76, A99, A119)', async () => {
    const person = await citizen(suite, brand, '9812300002')
    const rcNo = freshVehicle()
    const { parentId, result } = await person.search(rcNo)
    const closed = result.filter(({ payable }) => !payable).map(({ challanNo }) => challanNo)
    expect(closed).toHaveLength(4)
    const asked = await person.order(parentId, [...closed, result[0]?.challanNo ?? ''])
    expect(asked).toMatchObject({ status: 200, code: 409, nonPaidChallans: closed.toSorted() })
    const searched = await one.search(rcNo)
    const shouted = searched.result.find(({ status }) => status === 'PAID')
    expect(await one.order(searched.parentId, [shouted?.challanNo ?? ''])).toMatchObject({
      code: 107,
      message: expect.stringContaining(shouted?.challanNo ?? '-'),
    })
  })

  test("not what stands in somebody else's unpaid order, but what it has paid (A99, A119)", async () => {
    const rcNo = freshVehicle()
    const [first, second] = [await one.search(rcNo), await citizen(suite, brand, '9812300003')]
    const numbers = numbersOf(first.result).toSorted()
    const begun = await one.order(first.parentId, numbers.slice(0, 1))
    const looked = await second.search(rcNo)
    expect(numbersOf(looked.result).toSorted()).toEqual(numbers)
    expect(await second.order(looked.parentId, numbers)).toMatchObject({ code: 200, nonPaidChallans: [] })
    await browser(suite, codeOf(begun)).pay()
    expect(await second.order(looked.parentId, numbers)).toMatchObject({
      code: 409,
      nonPaidChallans: numbers.slice(0, 1),
    })
    expect(await second.order(looked.parentId, numbers.slice(1))).toMatchObject({ code: 200 })
  })

  test('what our order has paid stays paid while the source lags', async () => {
    const rcNo = freshVehicle()
    const { parentId, result } = await one.search(rcNo)
    const numbers = numbersOf(result).slice(0, 1)
    const order = await one.order(parentId, numbers)
    expect((await browser(suite, codeOf(order)).pay()).next).toBe(`/payment-success?order=${codeOf(order)}`)
    const again = await one.search(rcNo)
    expect(again.result.find(({ challanNo }) => challanNo === numbers[0])).toMatchObject({
      status: 'Paid',
      payable: false,
    })
    expect(await one.order(parentId, numbers)).toMatchObject({ code: 107 })
    await whole()
  })
})

describe('whose search it is', () => {
  test("another's parentId is as unknown as none, in both flows (A88)", async () => {
    const other = await payer(suite)
    const { parentId, result } = await one.search(freshVehicle())
    const numbers = numbersOf(result)
    expect(await other.order(parentId, numbers)).toMatchObject({ status: 200, code: 103 })
    expect(await one.order('chs_none', numbers)).toMatchObject({ code: 103 })
    expect(await one.order(parentId, ['MH0000000000001'])).toMatchObject({ code: 103 })
    const [person, stranger] = [await citizen(suite, brand, '9812300004'), await citizen(suite, brand, '9812300005')]
    const looked = await person.search(freshVehicle())
    expect(await stranger.order(looked.parentId, numbersOf(looked.result))).toMatchObject({ status: 200, code: 404 })
    expect(await person.order(parentId, numbers)).toMatchObject({ code: 404 })
    const elsewhere = await citizen(suite, await makeBrand(ctx), '9812300004')
    expect(await elsewhere.order(looked.parentId, numbersOf(looked.result))).toMatchObject({ code: 404 })
  })

  test('no or a stale access token is 401, bad input 400 and 101 (A90, A116)', async () => {
    const person = await citizen(suite, brand, '9812300006')
    const { parentId, result } = await person.search(freshVehicle())
    const url = '/public/vehicle-echallan-payment-V2'
    const body = { parentId, challanNumber: numbersOf(result), accessToken: 'stale' }
    expect(await one.call(url, body)).toMatchObject({ status: 200, code: 401 })
    expect(await one.call(url, { ...body, challanNumber: [] })).toMatchObject({ status: 200, code: 400 })
    expect(await one.order(parentId, [])).toMatchObject({ status: 200, code: 101 })
  })

  test('a source that is down at ordering charges nothing: 503', async () => {
    const person = await citizen(suite, brand, '9812300007')
    const { parentId, result } = await person.search(freshVehicle())
    const row = ctx.db.updateTable('challan_searches').where('id', '=', parentId)
    const vehicle_sealed = ctx.vault.seal(challanVehicles.down.rcNo, {
      column: 'challan_searches.vehicle_sealed',
      id: parentId,
    })
    await row.set({ vehicle_sealed }).execute()
    expect(await person.order(parentId, numbersOf(result))).toMatchObject({ status: 200, code: 503 })
  })
})

describe('one order per payer and challan', () => {
  test('a double click and a retry answer the same order; an Idempotency-Key the same reply', async () => {
    const { parentId, result } = await one.search(freshVehicle())
    const numbers = numbersOf(result)
    const [first, second] = await Promise.all([one.order(parentId, numbers), one.order(parentId, numbers.toReversed())])
    expect(second.paymentUrl).toBe(first.paymentUrl)
    await browser(suite, codeOf(first)).page('?outcome=closed')
    expect((await one.order(parentId, numbers)).paymentUrl).toBe(first.paymentUrl)
    const key = { 'idempotency-key': `k-${one.userId}` }
    const keyed = await one.order(parentId, numbers, key)
    expect(await one.order(parentId, numbers, key)).toEqual(keyed)
    expect(await one.order(parentId, numbers.slice(1), key)).toMatchObject({ status: 409 })
  })

  test("the payer's own unpaid order of other challans gives way, unless a card may be paying it", async () => {
    const { parentId, result } = await one.search(freshVehicle())
    const numbers = numbersOf(result)
    const first = await one.order(parentId, numbers)
    const second = await one.order(parentId, numbers.slice(1))
    expect(second).toMatchObject({ code: 100 })
    expect(await rowOf(first)).toMatchObject({ status: 'expired' })
    const { order_id } = await browser(suite, codeOf(second)).card()
    const headers = { host: 'localhost' }
    const payload = { order: order_id, card: 'secure' }
    await app.inject({ method: 'POST', url: '/sandbox/checkout/pay', headers, payload })
    expect(await one.order(parentId, numbers)).toMatchObject({ code: 107 })
    await reconcile(ctx, later(31))
    expect(await rowOf(second)).toMatchObject({ status: 'created' })
  })

  test('twenty orders at once of the same payer over the same challans are one', async () => {
    const { parentId, result } = await one.search(freshVehicle())
    const numbers = numbersOf(result)
    const replies = await Promise.all(Array.from({ length: 20 }, () => one.order(parentId, numbers)))
    expect(new Set(replies.map(({ paymentUrl }) => paymentUrl)).size).toBe(1)
    const orders = await ctx.db
      .selectFrom('challan_orders')
      .select('id')
      .where('search_id', '=', parentId)
      .where('status', '=', 'created')
      .execute()
    expect(orders).toHaveLength(1)
  })
})

test('a secondary user orders and pays with the account’s wallet; one who only views does not', async () => {
  const { parentId, result } = await one.search(freshVehicle())
  const subUserId = await makeSubUser(ctx.db, one.userId)
  const headers = await signedIn(ctx, { userId: one.userId, subUserId })
  const payload = { parentId, challanNumber: numbersOf(result).slice(0, 1) }
  const url = '/api/challan/payment/order'
  expect((await app.inject({ method: 'POST', url, headers, payload })).json()).toMatchObject({ code: 100 })
  const viewer = await makeSubUser(ctx.db, one.userId)
  await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', viewer).execute()
  const viewing = await signedIn(ctx, { userId: one.userId, subUserId: viewer })
  expect((await app.inject({ method: 'POST', url, headers: viewing, payload })).statusCode).toBe(403)
})
