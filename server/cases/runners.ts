import type { Draft } from '../../contracts/cases/draft.ts'
import type { OpenStep } from '../../contracts/cases/openStep.ts'
import type { PlanStep } from '../../contracts/cases/plan.ts'
import type { StepKind } from '../../contracts/cases/steps/index.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { CaseEvent } from '../engines/cases/state.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { OpenCase } from './rows.ts'

/** A step of the plan of a case. */
export interface StepOfCase {
  case: OpenCase
  step: PlanStep
}

/** A step that is asked, in one of its rounds. */
export interface AskedStep extends StepOfCase {
  round: number
  /** The same for every attempt of the round: what it starts derives its own ids from it. */
  roundId: string
}

/** What a step reports about the round that was asked. `asked`: somebody has been told, and will answer. */
export type StepReport = (
  | Without<Extract<CaseEvent, { type: 'answered' | 'failed' | 'blocked' | 'begun' }>>
  | { type: 'asked' }
) & {
  /** The check that was begun. */
  verificationId?: string
  /** What belongs to it, such as a mail: runs in the transaction that stores the report, unless the round is over by then. */
  also?: (trx: Trx) => Promise<void>
  /** What is kept of the actor's answer; all of it if absent, nothing if null. */
  kept?: object | null
}

type Own<Step> = Step extends OpenStep ? Omit<Step, 'id' | 'title' | 'problem' | 'draft' | 'prefilled'> : never

/** What a kind adds to what every open step says. */
export type ShownOpenStep = Own<OpenStep>

type Without<Event> = Event extends CaseEvent ? Omit<Event, 'step' | 'round'> : never

/** What a kind of step does. `server/cases` knows no kind: a wing above composes them. */
export interface StepRunner {
  /** Starts the round, after it is stored, on a worker. It may run again after a crash, and must then find what it has started. */
  begin(ctx: Context, asked: AskedStep): Promise<StepReport>
  /**
   * Takes the actor's answer, which has passed the kind's schema. Absent where nobody answers. Throws `bad_request` with the field of an answer that does
   * not suit the settings.
   */
  answer?(ctx: Context, scope: Scope, asked: AskedStep, answer: object): Promise<StepReport>
  /** What its actor sees of it, beside its title and what was wrong with an earlier answer. Absent where nobody sees it on a page of a link. */
  show?(asked: AskedStep, locale: Locale): ShownOpenStep
  /** What the case knows already, by the paths of the answer: its actor may change it. */
  prefill?(asked: AskedStep): Draft
}

export type StepRunners = Record<StepKind, StepRunner>
