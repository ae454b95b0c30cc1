/**
 * What a document's own signature proves, from good to bad. `proven`: a key that the operator imported fits, and nothing that was checked speaks against it.
 * `doubtful`: the key fits, and something else is open or differs. `unsigned`: this kind of document has no signature. `unknown_key`: it was signed, by a key
 * that was not imported. `not_proven`: no imported key fits, so that it was changed, forged or signed with a key that is missing here.
 */
export const proofVerdicts = ['proven', 'doubtful', 'unsigned', 'unknown_key', 'not_proven'] as const
export type ProofVerdict = (typeof proofVerdicts)[number]

/** What was checked of a document. */
export const proofChecks = [
  'signature',
  'unchanged',
  'issuer',
  'keyPeriod',
  'time',
  'layout',
  'age',
  'mobile',
  'email',
  'photo',
] as const
export type ProofCheck = (typeof proofChecks)[number]

/** `open`: it could not be decided, which is neither good nor bad, and keeps the headline from being `proven`. `absent`: the document does not hold it. */
export const checkOutcomes = ['passed', 'open', 'differs', 'failed', 'absent'] as const
export type CheckOutcome = (typeof checkOutcomes)[number]

/** What no signature of a document proves; said with every answer. */
export const openQuestions = ['bearer', 'revocation', 'currentData', 'readFields', 'sha1'] as const
export type OpenQuestion = (typeof openQuestions)[number]

export interface CheckedPart {
  check: ProofCheck
  outcome: CheckOutcome
}
