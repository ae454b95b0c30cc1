import { createEgress, EgressError, type EgressRules } from '../../platform/egress/index.ts'
import { type Source, SourceUnavailable } from '../../platform/ports/sources.ts'
import { type MappingFile, readReply, requestBody } from '../remote/mapping.ts'
import { OWN_GATEWAY } from '../remote/ownGateway.ts'
import { sourceRunnerOf } from '../runners/index.ts'

const NAME = OWN_GATEWAY
const MAX_BYTES = 256 * 1024

export interface RemoteOptions extends EgressRules {
  url: string
  key: string
  timeoutMs: number
  /** Mappings that replace the runners' own. */
  mapping: MappingFile
}

/** Asks a remote source once. Only a reply that says found or not found, with a complete record, is an answer. */
export function httpSource({ url, key, timeoutMs, mapping, ...rules }: RemoteOptions): Source {
  const egress = createEgress(rules)
  return async ({ product, query }) => {
    const { remote: own, record } = sourceRunnerOf(product)
    const remote = mapping[product] ?? own
    const options = {
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(requestBody(remote, query)),
      timeoutMs,
      maxBytes: MAX_BYTES,
    }
    const { status, text } = await egress.post(new URL(url.replace(/\/$/, '') + remote.path), options).catch(noReply)
    if (status >= 500) throw new SourceUnavailable(NAME, `it answered ${status}`, { retryable: true })
    // Some sources report "not found" with 404; the body decides.
    if (status !== 200 && status !== 404) throw new SourceUnavailable(NAME, `it answered ${status}`)
    const reply = readReply(remote, parsed(text))
    if (!reply) throw new SourceUnavailable(NAME, 'its reply says neither found nor not found')
    const answer = { source: NAME, fetchedAt: new Date().toISOString(), tries: 1 }
    if (!reply.found) return { ...answer, found: false }
    const checked = record.safeParse(reply.record)
    if (checked.success) return { ...answer, found: true, record: checked.data }
    const fields = checked.error.issues.map(issue => issue.path.join('.')).join(', ')
    throw new SourceUnavailable(NAME, `its record makes no sense: ${fields}`)
  }
}

function noReply(error: unknown): never {
  if (!(error instanceof EgressError)) throw error
  throw new SourceUnavailable(NAME, error.message, { retryable: !error.refused })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceUnavailable(NAME, 'its reply is no JSON')
  }
}
