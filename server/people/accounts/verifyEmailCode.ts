import type { Context, Scope } from '../../platform/context.ts'
import type { UserAgent } from './client.ts'
import { codeSignIn } from './codeSignIn.ts'
import { accountByEmail } from './holders.ts'

/** Signs in with the code from the e-mail. */
export const verifyEmailCode = (
  ctx: Context,
  scope: Scope,
  { email, otp }: { email: string; otp: string },
  userAgent: UserAgent,
) =>
  codeSignIn(
    ctx,
    scope,
    { kind: 'email', address: email, otp, accountOf: trx => accountByEmail(trx, email) },
    userAgent,
  )
