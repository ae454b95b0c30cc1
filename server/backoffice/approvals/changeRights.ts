import type { z } from 'zod'
import type { changeStaffRoleRights as changeCall } from '../../../contracts/calls/roles.ts'
import { changeRights, readRightsChange } from '../../people/staff/ownRoles.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { askSecond } from './changeStaff.ts'

/**
 * Changes a custom role of staff: with a second super-admin where people get more rights by it, otherwise at once. Throws `not_found`,
 * `bad_request`, `conflict`, and as `askSecond` does.
 */
export async function askForRights(
  ctx: Context,
  scope: Scope<AdminActor>,
  id: string,
  { reason, ...body }: z.output<NonNullable<typeof changeCall.body>>,
) {
  const approvalId = await ctx.db.transaction().execute(async trx => {
    const { change, givesMore } = await readRightsChange(trx, scope, id, body)
    const waiting = givesMore ? await askSecond(ctx, trx, scope, { kind: 'roleRights', change, reason }) : null
    if (waiting === null) await changeRights(ctx, trx, scope, { ...change, reason, maker: scope.actor })
    return waiting
  })
  return { done: approvalId === null, approvalId }
}
