import { beforeEach, expect, test } from 'vitest'
import * as calls from '../../../../contracts/calls/bulkSchedules.ts'
import type { Call } from '../../../../contracts/calls/define.ts'
import { scheduleLimits } from '../../../../contracts/checks/schedules.ts'
import { callUrl } from '../../../../server/platform/http/serveCall.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, makeJob, makeSubUser, signedIn } from '../../../support/factories.ts'
import { checked, panFile } from '../bulk/helpers.ts'
import { allEnded, changingSource, finishedFile, panRecord, plan, repeat, repeated, runsOf } from './helpers.ts'

const source = changingSource()
const { app, ctx } = await testApp({}, { sources: source.sources }, { work: true })
const customer = await makeCustomer(ctx.db)
const owner = await signedIn(ctx, customer)

beforeEach(() => source.reset())

async function runNow(id: string, atMostPaise: number) {
  const url = `/api/bulk-schedules/${id}/runs`
  const payload = { consent: true, atMostPaise }
  expect((await app.inject({ method: 'POST', url, headers: owner, payload })).statusCode).toBe(200)
  await allEnded(ctx)
  const [run] = await runsOf(app, owner, id)
  if (!run) throw new Error('no run')
  return run
}

const changesOf = async (id: string, run: string, query = '') =>
  (await app.inject({ url: `/api/bulk-schedules/${id}/runs/${run}/changes${query}`, headers: owner })).json<{
    rows: { row: number; kind: string; subject: string; fields: object[] }[]
    next: number | null
  }>()

test('each row is compared with its latest answer', async () => {
  source.set(4, 'missing')
  source.set(5, 'down')
  const { id } = await repeated(app, owner, 6)
  source.reset()
  source.set(1, panRecord({ name: '=Other Traders', active: false }))
  source.set(2, panRecord({ updatedOn: null }))
  source.set(3, 'missing')
  source.set(6, 'down')
  const run = await runNow(id, 900)
  expect(run.compared).toEqual({ changed: 2, found: 1, lost: 1, unchanged: 0, uncompared: 2 })
  const { rows, next } = await changesOf(id, run.id)
  expect(next).toBeNull()
  expect(rows.map(({ row, kind }) => [row, kind])).toEqual([
    [2, 'changed'],
    [3, 'changed'],
    [4, 'lost'],
    [5, 'found'],
  ])
  expect(rows[0]).toMatchObject({
    subject: 'AAxxxx001A',
    fields: expect.arrayContaining([
      { label: 'Result', from: 'Name differs', to: 'Inactive' },
      { label: 'Name on record', from: 'Asha Traders', to: '=Other Traders' },
    ]),
  })
  expect(rows[1]?.fields).toEqual([{ label: 'Record updated', from: '1 Jan 2026', to: '-' }])
  expect((await changesOf(id, run.id, '?kind=lost')).rows).toHaveLength(1)
  const first = await changesOf(id, run.id, '?limit=2')
  expect(first).toMatchObject({ next: 3 })
  expect((await changesOf(id, run.id, `?limit=2&after=${first.next}`)).rows.map(({ row }) => row)).toEqual([4, 5])

  // Row 7 was down once: it is compared with the answer before that, and has not changed since.
  source.reset()
  source.set(1, panRecord({ name: '=Other Traders', active: false }))
  const second = await runNow(id, 900)
  expect(second.compared).toEqual({ changed: 1, found: 1, lost: 0, unchanged: 4, uncompared: 0 })
  expect((await changesOf(id, second.id)).rows.map(({ row, kind }) => [row, kind])).toEqual([
    [3, 'changed'],
    [4, 'found'],
  ])

  const csv = await app.inject({ url: `/api/bulk-schedules/${id}/runs/${run.id}/changes.csv`, headers: owner })
  expect(csv.headers['content-disposition']).toContain('changes.csv')
  expect(csv.body).toContain(`2,AAxxxx001A,Changed,Name on record,Asha Traders,'=Other Traders,ver_`)
  expect(csv.body).toContain('4,AAxxxx003A,No longer found,,,,ver_')
  const stored = await ctx.db.selectFrom('bulk_schedule_changes').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('Traders')
})

test('only a completed file is repeated, from consent, up to the limit, and with a run before the last day', async () => {
  const ready = await checked(app, owner, panFile(1))
  expect((await repeat(app, owner, ready.id)).statusCode).toBe(409)
  const job = await finishedFile(app, owner, 1)
  expect((await repeat(app, owner, job.id, { consent: false })).statusCode).toBe(400)
  expect((await repeat(app, owner, job.id, { hour: 24 })).statusCode).toBe(400)
  const early = await repeat(app, owner, job.id, { lastOn: '2027-01-30' })
  expect(early.statusCode).toBe(400)
  expect(early.json()).toMatchObject({ error: { fields: [{ field: 'lastOn' }] } })
  const [one, two] = [await repeat(app, owner, job.id, {}, 'same'), await repeat(app, owner, job.id, {}, 'same')]
  expect(one.json<{ id: string }>().id).toBe(two.json<{ id: string }>().id)
  const schedule = await ctx.db
    .selectFrom('bulk_schedules')
    .selectAll()
    .where('id', '=', one.json<{ id: string }>().id)
    .executeTakeFirstOrThrow()
  const open = Array.from({ length: scheduleLimits.open }, (_, at) => ({ ...schedule, id: `${schedule.id}${at}` }))
  await ctx.db.insertInto('bulk_schedules').values(open).execute()
  expect((await repeat(app, owner, job.id)).statusCode).toBe(409)
  await ctx.db.deleteFrom('bulk_schedules').where('id', 'like', `${schedule.id}_%`).execute()
})

test('pausing, resuming, changing and ending follow its status', async () => {
  const { id } = await repeated(app, owner, 1)
  const post = (verb: string) =>
    app.inject({ method: 'POST', url: `/api/bulk-schedules/${id}/${verb}`, headers: owner })
  const change = (body: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/bulk-schedules/${id}`,
      headers: owner,
      payload: { ...plan, ...body },
    })
  expect((await post('pause')).json()).toMatchObject({ status: 'paused', nextAt: null })
  expect((await post('pause')).statusCode).toBe(409)
  expect((await change({ hour: 10 })).json()).toMatchObject({ status: 'paused', hour: 10, nextAt: null })
  expect((await post('resume')).json()).toMatchObject({ status: 'active', nextAt: '2027-01-31T04:30:00.000Z' })
  expect((await change({ firstOn: '2027-02-01' })).json()).toMatchObject({ nextAt: '2027-02-01T03:30:00.000Z' })
  expect((await post('end')).json()).toMatchObject({ status: 'ended', nextAt: null })
  for (const verb of ['pause', 'resume', 'end']) expect((await post(verb)).statusCode).toBe(409)
  expect((await change({})).statusCode).toBe(409)
})

test('every call answers 404 to another account, 403 to a view-only user where it changes anything, 401 to nobody', async () => {
  const { id } = await repeated(app, owner, 1)
  const run = await runNow(id, 150)
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  const viewer = await makeSubUser(ctx.db, customer.userId)
  await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', viewer).execute()
  const viewing = await signedIn(ctx, { userId: customer.userId, subUserId: viewer })
  const bodies: Record<string, object> = {
    repeatBulkJob: { ...plan, consent: true },
    changeBulkSchedule: plan,
    runBulkSchedule: { consent: true, atMostPaise: 150 },
  }
  const jobId = await makeJob(ctx.db, customer.userId)
  const all = Object.entries(calls as unknown as Record<string, Call>).filter(([, call]) => 'path' in call)
  expect(all).toHaveLength(9)
  for (const [name, call] of all) {
    const url = callUrl(call)
      .replace(':id', name === 'repeatBulkJob' ? jobId : id)
      .replace(':run', run.id)
    const request = { method: call.method, url, ...(bodies[name] && { payload: bodies[name] }) }
    expect((await app.inject({ ...request, headers: stranger })).statusCode, name).toBe(404)
    expect((await app.inject({ ...request, headers: clientHeaders(ctx) })).statusCode, name).toBe(401)
    const mayView = call.method === 'GET'
    expect((await app.inject({ ...request, headers: viewing })).statusCode, name).toBe(mayView ? 200 : 403)
  }
  const foreign = await repeated(app, owner, 1)
  const url = `/api/bulk-schedules/${foreign.id}/runs/${run.id}/changes`
  expect((await app.inject({ url, headers: owner })).statusCode).toBe(404)
  expect((await app.inject({ url: '/api/resources/bulk-schedules', headers: stranger })).json()).toEqual([])
  const listed = await app.inject({ url: '/api/resources/bulk-schedules', headers: viewing })
  expect(listed.json<{ id: string }[]>().map(one => one.id)).toContain(id)
})
