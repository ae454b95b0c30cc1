import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { checkFile } from './checkFile.ts'
import { deleteJob, deleteJobFile } from './controlJob.ts'
import { repairLanes } from './lanes.ts'
import { CHECK_QUEUE, type CheckTask, ensureBulkQueues, LANE_QUEUE, type LaneTask, sendCheck } from './queues.ts'
import { runTurn } from './runTurn.ts'
import { FileProblem } from './uploadedFile.ts'

const CLEAN_UP_MS = 60_000

/** One task at a time, because these run for a long time: a second one would wait for the first, and not for the next free worker. */
const single = { batchSize: 1 }

/** Starts the bulk workers: they check files, run chunks, and resume at startup what a dead worker left. */
export async function startBulk(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ensureBulkQueues(ctx)
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<CheckTask>(CHECK_QUEUE, ({ data }) => checkFile(ctx, data), {
    ...single,
    localConcurrency: limits.bulk.parallelFiles,
  })
  await ctx.jobs.work<LaneTask>(LANE_QUEUE, ({ data }) => runTurn(ctx, data), {
    ...single,
    localConcurrency: limits.bulk.parallelChunks,
  })
  await cleanUpBulkJobs(ctx)
  return runPeriodically(CLEAN_UP_MS, 'bulk jobs', ctx.log, () => cleanUpBulkJobs(ctx))
}

const DAY_MS = 86_400_000
const GIVE_UP_MS = 60 * 60_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Maintenance that neither requests nor queues perform. Safe on several nodes at once, and cheap when there is nothing to do. */
export async function cleanUpBulkJobs(ctx: Context): Promise<void> {
  await failChecks(ctx)
  await resendChecks(ctx)
  await repairLanes(ctx)
  await deleteExpired(ctx)
  await deleteUsedFiles(ctx)
}

/** The queue drops a task after its last retry. Open work is sent again; the queue ignores what is already waiting or running. */
async function resendChecks(ctx: Context): Promise<void> {
  const jobs = await ctx.db.selectFrom('bulk_jobs').select('id').where('status', '=', 'checking').execute()
  for (const { id } of jobs) await ctx.db.transaction().execute(trx => sendCheck(ctx, trx, id))
}

/** Fails a file that could not be checked for an hour, so that its owner is not left waiting. */
async function failChecks({ db }: Context): Promise<void> {
  for (const locale of ['en', 'hi'] satisfies Locale[])
    await db
      .updateTable('bulk_jobs')
      .set({ status: 'failed', error: new FileProblem('ours').in(locale), checked_at: new Date().toISOString() })
      .where('status', '=', 'checking')
      .where('locale', '=', locale)
      .where('checking_since', '<', ago(GIVE_UP_MS))
      .execute()
}

/** Retention: deletes a job that was never started, with its rows and its file. */
async function deleteExpired(ctx: Context): Promise<void> {
  const expired = await ctx.db
    .selectFrom('bulk_jobs')
    .select('id')
    .where('status', 'in', ['ready', 'failed'])
    .where('created_at', '<', ago(limits.bulk.keptDays * DAY_MS))
    .limit(100)
    .execute()
  for (const { id } of expired) {
    const deleteFile = await ctx.db.transaction().execute(async trx => {
      const still = trx.selectFrom('bulk_jobs').selectAll().where('id', '=', id).forUpdate().skipLocked()
      const found = await still.where('status', 'in', ['ready', 'failed']).executeTakeFirst()
      return found && deleteJob(ctx, trx, found)
    })
    await deleteFile?.()
  }
}

/** A started job has everything it needs in its rows. */
async function deleteUsedFiles(ctx: Context): Promise<void> {
  const used = await ctx.db
    .selectFrom('bulk_jobs')
    .select(['id', 'object_id'])
    .where('started_at', 'is not', null)
    .where('object_id', 'is not', null)
    .limit(100)
    .execute()
  for (const { id, object_id } of used) {
    const deleteFile = await ctx.db.transaction().execute(async trx => {
      await trx.updateTable('bulk_jobs').set({ object_id: null }).where('id', '=', id).execute()
      return deleteJobFile(ctx, trx, object_id as string)
    })
    await deleteFile()
  }
}
