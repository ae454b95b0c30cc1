import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { endedMessage } from './accessEnd.ts'
import { endOfHolder, findSessionHolder } from './holders.ts'
import { claimsOf, idleMinutes, idleSince, revokeSessions } from './sessions.ts'
import { type Audience, issueTokens, verifyRefreshToken } from './tokens.ts'

/** The sessions that a refresh call serves: a user's, a sub-user's by id (A21), or staff's. */
export type RefreshOf = { audience: Audience; subUserId: string | null }

/**
 * Rotates a refresh token. The current generation advances the session; the previous one returns the same successor for 30 s (two
 * tabs); an older one was stolen or replayed and ends the session, as does a time without use. A refresh is no use itself, because a
 * page does it alone. Throws `unauthenticated` with the reason, which the browser shows.
 */
export async function refreshSession(ctx: Context, scope: Scope, of: RefreshOf, refreshToken: string) {
  const claims = verifyRefreshToken(ctx, of.audience, refreshToken)
  const next = await ctx.db.transaction().execute(async trx => {
    const session = await liveSession(trx, of, claims.session)
    if (session && (await endIfIdle(ctx, trx, scope, session))) return 'idle'
    const holder = session && (await findSessionHolder(trx, session))
    if (session && !holder) {
      const endedOn = await endOfHolder(trx, session)
      return endedOn === null ? null : { endedOn }
    }
    if (!session || !holder) return null
    const generation = await rotate(trx, scope, session, claims.generation)
    return generation === null ? null : { holder, generation }
  })
  if (next === 'idle') throw new Problem('unauthenticated', idleMessage(scope, idleMinutes(ctx, of.audience)))
  if (next && next.endedOn !== undefined) throw new Problem('unauthenticated', endedMessage(scope.locale, next.endedOn))
  if (!next) throw new Problem('unauthenticated', translate(scope.locale, 'signIn.ended'))
  const tokens = await issueTokens(ctx, of.audience, claimsOf(next.holder, claims.session), next.generation)
  return { code: codes.ok, message: translate(scope.locale, 'signIn.refreshed'), ...tokens }
}

const liveSession = (trx: Trx, { audience, subUserId }: RefreshOf, id: string) =>
  trx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('audience', '=', audience)
    .where('sub_user_id', subUserId === null ? 'is' : '=', subUserId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .forUpdate()
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof liveSession>>>

async function endIfIdle(ctx: Context, trx: Trx, scope: Scope, session: Row): Promise<boolean> {
  if (Date.parse(session.last_used_at) > +idleSince(ctx, session.admin_id ? 'admin' : 'customer')) return false
  const reason = 'not used'
  await revokeSessions(trx, { session: session.id }, reason)
  await audit(trx, scope, { action: 'session.ended', subject: session.id, userId: session.user_id, reason })
  return true
}

function idleMessage({ locale }: Scope, minutes: number): string {
  const inHours = minutes >= 120 && minutes % 60 === 0
  return translate(locale, inHours ? 'signIn.idleHours' : 'signIn.idleMinutes', { minutes, hours: minutes / 60 })
}

async function rotate(trx: Trx, scope: Scope, session: Row, sentGeneration: number): Promise<number | null> {
  const generation = session.generation + 1
  if (sentGeneration === session.generation) {
    await trx.updateTable('sessions').set({ generation, rotated_at: new Date() }).where('id', '=', session.id).execute()
    return generation
  }
  const inGrace = Date.parse(session.rotated_at) + limits.refreshGraceMs > Date.now()
  if (sentGeneration === session.generation - 1 && inGrace) return session.generation
  const reason = 'refresh token reused'
  await revokeSessions(trx, { session: session.id }, reason)
  await audit(trx, scope, { action: 'session.ended', subject: session.id, userId: session.user_id, reason })
  return null
}
