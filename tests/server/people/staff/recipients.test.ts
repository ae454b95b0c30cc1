import { beforeEach, expect, test } from 'vitest'
import { noticeEvents } from '../../../../contracts/resources/recipient.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { getAs } from '../../../support/registration.ts'
import { post } from '../../../support/signIn.ts'
import { applicant, submitIndividual } from '../kyc/helpers.ts'

const { app, ctx } = await testApp({ SALES_EMAIL: 'sales@pramaan.test' })
const headers = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' })

beforeEach(async () => {
  for (const table of ['rate_windows', 'notice_recipients', 'messages'] as const)
    await ctx.db.deleteFrom(table).execute()
})

const URL = '/admin-api/notification-recipients'
const RESOURCE = '/admin-api/resources/notification-recipients'
const list = async (query: object = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  return (await app.inject({ url: `${RESOURCE}?${search}`, headers })).json()
}
const add = (email: string, events: string[] = []) => post(app, ctx, RESOURCE, { email, events }, headers)
const remove = (id: string) => app.inject({ method: 'DELETE', url: `${RESOURCE}/${id}`, headers })
const turn = (id: string, event: string, on: boolean) => post(app, ctx, `${URL}/${id}/event`, { event, on }, headers)
const uncovered = () => getAs(app, ctx, `${URL}/uncovered`, headers)
const told = async () => (await listMessages(ctx)).map(({ to }) => to).sort()
const demo = { name: 'Asha Rao', email: 'asha@buyer.test', phone: '9876543210' }
const askDemo = () => post(app, ctx, '/api/oceanDemoQuery', demo)
const write = () => post(app, ctx, '/api/contactForm', { ...demo, companyName: 'Asha Traders', message: 'Hello' })

test('nobody configured: requests go to sales', async () => {
  expect(await list()).toEqual([])
  expect(await uncovered()).toMatchObject({ events: [...noticeEvents], salesEmail: 'sales@pramaan.test' })
  await askDemo()
  await write()
  expect(await told()).toEqual(['sales@pramaan.test', 'sales@pramaan.test'])
})

test('whoever is named gets the event, each for itself; the last one off, sales again', async () => {
  const { id } = await add(' Desk@Pramaan.test', ['demoRequest'])
  await add('leads@pramaan.test', ['demoRequest', 'contactRequest'])
  await askDemo()
  expect(await told()).toEqual(['desk@pramaan.test', 'leads@pramaan.test'])
  await ctx.db.deleteFrom('messages').execute()
  await write()
  expect(await told()).toEqual(['leads@pramaan.test'])
  await ctx.db.deleteFrom('messages').execute()
  const [other] = await list({ filter: { q: 'leads@' } })
  expect(await uncovered()).toMatchObject({
    events: ['kycSubmitted', 'approvalAsked', 'backupFailed', 'listLate', 'issuerKeyEnds'],
  })
  await turn(id, 'demoRequest', false)
  await turn(other.id, 'demoRequest', false)
  await askDemo()
  expect(await told()).toEqual(['sales@pramaan.test'])
})

test('a submitted KYC is told of, with a link and nothing of the KYC; to nobody without a recipient', async () => {
  const first = await applicant(app, ctx)
  expect(await submitIndividual(first)).toMatchObject({ status: 200 })
  expect((await told()).filter(to => to !== first.email)).toEqual([])
  await add('kyc@pramaan.test', ['kycSubmitted'])
  const second = await applicant(app, ctx)
  await submitIndividual(second)
  const [mail] = await listMessages(ctx, 'kyc@pramaan.test')
  expect(mail?.text).toContain('Asha Traders')
  expect(mail?.text).toContain(`/admin/user-detail?id=${second.userId}&tab=kyc`)
  expect(mail?.text).not.toContain('AAAPZ1000A')
})

test('switching is per event, also at once, and again changes nothing', async () => {
  const { id } = await add('desk@pramaan.test')
  await Promise.all(noticeEvents.map(event => turn(id, event, true)))
  await turn(id, 'demoRequest', true)
  expect(await list()).toMatchObject([{ email: 'desk@pramaan.test', events: [...noticeEvents] }])
  const row = await ctx.db.selectFrom('notice_recipients').select('events').executeTakeFirstOrThrow()
  expect(row.events).toHaveLength(noticeEvents.length)
  expect(await turn(id, 'somethingElse', true)).toMatchObject({ status: 400 })
})

test('an address once, in any letter case, and only a whole one', async () => {
  await add('desk@pramaan.test')
  expect(await add('DESK@pramaan.test')).toMatchObject({ status: 409, error: { fields: [{ field: 'email' }] } })
  expect(await add('desk@pramaan')).toMatchObject({ status: 400 })
  expect(await add('desk@pramaan.test\r\nBcc: all@buyer.test')).toMatchObject({ status: 400 })
})

test('removed, nothing is sent there any more; a test message says who sent it; the log has each act', async () => {
  const { id } = await add('desk@pramaan.test', ['demoRequest'])
  expect(await post(app, ctx, `${URL}/${id}/test`, {}, headers)).toMatchObject({ status: 200 })
  expect((await listMessages(ctx, 'desk@pramaan.test'))[0]?.text).toContain('Meera Iyer')
  await turn(id, 'demoRequest', false)
  expect((await remove(id)).json()).toMatchObject({ id, email: 'desk@pramaan.test' })
  expect(await turn(id, 'demoRequest', true)).toMatchObject({ status: 404 })
  expect(await post(app, ctx, `${URL}/${id}/test`, {}, headers)).toMatchObject({ status: 404 })
  expect((await remove(id)).statusCode).toBe(404)
  const actions = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', id)
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'recipient.added',
    'recipient.tested',
    'recipient.changed',
    'recipient.removed',
  ])
})

test('the list is filtered, searched, sorted and paged', async () => {
  await add('b@pramaan.test', ['demoRequest'])
  await add('a@pramaan.test', ['kycSubmitted'])
  await add('c@other.test')
  const emails = async (query: object) => (await list(query)).map((row: { email: string }) => row.email)
  expect(await emails({ sort: ['email', 'ASC'] })).toEqual(['a@pramaan.test', 'b@pramaan.test', 'c@other.test'])
  expect(await emails({ sort: ['email', 'DESC'], range: [0, 0] })).toEqual(['c@other.test'])
  expect(await emails({ filter: { q: 'OTHER' } })).toEqual(['c@other.test'])
  expect(await emails({ filter: { event: 'demoRequest' } })).toEqual(['b@pramaan.test'])
  expect((await list({ filter: { event: 'none' } })).error.code).toBe('bad_request')
})
