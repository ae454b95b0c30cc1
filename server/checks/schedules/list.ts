import type { z } from 'zod'
import { scheduleLimits } from '../../../contracts/checks/schedules.ts'
import type { BulkSchedule, bulkSchedule, ScheduleRun } from '../../../contracts/resources/bulkSchedule.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped, likePattern } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { presentRun, presentSchedules, runsIn } from './present.ts'
import { ownSchedule } from './schedule.ts'

type Query = ListQuery<z.output<typeof bulkSchedule.filter>>

const columns = { id: 'id', createdAt: 'created_at', nextAt: 'next_at' } as const

/** Lists the account's repeated batches. */
export async function listSchedules(
  ctx: Pick<Context, 'db' | 'vault' | 'prices'>,
  { actor }: Scope<CustomerActor>,
  { filter, sort, offset, limit }: Query,
): Promise<Page<BulkSchedule>> {
  let found = ctx.db.selectFrom('bulk_schedules').where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.status) found = found.where('status', 'in', filter.status)
  if (filter.q) found = found.where('file_name', 'ilike', likePattern(filter.q))
  const count = await countCapped(ctx.db, found)
  const order = sort.order === 'ASC' ? 'asc' : 'desc'
  const rows = await found
    .selectAll()
    // Those that run next come before those that do not run.
    .orderBy(columns[sort.field as keyof typeof columns], by => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('id', order)
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows: await presentSchedules(ctx, rows), ...count }
}

/** Lists the runs of a repeated batch, the latest first. Throws `not_found`. */
export async function listRuns(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<{ runs: ScheduleRun[] }> {
  const schedule = await ownSchedule(db, scope, id)
  const runs = await runsIn(db)
    .where('run.schedule_id', '=', schedule.id)
    .orderBy('run.id', 'desc')
    .limit(scheduleLimits.runs)
    .execute()
  return { runs: runs.map(presentRun) }
}
