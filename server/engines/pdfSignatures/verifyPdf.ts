import type { Certificate } from 'pkijs'
import {
  type DocumentVerdict,
  indeterminateReasons,
  type PdfVerification,
  type SignatureReason,
} from '../../../contracts/ocr/pdfSignatures.ts'
import { PdfDocument } from './pdf/document.ts'
import { indexOf } from './pdf/objects.ts'
import { latin1, PdfProblem, PdfString, textOf } from './pdf/values.ts'
import { KeptData } from './revocation/keptData.ts'
import { judgeAdditions } from './verify/additions.ts'
import { readSignedBytes } from './verify/byteRange.ts'
import type { TrustAnchors } from './verify/chain.ts'
import { parseCms } from './verify/cms.ts'
import { isSignatureField, isTimestamp, readFields, readSignedFields, type SignedField } from './verify/fields.ts'
import { LaterRevisions } from './verify/laterRevisions.ts'
import { hasLostSignatures } from './verify/lostSignatures.ts'
import { sha256Hex } from './verify/names.ts'
import { tokenOf } from './verify/timestamp.ts'
import { type CheckedSignature, type Proof, verifySignature } from './verify/verifySignature.ts'

export type { TrustAnchors } from './verify/chain.ts'

/** Bytes. */
export const LARGEST_PDF = 100_000_000

/** A file with more signatures is not read. */
const MAX_SIGNATURES = 100

/** The key in a document's information under which our documents name the digest of their data; those in a client's voice have the other one. */
export const CONTENT_DIGEST = 'SatyapanDigest'
export const CLIENT_CONTENT_DIGEST = 'ContentDigest'

/** Whether a file begins as a PDF does. */
export const looksLikePdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, 1024)).includes('%PDF-')

/**
 * Says who signed a PDF, when, and whether anything changed since (ISO 32000-2, 12.8; ETSI EN 319 142-1; RFC 5652 and 3161). It asks nobody: of revocation it
 * knows what the document keeps. It never throws, whatever the file is; time and memory are bounded. Works in Node and in browsers (WebCrypto, in a secure context).
 */
export async function verifyPdf(
  bytes: Uint8Array,
  { anchors, now = new Date(), password }: { anchors: TrustAnchors; now?: Date; password?: string | undefined },
): Promise<PdfVerification> {
  const answer: PdfVerification = {
    verdict: 'unreadable',
    reasons: [],
    size: bytes.length,
    fingerprint: bytes.length <= LARGEST_PDF ? await sha256Hex(bytes) : '',
    signatures: [],
    emptyFields: 0,
    contentDigest: null,
  }
  if (bytes.length === 0) return { ...answer, reasons: ['empty'] }
  if (bytes.length > LARGEST_PDF) return { ...answer, reasons: ['tooLarge'] }
  if (!looksLikePdf(bytes)) return { ...answer, reasons: ['notAPdf'] }
  try {
    return await verify(await PdfDocument.open(bytes, password), { anchors, now, answer })
  } catch (error) {
    const reason = reasonOf(error)
    // A signed file that cannot be read any more is not as it was signed.
    const wasSigned = (reason === 'damaged' || reason === 'encryptionChanged') && indexOf(bytes, '/ByteRange') >= 0
    return { ...answer, signatures: [], verdict: wasSigned ? 'invalid' : 'unreadable', reasons: [reason] }
  }
}

function reasonOf(error: unknown): SignatureReason {
  if (error instanceof PdfProblem) return error.code
  // No memory or no stack is left, which says nothing about the file.
  return error instanceof RangeError ? 'tooComplex' : 'damaged'
}

async function verify(
  doc: PdfDocument,
  { anchors, now, answer }: { anchors: TrustAnchors; now: Date; answer: PdfVerification },
): Promise<PdfVerification> {
  const fields = readFields(doc)
  const signed = readSignedFields(doc, fields)
  const emptyFields = fields.filter(isSignatureField).length - signed.length
  if (signed.length > MAX_SIGNATURES) throw new PdfProblem('tooComplex', 'Too many signatures')
  const reasons: SignatureReason[] = []
  if (await hasLostSignatures(doc, signed.length)) reasons.push('signatureRemoved')
  const later = new LaterRevisions(doc)
  const kept = new KeptData(doc)
  // Timestamps over the document first, the last one before those that it covers: they prove when the others existed.
  const proofs: Proof[] = []
  const checked = new Map<SignedField, CheckedSignature>()
  const endOf = (one: SignedField) => {
    const bytes = readSignedBytes(doc, one)
    return typeof bytes === 'string' ? 0 : bytes.end
  }
  const stamps = signed.filter(({ signature }) => isTimestamp(signature)).toSorted((a, b) => endOf(b) - endOf(a))
  for (const one of [...stamps, ...signed.filter(({ signature }) => !isTimestamp(signature))]) {
    const found = await verifySignature({ doc, later, kept, anchors, now, proofs }, one)
    checked.set(one, found)
    if (found.proof) proofs.push(found.proof)
  }
  if (
    signed.length > 0 &&
    !(await kept.isSound([...signed.flatMap(certificatesIn), ...anchors.ours, ...anchors.known]))
  )
    reasons.push('validationDataUnusable')
  judgeAdditions([...checked.values()], emptyFields)
  const signatures = signed.flatMap(one => checked.get(one)?.report ?? [])
  const info = doc.dict(doc.trailer.get('Info'))
  const digest = textOf(doc.resolve(info?.get(CONTENT_DIGEST) ?? info?.get(CLIENT_CONTENT_DIGEST) ?? null))
  const results = { ...answer, reasons, signatures, emptyFields, contentDigest: digest }
  return { ...results, verdict: verdictOf(results) }
}

/** Those that lie in a signature, and in its timestamp. */
function certificatesIn({ signature }: SignedField): Certificate[] {
  const value = signature.get('Contents')
  const cms = value instanceof PdfString ? parseCms(value.bytes) : null
  return cms ? [...cms.certificates, ...(tokenOf(cms)?.certificates ?? [])] : []
}

function verdictOf({ reasons, signatures }: PdfVerification): DocumentVerdict {
  const isContradicted = reasons.some(reason => !indeterminateReasons.includes(reason))
  if (isContradicted || signatures.some(({ verdict }) => verdict === 'invalid')) return 'invalid'
  if (signatures.length === 0) return 'unsigned'
  if (reasons.length > 0 || signatures.some(({ verdict }) => verdict === 'indeterminate')) return 'indeterminate'
  if (signatures.some(({ verdict }) => verdict === 'validButChanged')) return 'validButChanged'
  // What follows the last signature belongs to nobody; further signatures and validation data are no change that a reader sees.
  return 'valid'
}
