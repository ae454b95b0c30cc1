import { Integer, OctetString } from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import { hashOf } from '../verify/algorithms.ts'
import { maySignTimestamps } from '../verify/chain.ts'
import { checkCms, oids, parseCms } from '../verify/cms.ts'
import { hex } from '../verify/names.ts'
import { SigningProblem, type TimeAuthority } from './wanted.ts'

const SHA_256 = '2.16.840.1.101.3.4.2.1'

/** A token of a public authority, with its chain. */
const RESERVED = 12_288

/** GrantedWithMods is granted (RFC 3161, 2.4.2). */
const granted: readonly number[] = [0, 1]

interface Asked {
  digest: Uint8Array<ArrayBuffer>
  nonce: Uint8Array<ArrayBuffer>
}

/** Asks for a timestamp over a SHA-256 digest (RFC 3161, 2.4.1), as DER. */
export function timestampRequest({ digest, nonce }: Asked): Uint8Array<ArrayBuffer> {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: new OctetString({ valueHex: digest.buffer }),
    }),
    nonce: new Integer({ valueHex: nonce.buffer }),
    certReq: true,
  })
  return new Uint8Array(request.toSchema().toBER(false))
}

/** The token in an authority's answer, if it is over what was asked and signed as it must be. Throws `SigningProblem`. */
export async function readTimestampResponse(
  der: Uint8Array,
  { digest, nonce }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const { token, status } = parseResponse(der)
  if (!granted.includes(status) || !token) throw refused(`status ${status}`)
  const cms = parseCms(token)
  const info = cms?.content && cms.data.encapContentInfo.eContentType === oids.timestampInfo && readInfo(cms.content)
  if (!cms || !cms.content || !info) throw refused('the token cannot be read')
  const { hashAlgorithm, hashedMessage } = info.messageImprint
  if (hashOf(hashAlgorithm) !== 'SHA-256' || hex(hashedMessage.valueBlock.valueHexView) !== hex(digest))
    throw refused('the token is over something else')
  if (hex(info.nonce?.valueBlock.valueHexView ?? new Uint8Array()) !== hex(nonce))
    throw refused('the token answers another request')
  const faults = await checkCms(cms, cms.content, oids.timestampInfo)
  if (faults.length > 0) throw refused(`the token is broken: ${faults.join(', ')}`)
  if (!cms.certificate || !maySignTimestamps(cms.certificate))
    throw refused('its certificate is not one for timestamps')
  return token
}

const refused = (why: string) =>
  new SigningProblem('timestampRefused', `The time authority did not answer as asked: ${why}`)

function parseResponse(der: Uint8Array): { token: Uint8Array<ArrayBuffer> | null; status: number } {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(der.slice())
    return {
      status: Number(status.status),
      token: timeStampToken ? new Uint8Array(timeStampToken.toSchema().toBER(false)) : null,
    }
  } catch {
    throw refused('its answer cannot be read')
  }
}

function readInfo(content: Uint8Array<ArrayBuffer>): TSTInfo | null {
  try {
    return TSTInfo.fromBER(content)
  } catch {
    return null
  }
}

/** An authority that is asked by RFC 3161. `post` sends a request (`application/timestamp-query`) and returns the body of the answer. */
export const remoteTimeAuthority = (
  post: (request: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): TimeAuthority => ({
  reserved: RESERVED,
  async stamp(bytes) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const nonce = crypto.getRandomValues(new Uint8Array(8))
    // Positive, and as short as DER wants it.
    nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
    return readTimestampResponse(await post(timestampRequest({ digest, nonce })), { digest, nonce })
  },
})
