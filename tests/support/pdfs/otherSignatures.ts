import { type BaseBlock, type Constructed, fromBER, Null, ObjectIdentifier, OctetString, UTCTime } from 'asn1js'
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
import { PdfDocument } from '../../../server/engines/pdfSignatures/pdf/document.ts'
import { ascii, latin1 } from '../../../server/engines/pdfSignatures/pdf/values.ts'
import { locate, placeholder, writeSignature } from '../../../server/engines/pdfSignatures/prepareSignature.ts'
import { signCms } from '../../../server/engines/pdfSignatures/sign/cmsSignature.ts'
import { fillField, markSigned } from '../../../server/engines/pdfSignatures/sign/place.ts'
import { Update } from '../../../server/engines/pdfSignatures/sign/update.ts'
import { type Signer, signPdf } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { oids } from '../../../server/engines/pdfSignatures/verify/cms.ts'
import { readFields } from '../../../server/engines/pdfSignatures/verify/fields.ts'
import { plainPdf, replaceText } from './plainPdf.ts'

/** A PDF whose last signature another program made: its format, and the CMS bytes for what it covers. */
export async function signedElsewhere(
  format: string,
  signer: Signer,
  makeCms: (covered: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
  { time = new Date('2026-03-01T06:30:00Z'), pdf = plainPdf(), field = 'Signature1' }: Partial<Target> = {},
): Promise<Uint8Array> {
  const before = latin1(pdf)
  const ours = await signPdf(pdf, { signer, authority: signer, time, field, name: 'Test' })
  const inLast = (bytes: Uint8Array, from: string | RegExp, to: string) =>
    Uint8Array.from([...ascii(before), ...replaceText(ascii(latin1(bytes).slice(before.length)), from, to)])
  const isOurs = format === 'ETSI.CAdES.detached'
  const named = isOurs ? ours : inLast(ours, '/SubFilter /ETSI.CAdES.detached', `/SubFilter /${format}`)
  const [first = 0, second = 0] = (/\/ByteRange \[0 (\d+) (\d+)/.exec(latin1(named).slice(before.length)) ?? [])
    .slice(1)
    .map(Number)
  const covered = Uint8Array.from([...named.subarray(0, first), ...named.subarray(second)])
  const hex = Array.from(await makeCms(covered), byte => byte.toString(16).padStart(2, '0')).join('')
  return inLast(named, /\/Contents <[\da-f]+>/, `/Contents <${hex.padEnd(second - first - 2, '0')}>`)
}

/** An invisible signature of a program that does not ask whether the document permits it. */
export async function signRegardless(pdf: Uint8Array, signer: Signer, field: string): Promise<Uint8Array> {
  const doc = await PdfDocument.open(pdf)
  const update = new Update(doc)
  const body = `<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached${placeholder(4096)}>>`
  await fillField(update, readFields(doc), { signature: update.add(body), wanted: { field } })
  markSigned(update)
  const { pdf: made, gap, digest } = await locate(update.append(), pdf.length)
  writeSignature(made, gap, await signCms(signer, { type: oids.data, digest: digest.buffer }))
  return made
}

interface Target {
  time: Date
  /** What is signed. */
  pdf: Uint8Array
  field: string
}

interface CmsOptions {
  certificate: Certificate
  certificates?: Certificate[]
  key: CryptoKey
  hash?: keyof typeof hashIds
  /** The identifier of the signature's algorithm, where pkijs does not know it; `sign` then makes the value. */
  algorithmId?: string
  sign?: Signer['sign']
  /** Writes the attributes and what holds them without their lengths (BER), as programs do that write while they read. */
  isIndefinite?: boolean
  /** The signed bytes lie inside. */
  isEnclosed?: boolean
  signingTime?: Date
  /** Further signed attributes. */
  further?: Attribute[]
}

const hashIds = {
  'SHA-1': '1.3.14.3.2.26',
  'SHA-256': '2.16.840.1.101.3.4.2.1',
  'SHA-384': '2.16.840.1.101.3.4.2.2',
  'SHA-512': '2.16.840.1.101.3.4.2.3',
}

/** A plain CMS signature, as most programs wrote them before PAdES. */
export async function plainCms(signed: Uint8Array<ArrayBuffer>, options: CmsOptions): Promise<Uint8Array> {
  const {
    certificate,
    certificates = [certificate],
    key,
    hash = 'SHA-256',
    isEnclosed,
    signingTime,
    further = [],
  } = options
  const { algorithmId, sign, isIndefinite } = options
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: hashIds[hash], algorithmParams: new Null() })
  const digest = await crypto.subtle.digest(hash, signed)
  const attributes = [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.data })] }),
    new Attribute({ type: oids.messageDigest, values: [new OctetString({ valueHex: digest })] }),
    ...(signingTime
      ? [new Attribute({ type: oids.signingTime, values: [new UTCTime({ valueDate: signingTime })] })]
      : []),
    ...further,
  ]
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm,
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
  })
  const data = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: oids.data,
      ...(isEnclosed && { eContent: new OctetString({ valueHex: signed.buffer }) }),
    }),
    certificates,
    signerInfos: [signer],
  })
  if (algorithmId && sign) {
    const encoded = new Uint8Array(new SignedAndUnsignedAttributes({ type: 0, attributes }).toSchema().toBER(false))
    // Signed is the set itself (RFC 5652, 5.4).
    encoded[0] = 0x31
    signer.signatureAlgorithm = new AlgorithmIdentifier({ algorithmId })
    signer.signature = new OctetString({ valueHex: (await sign(encoded)).buffer })
  } else await data.sign(key, 0, hash, signed)
  const info = new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) })
  const der = info.toSchema().toBER(false)
  return new Uint8Array(isIndefinite ? withoutLengths(der) : der)
}

/** The whole, the signed data and the signed attributes without their lengths: BER that no DER is. */
function withoutLengths(der: ArrayBuffer): ArrayBuffer {
  const partsOf = (block: BaseBlock) => (block as Constructed).valueBlock.value
  const { result: info } = fromBER(der)
  const [, content] = partsOf(info)
  const [data] = partsOf(content as BaseBlock)
  const [signer] = partsOf(partsOf(data as BaseBlock).at(-1) as BaseBlock)
  const attributes = partsOf(signer as BaseBlock).find(({ idBlock }) => idBlock.tagClass === 3)
  for (const block of [info, content, data, attributes]) if (block) block.lenBlock.isIndefiniteForm = true
  return info.toBER(false)
}
