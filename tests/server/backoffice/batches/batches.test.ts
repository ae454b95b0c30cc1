import { beforeEach, expect, test } from 'vitest'
import type { StaffRole } from '../../../../contracts/people/roles.ts'
import type { CustomerBatch, CustomerBatchDetail } from '../../../../contracts/resources/customerBatch.ts'
import type { JobDetail } from '../../../../server/checks/bulk/presentJob.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { makeBrand } from '../../../support/challans.ts'
import { type Customer, clientHeaders, makeAdmin, makeCustomer, makeJob, signedIn } from '../../../support/factories.ts'
import { until } from '../../../support/until.ts'
import { allRest, checked, left, panFile, panOf, shown, start } from '../../checks/bulk/helpers.ts'
import { testSource } from '../../checks/bulk/source.ts'

type Headers = Record<string, string>

const source = testSource()
const { app, ctx } = await testApp({}, { sources: source.sources }, { work: true })
const staffOf = async (role: StaffRole) => signedIn(ctx, { adminId: await makeAdmin(ctx.db, role) })
const support = await staffOf('support')
const auditor = await staffOf('auditor')
const finance = await staffOf('finance')
const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
const reason = 'The register is closed tonight'
let customer: Customer
let owner: Headers

beforeEach(async () => {
  source.open()
  source.downFor(() => false)
  await allRest(ctx)
  source.asked.clear()
  customer = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, customer)
})

const act = (id: string, verb: string, as: Headers = support, payload: object = { reason }) =>
  app.inject({ method: 'POST', url: `/admin-api/batches/${id}/${verb}`, headers: as, payload })
const list = (name: string, filter: object, as: Headers = support) =>
  app.inject({
    url: `/admin-api/resources/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    headers: as,
  })
const ids = async (name: string, filter: object) =>
  (await list(name, filter)).json<CustomerBatch[]>().map(({ id }) => id)
const show = async (id: string, name = 'customer-batches') =>
  (await app.inject({ url: `/admin-api/resources/${name}/${id}`, headers: support })).json<CustomerBatchDetail>()
const auditOf = (id: string) =>
  ctx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject', '=', id)
    .where('actor_kind', '=', 'admin')
    .orderBy('id')
    .execute()

async function running(rows = 200): Promise<JobDetail> {
  const job = await checked(app, owner, panFile(rows))
  source.close()
  await start(app, owner, job)
  await until(() => expect(source.asked.size).toBeGreaterThan(0))
  return job
}

test('staff pause and resume with the verbs of the customer, who is told who and why', async () => {
  const job = await running()
  const paused = await act(job.id, 'pause')
  expect(paused.statusCode, paused.body).toBe(200)
  expect(Object.keys(paused.json())).toEqual(['id', 'status'])
  source.open()
  await left(app, owner, job.id, 'running', 'pausing')
  expect(await show(job.id)).toMatchObject({ status: 'paused', wait: 'staff', lanes: 0, customer: 'Asha Traders' })
  expect((await shown(app, owner, job.id)).notices).toEqual([
    { action: 'paused', reason, at: expect.any(String), jobId: null },
  ])
  expect((await act(job.id, 'pause')).statusCode).toBe(409)
  // The file is its owner's: they may resume it, and a pause of their own is not one of staff.
  source.close()
  const own = (verb: string) => app.inject({ method: 'POST', url: `/api/bulk-jobs/${job.id}/${verb}`, headers: owner })
  expect((await own('resume')).statusCode).toBe(200)
  expect((await own('pause')).statusCode).toBe(200)
  source.open()
  expect((await left(app, owner, job.id, 'running', 'pausing')).status).toBe('paused')
  expect(await show(job.id)).toMatchObject({ wait: 'customer' })
  expect((await act(job.id, 'resume')).json()).toEqual({ id: job.id, status: 'running' })
  const done = await left(app, owner, job.id, 'running')
  expect(done).toMatchObject({ status: 'completed', counts: { done: 200 }, capturedPaise: 200 * 150 })
  expect(Math.max(...source.asked.values())).toBe(1)
  expect((await auditOf(job.id))[0]).toMatchObject({ action: 'job.paused', reason, user_id: customer.userId })
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})

test('a cancelled batch gives the rest back, and its unanswered rows wait for their owner', async () => {
  const job = await running()
  expect((await act(job.id, 'cancel')).statusCode).toBe(200)
  source.open()
  const ended = await left(app, owner, job.id, 'running', 'cancelling')
  expect(ended.status).toBe('cancelled')
  expect(await walletOf(ctx.db, customer.userId, 'product')).toMatchObject({
    availablePaise: 100_000 - ended.capturedPaise,
    heldPaise: 0,
  })

  const retried = await act(job.id, 'retry')
  expect(retried.statusCode, retried.body).toBe(200)
  const copy = await shown(app, owner, retried.json<{ id: string }>().id)
  expect(copy).toMatchObject({ status: 'ready', rerunOf: job.id, counts: { ready: ended.counts.cancelled } })
  expect(await show(copy.id)).toMatchObject({ wait: 'start', capturedPaise: 0 })
  expect(await show(job.id)).toMatchObject({ rerunAs: copy.id })
  expect((await walletOf(ctx.db, customer.userId, 'product')).heldPaise).toBe(0)
  expect((await shown(app, owner, job.id)).notices.map(({ action }) => action)).toEqual(['cancelled', 'rerun'])
  expect((await auditOf(job.id)).map(({ action }) => action)).toEqual(['job.cancelled', 'job.rerun'])
})

test('the error file names the wrong fields and masks whom each row is about', async () => {
  source.downFor(({ query }) => query.pan === panOf(2))
  const job = await checked(app, owner, `${panFile(3)}\nAAACZ00040,Wrong\n`)
  await start(app, owner, job)
  await left(app, owner, job.id, 'running')
  const file = await app.inject({ url: `/admin-api/batches/${job.id}/errors.csv`, headers: auditor })
  expect(file.statusCode).toBe(200)
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^3,No answer,AAxxxx002A,/)
  expect(lines[2]).toMatch(/^5,Left out,AAxxxx0040,PAN/)
  expect(file.body).not.toContain(panOf(2))
  expect(file.body).not.toContain('AAACZ00040')
  expect((await auditOf(job.id))[0]).toMatchObject({ action: 'job.errorsDownloaded', user_id: customer.userId })
})

test('each list has its batches, found by job, file and customer', async () => {
  const other = await makeCustomer(ctx.db)
  const pans = await makeJob(ctx.db, customer.userId, { file_name: '100%_Vendors.csv', status: 'paused' })
  const cars = await makeJob(ctx.db, other.userId, { product: 'vehicle-rc-check', rows_ready: 1, unit_price_paise: 1 })
  const poor = await makeJob(ctx.db, customer.userId, { rows_ready: 1_000, unit_price_paise: 150 })
  const of = (one: Customer) => ({ customer: one.customerId })
  expect(await ids('customer-batches', of(customer))).toEqual([poor, pans])
  expect(await ids('customer-batches', of(other))).toEqual([])
  expect(await ids('vehicle-batches', of(other))).toEqual([cars])
  expect(await ids('customer-batches', { q: pans.slice(-8) })).toEqual([pans])
  expect(await ids('customer-batches', { ...of(customer), q: '100%_v' })).toEqual([pans])
  expect(await ids('customer-batches', { ...of(customer), q: '100xx' })).toEqual([])
  expect(await ids('customer-batches', { q: customer.email })).toEqual([poor, pans])
  expect(await ids('customer-batches', { ...of(customer), status: ['paused'] })).toEqual([pans])
  expect(await ids('customer-batches', { ...of(customer), after: poor })).toEqual([pans])
  const waits = (await list('customer-batches', of(customer))).json<CustomerBatch[]>().map(({ wait }) => wait)
  expect(waits).toEqual(['balance', 'customer'])
  expect((await list('vehicle-batches', of(other))).json()).toMatchObject([{ wait: 'start' }])

  // A batch of another list is not shown in this one.
  const missing = await app.inject({ url: `/admin-api/resources/vehicle-batches/${pans}`, headers: support })
  expect(missing.statusCode).toBe(404)

  expect(await ids('whitelabel-batches', of(other))).toEqual([])
  await makeBrand(ctx, { owner_id: other.userId })
  expect(await ids('whitelabel-batches', of(other))).toEqual([cars])

  const csv = await app.inject({
    url: `/admin-api/resources/customer-batches/export?filter=${encodeURIComponent(JSON.stringify(of(customer)))}`,
    headers: support,
  })
  expect(csv.body.trim().split('\r\n')).toHaveLength(3)
})

test('only staff with the permission see batches, and only those who may edit act on them', async () => {
  const id = await makeJob(ctx.db, customer.userId, { status: 'running', rows_ready: 1 })
  for (const [as, status] of [
    [finance, 403],
    [owner, 401],
    [stranger, 401],
    [clientHeaders(ctx), 401],
  ] as const) {
    expect((await list('customer-batches', {}, as)).statusCode).toBe(status)
    for (const verb of ['pause', 'resume', 'cancel', 'retry']) expect((await act(id, verb, as)).statusCode).toBe(status)
    expect((await app.inject({ url: `/admin-api/batches/${id}/errors.csv`, headers: as })).statusCode).toBe(status)
  }
  expect((await list('customer-batches', {}, auditor)).statusCode).toBe(200)
  expect((await act(id, 'pause', auditor)).statusCode).toBe(403)
  expect((await act(id, 'pause', support, { reason: 'x' })).json()).toMatchObject({ error: { code: 'bad_request' } })
  expect((await act('job_missing', 'pause')).statusCode).toBe(404)
  expect((await shown(app, stranger, id)) as object).toMatchObject({ error: { code: 'not_found' } })
  await ctx.db.deleteFrom('bulk_jobs').where('id', '=', id).execute()
})
