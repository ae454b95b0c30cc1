import { sql } from 'kysely'
import { type Product, type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Context, Db } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import type { Vault } from '../../platform/vault.ts'
import { streamJobRows } from '../bulk/bulkJob.ts'
import { openResult } from '../verifications/values.ts'
import { type Change, sealChange } from './changes.ts'
import { changedFields } from './compare.ts'

const BATCH_ROWS = 200

export interface EndedRun {
  id: string
  schedule_id: string
  job_id: string
  product: ProductId
}

/** Stores the rows of a run whose answer differs from the one before, and counts all of them. Storing them again changes nothing. */
export async function storeChanges({ db, vault }: Pick<Context, 'db' | 'vault'>, run: EndedRun) {
  const counts = { changed: 0, found: 0, lost: 0, unchanged: 0, uncompared: 0 }
  const product = productOf(run.product)
  let pending: object[] = []
  for await (const row of streamJobRows((after, limit) => answersAfter(db, run, after, limit))) {
    const compared = compareRow(vault, product, row)
    counts[compared.kind]++
    if (!('change' in compared)) continue
    const at = { run_id: run.id, row_no: row.row_no }
    const { kind, change } = compared
    pending.push({ ...at, kind, verification_id: row.now_id, change_sealed: sealChange(vault, at, change) })
    if (pending.length < BATCH_ROWS) continue
    await insertChanges(db, pending)
    pending = []
  }
  if (pending.length > 0) await insertChanges(db, pending)
  return counts
}

/** The counts as a run stores them. */
export const columnsOf = (counts: Awaited<ReturnType<typeof storeChanges>>) => ({
  rows_changed: counts.changed,
  rows_found: counts.found,
  rows_lost: counts.lost,
  rows_unchanged: counts.unchanged,
  rows_uncompared: counts.uncompared,
})

const insertChanges = (db: Db, rows: readonly object[]) =>
  sql`
    insert into bulk_schedule_changes select made.* from ${jsonRows('bulk_schedule_changes', rows)} as made
    on conflict do nothing`.execute(db)

type Compared = { kind: 'unchanged' | 'uncompared' } | { kind: 'changed' | 'found' | 'lost'; change: Change }

function compareRow(vault: Vault, product: Product, row: AnswerRow): Compared {
  const { now_id, now_status, before_id, before_status } = row
  if (now_id === null || before_id === null) return { kind: 'uncompared' }
  const subject = row.subject_masked ?? ''
  if (now_status !== before_status)
    return { kind: now_status === 'completed' ? 'found' : 'lost', change: { subject, fields: [] } }
  if (now_status === 'not_found') return { kind: 'unchanged' }
  const now = openResult(vault, { id: now_id, result_sealed: row.now_sealed, result: row.now_result })
  const before = openResult(vault, { id: before_id, result_sealed: row.before_sealed, result: row.before_result })
  const fields = changedFields(product, before ?? {}, now ?? {})
  return fields.length > 0 ? { kind: 'changed', change: { subject, fields } } : { kind: 'unchanged' }
}

interface AnswerRow {
  row_no: number
  subject_masked: string | null
  now_id: string | null
  now_status: string | null
  now_sealed: string | null
  now_result: Record<string, unknown> | null
  before_id: string | null
  before_status: string | null
  before_sealed: string | null
  before_result: Record<string, unknown> | null
}

/**
 * Rows of a run with their answers, each beside the latest answer that an earlier run has for it: a source that was down once does not
 * hide a change.
 */
async function answersAfter(
  db: Db,
  { id, schedule_id, job_id }: EndedRun,
  after: number,
  limit: number,
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select row.row_no, now.subject_masked,
      now.id as now_id, now.status as now_status, now.result_sealed as now_sealed, now.result as now_result,
      before.id as before_id, before.status as before_status, before.result_sealed as before_sealed,
      before.result as before_result
    from bulk_rows as row
    left join verifications as now on now.id = row.verification_id and now.status in ('completed', 'not_found')
    left join lateral (
      select answer.id, answer.status, answer.result_sealed, answer.result
      from bulk_schedule_runs as earlier
      join bulk_rows as old on old.job_id = earlier.job_id and old.row_no = row.row_no
      join verifications as answer on answer.id = old.verification_id and answer.status in ('completed', 'not_found')
      where earlier.schedule_id = ${schedule_id} and earlier.id < ${id}
      order by earlier.id desc limit 1
    ) as before on true
    where row.job_id = ${job_id} and row.state = 'ready' and row.row_no > ${after}
    order by row.row_no limit ${limit}`.execute(db)
  return rows
}
