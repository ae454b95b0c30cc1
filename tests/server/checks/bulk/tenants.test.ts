import { expect, test } from 'vitest'
import * as calls from '../../../../contracts/calls/bulk.ts'
import type { Call } from '../../../../contracts/calls/define.ts'
import { callUrl } from '../../../../server/platform/http/serveCall.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, panFile, shown, upload } from './helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const owner = await signedIn(ctx, await makeCustomer(ctx.db))
const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
const unverified = await signedIn(ctx, await makeCustomer(ctx.db, { kycComplete: false }))
const job = await checked(app, owner, `${panFile(1)}\nABC,X\n`)

const bodies: Record<string, object> = {
  mapBulkColumns: { mapping: [{ source: 'pan', column: 0 }] },
  fixBulkRow: { cells: [{ source: 'pan', value: 'ABC' }] },
  startBulkJob: { consent: true, purpose: 'other', atMostPaise: 150 },
}
const ofJobs = Object.entries(calls as unknown as Record<string, Call>)
  .filter(([, call]) => 'path' in call && call.path.includes('{id}'))
  .map(([name, call]) => {
    const url = callUrl(call).replace(':id', job.id).replace(':row', '3')
    return { name, method: call.method, url, ...(bodies[name] && { payload: bodies[name] }) }
  })

test('the suite reaches every call of a job', () => expect(ofJobs.length).toBe(15))

test.each(ofJobs)(
  '$name answers 404 to another account, 403 before KYC, 401 to nobody',
  async ({ name: _, ...request }) => {
    expect((await app.inject({ ...request, headers: stranger })).statusCode).toBe(404)
    expect((await app.inject({ ...request, headers: unverified })).statusCode).toBe(403)
    expect((await app.inject({ ...request, headers: clientHeaders(ctx) })).statusCode).toBe(401)
  },
)

test('another account’s file is neither shown nor listed, and nothing has changed', async () => {
  expect(await shown(app, stranger, job.id)).toMatchObject({ error: { code: 'not_found' } })
  const list = await app.inject({ url: '/api/resources/bulk-jobs', headers: stranger })
  expect(list.json()).toEqual([])
  expect(await shown(app, owner, job.id)).toMatchObject({ status: 'ready', counts: { ready: 1, problem: 1 } })
})

test('files are taken from verified accounts alone', async () => {
  expect((await upload(app, unverified, panFile(1))).statusCode).toBe(403)
})

test('a start without consent, or with a purpose of its own, is refused', async () => {
  const url = `/api/bulk-jobs/${job.id}/start`
  for (const change of [{ consent: false }, { purpose: 'curiosity' }, { atMostPaise: -1 }]) {
    const payload = { ...bodies.startBulkJob, ...change }
    expect((await app.inject({ method: 'POST', url, headers: owner, payload })).statusCode).toBe(400)
  }
})
