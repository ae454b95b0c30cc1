import type { ComponentState } from '../../../contracts/pages/statusPage.ts'
import type { SourceState } from '../../../contracts/platform/sourceStates.ts'

/** What was tried in a while: how much had an answer, and how much failed for a reason of ours or of whom we ask. */
export interface Tries {
  answered: number
  failed: number
}

/** So many failures, and so large a share of all tries, are an outage; one failure alone never is. */
const OUTAGE = { failed: 3, share: 0.5 }
const DEGRADED = { failed: 2, share: 0.1 }

/** Without tries nothing is known. */
export function judgeTries({ answered, failed }: Tries): ComponentState {
  const tries = answered + failed
  if (tries === 0) return 'unknown'
  const share = failed / tries
  if (share >= OUTAGE.share) return failed >= OUTAGE.failed ? 'outage' : 'degraded'
  return share >= DEGRADED.share && failed >= DEGRADED.failed ? 'degraded' : 'operational'
}

/**
 * A check by what was answered lately and by this node's circuit breaker. An open breaker outweighs earlier answers; a closed one proves
 * nothing.
 */
export function judgeCheck(tries: Tries, breaker: SourceState): ComponentState {
  const state = judgeTries(tries)
  if (breaker === 'down') return 'outage'
  return breaker === 'degraded' && state !== 'outage' ? 'degraded' : state
}

export interface Waiting {
  /** Seconds since the job that has waited longest was due; null if none waits. */
  oldestSeconds: number | null
  /** Whether any job was finished in the last hour. */
  hasFinished: boolean
}

const LATE_SECONDS = 15 * 60
const STUCK_SECONDS = 60 * 60

/** Without a finished job nobody knows whether anybody works, even if nothing waits. */
export function judgeJobs({ oldestSeconds, hasFinished }: Waiting): ComponentState {
  const age = oldestSeconds ?? 0
  if (age >= STUCK_SECONDS && !hasFinished) return 'outage'
  if (age >= LATE_SECONDS) return 'degraded'
  return hasFinished ? 'operational' : 'unknown'
}
