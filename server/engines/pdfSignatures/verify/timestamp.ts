import { ContentInfo, TSTInfo } from 'pkijs'
import type { SignatureReason, SignatureTimestamp } from '../../../../contracts/ocr/pdfSignatures.ts'
import { chainState } from '../revocation/chainState.ts'
import type { Kept } from '../revocation/dss.ts'
import { hashOf, isWeakHash } from './algorithms.ts'
import { buildChain, type Chain, maySignTimestamps, type TrustAnchors } from './chain.ts'
import { attributeOf, type Cms, checkCms, oids, parseCms } from './cms.ts'
import { describeCertificate, hex } from './names.ts'
import { isUntouched } from './untouched.ts'

/** A time that an authority vouches for that we trust, and its certificates. */
export interface ProvenTime {
  time: Date
  chain: Chain
}

export interface CheckedTimestamp {
  described: SignatureTimestamp
  reasons: SignatureReason[]
  /** Null if nobody whom we trust vouches for the time, or no longer does. */
  proven: ProvenTime | null
  chain: Chain | null
}

interface Around {
  anchors: TrustAnchors
  kept: Kept
  /** When the timestamp itself is known to have existed: the time of a later one over it, else now. */
  seen: Date
  now: Date
}

/** Checks a time authority's token (RFC 3161) that says when `stamped` existed. */
export async function checkTimestamp(
  token: Cms,
  stamped: Uint8Array<ArrayBuffer>,
  { anchors, kept, seen, now }: Around,
): Promise<CheckedTimestamp | null> {
  const info = readInfo(token)
  if (!info || !token.content) return null
  const { genTime: time, messageImprint } = info
  const reasons: SignatureReason[] = []
  const hash = hashOf(messageImprint.hashAlgorithm)
  if (isWeakHash(hash)) reasons.push('weakDigest')
  const actual = hash === null || hash.startsWith('MD') ? null : await crypto.subtle.digest(hash, stamped)
  if (!actual || hex(actual) !== hex(messageImprint.hashedMessage.valueBlock.valueHexView))
    reasons.push('timestampOfOtherData')
  const faults = await checkCms(token, token.content, oids.timestampInfo)
  if (faults.some(fault => fault !== 'weakDigest')) reasons.push('timestampInvalid')
  if (faults.includes('weakDigest')) reasons.push('weakDigest')
  const { certificate, certificates } = token
  const chain =
    certificate && (await buildChain(certificate, { pool: certificates, kept: kept.certificates, anchors, time }))
  if (chain?.trust === 'ours' && !isUntouched(token.der, token, anchors, oids.timestampInfo))
    reasons.push('timestampInvalid')
  if (certificate && !maySignTimestamps(certificate)) reasons.push('timestampKeyUsage')
  if (chain?.reasons.includes('impostor')) reasons.push('impostor')
  if (chain?.reasons.some(reason => reason !== 'impostor')) reasons.push('timestampInvalid')
  const pool = [...certificates, ...kept.certificates]
  const state = chain && (await chainState(chain, { evidence: kept.evidence, pool, time, now }))
  if (state?.revokedSince && state.revokedSince <= time) reasons.push('timestampRevoked')
  const isValid = reasons.length === 0
  const trust = chain?.trust ?? 'unknown'
  // Whoever holds an authority's key after its end can say any time: then only what was seen before proves anything.
  const hasEnded = chain?.certificates.some(one => seen > one.notAfter.value) ?? true
  const isWithdrawn = state?.revokedSince != null && state.revokedSince <= seen
  return {
    described: {
      time: time.toISOString(),
      authority: certificate ? (await describeCertificate(certificate)).subject : '',
      trust,
      isValid,
    },
    reasons: [...new Set(reasons)],
    proven: isValid && chain && trust !== 'unknown' && !hasEnded && !isWithdrawn ? { time, chain } : null,
    chain,
  }
}

function readInfo({ data, content }: Cms): TSTInfo | null {
  if (data.encapContentInfo.eContentType !== oids.timestampInfo || !content) return null
  try {
    return TSTInfo.fromBER(content)
  } catch {
    return null
  }
}

/** The time that a token states; null for what is none. */
export const timeOfToken = (token: Cms): Date | null => readInfo(token)?.genTime ?? null

/** The token in a signature's unsigned attributes: undefined if there is none, null if it cannot be read. */
export function tokenOf({ signer }: Cms): Cms | null | undefined {
  const attributes = signer.unsignedAttrs?.attributes
  if (!attributes?.some(({ type }) => type === oids.timestampToken)) return undefined
  const value = attributeOf(attributes, oids.timestampToken)
  try {
    return parseCms(new Uint8Array(new ContentInfo({ schema: value }).toSchema().toBER(false)))
  } catch {
    return null
  }
}
