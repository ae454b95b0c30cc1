import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../../platform/identity/actors.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { revokeSessions } from '../sessions.ts'
import { notifySecondFactorChange } from './notify.ts'
import { type Owner, ownerId, ownerSessionsFilter, userIdOf } from './owner.ts'

/**
 * Removes somebody's second factor, who has lost app and recovery codes, and ends their sessions: the next sign-in asks for the first
 * step alone, and where it is required for a new set-up. Who may do that to whom is the caller's to check. Throws `not_found` where it is off.
 */
export function resetSecondFactor(
  ctx: Context,
  scope: Scope<AdminActor | CustomerActor>,
  owner: Owner,
  reason?: string,
): Promise<void> {
  return ctx.db.transaction().execute(async trx => {
    const removed = await trx
      .deleteFrom('second_factors')
      .where('owner_id', '=', ownerId(owner))
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    if (Number(removed.numDeletedRows) === 0)
      throw new Problem('not_found', translate(scope.locale, 'secondFactor.notOn'))
    // The phone may be in other hands, and the other browsers too: everybody signs in anew.
    await revokeSessions(trx, ownerSessionsFilter(owner), 'second factor reset')
    const userId = userIdOf(owner)
    await audit(trx, scope, { action: 'secondFactor.reset', subject: ownerId(owner), userId, reason: reason ?? null })
    const { actor } = scope
    // Staff's language says nothing about the reader's; a colleague's does.
    if (actor.kind === 'admin') await notifySecondFactorChange(ctx, trx, 'en', owner, 'reset')
    else await notifySecondFactorChange(ctx, trx, scope.locale, owner, 'resetByHolder', actor.name)
  })
}

/** A customer's, or a sub-user's of that customer. Throws `not_found` for an unknown account or another account's sub-user. */
export async function resetUserSecondFactor(
  ctx: Context,
  scope: Scope<AdminActor>,
  userId: string,
  { subUserId, reason }: { subUserId?: string | undefined; reason: string },
): Promise<{ on: false }> {
  const known = await (subUserId
    ? ctx.db.selectFrom('sub_users').select('id').where('id', '=', subUserId).where('user_id', '=', userId)
    : ctx.db.selectFrom('users').select('id').where('id', '=', userId)
  ).executeTakeFirst()
  if (!known) throw notFound(subUserId ? 'secondary user' : 'customer')
  await resetSecondFactor(ctx, scope, { userId, subUserId: subUserId ?? null }, reason)
  return { on: false }
}
