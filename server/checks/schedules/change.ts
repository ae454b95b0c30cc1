import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { changeBulkSchedule } from '../../../contracts/calls/bulkSchedules.ts'
import type { PlainAction } from '../../../contracts/people/auditActions.ts'
import type { BulkSchedule, ScheduleStatus } from '../../../contracts/resources/bulkSchedule.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { presentSchedule } from './present.ts'
import { lockSchedule, planOf, requireNextRun, type Schedule } from './schedule.ts'

type Body = z.output<NonNullable<typeof changeBulkSchedule.body>>
type Customer = Scope<CustomerActor>

interface Change {
  action: PlainAction
  from: readonly ScheduleStatus[]
  /** The new values; may throw. */
  to: (schedule: Schedule) => Updateable<Schema['bulk_schedules']>
  data?: Record<string, unknown>
}

/** Changes days, hour and ceiling. A paused one stays paused. Throws `not_found`, `bad_request` and `conflict`. */
export function changeSchedule(ctx: Context, scope: Customer, id: string, body: Body): Promise<BulkSchedule> {
  const { every, hour, firstOn, lastOn = null, mostPaise } = body
  const next_at = requireNextRun({ every, hour, firstOn, lastOn }, scope)
  const plan = { every, hour, first_on: firstOn, last_on: lastOn, most_paise: mostPaise }
  return update(ctx, scope, id, {
    action: 'schedule.changed',
    from: ['active', 'paused'],
    to: ({ status }) => (status === 'active' ? { ...plan, next_at } : plan),
    data: { every, hour, firstOn, lastOn, mostPaise },
  })
}

/** Nothing starts until it is resumed. Throws `not_found` and `conflict`. */
export const pauseSchedule = (ctx: Context, scope: Customer, id: string): Promise<BulkSchedule> =>
  update(ctx, scope, id, {
    action: 'schedule.paused',
    from: ['active'],
    to: () => ({ status: 'paused', paused_for: null, next_at: null }),
  })

/** Goes on with the next occurrence, in the name of whoever resumes it. Throws `not_found`, `bad_request` and `conflict`. */
export const resumeSchedule = (ctx: Context, scope: Customer, id: string): Promise<BulkSchedule> =>
  update(ctx, scope, id, {
    action: 'schedule.resumed',
    from: ['paused'],
    to: schedule => ({
      status: 'active',
      paused_for: null,
      next_at: requireNextRun(planOf(schedule), scope),
      sub_user_id: scope.actor.subUserId,
      created_by: ctx.vault.seal(scope.actor.name, { column: 'bulk_schedules.created_by', id }),
      consented_at: new Date().toISOString(),
      locale: scope.locale,
    }),
  })

/** Ends it for good. Throws `not_found` and `conflict`. */
export const endSchedule = (ctx: Context, scope: Customer, id: string): Promise<BulkSchedule> =>
  update(ctx, scope, id, {
    action: 'schedule.ended',
    from: ['active', 'paused'],
    to: () => ({ status: 'ended', paused_for: null, next_at: null }),
  })

async function update(ctx: Context, scope: Customer, id: string, { action, from, to, data }: Change) {
  const changed = await ctx.db.transaction().execute(async trx => {
    const schedule = await lockSchedule(trx, scope, id, from)
    await audit(trx, scope, { action, subject: id, ...(data && { data }) })
    return trx
      .updateTable('bulk_schedules')
      .set(to(schedule))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return presentSchedule(ctx, changed)
}
