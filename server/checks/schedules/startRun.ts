import type { z } from 'zod'
import type { runBulkSchedule } from '../../../contracts/calls/bulkSchedules.ts'
import type { Purpose } from '../../../contracts/platform/codes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { BulkSchedule } from '../../../contracts/resources/bulkSchedule.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { BulkJob } from '../bulk/bulkJob.ts'
import { copyJob } from '../bulk/copyJob.ts'
import { startIn } from '../bulk/startJob.ts'
import { presentSchedule } from './present.ts'
import { lockSchedule, ownSchedule, type Schedule } from './schedule.ts'

export interface Run {
  id: string
  dueAt: string
  cause: 'schedule' | 'person'
  pricePaise: number
}

/** Integer paise: what a run would reserve now. */
export const priceOfRun = async ({ prices }: Pick<Context, 'prices'>, trx: Trx, schedule: Schedule): Promise<number> =>
  schedule.rows * (await prices.priceOf(trx, schedule.user_id, schedule.product as ProductId))

/** Whether a run has not ended: until then its answers cannot be what the next one is compared with. */
export const isRunning = async (trx: Trx, { id }: Schedule): Promise<boolean> =>
  (await trx
    .selectFrom('bulk_schedule_runs')
    .select('id')
    .where('schedule_id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()) !== undefined

/**
 * Starts a run: the run, its job and the reservation of its price appear together or not at all. The schedule must be locked. Throws
 * `insufficient_balance`, after which the caller rolls back, and `conflict` if the price is another one.
 */
export async function startRun(
  ctx: Context,
  trx: Trx,
  scope: Scope<CustomerActor>,
  schedule: Schedule,
  { id, dueAt, cause, pricePaise }: Run,
): Promise<void> {
  const source = await trx
    .selectFrom('bulk_jobs')
    .selectAll()
    .where('id', '=', schedule.source_job_id)
    .executeTakeFirstOrThrow()
  const unitPaise = await ctx.prices.priceOf(trx, schedule.user_id, schedule.product as ProductId)
  const copy = { job: source, id: withIdPrefix('job', id), unitPaise, of: { schedule_id: schedule.id } }
  const job = await copyJob(ctx.vault, trx, scope, copy, (after, limit) => readyRows(trx, source, after, limit))
  if (!job) throw new Error(`The rows of ${source.id} are missing.`)
  await trx
    .insertInto('bulk_schedule_runs')
    .values({
      id,
      schedule_id: schedule.id,
      due_at: dueAt,
      cause,
      status: 'running',
      job_id: job.id,
      price_paise: pricePaise,
    })
    .execute()
  await startIn(ctx, trx, scope, job.id, {
    atMostPaise: pricePaise,
    purpose: source.purpose as Purpose,
    reference: source.reference,
  })
}

const readyRows = (trx: Trx, { id }: BulkJob, after: number, limit: number) =>
  trx
    .selectFrom('bulk_rows')
    .select(['job_id', 'row_no', 'cells_sealed', 'subject_index'])
    .where('job_id', '=', id)
    .where('state', '=', 'ready')
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(limit)
    .execute()

/**
 * Runs a repeated batch at once, for whoever asks and at the price they have confirmed. Its days stay as they are. Throws `not_found`,
 * `insufficient_balance`, and `conflict` while a run is in progress.
 */
export async function runNow(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  { atMostPaise }: z.output<NonNullable<typeof runBulkSchedule.body>>,
  attempt: Attempt,
): Promise<BulkSchedule> {
  const runId = withIdPrefix('run', attempt.id)
  await ctx.db.transaction().execute(async trx => {
    const schedule = await lockSchedule(trx, scope, id, ['active', 'paused'])
    const made = await trx.selectFrom('bulk_schedule_runs').select('id').where('id', '=', runId).executeTakeFirst()
    if (made) return
    if (await isRunning(trx, schedule)) throw new Problem('conflict', translate(scope.locale, 'schedules.busy'))
    const dueAt = new Date().toISOString()
    await startRun(ctx, trx, scope, schedule, { id: runId, dueAt, cause: 'person', pricePaise: atMostPaise })
  })
  return presentSchedule(ctx, await ownSchedule(ctx.db, scope, id))
}
