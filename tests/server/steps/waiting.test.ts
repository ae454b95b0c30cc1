import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import type { countCases } from '../../../contracts/calls/cases.ts'
import type { ShownCase, ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { readCase } from '../../../server/cases/rows.ts'
import { readQueued } from '../../../server/checks/verifications/queue.ts'
import { up } from '../../../server/platform/db/migrations/0115-waiting-cases.ts'
import { answerStep } from '../../../server/steps/answerStep.ts'
import { testApp } from '../../support/app.ts'
import { vendorPlan } from '../../support/cases/plans.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'
import { upload } from '../../support/uploads.ts'
import { JPEG, readerThatAnswers, reading } from '../ocr/helpers.ts'

const reader = readerThatAnswers()
reader.run = async () => ({ reading: reading(), pictures: [JPEG] }) as never
const { app, ctx } = await testApp({}, { heavy: reader })

type Headers = Record<string, string>
type Counts = z.output<typeof countCases.reply>

let headers: Headers
let other: Headers
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
  other = await signedIn(ctx, await makeCustomer(ctx.db))
})

const visitor = { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null, locale: 'en' } as const
const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const subject = { name: 'Zenith Components Private Limited', email: 'asha@example.com' }

const publish = async () => (await post('/api/plans', { plan: vendorPlan })).json<{ id: string }>().id

async function start(planId: string): Promise<string> {
  const body = { planId, subject, purpose: 'vendor_onboarding', consent: true }
  const { id } = (await post('/api/cases', body)).json<{ id: string }>()
  await runCase(ctx, id)
  return id
}

async function answer(id: string, step: string, given: object) {
  const found = await readCase(ctx, ctx.db, id)
  if (!found) throw new Error('no case')
  await answerStep(ctx, visitor, found, { step, answer: given, by: 'Asha Rao' })
  await runCase(ctx, id)
}

const fillIn = (id: string) => answer(id, 'details', { values: { pan: 'AAACZ1000A', city: 'Pune' } })

/** The person hands over a card, which is read: then the case waits for the review. */
async function handOver(id: string): Promise<string> {
  const file = (await upload(app, headers, 'card.jpg', JPEG)).json<{ id: string }>()
  await ctx.db.insertInto('case_files').values({ file_id: file.id, case_id: id }).execute()
  await answer(id, 'card', { files: [file.id] })
  const check = (await readCase(ctx, ctx.db, id))?.steps.get('card')?.verification_id
  if (check) await readQueued(ctx, { id: check, locale: 'en' })
  await runCase(ctx, id)
  return file.id
}

const show = async (id: string) =>
  (await app.inject({ url: `/api/resources/cases/${id}`, headers })).json<ShownCaseDetail>()
const stepIn = ({ steps }: ShownCaseDetail, id: string) => steps.find(step => step.id === id)
const idsOf = async (filter: object, as = headers) => {
  const url = `/api/resources/cases?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (await app.inject({ url, headers: as })).json<ShownCase[]>().map(({ id }) => id)
}
const counts = async (query = '', as = headers) =>
  (await app.inject({ url: `/api/cases/counts${query}`, headers: as })).json<Counts>()

test('a case waits for the person, then for the customer, and for nobody when it has ended', async () => {
  const id = await start(await publish())
  expect(await show(id)).toMatchObject({ waitsOn: 'person', overdue: false })
  await fillIn(id)
  expect((await show(id)).waitsOn).toBe('person')
  await handOver(id)
  expect((await show(id)).waitsOn).toBe('customer')
  await post(`/api/cases/${id}/steps/look/review`, { outcome: 'passed', reason: 'Name and number agree.' })
  await runCase(ctx, id)
  expect(await show(id)).toMatchObject({ status: 'done', waitsOn: null })
})

test('a paused case waits for the customer, whoever else was asked', async () => {
  const id = await start(await publish())
  expect((await post(`/api/cases/${id}/pause`)).json()).toMatchObject({ waitsOn: 'customer', pausedFor: null })
  expect((await post(`/api/cases/${id}/resume`)).json()).toMatchObject({ waitsOn: 'person' })
})

test('cases are found by whom they wait for and by what is overdue, and counted likewise; those of another account are not', async () => {
  const planId = await publish()
  const [late, paused, over] = [await start(planId), await start(planId), await start(await publish())]
  await post(`/api/cases/${paused}/pause`)
  await post(`/api/cases/${over}/cancel`, { reason: 'A mistake of ours' })
  await ctx.db.updateTable('cases').set({ next_due_at: '2026-01-01T00:00:00Z' }).where('id', '=', late).execute()
  expect(await idsOf({ waitsOn: ['person'] })).toEqual([late])
  expect(await idsOf({ waitsOn: ['customer'] })).toEqual([paused])
  expect(await idsOf({ waitsOn: ['system'] })).toEqual([])
  expect(await idsOf({ overdue: true })).toEqual([late])
  expect((await idsOf({ overdue: false })).sort()).toEqual([paused, over].sort())
  expect((await show(late)).overdue).toBe(true)
  expect(await counts()).toEqual({
    status: { open: 1, paused: 1, done: 0, expired: 0, cancelled: 1 },
    waitsOn: { customer: 1, person: 1, other: 0, staff: 0, system: 0 },
    overdue: 1,
  })
  expect(await counts(`?planId=${planId}`)).toMatchObject({ status: { cancelled: 0 }, overdue: 1 })
  const none = { status: { open: 0, paused: 0, done: 0 }, waitsOn: { customer: 0, person: 0, system: 0 }, overdue: 0 }
  expect(await counts('', other)).toMatchObject(none)
  expect(await counts(`?planId=${planId}`, other)).toMatchObject(none)
  for (const filter of [{ waitsOn: ['person'] }, { overdue: true }, { overdue: false }])
    expect(await idsOf(filter, other)).toEqual([])
  expect((await app.inject({ url: '/api/cases/counts', headers: clientHeaders(ctx) })).statusCode).toBe(401)
})

test('what is due first stands first, before cases of which nothing is due', async () => {
  const planId = await publish()
  const [none, second, first] = [await start(planId), await start(planId), await start(planId)]
  const due = (id: string, at: string | null) =>
    ctx.db.updateTable('cases').set({ next_due_at: at }).where('id', '=', id).execute()
  await due(none, null)
  await due(second, '2026-02-01T00:00:00Z')
  await due(first, '2026-01-01T00:00:00Z')
  const url = `/api/resources/cases?sort=${encodeURIComponent(JSON.stringify(['nextDueAt', 'ASC']))}`
  const rows = (await app.inject({ url, headers })).json<ShownCase[]>()
  expect(rows.map(({ id }) => id)).toEqual([first, second, none])
})

test('a step says who acts, how often it was tried, and what would begin anew with it', async () => {
  const id = await start(await publish())
  expect(stepIn(await show(id), 'details')).toMatchObject({ actor: 'subject', tries: 1, maxTries: 1, asksAgain: null })
  await fillIn(id)
  await handOver(id)
  const shown = await show(id)
  expect(stepIn(shown, 'look')).toMatchObject({ actor: 'customer', question: { en: 'Is it the same person?' } })
  expect(stepIn(shown, 'look')?.asksAgain).toBeNull()
  const named = stepIn(shown, 'details')?.asksAgain
  expect(named).toEqual(['pan', 'profile', 'way', 'look'])
  const after = (await post(`/api/cases/${id}/steps/details/ask-again`, { reason: 'The number is old' })).json()
  for (const step of named ?? []) expect(stepIn(after, step)?.status).toBe('waiting')
  expect(stepIn(after, 'card')?.status).toBe('done')
})

test('a case shows the files that its person has handed over, with their step, and no others', async () => {
  const id = await start(await publish())
  await fillIn(id)
  const unsent = (await upload(app, headers, 'draft.jpg', JPEG)).json<{ id: string }>()
  await ctx.db.insertInto('case_files').values({ file_id: unsent.id, case_id: id }).execute()
  const given = await handOver(id)
  expect((await show(id)).files).toMatchObject([{ id: given, step: 'card', name: 'card.jpg', type: 'jpeg' }])
  expect((await app.inject({ url: `/api/files/${given}/content`, headers: other })).statusCode).toBe(404)
  expect((await app.inject({ url: `/api/files/${given}/content`, headers })).statusCode).toBe(200)
  const read = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', given).execute()
  expect(read.map(({ action }) => action)).toContain('file.read')
})

test('a case that a wallet has paused names the step and the reason', async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db, { paise: 0 }))
  const id = await start(await publish())
  await fillIn(id)
  expect((await show(id)).pausedFor).toEqual({ step: 'pan', reason: 'insufficient_balance' })
})

test('a case is not started without consent', async () => {
  const body = { planId: await publish(), subject, purpose: 'vendor_onboarding' }
  for (const consent of [{}, { consent: false }])
    expect((await post('/api/cases', { ...body, ...consent })).statusCode).toBe(400)
})

test('the migration finds for older cases whom they wait for', async () => {
  const planId = await publish()
  const [asked, paused, over, judged] = [
    await start(planId),
    await start(planId),
    await start(planId),
    await start(planId),
  ]
  await post(`/api/cases/${paused}/pause`)
  await post(`/api/cases/${over}/cancel`, { reason: 'A mistake of ours' })
  await fillIn(judged)
  await handOver(judged)
  await sql`alter table cases drop column waits_on`.execute(ctx.db)
  await up(ctx.db as never)
  const rows = await ctx.db.selectFrom('cases').select(['id', 'waits_on']).where('plan_id', '=', planId).execute()
  const found = Object.fromEntries(rows.map(row => [row.id, row.waits_on]))
  expect(found).toEqual({ [asked]: 'person', [paused]: 'customer', [over]: null, [judged]: 'customer' })
})
