import type { IceServers } from '../../../contracts/videoCalls/ice.ts'
import { callLimits, type NetworkResult } from '../../../contracts/videoCalls/states.ts'

/**
 * Which way media can go from this browser, after at most five seconds: `direct` if the network lets it out, `relayed` if only a relay can be reached, `none` if neither. Without
 * servers, whatever the browser offers itself counts as direct: it reaches whoever is in the same network.
 */
export async function testNetwork(
  iceServers: IceServers,
  ms: number = callLimits.networkTestMs,
): Promise<NetworkResult> {
  const connection = new RTCPeerConnection({ iceServers })
  connection.createDataChannel('test')
  const found = new Set<string>()
  try {
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      const end = () => {
        clearTimeout(timer)
        resolve()
      }
      connection.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate === null) return end()
        if (candidate.type) found.add(candidate.type)
        if (found.has('srflx') || (iceServers.length === 0 && found.has('host'))) end()
      })
      connection
        .createOffer()
        .then(offer => connection.setLocalDescription(offer))
        .catch(end)
    })
  } finally {
    connection.close()
  }
  return resultOf(found, iceServers.length > 0)
}

/** From the kinds of addresses that were found (RFC 8445). */
export function resultOf(found: ReadonlySet<string>, hasServers: boolean): NetworkResult {
  if (found.has('srflx') || found.has('prflx')) return 'direct'
  if (found.has('relay')) return 'relayed'
  return !hasServers && found.has('host') ? 'direct' : 'none'
}
