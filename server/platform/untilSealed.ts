import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { toSeal } from './metrics.ts'

/** What one walk over stored values or objects did. */
export interface SealingRound {
  sealed: number
  /** What no key opens or what is missing; it stays as it is, and nobody waits for it. */
  unreadable: number
  /** What was passed over, such as rows that somebody else held. */
  left: number
}

interface Options {
  signal?: AbortSignal | undefined
  mostRounds?: number
  firstPauseMs?: number
  onRound?: (round: SealingRound) => void
  /** A round that fails is repeated like one that leaves something; without this, its error is thrown. */
  onError?: (error: unknown) => void
}

const MAX_PAUSE_MS = 60_000

/** Repeats a walk until nothing is left, each time after a pause twice as long as the one before, at most a minute. */
export async function untilSealed(
  walk: (signal?: AbortSignal) => Promise<SealingRound>,
  { signal, mostRounds = Number.POSITIVE_INFINITY, firstPauseMs = 1_000, onRound, onError }: Options = {},
): Promise<void> {
  for (let round = 1, pauseMs = firstPauseMs; !signal?.aborted; round += 1) {
    try {
      const found = await walk(signal)
      if (signal?.aborted) return
      onRound?.(found)
      if (found.left === 0) return
    } catch (error) {
      if (!onError) throw error
      if (!signal?.aborted) onError(error)
    }
    if (round >= mostRounds) return
    await sleep(pauseMs, undefined, signal && { signal }).catch(() => {})
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
  }
}

/** Repeats a walk in the background and says in the log and the metrics how much is left. */
export function startUntilSealed(
  kind: 'values' | 'objects',
  log: Pick<Logger, 'info' | 'error'>,
  walk: (signal?: AbortSignal) => Promise<SealingRound>,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const onRound = ({ sealed, unreadable, left }: SealingRound) => {
    toSeal.set({ kind, state: 'left' }, left)
    toSeal.set({ kind, state: 'unreadable' }, unreadable)
    if (sealed || left) log.info({ kind, sealed, left }, 'stored data was sealed')
    if (unreadable && left === 0) log.error({ kind, unreadable }, 'stored data that cannot be opened')
  }
  const onError = (error: unknown) => log.error({ err: error, kind }, 'sealing stored data')
  const running = untilSealed(walk, { signal: stopping.signal, onRound, onError })
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
