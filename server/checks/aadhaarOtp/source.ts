import { limits } from '../../../contracts/platform/limits.ts'
import { aadhaarOtp } from '../../../contracts/products/aadhaarOtp.ts'
import { practiceAadhaar } from '../../people/kyc/aadhaarPractice.ts'
import { consumeRateLimit } from '../../platform/access/rateLimit.ts'
import type { Context } from '../../platform/context.ts'
import type { AadhaarSource } from '../../platform/ports/aadhaarSource.ts'
import { type OwnSource, SourceUnavailable } from '../../platform/ports/sources.ts'

/** The name under which these answers are recorded. */
export const AADHAAR_SOURCE = 'aadhaar'

type Parts = Pick<Context, 'db' | 'vault' | 'aadhaar'>

/** Test checks never send a code. */
export const aadhaarFor = ({ aadhaar }: Pick<Context, 'aadhaar'>, mode: string): AadhaarSource =>
  mode === 'test' ? practiceAadhaar : aadhaar

/**
 * The first call of `aadhaar-otp`: sends a code to the holder and waits for it. A holder gets only so many codes from one account, and
 * then no answer is given, so that nobody can be flooded.
 */
export const createAadhaarOtpSource =
  (parts: Parts): OwnSource =>
  async ({ query, userId, mode }) => {
    const { aadhaar } = aadhaarOtp.input.parse(query)
    const fetched = { source: AADHAAR_SOURCE, fetchedAt: new Date().toISOString(), tries: 1 }
    if (mode === 'live') await spareHolder(parts, userId, aadhaar)
    const sent = await aadhaarFor(parts, mode).sendCode({ userId, locale: 'en' }, aadhaar)
    if (sent.outcome === 'missing') return { ...fetched, found: false }
    const until = new Date(Date.now() + limits.otp.lifeMs).toISOString()
    return { ...fetched, pending: { reference: sent.reference }, dueAt: until, expiresAt: until }
  }

async function spareHolder({ db, vault }: Parts, userId: string, aadhaar: string): Promise<void> {
  const key = `aadhaar-otp:${userId}:${vault.index('aadhaar-otp', aadhaar)}`
  const { allowed } = await consumeRateLimit({ db }, key, limits.aadhaarCodes)
  if (!allowed) throw new SourceUnavailable(AADHAAR_SOURCE, 'the holder has been sent enough codes')
}
