import { beforeEach, expect, test } from 'vitest'
import { runTurn } from '../../../../server/checks/bulk/runTurn.ts'
import { cleanUpBulkJobs } from '../../../../server/checks/bulk/workers.ts'
import { sweepExpired } from '../../../../server/checks/verifications/sweeper.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { until } from '../../../support/until.ts'
import { allRest, checked, left, panFile, shown, start } from './helpers.ts'
import { testSource } from './source.ts'

const ROWS = 300
const source = testSource()
const { app, ctx } = await testApp({}, { sources: source.sources }, { work: true })
let customer: Customer
let headers: Record<string, string>

beforeEach(async () => {
  source.open()
  await allRest(ctx)
  source.asked.clear()
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const post = (id: string, verb: 'pause' | 'resume' | 'cancel', as = headers) =>
  app.inject({ method: 'POST', url: `/api/bulk-jobs/${id}/${verb}`, headers: as })
const wallet = () => walletOf(ctx.db, customer.userId, 'product')

/** The present turn of each of the customer's lanes. */
const turns = async () => {
  const lanes = await ctx.db.selectFrom('bulk_lanes').selectAll().where('user_id', '=', customer.userId).execute()
  return lanes.map(({ lane, turn }) => ({ userId: customer.userId, lane, turn }))
}

/** A job paused while its first rows were being verified. */
async function paused() {
  const job = await checked(app, headers, panFile(ROWS))
  source.close()
  await start(app, headers, job)
  await until(() => expect(source.asked.size).toBeGreaterThan(0))
  expect((await post(job.id, 'pause')).json()).toMatchObject({ status: 'pausing', secondsLeft: null })
  // Workers check once a second.
  await new Promise(resolve => setTimeout(resolve, 1_100))
  source.open()
  return left(app, headers, job.id, 'running', 'pausing')
}

test('a paused job asks for nothing, charges nothing, keeps its money set aside, and goes on where it was', async () => {
  const job = await paused()
  expect(job.status).toBe('paused')
  expect(job.counts.done).toBe(source.asked.size)
  expect(job.counts.done).toBeLessThan(ROWS / 2)
  expect(job.expiresAt).not.toBeNull()
  const rest = { availablePaise: 100_000 - ROWS * 150, heldPaise: ROWS * 150 - job.capturedPaise }
  expect(await wallet()).toMatchObject(rest)

  // Neither maintenance nor a late delivery resumes it.
  await cleanUpBulkJobs(ctx)
  for (const task of await turns()) await runTurn(ctx, task)
  expect(await shown(app, headers, job.id)).toEqual(job)
  expect(source.asked.size).toBe(job.counts.done)
  expect(await wallet()).toMatchObject(rest)
  expect((await post(job.id, 'pause')).statusCode).toBe(409)

  expect((await post(job.id, 'resume')).json()).toMatchObject({ status: 'running', expiresAt: null })
  expect((await post(job.id, 'resume')).statusCode).toBe(409)
  const done = await left(app, headers, job.id, 'running')
  expect(done).toMatchObject({ status: 'completed', counts: { done: ROWS, cancelled: 0 }, capturedPaise: ROWS * 150 })
  expect(Math.max(...source.asked.values())).toBe(1)
  expect(await wallet()).toMatchObject({ availablePaise: 100_000 - ROWS * 150, heldPaise: 0 })
  const written = await ctx.db.selectFrom('verifications').select('id').where('job_id', '=', job.id).execute()
  expect(written).toHaveLength(ROWS)
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})

test('cancelled while paused, it ends at once, and what was not asked for comes back', async () => {
  const job = await paused()
  const done = (await post(job.id, 'cancel')).json()
  expect(done).toMatchObject({ status: 'cancelled', counts: { done: job.counts.done } })
  expect(done.counts.cancelled).toBe(ROWS - job.counts.done)
  expect(await wallet()).toMatchObject({ availablePaise: 100_000 - job.capturedPaise, heldPaise: 0 })
  expect((await post(job.id, 'resume')).statusCode).toBe(409)
  expect(source.asked.size).toBe(job.counts.done)
})

test('resumed before its workers have stopped, it leaves no row out and asks for none twice', async () => {
  const job = await checked(app, headers, panFile(ROWS))
  source.close()
  await start(app, headers, job)
  await until(() => expect(source.asked.size).toBeGreaterThan(0))
  await post(job.id, 'pause')
  await new Promise(resolve => setTimeout(resolve, 1_100))
  expect((await post(job.id, 'resume')).json()).toMatchObject({ status: 'running' })
  source.open()
  const done = await left(app, headers, job.id, 'running')
  expect(done).toMatchObject({ status: 'completed', counts: { done: ROWS }, capturedPaise: ROWS * 150 })
  expect(Math.max(...source.asked.values())).toBe(1)
})

test('turns that are delivered twice are charged once', async () => {
  const job = await paused()
  const parts = ctx.db.selectFrom('bulk_chunks').select('part').where('job_id', '=', job.id).where('part', '>', 0)
  expect((await parts.execute()).length).toBeGreaterThan(0)
  await post(job.id, 'resume')
  await Promise.all((await turns()).flatMap(task => [runTurn(ctx, task), runTurn(ctx, task)]))
  const done = await left(app, headers, job.id, 'running')
  expect(done).toMatchObject({ counts: { done: ROWS }, capturedPaise: ROWS * 150 })
  expect(await wallet()).toMatchObject({ heldPaise: 0 })
})

test('nobody goes on with it: its reservation ends, and it with it', async () => {
  const job = await paused()
  await ctx.db
    .updateTable('holds')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('reference', '=', job.id)
    .execute()
  await sweepExpired(ctx)
  expect(await shown(app, headers, job.id)).toMatchObject({ status: 'cancelled', error: null })
  expect(await wallet()).toMatchObject({ availablePaise: 100_000 - job.capturedPaise, heldPaise: 0 })
})

test('pausing is the account’s own: 404 to another, 403 to who only views, 409 before the start', async () => {
  const job = await checked(app, headers, panFile(2))
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  const subUserId = await makeSubUser(ctx.db, customer.userId)
  await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
  const viewer = await signedIn(ctx, { userId: customer.userId, subUserId })
  for (const verb of ['pause', 'resume'] as const) {
    expect((await post(job.id, verb, stranger)).statusCode).toBe(404)
    expect((await post(job.id, verb, viewer)).statusCode).toBe(403)
    expect((await post(job.id, verb)).statusCode).toBe(409)
  }
  const audited = ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', (await paused()).id)
  expect(await audited.where('action', '=', 'job.paused').execute()).toHaveLength(1)
})

test('a hold that expires while the last rows run ends the job as failed, and what comes late is not charged', async () => {
  const job = await checked(app, headers, panFile(3))
  source.close()
  await start(app, headers, job)
  await until(() => expect(source.asked.size).toBe(3))
  const hold = ctx.db.updateTable('holds').where('wallet_id', '=', customer.wallets.product.id)
  await hold.set({ expires_at: new Date(0) }).execute()
  await sweepExpired(ctx)
  expect(await shown(app, headers, job.id)).toMatchObject({ status: 'failed' })
  source.open()
  await until(async () => {
    const chunks = await ctx.db.selectFrom('bulk_chunks').select('done_at').where('job_id', '=', job.id).execute()
    expect(chunks.every(({ done_at }) => done_at !== null)).toBe(true)
  })
  expect(await shown(app, headers, job.id)).toMatchObject({ status: 'failed', capturedPaise: 0, counts: { done: 0 } })
  expect(await wallet()).toMatchObject({ availablePaise: 100_000, heldPaise: 0 })
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})
