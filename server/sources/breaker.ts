import type { ProductId } from '../../contracts/products/index.ts'
import { type Source, type SourceHealth, SourceUnavailable } from './index.ts'

export interface BreakerOptions {
  /** Failures in a row after which the source is left alone. */
  failures: number
  /** For how long; then one question is let through to see. */
  restMs: number
  now?: () => number
}

interface Circuit {
  failures: number
  restsUntil: number
  /** One question is on its way to see whether the source is back. */
  probing: boolean
}

/** A circuit breaker per product: while a source is down, callers learn it at once instead of waiting for each timeout. */
export function breaking(source: Source, { failures, restMs, now = Date.now }: BreakerOptions) {
  const circuits = new Map<ProductId, Circuit>()

  function circuitOf(product: ProductId): Circuit {
    const known = circuits.get(product)
    if (known) return known
    const made = { failures: 0, restsUntil: 0, probing: false }
    circuits.set(product, made)
    return made
  }

  const ask: Source = async question => {
    const circuit = circuitOf(question.product)
    const open = circuit.failures >= failures
    if (open && (circuit.probing || circuit.restsUntil > now()))
      throw new SourceUnavailable('primary', 'it has failed repeatedly and is left alone for now')
    circuit.probing = open
    try {
      const answer = await source(question)
      circuit.failures = 0
      return answer
    } catch (error) {
      circuit.failures += 1
      circuit.restsUntil = now() + restMs
      throw error
    } finally {
      circuit.probing = false
    }
  }

  /** Down while the circuit is open; degraded after a failure that no answer has followed yet. */
  function stateOf(product: ProductId): SourceHealth['state'] {
    const failed = circuits.get(product)?.failures ?? 0
    if (failed >= failures) return 'down'
    return failed > 0 ? 'degraded' : 'operational'
  }

  return { ask, stateOf }
}
