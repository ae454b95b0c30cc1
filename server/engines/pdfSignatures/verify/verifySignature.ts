import type { Certificate } from 'pkijs'
import {
  indeterminateReasons,
  type SignatureReason,
  type SignatureReport,
} from '../../../../contracts/ocr/pdfSignatures.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { contentEnd } from '../pdf/objects.ts'
import { nameOf, type PdfDict, PdfString, textOf } from '../pdf/values.ts'
import { chainState } from '../revocation/chainState.ts'
import type { Kept } from '../revocation/dss.ts'
import type { Evidence } from '../revocation/evidence.ts'
import type { KeptData } from '../revocation/keptData.ts'
import { hashOf } from './algorithms.ts'
import { coveredBytes, readSignedBytes, type SignedBytes } from './byteRange.ts'
import { buildChain, type Chain, maySignDocuments, type TrustAnchors } from './chain.ts'
import { type Cms, checkCms, hasSigningCertificate, oids, parseCms, signatureValueOf, signingTimeOf } from './cms.ts'
import { isTimestamp, type SignedField } from './fields.ts'
import type { LaterChange, LaterRevisions } from './laterRevisions.ts'
import { describeCertificate } from './names.ts'
import { isAllowed, isDrawnOver, isUnseen, type Policy, readPolicy } from './policy.ts'
import { checkTimestamp, type ProvenTime, tokenOf } from './timestamp.ts'
import { isUntouched } from './untouched.ts'

/** A trusted timestamp over the document, and until where it covers the file. */
export interface Proof extends ProvenTime {
  end: number
}

interface Surroundings {
  doc: PdfDocument
  later: LaterRevisions
  kept: KeptData
  anchors: TrustAnchors
  now: Date
  proofs: readonly Proof[]
}

export interface CheckedSignature {
  report: SignatureReport
  /** Of a timestamp over the document. */
  proof: Proof | null
  /** The end of what it covers; null if that is not known. */
  end: number | null
  /** What a certification permits. */
  level: Policy['level']
  /** Where the revisions of the report's changes end, in their order. */
  changeEnds: number[]
}

/** What one signature says and whether it holds. Throws `PdfProblem` for a file that is too complex. */
export async function verifySignature(around: Surroundings, signed: SignedField): Promise<CheckedSignature> {
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
    revocation: null,
    reason: textOf(signature.get('Reason')),
    location: textOf(signature.get('Location')),
    profile: null,
    digest: null,
    coveredBytes: 0,
    coversWholeFile: false,
    changes: [],
  }
  const reasons = new Set<SignatureReason>()
  let proven: ProvenTime | null = null
  let changes: LaterChange[] = []
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
    const value = await checkValue(around, { signature, bytes, report })
    for (const reason of value.reasons) reasons.add(reason)
    proven = value.proven
    const later = await checkLater(around, { signed, bytes, report, policy })
    for (const reason of later.reasons) reasons.add(reason)
    changes = later.changes
  }
  report.reasons = [...reasons]
  if (reasons.size === 0) report.verdict = changes.every(({ kind }) => isUnseen(kind)) ? 'valid' : 'validButChanged'
  else if (report.reasons.every(reason => indeterminateReasons.includes(reason))) report.verdict = 'indeterminate'
  const end = typeof bytes === 'string' ? null : bytes.end
  const proof = end === null || !proven || reasons.size > 0 ? null : { ...proven, end }
  return { report, proof, end, level: policy.level, changeEnds: changes.map(change => change.end) }
}

interface CheckedValue {
  reasons: SignatureReason[]
  /** What a timestamp over the document proves. */
  proven: ProvenTime | null
}

/** Cryptography: the bytes, the signer, the time. Fills in the report. */
async function checkValue(
  around: Surroundings,
  { signature, bytes, report }: { signature: PdfDict; bytes: SignedBytes; report: SignatureReport },
): Promise<CheckedValue> {
  const { doc, anchors, now } = around
  const failed = (...reasons: SignatureReason[]): CheckedValue => ({ reasons, proven: null })
  const covered = coveredBytes(doc.bytes.subarray(0, bytes.end), bytes.gap)
  report.coveredBytes = covered.length
  const format = nameOf(signature.get('SubFilter'))
  if (!isTimestamp(signature) && !formats.includes(format ?? '')) return failed('unsupportedFormat')
  const cms = parseCms(bytes.contents)
  if (!cms) return failed('unreadableSignature')
  report.digest = hashOf(cms.signer.digestAlgorithm)
  if (cms.certificate) report.signer = await describeCertificate(cms.certificate)
  const later = around.proofs.filter(({ end }) => end >= bytes.end)
  const seen = earliest(later)?.time ?? now
  const stamping = { anchors, kept: await around.kept.with(cms), seen, now }
  if (isTimestamp(signature)) {
    report.profile = 'RFC 3161'
    const stamp = await checkTimestamp(cms, covered, stamping)
    if (!stamp) return failed('unreadableSignature')
    report.timestamp = stamp.described
    report.trust = stamp.described.trust
    report.chain = await Promise.all((stamp.chain?.certificates ?? []).map(describeCertificate))
    return stamp
  }
  const reasons = await checkFormat(format, cms, covered)
  const token = tokenOf(cms)
  const stamp = token && (await checkTimestamp(token, signatureValueOf(cms), stamping))
  if (token === null || (token && !stamp)) reasons.push('timestampInvalid')
  if (stamp) {
    report.timestamp = stamp.described
    reasons.push(...stamp.reasons)
  }
  const isPades = format === 'ETSI.CAdES.detached' && hasSigningCertificate(cms)
  report.claimedTime ??= signingTimeOf(cms)?.toISOString() ?? null
  const proven = earliest([...(stamp?.proven ? [stamp.proven] : []), ...later])
  report.profile = !isPades ? 'CMS' : stamp?.described.isValid || proven ? 'PAdES B-T' : 'PAdES B-B'
  if (!cms.certificate) return { reasons, proven: null }
  const { evidence } = stamping.kept
  const checked = await checkSigner(around, { cms, report, proven, isStamped: Boolean(stamp?.proven), evidence })
  reasons.push(...checked.reasons)
  if (isPades && proven && reasons.length === 0)
    report.profile = await levelOf(around, { signer: checked.chain, proven, end: bytes.end })
  return { reasons, proven: null }
}

const earliest = <T extends ProvenTime>(times: T[]): T | null =>
  times.toSorted((a, b) => a.time.getTime() - b.time.getTime())[0] ?? null

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

async function checkSigner(
  { anchors, kept, now }: Surroundings,
  {
    cms,
    report,
    proven,
    isStamped,
    evidence,
  }: {
    cms: Cms
    report: SignatureReport
    proven: ProvenTime | null
    /** Whether the signature was stamped when it was made. A timestamp over the document may have come years later. */
    isStamped: boolean
    evidence: Evidence
  },
): Promise<{ reasons: SignatureReason[]; chain: Chain }> {
  const certificate = cms.certificate as Certificate
  const time = proven?.time ?? now
  const { certificates } = await kept.at()
  const chain = await buildChain(certificate, { pool: cms.certificates, kept: certificates, anchors, time })
  report.trust = chain.trust
  report.isSelfSigned = chain.isSelfSigned
  report.chain = await Promise.all(chain.certificates.map(describeCertificate))
  // A certificate that has ended by now may have held when it was used; nothing proves it, and nothing contradicts it.
  const reasons = chain.reasons.map(reason =>
    reason === 'certificateExpired' && !isStamped ? 'certificateEnded' : reason,
  )
  if (chain.trust === 'ours' && report.profile !== 'CMS' && !isUntouched(cms.der, cms, anchors))
    reasons.push('signatureAltered')
  if (!maySignDocuments(certificate)) reasons.push('wrongKeyUsage')
  // The signer's own clock is no proof, but a time at which the certificate did not hold is a contradiction.
  const claimed = report.claimedTime === null ? null : new Date(report.claimedTime)
  if (claimed && claimed < certificate.notBefore.value) reasons.push('certificateNotYetValid')
  if (claimed && claimed > certificate.notAfter.value) reasons.push('certificateExpired')
  const pool = [...cms.certificates, ...certificates]
  const { revokedSince, goodAt } = await chainState(chain, { evidence, pool, time, now })
  const isAfter = revokedSince !== null && proven !== null && revokedSince > proven.time
  if (revokedSince && !isAfter) {
    // Without a stamp, the signer's own word contradicts itself or proves nothing.
    const isProved = isStamped || (claimed !== null && claimed >= revokedSince)
    reasons.push(isProved ? 'certificateRevoked' : 'certificateRevokedSince')
  }
  report.revocation = {
    status: revokedSince ? (isAfter ? 'revokedLater' : 'revoked') : goodAt ? 'good' : 'unknown',
    time: (revokedSince ?? goodAt)?.toISOString() ?? null,
  }
  return { reasons, chain }
}

/**
 * The level of a signature whose time is proven (ETSI EN 319 142-1, 6): long-term if the document keeps statements about all certificates of the signer
 * and of the time, archived if a later timestamp covers these.
 */
async function levelOf(
  { kept, proofs, now }: Surroundings,
  { signer, proven, end }: { signer: Chain; proven: ProvenTime; end: number },
): Promise<SignatureReport['profile']> {
  const isLongTerm = async ({ evidence, certificates }: Kept) => {
    for (const chain of [signer, proven.chain]) {
      const { isComplete } = await chainState(chain, { evidence, pool: certificates, time: proven.time, now })
      if (!isComplete) return false
    }
    return true
  }
  if (!(await isLongTerm(await kept.at()))) return 'PAdES B-T'
  for (const proof of proofs) if (proof.end > end && (await isLongTerm(await kept.at(proof.end)))) return 'PAdES B-LTA'
  return 'PAdES B-LT'
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
): Promise<{ reasons: SignatureReason[]; changes: LaterChange[] }> {
  const failed = (...reasons: SignatureReason[]) => ({ reasons, changes: [] })
  report.coversWholeFile = bytes.end >= contentEnd(doc.bytes)
  if (report.coversWholeFile) return failed()
  if (!isSameObject(await doc.revision(bytes.end), doc, signed)) return failed('revisionIncomplete')
  const changes = await later.changesAfter(bytes.end)
  if (!changes) return failed('hiddenBytes')
  report.changes = changes.map(({ end: _, ...change }) => ({
    ...change,
    isAllowed: isAllowed(change, policy),
    signedBy: null,
  }))
  if (report.changes.some(change => !change.isAllowed)) return { reasons: ['changedAfterSigning'], changes }
  return { reasons: changes.some(change => isDrawnOver(change, policy)) ? ['drawnOverPage'] : [], changes }
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
