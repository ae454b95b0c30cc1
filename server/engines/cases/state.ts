import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { CaseStatus, StepStatus } from '../../../contracts/cases/states.ts'

/** A step of a case. `round` counts how often it has begun: an answer to an earlier round is not taken. */
export interface StepState {
  status: StepStatus
  round: number
  /** Rounds since it was first asked, or asked again by the customer. */
  tries: number
  outcome: string | null
  facts: Readonly<Record<string, FactValue>>
  /** Why it failed, or was skipped: a code, or the customer's words, which are kept sealed. */
  reason: string | null
  /** Why it has to be answered once more, in words for whoever was asked. */
  problem: string | null
}

export interface Verdict {
  value: string
  /** The index of the rule that gave it; null if none did (`otherwise`). */
  rule: number | null
  /** The index of the rule that could not be decided, which ended the search. */
  undecided: number | null
}

/** A run of one version of a plan. */
export interface CaseState {
  status: CaseStatus
  /** Decided early, and waits only for what cannot be recalled. */
  isClosing: boolean
  verdict: Verdict | null
  /** Of the person: `name`, `email`, `phone`. */
  subject: Readonly<Record<string, FactValue>>
  steps: Readonly<Record<string, StepState>>
}

/** What happens to a case. One that names a round which is over, or a step that has ended, changes nothing. */
export type CaseEvent =
  | { type: 'start' }
  /** The step cannot be recalled from now on. */
  | { type: 'begun'; step: string; round: number }
  /**
   * `problem`: what was wrong with the answer, if its outcome is one that is asked again. `sendsBack`: the step that is asked again because of it; then
   * `problem` is for whoever answers that one.
   */
  | {
      type: 'answered'
      step: string
      round: number
      outcome: string
      facts: Record<string, FactValue>
      problem?: string
      sendsBack?: string
    }
  /** The step has no outcome: a source that does not answer, a link that has ended. A final one is not tried again: the person has declined. */
  | { type: 'failed'; step: string; round: number; reason: string; isFinal?: true }
  /** The customer must act first, such as top up a wallet: the case pauses, and the step waits again. */
  | { type: 'blocked'; step: string; round: number; reason: string }
  | { type: 'skip'; step: string; reason: string }
  | { type: 'askAgain'; step: string }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'cancel' }
  | { type: 'expire' }

/** What has to be done outside the engine, once, after the change is stored. */
export type Effect =
  | { type: 'ask'; step: string; round: number }
  /** Whoever was asked need not answer any more. */
  | { type: 'withdraw'; step: string; round: number }

export const newStep = (): StepState => ({
  status: 'waiting',
  round: 0,
  tries: 0,
  outcome: null,
  facts: {},
  reason: null,
  problem: null,
})

/** Neither decided nor ended; a paused case goes on later. */
export const isRunning = ({ status }: Pick<CaseState, 'status'>): boolean => status === 'open' || status === 'paused'
