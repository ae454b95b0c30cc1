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
    retryTransient(async triesMade => ({ ...(await source(question)), tries: triesMade }), options)

/** Runs the work and retries transient failures; `attempt` counts from 1. */
export async function retryTransient<T>(
  work: (triesMade: number) => Promise<T>,
  { tries, pauseMs, withinMs }: RetryOptions,
): Promise<T> {
  const last = performance.now() + withinMs
  for (let attempt = 1; ; attempt++)
    try {
      return await work(attempt)
    } catch (error) {
      const retryable = error instanceof SourceUnavailable && error.retryable
      if (!retryable || attempt >= tries || performance.now() >= last) throw error
      await sleep(pauseMs * 2 ** (attempt - 1))
    }
}
