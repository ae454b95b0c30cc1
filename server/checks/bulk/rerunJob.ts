import { sql } from 'kysely'
import type { ProductId } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { type BulkJob, lockJob } from './bulkJob.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'

/** Creates a ready job from the rows that were cancelled or whose source did not answer; neither were charged. */
export async function rerunJob(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  attempt: Attempt,
): Promise<JobDetail> {
  const newJob = await ctx.db.transaction().execute(async trx => {
    const job = await lockJob(trx, scope, id, ['completed', 'cancelled'])
    const rerunId = withIdPrefix('job', attempt.id)
    const existing = await trx.selectFrom('bulk_jobs').selectAll().where('id', '=', rerunId).executeTakeFirst()
    if (existing) return existing
    const unitPaise = await ctx.prices.priceOf(trx, job.user_id, job.product as ProductId)
    await insertJob(trx, scope, { job, id: rerunId, unitPaise })
    const rows = await copyRows(trx, id, rerunId)
    if (rows === 0) throw new Problem('conflict', translate(scope.locale, 'bulk.nothingLeft'))
    await audit(trx, scope, { action: 'job.rerun', subject: id, data: { rerunId, rows } })
    return trx
      .updateTable('bulk_jobs')
      .set({ rows_total: rows, rows_ready: rows })
      .where('id', '=', rerunId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return presentJobDetail(ctx.vault, newJob)
}

async function insertJob(
  trx: Trx,
  { actor, locale }: Scope<CustomerActor>,
  { job, id, unitPaise }: { job: BulkJob; id: string; unitPaise: number },
): Promise<void> {
  await trx
    .insertInto('bulk_jobs')
    .values({
      id,
      product: job.product,
      user_id: job.user_id,
      sub_user_id: actor.subUserId,
      requested_by: actor.name,
      object_id: null,
      file_name: job.file_name,
      file_bytes: job.file_bytes,
      file_type: job.file_type,
      locale,
      status: 'ready',
      columns_sealed: job.columns_sealed,
      mapping: JSON.stringify(job.mapping),
      rerun_of: job.id,
      unit_price_paise: unitPaise,
      checked_at: new Date().toISOString(),
    })
    .execute()
}

/** Rows keep their numbers from the file. */
async function copyRows(trx: Trx, from: string, to: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into bulk_rows (job_id, row_no, state, cells_sealed, subject_index)
    select ${to}, row_no, 'ready', cells_sealed, bulk_rows.subject_index
    from bulk_rows left join verifications on verifications.id = bulk_rows.verification_id
    where bulk_rows.job_id = ${from} and state = 'ready'
      and (verification_id is null or verifications.status = 'source_unavailable')`.execute(trx)
  return Number(numAffectedRows)
}
