import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { resetSecondFactor } from '../accounts/secondFactor/reset.ts'
import { assertNotSelf } from './lockMember.ts'

/** Of a colleague who has lost app and codes. Throws `not_found`, also where it is off, and `conflict` for one's own. */
export async function resetMemberSecondFactor(ctx: Context, scope: Scope<AdminActor>, id: string, reason: string) {
  assertNotSelf(scope, id)
  const member = await ctx.db.selectFrom('admins').select('id').where('id', '=', id).executeTakeFirst()
  if (!member) throw notFound('member of staff')
  await resetSecondFactor(ctx, scope, { adminId: id }, reason)
  return { done: true } as const
}
