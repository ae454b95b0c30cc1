import { sql } from 'kysely'
import type { ProductId } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { type BulkJob, cellsOf, columnsOf, lockJob, sealCells, sealColumns } from './bulkJob.ts'
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
    await insertJob(ctx.vault, trx, scope, { job, id: rerunId, unitPaise })
    const rows = await copyRows(ctx.vault, trx, id, rerunId)
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
  vault: Vault,
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
      requested_by: vault.seal(actor.name, { column: 'bulk_jobs.requested_by', id }),
      object_id: null,
      file_name: job.file_name,
      file_bytes: job.file_bytes,
      file_type: job.file_type,
      locale,
      status: 'ready',
      columns_sealed: sealColumns(vault, id, columnsOf(vault, job)),
      mapping: JSON.stringify(job.mapping),
      rerun_of: job.id,
      unit_price_paise: unitPaise,
      checked_at: new Date().toISOString(),
    })
    .execute()
}

/** Rows keep their numbers from the file. */
async function copyRows(vault: Vault, trx: Trx, from: string, to: string): Promise<number> {
  let copied = 0
  for (let after = 0; ; ) {
    const rows = await rowsLeft(trx, from, after)
    if (rows.length === 0) return copied
    const resealed = rows.map(row => {
      const at = { job_id: to, row_no: row.row_no }
      return {
        ...at,
        state: 'ready',
        subject_index: row.subject_index,
        cells_sealed: sealCells(vault, at, cellsOf(vault, row)),
      }
    })
    await sql`
      insert into bulk_rows (job_id, row_no, state, cells_sealed, subject_index)
      select job_id, row_no, state, cells_sealed, subject_index from ${jsonRows('bulk_rows', resealed)}`.execute(trx)
    copied += rows.length
    after = rows.at(-1)?.row_no ?? after
  }
}

const PAGE_ROWS = 500

const rowsLeft = (trx: Trx, jobId: string, after: number) =>
  trx
    .selectFrom('bulk_rows')
    .leftJoin('verifications', 'verifications.id', 'bulk_rows.verification_id')
    .select(['bulk_rows.job_id', 'row_no', 'cells_sealed', 'bulk_rows.subject_index'])
    .where('bulk_rows.job_id', '=', jobId)
    .where('state', '=', 'ready')
    .where('row_no', '>', after)
    .where(eb => eb.or([eb('verification_id', 'is', null), eb('verifications.status', '=', 'source_unavailable')]))
    .orderBy('row_no')
    .limit(PAGE_ROWS)
    .execute()
