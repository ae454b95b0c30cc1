import { audit } from '../../platform/audit/audit.ts'
import type { Scope } from '../../platform/context.ts'
import type { HttpContext } from '../../platform/http/types.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { ownerSessionsFilter } from './secondFactor/owner.ts'
import { revokeSessions } from './sessions.ts'

/** Ends the caller's session, or all of the caller's own; at once on this node, within five seconds on the others. */
export async function signOut(ctx: HttpContext, scope: Scope<CustomerActor | AdminActor>, everywhere: boolean) {
  const { actor } = scope
  const which = everywhere ? ownerSessionsFilter(actor) : { session: actor.sessionId }
  const ended = await ctx.db.transaction().execute(async trx => {
    const count = await revokeSessions(trx, which, 'signed out')
    await audit(trx, scope, { action: 'session.ended', subject: actor.sessionId, data: { everywhere, ended: count } })
    return count
  })
  ctx.authenticator.forget(actor.sessionId)
  return { ended }
}
