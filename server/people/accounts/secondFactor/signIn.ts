import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import {
  consumeRateLimit,
  consumeRateLimitOrThrow,
  rateLimitKeys,
  refundAttempt,
} from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import type { UserAgent } from '../client.ts'
import { consumeOnce } from '../consumeOnce.ts'
import { findPrincipal, refusalOf, sessionReply, startSessionFor } from '../openSession.ts'
import { isSsoOnly } from '../sso/only.ts'
import type { Audience } from '../tokens.ts'
import { consumeSecondFactorAttempt } from './attempts.ts'
import { type Challenge, verifySecondFactorChallenge } from './challenge.ts'
import { consumeSecondFactorCode, lockFactor, ownerId, userIdOf } from './factors.ts'

/**
 * The second step of a sign-in: 100 with tokens; 102 for a wrong code; 104 after too many attempts for this challenge or account;
 * 103 for a challenge that is used, expired or not ours. Throws `too_many_requests`.
 */
export async function secondFactorSignIn(
  ctx: Context,
  scope: Scope,
  audience: Audience,
  input: { challenge: string; code: string },
  userAgent: UserAgent,
) {
  const { locale } = scope
  const { address } = rateLimitKeys(ctx, 'second-factor', '', scope)
  const { perAddress, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max: perAddress, windowMs })
  const challenge = await verifySecondFactorChallenge(ctx, audience, input.challenge)
  if (!challenge) return { code: codes.notFound, message: translate(locale, 'secondFactor.gone') }
  const { refusal, clear } = await stop(ctx, scope, challenge)
  if (refusal) return { code: codes.tooManyTries, message: refusal }

  const outcome = await finish(ctx, scope, challenge, input.code, userAgent)
  if (outcome === 'wrong') return { code: codes.wrongCredentials, message: translate(locale, 'secondFactor.wrong') }
  if (outcome === 'gone') return { code: codes.notFound, message: translate(locale, 'secondFactor.gone') }
  await clear()
  await refundAttempt(ctx, address)
  return sessionReply(scope, outcome)
}

/**
 * Allows five attempts per challenge, and enforces the account's own limit, which a new challenge does not reset. Returns the
 * message once exceeded, and what forgets the attempts after a correct code.
 */
async function stop(ctx: Context, scope: Scope, { id, owner }: Challenge) {
  const { tries: max, challengeMs: windowMs } = limits.secondFactor
  const tries = await consumeRateLimit(ctx, `second-factor-challenge:${id}`, { max, windowMs })
  const stopped = tries.allowed
    ? await consumeSecondFactorAttempt(ctx, scope, owner)
    : { refusal: translate(scope.locale, 'secondFactor.triedTooOften'), clear: async () => {} }
  if (stopped.refusal) await refused(ctx.db, scope, owner, 'locked')
  return stopped
}

/** Commits in every case, because a refusal is audited. */
const finish = (
  ctx: Context,
  scope: Scope,
  { id, owner, sso, expiresAt }: Challenge,
  code: string,
  userAgent: UserAgent,
) =>
  ctx.db.transaction().execute(async trx => {
    const factor = await lockFactor(trx, owner)
    const person = await findPrincipal(ctx, trx, owner)
    if (!factor?.confirmed_at || !person) return 'gone'
    if (!person.isActive) return refusalOf(person)
    if (!sso && (await isSsoOnly(trx, person))) return 'ssoOnly'
    const secondFactor = await consumeSecondFactorCode(ctx, trx, factor, code)
    if (!secondFactor) {
      await refused(trx, scope, owner, 'wrong second factor')
      return 'wrong'
    }
    if (!(await consumeOnce(trx, 'second-factor', id, expiresAt))) return 'gone'
    return startSessionFor(ctx, trx, scope, person, userAgent, {
      secondFactor,
      ...(sso && { sso: { by: sso, multiFactor: false } }),
    })
  })

const refused = (db: Parameters<typeof audit>[0], scope: Scope, owner: Challenge['owner'], why: string) =>
  audit(db, scope, {
    action: 'session.refused',
    subject: ownerId(owner),
    userId: userIdOf(owner),
    data: { audience: 'adminId' in owner ? 'admin' : 'customer', why },
  })
