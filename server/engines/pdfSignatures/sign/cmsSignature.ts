import { fromBER, Null, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { RSA } from '../verify/algorithms.ts'
import { oids } from '../verify/cms.ts'
import { type Signer, signedAttributes } from './attributes.ts'

const SHA_256 = '2.16.840.1.101.3.4.2.1'
const ECDSA_SHA_256 = '1.2.840.10045.4.3.2'

interface Content {
  /** The type that the signature names, and the content if it lies inside. */
  type: string
  enclosed?: Uint8Array<ArrayBuffer>
  digest: ArrayBuffer
}

/** A CMS signature as DER, with a timestamp of its value if `stamp` gives one. */
export async function signCms(
  { sign, certificate, chain }: Signer,
  { type, enclosed, digest }: Content,
  stamp?: (signature: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const attributes = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: await signedAttributes(type, digest, certificate),
  })
  const encoded = new Uint8Array(attributes.toSchema().toBER(false))
  // Inside, they are tagged; signed is the set itself (RFC 5652, 5.4).
  encoded[0] = 0x31
  const signature = await sign(encoded)
  const isRsa = certificate.subjectPublicKeyInfo.algorithm.algorithmId === RSA
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
    signedAttrs: attributes,
    signatureAlgorithm: isRsa
      ? new AlgorithmIdentifier({ algorithmId: RSA, algorithmParams: new Null() })
      : new AlgorithmIdentifier({ algorithmId: ECDSA_SHA_256 }),
    signature: new OctetString({ valueHex: signature.buffer }),
  })
  if (stamp) {
    const token = fromBER(await stamp(signature)).result
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new Attribute({ type: oids.timestampToken, values: [token] })],
    })
  }
  const data = new SignedData({
    version: enclosed ? 3 : 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: SHA_256 })],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: type,
      ...(enclosed && { eContent: new OctetString({ valueHex: enclosed.buffer }) }),
    }),
    certificates: [certificate, ...chain],
    signerInfos: [signer],
  })
  const info = new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) })
  return new Uint8Array(info.toSchema().toBER(false))
}
