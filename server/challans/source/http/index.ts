import { challanLimits } from '../../../../contracts/challans/challanLimits.ts'
import { createEgress, EgressError, type EgressRules } from '../../../platform/egress/index.ts'
import { matchesType } from '../../../platform/objectStorage/sniff.ts'
import type { ChallanImage, ChallanSource } from '../../../platform/ports/challanSource.ts'
import { SourceUnavailable } from '../../../platform/ports/sources.ts'
import { getPath, requestBody } from '../../../sources/remote/mapping.ts'
import type { ChallanMapping } from './mapping.ts'
import { rowOf } from './rows.ts'

const NAME = 'challans'
const MAX_BYTES = 2 * 1024 * 1024
const imageTypes = ['image/png', 'image/jpeg', 'image/webp']

export interface RemoteChallans extends EgressRules {
  url: string
  key: string
  timeoutMs: number
  mapping: ChallanMapping
  /** Receives the number of invalid rows in a reply. */
  onInvalidRows?: (rows: number) => void
}

/**
 * Creates a client for a provider's HTTP API. Only replies that the mapping recognises count as answers; invalid rows are
 * dropped.
 */
export function httpChallans(options: RemoteChallans): ChallanSource {
  const { url, key, timeoutMs, mapping, onInvalidRows } = options
  const egress = createEgress(options)
  const headers = { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` }
  return {
    name: NAME,
    async challansOf(vehicle) {
      const body = JSON.stringify(requestBody(mapping, { ...vehicle }))
      const request = { headers, body, timeoutMs, maxBytes: MAX_BYTES }
      const { status, text } = await egress
        .post(new URL(url.replace(/\/$/, '') + mapping.path), request)
        .catch(rethrowEgressError)
      if (status >= 500) throw new SourceUnavailable(NAME, `it answered ${status}`, { retryable: true })
      if (status !== 200 && status !== 404) throw new SourceUnavailable(NAME, `it answered ${status}`)
      const rows = listIn(mapping, parseJson(text))
      const challans = rows.map(row => rowOf(mapping, row, vehicle.rcNo)).filter(row => row !== undefined)
      // If no row fits the mapping, the source is broken; it does not mean that the vehicle has no challans.
      if (rows.length > 0 && challans.length === 0) throw new SourceUnavailable(NAME, 'its challans make no sense')
      if (challans.length < rows.length) onInvalidRows?.(rows.length - challans.length)
      return challans
    },
    // Without our API key, because the image may be on any host.
    async imageOf(reference): Promise<ChallanImage | null> {
      if (!URL.canParse(reference)) return null
      const request = { headers: { accept: imageTypes.join() }, timeoutMs, maxBytes: challanLimits.imageBytes }
      const { status, bytes } = await egress.download(new URL(reference), request).catch(rethrowEgressError)
      if (status === 404 || status === 410) return null
      if (status !== 200) throw new SourceUnavailable(NAME, `a picture answered ${status}`)
      const type = imageTypes.find(one => matchesType(one, bytes))
      return type ? { type, bytes } : null
    },
  }
}

function listIn({ outcome, list }: ChallanMapping, reply: unknown): unknown[] {
  const outcomeValue = String(getPath(reply, outcome.at))
  if (outcome.notFound.includes(outcomeValue)) return []
  if (!outcome.found.includes(outcomeValue))
    throw new SourceUnavailable(NAME, 'its reply says neither found nor not found')
  const rows = getPath(reply, list)
  if (!Array.isArray(rows)) throw new SourceUnavailable(NAME, 'its reply has no list')
  return rows.slice(0, challanLimits.mostChallans) as unknown[]
}

function rethrowEgressError(error: unknown): never {
  if (!(error instanceof EgressError)) throw error
  throw new SourceUnavailable(NAME, error.message, { retryable: !error.refused })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceUnavailable(NAME, 'its reply is no JSON')
  }
}
