import type { BgcCheckName } from '../../../contracts/cases/bgc/checks.ts'
import type { PackageInput } from '../../../contracts/cases/bgc/packageInput.ts'
import { packagePlan } from '../../../contracts/cases/bgc/packagePlan.ts'
import { type Plan, plan as planSchema } from '../../../contracts/cases/plan.ts'
import type { ShownStep } from '../../../contracts/cases/shown.ts'
import { advance, newCase } from '../../../server/engines/cases/advance.ts'
import type { CaseEvent, CaseState, Effect } from '../../../server/engines/cases/state.ts'

/** What a step is answered with; `fails` and `skip` end it without an answer. */
export type GivenAnswer =
  | { outcome: string; facts?: Record<string, string | number | boolean | null> }
  | 'fails'
  | 'skip'

export const packageOfChecks = (checks: readonly BgcCheckName[], more: Partial<PackageInput> = {}): Plan =>
  planSchema.parse(
    packagePlan({
      name: { en: 'Small', hi: 'छोटा' },
      checks,
      turnaroundDays: 10,
      endsEarly: false,
      noticeDays: 5,
      keepDays: 90,
      reviewedBy: 'employer',
      ...more,
    }),
  )

/** Answers every step that is asked, in order, until none is; `asked` names them. A step without an answer here fails. */
export function runPackage(plan: Plan, answers: Record<string, GivenAnswer>): { state: CaseState; asked: string[] } {
  const asked: string[] = []
  let { state, effects } = advance(plan, newCase(plan, { name: 'Asha Rao' }), { type: 'start' })
  const asksIn = (of: readonly Effect[]) => of.filter(({ type }) => type === 'ask')
  for (let open = asksIn(effects); open[0]; open = [...open.slice(1), ...asksIn(effects)]) {
    const { step, round } = open[0]
    asked.push(step)
    ;({ state, effects } = advance(plan, state, eventOf(step, round, answers[step] ?? 'fails')))
  }
  return { state, asked }
}

function eventOf(step: string, round: number, given: GivenAnswer): CaseEvent {
  if (given === 'fails') return { type: 'failed', step, round, reason: 'source_unavailable', isFinal: true }
  if (given === 'skip') return { type: 'skip', step, reason: 'Not needed.' }
  return { type: 'answered', step, round, outcome: given.outcome, facts: given.facts ?? {} }
}

/** The steps as the page of a case shows them, as far as the answers of checks read them. */
export const shownSteps = (plan: Plan, state: CaseState): ShownStep[] =>
  plan.steps.map(({ id, kind, title }) => {
    const { status, outcome, facts, reason } = state.steps[id] ?? { status: 'waiting', facts: {} }
    return {
      id,
      kind,
      title,
      status,
      reason: reason ?? null,
      outcome: outcome ? { value: outcome, label: title, tone: 'neutral' } : null,
      facts: Object.entries(facts).map(([source, value]) => ({
        source,
        label: title,
        kind: 'text',
        value,
        choice: null,
      })),
      endedAt: null,
      reads: [],
    } as unknown as ShownStep
  })
