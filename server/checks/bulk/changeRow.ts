import type { z } from 'zod'
import type { fixBulkRow } from '../../../contracts/calls/bulk.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { type BulkJob, cellsOf, lockJob, rowLayoutOf, sealCells } from './bulkJob.ts'
import { checkRow, columnOf, type RowLayout } from './checkRow.ts'
import { presentJobDetail } from './presentJob.ts'
import { type BulkRow, presentRow } from './problemRows.ts'

type Reply = z.input<typeof fixBulkRow.reply>
type NewState = Pick<BulkRow, 'state' | 'subject_index' | 'duplicate_of'>

/** Replaces cells of a row that is not ready and checks it again. Throws `not_found`, `conflict` and `bad_request`. */
export function fixRow(
  ctx: Context,
  scope: Scope<CustomerActor>,
  at: { id: string; row: number },
  cells: { source: string; value: string }[],
): Promise<Reply> {
  return changeRow(ctx, scope, at, ['problem', 'duplicate'], async (trx, job, layout, row) => {
    const changed = [...cellsOf(ctx.vault, row)]
    if (changed.length > layout.columns) changed.length = layout.columns
    for (const { source, value } of cells) {
      const column = columnOf(layout.mapping, source)
      if (column === null) throw new Problem('bad_request', translate(scope.locale, 'bulk.noSuchColumn'))
      while (changed.length <= column) changed.push('')
      changed[column] = value.trim().slice(0, limits.bulk.maxCellCharacters)
    }
    const checked = checkRow(layout, changed, scope.locale)
    const state: NewState =
      'problems' in checked
        ? { state: 'problem', subject_index: null, duplicate_of: null }
        : await stateOf(trx, job, ctx.vault.index(job.product, String(checked.input[layout.product.keys.subject])))
    return { ...state, cells_sealed: sealCells(ctx.vault, row, changed) }
  })
}

/** Turns a duplicate into a ready row that is checked and charged like any other. Throws `not_found` and `conflict`. */
export const keepRow = (ctx: Context, scope: Scope<CustomerActor>, at: { id: string; row: number }): Promise<Reply> =>
  changeRow(ctx, scope, at, ['duplicate'], async () => ({ state: 'ready', duplicate_of: null }))

/** State of a row without problems: ready, or a duplicate if a ready row has the same subject. */
async function stateOf(trx: Trx, job: BulkJob, subject: string): Promise<NewState> {
  const first = await trx
    .selectFrom('bulk_rows')
    .select('row_no')
    .where('job_id', '=', job.id)
    .where('subject_index', '=', subject)
    .where('state', '=', 'ready')
    .orderBy('row_no')
    .limit(1)
    .executeTakeFirst()
  return { state: first ? 'duplicate' : 'ready', subject_index: subject, duplicate_of: first?.row_no ?? null }
}

async function changeRow(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, row: rowNo }: { id: string; row: number },
  states: string[],
  change: (trx: Trx, job: BulkJob, layout: RowLayout, row: BulkRow) => Promise<Partial<BulkRow> & { state: string }>,
): Promise<Reply> {
  return ctx.db.transaction().execute(async trx => {
    const job = await lockJob(trx, scope, id, ['ready'])
    const ofRow = trx.selectFrom('bulk_rows').selectAll().where('job_id', '=', id).where('row_no', '=', rowNo)
    const row = await ofRow.executeTakeFirst()
    if (!row) throw notFound('row')
    if (!states.includes(row.state)) throw new Problem('conflict', translate(scope.locale, 'bulk.rowNotNow'))
    const layout = rowLayoutOf(ctx.vault, job)
    const changed = await change(trx, job, layout, row)
    await trx.updateTable('bulk_rows').set(changed).where('job_id', '=', id).where('row_no', '=', rowNo).execute()
    const counted = await trx
      .updateTable('bulk_jobs')
      .set(countsAfter(job, row.state, changed.state))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return {
      row: presentRow(ctx.vault, layout, { ...row, ...changed }, scope.locale),
      job: presentJobDetail(ctx.vault, counted),
    }
  })
}

function countsAfter(job: BulkJob, from: string, to: string) {
  const step = (state: string) => Number(to === state) - Number(from === state)
  return {
    rows_ready: job.rows_ready + step('ready'),
    rows_problem: job.rows_problem + step('problem'),
    rows_duplicate: job.rows_duplicate + step('duplicate'),
  }
}
