import { setTimeout as sleep } from 'node:timers/promises'
import { type Source, SourceUnavailable } from '../../platform/ports/sources.ts'

export interface RetryOptions {
  tries: number
  /** The pause before the second attempt; doubled before each further one. */
  pauseMs: number
  /** No attempt starts later than this after the first. */
  withinMs: number
}

/** Retries transient failures. Queries only read, so repeating them is harmless. */
export const withRetry =
  (source: Source, options: RetryOptions): Source =>
  question =>
    retryTransient(async made => ({ ...(await source(question)), tries: made }), options)

/** Runs the work and retries transient failures; `attempt` counts from 1. */
export async function retryTransient<T>(
  work: (made: number) => Promise<T>,
  { tries, pauseMs, withinMs }: RetryOptions,
): Promise<T> {
  const last = performance.now() + withinMs
  for (let made = 1; ; made++)
    try {
      return await work(made)
    } catch (error) {
      const passing = error instanceof SourceUnavailable && error.passing
      if (!passing || made >= tries || performance.now() >= last) throw error
      await sleep(pauseMs * 2 ** (made - 1))
    }
}
