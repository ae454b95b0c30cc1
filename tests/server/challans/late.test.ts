import { beforeAll, describe, expect, test } from 'vitest'
import { proposeLateRefunds } from '../../../server/challans/refunds/late.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import {
  a80,
  browser,
  citizen,
  clerk,
  codeOf,
  freshVehicle,
  makeBrand,
  numbersOf,
  paidOrder,
  payer,
} from './orderHelpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let maker: Awaited<ReturnType<typeof clerk>>
let checker: Awaited<ReturnType<typeof clerk>>
beforeAll(async () => {
  await a80(suite)
  maker = await clerk(suite)
  checker = await clerk(suite)
})

let phones = 9_876_503_000

/** A citizen's order of one online challan, paid under a brand with these promises. */
async function citizenOrder(promise: object) {
  const phone = String((phones += 1))
  const one = await citizen(suite, await makeBrand(ctx, promise), phone)
  const { parentId, result } = await one.search(freshVehicle())
  const online = result.filter(({ route }) => route === 'online')
  const code = codeOf(await one.order(parentId, numbersOf(online).slice(0, 1)))
  await browser(suite, code).pay()
  const row = () => ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const texts = async () => (await listMessages(ctx, `+91${phone}`)).map(({ text }) => text).join()
  return { ...(await row()), row, texts }
}

const makeLate = (id: string) =>
  ctx.db
    .updateTable('challan_orders')
    .set({ due_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', id)
    .execute()

const refundsOf = (id: string) => ctx.db.selectFrom('challan_refunds').selectAll().where('order_id', '=', id).execute()
const refundLate = (ids: string[], by = maker) => by.call('/challan-payments/late-refunds', { ids })
const overdue = async () => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ attention: ['overdue'] }),
    sort: '["id","DESC"]',
    range: '[0,99]',
  })
  const reply = await app.inject({ url: `/admin-api/resources/challan-payments?${query}`, headers: maker.headers })
  return reply.json() as { id: string; overdue: boolean }[]
}

describe('the promise', () => {
  test('an order keeps the days and the refund that its brand promised when it was paid', async () => {
    const order = await citizenOrder({ online_days: 9, late_refund: true })
    const days = (Date.parse(order.due_at ?? '') - Date.parse(order.paid_at ?? '')) / 86_400_000
    expect(days).toBe(9)
    expect(order.late_refund).toBe(true)
    const plain = await citizenOrder({})
    expect((Date.parse(plain.due_at ?? '') - Date.parse(plain.paid_at ?? '')) / 86_400_000).toBe(
      ctx.config.CHALLAN_ONLINE_DAYS,
    )
    expect(plain.late_refund).toBe(false)
  })

  test('staff change it in the brand; nonsense is refused', async () => {
    const { id } = await makeBrand(ctx)
    const change = async (payload: object) => {
      const reply = await app.inject({
        method: 'PUT',
        url: `/admin-api/resources/challan-brands/${id}`,
        headers: maker.headers,
        payload,
      })
      return { status: reply.statusCode, ...reply.json() }
    }
    expect(await change({ onlineDays: 3, physicalCourtDays: 25, lateRefund: true })).toMatchObject({
      status: 200,
      onlineDays: 3,
      virtualCourtDays: null,
      physicalCourtDays: 25,
      lateRefund: true,
    })
    expect(await change({ onlineDays: null })).toMatchObject({ status: 200, onlineDays: null, lateRefund: true })
    for (const onlineDays of [0, 366, 1.5, '4']) expect((await change({ onlineDays })).status).toBe(400)
  })
})

describe('the refund of what is late', () => {
  test('a promised one is requested once by the server, told to the payer, and decided by a checker', async () => {
    const order = await citizenOrder({ late_refund: true })
    await proposeLateRefunds(ctx)
    expect(await refundsOf(order.id)).toEqual([])
    await makeLate(order.id)
    expect((await overdue()).find(({ id }) => id === order.id)).toMatchObject({ overdue: true, lateRefund: true })
    await Promise.all([proposeLateRefunds(ctx), proposeLateRefunds(ctx)])
    await proposeLateRefunds(ctx)
    const [refund, ...more] = await refundsOf(order.id)
    expect(more).toEqual([])
    expect(refund).toMatchObject({ state: 'asked', amount_paise: order.total_paise })
    expect(refund?.reason).toMatch(/^Late: it was due on /)
    const texts = await order.texts()
    expect(texts.match(/is late\. As promised/g)).toHaveLength(1)
    const decided = await checker.call(`/challan-refunds/${refund?.id}/decide`, { approve: true })
    expect(decided).toMatchObject({ state: 'done' })
    expect(await order.row()).toMatchObject({ status: 'refunded' })
    expect((await overdue()).map(({ id }) => id)).not.toContain(order.id)
  })

  test('a rejected one is not requested again', async () => {
    const order = await citizenOrder({ late_refund: true })
    await makeLate(order.id)
    await proposeLateRefunds(ctx)
    const [refund] = await refundsOf(order.id)
    await checker.call(`/challan-refunds/${refund?.id}/decide`, { approve: false })
    await proposeLateRefunds(ctx)
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'rejected' }])
  })

  test('without a promise the order is only marked, until staff request its refund', async () => {
    const order = await citizenOrder({})
    await makeLate(order.id)
    await proposeLateRefunds(ctx)
    expect(await refundsOf(order.id)).toEqual([])
    const reply = await refundLate([order.id])
    expect(reply).toMatchObject({
      status: 200,
      requested: [{ id: order.id, amountPaise: order.total_paise }],
      skipped: [],
    })
    expect(await order.texts()).not.toContain('is late')
    const decide = (by: typeof maker) =>
      by.call(`/challan-refunds/${reply.requested[0].refundId}/decide`, { approve: true })
    expect(await decide(maker)).toMatchObject({ status: 403 })
    expect(await decide(checker)).toMatchObject({ state: 'done' })
  })

  test('in bulk: only what is not settled, and each order that is left out says why', async () => {
    const one = await payer(suite, { paise: 10_000_000 })
    const partly = await paidOrder(suite, { one, maker })
    await partly.process()
    await partly.settle(partly.items.slice(0, 1))
    await makeLate(partly.id)
    const punctual = await citizenOrder({})
    const asked = await citizenOrder({})
    await makeLate(asked.id)
    await refundLate([asked.id])
    const { requested, skipped } = await refundLate([partly.id, punctual.id, asked.id, 'cho_none', partly.id])
    expect(requested).toMatchObject([{ id: partly.id }])
    const [refund] = await refundsOf(partly.id)
    expect(refund?.item_ids).toEqual(partly.items.slice(1).map(({ id }) => id))
    expect(skipped).toMatchObject([
      { id: punctual.id, number: punctual.number, message: expect.stringContaining('not overdue') },
      { id: asked.id, message: expect.stringContaining('open') },
      { id: 'cho_none' },
    ])
    const event = await ctx.db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject', '=', refund?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ action: 'challanRefund.asked', actor_id: maker.adminId })
  })

  test('customers and empty lists are refused', async () => {
    const one = await payer(suite)
    expect(await one.call('/admin-api/challan-payments/late-refunds', { ids: ['cho_1'] })).toMatchObject({
      status: 401,
    })
    expect(await refundLate([])).toMatchObject({ status: 400 })
  })
})
