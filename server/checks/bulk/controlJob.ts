import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { type BulkJob, type JobScope, lockJob } from './bulkJob.ts'
import { pauseIfIdle } from './chunks.ts'
import { finishIfDone } from './finishJob.ts'
import { wakeLanes } from './lanes.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'
import { tellOwner } from './tellOwner.ts'

/**
 * Pauses a job. Workers notice within a second, settle what they have and start nothing new. Throws `conflict` unless the job is
 * running.
 */
export async function pauseJob(ctx: Context, scope: JobScope, id: string, reason?: string): Promise<JobDetail> {
  const job = await ctx.db.transaction().execute(async trx => {
    const { user_id } = await lockJob(trx, scope, id, ['running'])
    const paused_at = new Date().toISOString()
    await trx.updateTable('bulk_jobs').set({ status: 'pausing', paused_at }).where('id', '=', id).execute()
    await pauseIfIdle(trx, id)
    await tellOwner(trx, { id, action: 'paused', reason, at: paused_at })
    await audit(trx, scope, { action: 'job.paused', subject: id, userId: user_id, reason })
    return trx.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  })
  return presentJobDetail(ctx.vault, job)
}

/** Goes on with the remaining chunks, at the price that was reserved. Throws `conflict` unless the job is paused. */
export async function resumeJob(ctx: Context, scope: JobScope, id: string, reason?: string): Promise<JobDetail> {
  const resumed = await ctx.db.transaction().execute(async trx => {
    const job = await lockJob(trx, scope, id, ['pausing', 'paused'])
    const data = { rows: job.rows_ready }
    await audit(trx, scope, { action: 'job.resumed', subject: id, userId: job.user_id, reason, data })
    await tellOwner(trx, { id, action: 'resumed', reason })
    const seconds = Math.round((Date.now() - Date.parse(job.paused_at as string)) / 1000)
    const running = await trx
      .updateTable('bulk_jobs')
      .set({ status: 'running', paused_at: null, paused_seconds: job.paused_seconds + seconds })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await wakeLanes(ctx, trx, job.user_id)
    return running
  })
  return presentJobDetail(ctx.vault, resumed)
}

/**
 * Cancels a job: ends every unclaimed chunk. Workers notice within a second and settle the rows they have finished; the last one
 * releases the rest of the hold. Throws `conflict` unless the job is running or paused.
 */
export async function cancelJob(ctx: Context, scope: JobScope, id: string, reason?: string): Promise<JobDetail> {
  const job = await ctx.db.transaction().execute(async trx => {
    const { user_id } = await lockJob(trx, scope, id, ['running', 'pausing', 'paused'])
    await trx.updateTable('bulk_jobs').set({ status: 'cancelling' }).where('id', '=', id).execute()
    await trx
      .updateTable('bulk_chunks')
      .set({ done_at: new Date().toISOString() })
      .where('job_id', '=', id)
      .where('claimed_at', 'is', null)
      .where('done_at', 'is', null)
      .execute()
    await finishIfDone(ctx, trx, id)
    await tellOwner(trx, { id, action: 'cancelled', reason })
    await audit(trx, scope, { action: 'job.cancelled', subject: id, userId: user_id, reason })
    return trx.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  })
  return presentJobDetail(ctx.vault, job)
}

/** Deletes a job that was not started, with its rows and its file. Throws `conflict` once it has started. */
export async function discardJob(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<{ id: string }> {
  const deleteFile = await ctx.db.transaction().execute(async trx => {
    const found = await lockJob(trx, scope, id, ['ready', 'failed'])
    await audit(trx, scope, { action: 'job.discarded', subject: id })
    return deleteJob(ctx, trx, found)
  })
  await deleteFile?.()
  return { id }
}

type DeleteFile = () => Promise<void>

/** Deletes a job with its rows and the key of its file. What is returned deletes the file, after the commit. */
export async function deleteJob(
  ctx: Pick<Context, 'objects'>,
  trx: Trx,
  { id, object_id }: Pick<BulkJob, 'id' | 'object_id'>,
): Promise<DeleteFile | undefined> {
  await trx.deleteFrom('bulk_jobs').where('id', '=', id).execute()
  return object_id ? deleteJobFile(ctx, trx, object_id) : undefined
}

/** Deletes the row and the key of a file that no job names any more. */
export async function deleteJobFile({ objects }: Pick<Context, 'objects'>, trx: Trx, id: string): Promise<DeleteFile> {
  await trx.deleteFrom('objects').where('id', '=', id).execute()
  return objects.removeIn(trx, id)
}
