import type { SourceState } from '../../../contracts/platform/sourceStates.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { type Source, SourceUnavailable } from '../../platform/ports/sources.ts'
import { OWN_GATEWAY } from './ownGateway.ts'

interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  failures: number
  /** How long it stays open before one probe is allowed. */
  restMs: number
  now?: () => number
}

/** A circuit breaker around one kind of query; an exception is a failure. */
export function createCircuitBreaker({ failures, restMs, now = () => Date.now() }: BreakerOptions) {
  let failed = 0
  let restsUntil = 0
  /** Whether a probe is in progress. */
  let probing = false
  let hasEnded = false
  return {
    /** Throws the error of `refused` while the circuit is open. */
    async run<T>(work: () => Promise<T>, refused: () => Error): Promise<T> {
      const open = failed >= failures
      if (open && (probing || restsUntil > now())) throw refused()
      probing = open
      try {
        const answer = await work()
        failed = 0
        return answer
      } catch (error) {
        failed += 1
        restsUntil = now() + restMs
        throw error
      } finally {
        probing = false
        hasEnded = true
      }
    },
    /** `unknown` before the first answer or failure; `down` while the circuit is open; `degraded` after a failure until the next answer. */
    state(): SourceState {
      if (!hasEnded) return 'unknown'
      if (failed >= failures) return 'down'
      return failed > 0 ? 'degraded' : 'operational'
    },
  }
}

/** A source that fails right before an answer may have given only a part of it. */
export const isFailing = (state: SourceState): boolean => state === 'degraded' || state === 'down'

/** Wraps a source in a circuit breaker per product: while it is down, callers fail immediately instead of waiting for each timeout. */
export function withProductBreakers(source: Source, options: BreakerOptions) {
  const circuits = new Map<ProductId, ReturnType<typeof createCircuitBreaker>>()

  function circuitOf(product: ProductId) {
    const known = circuits.get(product)
    if (known) return known
    const circuit = createCircuitBreaker(options)
    circuits.set(product, circuit)
    return circuit
  }

  const ask: Source = question => circuitOf(question.product).run(() => source(question), circuitOpen)
  const stateOf = (product: ProductId): SourceState => circuits.get(product)?.state() ?? 'unknown'
  return { ask, stateOf }
}

const circuitOpen = () => new SourceUnavailable(OWN_GATEWAY, 'it has failed repeatedly and is left alone for now')
