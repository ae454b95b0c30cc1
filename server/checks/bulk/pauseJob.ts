import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { lockJob } from './bulkJob.ts'
import { pauseIfIdle } from './chunks.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'
import { sendChunks } from './queues.ts'

/**
 * Pauses a job. Workers notice within a second, settle what they have and start nothing new. Throws `conflict` unless the job is
 * running.
 */
export async function pauseJob(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<JobDetail> {
  const job = await ctx.db.transaction().execute(async trx => {
    await lockJob(trx, scope, id, ['running'])
    const paused_at = new Date().toISOString()
    await trx.updateTable('bulk_jobs').set({ status: 'pausing', paused_at }).where('id', '=', id).execute()
    await pauseIfIdle(trx, id)
    await audit(trx, scope, { action: 'job.paused', subject: id })
    return trx.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  })
  return presentJobDetail(ctx.vault, job)
}

/** Sends the remaining chunks again, at the price that was reserved. Throws `conflict` unless the job is paused. */
export async function resumeJob(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<JobDetail> {
  const resumed = await ctx.db.transaction().execute(async trx => {
    const job = await lockJob(trx, scope, id, ['pausing', 'paused'])
    const open = await trx
      .selectFrom('bulk_chunks')
      .select(['job_id as jobId', 'chunk_no as chunk', 'part'])
      .where('job_id', '=', id)
      .where('done_at', 'is', null)
      .execute()
    await sendChunks(ctx, trx, open)
    await audit(trx, scope, { action: 'job.resumed', subject: id, data: { rows: job.rows_ready } })
    const seconds = Math.round((Date.now() - Date.parse(job.paused_at as string)) / 1000)
    return trx
      .updateTable('bulk_jobs')
      .set({ status: 'running', paused_at: null, paused_seconds: job.paused_seconds + seconds })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return presentJobDetail(ctx.vault, resumed)
}
