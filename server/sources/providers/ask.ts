import { setTimeout as sleep } from 'node:timers/promises'
import type { ProductId } from '../../../contracts/products/index.ts'
import { getPath } from '../remote/mapping.ts'
import { sourceRunnerOf } from '../runners/index.ts'
import type { Call, Provider } from './define.ts'
import { ProviderFailure } from './failure.ts'
import { type ReadReply, readProviderReply, ruleOutcome } from './reply.ts'
import { type ProviderReply, requestOf } from './request.ts'
import type { Session } from './session.ts'

interface Asked {
  session: Session
  product: ProductId
  query: Record<string, unknown>
  timeoutMs: number
}

/**
 * Asks a provider and reads its last reply. Throws `ProviderFailure` without an answer; `found`, `not_found` and `rejected_input` are answers. `timeoutMs` is
 * for all calls of the question.
 */
export async function askProvider(
  provider: Provider,
  { session, product, query, timeoutMs }: Asked,
): Promise<ReadReply> {
  const declared = provider.products[product]
  if (!declared) throw new ProviderFailure(provider.id, 'down', { why: `it does not answer ${product}` })
  const ends = performance.now() + timeoutMs
  const kept: Record<string, unknown> = {}
  let reply: ProviderReply = { status: 0, body: null }
  for (const [at, call] of declared.calls.entries()) {
    reply = await send(call)
    if (at === declared.calls.length - 1) break
    // A reply that ends the question early, such as a rejected input.
    const early =
      ruleOutcome(declared.rules, reply.status, reply.body) ?? ruleOutcome(provider.errors, reply.status, reply.body)
    if (early !== undefined && early !== 'found') break
    if (reply.status >= 400) break
    for (const [name, path] of Object.entries(call.keep ?? {})) {
      kept[name] = getPath(reply.body, path)
      if (kept[name] === undefined) throw new ProviderFailure(provider.id, 'odd_reply', { fields: [`missing ${path}`] })
    }
  }
  const { record } = sourceRunnerOf(product)
  const read = readProviderReply(declared, provider.errors, { ...reply, record })
  if (read.outcome === 'found' || read.outcome === 'not_found' || read.outcome === 'rejected_input') return read
  throw new ProviderFailure(provider.id, read.outcome, { fields: read.fields })

  async function send(call: Call): Promise<ProviderReply> {
    const request = requestOf(call, { query, kept })
    for (let time = 0; ; time++) {
      const left = Math.round(ends - performance.now())
      if (left < 1) throw new ProviderFailure(provider.id, 'down', { why: `no answer within ${timeoutMs} ms` })
      const got = await session.send(request, call.headers ?? {}, left)
      const { poll } = call
      if (!poll || time >= poll.times || !poll.is.includes(String(getPath(got.body, poll.at)))) return got
      await sleep(Math.min(poll.everyMs, Math.max(1, ends - performance.now())))
    }
  }
}
