import type { CustomerActor, Scope } from '../identity/actors.ts'

/**
 * Who sends codes to the holders of Aadhaar numbers and knows whether they are right. Both throw `SourceUnavailable` when there is no
 * answer. Neither keeps anything of the number.
 */
export interface AadhaarSource {
  /** Has one code sent, never two for one call. */
  sendCode(scope: Scope<CustomerActor>, aadhaar: string): Promise<CodeSent>
  verify(scope: Scope<CustomerActor>, asked: CodeEntered): Promise<'right' | 'wrong' | 'expired'>
}

export type CodeSent =
  /** `sentTo` is where it went, as far as the source says; `reference` is what the source calls this request. */
  { outcome: 'sent'; reference: string; sentTo: string | null } | { outcome: 'missing' }

export interface CodeEntered {
  aadhaar: string
  reference: string
  otp: string
}
