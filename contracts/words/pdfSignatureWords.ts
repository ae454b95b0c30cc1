import type { documentVerification } from '../messages/en/documentVerification.ts'
import type { Values } from '../messages/translate.ts'
import type { TextKey } from '../messages/types.ts'
import {
  asksPassword,
  type ChangeKind,
  type DocumentChange,
  type DocumentVerdict,
  type PdfVerification,
  type SignatureReport,
} from '../ocr/pdfSignatures.ts'

type Key = TextKey<typeof documentVerification>

export interface VerificationWriter {
  text: (key: Key, values?: Values) => string
  /** An ISO time as a reader wants it. */
  time: (iso: string) => string
}

export interface SignatureWords {
  title: string
  verdict: SignatureReport['verdict']
  result: string
  facts: { label: string; value: string }[]
  reasons: string[]
  /** What was changed later, by revision. */
  changes: { text: string; isAllowed: boolean }[]
}

/** How sure a reader may be: `unsure` is an intact document of somebody unknown, one with additions, or one that cannot be confirmed. */
export type VerificationTone = 'good' | 'unsure' | 'bad' | 'none'

export interface VerificationWords {
  verdict: DocumentVerdict
  tone: VerificationTone
  headline: string
  detail: string
  reasons: string[]
  signatures: SignatureWords[]
}

/** The result of a verification in words: the same ones on the page and on the terminal. */
export function describeVerification(found: PdfVerification, writer: VerificationWriter): VerificationWords {
  const { text } = writer
  const { verdict } = found
  if (asksPassword(found)) return describeLocked(found, writer)
  const signed = found.signatures.filter(({ kind }) => kind !== 'timestamp')
  const isOnlyStamped = verdict === 'valid' && signed.length === 0
  // Beside a signature, a timestamp of an unknown authority says nothing about the signer.
  const deciding = isOnlyStamped ? found.signatures : signed
  const isUnknown = verdict === 'valid' && deciding.some(({ trust }) => trust === 'unknown')
  const isFilled = verdict === 'valid' && found.signatures.some(isFilledLater)
  // What has been cut off behind a signature looks the same as what has not been signed yet.
  const isUnfinished = verdict === 'valid' && signed.length > 0 && found.emptyFields > 0
  const isSeveral = verdict === 'validButChanged' && hasOnlySignatures(found)
  return {
    verdict,
    tone: toneOf(verdict, isUnknown || isUnfinished),
    ...(isOnlyStamped
      ? { headline: text('onlyStamped.headline'), detail: text(stampedDetail(isUnknown)) }
      : isUnfinished
        ? { headline: text('unfinished.headline'), detail: text('unfinished.detail', { count: found.emptyFields }) }
        : isFilled
          ? { headline: text('filledIn.headline'), detail: text(isUnknown ? 'filledIn.unknown' : 'filledIn.detail') }
          : isSeveral
            ? { headline: text('severalSigned.headline'), detail: text('severalSigned.detail') }
            : {
                headline: text(`verdicts.${verdict}`),
                detail:
                  verdict === 'indeterminate'
                    ? indeterminateDetail(found, writer)
                    : text(isUnknown ? 'unknownSigner' : `details.${verdict}`),
              }),
    reasons: found.reasons.map(reason => text(`reasons.${reason}`)),
    signatures: found.signatures.map((one, at) => describeSignature(one, at + 1, writer)),
  }
}

/** What further signers add, and nothing else. */
const signing: readonly ChangeKind[] = [
  'signatureAdded',
  'signatureAddedVisibly',
  'timestampAdded',
  'validationDataAdded',
  'savingNoted',
]

const hasOnlySignatures = ({ signatures }: PdfVerification): boolean =>
  signatures.every(({ changes }) => changes.every(({ kind }) => signing.includes(kind)))

/** Whether fields that were prepared were filled or signed behind a signature, and nothing else that is seen was added. */
const isFilledLater = ({ verdict, changes }: SignatureReport): boolean =>
  verdict === 'valid' && changes.some(({ isPrepared }) => isPrepared)

/** A document that was not opened: nothing is known about its signatures. */
const describeLocked = ({ verdict, reasons }: PdfVerification, { text }: VerificationWriter): VerificationWords => ({
  verdict,
  tone: 'none',
  headline: text('password.headline'),
  detail: reasons.map(reason => text(`reasons.${reason}`)).join(' '),
  reasons: [],
  signatures: [],
})

/** Why nothing can be said: of the reasons, the one after which least is known. */
function indeterminateDetail(
  { reasons: ofDocument, signatures }: PdfVerification,
  { text, time }: VerificationWriter,
): string {
  const reasons = new Set(signatures.flatMap(one => one.reasons))
  if (reasons.has('unsupportedFormat')) return text('indeterminate.unsupported')
  if (reasons.has('drawnOverPage')) return text('indeterminate.drawnOver')
  if (ofDocument.includes('validationDataUnusable')) return text('indeterminate.validationData')
  const ended = signatures
    .filter(one => one.reasons.includes('certificateEnded'))
    .flatMap(({ chain }) => chain.map(({ notAfter }) => notAfter))
    .toSorted()[0]
  return ended ? text('indeterminate.ended', { time: time(ended) }) : text('details.indeterminate')
}

const stampedDetail = (isUnknown: boolean) => (isUnknown ? 'onlyStamped.unknown' : 'onlyStamped.detail')

function toneOf(verdict: DocumentVerdict, isUnknown: boolean): VerificationTone {
  if (verdict === 'invalid') return 'bad'
  if (verdict === 'validButChanged' || verdict === 'indeterminate' || isUnknown) return 'unsure'
  return verdict === 'valid' ? 'good' : 'none'
}

function describeSignature(
  report: SignatureReport,
  number: number,
  { text, time }: VerificationWriter,
): SignatureWords {
  const { signer, timestamp, claimedTime, profile, digest, reason, location } = report
  const when = timestamp?.isValid
    ? text('stamped', { time: time(timestamp.time), authority: timestamp.authority })
    : claimedTime
      ? text('claimed', { time: time(claimedTime) })
      : text('noTime')
  const isSelf = report.isSelfSigned && report.trust === 'unknown'
  return {
    title: text(`signatures.${report.kind}`, { number }),
    verdict: report.verdict,
    result: text(isFilledLater(report) ? 'results.filledIn' : `results.${report.verdict}`),
    facts: [
      ...(signer
        ? [
            { label: text('signedBy'), value: signer.subject },
            ...(signer.organisation ? [{ label: text('organisation'), value: signer.organisation }] : []),
            { label: text('issuedBy'), value: signer.issuer },
          ]
        : []),
      { label: text('when'), value: when },
      { label: text('whose'), value: isSelf ? text('selfSigned') : text(`trust.${report.trust}`) },
      ...describeProof(report, { text, time }),
      ...(report.coveredBytes > 0
        ? [{ label: text('covers'), value: text(report.coversWholeFile ? 'whole' : 'part') }]
        : []),
      ...(reason ? [{ label: text('statedReason'), value: reason }] : []),
      ...(location ? [{ label: text('statedPlace'), value: location }] : []),
      ...(profile ? [{ label: text('method'), value: [profile, digest].filter(Boolean).join(', ') }] : []),
    ],
    reasons: report.reasons.map(one => text(`reasons.${one}`)),
    changes: report.changes.map(change => ({ text: describeChange(change, text), isAllowed: change.isAllowed })),
  }
}

/** Whether the certificate was withdrawn, and for how long that and the time can be shown. */
function describeProof(
  { revocation, profile, verdict }: SignatureReport,
  { text, time }: VerificationWriter,
): SignatureWords['facts'] {
  const isInvalid = verdict === 'invalid'
  const level = profile && !isInvalid && levels[profile]
  return [
    // Of a signature that does not hold, it only matters that its certificate was withdrawn.
    ...(revocation && (!isInvalid || revocation.status === 'revoked')
      ? [
          {
            label: text('withdrawn'),
            value: text(
              `withdrawal.${revocation.status}`,
              revocation.time === null ? undefined : { time: time(revocation.time) },
            ),
          },
        ]
      : []),
    ...(level ? [{ label: text('proof'), value: text(`proofs.${level}`) }] : []),
  ]
}

const levels = {
  'PAdES B-B': 'B',
  'PAdES B-T': 'T',
  'PAdES B-LT': 'LT',
  'PAdES B-LTA': 'LTA',
  CMS: null,
  'RFC 3161': null,
} as const

function describeChange(
  { kind, name, page, revision, isAllowed, signedBy }: DocumentChange,
  text: VerificationWriter['text'],
): string {
  const place = page === null ? '' : ` (${text('onPage', { page })})`
  const what = text(`changes.${kind}`, { name: name ?? '-' })
  const refused = isAllowed ? '' : ` (${text('notAllowed')})`
  const by = signedBy === null ? '' : ` – ${text('signedLaterBy', { name: signedBy })}`
  return `${text('revision', { revision })}: ${what}${place}${by}${refused}`
}
