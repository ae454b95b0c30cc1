import type { ProductId } from '../../../contracts/products/index.ts'
import { type Source, type SourceHealth, SourceUnavailable } from '../../platform/ports/sources.ts'
import { type BreakerOptions, createCircuitBreaker } from './circuitBreaker.ts'

/** A circuit breaker per product: while a source is down, callers learn it at once instead of waiting for each timeout. */
export function withProductBreakers(source: Source, options: BreakerOptions) {
  const circuits = new Map<ProductId, ReturnType<typeof createCircuitBreaker>>()

  function circuitOf(product: ProductId) {
    const known = circuits.get(product)
    if (known) return known
    const made = createCircuitBreaker(options)
    circuits.set(product, made)
    return made
  }

  const ask: Source = question => circuitOf(question.product).run(() => source(question), leftAlone)
  const stateOf = (product: ProductId): SourceHealth['state'] => circuits.get(product)?.state() ?? 'operational'
  return { ask, stateOf }
}

const leftAlone = () => new SourceUnavailable('primary', 'it has failed repeatedly and is left alone for now')
