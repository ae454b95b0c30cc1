import { ESIGN_LINK_HEADER, ESIGN_PASS_HEADER, readEsignDocument } from '../../../../contracts/calls/esignLinks.ts'
import type { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { linkSecrets } from '../signing/useEsignLink.ts'

export const RANGE_BYTES = 65_536

/** A phone on a slow connection needs some time for what is not small. */
const TIMEOUT_MS = 120_000

export interface DocumentRanges {
  bytes: number
  /** The bytes from `begin` up to, not including, `end`. */
  read: (begin: number, end: number) => Promise<Uint8Array>
}

/**
 * Reads the document in parts, with the link in headers. Its beginning and its end are asked for at once, while the engine still loads: every document is read
 * there first.
 */
export function documentRanges(open: ReturnType<typeof usePublicApi>['open'], bytes: number): DocumentRanges {
  const fetched = new Map<string, Promise<Uint8Array>>()

  async function fetchRange(begin: number, end: number): Promise<Uint8Array> {
    const { token, pass } = linkSecrets()
    const headers = {
      [ESIGN_LINK_HEADER]: token,
      ...(pass !== undefined && { [ESIGN_PASS_HEADER]: pass }),
      range: `bytes=${begin}-${end - 1}`,
    }
    const response = await open(readEsignDocument, {}, { headers, timeoutMs: TIMEOUT_MS })
    const body = new Uint8Array(await response.arrayBuffer())
    // A server that answers with the whole document answers all other questions, too.
    const part = response.status === 206 ? body : body.subarray(begin, end)
    if (part.length !== end - begin) throw new Error(`The document has other bytes than ${begin} to ${end}.`)
    return part
  }

  const ahead = (begin: number, end: number) => {
    const part = fetchRange(begin, end)
    // Whoever reads it sees the error, or asks again.
    part.catch(() => fetched.delete(`${begin}-${end}`))
    fetched.set(`${begin}-${end}`, part)
  }
  const last = Math.floor((bytes - 1) / RANGE_BYTES) * RANGE_BYTES
  ahead(0, Math.min(RANGE_BYTES, bytes))
  if (last > 0) ahead(last, bytes)

  return {
    bytes,
    read: (begin, end) => {
      const name = `${begin}-${end}`
      const part = fetched.get(name)
      fetched.delete(name)
      return part ?? fetchRange(begin, end)
    },
  }
}
