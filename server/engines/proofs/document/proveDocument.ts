import type { ChangeKind, PdfVerification, SignatureReport } from '../../../../contracts/ocr/pdfSignatures.ts'
import type { CheckedPart, CheckOutcome, OpenQuestion, ProofVerdict } from '../../../../contracts/proofs/verdicts.ts'
import { verdictOf } from '../proof.ts'
import { isNameOf } from './issuerName.ts'

export interface DocumentQuestion {
  verification: PdfVerification
  /** Who should have signed, as the certificate names it. */
  expected?: string | undefined
  now: Date
}

export interface DocumentProof {
  verdict: ProofVerdict
  /** The signature that the headline is about: the expected signer's, else the first of a chain that is trusted. Null if none fits. */
  issuer: SignatureReport | null
  /** ISO 8601: what the signer says, or a trusted timestamp that is earlier. */
  signedAt: string | null
  checks: CheckedPart[]
  open: OpenQuestion[]
  /** The pages show what the issuer signed and nothing else, so that what they say is the issuer's. */
  isWhole: boolean
}

/** What a later revision may add without changing what the pages say. A visible signature is drawn on the page, and is no part of what the issuer wrote. */
const harmless: readonly ChangeKind[] = [
  'signatureAdded',
  'signatureFieldAdded',
  'timestampAdded',
  'validationDataAdded',
]

const periodReasons = ['certificateEnded', 'certificateExpired', 'certificateNotYetValid'] as const

/** How far a signer's clock may be ahead of ours. */
const AHEAD_MS = 10 * 60_000

/**
 * What the signatures of a PDF prove. That a chain is trusted says who signed, and not that this signer may issue such a document: anybody can buy a
 * certificate of a licensed authority. So the headline is `proven` only for the signer whom the caller expects.
 */
export function proveDocument({ verification, expected, now }: DocumentQuestion): DocumentProof {
  const signers = verification.signatures.filter(({ kind }) => kind !== 'timestamp')
  const nothing = { issuer: null, signedAt: null, open: [], isWhole: false }
  if (verification.verdict === 'invalid')
    return { ...nothing, verdict: 'not_proven', checks: [{ check: 'signature', outcome: 'failed' }] }
  if (signers.length === 0) return { ...nothing, verdict: 'unsigned', checks: [] }
  const trusted = signers.filter(({ trust }) => trust !== 'unknown')
  // What cannot be computed here fits nobody: anybody can put an issuer's certificates beside a value of their own.
  const fitting = trusted.filter(({ reasons }) => !reasons.includes('unsupportedFormat'))
  const issuer = fitting.find(({ signer }) => expected && isNameOf(expected, signer)) ?? fitting[0]
  if (!issuer) {
    const verdict = trusted.length > 0 ? 'not_proven' : 'unknown_key'
    return { ...nothing, verdict, checks: [{ check: 'signature', outcome: 'open' }] }
  }
  const signedAt = timeOf(issuer)
  const unchanged = unchangedOutcome(verification, issuer)
  const checks: CheckedPart[] = [
    { check: 'signature', outcome: signatureOutcome(verification) },
    { check: 'unchanged', outcome: unchanged },
    { check: 'issuer', outcome: !expected ? 'open' : isNameOf(expected, issuer.signer) ? 'passed' : 'differs' },
    { check: 'time', outcome: timeOutcome(issuer.claimedTime && signedAt, now) },
    { check: 'keyPeriod', outcome: periodOutcome(issuer) },
  ]
  return {
    verdict: verdictOf(checks),
    issuer,
    signedAt,
    checks,
    // What a file keeps about its certificates is of the day on which it was put there.
    open: ['bearer', 'revocation', 'currentData'],
    isWhole: unchanged === 'passed',
  }
}

const isOf = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value)

/** Of the whole document: another signature that is in doubt leaves all of it in doubt. */
const signatureOutcome = ({ verdict }: PdfVerification): CheckOutcome =>
  verdict === 'indeterminate' ? 'open' : 'passed'

/** Also what the signer permits, such as a form that is filled in, is not what the signer wrote. */
function unchangedOutcome({ verdict }: PdfVerification, { changes }: SignatureReport): CheckOutcome {
  const isChanged = verdict === 'validButChanged' || changes.some(({ kind }) => !isOf(harmless, kind))
  return isChanged ? 'open' : 'passed'
}

/** Also a key that was withdrawn after a proven time of signing is looked at by a person: why, and since when it was in other hands, nothing here says. */
function periodOutcome({ reasons, revocation }: SignatureReport): CheckOutcome {
  const isInDoubt = revocation?.status === 'revokedLater' || reasons.some(reason => isOf(periodReasons, reason))
  return isInDoubt ? 'open' : 'passed'
}

/**
 * The day that a document is of. A timestamp lies outside of what is signed, so that whoever holds the document can replace it: with one of their own authority,
 * or with one of today on an old document. So it can make the signer's word earlier, and never later.
 */
function timeOf({ claimedTime, timestamp }: SignatureReport): string | null {
  const stamped = timestamp?.isValid && timestamp.trust !== 'unknown' ? timestamp.time : null
  if (!claimedTime || !stamped) return claimedTime ?? stamped
  return Date.parse(stamped) < Date.parse(claimedTime) ? stamped : claimedTime
}

/** A timestamp alone says until when a document was signed, and not when. */
function timeOutcome(signedAt: string | null, now: Date): CheckOutcome {
  if (signedAt === null) return 'open'
  return Date.parse(signedAt) > now.getTime() + AHEAD_MS ? 'failed' : 'passed'
}
