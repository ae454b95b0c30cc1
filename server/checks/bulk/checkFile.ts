import { sql } from 'kysely'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context } from '../../platform/context.ts'
import { ownHeaders } from '../inputTemplates/listTemplates.ts'
import { type BulkJob, type Column, productOfJob, sealCells, sealColumns } from './bulkJob.ts'
import { checkRow, guessMapping, type RowLayout, unmapped } from './checkRow.ts'
import { fileRows } from './fileRows.ts'
import type { CheckTask } from './queues.ts'
import { FileProblem, type FileRow, type FileType } from './uploadedFile.ts'

const BATCH_ROWS = 500
const SAMPLES = 3

/**
 * Reads an uploaded file from the object store, checks its rows and stores them. A repeated delivery neither stores rows twice
 * nor changes a job that has left `checking`.
 */
export async function checkFile(ctx: Context, { jobId }: CheckTask): Promise<void> {
  const job = await ctx.db
    .selectFrom('bulk_jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('status', '=', 'checking')
    .executeTakeFirst()
  if (!job?.object_id) return
  try {
    const result = await readFile(ctx, job, await ctx.objects.get(job.object_id))
    await finishCheck(ctx, job, { status: 'ready', ...result })
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    await ctx.db.deleteFrom('bulk_rows').where('job_id', '=', job.id).execute()
    await finishCheck(ctx, job, { status: 'failed', error: error.in(job.locale as Locale) })
  }
}

async function readFile(ctx: Context, job: BulkJob, file: Awaited<ReturnType<Context['objects']['get']>>) {
  const rows = fileRows(file, job.file_type as FileType)
  const product = productOfJob(job)
  const header = (await rows.next()).value as FileRow | undefined
  if (!header) throw new FileProblem('empty')
  const mapping = job.mapping.length > 0 ? job.mapping : await firstMapping(ctx, job, header)
  const shape: RowLayout = { product, mapping, columns: header.cells.length }
  const usable = unmapped(product, mapping).length === 0
  const checker = rowChecker(ctx, job, shape)
  const samples: string[][] = []
  let total = 0
  let batch: ReturnType<typeof checker.check>[] = []
  for await (const row of rows) {
    if (samples.length < SAMPLES) samples.push(row.cells)
    total++
    if (usable) batch.push(checker.check(row))
    if (batch.length < BATCH_ROWS) continue
    await insertRows(ctx, batch)
    batch = []
  }
  await insertRows(ctx, batch)
  if (total === 0) throw new FileProblem('empty')
  const columns: Column[] = header.cells.map((name, at) => ({
    header: name,
    samples: samples.map(cells => cells[at] ?? ''),
  }))
  return {
    mapping: JSON.stringify(mapping),
    columns_sealed: sealColumns(ctx.vault, job.id, columns),
    rows_total: total,
    ...checker.counts(),
  }
}

const firstMapping = async ({ db }: Context, job: BulkJob, { cells }: FileRow) =>
  guessMapping(productOfJob(job), cells, await ownHeaders(db, job.user_id, job.product))

/** Checks rows in order and remembers their subjects: the first row of a subject is ready, later ones are its duplicates. */
function rowChecker({ vault }: Context, job: BulkJob, shape: RowLayout) {
  const firstRows = new Map<string, number>()
  const counts = { rows_ready: 0, rows_problem: 0, rows_duplicate: 0 }
  return {
    counts: () => counts,
    check({ row, cells }: FileRow) {
      const checked = checkRow(shape, cells, 'en')
      const at = { job_id: job.id, row_no: row }
      const known = { ...at, cells_sealed: sealCells(vault, at, cells) }
      if ('problems' in checked) {
        counts.rows_problem++
        return { ...known, state: 'problem', subject_index: null, duplicate_of: null }
      }
      const subject = vault.index(job.product, String(checked.input[shape.product.keys.subject]))
      const first = firstRows.get(subject)
      if (first !== undefined) counts.rows_duplicate++
      else {
        counts.rows_ready++
        firstRows.set(subject, row)
      }
      return {
        ...known,
        state: first === undefined ? 'ready' : 'duplicate',
        subject_index: subject,
        duplicate_of: first ?? null,
      }
    },
  }
}

/** Passes one JSON parameter instead of one parameter per cell. */
async function insertRows({ db }: Context, rows: object[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into bulk_rows (job_id, row_no, state, cells_sealed, subject_index, duplicate_of)
    select job_id, row_no, state, cells_sealed, subject_index, duplicate_of
    from jsonb_populate_recordset(null::bulk_rows, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db)
}

async function finishCheck({ db }: Context, job: BulkJob, result: object): Promise<void> {
  await db
    .updateTable('bulk_jobs')
    .set({ ...result, checked_at: new Date().toISOString() })
    .where('id', '=', job.id)
    .where('status', '=', 'checking')
    .execute()
}
