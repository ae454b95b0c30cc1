import type { Context, Scope } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { resetSecondFactor } from '../secondFactor/reset.ts'
import { showSubUser } from './list.ts'

/** Of a sub-user who has lost app and codes, by the account's holder. Throws `not_found` for anybody else's, and where it is off. */
export async function resetSubUserSecondFactor(ctx: Context, scope: Scope<CustomerActor>, subUserId: string) {
  await showSubUser(ctx, scope, subUserId)
  await resetSecondFactor(ctx, scope, { userId: scope.actor.userId, subUserId })
  return { on: false } as const
}
