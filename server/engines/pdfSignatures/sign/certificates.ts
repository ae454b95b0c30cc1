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

/** Issues a certificate for documents of ours. */
export const issueCertificate = ({ role, name, ...wanted }: Wanted): Promise<Certificate> =>
  certify({ ...wanted, subject: namesOf(name), extensions: keyId => extensionsOf(role, keyId) })

interface Certified extends Omit<Wanted, 'role' | 'name'> {
  /** The parts of the name by their types. */
  subject: readonly (readonly [type: string, value: string])[]
  /** `keyId` identifies the key that is certified. */
  extensions: (keyId: ArrayBuffer) => Extension[]
}

/** Issues a certificate (RFC 5280); a root issues its own. */
export async function certify({
  subject,
  publicKey,
  from,
  until,
  issuer,
  extensions,
}: Certified): Promise<Certificate> {
  const certificate = new Certificate()
  certificate.version = 2
  const serial = crypto.getRandomValues(new Uint8Array(16))
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  certificate.serialNumber = new Integer({ valueHex: serial.buffer })
  writeName(certificate.subject, subject)
  if (issuer.certificate) certificate.issuer = issuer.certificate.subject
  else writeName(certificate.issuer, subject)
  certificate.notBefore.value = from
  certificate.notAfter.value = until
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(await crypto.subtle.exportKey('spki', publicKey))
  certificate.extensions = extensions(await keyIdOf(certificate))
  await certificate.sign(issuer.key, 'SHA-256')
  return Certificate.fromBER(certificate.toSchema(true).toBER(false))
}

const COUNTRY = '2.5.4.6'

const namesOf = ({ commonName, organisation }: CertificateName) =>
  [
    [COUNTRY, 'IN'],
    ['2.5.4.10', organisation],
    ['2.5.4.3', commonName],
  ] as const

function writeName(into: RelativeDistinguishedNames, names: Certified['subject']): void {
  for (const [type, value] of names)
    into.typesAndValues.push(
      new AttributeTypeAndValue({
        type,
        value: type === COUNTRY ? new PrintableString({ value }) : new Utf8String({ value }),
      }),
    )
}

const keyIdOf = async ({ subjectPublicKeyInfo }: Certificate): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-1', new Uint8Array(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView))

export const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }): Extension =>
  new Extension({ extnID, critical, extnValue: value.toBER() })

function extensionsOf(role: CertificateRole, keyId: ArrayBuffer): Extension[] {
  const bits = Uint8Array.of(usageOf[role])
  const usage = new BitString({ valueHex: bits.buffer, unusedBits: role === 'root' ? 1 : 6 })
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
