import type { PasskeyAssertion } from '../../../../contracts/calls/passkeys.ts'
import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import {
  consumeRateLimitOrThrow,
  rateLimitKeys,
  refundAttempt,
  waitInWords,
} from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import type { UserAgent } from '../client.ts'
import { identifyDevice } from '../knownDevices.ts'
import { findPrincipal, refusalOf, type SignInResult, sessionReply, startSessionFor } from '../openSession.ts'
import { ownerId, userIdOf } from '../secondFactor/factors.ts'
import { countAttempt } from '../signInAttempts.ts'
import { isSsoOnly } from '../sso/only.ts'
import type { Audience } from '../tokens.ts'
import { type ChallengeUse, consumePasskeyChallenge, createPasskeyChallenge } from './challenge.ts'
import type { RelyingParty } from './relyingParty.ts'
import { ownerOfPasskey, type PasskeyRow } from './rows.ts'
import { checkPasskey, findPasskey, recordUse, requestOptions, tellOfCopy, type Verified } from './use.ts'

/** The challenge belongs to the browser, by a cookie that it is given if it has none. */
const challengeFor = (scope: Scope, audience: Audience, rp: RelyingParty): ChallengeUse => ({
  purpose: 'signIn',
  audience,
  holder: identifyDevice(scope) ?? '',
  rp,
})

/** A challenge for the browser that asks. Any passkey of the domain can answer it, so nobody says who they are. */
export async function beginPasskeySignIn(ctx: Context, scope: Scope, audience: Audience, rp: RelyingParty) {
  const { token, challenge } = await createPasskeyChallenge(ctx, challengeFor(scope, audience, rp))
  return { challenge: token, options: requestOptions(challenge, rp) }
}

interface Input {
  challenge: string
  response: PasskeyAssertion
}

type Outcome = SignInResult | 'unknown' | 'wrong' | 'wrongDomain' | 'copied'

/**
 * Signs in with a passkey, which counts as both steps: 100 with tokens, or without for a deactivated customer (A18); 102 for a passkey that is
 * unknown, of the other audience or refused; 103 for a challenge that is used, expired or another browser's; 104 when the next attempt
 * has to wait. Deactivated staff are unknown. Throws `too_many_requests`.
 */
export async function passkeySignIn(
  ctx: Context,
  scope: Scope,
  { audience, rp }: { audience: Audience; rp: RelyingParty },
  { challenge: token, response }: Input,
  userAgent: UserAgent,
) {
  const { locale } = scope
  const { address } = rateLimitKeys(ctx, 'passkey', '', scope)
  const { perAddress, perIdentifier: free, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max: perAddress, windowMs })
  const challenge = await consumePasskeyChallenge(ctx, challengeFor(scope, audience, rp), token)
  if (!challenge) return { code: codes.notFound, message: translate(locale, 'passkeys.gone') }
  const row = await findPasskey(ctx, audience, rp, response)
  if (!row) return wrong(scope, 'unknown')

  const owner = ownerOfPasskey(row)
  const tried = await countAttempt(ctx, scope, { what: 'passkey', identifier: row.id, owner, free })
  if (tried.wait !== null) {
    await refused(ctx.db, scope, row, 'locked')
    const wait = waitInWords(locale, tried.wait)
    return { code: codes.tooManyTries, message: translate(locale, 'passkeys.locked', { wait }) }
  }
  const verified = await checkPasskey(ctx, { challenge, rp }, row, response, { handleNeeded: true })
  if (typeof verified === 'string') {
    await refused(ctx.db, scope, row, 'wrong passkey')
    return wrong(scope, verified === 'otherOrigin' ? 'wrongDomain' : 'wrong')
  }
  const outcome = await open(ctx, scope, row, verified, userAgent)
  if (outcome === 'copied') await tellOfCopy(ctx, row)
  if (outcome === 'unknown' || outcome === 'copied') return wrong(scope, outcome)
  await tried.clear()
  await refundAttempt(ctx, address)
  return sessionReply(scope, outcome)
}

/** Commits in every case, because a refusal is audited. */
const open = (ctx: Context, scope: Scope, row: PasskeyRow, verified: Verified, userAgent: UserAgent) =>
  ctx.db.transaction().execute(async (trx): Promise<SignInResult | 'unknown' | 'copied'> => {
    const person = await findPrincipal(ctx, trx, ownerOfPasskey(row))
    if (!person?.isActive) {
      await refused(trx, scope, row, 'deactivated')
      return person ? refusalOf(person) : 'unknown'
    }
    if (await isSsoOnly(trx, person)) {
      await refused(trx, scope, row, 'single sign-on only')
      return 'ssoOnly'
    }
    const use = await recordUse(trx, scope, row, verified)
    if (use === 'gone') return 'unknown'
    if (use === 'copied') {
      await refused(trx, scope, row, 'copied passkey')
      return 'copied'
    }
    if ('adminId' in person)
      await trx.updateTable('admins').set({ locale: scope.locale }).where('id', '=', person.adminId).execute()
    return startSessionFor(ctx, trx, scope, person, userAgent, { passkey: row.id })
  })

const wrong = ({ locale }: Scope, why: Exclude<Outcome, SignInResult>) => ({
  code: codes.wrongCredentials,
  message: translate(locale, `passkeys.${why}`),
})

function refused(db: Db | Trx, scope: Scope, row: PasskeyRow, why: string): Promise<void> {
  const owner = ownerOfPasskey(row)
  const data = { audience: 'adminId' in owner ? 'admin' : 'customer', why, passkey: row.id }
  return audit(db, scope, { action: 'session.refused', subject: ownerId(owner), userId: userIdOf(owner), data })
}
