import {
  indeterminateReasons,
  type SignatureReason,
  type SignatureReport,
} from '../../../../contracts/ocr/pdfSignatures.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { contentEnd } from '../pdf/objects.ts'
import { nameOf, type PdfDict, PdfString, textOf } from '../pdf/values.ts'
import { hashOf } from './algorithms.ts'
import { readSignedBytes, type SignedBytes } from './byteRange.ts'
import { buildChain, maySignDocuments, type TrustAnchors } from './chain.ts'
import { type Cms, checkCms, hasSigningCertificate, oids, parseCms, signatureValueOf, signingTimeOf } from './cms.ts'
import { isTimestamp, type SignedField } from './fields.ts'
import type { LaterRevisions } from './laterRevisions.ts'
import { describeCertificate } from './names.ts'
import { isAllowed, isDrawnOver, leavesDocumentAsSigned, type Policy, readPolicy } from './policy.ts'
import { checkTimestamp, tokenOf } from './timestamp.ts'
import { isUntouched } from './untouched.ts'

interface Surroundings {
  doc: PdfDocument
  later: LaterRevisions
  anchors: TrustAnchors
  now: Date
  /** Trusted timestamps over the document: until where each covers the file, and its time. */
  proofs: readonly { end: number; time: Date }[]
}

/** What one signature says and whether it holds. Throws `PdfProblem` for a file that is too complex. */
export async function verifySignature(around: Surroundings, signed: SignedField): Promise<SignatureReport> {
  const { doc } = around
  const { signature, field } = signed
  const policy = readPolicy(doc, signed)
  const report: SignatureReport = {
    field: field.name,
    kind: isTimestamp(signature) ? 'timestamp' : policy.level === null ? 'approval' : 'certification',
    verdict: 'invalid',
    reasons: [],
    signer: null,
    trust: 'unknown',
    isSelfSigned: false,
    chain: [],
    claimedTime: pdfTime(textOf(signature.get('M'))),
    timestamp: null,
    reason: textOf(signature.get('Reason')),
    location: textOf(signature.get('Location')),
    profile: null,
    digest: null,
    coveredBytes: 0,
    coversWholeFile: false,
    changes: [],
  }
  const reasons = new Set<SignatureReason>()
  if (field.dict.duplicates.length > 0 || doc.root().duplicates.length > 0 || doc.trailer.duplicates.length > 0)
    reasons.add('duplicateKeys')
  const bytes = readSignedBytes(doc, signed)
  if (typeof bytes === 'string') {
    reasons.add(bytes)
    const value = signature.get('Contents')
    const cms = value instanceof PdfString ? parseCms(value.bytes) : null
    // Who is said to have signed is worth knowing, though nothing is proved.
    if (cms?.certificate) report.signer = await describeCertificate(cms.certificate)
  } else {
    for (const reason of await checkValue(around, { signature, bytes, report })) reasons.add(reason)
    for (const reason of await checkLater(around, { signed, bytes, report, policy })) reasons.add(reason)
  }
  report.reasons = [...reasons]
  if (reasons.size === 0) report.verdict = leavesDocumentAsSigned(report.changes) ? 'valid' : 'validButChanged'
  else if (report.reasons.every(reason => indeterminateReasons.includes(reason))) report.verdict = 'indeterminate'
  return report
}

/** Cryptography: the bytes, the signer, the time. Fills in the report. */
async function checkValue(
  { doc, anchors, now, proofs }: Surroundings,
  { signature, bytes, report }: { signature: PdfDict; bytes: SignedBytes; report: SignatureReport },
): Promise<SignatureReason[]> {
  const [start, end] = bytes.gap
  const covered = new Uint8Array(start + bytes.end - end)
  covered.set(doc.bytes.subarray(0, start))
  covered.set(doc.bytes.subarray(end, bytes.end), start)
  report.coveredBytes = covered.length
  if (!isTimestamp(signature) && !formats.includes(nameOf(signature.get('SubFilter')) ?? ''))
    return ['unsupportedFormat']
  const cms = parseCms(bytes.contents)
  if (!cms) return ['unreadableSignature']
  report.digest = hashOf(cms.signer.digestAlgorithm)
  if (cms.certificate) report.signer = await describeCertificate(cms.certificate)
  if (isTimestamp(signature)) return checkDocumentTimestamp(anchors, { cms, covered, report })
  const reasons = await checkFormat(nameOf(signature.get('SubFilter')), cms, covered)
  const token = tokenOf(cms)
  const stamp = token && (await checkTimestamp(token, signatureValueOf(cms), anchors))
  if (token === null || (token && !stamp)) reasons.push('timestampInvalid')
  if (stamp) {
    report.timestamp = stamp.described
    reasons.push(...stamp.reasons)
  }
  const isPades = nameOf(signature.get('SubFilter')) === 'ETSI.CAdES.detached' && hasSigningCertificate(cms)
  report.profile = !isPades ? 'CMS' : stamp ? 'PAdES B-T' : 'PAdES B-B'
  report.claimedTime ??= signingTimeOf(cms)?.toISOString() ?? null
  const proven = [stamp?.trustedTime, ...proofs.filter(({ end }) => end >= bytes.end).map(({ time }) => time)]
  const times = proven.filter(time => time != null).toSorted((a, b) => a.getTime() - b.getTime())
  if (cms.certificate) reasons.push(...(await checkSigner(anchors, { cms, report, now, proven: times[0] ?? null })))
  return reasons
}

const formats = ['adbe.pkcs7.detached', 'ETSI.CAdES.detached', 'adbe.pkcs7.sha1']

/** The two ways in which a PDF holds a signature of its bytes. */
async function checkFormat(
  format: string | null,
  cms: Cms,
  covered: Uint8Array<ArrayBuffer>,
): Promise<SignatureReason[]> {
  if (format === 'adbe.pkcs7.sha1') {
    // The signature covers a SHA-1 digest that lies inside it.
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', covered))
    const { content } = cms
    const isSame = content?.length === digest.length && content.every((byte, at) => byte === digest[at])
    const reasons: SignatureReason[] = isSame ? ['weakDigest'] : ['weakDigest', 'digestDiffers']
    return content ? [...reasons, ...(await checkCms(cms, content, oids.data))] : [...reasons, 'unreadableSignature']
  }
  return cms.content ? ['unreadableSignature'] : checkCms(cms, covered, oids.data)
}

async function checkDocumentTimestamp(
  anchors: TrustAnchors,
  { cms, covered, report }: { cms: Cms; covered: Uint8Array<ArrayBuffer>; report: SignatureReport },
): Promise<SignatureReason[]> {
  report.profile = 'RFC 3161'
  const stamp = await checkTimestamp(cms, covered, anchors)
  if (!stamp) return ['unreadableSignature']
  report.timestamp = stamp.described
  report.trust = stamp.described.trust
  report.chain = await Promise.all((stamp.chain?.certificates ?? []).map(describeCertificate))
  return stamp.reasons
}

async function checkSigner(
  anchors: TrustAnchors,
  { cms, report, now, proven }: { cms: Cms; report: SignatureReport; now: Date; proven: Date | null },
): Promise<SignatureReason[]> {
  const { certificate, certificates } = cms
  if (!certificate) return []
  const chain = await buildChain(certificate, { pool: certificates, anchors, time: proven ?? now })
  report.trust = chain.trust
  report.isSelfSigned = chain.isSelfSigned
  report.chain = await Promise.all(chain.certificates.map(describeCertificate))
  // A certificate that has ended by now may have held when it was used; nothing proves it, and nothing contradicts it.
  const reasons = chain.reasons.map(reason =>
    reason === 'certificateExpired' && !proven ? 'certificateEnded' : reason,
  )
  if (chain.trust === 'ours' && report.profile !== 'CMS' && !isUntouched(cms.der, cms, anchors))
    reasons.push('signatureAltered')
  if (!maySignDocuments(certificate)) reasons.push('wrongKeyUsage')
  // The signer's own clock is no proof, but a time at which the certificate did not hold is a contradiction.
  const claimed = report.claimedTime === null ? null : new Date(report.claimedTime)
  if (claimed && claimed < certificate.notBefore.value) reasons.push('certificateNotYetValid')
  if (claimed && claimed > certificate.notAfter.value) reasons.push('certificateExpired')
  return reasons
}

/** What came after the signed revision. Fills in the report. */
async function checkLater(
  { doc, later }: Surroundings,
  {
    signed,
    bytes,
    report,
    policy,
  }: { signed: SignedField; bytes: SignedBytes; report: SignatureReport; policy: Policy },
): Promise<SignatureReason[]> {
  report.coversWholeFile = bytes.end >= contentEnd(doc.bytes)
  if (report.coversWholeFile) return []
  if (!isSameObject(await doc.revision(bytes.end), doc, signed)) return ['revisionIncomplete']
  const changes = await later.changesAfter(bytes.end)
  if (!changes) return ['hiddenBytes']
  report.changes = changes.map(change => ({ ...change, isAllowed: isAllowed(change, policy) }))
  if (report.changes.some(change => !change.isAllowed)) return ['changedAfterSigning']
  return changes.some(change => isDrawnOver(change, policy)) ? ['drawnOverPage'] : []
}

/** Whether the signature already stood in the signed revision, at the same byte. */
function isSameObject(before: PdfDocument, doc: PdfDocument, { num }: SignedField): boolean {
  if (num === null) return true
  const [was, is] = [before.entryOf(num), doc.entryOf(num)]
  return was?.kind === 'at' && is?.kind === 'at' && was.offset === is.offset
}

/** `D:20251124093000+05'30'` as ISO; null for anything else. */
export function pdfTime(text: string | null): string | null {
  const found = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-]\d\d)'?(\d\d)?'?)?/.exec(text ?? '')
  if (!found) return null
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', , offset, minutes = '00'] = found
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset ? `${offset}:${minutes}` : 'Z'}`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
