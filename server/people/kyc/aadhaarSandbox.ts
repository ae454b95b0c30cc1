import { limits } from '../../../contracts/platform/limits.ts'
import type { Context } from '../../platform/context.ts'
import type { AadhaarSource } from '../../platform/ports/aadhaarSource.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { timingSafeEquals, type Vault } from '../../platform/vault.ts'
import { syntheticHolder } from '../../sources/synthetic/aadhaarHolder.ts'
import { codeIn, sandboxCodes } from '../../sources/synthetic/codes.ts'

/**
 * Replaces the authority in the sandbox: sends the code to the account's own e-mail in the sandbox inbox. The code is derived
 * from the number and the time, so that no trace of the number is stored.
 */
export const sandboxAadhaar = ({
  config,
  db,
  vault,
  channels,
}: Pick<Context, 'config' | 'db' | 'vault' | 'channels'>): AadhaarSource => ({
  async sendCode({ userId, locale }, aadhaar) {
    const outcome = codeIn('aadhaar', aadhaar)
    if (outcome === sandboxCodes.down) throw new SourceUnavailable('sandbox', 'this number asks for it')
    if (outcome === sandboxCodes.notFound) return { outcome: 'missing' }
    const row = await db.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirstOrThrow()
    const { email: to } = openRow(vault, 'users', row)
    const code = codeAt(vault, userId, aadhaar, 0)
    const subject = translate(locale, 'kyc.mail.codeSubject')
    const text = translate(locale, 'kyc.mail.codeText', { code, brand: config.BRAND_NAME })
    await db.transaction().execute(trx => channels.send(trx, { channel: 'email', to, subject, text, otp: code }))
    return { outcome: 'sent', reference: 'sandbox', sentTo: to }
  },
  /** Accepts the code of the current and of the previous period. */
  verify: async ({ userId }, { aadhaar, otp }) =>
    [0, 1].some(ago => timingSafeEquals(codeAt(vault, userId, aadhaar, ago), otp))
      ? { outcome: 'right', holder: syntheticHolder(aadhaar) }
      : { outcome: 'wrong' },
})

function codeAt(vault: Vault, userId: string, aadhaar: string, ago: number): string {
  const { digits, lifeMs } = limits.otp
  const period = Math.floor(Date.now() / lifeMs) - ago
  const signed = vault.sign('aadhaar-code', `${userId}\n${aadhaar}\n${period}`)
  const number = Buffer.from(signed, 'base64url').readUInt32BE(0)
  return String(number % 10 ** digits).padStart(digits, '0')
}
