/** What the sandbox's provider of Aadhaar e-sign does; all but the first are faults. */
export const sandboxEsignOutcomes = [
  'signed',
  'cancelled',
  'failed',
  'twice',
  'late',
  'lost',
  'otherTransaction',
  'otherDocument',
  'badSignature',
] as const
export type SandboxEsignOutcome = (typeof sandboxEsignOutcomes)[number]

/** The code that the sandbox's provider asks for. */
export const SANDBOX_ESIGN_CODE = '123456'

/** A number of nobody, with its check digit. */
export const SANDBOX_ESIGN_NUMBER = '234123410008'
