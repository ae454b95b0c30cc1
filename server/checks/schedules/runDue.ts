import type { SkipReason } from '../../../contracts/resources/bulkSchedule.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { Problem } from '../../platform/problem.ts'
import { worker } from '../bulk/finishJob.ts'
import { endRuns } from './endRuns.ts'
import { nextRun, planOf, type Schedule } from './schedule.ts'
import { isRunning, priceOfRun, startRun } from './startRun.ts'
import { type Skipped, tellSkipped } from './tell.ts'
import { whoRuns } from './whoRuns.ts'

const EVERY_MS = 5_000
const BATCH = 100

/** Runs every five seconds on every worker: starts what is due and ends runs whose job has ended. */
export const startSchedules = (ctx: Context) =>
  runPeriodically(EVERY_MS, 'repeated batches', ctx.log, async () => {
    await endRuns(ctx)
    await runDueSchedules(ctx)
  })

/** Starts every occurrence that is due, each once: after a pause of the server a missed batch runs once, however often it was due. */
export async function runDueSchedules(ctx: Context, now = Date.now()): Promise<void> {
  const due = await ctx.db
    .selectFrom('bulk_schedules')
    .select('id')
    .where('status', '=', 'active')
    .where('next_at', '<=', new Date(now).toISOString())
    .orderBy('next_at')
    .limit(BATCH)
    .execute()
  for (const { id } of due) {
    try {
      await runOccurrence(ctx, id, now)
    } catch (error) {
      // It is tried again, and does not hold up the others.
      ctx.log.error({ err: error, schedule: id }, 'repeated batch')
    }
  }
}

/** A balance that is too low shows only when the price is reserved; what was written until then is rolled back. */
async function runOccurrence(ctx: Context, id: string, now: number): Promise<void> {
  try {
    await ctx.db.transaction().execute(trx => takeOccurrence(ctx, trx, id, now))
  } catch (error) {
    // It stays due until the product is switched on.
    if (error instanceof Problem && error.code === 'product_disabled') return
    if (!(error instanceof Problem && error.code === 'insufficient_balance')) throw error
    await ctx.db.transaction().execute(trx => takeOccurrence(ctx, trx, id, now, 'balance'))
  }
}

/** Locks the schedule, so that another node either waits for the next occurrence or finds this one taken. */
async function takeOccurrence(ctx: Context, trx: Trx, id: string, now: number, known?: SkipReason): Promise<void> {
  const schedule = await trx
    .selectFrom('bulk_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('next_at', '<=', new Date(now).toISOString())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!schedule?.next_at) return
  const next = nextRun(planOf(schedule), now)
  await trx
    .updateTable('bulk_schedules')
    .set({ next_at: next, status: next ? 'active' : 'ended' })
    .where('id', '=', id)
    .execute()
  const pricePaise = await priceOfRun(ctx, trx, schedule)
  const run = { id: newId('run'), dueAt: schedule.next_at, cause: 'schedule', pricePaise } as const
  const who = await whoRuns(ctx, trx, schedule)
  const reason = 'reason' in who ? who.reason : (known ?? (await whyNot(trx, schedule, pricePaise)))
  if (reason) await skip(ctx, trx, schedule, { ...run, reason, next })
  else if ('scope' in who) await startRun(ctx, trx, who.scope, schedule, run)
}

async function whyNot(trx: Trx, schedule: Schedule, pricePaise: number): Promise<SkipReason | undefined> {
  if (pricePaise > schedule.most_paise) return 'ceiling'
  return (await isRunning(trx, schedule)) ? 'busy' : undefined
}

async function skip(ctx: Context, trx: Trx, schedule: Schedule, skipped: Skipped): Promise<void> {
  const { id, dueAt, pricePaise, reason } = skipped
  await trx
    .insertInto('bulk_schedule_runs')
    .values({
      id,
      schedule_id: schedule.id,
      due_at: dueAt,
      cause: 'schedule',
      status: 'skipped',
      reason,
      price_paise: pricePaise,
    })
    .execute()
  if (reason === 'person' || reason === 'account')
    await trx
      .updateTable('bulk_schedules')
      .set({ status: 'paused', paused_for: reason, next_at: null })
      .where('id', '=', schedule.id)
      .execute()
  await audit(
    trx,
    { actor: worker, ip: null, requestId: null },
    { action: 'schedule.skipped', subject: schedule.id, userId: schedule.user_id, data: { reason, pricePaise } },
  )
  await tellSkipped(ctx, trx, schedule, skipped)
}
