import { beforeEach, describe, expect, test } from 'vitest'
import type { BgcRescreeningFacts } from '../../../contracts/calls/bgcRescreenings.ts'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import { rescreenDue } from '../../../server/bgc/rescreening/work.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { testApp } from '../../support/app.ts'
import { bgcOf, type Headers } from '../../support/cases/bgc.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const bgc = bgcOf({ app, ctx })
const visitor = { ...clientHeaders(ctx) }

let customer: Customer
let headers: Headers
let other: Headers
let planId: string
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  other = await signedIn(ctx, await makeCustomer(ctx.db))
  planId = await bgc.save(headers, ['voter'])
})

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, by = headers) =>
  app.inject({ method, url: `/api/bgc/${path}`, headers: by, ...(payload && { payload }) })
const facts = async (id: string, by = headers) =>
  (await ask('GET', `cases/${id}/rescreening`, undefined, by)).json<BgcRescreeningFacts>()
const list = async (by = headers) => (await ask('GET', 'rescreenings', undefined, by)).json()
const yearly = { months: 12, isAutomatic: true }

/** A case that has ended, so many days ago. */
async function ended({ days = 0, planned = true } = {}): Promise<string> {
  const id = await bgc.add(headers, planId)
  await bgc.agree(id, ['voter'])
  await bgc.fillIn(id, 'voter-details', { epic: 'ZZZ1000009' })
  if (planned) await ask('PUT', `cases/${id}/rescreening`, yearly)
  const at = new Date(Date.now() - days * 86_400_000).toISOString()
  await ctx.db.updateTable('cases').set({ ended_at: at }).where('id', '=', id).execute()
  return id
}
const casesOf = () => ctx.db.selectFrom('cases').selectAll().where('user_id', '=', customer.userId).execute()
const mails = async () =>
  (await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute())
    .map(row => openMessage(ctx.vault, row))
    .filter(({ subject }) => subject === 'Screening a candidate again')

describe('a candidate', () => {
  test('is asked again on the day, once by several nodes, and the employer is told', async () => {
    const id = await ended({ days: 370 })
    const told = (await mails()).length
    expect(await list()).toMatchObject({ dueCount: 1, rows: [{ caseId: id, months: 12, isDue: true }] })
    await Promise.all([rescreenDue(ctx), rescreenDue(ctx), rescreenDue(ctx)])
    await rescreenDue(ctx)
    const cases = await casesOf()
    expect(cases).toHaveLength(2)
    const next = cases.find(one => one.id !== id)?.id ?? ''
    expect(await facts(id)).toMatchObject({ next, earlier: null, rescreening: null })
    // The plan goes on with the new case, whose day is not known before it has ended.
    expect(await facts(next)).toMatchObject({ earlier: id, changes: null, rescreening: { months: 12, dueAt: null } })
    const sent = (await mails()).slice(told)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(next)
    expect(await list()).toMatchObject({ dueCount: 0, rows: [{ caseId: next, isDue: false }] })
  })

  test('is not asked before the day, nor where it is only listed', async () => {
    await ended({ days: 300 })
    const listed = await ended({ days: 370 })
    await ask('PUT', `cases/${listed}/rescreening`, { months: 12, isAutomatic: false })
    await rescreenDue(ctx)
    expect(await casesOf()).toHaveLength(2)
    expect(await list()).toMatchObject({ dueCount: 1 })
  })

  test('agrees anew, and finds what was stated before, without numbers of documents', async () => {
    const id = await bgc.add(headers, await bgc.save(headers, ['voter', 'court']))
    await bgc.agree(id, ['voter', 'court'])
    await bgc.fillIn(id, 'profile', { birthDate: '1990-05-17', address: '12 MG Road, Pune' })
    await bgc.fillIn(id, 'voter-details', { epic: 'ZZZ1000009' })
    await bgc.post(`/api/cases/${id}/cancel`, { reason: 'The position was withdrawn.' }, headers)
    const { id: next } = (await ask('POST', `cases/${id}/rescreen`)).json<{ id: string }>()
    await runCase(ctx, next)
    const messages = (await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()).map(
      row => openMessage(ctx.vault, row).text,
    )
    const token = messages.at(-1)?.match(/accept-bgc-request\/([\w-]+)/)?.[1] ?? ''
    const opened = (await bgc.post('/public/invitations/open', { token }, visitor)).json<{ pass: string | null }>()
    const link = { token, ...(opened.pass && { pass: opened.pass }) }
    const read = async () => (await bgc.post('/public/case-links/read', link, visitor)).json<CaseLinkSteps>()
    expect((await read()).open).toMatchObject([{ id: 'consent' }])
    await bgc.agree(next, ['voter', 'court'])
    const open = (await read()).open
    const prefilled = Object.assign({}, ...open.map(step => step.prefilled)) as Record<string, string>
    expect(prefilled).toMatchObject({ 'values.birthDate': '1990-05-17', 'values.address': '12 MG Road, Pune' })
    expect(JSON.stringify(open)).not.toContain('ZZZ1000009')
  })

  test('that fails is passed over, and the next one is asked', async () => {
    const [first, second] = [await ended({ days: 370 }), await ended({ days: 370 })].sort() as [string, string]
    const { set_by } = await ctx.db
      .selectFrom('bgc_rescreenings')
      .select('set_by')
      .where('case_id', '=', first)
      .executeTakeFirstOrThrow()
    const nextOf = async (id: string) =>
      (
        await ctx.db
          .selectFrom('bgc_rescreenings')
          .select('next_case_id')
          .where('case_id', '=', id)
          .executeTakeFirstOrThrow()
      ).next_case_id
    const keep = (value: typeof set_by) =>
      ctx.db.updateTable('bgc_rescreenings').set({ set_by: value }).where('case_id', '=', first).execute()
    await keep('unreadable')
    await rescreenDue(ctx, 1)
    expect(await nextOf(first)).toBeNull()
    expect(await nextOf(second)).not.toBeNull()
    await keep(set_by)
  })

  test('with a case that has not ended, or of an archived package, is not asked; the employer reads why', async () => {
    const id = await ended({ days: 370 })
    await bgc.add(headers, planId)
    await rescreenDue(ctx)
    await rescreenDue(ctx)
    expect(await casesOf()).toHaveLength(2)
    expect((await facts(id)).rescreening).toMatchObject({ problem: 'open' })
    expect((await mails()).at(-1)?.text).toContain('another case that has not ended')
    expect((await ask('POST', `cases/${id}/rescreen`)).statusCode).toBe(409)
  })
})

test('what has changed since the time before is shown on the new case', async () => {
  const id = await ended()
  const { id: next } = (await ask('POST', `cases/${id}/rescreen`)).json<{ id: string }>()
  await runCase(ctx, next)
  await bgc.agree(next, [])
  const { changes } = await facts(next)
  expect(changes?.checks.map(({ name, before, after }) => [name, before?.label, after?.label])).toContainEqual([
    'voter',
    'Clear',
    'Insufficient',
  ])
  const voter = changes?.checks.find(({ name }) => name === 'voter')
  expect(voter?.facts.every(({ after }) => after === '-')).toBe(true)
})

test('planning is refused once it was done, before the end, to strangers and to those who may only look', async () => {
  const open = await bgc.add(headers, planId, { email: 'open@example.com' })
  expect((await ask('POST', `cases/${open}/rescreen`)).statusCode).toBe(409)
  const id = await ended({ planned: false })
  expect((await ask('PUT', `cases/${id}/rescreening`, { months: 0, isAutomatic: true })).statusCode).toBe(400)
  expect((await ask('PUT', `cases/${id}/rescreening`, yearly, other)).statusCode).toBe(404)
  expect((await ask('POST', `cases/${id}/rescreen`, undefined, other)).statusCode).toBe(404)
  expect(await list(other)).toEqual({ dueCount: 0, rows: [] })
  const subUserId = await makeSubUser(ctx.db, customer.userId, 'view')
  const viewer = await signedIn(ctx, { userId: customer.userId, subUserId })
  expect((await ask('PUT', `cases/${id}/rescreening`, yearly, viewer)).statusCode).toBe(403)
  expect((await ask('PUT', `cases/${id}/rescreening`, yearly)).json()).toMatchObject({ rescreening: yearly })
  expect((await ask('DELETE', `cases/${id}/rescreening`)).json()).toMatchObject({ rescreening: null })
  expect((await ask('POST', `cases/${id}/rescreen`)).statusCode).toBe(200)
  expect((await ask('POST', `cases/${id}/rescreen`)).statusCode).toBe(409)
  expect((await ask('PUT', `cases/${id}/rescreening`, yearly)).statusCode).toBe(409)
})
