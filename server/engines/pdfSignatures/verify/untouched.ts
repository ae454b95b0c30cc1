import { type Certificate, ContentInfo, IssuerAndSerialNumber } from 'pkijs'
import type { TrustAnchors } from './chain.ts'
import { type Cms, oids } from './cms.ts'
import { derOf, hex } from './names.ts'

/**
 * Whether a signature of our own is, byte for byte, as we write it. Parts of a signature are signed by nobody (names of algorithms, copies of
 * certificates): a changed bit there proves nothing false, but the file is not the one that we made.
 */
export function isUntouched(der: Uint8Array, cms: Cms, anchors: TrustAnchors, type: string = oids.data): boolean {
  const { data, signer, certificate, certificates } = cms
  if (!certificate || data.encapContentInfo.eContentType !== type) return false
  const info = new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) })
  const { sid } = signer
  const anchored = new Set([...anchors.ours, ...anchors.known].map(fingerprint))
  return (
    hex(der) === hex(info.toSchema().toBER(false)) &&
    data.version === (type === oids.data ? 1 : 3) &&
    signer.version === 1 &&
    data.digestAlgorithms.length === 1 &&
    [data.digestAlgorithms[0], signer.digestAlgorithm].every(one => one && one.algorithmParams === undefined) &&
    sid instanceof IssuerAndSerialNumber &&
    hex(sid.issuer.toSchema().toBER(false)) === hex(certificate.issuer.toSchema().toBER(false)) &&
    certificates.length === data.certificates?.length &&
    certificates.every(one => one === certificate || anchored.has(fingerprint(one))) &&
    hasOneAlgorithm(certificate) &&
    written.includes(hex(signer.signatureAlgorithm.toSchema().toBER(false))) &&
    (signer.unsignedAttrs?.attributes ?? []).every(one => one.type === oids.timestampToken)
  )
}

const fingerprint = (certificate: Certificate) => hex(derOf(certificate))

/** RSA with its empty parameters, and ECDSA with SHA-256, as DER. */
const written = ['300d06092a864886f70d0101010500', '300a06082a8648ce3d040302']

/** A certificate names its algorithm twice, once unsigned. */
const hasOneAlgorithm = ({ signature, signatureAlgorithm }: Certificate) =>
  hex(signature.toSchema().toBER(false)) === hex(signatureAlgorithm.toSchema().toBER(false))
