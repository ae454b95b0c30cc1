import { beforeEach, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { LANE_QUEUE, type LaneTask } from '../../../../server/checks/bulk/queues.ts'
import { runTurn } from '../../../../server/checks/bulk/runTurn.ts'
import { cleanUpBulkJobs } from '../../../../server/checks/bulk/workers.ts'
import { testApp } from '../../../support/app.ts'
import { makeJob } from '../../../support/bulkJob.ts'
import { type Customer, makeCustomer } from '../../../support/factories.ts'

const { ctx } = await testApp()
const { boss } = ctx.jobs
const { lanes, chunkRows } = limits.bulk
/** Of small jobs. */
const size = chunkRows.least
const paise = 5_000_000

/** Ends what an earlier test left in the queue. */
beforeEach(async () => {
  while ((await runNext()) !== undefined);
})

/** Does the work of one free worker: the job that it served, or undefined when nothing waits. */
async function runNext(): Promise<string | undefined> {
  const [task] = await boss.fetch<LaneTask>(LANE_QUEUE, { batchSize: 1 })
  if (!task) return undefined
  await runTurn(ctx, task.data)
  await boss.complete(LANE_QUEUE, task.id)
  const served = await ctx.db
    .selectFrom('bulk_chunks')
    .select('job_id')
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return served?.job_id
}

/** The jobs whose chunks the next workers get, in order. */
async function turns(count: number): Promise<(string | undefined)[]> {
  const order = []
  for (let at = 0; at < count; at++) order.push(await runNext())
  return order
}

const turnsInQueue = async ({ userId }: Customer) => {
  const lanes = ctx.db.selectFrom('bulk_lanes').select('lane').where('user_id', '=', userId).where('working', '=', true)
  return (await lanes.orderBy('lane').execute()).map(({ lane }) => lane)
}

const job = (customer: Customer, rows: number) => makeJob(ctx, rows, customer)
const aCustomer = () => makeCustomer(ctx.db, { paise })
const isDone = async (id: string) =>
  (await ctx.db.selectFrom('bulk_jobs').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status ===
  'completed'

test('a large job takes no more turns at once than its customer has lanes', async () => {
  const customer = await aCustomer()
  await job(customer, 12 * size)
  const all = Array.from({ length: lanes }, (_, lane) => lane)
  expect(await turnsInQueue(customer)).toEqual(all)
  await turns(1)
  expect(await turnsInQueue(customer)).toEqual(all)
})

test("another customer's ten rows wait for one chunk of the large job, and not for all", async () => {
  const large = await job(await aCustomer(), 12 * size)
  await turns(2)
  const small = await job(await aCustomer(), 10)
  expect(await turns(2)).toEqual([large, small])
  expect([await isDone(small), await isDone(large)]).toEqual([true, false])
})

test("the same customer's ten rows go before the rest of the large job", async () => {
  const customer = await aCustomer()
  const large = await job(customer, 12 * size)
  const small = await job(customer, 10)
  expect(await turns(2)).toEqual([large, small])
  expect([await isDone(small), await isDone(large)]).toEqual([true, false])
})

test('customers take turns, however many jobs one of them has started', async () => {
  const [busy, other] = [await aCustomer(), await aCustomer()]
  const many = [await job(busy, 6 * size), await job(busy, 6 * size), await job(busy, 6 * size)]
  const one = await job(other, 6 * size)
  const order = (await turns(10)).map(id => (id === one ? 'other' : 'busy'))
  expect(order).toEqual(Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'busy' : 'other')))
  expect(many).toHaveLength(3)
})

test("a customer's own jobs take turns", async () => {
  const customer = await aCustomer()
  const [first, second] = [await job(customer, 12 * size), await job(customer, 12 * size)]
  expect(await turns(6)).toEqual([first, second, first, second, first, second])
})

test('no chunk is left behind: every job ends, also when the queue has lost tasks', async () => {
  const customer = await aCustomer()
  const jobs = [await job(customer, 12 * size), await job(customer, 40), await job(await aCustomer(), 3 * size)]
  const lost = await boss.fetch(LANE_QUEUE, { batchSize: 3 })
  for (const { id } of lost) await boss.deleteJob(LANE_QUEUE, id)
  await cleanUpBulkJobs(ctx)
  while ((await runNext()) !== undefined);
  expect(await Promise.all(jobs.map(isDone))).toEqual([true, true, true])
})
