import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { findOrders } from '../../../server/challans/orders/findOrders.ts'
import { up } from '../../../server/platform/db/migrations/0040-order-numbers.ts'
import { testApp } from '../../support/app.ts'
import { a80, browser, citizen, clerk, codeOf, freshVehicle, makeBrand, numbersOf, payer } from './orderHelpers.ts'

const suite = await testApp()
const { app, ctx } = suite
await a80(suite)

async function citizensOrder(phone: string) {
  const one = await citizen(suite, await makeBrand(ctx), phone)
  const rcNo = freshVehicle()
  const { parentId, result } = await one.search(rcNo)
  const numbers = numbersOf(result).slice(0, 2)
  const code = codeOf(await one.order(parentId, numbers))
  await browser(suite, code).pay()
  return { one, rcNo, code }
}

test('payer and staff see the same number of an order; it opens nothing', async () => {
  const { one, code } = await citizensOrder('9876500401')
  const { order } = await browser(suite, code).status()
  expect(order.number).toMatch(/^CH-\w{4}-\w{4}$/)
  expect((await one.paidList()).result[0].number).toBe(order.number)
  const staff = await clerk(suite)
  const [found] = await findOrders(ctx, order.number.toLowerCase(), 8)
  expect(await staff.show(found?.id ?? '')).toMatchObject({ number: order.number, dueAt: expect.any(String) })
  // The number is no code.
  expect((await browser(suite, order.number).page()).statusCode).not.toBe(200)
  expect((await browser(suite, order.number).status()).code).not.toBe(200)
})

test('the receipt has the number and is named after it', async () => {
  const { one, code } = await citizensOrder('9876500402')
  const { order } = await browser(suite, code).status()
  const receipt = await one.receipt(code)
  expect(receipt.headers['content-disposition']).toContain(`challan-receipt-${order.number}.pdf`)
})

test('the lists of staff and of the account find an order by its number in any spelling', async () => {
  const one = await payer(suite)
  const { parentId, result } = await one.search(freshVehicle())
  await one.order(parentId, numbersOf(result).slice(0, 1))
  const [{ id, number }] = await one.orders()
  const written = number.toLowerCase().replaceAll('-', ' ')
  const list = async (url: string, filter: object, headers: Record<string, string>) =>
    (await app.inject({ url: `${url}?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers })).json()
  const { headers } = await clerk(suite)
  expect(await list('/admin-api/resources/challan-payments', { challanNo: written }, headers)).toMatchObject([{ id }])
  expect(await list('/api/resources/challan-orders', { rcNo: written }, one.headers)).toMatchObject([{ id }])
  // Somebody else's number finds nothing.
  const other = await payer(suite)
  expect(await list('/api/resources/challan-orders', { rcNo: written }, other.headers)).toEqual([])
})

test('staff find an order by its number, and read it beside the vehicle', async () => {
  const { rcNo, code } = await citizensOrder('9876500403')
  const row = await ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  for (const written of [row.number, row.number.slice(3).toLowerCase()])
    expect(await findOrders(ctx, written, 8)).toMatchObject([
      { id: row.id, title: rcNo, detail: expect.stringContaining(row.number) },
    ])
})

test('orders that exist get a number and a due day by the migration', async () => {
  const { code } = await citizensOrder('9876500404')
  const order = () => ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  await sql`alter table challan_orders drop column number, drop column due_at`.execute(ctx.db)
  await up(ctx.db as unknown as Kysely<unknown>)
  const { number, due_at, paid_at } = await order()
  expect(number).toMatch(/^CH-\w{4}-\w{4}$/)
  expect(Date.parse(String(due_at))).toBeGreaterThan(Date.parse(String(paid_at)))
  const { count } = await ctx.db
    .selectFrom('challan_orders')
    .select(row => row.fn.count<number>('number').distinct().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe((await ctx.db.selectFrom('challan_orders').select('id').execute()).length)
})
