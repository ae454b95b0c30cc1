import type { SourceState } from '../../../contracts/platform/sourceStates.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { AadhaarHolder } from '../../../contracts/products/aadhaarOtp.ts'

/** The account that asks. */
export interface AadhaarAsker {
  userId: string
  locale: Locale
}

/**
 * Sends codes to the holders of Aadhaar numbers and verifies them. Both methods throw `SourceUnavailable` without an answer, and
 * neither stores anything about the number.
 */
export interface AadhaarSource {
  /** Sends exactly one code per call. */
  sendCode(asker: AadhaarAsker, aadhaar: string): Promise<CodeSent>
  verify(asker: AadhaarAsker, input: CodeEntered): Promise<CodeVerdict>
  /** Absent if no outside source is asked. */
  state?: () => SourceState
}

export type CodeSent =
  /** `sentTo` is the recipient, if the source reports it; `reference` is the source's id of this request. */
  { outcome: 'sent'; reference: string; sentTo: string | null } | { outcome: 'missing' }

export interface CodeEntered {
  aadhaar: string
  reference: string
  otp: string
}

export type CodeVerdict =
  /** `holder` is what the source says about the holder, if it says anything. */
  { outcome: 'right'; holder: AadhaarHolder | null } | { outcome: 'wrong' } | { outcome: 'expired' }
