import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { toE164 } from '../../../../contracts/phone.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { accountByPhone } from '../holders.ts'
import { parsePhoneOrThrow } from './parsePhone.ts'

/** Whether a number has an account: 103 where it has none (A6), `isActive` false for a deactivated one (A18). Limited (A113). */
export async function checkMobile(ctx: Context, scope: Scope, written: string) {
  const phone = parsePhoneOrThrow(scope, written)
  const { perAddress, windowMs } = limits.phoneLookups
  const { address } = rateLimitKeys(ctx, 'phone-lookup', toE164(phone), scope)
  await consumeRateLimitOrThrow(ctx, scope, address, { max: perAddress, windowMs })
  const account = await accountByPhone(ctx.db, phone)
  const { locale } = scope
  if (!account) return { code: codes.notFound, message: translate(locale, 'waysIn.phoneUnknown') }
  const { isActive } = account
  return { code: codes.ok, message: translate(locale, isActive ? 'waysIn.phoneKnown' : 'signIn.deactivated'), isActive }
}
