import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'
import type { RehearsalPerson } from '../../../contracts/cases/rehearsalPeople.ts'
import { outcomesOf } from '../../../contracts/cases/stepFacts.ts'
import { stepOf } from '../../../contracts/cases/steps/index.ts'
import { advance, newCase } from './advance.ts'
import { type Answers, answersOf, type Compared, decisiveIn, valuesIn, valuesOfPerson } from './answers.ts'
import type { CaseEvent, CaseState } from './state.ts'

export interface Rehearsal {
  /** Every round, in the order in which it was asked; a round without an outcome has none. */
  path: { step: string; outcome: string | null }[]
  state: CaseState
}

/** What one person gives in a round of a step. */
type Script = (step: PlanStep, answers: Answers, round: number) => { outcome: string | undefined; isWell: boolean }

const well = ({ outcomes }: Answers) => ({ outcome: outcomes[0], isWell: true })
const isSource = ({ kind }: PlanStep) => stepOf(kind).actor === 'platform' && kind !== 'notice'

const scripts: Record<RehearsalPerson, Script> = {
  asha: (_, answers) => well(answers),
  bharat: (step, answers) =>
    step.kind === 'review'
      ? { outcome: 'failed', isWell: true }
      : isSource(step)
        ? {
            outcome: ['mismatch', 'review', 'notFound'].find(one => one in outcomesOf(step)) ?? answers.outcomes[0],
            isWell: false,
          }
        : well(answers),
  chetan: (step, answers) => (step.kind === 'consent' ? { outcome: 'refused', isWell: false } : well(answers)),
  divya: (step, answers, round) => {
    const refused = stepOf(step.kind).repeats?.[0]
    return refused !== undefined && round === 1 ? { outcome: refused, isWell: false } : well(answers)
  },
  imran: (step, answers) =>
    step.kind === 'review'
      ? { outcome: 'unable', isWell: true }
      : isSource(step)
        ? { outcome: undefined, isWell: false }
        : well(answers),
}

/** Values that conditions compare with: a person answers by those of the first so many, because each is held against each. */
const MAX_VALUES = 500

function comparedIn(plan: Plan): Compared {
  let left = MAX_VALUES
  const comparisons = decisiveIn(plan).filter(one => {
    left -= valuesIn([one])
    return left >= 0
  })
  return Map.groupBy(comparisons, ({ fact }) => fact)
}

/** A named person of the sandbox goes through a plan that has no problems: the engine itself runs, nobody is asked and nothing is stored. */
export function rehearse(plan: Plan, person: RehearsalPerson): Rehearsal {
  const compared = comparedIn(plan)
  const subject = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+919812345001',
    ...firstOf(valuesOfPerson(compared)),
  }
  const path: Rehearsal['path'] = []
  let { state, effects } = advance(plan, newCase(plan, subject), { type: 'start' })
  let open = effects.filter(({ type }) => type === 'ask')
  while (open.length > 0) {
    const [next] = open
    const step = plan.steps.find(({ id }) => id === next?.step)
    if (!next || !step) break
    const answers = answersOf(step, compared)
    const { outcome, isWell } = scripts[person](step, answers, next.round)
    path.push({ step: step.id, outcome: outcome ?? null })
    const at = { step: step.id, round: next.round }
    const event: CaseEvent =
      outcome === undefined
        ? { ...at, type: 'failed', reason: 'unavailable' }
        : { ...at, type: 'answered', outcome, facts: factsFor(answers, isWell) }
    ;({ state, effects } = advance(plan, state, event))
    const { steps } = state
    open = [...open, ...effects.filter(({ type }) => type === 'ask')].filter(
      one => steps[one.step]?.status === 'asked' && steps[one.step]?.round === one.round,
    )
  }
  return { path, state }
}

const firstOf = (facts: Answers['facts']): Record<string, FactValue> =>
  Object.fromEntries(facts.map(({ name, values }) => [name, values[0] ?? null]))

/** Of the values that conditions tell apart, the one that most of them ask for; or, of an answer that is not in order, the one that fewest do. */
const factsFor = ({ facts }: Answers, isWell: boolean): Record<string, FactValue> =>
  isWell
    ? firstOf(facts)
    : Object.fromEntries(facts.map(({ name, values }) => [name, values.findLast(value => value !== null) ?? null]))
