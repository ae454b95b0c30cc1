import { beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../support/app.ts'
import { a80, clerk, paidOrder, payer } from './orderHelpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let staff: Awaited<ReturnType<typeof clerk>>
let one: Awaited<ReturnType<typeof payer>>
beforeAll(async () => {
  await a80(suite)
  staff = await clerk(suite)
})
beforeEach(async () => {
  one = await payer(suite, { paise: 10_000_000 })
})

interface Line {
  line: number
  outcome: string
  number: string | null
}

const send = async (path: string, csv: string) => {
  const reply = await staff.call(path, { csv })
  return { ...reply, outcomes: (reply.lines as Line[] | undefined)?.map(({ outcome }) => outcome) }
}
const preview = (csv: string) => send('/challan-settlements/preview', csv)
const apply = (csv: string) => send('/challan-settlements', csv)

/** An order of three challans in processing, with their fines in rupees. */
async function processing() {
  const order = await paidOrder(suite, { one, maker: staff })
  await order.process()
  const { items, number } = await staff.show(order.id)
  const rows = (items as { challanNo: string; amountPaise: number }[]).map(({ challanNo, amountPaise }) => ({
    challanNo,
    rupees: (amountPaise / 100).toFixed(2),
  }))
  const [a, b, c] = rows as [(typeof rows)[number], (typeof rows)[number], (typeof rows)[number]]
  return { ...order, number: number as string, a, b, c }
}

const settledOf = (orderId: string) =>
  ctx.db
    .selectFrom('challan_order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'settled')
    .execute()

test('a file is previewed, then applied: each order by the ordinary verb, with a record of its own as proof; sent again it does nothing', async () => {
  const { id, a, b, c, number } = await processing()
  const csv = [
    'Challan No.,Status,Amount,Receipt No.,Date',
    `${a.challanNo},Paid,"₹${a.rupees}",PORTAL-1,2026-11-20`,
    `${b.challanNo.toLowerCase()},DISPOSED,${b.rupees},PORTAL-1,20/11/2026`,
    `${c.challanNo},Pending,${c.rupees},PORTAL-2,`,
    'XX00000000,Paid,500,PORTAL-3,2026-11-20',
  ].join('\r\n')
  expect((await preview(csv)).outcomes).toEqual(['ready', 'ready', 'status', 'unknown'])
  expect(await settledOf(id)).toEqual([])
  const done = await apply(csv)
  expect(done.outcomes).toEqual(['settled', 'settled', 'status', 'unknown'])
  expect(done.lines).toMatchObject([{ line: 2, number }, { line: 3, number }, { line: 4, number }, { number: null }])
  const settled = await settledOf(id)
  expect(settled).toHaveLength(2)
  expect(new Set(settled.map(item => item.evidence_reference))).toEqual(new Set(['PORTAL-1']))
  expect(new Set(settled.map(item => item.evidence_object_id)).size).toBe(1)
  expect(await one.show(id)).toMatchObject({ status: 'processing' })
  const proof = await app.inject({
    url: `/api/challan/orders/${id}/evidence/${settled[0]?.id}`,
    headers: one.headers,
  })
  expect(proof.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  expect((await apply(csv)).outcomes).toEqual(['already', 'already', 'status', 'unknown'])
  expect((await settledOf(id)).map(item => item.settled_at)).toEqual(settled.map(item => item.settled_at))
  const rest = `challan,receipt\n${c.challanNo},PORTAL-2`
  expect((await apply(rest)).outcomes).toEqual(['settled'])
  expect(await one.show(id)).toMatchObject({ status: 'settled' })
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})

test('the result is a CSV without formulas, and the file is in the audit log by its counts', async () => {
  const { csv } = await apply('challan;receipt\n=1+1;PORTAL-9')
  expect(csv).toContain('No paid order has this challan')
  expect(csv).toContain("'=1+1")
  const event = await ctx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'challanOrders.settledByFile')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ actor_id: staff.adminId, data: { unknown: 1 } })
})

test('what does not fit is left out, and says why', async () => {
  const { id, a, b, c, refund, items } = await processing()
  const waiting = await paidOrder(suite, { one, maker: staff })
  await refund(items.slice(2))
  const csv = [
    'challan number,payment status,paid amount,transaction id,payment date',
    `${a.challanNo},paid,1.00,PORTAL-1,2026-11-20`,
    `${a.challanNo},paid,${a.rupees},PORTAL-1,2026-11-20`,
    `${b.challanNo},paid,${b.rupees},PORTAL-1,2999-01-01`,
    `${c.challanNo},paid,${c.rupees},PORTAL-1,2026-11-20`,
    `${waiting.items[0]?.challanNo},paid,,PORTAL-1,2026-11-20`,
    `${b.challanNo},paid,many,PORTAL-1,2026-11-20`,
    ',paid,,PORTAL-1,',
  ].join('\n')
  const { lines } = await apply(csv)
  expect((lines as Line[]).map(({ outcome }) => outcome)).toEqual([
    'amount',
    'repeated',
    'invalid',
    'inRefund',
    'notProcessing',
    'repeated',
    'invalid',
  ])
  expect(await settledOf(id)).toEqual([])
  await apply(`challan,receipt\n${a.challanNo},PORTAL-1`)
  expect((await preview(`challan,receipt\n${a.challanNo},OTHER-1`)).outcomes).toEqual(['otherReceipt'])
})

test.each([
  ['no columns', 'a,b\n1,2'],
  ['no lines', 'challan,receipt'],
  ['an open quote', 'challan,receipt\n"1,2'],
  ['too many lines', `challan,receipt\n${'1,abc\n'.repeat(301)}`],
  ['nothing', ''],
])('a file with %s is refused', async (_, csv) => {
  expect(await preview(csv)).toMatchObject({ status: 400, error: { fields: [{ field: 'csv' }] } })
  expect(await apply(csv)).toMatchObject({ status: 400 })
})

test('customers are refused', async () => {
  const csv = 'challan,receipt\n1,abc'
  expect(await one.call('/admin-api/challan-settlements', { csv })).toMatchObject({ status: 401 })
  expect(await one.call('/admin-api/challan-settlements/preview', { csv })).toMatchObject({ status: 401 })
})
