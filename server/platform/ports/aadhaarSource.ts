import type { CustomerActor, Scope } from '../identity/actors.ts'

/**
 * Sends codes to the holders of Aadhaar numbers and verifies them. Both methods throw `SourceUnavailable` without an answer, and
 * neither stores anything about the number.
 */
export interface AadhaarSource {
  /** Sends exactly one code per call. */
  sendCode(scope: Scope<CustomerActor>, aadhaar: string): Promise<CodeSent>
  verify(scope: Scope<CustomerActor>, input: CodeEntered): Promise<'right' | 'wrong' | 'expired'>
}

export type CodeSent =
  /** `sentTo` is the recipient, if the source reports it; `reference` is the source's id of this request. */
  { outcome: 'sent'; reference: string; sentTo: string | null } | { outcome: 'missing' }

export interface CodeEntered {
  aadhaar: string
  reference: string
  otp: string
}
