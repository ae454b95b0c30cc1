import type { ProofMethod } from '../../../../contracts/calls/proof.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { createOtpCode, verifyOtpCode } from '../../../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, resetRateLimit } from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { freshUntil } from '../../../platform/http/freshProof.ts'
import type { HttpContext } from '../../../platform/http/types.ts'
import type { AdminActor, CustomerActor } from '../../../platform/identity/actors.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { emailOf, passwordHashOf } from '../holders.ts'
import { verifyPassword } from '../passwords.ts'
import { consumeSecondFactorAttemptOrThrow } from '../secondFactor/attempts.ts'
import {
  consumeSecondFactorCode,
  countPasskeys,
  hasSecondFactor,
  lockFactor,
  ownerId,
} from '../secondFactor/factors.ts'

type Own = Scope<CustomerActor | AdminActor>

const { tries, codes, windowMs } = limits.proof

/** How the caller proves who they are, and whether they have just done so. */
export async function readProof(ctx: Context, { actor }: Own) {
  const method = await methodOf(ctx, actor)
  return {
    fresh: actor.provenAt !== undefined && freshUntil(ctx, actor.provenAt) > new Date(),
    method,
    address: method === 'email' ? masked(await emailOf(ctx, ctx.db, actor)) : null,
    passkey: (await countPasskeys(ctx.db, actor)) > 0,
  }
}

/** The account's strongest method; a weaker one is not accepted. A passkey is accepted beside it (`passkeys/prove.ts`). */
async function methodOf({ db }: Context, owner: CustomerActor | AdminActor): Promise<ProofMethod> {
  if (await hasSecondFactor(db, owner)) return 'app'
  return (await passwordHashOf(db, owner)) ? 'password' : 'email'
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

/** Sends the caller a code by e-mail. Throws `conflict` if the account has a stronger method, and `too_many_requests`. */
export async function sendProofCode(ctx: Context, scope: Own): Promise<{ sent: true }> {
  const { actor, locale } = scope
  if ((await methodOf(ctx, actor)) !== 'email') throw new Problem('conflict', translate(locale, 'proof.otherMethod'))
  await consumeRateLimitOrThrow(ctx, scope, `proof-send:${ownerId(actor)}`, { max: codes, windowMs })
  await ctx.db.transaction().execute(async trx => {
    const { code } = await createOtpCode(ctx, trx, scope, { purpose: 'proof', identifier: actor.sessionId })
    const words = { brand: ctx.config.BRAND_NAME, code, minutes: limits.otp.lifeMs / 60_000 }
    await ctx.channels.send(trx, {
      channel: 'email',
      to: await emailOf(ctx, trx, actor),
      subject: translate(locale, 'proof.mail.subject', words),
      text: translate(locale, 'proof.mail.text', words),
      otp: code,
    })
  })
  return { sent: true }
}

/** Proves who holds the session. Throws `bad_request` for a wrong proof, with the field `proof`, and `too_many_requests`. */
export async function proveIdentity(ctx: HttpContext, scope: Own, proof: string): Promise<{ freshUntil: string }> {
  const { actor } = scope
  await countProofTry(ctx, scope)
  const method = await methodOf(ctx, actor)
  if (!(await checks[method](ctx, scope, proof))) {
    await audit(ctx.db, scope, { action: 'session.refused', subject: ownerId(actor), data: { why: 'wrong proof' } })
    const message = translate(scope.locale, method === 'app' ? 'secondFactor.wrong' : `proof.wrong.${method}`)
    throw new Problem('bad_request', message, [{ field: 'proof', message }])
  }
  const provenAt = new Date()
  await ctx.db.transaction().execute(async trx => {
    await trx.updateTable('sessions').set({ proven_at: provenAt }).where('id', '=', actor.sessionId).execute()
    await audit(trx, scope, { action: 'session.proven', subject: actor.sessionId, data: { method } })
  })
  return proven(ctx, scope, provenAt)
}

/** The reply after a proof; the session is read anew, and its wrong tries are forgotten. */
export async function proven(ctx: HttpContext, { actor }: Own, provenAt: Date): Promise<{ freshUntil: string }> {
  ctx.authenticator.forget(actor.sessionId)
  await resetRateLimit(ctx, triesOf(actor))
  return { freshUntil: freshUntil(ctx, provenAt).toISOString() }
}

const triesOf = ({ sessionId }: { sessionId: string }) => `proof:${sessionId}`

/** Counts a try to prove who holds the session, by whatever method. Throws `too_many_requests`. */
export const countProofTry = (ctx: Context, scope: Own): Promise<void> =>
  consumeRateLimitOrThrow(ctx, scope, triesOf(scope.actor), { max: tries, windowMs })

/** Each commits in every case, because a wrong attempt counts. */
const checks: Record<ProofMethod, (ctx: Context, scope: Own, proof: string) => Promise<boolean>> = {
  async app(ctx, scope, code) {
    const { actor } = scope
    const clear = await consumeSecondFactorAttemptOrThrow(ctx, scope, actor)
    const used = await ctx.db.transaction().execute(async trx => {
      const factor = await lockFactor(trx, actor)
      return factor?.confirmed_at ? consumeSecondFactorCode(ctx, trx, factor, code) : null
    })
    if (used) await clear()
    return used !== null
  },
  password: async ({ db }, { actor }, password) => verifyPassword(await passwordHashOf(db, actor), password),
  async email(ctx, { actor }, code) {
    const { sessionId } = actor
    const typed = { purpose: 'proof', identifier: sessionId, caller: sessionId, code: code.trim() } as const
    const { outcome } = await ctx.db.transaction().execute(trx => verifyOtpCode(ctx, trx, typed))
    return outcome === 'right'
  },
}
