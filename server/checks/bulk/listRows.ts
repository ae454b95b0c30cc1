import type { z } from 'zod'
import type { bulkRows } from '../../../contracts/calls/bulk.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { ownJob, rowLayoutOf } from './bulkJob.ts'
import { presentRow } from './presentRow.ts'

type Query = z.output<NonNullable<typeof bulkRows.query>>

/** Lists a page of the rows that need attention, in file order. */
export async function listRows(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
  { state, after, limit }: Query,
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
  const shape = rowLayoutOf(vault, job)
  const rows = found.slice(0, limit).map(row => presentRow(vault, shape, row, scope.locale))
  return { rows, next: found.length > limit ? (rows.at(-1)?.row ?? null) : null }
}
