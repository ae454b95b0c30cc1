import type { Readable } from 'node:stream'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { bulkRow, bulkRows } from '../../../contracts/calls/bulk.ts'
import { normaliseIdentifier } from '../../../contracts/identifiers/index.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { streamCsv } from '../../engines/csv.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { type BulkJob, cellsOf, columnsOf, ownJob, rowLayoutOf, streamJobRows } from './bulkJob.ts'
import { cellOf, checkRow, type RowLayout } from './checkRow.ts'

type RowsQuery = z.output<NonNullable<typeof bulkRows.query>>

/** Lists a page of the rows that need attention, in file order. */
export async function listRows(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
  { state, after, limit }: RowsQuery,
): Promise<z.input<typeof bulkRows.reply>> {
  const job = await ownJob(db, scope, id)
  const found = await db
    .selectFrom('bulk_rows')
    .selectAll()
    .where('job_id', '=', id)
    .where('state', 'in', state ? [state] : ['problem', 'duplicate'])
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(limit + 1)
    .execute()
  const layout = rowLayoutOf(vault, job)
  const rows = found.slice(0, limit).map(row => presentRow(vault, layout, row, scope.locale))
  return { rows, next: found.length > limit ? (rows.at(-1)?.row ?? null) : null }
}

export type BulkRow = Selectable<Schema['bulk_rows']>

/**
 * A row as its owner sees it before the start: unmasked, and with its cells as they were given if it has a problem. Problems are recomputed in the
 * reader's language.
 */
export function presentRow(vault: Vault, layout: RowLayout, row: BulkRow, locale: Locale): z.input<typeof bulkRow> {
  const cells = cellsOf(vault, row)
  const mapped = layout.product.inputFields.filter(({ source }) =>
    layout.mapping.some(one => one.source === source && one.column !== null),
  )
  const checked = row.state === 'problem' ? checkRow(layout, cells, locale) : { input: {} }
  return {
    row: row.row_no,
    state: row.state as z.input<typeof bulkRow>['state'],
    cells: mapped.map(({ source, identifier }) => {
      const value = cellOf(layout.mapping, cells, source)
      const isRight = identifier && row.state !== 'problem'
      return { source, value: isRight ? normaliseIdentifier(identifier, value) : value }
    }),
    problems: 'problems' in checked ? checked.problems : [],
    duplicateOf: row.duplicate_of,
  }
}

/** Exports the rows that have problems, with their numbers and the reasons, so that they can be corrected and uploaded. */
export async function problemsCsv(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Readable> {
  const job = await ownJob(ctx.db, scope, id)
  const columns = [
    { key: 'row', header: translate(scope.locale, 'bulk.problems.row') },
    ...columnsOf(ctx.vault, job).map(({ header }, at) => ({ key: String(at), header })),
    { key: 'problem', header: translate(scope.locale, 'bulk.problems.problem') },
  ]
  return streamCsv(columns, problemRows(ctx, scope, job))
}

async function* problemRows({ db, vault }: Context, { locale }: Scope, job: BulkJob) {
  const layout = rowLayoutOf(vault, job)
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
    const cells = cellsOf(vault, { job_id: job.id, row_no, cells_sealed })
    const checked = checkRow(layout, cells, locale)
    const problem = 'problems' in checked ? checked.problems.map(({ message }) => message).join(' ') : ''
    yield { ...Object.fromEntries(cells.entries()), row: row_no, problem }
  }
}
