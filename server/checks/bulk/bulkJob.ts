import type { Selectable } from 'kysely'
import type { JobStatus } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Place, Vault } from '../../platform/vault.ts'
import { type RowLayout, referenceColumn } from './checkRow.ts'

export type BulkJob = Selectable<Schema['bulk_jobs']>

export interface Column {
  header: string
  samples: string[]
}

/** Reads the account's own job. Throws `not_found`, also for another account's. */
export async function ownJob(db: Db, { actor }: Scope<CustomerActor>, id: string): Promise<BulkJob> {
  const job = await db
    .selectFrom('bulk_jobs')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!job) throw notFound('job')
  return job
}

/** Whoever may act on a job: its owner, or staff on everybody's. */
export type JobScope = Scope<CustomerActor> | Scope<AdminActor>

/** Locks a job, of a customer only an own one, which must be in one of `states`. Throws `not_found` and `conflict`. */
export async function lockJob(trx: Trx, scope: JobScope, id: string, states: JobStatus[]): Promise<BulkJob> {
  const { actor } = scope
  let found = trx.selectFrom('bulk_jobs').selectAll().where('id', '=', id)
  if (actor.kind === 'customer') found = found.where('user_id', '=', actor.userId)
  const job = await found.forUpdate().executeTakeFirst()
  if (!job) throw notFound('job')
  if (!states.includes(job.status as JobStatus))
    throw new Problem(
      'conflict',
      translate(scope.locale, 'bulk.notNow', { status: translate(scope.locale, statusKey(job)) }),
    )
  return job
}

const statusKey = ({ status }: BulkJob) => `bulk.status.${status as JobStatus}` as const

export const productOfJob = (job: BulkJob) => productOf(job.product as ProductId)

export const columnsOf = (vault: Vault, job: BulkJob): Column[] =>
  job.columns_sealed
    ? (JSON.parse(vault.open(job.columns_sealed, { column: 'bulk_jobs.columns_sealed', id: job.id })) as Column[])
    : []

export const sealColumns = (vault: Vault, jobId: string, columns: readonly Column[]): string =>
  vault.seal(JSON.stringify(columns), { column: 'bulk_jobs.columns_sealed', id: jobId })

export const rowLayoutOf = (vault: Vault, job: BulkJob): RowLayout => ({
  product: productOfJob(job),
  mapping: job.mapping,
  columns: columnsOf(vault, job).length,
})

/** The references of a job's rows: that of the row, if the file has a column of them, else that of the file. */
export function rowReferences(vault: Vault, job: BulkJob): (cells: readonly string[]) => string | null {
  const headers = columnsOf(vault, job).map(({ header }) => header)
  const column = referenceColumn(headers, job.mapping)
  return cells => (column !== null && cells[column]?.trim().slice(0, limits.referenceCharacters)) || job.reference
}

/** The name of who uploaded the file, as it was then. */
export const openJobRequester = (vault: Vault, { id, requested_by }: BulkJob): string =>
  vault.open(requested_by, { column: 'bulk_jobs.requested_by', id })

type RowId = Pick<Selectable<Schema['bulk_rows']>, 'job_id' | 'row_no'>

const placeOf = ({ job_id, row_no }: RowId): Place => ({ column: 'bulk_rows.cells_sealed', id: [job_id, row_no] })

export const cellsOf = (vault: Vault, row: RowId & { cells_sealed: string }): string[] =>
  JSON.parse(vault.open(row.cells_sealed, placeOf(row))) as string[]

export const sealCells = (vault: Vault, row: RowId, cells: readonly string[]): string =>
  vault.seal(JSON.stringify(cells), placeOf(row))

const PAGE_ROWS = 500

/** Streams all rows of a query by keyset, one page in memory at a time; `page` returns the rows after a row number, in order. */
export async function* streamJobRows<Row extends { row_no: number }>(
  page: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await page(after, PAGE_ROWS)
    yield* rows
    after = rows.at(-1)?.row_no ?? after
    if (rows.length < PAGE_ROWS) return
  }
}
