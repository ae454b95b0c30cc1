import { AlgorithmIdentifier, Certificate } from 'pkijs'
import {
  hashOf,
  isWeakHash,
  isWeakKey,
  isWeaklySigned,
  type SigningAlgorithm,
  signingOf,
} from '../verify/algorithms.ts'
import { checkIssuer, purposesOf } from '../verify/chain.ts'
import { hex } from '../verify/names.ts'
import { checkSignature } from '../verify/publicKey.ts'
import {
  bitsOf,
  contentOf,
  innerOf,
  numberOf,
  oidOf,
  Parts,
  partsOf,
  readTlv,
  type Tlv,
  tags,
  timeOf,
  wholeOf,
} from './der.ts'

/** What one answer says about one certificate. */
export interface OcspEntry {
  /** Null for a hash that we do not know. */
  hash: string | null
  issuerName: string
  issuerKey: string
  serial: string
  /** `unknown` is the responder's own word. */
  status: 'good' | 'revoked' | 'unknown'
  since: Date | null
  thisUpdate: Date
  nextUpdate: Date | null
}

/** A responder's answer (RFC 6960, 4.2). */
export interface Ocsp {
  producedAt: Date
  entries: OcspEntry[]
  certificates: Certificate[]
  /** The SHA-1 by which it names the key of whoever has signed it, in hex; null if it gives a name. */
  responderKey: string | null
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
  algorithm: SigningAlgorithm | null
}

const BASIC = '2b0601050507300101'
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9'

/** Throws for what is no successful answer. */
export function parseOcsp(der: Uint8Array): Ocsp {
  const outer = new Parts(readTlv(der))
  const isSuccessful = numberOf(outer.take(tags.enumerated)) === '00'
  const answer = new Parts(innerOf(outer.take(0xa0)))
  const isBasic = oidOf(answer.take(tags.oid)) === BASIC
  if (!isSuccessful || !isBasic) throw new TypeError('This is no successful answer')
  const basic = new Parts(innerOf(answer.take(tags.octets)))
  const body = basic.take(tags.sequence)
  const algorithm = AlgorithmIdentifier.fromBER(wholeOf(basic.take(tags.sequence)))
  const signature = bitsOf(basic.take(tags.bits))
  const enclosed = basic.takeIf(0xa0)
  const parts = new Parts(body)
  parts.takeIf(0xa0)
  const responder = parts.take(0xa1, 0xa2)
  const producedAt = timeOf(parts.take(tags.time))
  const responses = parts.take(tags.sequence)
  return {
    producedAt,
    entries: [...partsOf(responses)].map(readEntry),
    certificates: enclosed ? [...partsOf(innerOf(enclosed))].map(one => Certificate.fromBER(wholeOf(one))) : [],
    responderKey: responder.tag === 0xa2 ? hex(contentOf(innerOf(responder))) : null,
    signed: wholeOf(body),
    signature,
    algorithm: signingOf(algorithm),
  }
}

const statuses: Record<number, OcspEntry['status']> = { 0x80: 'good', 0xa1: 'revoked', 0x82: 'unknown' }

function readEntry(response: Tlv): OcspEntry {
  const parts = new Parts(response)
  const id = new Parts(parts.take(tags.sequence))
  const hash = hashOf(AlgorithmIdentifier.fromBER(wholeOf(id.take(tags.sequence))))
  const [issuerName, issuerKey] = [hex(contentOf(id.take(tags.octets))), hex(contentOf(id.take(tags.octets)))]
  const serial = numberOf(id.take(tags.integer))
  const state = parts.take(0x80, 0xa1, 0x82)
  const status = statuses[state.tag] ?? 'unknown'
  const thisUpdate = timeOf(parts.take(tags.time))
  const next = parts.takeIf(0xa0)
  return {
    hash,
    issuerName,
    issuerKey,
    serial,
    status,
    since: status === 'revoked' ? timeOf(innerOf(state)) : null,
    thisUpdate,
    nextUpdate: next && timeOf(innerOf(next)),
  }
}

/** Whether an entry is about a certificate of an issuer. */
export async function isAbout(entry: OcspEntry, serial: string, issuer: Certificate): Promise<boolean> {
  // SHA-1 only finds the certificate here; what is said about it is signed with more.
  if (entry.serial !== serial || entry.hash === null || entry.hash.startsWith('MD')) return false
  const name = new Uint8Array(issuer.subject.toSchema().toBER(false))
  const key = new Uint8Array(issuer.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
  const digest = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest(entry.hash as string, bytes))
  return (await digest(name)) === entry.issuerName && (await digest(key)) === entry.issuerKey
}

/** Who has signed an answer: the issuer, or somebody whom it has authorized for that (RFC 6960, 4.2.2.2); null if nobody of them has. */
export async function signerOf(ocsp: Ocsp, issuer: Certificate): Promise<Certificate | null> {
  if (await isSignedWith(ocsp, issuer)) return issuer
  for (const responder of ocsp.certificates) {
    const isAuthorized =
      purposesOf(responder)?.includes(OCSP_SIGNING) === true &&
      responder.issuer.isEqual(issuer.subject) &&
      ocsp.producedAt >= responder.notBefore.value &&
      ocsp.producedAt <= responder.notAfter.value &&
      !isWeaklySigned(responder) &&
      !isWeakKey(responder.subjectPublicKeyInfo) &&
      (await checkIssuer(responder, issuer)) === 'fits'
    if (isAuthorized && (await isSignedWith(ocsp, responder))) return responder
  }
  return null
}

async function isSignedWith(
  { algorithm, signed, signature }: Ocsp,
  { subjectPublicKeyInfo }: Certificate,
): Promise<boolean> {
  if (!algorithm || isWeakHash(algorithm.hash)) return false
  return (await checkSignature(subjectPublicKeyInfo, { bytes: signed, signature, algorithm })) === 'fits'
}
