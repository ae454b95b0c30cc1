import { expect, test } from 'vitest'
import { checkFile } from '../../../../server/checks/bulk/checkFile.ts'
import { CHECK_QUEUE, LANE_QUEUE, type LaneTask } from '../../../../server/checks/bulk/queues.ts'
import { runTurn } from '../../../../server/checks/bulk/runTurn.ts'
import { cleanUpBulkJobs } from '../../../../server/checks/bulk/workers.ts'
import { testApp } from '../../../support/app.ts'
import { makeJob } from '../../../support/bulkJob.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { panFile, shown, upload } from './helpers.ts'

const { app, ctx } = await testApp()
const headers = await signedIn(ctx, await makeCustomer(ctx.db))
const { boss } = ctx.jobs

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
/** The queued tasks of this job. */
const taken = async (queue: string, jobId: string) => {
  const tasks = await boss.fetch<{ jobId: string }>(queue, { batchSize: 50 })
  return tasks.filter(({ data }) => data.jobId === jobId).map(({ id, data }) => ({ id, data }))
}
const uploaded = async () => (await upload(app, headers, panFile(2))).json<{ id: string }>().id
const jobRow = (id: string) => ctx.db.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirst()

test('a file whose check the queue has given up is checked again, and what waits is not sent twice', async () => {
  const id = await uploaded()
  await cleanUpBulkJobs(ctx)
  const [task, ...more] = await taken(CHECK_QUEUE, id)
  expect(task?.data).toEqual({ jobId: id })
  expect(more).toEqual([])
  await boss.deleteJob(CHECK_QUEUE, task?.id as string)
  await cleanUpBulkJobs(ctx)
  expect((await taken(CHECK_QUEUE, id)).map(({ data }) => data)).toEqual([{ jobId: id }])
  await checkFile(ctx, { jobId: id })
  await checkFile(ctx, { jobId: id })
  expect(await shown(app, headers, id)).toMatchObject({ status: 'ready', counts: { total: 2, ready: 2 } })
})

test('a check that has failed for an hour is our fault and says so', async () => {
  const id = await uploaded()
  await ctx.db
    .updateTable('bulk_jobs')
    .set({ checking_since: days(1) })
    .where('id', '=', id)
    .execute()
  await cleanUpBulkJobs(ctx)
  expect(await shown(app, headers, id)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('We could not'),
  })
})

test('turns that the queue has lost are sent again, and a turn that comes twice runs once', async () => {
  const owner = await makeCustomer(ctx.db)
  const id = await makeJob(ctx, 60, owner)
  const turns = async () => {
    const tasks = await boss.fetch<LaneTask>(LANE_QUEUE, { batchSize: 50 })
    return tasks
      .filter(({ data }) => data.userId === owner.userId)
      .toSorted((one, other) => one.data.lane - other.data.lane)
  }
  const lost = await turns()
  expect(lost.map(({ data }) => [data.lane, data.turn])).toEqual([0, 1, 2].map(lane => [lane, 0]))
  for (const task of lost) await boss.deleteJob(LANE_QUEUE, task.id)
  const [first] = lost.map(({ data }) => data) as [LaneTask]
  await runTurn(ctx, first)
  await runTurn(ctx, first)
  expect(await jobRow(id)).toMatchObject({ status: 'running', rows_completed: 25 })
  await cleanUpBulkJobs(ctx)
  const again = await turns()
  expect(again.slice(0, 3).map(({ data }) => [data.lane, data.turn])).toEqual([
    [0, 1],
    [1, 0],
    [2, 0],
  ])
  for (const { data } of again) await runTurn(ctx, data)
  expect(await jobRow(id)).toMatchObject({ status: 'completed', rows_ready: 60 })
})

test('a started job keeps its rows and loses its file', async () => {
  const id = await makeJob(ctx, 30)
  const file = (await jobRow(id))?.object_id as string
  await cleanUpBulkJobs(ctx)
  expect(await jobRow(id)).toMatchObject({ object_id: null, status: 'running' })
  await expect(ctx.objects.get(file)).rejects.toThrow('no such file')
})

test('a file that was not started is deleted after thirty days, and not before', async () => {
  const [old, young] = [await uploaded(), await uploaded()]
  for (const id of [old, young]) await checkFile(ctx, { jobId: id })
  const file = (await jobRow(old))?.object_id as string
  await ctx.db
    .updateTable('bulk_jobs')
    .set({ created_at: days(31) } as object)
    .where('id', '=', old)
    .execute()
  await ctx.db
    .updateTable('bulk_jobs')
    .set({ created_at: days(29) } as object)
    .where('id', '=', young)
    .execute()
  await cleanUpBulkJobs(ctx)
  expect(await jobRow(old)).toBeUndefined()
  expect(await jobRow(young)).toBeDefined()
  await expect(ctx.objects.get(file)).rejects.toThrow('no such file')
})
