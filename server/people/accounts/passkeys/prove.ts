import type { PasskeyAssertion } from '../../../../contracts/calls/passkeys.ts'
import { passkeyLimits } from '../../../../contracts/people/passkeyLimits.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { HttpContext } from '../../../platform/http/types.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import type { Own } from '../own/sessions.ts'
import { countProofTry, proven } from '../proof/prove.ts'
import { audienceOf, ownerId } from '../secondFactor/factors.ts'
import { type ChallengeUse, consumePasskeyChallenge, createPasskeyChallenge } from './challenge.ts'
import type { RelyingParty } from './relyingParty.ts'
import { passkeysOf } from './rows.ts'
import { checkPasskey, findPasskey, recordUse, requestOptions, tellOfCopy } from './use.ts'

const challengeFor = ({ actor }: Own, rp: RelyingParty): ChallengeUse => ({
  purpose: 'proof',
  audience: audienceOf(actor),
  holder: actor.sessionId,
  rp,
})

/** A challenge for the caller's session, which the caller's own passkeys can answer. Throws `conflict` without one, `too_many_requests`. */
export async function beginPasskeyProof(ctx: Context, scope: Own, rp: RelyingParty) {
  const { actor, locale } = scope
  await consumeRateLimitOrThrow(ctx, scope, `passkey-begin:${actor.sessionId}`, passkeyLimits.begun)
  const rows = await passkeysOf(ctx.db, actor).where('rp_id', '=', rp.id).execute()
  if (rows.length === 0) throw new Problem('conflict', translate(locale, 'passkeys.unknown'))
  const { token, challenge } = await createPasskeyChallenge(ctx, challengeFor(scope, rp))
  return { challenge: token, options: requestOptions(challenge, rp, rows) }
}

type Refused = 'gone' | 'unknown' | 'wrong' | 'wrongDomain' | 'copied'

/**
 * Proves who holds the session with one of the caller's passkeys, which counts as both steps. Throws `bad_request` for any other passkey or
 * challenge, and `too_many_requests`.
 */
export async function provePasskey(
  ctx: HttpContext,
  scope: Own,
  rp: RelyingParty,
  input: { challenge: string; response: PasskeyAssertion },
): Promise<{ freshUntil: string }> {
  const { actor, locale } = scope
  await countProofTry(ctx, scope)
  const provenAt = new Date()
  const refusal = await attempt(ctx, scope, rp, input, provenAt)
  if (!refusal) return proven(ctx, scope, provenAt)
  const data = { why: refusal === 'copied' ? 'copied passkey' : 'wrong proof' }
  await audit(ctx.db, scope, { action: 'session.refused', subject: ownerId(actor), data })
  throw new Problem('bad_request', translate(locale, `passkeys.${refusal}`))
}

async function attempt(
  ctx: HttpContext,
  scope: Own,
  rp: RelyingParty,
  { challenge: token, response }: { challenge: string; response: PasskeyAssertion },
  provenAt: Date,
): Promise<Refused | null> {
  const { actor } = scope
  const challenge = await consumePasskeyChallenge(ctx, challengeFor(scope, rp), token)
  if (!challenge) return 'gone'
  const row = await findPasskey(ctx, audienceOf(actor), rp, response)
  if (row?.owner_id !== ownerId(actor)) return 'unknown'
  const verified = await checkPasskey(ctx, { challenge, rp }, row, response, { handleNeeded: false })
  if (typeof verified === 'string') return verified === 'otherOrigin' ? 'wrongDomain' : 'wrong'
  const use = await ctx.db.transaction().execute(async trx => {
    const recorded = await recordUse(trx, scope, row, verified)
    if (recorded !== 'used') return recorded
    const change = { proven_at: provenAt, passkey_at: provenAt }
    await trx.updateTable('sessions').set(change).where('id', '=', actor.sessionId).execute()
    const data = { method: 'passkey', passkey: row.id }
    await audit(trx, scope, { action: 'session.proven', subject: actor.sessionId, data })
    return recorded
  })
  if (use === 'copied') await tellOfCopy(ctx, row)
  return use === 'used' ? null : use === 'copied' ? 'copied' : 'unknown'
}
