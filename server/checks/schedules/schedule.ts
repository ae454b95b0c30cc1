import type { Selectable } from 'kysely'
import { instantInIndia, nextOccurrence, type Rhythm } from '../../../contracts/checks/schedules.ts'
import type { ScheduleStatus } from '../../../contracts/resources/bulkSchedule.ts'
import type { Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

export type Schedule = Selectable<Schema['bulk_schedules']>

/** Reads the account's own repeated batch. Throws `not_found`, also for another account's. */
export async function ownSchedule(db: Db, { actor }: Scope<CustomerActor>, id: string): Promise<Schedule> {
  const schedule = await db
    .selectFrom('bulk_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!schedule) throw notFound('repeated file')
  return schedule
}

/** Locks the account's own repeated batch, which must be in one of `states`. Throws `not_found` and `conflict`. */
export async function lockSchedule(
  trx: Trx,
  scope: Scope<CustomerActor>,
  id: string,
  states: readonly ScheduleStatus[],
): Promise<Schedule> {
  const schedule = await trx
    .selectFrom('bulk_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', scope.actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!schedule) throw notFound('repeated file')
  const status = schedule.status as ScheduleStatus
  if (!states.includes(status)) {
    const words = { status: translate(scope.locale, `schedules.status.${status}`) }
    throw new Problem('conflict', translate(scope.locale, 'schedules.notNow', words))
  }
  return schedule
}

interface Plan extends Rhythm {
  lastOn: string | null
}

export const planOf = ({ every, hour, first_on, last_on }: Schedule): Plan => ({
  every,
  hour,
  firstOn: first_on,
  lastOn: last_on,
})

/** The first occurrence after an instant; null when the last day has passed by then. */
export function nextRun({ lastOn, ...rhythm }: Plan, after = Date.now()): string | null {
  const next = nextOccurrence(rhythm, after)
  return lastOn !== null && next > instantInIndia(lastOn, rhythm.hour) ? null : new Date(next).toISOString()
}

/** Throws `bad_request` if no run comes before the last day. */
export function requireNextRun(plan: Plan, { locale }: Scope): string {
  const next = nextRun(plan)
  if (next) return next
  const message = translate(locale, 'schedules.lastTooEarly')
  throw new Problem('bad_request', message, [{ field: 'lastOn', message }])
}
