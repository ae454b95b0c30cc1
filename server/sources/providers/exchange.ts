import { createEgress, EgressError, type EgressRules } from '../../platform/egress/index.ts'
import type { Provider } from './define.ts'
import { ProviderFailure } from './failure.ts'
import type { ProviderReply, SignedRequest } from './request.ts'
import { createTwin } from './twin.ts'

const MAX_BYTES = 1024 * 1024

/** Sends one request and reads its reply as JSON. Throws `ProviderFailure` if there is none. */
export type Exchange = (request: SignedRequest, timeoutMs: number) => Promise<ProviderReply>

/** Over the network, to an address that the egress rules allow. */
export function networkExchange(provider: Provider, address: string, rules: EgressRules): Exchange {
  const egress = createEgress(rules)
  return async ({ method, path, headers, body }, timeoutMs) => {
    const url = new URL(address.replace(/\/$/, '') + path)
    const options = { headers: { accept: 'application/json', ...headers }, timeoutMs, maxBytes: MAX_BYTES }
    const sent =
      method === 'GET'
        ? egress.get(url, options)
        : egress.post(url, {
            ...options,
            headers: { 'content-type': 'application/json', ...options.headers },
            body: JSON.stringify(body ?? {}),
          })
    const { status, text } = await sent.catch((error: unknown) => {
      if (error instanceof EgressError) throw new ProviderFailure(provider.id, 'down', { why: error.message })
      throw error
    })
    return { status, body: parsed(provider, status, text) }
  }
}

/** The sandbox's copy of the provider, in this process. */
export function twinExchange(provider: Provider): Exchange {
  const twin = createTwin(provider)
  return async request => twin(request)
}

/** A status alone may tell what happened, so a body that is no JSON matters only where an answer is expected. */
function parsed(provider: Provider, status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (status === 200) throw new ProviderFailure(provider.id, 'odd_reply', { why: 'its reply is no JSON' })
    return null
  }
}
