import { limits } from '../../contracts/limits.ts'
import type { CustomerActor } from '../actors.ts'
import type { Context, Scope } from '../context.ts'
import { say } from '../say.ts'
import { codeIn, sandboxCodes } from '../sources/sandbox/codes.ts'
import { sameSecret } from '../vault.ts'

/**
 * Stands for the authority, which sends the code to the phone that it knows: here to the account's own e-mail, in the sandbox inbox.
 * The code follows from number and time, so that not even a trace of the number is stored.
 */
export async function sendSandboxCode(
  ctx: Context,
  { actor, locale }: Scope<CustomerActor>,
  to: string,
  aadhaar: string,
): Promise<'sent' | 'missing' | 'down'> {
  const outcome = codeIn('aadhaar', aadhaar)
  if (outcome === sandboxCodes.down) return 'down'
  if (outcome === sandboxCodes.notFound) return 'missing'
  const code = codeAt(ctx, actor.userId, aadhaar, 0)
  const subject = say(locale, 'kyc.mail.codeSubject')
  const text = say(locale, 'kyc.mail.codeText', { code, brand: ctx.config.BRAND_NAME })
  await ctx.db.transaction().execute(trx => ctx.channels.send(trx, { channel: 'email', to, subject, text, otp: code }))
  return 'sent'
}

/** Whether the code is this period's or the one's before. */
export const isSandboxCode = (ctx: Context, userId: string, aadhaar: string, otp: string): boolean =>
  [0, 1].some(ago => sameSecret(codeAt(ctx, userId, aadhaar, ago), otp))

function codeAt({ vault }: Context, userId: string, aadhaar: string, ago: number): string {
  const { digits, lifeMs } = limits.otp
  const period = Math.floor(Date.now() / lifeMs) - ago
  const signed = vault.sign('aadhaar-code', `${userId}\n${aadhaar}\n${period}`)
  const number = Buffer.from(signed, 'base64url').readUInt32BE(0)
  return String(number % 10 ** digits).padStart(digits, '0')
}
