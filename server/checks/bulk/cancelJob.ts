import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { lockJob } from './bulkJob.ts'
import { finishIfDone } from './finishJob.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'

/**
 * Cancels a job: ends every unclaimed chunk. Workers notice within a second and settle the rows they have finished; the last one
 * releases the rest of the hold. Throws `conflict` unless the job is running or paused.
 */
export async function cancelJob(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<JobDetail> {
  const job = await ctx.db.transaction().execute(async trx => {
    await lockJob(trx, scope, id, ['running', 'pausing', 'paused'])
    await trx.updateTable('bulk_jobs').set({ status: 'cancelling' }).where('id', '=', id).execute()
    await trx
      .updateTable('bulk_chunks')
      .set({ done_at: new Date().toISOString() })
      .where('job_id', '=', id)
      .where('claimed_at', 'is', null)
      .where('done_at', 'is', null)
      .execute()
    await finishIfDone(ctx, trx, id)
    await audit(trx, scope, { action: 'job.cancelled', subject: id })
    return trx.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  })
  return presentJobDetail(ctx.vault, job)
}
