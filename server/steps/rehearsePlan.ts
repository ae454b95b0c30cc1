import { type Plan, plan as planSchema } from '../../contracts/cases/plan.ts'
import type { Rehearsed } from '../../contracts/cases/rehearsal.ts'
import type { RehearsalPerson } from '../../contracts/cases/rehearsalPeople.ts'
import { outcomesOf } from '../../contracts/cases/stepFacts.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import { problemsOf } from '../engines/cases/problems.ts'
import { rehearse } from '../engines/cases/rehearse.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { stepPrices } from './prices.ts'

/** How a person of the sandbox goes through a plan, and what it would cost. Throws `bad_request` for a plan with problems. */
export async function rehearsePlan(
  ctx: Pick<Context, 'db' | 'prices' | 'vault'>,
  { actor, locale }: Scope<CustomerActor>,
  { plan, person }: { plan: Plan; person: RehearsalPerson },
): Promise<Rehearsed> {
  const problems = problemsOf(planSchema.parse(plan))
  if (problems.length > 0)
    throw new Problem(
      'bad_request',
      translate(locale, 'onboarding.rehearsalWrong'),
      problems.map(({ field, message }) => ({ field: `plan.${field}`, message: message[locale] })),
    )
  const prices = await stepPrices(ctx, actor.userId, plan)
  const { path, state } = rehearse(plan, person)
  const byId = new Map(plan.steps.map(step => [step.id, step]))
  const verdict = plan.verdicts.find(({ value }) => value === state.verdict?.value)
  return {
    path: path.map(({ step, outcome }) => {
      const found = byId.get(step)
      return { step, outcome: (found && outcome !== null && outcomesOf(found)[outcome]?.label) || null }
    }),
    steps: plan.steps.map(({ id }) => ({ id, status: state.steps[id]?.status ?? 'waiting' })),
    verdict: verdict ? { label: verdict.label, tone: verdict.tone } : null,
    costPaise: path.reduce((sum, { step, outcome }) => {
      const kind = byId.get(step)?.kind
      const isCharged = outcome !== null && kind !== undefined && !stepOf(kind).repeats?.includes(outcome)
      return sum + (isCharged ? (prices.get(step) ?? 0) : 0)
    }, 0),
  }
}
