import type {
  CheckedPart,
  CheckOutcome,
  OpenQuestion,
  ProofCheck,
  ProofVerdict,
} from '../../../contracts/proofs/verdicts.ts'
import type { IssuerKey } from './issuerKey.ts'

/** What a document proves by its own signature. */
export interface Proof<Fields> {
  verdict: ProofVerdict
  /** The imported key that fits; null if none does. */
  signer: IssuerKey | null
  /** ISO 8601, as the signed data states it; null if they do not. */
  signedAt: string | null
  checks: CheckedPart[]
  /** What stays open whatever the verdict is. */
  open: OpenQuestion[]
  /** What the document says; null where its layout is not known. Without a proof it is only what somebody has written. */
  fields: Fields | null
}

/** A document that is none of its kind, or cannot be read. Nothing is judged then. */
export class ProofProblem extends Error {
  readonly code: ProofProblemCode

  constructor(code: ProofProblemCode) {
    super(code)
    this.code = code
  }
}

export type ProofProblemCode =
  | 'notThisKind'
  | 'damaged'
  | 'tooLarge'
  | 'shareCodeWrong'
  | 'shareCodeMissing'
  | 'encryptionUnknown'

const worse: readonly CheckOutcome[] = ['open', 'differs', 'failed']

/** These are checked only for whoever asks: a document that holds nothing to compare leaves the question open. */
const asked: readonly ProofCheck[] = ['mobile', 'email']

const isOpen = ({ check, outcome }: CheckedPart) =>
  worse.includes(outcome) || (outcome === 'absent' && asked.includes(check))

/** The headline of a signature that fits: the worst of its parts. */
export const verdictOf = (checks: readonly CheckedPart[]): ProofVerdict => (checks.some(isOpen) ? 'doubtful' : 'proven')

const MINUTE_MS = 60_000
/** How far an issuer's clock may be ahead of ours. */
const AHEAD_MS = 10 * MINUTE_MS

/** Whether the stated time lies in the key's period and not in the future. */
export function timeChecks(signer: IssuerKey, signedAt: string | null, now: Date): CheckedPart[] {
  if (signedAt === null) return [{ check: 'time', outcome: 'open' }]
  const at = Date.parse(signedAt)
  const isWithin =
    (signer.notBefore === null || Date.parse(signer.notBefore) <= at) &&
    (signer.notAfter === null || at <= Date.parse(signer.notAfter))
  return [
    { check: 'time', outcome: at > now.getTime() + AHEAD_MS ? 'failed' : 'passed' },
    // A bare public key states no period.
    { check: 'keyPeriod', outcome: signer.notAfter === null ? 'absent' : isWithin ? 'passed' : 'failed' },
  ]
}
