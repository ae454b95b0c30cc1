import type { JobStatus, Purpose } from '../../../contracts/platform/codes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { BulkSchedule, ScheduleRun, ScheduleStatus } from '../../../contracts/resources/bulkSchedule.ts'
import type { Context, Db } from '../../platform/context.ts'
import type { Schedule } from './schedule.ts'

/** Runs with what their jobs say, in no order. */
export const runsIn = (db: Db) =>
  db
    .selectFrom('bulk_schedule_runs as run')
    .innerJoin('bulk_schedules as schedule', 'schedule.id', 'run.schedule_id')
    .leftJoin('bulk_jobs as job', 'job.id', 'run.job_id')
    .selectAll('run')
    .select(['schedule.rows', 'job.status as job_status', 'job.captured_paise', 'job.rows_ready'])

type RunRow = Awaited<ReturnType<ReturnType<typeof runsIn>['executeTakeFirstOrThrow']>>

export const presentRun = (run: RunRow): ScheduleRun => ({
  id: run.id,
  dueAt: run.due_at,
  cause: run.cause as ScheduleRun['cause'],
  status: run.status as ScheduleRun['status'],
  reason: run.reason as ScheduleRun['reason'],
  jobId: run.job_id,
  jobStatus: run.job_status as JobStatus | null,
  pricePaise: run.price_paise,
  capturedPaise: run.captured_paise ?? 0,
  rows: run.rows_ready ?? run.rows,
  compared: comparedOf(run),
})

function comparedOf(run: RunRow): ScheduleRun['compared'] {
  const { rows_changed, rows_found, rows_lost, rows_unchanged, rows_uncompared } = run
  if (rows_changed === null) return null
  return {
    changed: rows_changed,
    found: rows_found ?? 0,
    lost: rows_lost ?? 0,
    unchanged: rows_unchanged ?? 0,
    uncompared: rows_uncompared ?? 0,
  }
}

/** Repeated batches as screens show them, each with its price now and its last run. */
export async function presentSchedules(
  { db, vault, prices }: Pick<Context, 'db' | 'vault' | 'prices'>,
  schedules: readonly Schedule[],
): Promise<BulkSchedule[]> {
  if (schedules.length === 0) return []
  const ids = schedules.map(({ id }) => id)
  const lastRuns = await runsIn(db)
    .distinctOn('run.schedule_id')
    .where('run.schedule_id', 'in', ids)
    .orderBy('run.schedule_id')
    .orderBy('run.id', 'desc')
    .execute()
  const jobs = await db
    .selectFrom('bulk_jobs')
    .select(['id', 'purpose', 'reference'])
    .where(
      'id',
      'in',
      schedules.map(({ source_job_id }) => source_job_id),
    )
    .execute()
  return Promise.all(
    schedules.map(async schedule => {
      const product = schedule.product as ProductId
      const job = jobs.find(({ id }) => id === schedule.source_job_id)
      const last = lastRuns.find(({ schedule_id }) => schedule_id === schedule.id)
      return {
        id: schedule.id,
        fileName: schedule.file_name,
        product,
        rows: schedule.rows,
        every: schedule.every,
        hour: schedule.hour,
        firstOn: schedule.first_on,
        lastOn: schedule.last_on,
        nextAt: schedule.next_at,
        status: schedule.status as ScheduleStatus,
        pausedFor: schedule.paused_for as BulkSchedule['pausedFor'],
        mostPaise: schedule.most_paise,
        pricePaise: schedule.rows * (await prices.priceOf(db, schedule.user_id, product)),
        purpose: job?.purpose as Purpose,
        reference: job?.reference ?? null,
        createdBy: vault.open(schedule.created_by, { column: 'bulk_schedules.created_by', id: schedule.id }),
        createdAt: schedule.created_at,
        lastRun: last ? presentRun(last) : null,
      }
    }),
  )
}

export async function presentSchedule(
  ctx: Pick<Context, 'db' | 'vault' | 'prices'>,
  schedule: Schedule,
): Promise<BulkSchedule> {
  const [shown] = await presentSchedules(ctx, [schedule])
  return shown as BulkSchedule
}
