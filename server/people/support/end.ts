import { audit } from '../../platform/audit/audit.ts'
import type { Scope, Trx } from '../../platform/context.ts'
import type { HttpContext } from '../../platform/http/types.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { revokeSessions } from '../accounts/sessions.ts'
import { openViews } from './views.ts'

type SignedIn = Scope<AdminActor | CustomerActor>

/** Ends a view, for the customer only one of the own account. One that is over keeps its end. Throws `not_found`. */
export async function endView(ctx: HttpContext, scope: SignedIn, id: string): Promise<{ endedAt: string }> {
  const { actor } = scope
  const { session_id, endedAt } = await ctx.db.transaction().execute(async trx => {
    let views = trx.selectFrom('support_views').selectAll().where('id', '=', id).forUpdate()
    if (actor.kind === 'customer') views = views.where('user_id', '=', actor.userId)
    const view = await views.executeTakeFirst()
    if (!view) throw notFound('support view')
    await endSession(trx, scope, view)
    const { revoked_at } = await trx
      .selectFrom('sessions')
      .select('revoked_at')
      .where('id', '=', view.session_id)
      .executeTakeFirstOrThrow()
    return { session_id: view.session_id, endedAt: revoked_at ?? view.ends_at }
  })
  ctx.authenticator.forget(session_id)
  return { endedAt }
}

async function endSession(
  trx: Trx,
  scope: SignedIn,
  view: { id: string; user_id: string; session_id: string; ends_at: string },
): Promise<void> {
  if (Date.parse(view.ends_at) <= Date.now()) return
  const by = scope.actor.kind === 'customer' ? 'customer' : 'staff'
  const ended = await revokeSessions(trx, { session: view.session_id }, `ended by ${by}`)
  if (ended === 0) return
  await trx.updateTable('support_views').set({ ended_by: by }).where('id', '=', view.id).execute()
  await audit(trx, scope, { action: 'supportView.ended', subject: view.id, userId: view.user_id })
}

/** Lets support look, or turns that off, which ends the open views: at once on this node, within five seconds on the others. */
export async function allowViews(ctx: HttpContext, scope: Scope<CustomerActor>, allowed: boolean) {
  const { userId } = scope.actor
  const ended = await ctx.db.transaction().execute(async trx => {
    const former = await trx
      .selectFrom('users')
      .select('support_views_allowed')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (former.support_views_allowed === allowed) return []
    await trx.updateTable('users').set({ support_views_allowed: allowed }).where('id', '=', userId).execute()
    await audit(trx, scope, { action: allowed ? 'supportView.allowed' : 'supportView.turnedOff', subject: userId })
    if (allowed) return []
    const open = await openViews(trx, userId)
      .select(['view.id', 'view.user_id', 'view.session_id', 'view.ends_at'])
      .execute()
    for (const view of open) await endSession(trx, scope, view)
    return open
  })
  for (const { session_id } of ended) ctx.authenticator.forget(session_id)
  return { allowed }
}
