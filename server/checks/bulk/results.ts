import type { Readable } from 'node:stream'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Product, ResultField } from '../../../contracts/products/index.ts'
import { streamCsv } from '../../engines/csv.ts'
import { type SheetColumn, streamWorkbook } from '../../engines/workbook.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { cellText, resultText } from '../verifications/resultText.ts'
import { openResult } from '../verifications/values.ts'
import { type BulkJob, cellsOf, columnsOf, ownJob, productOfJob, rowLayoutOf, streamJobRows } from './bulkJob.ts'
import { checkRow } from './checkRow.ts'

/** Exports every row's result as CSV, times in UTC. Throws `conflict` before the start. */
export async function resultCsv(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Readable> {
  const { columns, rows } = await resultTable(ctx, scope, id)
  return streamCsv(columns, inRupees(columns, rows))
}

/** The same as a workbook, times in Indian time. Throws `conflict` before the start. */
export async function resultWorkbook(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Readable> {
  const { columns, rows } = await resultTable(ctx, scope, id)
  const indian = columns.map(column =>
    column.key === 'checkedAt' || column.key === 'answeredAt'
      ? { ...column, header: translate(scope.locale, `bulk.result.${column.key}India`) }
      : column,
  )
  return streamWorkbook(translate(scope.locale, 'bulk.result.sheet'), indian, rows)
}

/** CSV has no number formats: amounts are written in rupees. */
async function* inRupees(columns: readonly SheetColumn[], rows: AsyncIterable<Record<string, unknown>>) {
  const amounts = columns.filter(({ kind }) => kind === 'money').map(({ key }) => key)
  for await (const row of rows) yield { ...row, ...Object.fromEntries(amounts.map(key => [key, rupees(row[key])])) }
}

const rupees = (paise: unknown) => (typeof paise === 'number' ? (paise / 100).toFixed(2) : null)

const kinds = {
  text: 'text',
  choice: 'text',
  percent: 'number',
  date: 'date',
  month: 'text',
  state: 'text',
  money: 'money',
  count: 'number',
  points: 'number',
  yesNo: 'text',
  table: 'text',
} as const

/**
 * Reads every row of the file page by page: its own columns unmasked, then the result. Audited as a download. Throws `conflict`
 * before the start.
 */
async function resultTable(ctx: Context, scope: Scope<CustomerActor>, id: string) {
  const job = await ownJob(ctx.db, scope, id)
  const { locale } = scope
  if (!job.started_at)
    throw new Problem('conflict', translate(locale, 'bulk.notNow', { status: translate(locale, 'bulk.status.ready') }))
  await recordAccess(ctx.db, scope, { action: 'job.downloaded', subject: id, data: { rows: job.rows_total } })
  return { columns: resultColumns(ctx, locale, job), rows: resultRows(ctx, locale, job) }
}

function resultColumns({ vault }: Context, locale: Locale, job: BulkJob): SheetColumn[] {
  const own = columnsOf(vault, job).map(({ header }, at) => ({ key: String(at), header, kind: 'text' as const }))
  const results = resultFieldsOf(productOfJob(job)).map(({ source, label, kind = 'text' }) => ({
    key: `result.${source}`,
    header: label[locale],
    kind: kinds[kind],
  }))
  const column = <K extends keyof typeof commonKinds>(key: K) => ({
    key,
    header: translate(locale, `bulk.result.${key}`),
    kind: commonKinds[key],
  })
  return [
    column('row'),
    ...own,
    column('status'),
    ...results,
    ...(['sameAs', 'problem', 'charge', 'requestId', 'checkedAt', 'reusedFrom', 'answeredAt'] as const).map(column),
  ]
}

const commonKinds = {
  row: 'number',
  status: 'text',
  sameAs: 'number',
  problem: 'text',
  charge: 'money',
  requestId: 'text',
  checkedAt: 'time',
  reusedFrom: 'text',
  answeredAt: 'time',
} as const

async function* resultRows(ctx: Context, locale: Locale, job: BulkJob) {
  const shape = rowLayoutOf(ctx.vault, job)
  for await (const row of streamJobRows((after, limit) => rowsAfter(ctx, job, after, limit))) {
    const cells = cellsOf(ctx.vault, { ...row, job_id: job.id })
    const checked = row.state === 'problem' ? checkRow(shape, cells, locale) : { input: {} }
    yield {
      ...Object.fromEntries(cells.entries()),
      row: row.row_no,
      status: row.status ?? (row.state === 'ready' ? statusWithoutResult(job) : row.state),
      ...resultCells(
        resultFieldsOf(shape.product),
        row.id === null ? null : openResult(ctx.vault, { ...row, id: row.id }),
        locale,
      ),
      sameAs: row.duplicate_of,
      problem: 'problems' in checked ? checked.problems.map(({ message }) => message).join(' ') : row.error,
      charge: row.charge_paise ?? 0,
      requestId: row.verification_id,
      checkedAt: row.finished_at,
      reusedFrom: row.reused_from,
      answeredAt: row.fetched_at,
    }
  }
}

const statusWithoutResult = (job: BulkJob) => (job.finished_at ? 'cancelled' : 'queued')

const rowsAfter = ({ db }: Context, { id }: BulkJob, after: number, limit: number) =>
  db
    .selectFrom('bulk_rows')
    .leftJoin('verifications', 'verifications.id', 'bulk_rows.verification_id')
    .select(['row_no', 'state', 'cells_sealed', 'duplicate_of', 'verification_id'])
    .select([
      'verifications.id',
      'status',
      'result_sealed',
      'result',
      'error',
      'charge_paise',
      'finished_at',
      'reused_from',
      'fetched_at',
    ])
    .where('bulk_rows.job_id', '=', id)
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(limit)
    .execute()

/** Pictures do not fit into a file's cell. */
type FileField = ResultField & { kind?: Exclude<ResultField['kind'], 'picture'> }

const resultFieldsOf = ({ resultFields }: Product): FileField[] =>
  resultFields.filter((field): field is FileField => field.kind !== 'picture')

function resultCells(fields: readonly FileField[], result: Record<string, unknown> | null, locale: Locale) {
  const cells = fields.map(field => [
    `result.${field.source}`,
    result && resultCell(field, result[field.source], locale),
  ])
  return Object.fromEntries(cells) as Record<string, unknown>
}

function resultCell(field: FileField, value: unknown, locale: Locale): unknown {
  if (field.kind === 'table') return cellText(field, value, locale)
  if (value === null || value === undefined) return value
  return field.kind === 'choice' || field.kind === 'yesNo' ? resultText(field, value, locale) : value
}
