import { limits } from '../../../contracts/platform/limits.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { HttpContext } from '../../platform/http/types.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { forgetDevices } from './knownDevices.ts'
import { ownerSessionsFilter } from './secondFactor/factors.ts'
import { type Audience, issueTokens, type Tokens } from './tokens.ts'

/** The holder of a session: exactly one of `userId` and `adminId` is set, and `subUserId` only together with `userId`. */
export interface Holder {
  audience: Audience
  userId: string | null
  subUserId: string | null
  adminId: string | null
  role: string
}

interface Client {
  ip: string | null
  userAgent: string | undefined
  /** The session starts with a passkey. */
  passkey?: boolean
  sso?: SsoArrival | undefined
}

/** How somebody came by single sign-on. */
export interface SsoArrival {
  /** The connection, or `staff`. */
  by: string
  /** The issuer says that it has checked a second factor, and its word counts. */
  multiFactor: boolean
}

/** Creates a session. Every sign-in gets a new one, which prevents session fixation. */
export async function startSession(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  holder: Holder,
  client: Client,
): Promise<Tokens & { session: string }> {
  const session = newId('ses')
  await trx
    .insertInto('sessions')
    .values({
      id: session,
      audience: holder.audience,
      user_id: holder.userId,
      sub_user_id: holder.subUserId,
      admin_id: holder.adminId,
      rotated_at: new Date(),
      ip: client.ip,
      user_agent: client.userAgent?.slice(0, 300) ?? null,
      sso: client.sso?.by ?? null,
      issuer_factor: client.sso?.multiFactor ?? false,
      revoked_at: null,
      revoked_reason: null,
      expires_at: new Date(Date.now() + limits.sessionDays * 86_400_000),
      ...(client.passkey && { passkey_at: new Date() }),
    })
    .execute()
  return { ...(await issueTokens(ctx, holder.audience, claimsOf(holder, session), 1)), session }
}

export const claimsOf = (holder: Holder, session: string) => ({
  id: holder.userId ?? holder.adminId ?? '',
  subUserId: holder.subUserId,
  role: holder.role,
  session,
})

/** How long a session may go unused, in minutes. */
export const idleMinutes = ({ config }: Pick<Context, 'config'>, audience: Audience): number =>
  audience === 'admin' ? config.STAFF_IDLE_MINUTES : config.CUSTOMER_IDLE_MINUTES

/** Sessions last used before this time have ended. */
export const idleSince = (ctx: Pick<Context, 'config'>, audience: Audience): Date =>
  new Date(Date.now() - idleMinutes(ctx, audience) * 60_000)

/** `userId` includes the sub-users' sessions, `primary` only the account holder's own. */
type Which =
  | { session: string }
  | { userId: string }
  | { primary: string }
  | { subUserId: string }
  | { adminId: string }

/** Revokes sessions, all but `except`, and returns their number; every node notices within five seconds. */
export async function revokeSessions(db: Db | Trx, which: Which, reason: string, except?: string): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ revoked_at: new Date(), revoked_reason: reason })
    .where('revoked_at', 'is', null)
  if ('session' in which) query = query.where('id', '=', which.session)
  else if ('userId' in which) query = query.where('user_id', '=', which.userId)
  else if ('primary' in which) query = query.where('user_id', '=', which.primary).where('sub_user_id', 'is', null)
  else if ('subUserId' in which) query = query.where('sub_user_id', '=', which.subUserId)
  else query = query.where('admin_id', '=', which.adminId)
  if (except) query = query.where('id', '!=', except)
  const result = await query.executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/**
 * Ends the caller's other sessions and says so in the audit log: after a change of the password, of the second factor or of the
 * address that codes are sent to, a session in other hands must not live on.
 */
export async function endOtherSessions(trx: Trx, scope: Scope<CustomerActor | AdminActor>, reason: string) {
  const { actor } = scope
  const ended = await revokeSessions(trx, ownerSessionsFilter(actor), reason, actor.sessionId)
  await forgetDevices(trx, actor, scope)
  if (ended > 0)
    await audit(trx, scope, { action: 'session.ended', subject: actor.sessionId, reason, data: { others: ended } })
  return ended
}

/** Ends the caller's session, or all of the caller's own sessions; immediately on this node, within five seconds on the others. */
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
