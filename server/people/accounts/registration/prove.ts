import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { readPhone, wholePhone } from '../../../../contracts/phone.ts'
import { giveBack, hitOrThrow } from '../../../platform/access/rateLimit.ts'
import { limitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { say } from '../../../platform/translate.ts'
import { clientIndex, type UserAgent } from '../caller.ts'
import { codeFailure } from '../codeFailure.ts'
import { type CodePurpose, tryCode } from '../codes.ts'

interface Asked {
  purpose: CodePurpose
  kind: 'email' | 'phone'
  address: string
  otp: string
  verificationId?: string
}

/** Proves an address with the code sent to it: 102 wrong, 104 after five tries. Throws `too_many_requests`. */
async function prove(ctx: Context, scope: Scope, asked: Asked, userAgent: UserAgent) {
  const keys = limitKeys(ctx, `prove-${asked.purpose}`, asked.address, scope)
  const { perAddress, perIdentifier, windowMs } = limits.signIns
  await hitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await hitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  const { purpose, otp: code, verificationId } = asked
  const identifier = ctx.vault.index(asked.kind, asked.address)
  const client = clientIndex(ctx, scope, userAgent)
  const tried = await ctx.db
    .transaction()
    .execute(trx => tryCode(ctx, trx, { purpose, identifier, code, verificationId, client }))
  if (tried.outcome === 'right') await giveBack(ctx, keys.address, keys.identifier)
  return tried
}

export async function proveEmail(ctx: Context, scope: Scope, body: { email: string; otp: string }, agent: UserAgent) {
  const asked = { purpose: 'registration', kind: 'email', address: body.email, otp: body.otp } as const
  const tried = await prove(ctx, scope, asked, agent)
  if (tried.outcome !== 'right') return codeFailure(scope, tried.outcome)
  return { code: codes.ok, message: say(scope.locale, 'waysIn.emailProven'), verificationId: tried.id }
}

/** The call names no country (A9): the code that it verifies knows it. */
export async function provePhone(
  ctx: Context,
  scope: Scope,
  purpose: Extract<CodePurpose, 'registration' | 'google'>,
  { ph_no, verificationId, otp }: { ph_no: string; verificationId: string; otp: string },
  agent: UserAgent,
) {
  const sent = await ctx.db
    .selectFrom('otp_codes')
    .select('country_code')
    .where('id', '=', verificationId)
    .executeTakeFirst()
  const phone = readPhone(ph_no, sent?.country_code ?? undefined)
  if (!phone) return codeFailure(scope, 'wrong')
  const asked = { purpose, kind: 'phone', address: wholePhone(phone), otp, verificationId } as const
  const tried = await prove(ctx, scope, asked, agent)
  if (tried.outcome !== 'right') return codeFailure(scope, tried.outcome)
  return { code: codes.ok, message: say(scope.locale, 'waysIn.phoneProven') }
}
