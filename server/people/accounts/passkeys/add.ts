import { sql } from 'kysely'
import type { PasskeyAttestation, PasskeyCreationOptions } from '../../../../contracts/calls/passkeys.ts'
import { passkeyLimits } from '../../../../contracts/people/passkeyLimits.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Db, Trx } from '../../../platform/context.ts'
import type { HttpContext } from '../../../platform/http/types.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { emailOf } from '../holders.ts'
import { identifyDevice } from '../knownDevices.ts'
import type { Own } from '../own/sessions.ts'
import { audienceOf, ownerColumns, ownerId } from '../secondFactor/factors.ts'
import { requirePasskeyFirst } from '../secondFactor/setUp.ts'
import { type ChallengeUse, consumePasskeyChallenge, createPasskeyChallenge } from './challenge.ts'
import type { RelyingParty } from './relyingParty.ts'
import { describePasskeys, notifyPasskeyOwner, passkeysOf, presentPasskey, userHandleOf } from './rows.ts'
import { algorithms, verifyAttestation } from './verify.ts'

const challengeFor = ({ actor }: Own, rp: RelyingParty): ChallengeUse => ({
  purpose: 'add',
  audience: audienceOf(actor),
  holder: actor.sessionId,
  rp,
})

/** The challenge and options for a new passkey. Throws `conflict` for somebody who has as many as one may have, `too_many_requests`. */
export async function beginPasskey(
  ctx: Context,
  scope: Own,
  rp: RelyingParty,
): Promise<{ challenge: string; options: PasskeyCreationOptions }> {
  const { actor, locale } = scope
  await consumeRateLimitOrThrow(ctx, scope, `passkey-begin:${actor.sessionId}`, passkeyLimits.begun)
  await requirePasskeyFirst(ctx, scope)
  await requireRoom(ctx.db, scope)
  const { token, challenge } = await createPasskeyChallenge(ctx, challengeFor(scope, rp))
  const email = await emailOf(ctx, ctx.db, actor)
  const known = await passkeysOf(ctx.db, actor).where('rp_id', '=', rp.id).execute()
  return {
    challenge: token,
    options: {
      challenge,
      rp: { id: rp.id, name: ctx.config.BRAND_NAME },
      user: {
        id: userHandleOf(ctx, ownerId(actor)),
        // A member of staff may be a customer too, and chooses between both in the browser's list.
        name: actor.kind === 'admin' ? translate(locale, 'passkeys.staff', { email }) : email,
        displayName: actor.name,
      },
      pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
      timeout: passkeyLimits.challengeMs,
      attestation: 'none',
      excludeCredentials: describePasskeys(known),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  }
}

interface Input {
  challenge: string
  response: PasskeyAttestation
  name: string
}

/**
 * Adds a passkey, which proves its owner in this session too. Throws `bad_request` for one that does not fit the challenge, `conflict` for a
 * known one and for one too many.
 */
export async function addPasskey(ctx: HttpContext, scope: Own, rp: RelyingParty, input: Input) {
  const { actor, locale } = scope
  await requirePasskeyFirst(ctx, scope)
  const refuse = (why: 'gone' | 'refused' | 'wrongDomain') =>
    new Problem('bad_request', translate(locale, `passkeys.${why}`))
  const challenge = await consumePasskeyChallenge(ctx, challengeFor(scope, rp), input.challenge)
  if (!challenge) throw refuse('gone')
  const made = await verifyAttestation(ctx, { challenge, rp }, input.response)
  if (typeof made === 'string') throw refuse(made === 'otherOrigin' ? 'wrongDomain' : 'refused')
  const row = await ctx.db.transaction().execute(async trx => {
    // Two at once would pass the limit together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys ${ownerId(actor)}`}, 0))`.execute(trx)
    await requireRoom(trx, scope)
    const saved = await trx
      .insertInto('passkeys')
      .values({
        id: newId('pky'),
        ...ownerColumns(actor),
        credential_id: made.id,
        public_key: made.publicKey,
        counter: made.counter,
        transports: made.transports,
        backed_up: made.backedUp,
        rp_id: rp.id,
        name: input.name,
        device: identifyDevice(scope),
      })
      .onConflict(oc => oc.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!saved) throw new Problem('conflict', translate(locale, 'passkeys.exists'))
    await trx.updateTable('sessions').set({ passkey_at: new Date() }).where('id', '=', actor.sessionId).execute()
    await audit(trx, scope, { action: 'passkey.added', subject: ownerId(actor), data: { passkey: saved.id } })
    await notifyPasskeyOwner(ctx, trx, scope, { owner: actor, what: 'added', name: input.name })
    return saved
  })
  ctx.authenticator.forget(actor.sessionId)
  return presentPasskey(scope, row, rp)
}

async function requireRoom(db: Db | Trx, { actor, locale }: Own): Promise<void> {
  const { perPerson: max } = passkeyLimits
  const rows = await passkeysOf(db, actor).execute()
  if (rows.length >= max) throw new Problem('conflict', translate(locale, 'passkeys.full', { max }))
}
