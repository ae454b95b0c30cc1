import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { wholePhone } from '../../../../contracts/phone.ts'
import { hitOrThrow } from '../../../platform/access/rateLimit.ts'
import { limitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { say } from '../../../platform/translate.ts'
import { accountByPhone } from '../holders.ts'
import { phoneOf } from './readPhone.ts'

/** Whether a number has an account: 103 where it has none (A6), `isActive` false for a deactivated one (A18). Limited (A113). */
export async function checkMobile(ctx: Context, scope: Scope, written: string) {
  const phone = phoneOf(scope, written)
  const { perAddress, windowMs } = limits.phoneLookups
  const { address } = limitKeys(ctx, 'phone-lookup', wholePhone(phone), scope)
  await hitOrThrow(ctx, scope, address, { max: perAddress, windowMs })
  const account = await accountByPhone(ctx.db, phone)
  const { locale } = scope
  if (!account) return { code: codes.notFound, message: say(locale, 'waysIn.phoneUnknown') }
  const { isActive } = account
  return { code: codes.ok, message: say(locale, isActive ? 'waysIn.phoneKnown' : 'signIn.deactivated'), isActive }
}
