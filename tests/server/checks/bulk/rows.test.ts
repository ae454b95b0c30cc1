import { expect, test } from 'vitest'
import type { JobDetail } from '../../../../server/checks/bulk/presentJob.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, left, panFile, panOf, shown, start } from './helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const headers = await signedIn(ctx, await makeCustomer(ctx.db))

const fix = (id: string, row: number, pan: string) =>
  app.inject({
    method: 'PUT',
    url: `/api/bulk-jobs/${id}/rows/${row}`,
    headers,
    payload: { cells: [{ source: 'pan', value: pan }] },
  })
const keep = (id: string, row: number) =>
  app.inject({ method: 'POST', url: `/api/bulk-jobs/${id}/rows/${row}/keep`, headers })

test('a row is fixed in place: still wrong, then right, then somebody else’s', async () => {
  const job = await checked(app, headers, `PAN,Name\n${panOf(1)},A\nABC,B\n`)
  expect((await fix(job.id, 3, 'ABCDE1234A')).json()).toMatchObject({
    row: { state: 'problem', problems: [{ field: 'pan', at: 3 }] },
    job: { counts: { ready: 1, problem: 1 } },
  })
  const right = await fix(job.id, 3, ` ${panOf(2).toLowerCase()} `)
  expect(right.json()).toMatchObject({
    row: { state: 'ready', cells: [{ value: panOf(2) }, { value: 'B' }], problems: [] },
    job: { counts: { ready: 2, problem: 0 }, atMostPaise: 300 },
  })
  expect((await fix(job.id, 3, panOf(3))).statusCode).toBe(409)
  expect((await fix(job.id, 4, panOf(3))).statusCode).toBe(404)
})

test('a row fixed to a subject that another row has is its duplicate; keeping both checks both', async () => {
  const job = await checked(app, headers, `PAN,Name\n${panOf(1)},A\nABC,B\n`)
  expect((await fix(job.id, 3, panOf(1))).json()).toMatchObject({
    row: { state: 'duplicate', duplicateOf: 2 },
    job: { counts: { ready: 1, problem: 0, duplicate: 1 } },
  })
  expect((await keep(job.id, 3)).json()).toMatchObject({
    row: { state: 'ready', duplicateOf: null },
    job: { counts: { ready: 2, duplicate: 0 } },
  })
  expect((await keep(job.id, 3)).statusCode).toBe(409)
})

test('problems are explained in the reader’s language, by page, and as a file without formulas', async () => {
  const job = await checked(app, headers, `PAN,Name\n=1+1,A\n,B\nABC,C\n`)
  const url = `/api/bulk-jobs/${job.id}`
  const first = await app.inject({ url: `${url}/rows?state=problem&limit=2`, headers })
  expect(first.json()).toMatchObject({ rows: [{ row: 2 }, { row: 3 }], next: 3 })
  const second = await app.inject({
    url: `${url}/rows?state=problem&limit=2&after=3`,
    headers: { ...headers, 'accept-language': 'hi' },
  })
  expect(second.json()).toMatchObject({ rows: [{ row: 4 }], next: null })
  expect(second.body).toMatch(/\p{Script=Devanagari}/u)
  const csv = await app.inject({ url: `${url}/problems.csv`, headers })
  expect(csv.body.split('\r\n')[1]).toMatch(/^2,'=1\+1,A,/)
})

test('mapping other columns checks the file again', async () => {
  const job = await checked(app, headers, `PAN,Other\nABC,${panOf(1)}\nABD,${panOf(2)}\n`)
  expect(job.counts).toMatchObject({ problem: 2 })
  const mapping = [{ source: 'pan', column: 1 }]
  await app.inject({ method: 'PUT', url: `/api/bulk-jobs/${job.id}/mapping`, headers, payload: { mapping } })
  const again = await left(app, headers, job.id, 'checking')
  expect(again).toMatchObject({ counts: { total: 2, ready: 2, problem: 0 } })
  expect(again.mapping).toEqual([
    { source: 'pan', column: 1 },
    { source: 'name', column: null },
  ])
})

test('a job that has started can be changed no more', async () => {
  const job = await checked(app, headers, `${panFile(2)}\nABC,X\n`)
  await start(app, headers, job)
  expect((await fix(job.id, 4, panOf(9))).statusCode).toBe(409)
  expect((await app.inject({ method: 'DELETE', url: `/api/bulk-jobs/${job.id}`, headers })).statusCode).toBe(409)
  await left(app, headers, job.id, 'running')
})

test('a file is discarded with its rows and its bytes', async () => {
  const job = await checked(app, headers, panFile(3))
  const { object_id } = await ctx.db
    .selectFrom('bulk_jobs')
    .select('object_id')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  expect((await app.inject({ method: 'DELETE', url: `/api/bulk-jobs/${job.id}`, headers })).statusCode).toBe(200)
  await expect(ctx.objects.get(object_id as string)).rejects.toThrow('no such file')
  expect(await shown(app, headers, job.id)).toMatchObject({ error: { code: 'not_found' } })
})

test('files are listed by product, newest first, and by a cursor', async () => {
  const [older, newer] = [
    await checked(app, headers, panFile(1), { name: 'march 100%.csv' }),
    await checked(app, headers, panFile(1), { name: 'april.csv' }),
  ]
  const list = (filter: object) =>
    app.inject({ url: '/api/resources/bulk-jobs', query: { filter: JSON.stringify(filter) }, headers })
  const named = async (filter: object) => (await list(filter)).json<JobDetail[]>().map(job => job.fileName)
  expect((await named({ product: ['pan-check', 'vehicle-rc-check'] })).slice(0, 2)).toEqual([
    'april.csv',
    'march 100%.csv',
  ])
  expect(await named({ product: ['gstin-check'] })).toEqual([])
  expect(await named({ q: '0%' })).toEqual(['march 100%.csv'])
  expect(await named({ q: older.id })).toEqual(['march 100%.csv'])
  expect((await named({ after: newer.id }))[0]).toBe('march 100%.csv')
})
