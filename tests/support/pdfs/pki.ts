import {
  BitString,
  Constructed,
  Enumerated,
  GeneralizedTime,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Primitive,
  Sequence,
  Utf8String,
} from 'asn1js'
import {
  AccessDescription,
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  ExtKeyUsage,
  GeneralName,
  InfoAccess,
  IssuingDistributionPoint,
  PKIStatusInfo,
  PublicKeyInfo,
  Time,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { signCms } from '../../../server/engines/pdfSignatures/sign/cmsSignature.ts'
import { ecdsaDer } from '../../../server/engines/pdfSignatures/sign/ecdsaDer.ts'
import { issueRevocationList } from '../../../server/engines/pdfSignatures/sign/revocationList.ts'
import type { Signer } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { oids } from '../../../server/engines/pdfSignatures/verify/cms.ts'
import { ecdsa } from './signers.ts'

/** A certificate with its key, and those above it. */
export interface Party extends Signer {
  key: CryptoKey
  issuer: Party | null
}

type Kind = 'authority' | 'signer' | 'timestamps' | 'responder' | 'website'

interface Options {
  from?: Date
  until?: Date
  /** Where lists about it are found. */
  listAt?: string
  /** Where its issuer answers. */
  site?: string
}

/** Documents and mail, because some programs know no purpose for documents. */
const purposes = {
  signer: ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'],
  timestamps: ['1.3.6.1.5.5.7.3.8'],
  responder: ['1.3.6.1.5.5.7.3.9'],
  website: ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2'],
}

const bits = { authority: 0x06, signer: 0xc0, timestamps: 0xc0, responder: 0x80, website: 0x80 }

/** Issues a certificate of a real-looking public key infrastructure: with several authorities, and addresses of lists, answers and issuers. */
export async function issue(
  kind: Kind,
  commonName: string,
  issuer: Party | null,
  {
    from = new Date('2024-01-01'),
    until = new Date('2035-01-01'),
    site = 'http://pki.example',
    listAt = `${site}/list.crl`,
  }: Options = {},
): Promise<Party> {
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  const serial = crypto.getRandomValues(new Uint8Array(9))
  serial[0] = 0x4a
  certificate.serialNumber = new Integer({ valueHex: serial.buffer })
  certificate.subject.typesAndValues.push(
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: commonName }) }),
  )
  certificate.issuer = issuer ? issuer.certificate.subject : certificate.subject
  certificate.notBefore.value = from
  // Years from 2050 on have another form (RFC 5280, 4.1.2.5).
  certificate.notAfter = new Time({ type: until.getUTCFullYear() < 2050 ? 0 : 1, value: until })
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(await crypto.subtle.exportKey('spki', keys.publicKey))
  const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new Extension({ extnID, critical, extnValue: value.toBER() })
  const address = (value: string) => new GeneralName({ type: 6, value })
  certificate.extensions = [
    extension('2.5.29.19', true, new BasicConstraints(kind === 'authority' ? { cA: true } : {}).toSchema()),
    extension('2.5.29.15', true, new BitString({ valueHex: Uint8Array.of(bits[kind]).buffer, unusedBits: 1 })),
    ...(kind === 'authority'
      ? []
      : [extension('2.5.29.37', kind === 'timestamps', new ExtKeyUsage({ keyPurposes: purposes[kind] }).toSchema())]),
    ...(issuer
      ? [
          extension(
            '2.5.29.31',
            false,
            new CRLDistributionPoints({
              distributionPoints: [new DistributionPoint({ distributionPoint: [address(listAt)] })],
            }).toSchema(),
          ),
          extension(
            '1.3.6.1.5.5.7.1.1',
            false,
            new InfoAccess({
              accessDescriptions: [
                new AccessDescription({
                  accessMethod: '1.3.6.1.5.5.7.48.1',
                  accessLocation: address(`${site}/ocsp`),
                }),
                new AccessDescription({
                  accessMethod: '1.3.6.1.5.5.7.48.2',
                  accessLocation: address('ldap://pki.example/'),
                }),
                new AccessDescription({
                  accessMethod: '1.3.6.1.5.5.7.48.2',
                  accessLocation: address(`${site}/issuer.cer`),
                }),
              ],
            }).toSchema(),
          ),
        ]
      : []),
  ]
  await certificate.sign(issuer?.key ?? keys.privateKey, 'SHA-256')
  return {
    certificate: Certificate.fromBER(certificate.toSchema(true).toBER(false)),
    chain: issuer ? [issuer.certificate, ...issuer.chain] : [],
    key: keys.privateKey,
    issuer,
    sign: async bytes => ecdsaDer(new Uint8Array(await crypto.subtle.sign(ecdsa, keys.privateKey, bytes))),
  }
}

const day = 24 * 60 * 60_000

interface ListOptions {
  at: Date
  until?: Date
  revoked?: { certificate: Certificate; since: Date }[]
  /** The address of the part of the list that this is. */
  part?: string
}

/** A list of an issuer, good for a week. */
export async function listOf(
  { key, certificate }: Party,
  { at, until = new Date(at.getTime() + 7 * day), revoked = [], part }: ListOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await issueRevocationList({ issuer: { key, certificate }, revoked, from: at, until })
  if (part === undefined) return whole
  const list = CertificateRevocationList.fromBER(whole)
  const place = new IssuingDistributionPoint({ distributionPoint: [new GeneralName({ type: 6, value: part })] })
  list.crlExtensions?.extensions.push(
    new Extension({ extnID: '2.5.29.28', critical: true, extnValue: place.toSchema().toBER(false) }),
  )
  await list.sign(key, 'SHA-256')
  return new Uint8Array(list.toSchema(true).toBER(false))
}

interface AnswerOptions {
  at: Date
  until?: Date
  since?: Date
  /** Who signs: the issuer, or a responder whose certificate then lies in the answer. */
  signedBy?: Party
}

/** A responder's answer about a certificate (RFC 6960), good for a day. */
export async function answerAbout(
  { certificate, issuer }: Party,
  { at, until = new Date(at.getTime() + day), since, signedBy = issuer as Party }: AnswerOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const above = (issuer as Party).certificate
  const sha1 = async (bytes: Uint8Array<ArrayBuffer>) =>
    new OctetString({ valueHex: await crypto.subtle.digest('SHA-1', bytes) })
  const keyOf = ({ subjectPublicKeyInfo }: Certificate) =>
    new Uint8Array(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
  const time = (value: Date) => new GeneralizedTime({ valueDate: value })
  const tagged = (tagNumber: number, ...value: Sequence[] | OctetString[] | GeneralizedTime[]) =>
    new Constructed({ idBlock: { tagClass: 3, tagNumber }, value })
  const id = new Sequence({
    value: [
      new Sequence({ value: [new ObjectIdentifier({ value: '1.3.14.3.2.26' }), new Null()] }),
      await sha1(new Uint8Array(above.subject.toSchema().toBER(false))),
      await sha1(keyOf(above)),
      certificate.serialNumber,
    ],
  })
  const status = since ? tagged(1, time(since)) : new Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } })
  const data = new Sequence({
    value: [
      tagged(2, await sha1(keyOf(signedBy.certificate))),
      time(at),
      new Sequence({ value: [new Sequence({ value: [id, status, time(at), tagged(0, time(until))] })] }),
    ],
  })
  const signature = await signedBy.sign(new Uint8Array(data.toBER(false)))
  const basic = new Sequence({
    value: [
      data,
      new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' }).toSchema(),
      new BitString({ valueHex: signature.buffer }),
      ...(signedBy === issuer ? [] : [tagged(0, new Sequence({ value: [signedBy.certificate.toSchema()] }))]),
    ],
  })
  const answer = new Sequence({
    value: [
      new Enumerated({ value: 0 }),
      tagged(
        0,
        new Sequence({
          value: [
            new ObjectIdentifier({ value: '1.3.6.1.5.5.7.48.1.1' }),
            new OctetString({ valueHex: basic.toBER(false) }),
          ],
        }),
      ),
    ],
  })
  return new Uint8Array(answer.toBER(false))
}

/** What a time authority answers to a request (RFC 3161, 2.4.2). `other` is what it says instead of what it was asked. */
export async function answerRequest(
  request: Uint8Array,
  clock: Party,
  {
    at,
    status = 0,
    other = {},
  }: { at: Date; status?: number; other?: { nonce?: Integer; bytes?: Uint8Array<ArrayBuffer> } },
): Promise<Uint8Array<ArrayBuffer>> {
  const { messageImprint, nonce } = TimeStampReq.fromBER(request.slice())
  if (other.bytes)
    messageImprint.hashedMessage = new OctetString({ valueHex: await crypto.subtle.digest('SHA-256', other.bytes) })
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4',
    messageImprint,
    serialNumber: new Integer({ value: 7 }),
    genTime: at,
    nonce: other.nonce ?? nonce,
  })
  const enclosed = new Uint8Array(info.toSchema().toBER(false))
  const digest = await crypto.subtle.digest('SHA-256', enclosed)
  const token = await signCms(clock, { type: oids.timestampInfo, enclosed, digest })
  const answer = new TimeStampResp({
    status: new PKIStatusInfo({ status }),
    ...(status < 2 && { timeStampToken: ContentInfo.fromBER(token) }),
  })
  return new Uint8Array(answer.toSchema().toBER(false))
}
