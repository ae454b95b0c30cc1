import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, left, panOf } from './helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const file = ['Vendor,Tax no,Other no', `Asha,${panOf(1)},${panOf(2)}`].join('\n')

const tenant = async () => signedIn(ctx, await makeCustomer(ctx.db))
const save = (headers: Record<string, string>, name: string, header: string) =>
  app.inject({
    method: 'POST',
    url: '/api/resources/input-templates',
    headers,
    payload: { product: 'pan-check', name, columns: [{ source: 'pan', header }] },
  })
const map = (headers: Record<string, string>, id: string, template: string, column: number) =>
  app.inject({
    method: 'PUT',
    url: `/api/bulk-jobs/${id}/mapping`,
    headers,
    payload: { mapping: [{ source: 'pan', column }], template },
  })
const columnOfPan = (job: { mapping: { source: string; column: number | null }[] }) =>
  job.mapping.find(({ source }) => source === 'pan')?.column

test('columns saved under a name match the next file, and those that were chosen last come first', async () => {
  const headers = await tenant()
  expect(columnOfPan(await checked(app, headers, file))).toBeNull()
  const first = (await save(headers, 'By tax number', 'Tax no')).json<{ id: string }>()
  await save(headers, 'By the other number', 'Other no')
  const job = await checked(app, headers, file)
  expect(columnOfPan(job)).toBe(2)
  expect((await map(headers, job.id, first.id, 1)).statusCode).toBe(200)
  expect(await left(app, headers, job.id, 'checking')).toMatchObject({ counts: { ready: 1 } })
  expect(columnOfPan(await checked(app, headers, file))).toBe(1)
})

test("another account's saved columns neither match a file nor can be chosen", async () => {
  const [owner, stranger] = [await tenant(), await tenant()]
  const saved = (await save(owner, 'By tax number', 'Tax no')).json<{ id: string }>()
  const job = await checked(app, stranger, file)
  expect(columnOfPan(job)).toBeNull()
  expect((await map(stranger, job.id, saved.id, 1)).statusCode).toBe(404)
  expect(columnOfPan(await left(app, stranger, job.id, 'checking'))).toBeNull()
})

test('the list of all files is filtered by what waits for a person, by product and by day', async () => {
  const headers = await tenant()
  const job = await checked(app, headers, file)
  const list = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify(filter))
    const reply = await app.inject({ url: `/api/resources/bulk-jobs?filter=${query}`, headers })
    expect(reply.statusCode).toBe(200)
    return reply.json<{ id: string }[]>().map(({ id }) => id)
  }
  expect(await list({ attention: true })).toEqual([job.id])
  expect(await list({ product: ['pan-check', 'gstin-check'] })).toEqual([job.id])
  expect(await list({ product: ['gstin-check'] })).toEqual([])
  expect(await list({ createdTo: '2020-01-01' })).toEqual([])
  expect(await list({ q: job.id })).toEqual([job.id])
  expect(await list({ createdFrom: '2020-01-01', q: 'file.csv' })).toEqual([job.id])
})
