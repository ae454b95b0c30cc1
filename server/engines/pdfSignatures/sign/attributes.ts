import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import { Attribute, type Certificate } from 'pkijs'
import { oids } from '../verify/cms.ts'
import { derOf } from '../verify/names.ts'

/** Signs the DER of the signed attributes with the certificate's key: PKCS #1 v1.5 with SHA-256, or ECDSA with SHA-256 as DER. */
export interface Signer {
  sign: (attributes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
  certificate: Certificate
  /** The certificates above it, which go into the signature. */
  chain: readonly Certificate[]
}

/** The signed attributes of PAdES and of timestamps: type, digest, and the certificate that signs (RFC 5035). */
export async function signedAttributes(
  contentType: string,
  digest: ArrayBuffer,
  certificate: Certificate,
): Promise<Attribute[]> {
  const fingerprint = await crypto.subtle.digest('SHA-256', derOf(certificate))
  // The hash algorithm is left out: SHA-256 is its default.
  const id = new Sequence({ value: [new OctetString({ valueHex: fingerprint })] })
  return [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: contentType })] }),
    new Attribute({ type: oids.messageDigest, values: [new OctetString({ valueHex: digest })] }),
    new Attribute({
      type: oids.signingCertificateV2,
      values: [new Sequence({ value: [new Sequence({ value: [id] })] })],
    }),
  ]
}
