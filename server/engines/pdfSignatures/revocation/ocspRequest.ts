import { Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import type { Certificate } from 'pkijs'

/** Names the certificate only; responders know no other hash everywhere (RFC 5019, 2.1.1). */
const SHA_1 = '1.3.14.3.2.26'

/** Asks a responder about one certificate (RFC 6960, 4.1), as DER. */
export async function ocspRequest(certificate: Certificate, issuer: Certificate): Promise<Uint8Array<ArrayBuffer>> {
  const name = issuer.subject.toSchema().toBER(false)
  const key = new Uint8Array(issuer.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
  const digest = async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
    new OctetString({ valueHex: await crypto.subtle.digest('SHA-1', bytes) })
  const id = new Sequence({
    value: [
      new Sequence({ value: [new ObjectIdentifier({ value: SHA_1 }), new Null()] }),
      await digest(name),
      await digest(key),
      certificate.serialNumber,
    ],
  })
  const wrapped = [1, 2, 3].reduce<Sequence>(inner => new Sequence({ value: [inner] }), id)
  return new Uint8Array(new Sequence({ value: [wrapped] }).toBER(false))
}
