import { expect, test } from 'vitest'
import { judgeableSteps } from '../../../contracts/cases/judgedSteps.ts'
import { type PlanInput, plan as planSchema } from '../../../contracts/cases/plan.ts'
import { planProblems } from '../../../contracts/cases/planProblems.ts'
import { verifierPlan } from '../../support/cases/verifierPlan.ts'

type Step = PlanInput['steps'][number]

const changed = (change: (step: Step) => Step) =>
  planSchema.parse({ ...verifierPlan, steps: verifierPlan.steps.map(change) })
const judging = (judges: string[]) =>
  changed(step => (step.kind === 'verifierReview' ? { ...step, settings: { ...step.settings, judges } } : step))
const looking = (at: string) =>
  changed(step => (step.kind === 'quality' ? { ...step, settings: { ...step.settings, step: at } } : step))

test.each([
  ['a verifier judges steps that have ended', judging(['pan', 'details']), []],
  ['not one that the plan lacks', judging(['pan', 'card']), ['steps.2.settings.judges.1']],
  ['nor a later one', judging(['second']), ['steps.2.settings.judges.0']],
  ['a second person looks at a review', looking('judgement'), []],
  ['not at a check', looking('pan'), ['steps.3.settings.step']],
  ['nor at nothing', looking('gone'), ['steps.3.settings.step']],
])('%s', (_, plan, fields) => {
  expect(planProblems(plan).map(({ field }) => field)).toEqual(fields)
})

test('the builder offers what may be judged', () => {
  const plan = planSchema.parse(verifierPlan)
  const offered = plan.steps.map(step => judgeableSteps(plan, step).map(({ id }) => id))
  expect(offered.slice(2)).toEqual([['details', 'pan'], ['judgement']])
})

test('a selfie is compared with a document that has ended before it', () => {
  const words = (en: string) => ({ en, hi: en })
  const card: Step = { id: 'card', kind: 'document', title: words('Card'), settings: {} }
  const consent: Step = {
    id: 'consent',
    kind: 'consent',
    title: words('Consent'),
    settings: { text: words('I agree that this is checked.') },
  }
  const face = (matchTo: string): Step => ({
    id: 'face',
    kind: 'selfie',
    title: words('Selfie'),
    settings: { matchTo },
  })
  const fields = (...steps: Step[]) =>
    planProblems(planSchema.parse({ ...verifierPlan, steps, rules: [] })).map(({ field }) => field)
  expect(fields(consent, card, face('card'))).toEqual([])
  expect(fields(consent, card, face('consent'))).toEqual(['steps.2.settings.matchTo'])
  expect(fields({ ...face('card'), after: [] }, card)).toEqual(['steps.0.settings.matchTo'])
  const plan = planSchema.parse({ ...verifierPlan, steps: [consent, card, face('card')], rules: [] })
  expect(
    plan.steps.map(step => (step.kind === 'selfie' ? judgeableSteps(plan, step).map(({ id }) => id) : [])),
  ).toEqual([[], [], ['card']])
})
