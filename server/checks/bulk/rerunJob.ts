import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { type JobScope, lockJob } from './bulkJob.ts'
import { copyJob } from './copyJob.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'
import { tellOwner } from './tellOwner.ts'

/**
 * Creates a ready job from the rows that were cancelled or whose source did not answer; neither were charged. Its owner starts it, also
 * when staff have made it: nobody else consents to a charge.
 */
export async function rerunJob(
  ctx: Context,
  scope: JobScope,
  id: string,
  attempt: Attempt,
  reason?: string,
): Promise<JobDetail> {
  const newJob = await ctx.db.transaction().execute(async trx => {
    const job = await lockJob(trx, scope, id, ['completed', 'cancelled'])
    const rerunId = withIdPrefix('job', attempt.id)
    const existing = await trx.selectFrom('bulk_jobs').selectAll().where('id', '=', rerunId).executeTakeFirst()
    if (existing) return existing
    const unitPaise = await ctx.prices.priceOf(trx, job.user_id, job.product as ProductId)
    const copy = { job, id: rerunId, unitPaise, of: { rerun_of: id }, reason }
    const made = await copyJob(ctx.vault, trx, scope, copy, (after, limit) => rowsLeft(trx, id, after, limit))
    if (!made) throw new Problem('conflict', translate(scope.locale, 'bulk.nothingLeft'))
    await tellOwner(trx, { id, action: 'rerun', reason, jobId: rerunId })
    return made
  })
  return presentJobDetail(ctx.vault, newJob)
}

const rowsLeft = (trx: Trx, jobId: string, after: number, limit: number) =>
  trx
    .selectFrom('bulk_rows')
    .leftJoin('verifications', 'verifications.id', 'bulk_rows.verification_id')
    .select(['bulk_rows.job_id', 'row_no', 'cells_sealed', 'bulk_rows.subject_index'])
    .where('bulk_rows.job_id', '=', jobId)
    .where('state', '=', 'ready')
    .where('row_no', '>', after)
    .where(eb => eb.or([eb('verification_id', 'is', null), eb('verifications.status', '=', 'source_unavailable')]))
    .orderBy('row_no')
    .limit(limit)
    .execute()
