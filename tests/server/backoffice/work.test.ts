import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WorkItem } from '../../../contracts/resources/workItem.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { a80, clerk, openCard, paidOrder, payer } from '../challans/orderHelpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let maker: Awaited<ReturnType<typeof clerk>>
let one: Awaited<ReturnType<typeof payer>>
let other: string
beforeAll(async () => {
  await a80(suite)
  maker = await clerk(suite)
  other = await makeAdmin(ctx.db)
})
beforeEach(async () => {
  one = await payer(suite, { paise: 10_000_000 })
})

const get = async (url: string, headers = maker.headers) => {
  const reply = await app.inject({ url: `/admin-api${url}`, headers })
  return { status: reply.statusCode, ...(reply.statusCode === 200 && { body: reply.json() }) }
}
const queue = async (filter: object = {}, sort = '["dueAt","ASC"]') => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort, range: '[0,99]' })
  return (await get(`/resources/work-items?${query}`)).body as WorkItem[]
}
const about = async (subject: string, filter = {}) => (await queue(filter)).filter(item => item.subject === subject)
const assign = (ids: string[], assigneeId: string | null) => maker.call('/work/assign', { ids, assigneeId })

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

async function pendingKyc(submittedAt = new Date()) {
  const { userId } = await makeCustomer(ctx.db, { kycComplete: false })
  const id = newId('kyc')
  const record = {
    id,
    user_id: userId,
    kind: 'individual',
    approval_status: 'Pending',
    submitted_at: submittedAt,
  } as const
  await ctx.db.insertInto('kyc_records').values(record).execute()
  return { id, userId }
}

async function openLead(name = 'Farhan Sheikh') {
  const id = newId('led')
  const person = { name, email: 'farhan@fleet.test', phone: '9876500033', product_name: 'AML' }
  await ctx.db
    .insertInto('leads')
    .values({ id, kind: 'demo', company_name: null, message: null, ...person })
    .execute()
  return id
}

describe('the queue', () => {
  test('holds paid orders until they are settled', async () => {
    const order = await paidOrder(suite, { one, maker })
    const [item] = await about(order.id)
    const { rcNo } = await maker.show(order.id)
    expect(item).toMatchObject({
      id: `order:${order.id}`,
      kind: 'order',
      target: order.id,
      title: rcNo,
      overdue: false,
    })
    await order.process()
    await order.settle(order.items)
    expect(await about(order.id)).toEqual([])
  })

  test('holds refunds until a checker decides', async () => {
    const order = await paidOrder(suite, { one, maker })
    const { refundId } = await order.refund(order.items.slice(0, 1))
    expect(await about(refundId)).toMatchObject([{ kind: 'refund', target: order.id, amountPaise: expect.any(Number) }])
    const checker = await clerk(suite)
    await checker.call(`/challan-refunds/${refundId}/decide`, { approve: false, reason: 'Not needed' })
    expect(await about(refundId)).toEqual([])
  })

  test('holds a mismatched payment until its return is asked for', async () => {
    const { row, page } = await openCard(suite, one, 2)
    await page.pay('success')
    const { id } = await row()
    await ctx.db
      .insertInto('challan_diverged_payments')
      .values({
        payment_id: `pay_${id}`,
        order_id: id,
        mismatch: 'twice',
        amount_minor: 100,
        currency: 'USD',
        transfer_id: null,
      })
      .execute()
    await ctx.db.updateTable('challan_orders').set({ divergence: 'twice' }).where('id', '=', id).execute()
    expect((await about(id)).map(({ kind }) => kind).toSorted()).toEqual(['diverged', 'order'])
  })

  test('holds changes of money until a second person decides, under the customer or the product', async () => {
    const change = { wallet: 'api', amountPaise: 700_000, reason: 'Credit for an outage' }
    const { approvalId } = await maker.call(`/users/${one.userId}/adjust`, change)
    const price = { pricePaise: 100, costPaise: 150, from: null, reason: 'Campaign' }
    const priced = await maker.call('/base-prices/pan-check', price)
    expect(await about(approvalId)).toMatchObject([
      { kind: 'approval', target: one.userId, title: 'Asha Traders', amountPaise: 700_000 },
    ])
    expect(await about(priced.approvalId)).toMatchObject([{ title: 'PAN check', target: null, amountPaise: null }])
    const checker = await clerk(suite)
    await checker.call(`/approvals/${approvalId}/decide`, { approve: false, reason: 'Not an outage' })
    expect(await about(approvalId)).toEqual([])
  })

  test('holds KYC and requests; what is overdue comes first', async () => {
    const late = await pendingKyc(ago(9))
    const fresh = await pendingKyc()
    const lead = await openLead()
    expect(await about(late.id)).toMatchObject([
      { kind: 'kyc', target: late.userId, title: 'Asha Traders', overdue: true },
    ])
    expect(await about(lead)).toMatchObject([{ kind: 'lead', target: null, title: 'Farhan Sheikh' }])
    const all = await queue()
    expect(all[0]?.subject).toBe(late.id)
    expect(all.findIndex(({ subject }) => subject === fresh.id)).toBeGreaterThan(0)
    expect((await queue({ overdue: true })).every(({ overdue }) => overdue)).toBe(true)
    expect((await queue({ kind: ['lead'] })).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lead']))
    await maker.call(`/leads/${lead}/handle`, { handled: true })
    expect(await about(lead)).toEqual([])
  })
})

describe('assigning', () => {
  test('gives several kinds to anybody at once, and takes them back, with an audit entry each', async () => {
    const order = await paidOrder(suite, { one, maker })
    const kyc = await pendingKyc()
    const ids = [`order:${order.id}`, `kyc:${kyc.id}`]
    expect(await assign([...ids, 'lead:led_none'], other)).toMatchObject({ status: 200, assigned: 2 })
    expect(await about(kyc.id)).toMatchObject([{ assigneeId: other, assignee: 'Meera Iyer' }])
    expect((await maker.show(order.id)).assigneeId).toBe(other)
    await assign(ids, maker.adminId)
    expect((await queue({ assignee: 'me' })).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    await assign(ids, null)
    expect((await queue({ assignee: 'nobody' })).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    const logged = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'data'])
      .where('subject', 'in', [order.id, kyc.id])
      .where('action', 'in', ['work.assigned', 'challanOrder.assigned'])
      .execute()
    expect(logged).toHaveLength(6)
    expect(logged).toContainEqual({
      action: 'work.assigned',
      data: { kind: 'kyc', before: { assigneeId: other }, after: { assigneeId: maker.adminId } },
    })
  })

  test('answers 409 for somebody who is not active, 400 for nothing, 401 for a customer', async () => {
    const { id } = await pendingKyc()
    await ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', other).execute()
    expect((await assign([`kyc:${id}`], other)).status).toBe(409)
    expect((await assign([`kyc:${id}`], 'adm_none')).status).toBe(409)
    expect((await get('/work/assignees')).body.staff).not.toContainEqual({ id: other, name: 'Meera Iyer' })
    await ctx.db.updateTable('admins').set({ is_active: true }).where('id', '=', other).execute()
    expect((await get('/work/assignees')).body.staff).toContainEqual({ id: other, name: 'Meera Iyer' })
    expect((await assign([], maker.adminId)).status).toBe(400)
    const asCustomer = await signedIn(ctx, { userId: one.userId })
    for (const url of ['/work/counts', '/work/assignees', '/resources/work-items'])
      expect((await get(url, asCustomer)).status).toBe(401)
  })
})

test('the counts are those of the queue', async () => {
  await assign([`lead:${await openLead('Nadia Khan')}`], maker.adminId)
  const { all, mine, unassigned, overdue, kinds } = (await get('/work/counts')).body
  const rows = await queue()
  expect(all).toBe(rows.length)
  expect(mine).toBe((await queue({ assignee: 'me' })).length)
  expect(unassigned).toBe((await queue({ assignee: 'nobody' })).length)
  expect(overdue).toBe((await queue({ overdue: true })).length)
  for (const { kind, count } of kinds) expect(count, kind).toBe(rows.filter(row => row.kind === kind).length)
})
