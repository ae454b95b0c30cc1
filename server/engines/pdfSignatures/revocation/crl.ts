import { fromBER } from 'asn1js'
import { AlgorithmIdentifier, type Certificate, RelativeDistinguishedNames } from 'pkijs'
import { latin1 } from '../pdf/values.ts'
import { isWeakHash, type SigningAlgorithm, signingOf } from '../verify/algorithms.ts'
import { mayIssue, maySignLists } from '../verify/chain.ts'
import { hex } from '../verify/names.ts'
import { checkSignature } from '../verify/publicKey.ts'
import {
  bitsOf,
  contentOf,
  type DerExtension,
  extensionsOf,
  innerOf,
  numberOf,
  Parts,
  partsOf,
  readTlv,
  type Tlv,
  tags,
  timeOf,
  wholeOf,
} from './der.ts'

/** Identifiers as hexadecimal bytes. */
const ids = { number: '551d14', authorityKey: '551d23', place: '551d1c', invalidSince: '551d18' } as const

/** A revocation list (RFC 5280, 5). */
export interface Crl {
  thisUpdate: Date
  nextUpdate: Date | null
  issuer: RelativeDistinguishedNames
  /** By which the issuer's key is named, in hex; null if it is not. */
  issuerKey: string | null
  /** Null if it is a list of a kind that does not say enough about a certificate: of changes only, of some reasons, or of several issuers. */
  scope: Scope | null
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
  algorithm: SigningAlgorithm | null
  entries: Tlv | null
}

/** Which certificates of its issuer the list is about: all of them unless it says less. */
interface Scope {
  /** The addresses of a part of the list; a certificate names its own. */
  places: string[] | null
  only: 'people' | 'authorities' | null
}

/** Throws `PdfProblem`, or the error of the reader of names, for what is none. */
export function parseCrl(der: Uint8Array): Crl {
  const whole = readTlv(der)
  const outer = new Parts(whole)
  const body = outer.take(tags.sequence)
  const algorithm = outer.take(tags.sequence)
  const signature = outer.take(tags.bits)
  const parts = new Parts(body)
  parts.takeIf(tags.integer)
  const inside = parts.take(tags.sequence)
  const issuer = new RelativeDistinguishedNames({ schema: fromBER(wholeOf(parts.take(tags.sequence))).result })
  const thisUpdate = timeOf(parts.take(tags.utcTime, tags.time))
  const next = parts.takeIf(tags.utcTime, tags.time)
  const entries = parts.takeIf(tags.sequence)
  const extensions = parts.takeIf(0xa0)
  if (hex(wholeOf(inside)) !== hex(wholeOf(algorithm))) throw new TypeError('A list names one algorithm, twice')
  const details = extensions ? extensionsOf(innerOf(extensions)) : new Map<string, DerExtension>()
  return {
    thisUpdate,
    nextUpdate: next && timeOf(next),
    issuer,
    issuerKey: keyIn(details.get(ids.authorityKey)),
    scope: scopeOf(details),
    signed: wholeOf(body),
    signature: bitsOf(signature),
    algorithm: signingOf(AlgorithmIdentifier.fromBER(wholeOf(algorithm))),
    entries,
  }
}

function keyIn(authority: DerExtension | undefined): string | null {
  const part = authority && [...partsOf(innerOf(authority.value))].find(({ tag }) => tag === 0x80)
  return part ? hex(contentOf(part)) : null
}

function scopeOf(extensions: Map<string, DerExtension>): Scope | null {
  const known: readonly string[] = [ids.number, ids.authorityKey, ids.place]
  if ([...extensions].some(([id, { isCritical }]) => isCritical && !known.includes(id))) return null
  const place = extensions.get(ids.place)
  if (!place) return { places: null, only: null }
  const scope: Scope = { places: null, only: null }
  for (const part of partsOf(innerOf(place.value))) {
    const isTrue = contentOf(part)[0] !== 0
    if (part.tag === 0xa0) scope.places = addressesIn(part)
    else if (part.tag === 0x81 && isTrue) scope.only = 'people'
    else if (part.tag === 0x82 && isTrue) scope.only = 'authorities'
    // Some reasons only, of several issuers, or of another kind of certificates.
    else if (part.tag !== 0x81 && part.tag !== 0x82 && isTrue) return null
  }
  return scope
}

/** The addresses in a name of a place, however deep they lie in it. */
function addressesIn(tlv: Tlv): string[] {
  if (tlv.tag === 0x86) return [latin1(contentOf(tlv))]
  return (tlv.tag & 0x20) === 0 ? [] : [...partsOf(tlv)].flatMap(addressesIn)
}

/** Where a certificate says that lists about it are found. */
export function listPlaces(certificate: Certificate): string[] {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.31')
  return extension ? addressesIn(readTlv(new Uint8Array(extension.extnValue.valueBlock.valueHexView))) : []
}

/** Whether a list is the issuer's and speaks about a certificate. */
export const isAbout = ({ issuer, scope }: Crl, certificate: Certificate): boolean =>
  scope !== null &&
  issuer.isEqual(certificate.issuer) &&
  (scope.only === null || (scope.only === 'authorities') === mayIssue(certificate, 0)) &&
  (scope.places === null || listPlaces(certificate).some(place => scope.places?.includes(place)))

export async function isSignedBy({ algorithm, signed, signature }: Crl, issuer: Certificate): Promise<boolean> {
  if (!algorithm || isWeakHash(algorithm.hash) || !maySignLists(issuer)) return false
  return (await checkSignature(issuer.subjectPublicKeyInfo, { bytes: signed, signature, algorithm })) === 'fits'
}

/** Since when a certificate is withdrawn, or, where the issuer says so, its key not to be trusted; null if it is not in the list. Throws `PdfProblem`. */
export function withdrawnSince({ entries }: Crl, serial: string): Date | null {
  if (!entries) return null
  for (const entry of partsOf(entries)) {
    const parts = new Parts(entry)
    if (numberOf(parts.take(tags.integer)) !== serial) continue
    const since = timeOf(parts.take(tags.utcTime, tags.time))
    const more = parts.takeIf(tags.sequence)
    const invalid = more && extensionsOf(more).get(ids.invalidSince)
    const earlier = invalid ? timeOf(innerOf(invalid.value)) : since
    return earlier < since ? earlier : since
  }
  return null
}
