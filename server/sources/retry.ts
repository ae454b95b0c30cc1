import { setTimeout as sleep } from 'node:timers/promises'
import { type Source, SourceUnavailable } from './index.ts'

export interface RetryOptions {
  tries: number
  /** Before the second try; doubled before each further one. */
  pauseMs: number
  /** No new try begins later than this after the first. */
  withinMs: number
}

/** Asks again where that may help. Asking is reading, so asking twice does no harm. */
export const retrying =
  (source: Source, { tries, pauseMs, withinMs }: RetryOptions): Source =>
  async question => {
    const last = performance.now() + withinMs
    for (let made = 1; ; made++)
      try {
        return { ...(await source(question)), tries: made }
      } catch (error) {
        const passing = error instanceof SourceUnavailable && error.passing
        if (!passing || made >= tries || performance.now() >= last) throw error
        await sleep(pauseMs * 2 ** (made - 1))
      }
  }
