import { beforeEach, expect, test } from 'vitest'
import type { JobDetail } from '../../../../server/checks/bulk/presentJob.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, signedIn } from '../../../support/factories.ts'
import { until } from '../../../support/until.ts'
import { allRest, checked, left, panFile, panOf, shown, start } from './helpers.ts'
import { testSource } from './source.ts'

const source = testSource()
const { app, ctx } = await testApp({}, { sources: source.sources }, { work: true })
let customer: Customer
let headers: Record<string, string>

beforeEach(async () => {
  source.open()
  source.downFor(() => false)
  await allRest(ctx)
  source.asked.clear()
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const wallet = () => walletOf(ctx.db, customer.userId, 'product')
const post = (url: string, key?: string) =>
  app.inject({ method: 'POST', url, headers: { ...headers, ...(key && { 'idempotency-key': key }) } })
const transfers = (kind: string) =>
  ctx.db
    .selectFrom('transfers')
    .select('amount_paise')
    .where('wallet_id', '=', customer.wallets.product.id)
    .where('kind', '=', kind)
    .execute()
const finished = (id: string) => left(app, headers, id, 'running', 'cancelling')

test('too little money changes nothing', async () => {
  const job = await checked(app, headers, panFile(700))
  const reply = await start(app, headers, job)
  expect(reply.statusCode).toBe(402)
  const hindi = await start(app, { ...headers, 'accept-language': 'hi' }, job)
  expect(hindi.json().error.message).toMatch(/^[^A-Za-z]*प्रोडक्ट वॉलेट में ₹1,000\.00[^A-Za-z]*$/)
  expect(await shown(app, headers, job.id)).toMatchObject({ status: 'ready', startedAt: null })
  expect(await wallet()).toMatchObject({ availablePaise: 100_000, heldPaise: 0 })
  expect(await ctx.db.selectFrom('bulk_chunks').select('chunk_no').where('job_id', '=', job.id).execute()).toEqual([])
})

test('a price that has changed since it was seen starts nothing', async () => {
  const job = await checked(app, headers, panFile(3))
  expect((await start(app, headers, { ...job, atMostPaise: 300 })).statusCode).toBe(409)
  expect((await shown(app, headers, job.id)).status).toBe('ready')
})

test('twenty callers at once start a job once', async () => {
  const job = await checked(app, headers, panFile(30))
  const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => start(app, headers, job, `key-${at % 4}`)))
  const statuses = replies.map(reply => reply.statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  expect(await finished(job.id)).toMatchObject({ status: 'completed', capturedPaise: 4_500 })
  expect(await transfers('reserve')).toEqual([{ amount_paise: 4_500 }])
  expect(Math.max(...source.asked.values())).toBe(1)
})

test('a key that started a job starts it again with the same reply, and no other', async () => {
  const job = await checked(app, headers, panFile(2))
  const other = await checked(app, headers, panFile(2))
  const first = await start(app, headers, job, 'same')
  expect((await start(app, headers, job, 'same')).json()).toEqual(first.json())
  expect((await start(app, headers, other, 'same')).statusCode).toBe(409)
  await finished(job.id)
})

test('rows whose source is down are free, and only they are run again', async () => {
  source.downFor(({ query }) => [panOf(2), panOf(5)].includes(String(query.pan)))
  const job = await checked(app, headers, panFile(6))
  await start(app, headers, job)
  expect(await finished(job.id)).toMatchObject({ counts: { done: 6, notFound: 4, unavailable: 2 }, capturedPaise: 600 })
  expect(await wallet()).toMatchObject({ availablePaise: 99_400, heldPaise: 0 })

  source.downFor(() => false)
  const rerun = (await post(`/api/bulk-jobs/${job.id}/rerun`, 'again')).json<JobDetail>()
  expect(rerun).toMatchObject({ status: 'ready', rerunOf: job.id, counts: { ready: 2 }, atMostPaise: 300 })
  expect((await post(`/api/bulk-jobs/${job.id}/rerun`, 'again')).json()).toEqual(rerun)
  source.asked.clear()
  await start(app, headers, rerun)
  expect(await finished(rerun.id)).toMatchObject({ counts: { notFound: 2 }, capturedPaise: 300 })
  expect([...source.asked.keys()].toSorted()).toEqual([panOf(2), panOf(5)])
  const rows = await app.inject({ url: `/api/bulk-jobs/${rerun.id}/result.csv`, headers })
  expect(
    rows.body
      .split('\r\n')
      .slice(1, -1)
      .map(line => line.split(',')[0]),
  ).toEqual(['3', '6'])
  expect((await post(`/api/bulk-jobs/${rerun.id}/rerun`)).statusCode).toBe(409)
})

test('cancelling keeps what is finished, asks for nothing more and gives the rest back', async () => {
  const job = await checked(app, headers, panFile(300))
  source.close()
  await start(app, headers, job)
  await until(() => expect(source.asked.size).toBeGreaterThan(0))
  expect((await post(`/api/bulk-jobs/${job.id}/cancel`)).json()).toMatchObject({ status: 'cancelling' })
  expect((await post(`/api/bulk-jobs/${job.id}/cancel`)).statusCode).toBe(409)
  await new Promise(resolve => setTimeout(resolve, 1_100))
  source.open()
  const done = await finished(job.id)
  expect(done.status).toBe('cancelled')
  expect(done.counts.done).toBe(source.asked.size)
  expect(done.counts.done + done.counts.cancelled).toBe(300)
  expect(done.counts.cancelled).toBeGreaterThan(200)
  expect(done.capturedPaise).toBe(done.counts.done * 150)
  expect(await wallet()).toMatchObject({ availablePaise: 100_000 - done.capturedPaise, heldPaise: 0 })
  const rerun = (await post(`/api/bulk-jobs/${job.id}/rerun`)).json<JobDetail>()
  expect(rerun.counts.ready).toBe(done.counts.cancelled)
})

test('a job cancelled before any worker has begun ends at once', async () => {
  const job = await checked(app, headers, panFile(4))
  await ctx.db.updateTable('bulk_jobs').set({ status: 'running' }).where('id', '=', job.id).execute()
  expect((await post(`/api/bulk-jobs/${job.id}/cancel`)).json()).toMatchObject({ status: 'cancelled' })
})
