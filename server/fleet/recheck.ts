import type { z } from 'zod'
import type { recheckVehicles as recheckCall } from '../../contracts/calls/fleet.ts'
import { fleetLimits, SOON_DAYS } from '../../contracts/fleet.ts'
import { createJobFromSubjects } from '../checks/bulk/jobFromSubjects.ts'
import type { JobDetail } from '../checks/bulk/presentJob.ts'
import { today } from '../checks/days.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { vehiclesMatching } from './listVehicles.ts'

type Body = z.output<NonNullable<typeof recheckCall.body>>

/** Makes a bulk job of vehicles, of the due ones by default. Throws `conflict` if there are none. */
export async function recheckVehicles(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { product, ids, of, group }: Body,
  attempt: Attempt,
): Promise<JobDetail> {
  const filter = ids ? { id: ids } : { group, ...(of === 'due' && { expiresTo: today(SOON_DAYS) }) }
  const rows = await vehiclesMatching(ctx, scope.actor.userId, filter)
    .select(['id', 'rc_sealed'])
    .orderBy('next_expiry')
    .limit(fleetLimits.recheck)
    .execute()
  if (rows.length === 0) throw new Problem('conflict', translate(scope.locale, 'fleet.nothingDue'))
  const subjects = rows.map(({ id, rc_sealed }) =>
    ctx.vault.open(rc_sealed, { column: 'fleet_vehicles.rc_sealed', id }),
  )
  const name = translate(scope.locale, !ids && of === 'due' ? 'fleet.file.due' : 'fleet.file.chosen', { date: today() })
  return createJobFromSubjects(ctx, scope, { product, name, subjects }, attempt)
}
