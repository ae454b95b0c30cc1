import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { WorkItem } from '../../../../contracts/resources/workItem.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { sealRow } from '../../../../server/platform/sealing/rows.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { a80, clerk, paidOrder, payer } from '../../challans/orderHelpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let staff: Awaited<ReturnType<typeof clerk>>
beforeAll(async () => {
  await a80(suite)
  staff = await clerk(suite)
})

const india = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' })
const dayIn = (days: number) => india.format(new Date(Date.now() + days * 86_400_000))

const read = async (path: string) => {
  const reply = await app.inject({ url: `/admin-api/notes/${path}`, headers: staff.headers })
  return { status: reply.statusCode, ...reply.json() }
}
const follow = (path: string, on: string | null) => staff.call(`/notes/${path}/follow-up`, { on })
const waiting = async (subject: string): Promise<WorkItem[]> => {
  const query = new URLSearchParams({ filter: '{}', sort: '["dueAt","ASC"]', range: '[0,99]' })
  const reply = await app.inject({ url: `/admin-api/resources/work-items?${query}`, headers: staff.headers })
  return reply.json<WorkItem[]>().filter(item => item.subject === subject && item.kind.endsWith('FollowUp'))
}

async function lead() {
  const id = newId('led')
  const person = { name: 'Farhan Sheikh', email: 'farhan@fleet.test', phone: '9876500034', product_name: 'AML' }
  const row = { id, kind: 'demo' as const, company_name: null, message: null, ...person }
  await ctx.db
    .insertInto('leads')
    .values(sealRow(ctx.vault, 'leads', row))
    .execute()
  return id
}

test('an order followed up today is in the queue under its vehicle, assigned to whoever set it, until it is done', async () => {
  const order = await paidOrder(suite, { one: await payer(suite, { paise: 10_000_000 }), maker: staff })
  const path = `order/${order.id}`
  const today = dayIn(0)
  expect(await follow(path, today)).toMatchObject({ status: 200, followUp: { on: today, by: 'Meera Iyer' } })
  const { rcNo } = await staff.show(order.id)
  expect(await waiting(order.id)).toMatchObject([
    { kind: 'orderFollowUp', target: order.id, title: rcNo, overdue: false, assigneeId: staff.adminId },
  ])
  await sql`update follow_ups set follow_up_on = follow_up_on - 2 where subject = ${order.id}`.execute(ctx.db)
  expect(await waiting(order.id)).toMatchObject([{ overdue: true }])
  expect(await follow(path, dayIn(3))).toMatchObject({ followUp: { on: dayIn(3) } })
  expect(await waiting(order.id)).toEqual([])
  expect(await follow(path, null)).toMatchObject({ followUp: null })
  expect(await read(path)).toMatchObject({ status: 200, followUp: null })
  const events = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', order.id).execute()
  const actions = events.map(({ action }) => action)
  expect(actions.filter(action => action === 'followUp.set')).toHaveLength(2)
  expect(actions).toContain('followUp.ended')
})

test('a note with a day sets the follow-up; customers and requests are followed up under their names', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const noted = { text: 'Call about the limit', followUpOn: dayIn(0) }
  expect(await staff.call(`/notes/customer/${userId}`, noted)).toMatchObject({ status: 200, text: noted.text })
  expect(await waiting(userId)).toMatchObject([{ kind: 'customerFollowUp', target: userId }])
  const id = await lead()
  expect(await staff.call(`/notes/lead/${id}`, noted)).toMatchObject({ status: 200 })
  expect(await waiting(id)).toMatchObject([{ kind: 'leadFollowUp', title: 'Farhan Sheikh' }])
  expect(await read(`lead/${id}`)).toMatchObject({ notes: [{ text: noted.text }], followUp: { on: dayIn(0) } })
})

test('notes are sealed', async () => {
  const { userId } = await makeCustomer(ctx.db)
  await staff.call(`/notes/customer/${userId}`, { text: 'Quite private' })
  const row = await ctx.db.selectFrom('notes').selectAll().where('subject', '=', userId).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('private')
})

test('a day in the past, an unknown subject and another kind are refused', async () => {
  const { userId } = await makeCustomer(ctx.db)
  expect(await follow(`customer/${userId}`, dayIn(-1))).toMatchObject({
    status: 400,
    error: { fields: [{ field: 'on' }] },
  })
  expect(await staff.call(`/notes/customer/${userId}`, { text: 'x', followUpOn: dayIn(-1) })).toMatchObject({
    status: 400,
    error: { fields: [{ field: 'followUpOn' }] },
  })
  expect(await read(`customer/${userId}`)).toMatchObject({ notes: [], followUp: null })
  expect(await follow('order/cho_none', dayIn(1))).toMatchObject({ status: 404 })
  expect(await follow(`order/${userId}`, dayIn(1))).toMatchObject({ status: 404 })
  expect(await follow(`invoice/${userId}`, dayIn(1))).toMatchObject({ status: 400 })
})
