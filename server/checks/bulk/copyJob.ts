import { sql } from 'kysely'
import { audit } from '../../platform/audit/audit.ts'
import type { Trx } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import type { Vault } from '../../platform/vault.ts'
import { type BulkJob, cellsOf, columnsOf, type JobScope, openJobRequester, sealCells, sealColumns } from './bulkJob.ts'

interface Copy {
  /** The job whose rows are copied. */
  job: BulkJob
  id: string
  unitPaise: number
  /** Why there is a copy. */
  of: { rerun_of: string } | { schedule_id: string }
  /** Of staff. */
  reason?: string | undefined
}

/** A row that is copied. */
export interface CopiedRow {
  job_id: string
  row_no: number
  cells_sealed: string
  subject_index: string | null
}

/** The rows after a row number, in order; none at the end. */
type Page = (after: number, limit: number) => Promise<CopiedRow[]>

const PAGE_ROWS = 500

/** Creates a ready job with rows of another one, which keep their numbers from the file. Undefined without any row. */
export async function copyJob(
  vault: Vault,
  trx: Trx,
  scope: JobScope,
  copy: Copy,
  page: Page,
): Promise<BulkJob | undefined> {
  await insertJob(vault, trx, scope, copy)
  const rows = await copyRows(vault, trx, copy.id, page)
  if (rows === 0) return undefined
  const { job, reason } = copy
  const data = { rerunId: copy.id, rows }
  await audit(trx, scope, { action: 'job.rerun', subject: job.id, userId: job.user_id, reason, data })
  return trx
    .updateTable('bulk_jobs')
    .set({ rows_total: rows, rows_ready: rows })
    .where('id', '=', copy.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function insertJob(vault: Vault, trx: Trx, scope: JobScope, { job, id, unitPaise, of }: Copy): Promise<void> {
  const by = requesterOf(vault, scope, job)
  await trx
    .insertInto('bulk_jobs')
    .values({
      id,
      product: job.product,
      user_id: job.user_id,
      sub_user_id: by.subUserId,
      requested_by: vault.seal(by.name, { column: 'bulk_jobs.requested_by', id }),
      object_id: null,
      file_name: job.file_name,
      file_bytes: job.file_bytes,
      file_type: job.file_type,
      locale: by.locale,
      status: 'ready',
      columns_sealed: sealColumns(vault, id, columnsOf(vault, job)),
      mapping: JSON.stringify(job.mapping),
      ...of,
      unit_price_paise: unitPaise,
      checked_at: new Date().toISOString(),
    })
    .execute()
}

/** In whose name the copy is: a job that staff prepare remains that of whoever had it. */
function requesterOf(vault: Vault, { actor, locale }: JobScope, job: BulkJob) {
  if (actor.kind === 'customer') return { subUserId: actor.subUserId, name: actor.name, locale }
  return { subUserId: job.sub_user_id, name: openJobRequester(vault, job), locale: job.locale }
}

async function copyRows(vault: Vault, trx: Trx, to: string, page: Page): Promise<number> {
  let copied = 0
  for (let after = 0; ; ) {
    const rows = await page(after, PAGE_ROWS)
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
