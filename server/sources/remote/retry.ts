import { setTimeout as sleep } from 'node:timers/promises'
import { type Source, SourceUnavailable } from '../../platform/ports/sources.ts'

export interface RetryOptions {
  tries: number
  /** Before the second try; doubled before each further one. */
  pauseMs: number
  /** No new try begins later than this after the first. */
  withinMs: number
}

/** Asks again where that may help. Asking is reading, so asking twice does no harm. */
export const withRetry =
  (source: Source, options: RetryOptions): Source =>
  question =>
    retryTransient(async made => ({ ...(await source(question)), tries: made }), options)

/** Does the work, and does it again while it throws what may pass; `made` counts the tries from 1. */
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
