import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { invitationLimits } from '../../../contracts/invitations.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { AskedStep, StepReport } from '../../cases/runners.ts'
import { countCodeAttempt } from '../../people/accounts/signInAttempts.ts'
import { codeIdOf, createOtpCode, verifyOtpCode } from '../../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** Where the code of a step goes; null if the person has no such address. */
export function codeAddressOf({ case: { row }, step }: AskedStep) {
  if (step.kind !== 'code') return null
  const isPhone = step.settings.channel === 'phone'
  const to = isPhone ? row.subject_phone : row.subject_email
  const channel = isPhone ? ('sms' as const) : ('email' as const)
  return to === null ? null : { to, channel, masked: maskIdentifier(isPhone ? 'phone' : 'email', to) }
}

/** Sends the code of a step, which the browser that asks for it has to enter. Throws `conflict` without an address, `too_many_requests`. */
export async function sendStepCode(ctx: Context, scope: Scope, asked: AskedStep): Promise<{ sentTo: string }> {
  const address = codeAddressOf(asked)
  if (!address) throw new Problem('conflict', translate(scope.locale, 'cases.stepOver'))
  const { to, channel, masked } = address
  const keys = rateLimitKeys(ctx, 'case-code', asked.roundId, scope)
  await consumeRateLimitOrThrow(ctx, scope, keys.address, invitationLimits.codesOfNetwork)
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, invitationLimits.codes)
  const locale = asked.case.row.locale as Locale
  await ctx.db.transaction().execute(async trx => {
    const made = { purpose: 'invitation', identifier: identifierOf(ctx, asked) } as const
    const { code } = await createOtpCode(ctx, trx, scope, made)
    const words = { brand: ctx.config.BRAND_NAME, code, minutes: limits.otp.lifeMs / 60_000 }
    const subject = translate(locale, 'invitations.codeSubject', words)
    await ctx.channels.send(trx, {
      channel,
      to,
      subject,
      text: translate(locale, 'invitations.codeText', words),
      otp: code,
    })
  })
  return { sentTo: masked }
}

/** Throws `bad_request` for a wrong code, and `too_many_requests` when its tries are used up. */
export async function enterStepCode(ctx: Context, scope: Scope, asked: AskedStep, code: string): Promise<StepReport> {
  const address = codeAddressOf(asked)
  const codeId = codeIdOf(ctx, scope)
  const counted = { what: 'case-code', identifier: asked.roundId, owner: null, codeId }
  const { caller, clear } = await countCodeAttempt(ctx, scope, counted)
  const typed = { purpose: 'invitation', identifier: identifierOf(ctx, asked), code, codeId, caller } as const
  const { outcome } = await ctx.db.transaction().execute(trx => verifyOtpCode(ctx, trx, typed))
  if (outcome === 'spent') throw new Problem('too_many_requests', translate(scope.locale, 'invitations.codeSpent'))
  if (outcome === 'wrong') {
    const message = translate(scope.locale, 'invitations.codeWrong')
    throw new Problem('bad_request', message, [{ field: 'code', message }])
  }
  await clear()
  return { type: 'answered', outcome: 'confirmed', facts: { address: address?.to ?? null } }
}

/** The address belongs to it: a code that was sent to another one, before a correction, proves nothing about this one. */
const identifierOf = ({ vault }: Pick<Context, 'vault'>, asked: AskedStep) =>
  vault.index('case-code', `${asked.roundId} ${codeAddressOf(asked)?.to ?? ''}`)
