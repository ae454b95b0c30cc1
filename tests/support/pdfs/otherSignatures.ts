import { Null, ObjectIdentifier, OctetString, UTCTime } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { latin1 } from '../../../server/engines/pdfSignatures/pdf/values.ts'
import { type Signer, signPdf } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { oids } from '../../../server/engines/pdfSignatures/verify/cms.ts'
import { plainPdf, replaceText } from './plainPdf.ts'

/** A PDF whose signature another program made: its format, and the CMS bytes for what it covers. */
export async function signedElsewhere(
  format: string,
  signer: Signer,
  makeCms: (covered: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
  time = new Date('2026-03-01T06:30:00Z'),
): Promise<Uint8Array> {
  const ours = await signPdf(plainPdf(), { signer, authority: signer, time, field: 'Signature1', name: 'Test' })
  const isOurs = format === 'ETSI.CAdES.detached'
  const pdf = isOurs ? ours : replaceText(ours, '/SubFilter /ETSI.CAdES.detached', `/SubFilter /${format}`)
  const [, first = 0, second = 0] = (/\/ByteRange \[(\d+) (\d+) (\d+)/.exec(latin1(pdf)) ?? []).slice(1).map(Number)
  const covered = Uint8Array.from([...pdf.subarray(0, first), ...pdf.subarray(second)])
  const hex = Array.from(await makeCms(covered), byte => byte.toString(16).padStart(2, '0')).join('')
  return replaceText(pdf, /\/Contents <[\da-f]+>/, `/Contents <${hex.padEnd(second - first - 2, '0')}>`)
}

interface CmsOptions {
  certificate: Certificate
  certificates?: Certificate[]
  key: CryptoKey
  hash?: 'SHA-1' | 'SHA-256'
  /** The signed bytes lie inside. */
  isEnclosed?: boolean
  signingTime?: Date
}

const hashIds = { 'SHA-1': '1.3.14.3.2.26', 'SHA-256': '2.16.840.1.101.3.4.2.1' }

/** A plain CMS signature, as most programs wrote them before PAdES. */
export async function plainCms(signed: Uint8Array<ArrayBuffer>, options: CmsOptions): Promise<Uint8Array> {
  const { certificate, certificates = [certificate], key, hash = 'SHA-256', isEnclosed, signingTime } = options
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: hashIds[hash], algorithmParams: new Null() })
  const digest = await crypto.subtle.digest(hash, signed)
  const attributes = [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.data })] }),
    new Attribute({ type: oids.messageDigest, values: [new OctetString({ valueHex: digest })] }),
    ...(signingTime
      ? [new Attribute({ type: oids.signingTime, values: [new UTCTime({ valueDate: signingTime })] })]
      : []),
  ]
  const data = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: oids.data,
      ...(isEnclosed && { eContent: new OctetString({ valueHex: signed.buffer }) }),
    }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        digestAlgorithm,
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
  })
  await data.sign(key, 0, hash, signed)
  const info = new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) })
  return new Uint8Array(info.toSchema().toBER(false))
}
