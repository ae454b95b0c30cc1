import type { z } from 'zod'
import type { repeatBulkJob } from '../../../contracts/calls/bulkSchedules.ts'
import { scheduleLimits } from '../../../contracts/checks/schedules.ts'
import type { BulkSchedule } from '../../../contracts/resources/bulkSchedule.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId, withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { type BulkJob, ownJob } from '../bulk/bulkJob.ts'
import { presentSchedule } from './present.ts'
import { requireNextRun, type Schedule } from './schedule.ts'

type Body = z.output<NonNullable<typeof repeatBulkJob.body>>

/** Repeats a finished job, whose answers are what the first run is compared with. Throws `not_found`, `bad_request` and `conflict`. */
export async function repeatJob(
  ctx: Context,
  scope: Scope<CustomerActor>,
  jobId: string,
  body: Body,
  attempt: Attempt,
): Promise<BulkSchedule> {
  const job = await ownJob(ctx.db, scope, jobId)
  if (job.status !== 'completed') throw new Problem('conflict', translate(scope.locale, 'schedules.notFinished'))
  const id = withIdPrefix('sch', attempt.id)
  const schedule = await ctx.db.transaction().execute(async trx => {
    const existing = await trx.selectFrom('bulk_schedules').selectAll().where('id', '=', id).executeTakeFirst()
    if (existing) return existing
    await requireRoom(trx, scope)
    const made = await insertSchedule(ctx, trx, scope, { id, job, body })
    await insertFirstRun(trx, made, job)
    const data = { jobId, every: body.every, hour: body.hour, mostPaise: body.mostPaise }
    await audit(trx, scope, { action: 'schedule.created', subject: id, data })
    return made
  })
  return presentSchedule(ctx, schedule)
}

/** Locks the account, so that two calls at once do not both take the last place. */
async function requireRoom(trx: Trx, { actor, locale }: Scope<CustomerActor>): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().executeTakeFirstOrThrow()
  const { count } = await trx
    .selectFrom('bulk_schedules')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', actor.userId)
    .where('status', '<>', 'ended')
    .executeTakeFirstOrThrow()
  if (count >= scheduleLimits.open)
    throw new Problem('conflict', translate(locale, 'schedules.tooMany', { count: scheduleLimits.open }))
}

const insertSchedule = (
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { actor, locale, ...scope }: Scope<CustomerActor>,
  { id, job, body }: { id: string; job: BulkJob; body: Body },
): Promise<Schedule> => {
  const { every, hour, firstOn, lastOn = null, mostPaise } = body
  return trx
    .insertInto('bulk_schedules')
    .values({
      id,
      user_id: actor.userId,
      sub_user_id: actor.subUserId,
      created_by: vault.seal(actor.name, { column: 'bulk_schedules.created_by', id }),
      source_job_id: job.id,
      product: job.product,
      file_name: job.file_name,
      rows: job.rows_ready,
      every,
      hour,
      first_on: firstOn,
      last_on: lastOn,
      most_paise: mostPaise,
      locale,
      status: 'active',
      next_at: requireNextRun({ every, hour, firstOn, lastOn }, { ...scope, actor, locale }),
      consented_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The job that is repeated stands as the oldest run, so that every later one has something before it. */
const insertFirstRun = (trx: Trx, schedule: Schedule, job: BulkJob) =>
  trx
    .insertInto('bulk_schedule_runs')
    .values({
      id: newId('run'),
      schedule_id: schedule.id,
      due_at: job.started_at ?? job.created_at,
      cause: 'file',
      status: 'ended',
      job_id: job.id,
      price_paise: job.rows_ready * job.unit_price_paise,
      ended_at: job.finished_at,
    })
    .execute()
