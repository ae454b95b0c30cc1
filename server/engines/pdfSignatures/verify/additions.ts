import type { SignatureReport } from '../../../../contracts/ocr/pdfSignatures.ts'
import { isHarmless, isUnseen } from './policy.ts'
import type { CheckedSignature } from './verifySignature.ts'

/**
 * Names who has signed what was added behind each signature, and confirms those behind which a certified document was only filled in: empty fields got their
 * values or were signed, as the certification of level 2 before them says, and whoever certified it has signed all of it at the end. Without that last signature
 * anybody could have filled in the rest and signed it, or cut off what came later; where nothing was filled in, it is enough that no place for a signature is empty.
 */
export function judgeAdditions(checked: readonly CheckedSignature[], emptyFields: number): void {
  const confirmed = checked
    .flatMap(one => (one.end !== null && one.report.reasons.length === 0 ? [{ ...one, end: one.end }] : []))
    .toSorted((a, b) => a.end - b.end)
  const signers = confirmed.filter(({ report }) => report.kind !== 'timestamp')
  const certified = confirmed.find(({ level }) => level === 2)
  for (const { report, changeEnds } of checked)
    for (const [at, change] of report.changes.entries()) {
      const later = signers.find(({ end }) => end >= (changeEnds[at] ?? Number.POSITIVE_INFINITY))
      if (later?.report.signer && !isHarmless(change.kind)) change.signedBy = later.report.signer.subject
    }
  if (!certified || !(isClosed(certified, signers) || (emptyFields === 0 && signers.every(isOnlySigned)))) return
  for (const { report, end } of confirmed) {
    const isFilled = report.changes.every(
      ({ kind, isAllowed, isPrepared, signedBy }) => isAllowed && (isUnseen(kind) || (isPrepared && signedBy !== null)),
    )
    if (certified.end <= end && isFilled) report.verdict = 'valid'
  }
}

const isClosed = (certified: CheckedSignature, signers: readonly CheckedSignature[]): boolean => {
  const last = signers.at(-1)
  return last !== undefined && last.end !== certified.end && isSameSigner(certified.report, last.report)
}

/** Whether nothing but signatures came behind it. */
const isOnlySigned = ({ report: { changes } }: CheckedSignature): boolean =>
  changes.every(({ kind, isPrepared }) => isUnseen(kind) || (kind === 'signatureAddedVisibly' && isPrepared))

/** The same certificate, or another one of this installation with the same name, which may have been replaced in between. */
function isSameSigner({ signer: one, trust }: SignatureReport, { signer: other, trust: otherTrust }: SignatureReport) {
  if (!one || !other) return false
  const isReplaced = trust === 'ours' && otherTrust === 'ours' && one.subject === other.subject
  return one.fingerprint === other.fingerprint || isReplaced
}
