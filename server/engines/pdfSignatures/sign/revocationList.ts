import { Integer, OctetString } from 'asn1js'
import {
  AuthorityKeyIdentifier,
  type Certificate,
  CertificateRevocationList,
  Extension,
  Extensions,
  RevokedCertificate,
  Time,
} from 'pkijs'

interface Wanted {
  issuer: { key: CryptoKey; certificate: Certificate }
  /** The certificates that are withdrawn, and since when. */
  revoked: readonly { certificate: Certificate; since: Date }[]
  from: Date
  until: Date
}

/** Issues the list of the certificates that an authority has withdrawn (RFC 5280, 5), as DER. Later lists have higher numbers. */
export async function issueRevocationList({ issuer, revoked, from, until }: Wanted): Promise<Uint8Array<ArrayBuffer>> {
  const { subject, subjectPublicKeyInfo } = issuer.certificate
  const key = new Uint8Array(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
  const keyIdentifier = new OctetString({ valueHex: await crypto.subtle.digest('SHA-1', key) })
  const list = new CertificateRevocationList({
    version: 1,
    issuer: subject,
    thisUpdate: new Time({ type: 0, value: from }),
    nextUpdate: new Time({ type: 0, value: until }),
    crlExtensions: new Extensions({
      extensions: [
        new Extension({
          extnID: '2.5.29.35',
          extnValue: new AuthorityKeyIdentifier({ keyIdentifier }).toSchema().toBER(false),
        }),
        new Extension({ extnID: '2.5.29.20', extnValue: new Integer({ value: from.getTime() }).toBER(false) }),
      ],
    }),
  })
  // An empty list of entries is left out (RFC 5280, 5.1.2.6).
  if (revoked.length > 0)
    list.revokedCertificates = revoked.map(
      ({ certificate, since }) =>
        new RevokedCertificate({
          userCertificate: certificate.serialNumber,
          revocationDate: new Time({ type: 0, value: since }),
        }),
    )
  await list.sign(issuer.key, 'SHA-256')
  return new Uint8Array(list.toSchema(true).toBER(false))
}
