import { BitString, Integer, OctetString, PrintableString, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  PublicKeyInfo,
  type RelativeDistinguishedNames,
} from 'pkijs'
import { TIMESTAMPING } from '../verify/chain.ts'

export interface CertificateName {
  commonName: string
  organisation: string
}

export type CertificateRole = 'root' | 'signer' | 'timestamps'

interface Wanted {
  role: CertificateRole
  name: CertificateName
  publicKey: CryptoKey
  from: Date
  until: Date
  issuer: { key: CryptoKey; certificate: Certificate | null }
}

/** Certificates for documents (RFC 9336) and for nothing else. */
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36'

const usageOf = { root: 0x06, signer: 0xc0, timestamps: 0xc0 } as const

/** Issues a certificate (RFC 5280); a root issues its own. */
export async function issueCertificate({ role, name, publicKey, from, until, issuer }: Wanted): Promise<Certificate> {
  const certificate = new Certificate()
  certificate.version = 2
  const serial = crypto.getRandomValues(new Uint8Array(16))
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  certificate.serialNumber = new Integer({ valueHex: serial.buffer })
  writeName(certificate.subject, name)
  if (issuer.certificate) certificate.issuer = issuer.certificate.subject
  else writeName(certificate.issuer, name)
  certificate.notBefore.value = from
  certificate.notAfter.value = until
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(await crypto.subtle.exportKey('spki', publicKey))
  certificate.extensions = extensionsOf(role, await keyIdOf(certificate))
  await certificate.sign(issuer.key, 'SHA-256')
  return Certificate.fromBER(certificate.toSchema(true).toBER(false))
}

function writeName(into: RelativeDistinguishedNames, { commonName, organisation }: CertificateName): void {
  into.typesAndValues.push(
    new AttributeTypeAndValue({ type: '2.5.4.6', value: new PrintableString({ value: 'IN' }) }),
    new AttributeTypeAndValue({ type: '2.5.4.10', value: new Utf8String({ value: organisation }) }),
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: commonName }) }),
  )
}

const keyIdOf = async ({ subjectPublicKeyInfo }: Certificate): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-1', new Uint8Array(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView))

function extensionsOf(role: CertificateRole, keyId: ArrayBuffer): Extension[] {
  const bits = Uint8Array.of(usageOf[role])
  const usage = new BitString({ valueHex: bits.buffer, unusedBits: role === 'root' ? 1 : 6 })
  const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new Extension({ extnID, critical, extnValue: value.toBER() })
  const purpose = role === 'timestamps' ? TIMESTAMPING : DOCUMENT_SIGNING
  return [
    extension(
      '2.5.29.19',
      true,
      new BasicConstraints(role === 'root' ? { cA: true, pathLenConstraint: 0 } : {}).toSchema(),
    ),
    extension('2.5.29.15', true, usage),
    extension('2.5.29.14', false, new OctetString({ valueHex: keyId })),
    // A time authority's purpose must be critical (RFC 3161, 2.3).
    ...(role === 'root'
      ? []
      : [extension('2.5.29.37', role === 'timestamps', new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema())]),
  ]
}
