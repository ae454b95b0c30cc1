import { ContentInfo, TSTInfo } from 'pkijs'
import type { SignatureReason, SignatureTimestamp } from '../../../../contracts/ocr/pdfSignatures.ts'
import { hashOf, isWeakHash } from './algorithms.ts'
import { buildChain, type Chain, maySignTimestamps, type TrustAnchors } from './chain.ts'
import { attributeOf, type Cms, checkCms, oids, parseCms } from './cms.ts'
import { describeCertificate, hex } from './names.ts'
import { isUntouched } from './untouched.ts'

export interface CheckedTimestamp {
  described: SignatureTimestamp
  reasons: SignatureReason[]
  /** The time, if an authority vouches for it that we trust. */
  trustedTime: Date | null
  chain: Chain | null
}

/** Checks a time authority's token (RFC 3161) that says when `stamped` existed. */
export async function checkTimestamp(
  token: Cms,
  stamped: Uint8Array<ArrayBuffer>,
  anchors: TrustAnchors,
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
  const chain = certificate && (await buildChain(certificate, { pool: certificates, anchors, time }))
  if (chain?.trust === 'ours' && !isUntouched(token.der, token, anchors, oids.timestampInfo))
    reasons.push('timestampInvalid')
  if (certificate && !maySignTimestamps(certificate)) reasons.push('timestampKeyUsage')
  if (chain?.reasons.includes('impostor')) reasons.push('impostor')
  if (chain?.reasons.some(reason => reason !== 'impostor')) reasons.push('timestampInvalid')
  const isValid = reasons.length === 0
  const trust = chain?.trust ?? 'unknown'
  return {
    described: {
      time: time.toISOString(),
      authority: certificate ? (await describeCertificate(certificate)).subject : '',
      trust,
      isValid,
    },
    reasons: [...new Set(reasons)],
    trustedTime: isValid && trust !== 'unknown' ? time : null,
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
