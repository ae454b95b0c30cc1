import { type Phone, toE164 } from '../../../../contracts/phone.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { UserAgent } from '../client.ts'
import { codeSignIn } from '../codeSignIn.ts'
import { accountByPhone } from '../holders.ts'

/** Signs in with the code sent to a phone; the main service's WhatsApp call names no `verificationId` (A9). */
export const phoneSignIn = (
  ctx: Context,
  scope: Scope,
  { phone, ...asked }: { phone: Phone; otp: string; verificationId?: string },
  userAgent: UserAgent,
) =>
  codeSignIn(
    ctx,
    scope,
    { kind: 'phone', address: toE164(phone), accountOf: trx => accountByPhone(trx, phone), ...asked },
    userAgent,
  )
