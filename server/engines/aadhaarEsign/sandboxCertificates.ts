import { BitString, OctetString } from 'asn1js'
import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  type Certificate,
  CRLDistributionPoints,
  DistributionPoint,
  type Extension,
  GeneralName,
} from 'pkijs'
import { certify, extension } from '../pdfSignatures/sign/certificates.ts'

/** What a certificate of the sandbox's authority for Aadhaar e-sign is for. */
export type SandboxRole = 'root' | 'authority' | 'messages' | 'holder'

interface Wanted {
  role: SandboxRole
  /** The parts of the name by their types. */
  subject: readonly (readonly [type: string, value: string])[]
  publicKey: CryptoKey
  from: Date
  until: Date
  issuer: { key: CryptoKey; certificate: Certificate | null }
  /** Where the issuer's list of withdrawn certificates is. */
  listUrl?: string
}

/** Certificates in the form that India's Certifying Authorities issue, which nobody vouches for. */
export const issueSandboxCertificate = ({ role, listUrl, ...wanted }: Wanted): Promise<Certificate> =>
  certify({ ...wanted, extensions: keyId => extensionsOf({ role, keyId, listUrl, issuer: wanted.issuer.certificate }) })

interface Parts {
  role: SandboxRole
  keyId: ArrayBuffer
  listUrl: string | undefined
  issuer: Certificate | null
}

/** Certificates and lists; or digital signature and non-repudiation. */
const usageOf = { root: 0x06, authority: 0x06, messages: 0xc0, holder: 0xc0 } as const

function extensionsOf({ role, keyId, listUrl, issuer }: Parts): Extension[] {
  const isAuthority = role === 'root' || role === 'authority'
  const usage = new BitString({ valueHex: Uint8Array.of(usageOf[role]).buffer, unusedBits: isAuthority ? 1 : 6 })
  const limits = role === 'authority' ? { cA: true, pathLenConstraint: 0 } : { cA: true }
  const issuerKeyId = issuer?.extensions?.find(({ extnID }) => extnID === '2.5.29.14')?.parsedValue as
    | OctetString
    | undefined
  return [
    extension('2.5.29.19', true, new BasicConstraints(isAuthority ? limits : {}).toSchema()),
    extension('2.5.29.15', true, usage),
    extension('2.5.29.14', false, new OctetString({ valueHex: keyId })),
    ...(issuerKeyId
      ? [
          extension(
            '2.5.29.35',
            false,
            new AuthorityKeyIdentifier({
              keyIdentifier: new OctetString({ valueHex: issuerKeyId.valueBlock.valueHexView.slice().buffer }),
            }).toSchema(),
          ),
        ]
      : []),
    ...(listUrl ? [extension('2.5.29.31', false, listAt(listUrl).toSchema())] : []),
  ]
}

const listAt = (url: string) =>
  new CRLDistributionPoints({
    distributionPoints: [new DistributionPoint({ distributionPoint: [new GeneralName({ type: 6, value: url })] })],
  })
