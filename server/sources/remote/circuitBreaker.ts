import type { SourceHealth } from '../../platform/ports/sources.ts'

export interface BreakerOptions {
  /** Failures in a row after which the source is left alone. */
  failures: number
  /** For how long; then one question is let through to see. */
  restMs: number
  now?: () => number
}

/** A circuit breaker around one kind of question; a throw is a failure. */
export function createCircuitBreaker({ failures, restMs, now = () => Date.now() }: BreakerOptions) {
  let failed = 0
  let restsUntil = 0
  /** One question is on its way to see whether the source is back. */
  let probing = false
  return {
    /** Throws what `refused` makes while the source is left alone. */
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
      }
    },
    /** Down while the circuit is open; degraded after a failure that no answer has followed yet. */
    state(): SourceHealth['state'] {
      if (failed >= failures) return 'down'
      return failed > 0 ? 'degraded' : 'operational'
    },
  }
}
