import type { BitString } from 'asn1js'
import type { BasicConstraints, Certificate, ExtKeyUsage } from 'pkijs'
import type { ChainTrust, SignatureReason } from '../../../../contracts/ocr/pdfSignatures.ts'
import { isWeakKey, isWeaklySigned, signingOf } from './algorithms.ts'
import { faultsOfConditions } from './conditions.ts'
import { derOf, partOf, plainName } from './names.ts'
import { checkSignature, type SignatureCheck } from './publicKey.ts'

/** The certificates that are trusted without asking anybody. */
export interface TrustAnchors {
  /** This installation's: its root, or the certificate that it was given. */
  ours: readonly Certificate[]
  /** Roots that its operator trusts as well. */
  known: readonly Certificate[]
}

export interface Chain {
  /** From the signer up. */
  certificates: Certificate[]
  trust: ChainTrust
  isSelfSigned: boolean
  reasons: SignatureReason[]
}

const MAX_LINKS = 10

const extensions = { basicConstraints: '2.5.29.19', keyUsage: '2.5.29.15', extendedKeyUsage: '2.5.29.37' } as const

const usages = { digitalSignature: 0x80, nonRepudiation: 0x40, keyCertSign: 0x04, cRLSign: 0x02 } as const

/** Persons and programs that sign in, and web servers. */
const [CLIENT, SERVER] = ['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.1']

/** Purposes under which documents are signed: mail, documents (RFC 9336, Adobe, Microsoft), code, persons, and any. */
const signingPurposes = [
  '1.3.6.1.5.5.7.3.4',
  '1.3.6.1.5.5.7.3.36',
  '1.2.840.113583.1.1.5',
  '1.3.6.1.4.1.311.10.3.12',
  '1.3.6.1.5.5.7.3.3',
  CLIENT,
  '2.5.29.37.0',
]
export const TIMESTAMPING = '1.3.6.1.5.5.7.3.8'

/** Whose names a certificate that signed itself cannot rightly carry; those who sign documents in India, and the largest elsewhere. */
const wellKnown = [
  'ccaindia',
  'controllerofcertifyingauthorities',
  'emudhra',
  'ncodesolutions',
  'capricorn',
  'safescrypt',
  'pantasign',
  'idsign',
  'verasys',
  'vsign',
  'nationalinformaticscentre',
  'niccas',
  'idrbt',
  'cdac',
  'uidai',
  'uniqueidentificationauthority',
  'digilocker',
  'nationalegovernance',
  'protean',
  'nsdl',
  'incometaxdepartment',
  'reservebankofindia',
  'governmentofindia',
  'digicert',
  'globalsign',
  'entrust',
  'sectigo',
  'adobe',
  'docusign',
]

interface ChainSources {
  /** The certificates of the signature. */
  pool: readonly Certificate[]
  /** Those that the document keeps for all of its signatures. */
  kept?: readonly Certificate[]
  anchors: TrustAnchors
  time: Date
}

/**
 * The chain from a certificate to an anchor, as far as it reaches, and what is wrong with it at a time. Certificates in the file help to build it and
 * prove nothing.
 */
export async function buildChain(
  signer: Certificate,
  { pool, kept = [], anchors, time }: ChainSources,
): Promise<Chain> {
  const certificates = [signer]
  const reasons = new Set<SignatureReason>()
  let trust: ChainTrust = 'unknown'
  for (let at = 0; at < MAX_LINKS; at++) {
    const current = certificates[at] as Certificate
    trust = trustOf(current, anchors)
    for (const reason of faultsOf(current, { time, isSigner: at === 0, isAnchor: trust !== 'unknown', below: at - 1 }))
      reasons.add(reason)
    if (trust !== 'unknown' || isSelfIssued(current)) break
    let issuer = await findIssuer(current, [...anchors.ours, ...anchors.known, ...pool])
    if (issuer === null || issuer === 'broken') {
      // Those of other signatures may have the same name and another key.
      const other = await findIssuer(current, kept)
      if (other !== 'broken') issuer = other ?? issuer
    }
    if (issuer === 'broken') reasons.add('brokenChain')
    if (issuer === null || issuer === 'broken' || certificates.includes(issuer)) break
    certificates.push(issuer)
  }
  for (const reason of faultsOfConditions(certificates)) reasons.add(reason)
  const isSelfSigned = isSelfIssued(signer)
  if (isSelfSigned && trust === 'unknown' && (await checkIssuer(signer, signer)) === 'differs')
    reasons.add('certificateDamaged')
  if (trust === 'unknown' && bearsKnownName(certificates, anchors)) reasons.add('impostor')
  return { certificates, trust, isSelfSigned, reasons: [...reasons] }
}

const isSame = (a: Certificate, b: Certificate) => {
  const [left, right] = [derOf(a), derOf(b)]
  return left.length === right.length && left.every((byte, at) => byte === right[at])
}

const trustOf = (certificate: Certificate, { ours, known }: TrustAnchors): ChainTrust =>
  ours.some(one => isSame(one, certificate))
    ? 'ours'
    : known.some(one => isSame(one, certificate))
      ? 'known'
      : 'unknown'

export const isSelfIssued = ({ issuer, subject }: Certificate) => issuer.isEqual(subject)

/** The issuer by name and signature; `broken` if there are only ones whose signature does not fit. */
export async function findIssuer(
  certificate: Certificate,
  candidates: readonly Certificate[],
): Promise<Certificate | 'broken' | null> {
  const named = candidates.filter(({ subject }) => subject.isEqual(certificate.issuer)).slice(0, 20)
  const checks: SignatureCheck[] = []
  for (const issuer of named) {
    const check = await checkIssuer(certificate, issuer)
    if (check === 'fits') return issuer
    checks.push(check)
  }
  return checks.includes('differs') ? 'broken' : null
}

/** Whether a certificate's signature is its issuer's. */
export async function checkIssuer(certificate: Certificate, issuer: Certificate): Promise<SignatureCheck> {
  const algorithm = signingOf(certificate.signatureAlgorithm)
  if (!algorithm) return 'unsupported'
  return checkSignature(issuer.subjectPublicKeyInfo, {
    bytes: new Uint8Array(certificate.tbsView),
    signature: new Uint8Array(certificate.signatureValue.valueBlock.valueHexView),
    algorithm,
  })
}

function faultsOf(
  certificate: Certificate,
  { time, isSigner, isAnchor, below }: { time: Date; isSigner: boolean; isAnchor: boolean; below: number },
): SignatureReason[] {
  const faults: SignatureReason[] = []
  if (time < certificate.notBefore.value) faults.push('certificateNotYetValid')
  if (time > certificate.notAfter.value) faults.push('certificateExpired')
  if (isWeakKey(certificate.subjectPublicKeyInfo)) faults.push('weakKey')
  if (!isAnchor && !isSelfIssued(certificate) && isWeaklySigned(certificate)) faults.push('weakDigest')
  if (!isSigner && !mayIssue(certificate, below)) faults.push('brokenChain')
  return faults
}

const parsed = (certificate: Certificate, id: string): unknown =>
  certificate.extensions?.find(({ extnID }) => extnID === id)?.parsedValue

export function mayIssue(certificate: Certificate, below: number): boolean {
  const constraints = parsed(certificate, extensions.basicConstraints) as BasicConstraints | undefined
  if (!constraints?.cA || !hasUsage(certificate, usages.keyCertSign)) return false
  const { pathLenConstraint } = constraints
  return typeof pathLenConstraint !== 'number' || pathLenConstraint >= below
}

/** Without the extension, a key may be used for everything (RFC 5280, 4.2.1.3). */
function hasUsage(certificate: Certificate, bits: number): boolean {
  const usage = parsed(certificate, extensions.keyUsage) as BitString | undefined
  return !usage || ((usage.valueBlock.valueHexView[0] ?? 0) & bits) !== 0
}

/** Whether a certificate is one for signing revocation lists. */
export const maySignLists = (certificate: Certificate): boolean => hasUsage(certificate, usages.cRLSign)

export function purposesOf(certificate: Certificate): string[] | null {
  const found = parsed(certificate, extensions.extendedKeyUsage) as ExtKeyUsage | undefined
  return found ? found.keyPurposes : null
}

/**
 * Whether a certificate is one for signing documents: digital signature or non-repudiation, and a fitting purpose if it names any. A web server's may name persons, too,
 * and signs nothing that people read.
 */
export function maySignDocuments(certificate: Certificate): boolean {
  const purposes = purposesOf(certificate)
  return (
    hasUsage(certificate, usages.digitalSignature | usages.nonRepudiation) &&
    (purposes === null ||
      purposes.some(purpose => signingPurposes.includes(purpose) && !(purpose === CLIENT && purposes.includes(SERVER))))
  )
}

/** Whether a certificate is one for timestamps and for nothing else (RFC 3161, 2.3). */
export function maySignTimestamps(certificate: Certificate): boolean {
  const purposes = purposesOf(certificate)
  return purposes?.length === 1 && purposes[0] === TIMESTAMPING && hasUsage(certificate, 0xc0)
}

/** Whether a chain that ends nowhere carries our name, an anchor's, or, signed by nobody else, a well-known one. */
function bearsKnownName(certificates: Certificate[], { ours, known }: TrustAnchors): boolean {
  const [signer, ...above] = certificates as [Certificate, ...Certificate[]]
  const named = certificates.flatMap(({ subject, issuer }) => [subject, issuer])
  if (sharesName(named, ours.flatMap(namesOf))) return true
  // The names of those who issue: an organisation signs under its own name with certificates of many authorities.
  const issuing = [...above.map(({ subject }) => subject), ...certificates.map(({ issuer }) => issuer)]
  if (issuing.some(name => commonNames(known).has(plainName(partOf(name, 'CN') ?? '')))) return true
  const selfIssued = certificates.filter(isSelfIssued).map(({ subject }) => subject)
  if (sharesName(selfIssued, known.flatMap(namesOf))) return true
  return isSelfIssued(signer) && namesOf(signer).some(name => wellKnown.some(one => name.includes(one)))
}

const namesIn = (name: Certificate['subject']) =>
  [partOf(name, 'CN'), partOf(name, 'O')].flatMap(one => (one ? [plainName(one)] : []))
const namesOf = ({ subject }: Certificate) => namesIn(subject)

const sharesName = (names: Certificate['subject'][], taken: string[]) =>
  names.flatMap(namesIn).some(name => taken.includes(name))

const commonNames = (certificates: readonly Certificate[]) =>
  new Set(certificates.flatMap(({ subject }) => partOf(subject, 'CN') ?? []).map(plainName))
