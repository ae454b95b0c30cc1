import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import type { listInquiryFiles, readInquiryFile } from '../../../contracts/calls/inquiryFiles.ts'
import { gatherInquiry, startInquiries } from '../../../server/inquiries/gather.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({})

type Headers = Record<string, string>
type Read = z.output<typeof readInquiryFile.reply>

let customer: Customer
let headers: Headers
beforeAll(async () => void (await startInquiries(ctx, { work: false })))
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const get = (url: string, as: Headers = headers) => app.inject({ url, headers: as })
const fieldsOf = (reply: { body: string }) =>
  (JSON.parse(reply.body) as { error: { fields: { field: string }[] } }).error.fields.map(({ field }) => field)

const file = [
  'Kind,Number,Purpose,Lawful basis,Why you may ask,Reference,Colour',
  'PAN,aaapz1000a,Vendor onboarding,consent,,VEN-1,red',
  'Phone,98123 46503,fraud_prevention,contract,Supply contract,VEN-2,',
  'Passport,Z1234567,Vendor onboarding,consent,,,',
  'PAN,AAAP,somehow,law,,,',
].join('\n')

const read = async (content = file, as = headers) => upload(app, as, 'subjects.csv', content, '/api/inquiries/files')

const rowsOf = ({ rows }: Read) =>
  rows
    .filter(({ problems }) => problems.length === 0)
    .map(({ number, kind, value, purpose, basis, basisWords, reference }) => ({
      number,
      kind,
      value,
      purpose,
      basis,
      basisWords,
      reference,
    }))

test('a file is read and each wrong cell is named; nothing is stored or charged', async () => {
  const reply = await read()
  expect(reply.statusCode, reply.body).toBe(200)
  const { rows, unusedColumns } = reply.json<Read>()
  expect(unusedColumns).toEqual(['Colour'])
  expect(rows.map(({ number, problems }) => [number, problems.map(({ source }) => source)])).toEqual([
    [2, []],
    [3, []],
    [4, ['kind']],
    [5, ['value', 'purpose', 'basisWords']],
  ])
  expect(rows[0]).toMatchObject({ kind: 'pan', value: 'AAAPZ1000A', purpose: 'vendor_onboarding', reference: 'VEN-1' })
  expect(rows[3]?.value).toBe('AAAP')
  expect((await read('Name\nA')).statusCode).toBe(400)
  expect(fieldsOf(await read('Name\nA'))).toEqual(['file'])
  expect(await ctx.db.selectFrom('inquiries').select('id').where('user_id', '=', customer.userId).execute()).toEqual([])
})

test('its rows start one inquiry each, once, within the price that was shown; the results name what is missing', async () => {
  const rows = rowsOf((await read()).json<Read>())
  const id = randomUUID()
  const payload = { file: id, sections: ['identity', 'contact'], rows, atMostPaise: 100_000 }
  expect((await post('/api/inquiries/rows', { ...payload, atMostPaise: 1 })).statusCode).toBe(409)
  const wrong = await post('/api/inquiries/rows', { ...payload, sections: ['vehicles'] })
  expect([wrong.statusCode, fieldsOf(wrong)]).toEqual([400, ['rows.0.sections', 'rows.1.sections']])
  const bad = rows.map((row, at) => (at === 1 ? { ...row, value: '12' } : row))
  expect(fieldsOf(await post('/api/inquiries/rows', { ...payload, rows: bad }))).toEqual(['rows.1.value'])
  expect(await ctx.db.selectFrom('inquiries').select('id').where('user_id', '=', customer.userId).execute()).toEqual([])

  const as = { ...headers, 'idempotency-key': 'part-0' }
  const [one, other] = [await post('/api/inquiries/rows', payload, as), await post('/api/inquiries/rows', payload, as)]
  expect(one.statusCode, one.body).toBe(200)
  expect(other.json()).toEqual(one.json())
  const { ids } = one.json<{ ids: string[] }>()
  expect(ids).toHaveLength(2)
  for (const inquiry of ids) await gatherInquiry(ctx, inquiry)
  const { files } = (await get('/api/inquiries/files')).json<z.output<typeof listInquiryFiles.reply>>()
  expect(files).toMatchObject([{ file: id, rows: 2, ended: 2 }])
  const results = await get(`/api/inquiries/files/${id}/results.csv`)
  const lines = results.body.replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toMatch(/^Row,Number/)
  expect(results.body).toContain('AAAPZ1000A')
  expect(results.body).toContain('VEN-2')
  // Its source is down.
  expect(results.body).toMatch(/9812346503.*\(9812346503\)/s)
  const { entries } = (await get(`/api/inquiries/${ids[0]}/access`)).json<{ entries: { action: string }[] }>()
  expect(entries.map(({ action }) => action)).toContain('exported')
})

test('needs a session, the right and money; another account is refused', async () => {
  const rows = rowsOf((await read()).json<Read>())
  const id = randomUUID()
  const payload = { file: id, sections: ['identity', 'contact'], rows, atMostPaise: 100_000 }
  expect((await post('/api/inquiries/rows', payload, clientHeaders(ctx))).statusCode).toBe(401)
  const reader = await makeSubUser(ctx.db, customer.userId, 'view')
  const asReader = await signedIn(ctx, { userId: customer.userId, subUserId: reader })
  expect((await post('/api/inquiries/rows', payload, asReader)).statusCode).toBe(403)
  expect((await read(file, asReader)).statusCode).toBe(403)
  const poor = await signedIn(ctx, await makeCustomer(ctx.db, { paise: 0 }))
  expect((await post('/api/inquiries/rows', payload, poor)).statusCode).toBe(402)
  expect((await post('/api/inquiries/rows', payload)).statusCode).toBe(200)
  const other = await signedIn(ctx, await makeCustomer(ctx.db))
  expect((await get(`/api/inquiries/files/${id}/results.csv`, other)).statusCode).toBe(404)
  expect((await get('/api/inquiries/files', other)).json()).toEqual({ files: [] })
})

test('the graph’s files have its findings', async () => {
  const about = { subjects: [{ kind: 'pan', value: 'AAAPZ1409A' }], sections: ['identity', 'directorships'] }
  const reply = await post('/api/inquiries', { ...about, purpose: 'vendor_onboarding', basis: 'consent' })
  const { id } = reply.json<{ id: string }>()
  await gatherInquiry(ctx, id)
  const csv = await get(`/api/inquiries/${id}/graph.csv`)
  expect(csv.body).toContain('Several DINs for one PAN (Stated by the sources)')
  const graphml = (await get(`/api/inquiries/${id}/graph.graphml`)).body
  expect(graphml).toMatch(/<data key="findings">[^<]*Several DINs for one PAN/)
  expect(graphml).toMatch(/<node [^>]*>.*<data key="nodeFindings">[^<]*Several DINs for one PAN/)
})
