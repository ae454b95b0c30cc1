import { Set as AsnSet, fromBER, type ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  type Attribute,
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  type SignedAndUnsignedAttributes,
  SignedData,
  type SignerInfo,
} from 'pkijs'
import type { SignatureReason } from '../../../../contracts/ocr/pdfSignatures.ts'
import { hashOf, isWeakHash, signingOf } from './algorithms.ts'
import { checkIssuer } from './chain.ts'
import { derOf, hex } from './names.ts'
import { checkSignature, type SignatureCheck } from './publicKey.ts'

export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
} as const

/** A CMS signature (RFC 5652) with one signer. */
export interface Cms {
  der: Uint8Array
  data: SignedData
  signer: SignerInfo
  certificates: Certificate[]
  /** The signer's, if it is among them. */
  certificate: Certificate | null
  /** The signed content, if it lies inside. */
  content: Uint8Array<ArrayBuffer> | null
}

/** Null for what is no such signature. The bytes may be padded with zeros and nothing else. */
export function parseCms(der: Uint8Array): Cms | null {
  try {
    const { result, offset } = fromBER(der.slice())
    if (offset < 0 || der.subarray(offset).some(byte => byte !== 0)) return null
    const info = new ContentInfo({ schema: result })
    if (info.contentType !== oids.signedData) return null
    const data = new SignedData({ schema: info.content })
    const [signer, ...others] = data.signerInfos
    if (!signer || others.length > 0 || !hasSoundHeader(data, signer)) return null
    const certificates = (data.certificates ?? []).filter(one => one instanceof Certificate)
    const content = data.encapContentInfo.eContent
    return {
      der,
      data,
      signer,
      certificates,
      certificate: certificates.find(one => isMeant(signer, one)) ?? null,
      content: content ? new Uint8Array(content.getValue()) : null,
    }
  } catch {
    return null
  }
}

/** What nobody signs, but only one value fits: a changed byte there is a changed file. */
const hasSoundHeader = ({ version, digestAlgorithms }: SignedData, signer: SignerInfo) =>
  [1, 3, 4, 5].includes(version) &&
  [1, 3].includes(signer.version) &&
  digestAlgorithms.some(({ algorithmId }) => algorithmId === signer.digestAlgorithm.algorithmId)

function isMeant({ sid }: SignerInfo, certificate: Certificate): boolean {
  if (sid instanceof IssuerAndSerialNumber)
    return sid.issuer.isEqual(certificate.issuer) && sid.serialNumber.isEqual(certificate.serialNumber)
  const own = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.14')?.parsedValue
  const wanted: unknown = sid
  return (
    own instanceof OctetString &&
    hex(own.valueBlock.valueHexView) === hex((wanted as OctetString).valueBlock.valueHexView)
  )
}

/** The values of a signed or unsigned attribute that stands exactly once. */
export function attributeOf(attributes: Attribute[] | undefined, type: string): unknown {
  const found = attributes?.filter(one => one.type === type) ?? []
  return found.length === 1 && found[0]?.values.length === 1 ? found[0].values[0] : undefined
}

/**
 * What is wrong with a signature over `signed`. `contentType` is the type that its attributes must name. Certificates in the file that are not the
 * signer's are looked at too, because nothing else protects them.
 */
export async function checkCms(
  { signer, certificate, certificates }: Cms,
  signed: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<SignatureReason[]> {
  const reasons: SignatureReason[] = []
  const digest = hashOf(signer.digestAlgorithm)
  const signing = signingOf(signer.signatureAlgorithm)
  if (isWeakHash(digest) || isWeakHash(signing?.hash ?? null)) reasons.push('weakDigest')
  if (!certificate) return [...reasons, 'certificateMissing']
  // RSA-PSS and elliptic keys may sign the attributes with another hash than that of the document (RFC 5652, 5.4; RFC 4056).
  const isUnknown = !signing || (signing.family === 'rsa' && signing.hash !== null && signing.hash !== digest)
  if (digest === null) return [...reasons, 'unsupportedFormat']
  // MD5 is not even computed.
  if (digest === 'MD5' || digest === 'MD2') return reasons
  const attributes = signer.signedAttrs
  const type = attributeOf(attributes?.attributes, oids.contentType) as ObjectIdentifier | undefined
  const stated = attributeOf(attributes?.attributes, oids.messageDigest)
  // Without signed attributes the same value could be read as a signature over other data.
  if (!attributes || !(stated instanceof OctetString)) return [...reasons, 'unsupportedFormat']
  if (type?.valueBlock.toString() !== contentType) reasons.push('unreadableSignature')
  const actual = await crypto.subtle.digest(digest, signed)
  if (hex(actual) !== hex(stated.getValue())) reasons.push('digestDiffers')
  // What nobody can check here may still be contradicted by its own digest.
  if (isUnknown) return [...reasons, 'unsupportedFormat']
  if (!(await namesCertificate(attributes.attributes, certificate))) reasons.push('certificateReplaced')
  const check = await checkAttributes(attributes, async bytes =>
    checkSignature(certificate.subjectPublicKeyInfo, {
      bytes,
      signature: new Uint8Array(signer.signature.getValue()),
      algorithm: signing,
      digest,
    }),
  )
  if (check !== 'fits') reasons.push(check === 'differs' ? 'signatureDiffers' : 'unsupportedFormat')
  for (const one of certificates) if (!(await isIntact(one, certificates))) reasons.push('certificateDamaged')
  return reasons
}

/** Signed is their DER (RFC 5652, 5.4), which some programs do not write into the file: it is then made from what they wrote. */
async function checkAttributes(
  attributes: SignedAndUnsignedAttributes,
  check: (bytes: Uint8Array<ArrayBuffer>) => Promise<SignatureCheck>,
): Promise<SignatureCheck> {
  const written = new Uint8Array(attributes.encodedValue)
  // Only a length that is left open cannot be DER.
  if (written[1] !== 0x80) return check(written)
  const der = new Uint8Array(new AsnSet({ value: attributes.attributes.map(one => one.toSchema()) }).toBER(false))
  return check(der)
}

/** A certificate in the file must be what its issuer signed, where the issuer is in the file. */
async function isIntact(certificate: Certificate, pool: Certificate[]): Promise<boolean> {
  const issuers = pool.filter(({ subject }) => subject.isEqual(certificate.issuer))
  if (issuers.length === 0) return true
  for (const issuer of issuers) if ((await checkIssuer(certificate, issuer)) !== 'differs') return true
  return false
}

/** Whether the attribute that names the certificate (RFC 5035), if there is one, names this one. */
async function namesCertificate(attributes: Attribute[], certificate: Certificate): Promise<boolean> {
  if (!attributes.some(({ type }) => type === oids.signingCertificateV2)) return true
  const [list] = partsOf(attributeOf(attributes, oids.signingCertificateV2))
  const parts = partsOf(partsOf(list)[0])
  // The hash algorithm may be left out, which means SHA-256.
  const stated = parts.find(part => part instanceof OctetString)
  const algorithm = parts[0] instanceof OctetString ? undefined : partsOf(parts[0])[0]
  const hash = algorithm
    ? hashOf(new AlgorithmIdentifier({ algorithmId: (algorithm as ObjectIdentifier).valueBlock.toString() }))
    : 'SHA-256'
  if (!stated || hash === null) return false
  const actual = await crypto.subtle.digest(hash, derOf(certificate)).catch(() => new ArrayBuffer(0))
  return hex(stated.valueBlock.valueHexView) === hex(actual)
}

const partsOf = (value: unknown): unknown[] => (value instanceof Sequence ? value.valueBlock.value : [])

export const hasSigningCertificate = ({ signer }: Cms): boolean =>
  Boolean(attributeOf(signer.signedAttrs?.attributes, oids.signingCertificateV2))

/** The time that the signer's computer claims inside the signature. */
export function signingTimeOf({ signer }: Cms): Date | null {
  const value = attributeOf(signer.signedAttrs?.attributes, oids.signingTime) as { toDate?: () => Date } | undefined
  try {
    return value?.toDate?.() ?? null
  } catch {
    return null
  }
}

/** The signature's value alone, as timestamps cover it. */
export const signatureValueOf = ({ signer }: Cms): Uint8Array<ArrayBuffer> =>
  new Uint8Array(signer.signature.getValue())
