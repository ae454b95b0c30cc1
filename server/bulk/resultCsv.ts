import { Readable } from 'node:stream'
import type { ResultField } from '../../contracts/products/index.ts'
import type { Locale } from '../../contracts/text.ts'
import type { CustomerActor } from '../actors.ts'
import { audit } from '../audit/audit.ts'
import type { Context, Scope } from '../context.ts'
import { csvWriter } from '../engines/csv.ts'
import { Problem } from '../problem.ts'
import { say } from '../say.ts'
import { type BulkJob, cellsOf, columnsOf, ownJob, productOfJob, shapeOf } from './bulkJob.ts'
import { checkRow } from './checkRow.ts'
import { pagesOfRows } from './pagesOfRows.ts'

/** Every row of the file once: its own columns, whole, then what came of it. Read page by page; throws `conflict` before the start. */
export async function resultCsv(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Readable> {
  const { locale } = scope
  const job = await ownJob(ctx.db, scope, id)
  if (!job.started_at)
    throw new Problem('conflict', say(locale, 'bulk.notNow', { status: say(locale, 'bulk.status.ready') }))
  await audit(ctx.db, scope, { action: 'job.downloaded', subject: id, data: { rows: job.rows_total } })
  const own = columnsOf(ctx.vault, job).map(({ header }, at) => ({ key: String(at), header }))
  const results = productOfJob(job).resultFields.map(({ source, label }) => ({
    key: `result.${source}`,
    header: label[locale],
  }))
  const named = (key: 'row' | 'status' | 'sameAs' | 'problem' | 'charge' | 'requestId' | 'checkedAt') => ({
    key,
    header: say(locale, `bulk.result.${key}`),
  })
  const csv = csvWriter([
    named('row'),
    ...own,
    named('status'),
    ...results,
    ...(['sameAs', 'problem', 'charge', 'requestId', 'checkedAt'] as const).map(named),
  ])
  return Readable.from(resultRows(ctx, locale, job), { highWaterMark: 100 }).pipe(csv)
}

async function* resultRows(ctx: Context, locale: Locale, job: BulkJob) {
  const shape = shapeOf(ctx.vault, job)
  for await (const row of pagesOfRows((after, limit) => rowsAfter(ctx, job, after, limit))) {
    const cells = cellsOf(ctx.vault, row.cells_sealed)
    const checked = row.state === 'problem' ? checkRow(shape, cells, locale) : { input: {} }
    yield {
      ...Object.fromEntries(cells.entries()),
      row: row.row_no,
      status: row.status ?? (row.state === 'ready' ? unasked(job) : row.state),
      ...resultCells(shape.product.resultFields, row.result, locale),
      sameAs: row.duplicate_of,
      problem: 'problems' in checked ? checked.problems.map(({ message }) => message).join(' ') : row.error,
      charge: ((row.charge_paise ?? 0) / 100).toFixed(2),
      requestId: row.verification_id,
      checkedAt: row.finished_at,
    }
  }
}

const unasked = (job: BulkJob) => (job.finished_at ? 'cancelled' : 'queued')

const rowsAfter = ({ db }: Context, { id }: BulkJob, after: number, limit: number) =>
  db
    .selectFrom('bulk_rows')
    .leftJoin('verifications', 'verifications.id', 'bulk_rows.verification_id')
    .select(['row_no', 'state', 'cells_sealed', 'duplicate_of', 'verification_id'])
    .select(['status', 'result', 'error', 'charge_paise', 'finished_at'])
    .where('bulk_rows.job_id', '=', id)
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(limit)
    .execute()

function resultCells(fields: readonly ResultField[], result: Record<string, unknown> | null, locale: Locale) {
  const cells = fields.map(({ source, choices }) => {
    const value = result?.[source]
    return [`result.${source}`, choices?.[String(value)]?.label[locale] ?? value]
  })
  return Object.fromEntries(cells) as Record<string, unknown>
}
