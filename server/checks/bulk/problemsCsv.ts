import { Readable } from 'node:stream'
import { csvWriter } from '../../engines/csv.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { type BulkJob, cellsOf, columnsOf, ownJob, rowLayoutOf } from './bulkJob.ts'
import { checkRow } from './checkRow.ts'
import { streamJobRows } from './streamJobRows.ts'

/** Exports the rows that have problems, with their numbers and the reasons, so that they can be corrected and uploaded. */
export async function problemsCsv(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Readable> {
  const job = await ownJob(ctx.db, scope, id)
  const csv = csvWriter([
    { key: 'row', header: translate(scope.locale, 'bulk.problems.row') },
    ...columnsOf(ctx.vault, job).map(({ header }, at) => ({ key: String(at), header })),
    { key: 'problem', header: translate(scope.locale, 'bulk.problems.problem') },
  ])
  return Readable.from(problemRows(ctx, scope, job), { highWaterMark: 100 }).pipe(csv)
}

async function* problemRows({ db, vault }: Context, { locale }: Scope, job: BulkJob) {
  const shape = rowLayoutOf(vault, job)
  const pages = streamJobRows((after, limit) =>
    db
      .selectFrom('bulk_rows')
      .select(['row_no', 'cells_sealed'])
      .where('job_id', '=', job.id)
      .where('state', '=', 'problem')
      .where('row_no', '>', after)
      .orderBy('row_no')
      .limit(limit)
      .execute(),
  )
  for await (const { row_no, cells_sealed } of pages) {
    const cells = cellsOf(vault, cells_sealed)
    const checked = checkRow(shape, cells, locale)
    const problem = 'problems' in checked ? checked.problems.map(({ message }) => message).join(' ') : ''
    yield { ...Object.fromEntries(cells.entries()), row: row_no, problem }
  }
}
