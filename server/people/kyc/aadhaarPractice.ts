import type { AadhaarSource } from '../../platform/ports/aadhaarSource.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { syntheticHolder } from '../../sources/synthetic/aadhaarHolder.ts'
import { codeIn, sandboxCodes } from '../../sources/synthetic/codes.ts'

/** The code of every test check: programs can enter it, and nobody receives one. */
export const PRACTICE_CODE = '123456'

/** Replaces the authority for test keys, with any configured source: sends nothing. */
export const practiceAadhaar: AadhaarSource = {
  async sendCode(_asker, aadhaar) {
    const code = codeIn('aadhaar', aadhaar)
    if (code === sandboxCodes.down) throw new SourceUnavailable('sandbox', 'this number asks for it')
    if (code === sandboxCodes.notFound) return { outcome: 'missing' }
    return { outcome: 'sent', reference: 'practice', sentTo: null }
  },
  verify: async (_asker, { aadhaar, otp }) =>
    otp === PRACTICE_CODE ? { outcome: 'right', holder: syntheticHolder(aadhaar) } : { outcome: 'wrong' },
}
