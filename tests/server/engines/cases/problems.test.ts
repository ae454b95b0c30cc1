import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../../contracts/cases/condition.ts'
import { type Plan, type PlanInput, plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { rehearsalPeople } from '../../../../contracts/cases/rehearsalPeople.ts'
import { flowTemplates } from '../../../../contracts/onboarding/templates/index.ts'
import { problemsOf } from '../../../../server/engines/cases/problems.ts'
import { rehearse } from '../../../../server/engines/cases/rehearse.ts'

const words = (en: string) => ({ en, hi: en })
const [vendor] = flowTemplates
if (!vendor) throw new Error('There are no templates.')

const consent: PlanInput['steps'][number] = {
  id: 'consent',
  kind: 'consent',
  title: words('Consent'),
  settings: { text: words('I agree that this is checked.') },
}
const form = (id: string, more: object = {}): PlanInput['steps'][number] => ({
  id,
  kind: 'form',
  title: words(id),
  settings: { fields: [{ source: 'pan', label: words('PAN') }] },
  ...more,
})
const planOf = (...steps: PlanInput['steps']): Plan =>
  planSchema.parse({
    title: words('A plan'),
    steps,
    verdicts: [{ value: 'clear', label: words('Clear'), tone: 'success' }],
    rules: [],
    otherwise: 'clear',
  })
const fieldsOf = (plan: Plan) => problemsOf(plan).map(({ field }) => field)

describe('a plan is not published', () => {
  test('with a step that can never be asked', () => {
    const when = {
      all: [
        { fact: 'consent.outcome', is: 'given' },
        { fact: 'consent.outcome', is: 'refused' },
      ],
    }
    expect(fieldsOf(planOf(consent, form('details', { when })))).toEqual(['steps.1.when'])
    expect(fieldsOf(planOf(consent, form('details', { when: { fact: 'consent.outcome', is: 'given' } })))).toEqual([])
  })

  test('with a selfie whose document is left out whenever it is asked', () => {
    const card = (when?: Condition): PlanInput['steps'][number] => ({
      id: 'card',
      kind: 'document',
      title: words('Card'),
      settings: {},
      ...(when && { when }),
    })
    const face = (when: Condition): PlanInput['steps'][number] => ({
      id: 'face',
      kind: 'selfie',
      title: words('Selfie'),
      settings: { matchTo: 'card' },
      when,
    })
    const [given, refused] = ['given', 'refused'].map(is => ({ fact: 'consent.outcome', is })) as [Condition, Condition]
    expect(fieldsOf(planOf(consent, card(given), face(refused)))).toEqual(['steps.2.settings.matchTo'])
    expect(fieldsOf(planOf(consent, card(given), face(given)))).toEqual([])
    expect(fieldsOf(planOf(consent, card(), face(refused)))).toEqual([])
  })

  test('with numbers that exclude each other', () => {
    const amount = { source: 'amount', label: words('Amount'), kind: 'number' as const }
    const asks: PlanInput['steps'][number] = { ...form('ask'), kind: 'form', settings: { fields: [amount] } }
    const between = (from: number, to: number) => ({
      all: [
        { fact: 'ask.amount', moreThan: from },
        { fact: 'ask.amount', lessThan: to },
      ],
    })
    expect(fieldsOf(planOf(asks, form('details', { when: between(10, 20) })))).toEqual([])
    expect(fieldsOf(planOf(asks, form('details', { when: between(20, 10) })))).toEqual(['steps.1.when'])
  })

  test('with a step that is named twice among those that one waits for', () => {
    expect(fieldsOf(planOf(consent, form('details', { after: ['consent', 'consent'] })))).toEqual(['steps.1.after'])
  })

  test('with a check whose input is never there when it runs', () => {
    const check = (when: Condition): PlanInput['steps'][number] => ({
      id: 'pan',
      kind: 'check',
      title: words('PAN'),
      when,
      settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' } } },
    })
    const given = { fact: 'consent.outcome', is: 'given' }
    const refused = { fact: 'consent.outcome', is: 'refused' }
    expect(fieldsOf(planOf(consent, form('details', { when: given }), check(refused)))).toEqual([
      'steps.2.settings.input.pan',
    ])
    expect(fieldsOf(planOf(consent, form('details', { when: given }), check(given)))).toEqual([])
  })

  test('with a rule that can never give its result', () => {
    const plan = planOf(consent)
    const never = { not: { fact: 'consent.outcome', in: ['given', 'refused'] } }
    expect(fieldsOf({ ...plan, rules: [{ verdict: 'clear', when: never, early: false }] })).toEqual(['rules.0.when'])
  })
})

/** Numbers from a seed, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A plan of up to six steps in any order, with conditions about earlier steps or, now and then, about others. */
function drawnPlan(random: () => number): Plan {
  const count = 1 + Math.floor(random() * 6)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const outcomes = {
    consent: ['given', 'refused'],
    form: ['answered'],
    review: ['passed', 'failed', 'unable'],
  } as const
  const kinds = Array.from({ length: count }, () => pick(['consent', 'form', 'review'] as const))
  const steps = kinds.map((kind, index): PlanInput['steps'][number] => {
    const earlier = kinds.slice(0, index)
    const about = (at: number) => ({ fact: `s${at}.outcome`, is: pick(outcomes[kinds[at] ?? 'form']) })
    const when =
      index > 0 && random() < 0.5
        ? random() < 0.5
          ? about(Math.floor(random() * index))
          : { all: [about(Math.floor(random() * index)), about(Math.floor(random() * index))] }
        : undefined
    const after =
      random() < 0.3
        ? Array.from({ length: Math.floor(random() * 3) }, () => `s${Math.floor(random() * (earlier.length + 1))}`)
        : undefined
    const common = { id: `s${index}`, title: words(`Step ${index}`), ...(when && { when }), ...(after && { after }) }
    if (kind === 'consent') return { ...common, kind, settings: { text: words('I agree that this is checked.') } }
    if (kind === 'review') return { ...common, kind, settings: { question: words('Is this right?') } }
    return { ...common, kind, settings: { fields: [{ source: 'pan', label: words('PAN') }] } }
  })
  return planOf(...steps)
}

test('a plan that would take minutes is searched for part of a second, and the rest is taken for possible', () => {
  const names = Array.from({ length: 11 }, (_, index) => `field${index}`)
  const never = { all: [...names, 'field0'].map((name, index) => ({ fact: `details.${name}`, is: `a${index}` })) }
  const fields = names.map(source => ({ source, label: words(source) }))
  const decisions = Array.from({ length: 50 }, (_, index) => ({
    id: `way${index}`,
    kind: 'decision' as const,
    title: words('Way'),
    after: ['details'],
    settings: { rules: [{ when: never, outcome: 'yes' }], otherwise: 'no' },
  }))
  const found = problemsOf(planOf(form('details', { settings: { fields } }), ...decisions)).length
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(decisions.length)
})

test('a plan that compares one answer with 60,000 values is looked at and rehearsed at once', () => {
  const cities = (step: number, part: number) =>
    Array.from({ length: 50 }, (_, index) => `city ${step} ${part} ${index}`)
  const notices = Array.from({ length: 60 }, (_, step) => ({
    id: `notice${step}`,
    kind: 'notice' as const,
    title: words('Notice'),
    after: ['details'],
    when: { any: Array.from({ length: 20 }, (_, part) => ({ fact: 'details.pan', in: cities(step, part) })) },
    settings: { subject: words('Your city'), text: words('You are asked in your city.') },
  }))
  const plan = planOf(form('details'), ...notices)
  expect(problemsOf(plan)).toEqual([])
  const { path, state } = rehearse(plan, 'asha')
  expect([path[0]?.step, state.status]).toEqual(['details', 'done'])
})

test('of 10,000 random plans, those without problems end for everybody and wait for no step that is not there', () => {
  const random = randomFrom(29)
  let published = 0
  for (let number = 0; number < 10_000; number += 1) {
    const plan = drawnPlan(random)
    if (problemsOf(plan).length > 0) continue
    published += 1
    for (const person of rehearsalPeople) {
      const { state, path } = rehearse(plan, person)
      if (state.status !== 'done' || state.verdict === null) throw new Error(`No end: ${JSON.stringify(plan)}`)
      if (path.length > plan.steps.length * 10) throw new Error(`A loop: ${JSON.stringify(plan)}`)
    }
    for (const { after = [] } of plan.steps) expect(new Set(after).size).toBe(after.length)
  }
  expect(published).toBeGreaterThan(2_000)
  expect(published).toBeLessThan(9_500)
}, 60_000)

describe.each(flowTemplates.map(({ id, plan }) => [id, planSchema.parse(plan)] as const))(
  'the template %s',
  (_, plan) => {
    test('can be published', () => {
      expect(problemsOf(plan)).toEqual([])
    })

    test('accepts whoever is right, refuses whoever is not, and decides nothing that is not known', () => {
      const result = (person: (typeof rehearsalPeople)[number]) => rehearse(plan, person).state.verdict?.value
      expect(rehearsalPeople.map(result)).toEqual(['accepted', 'refused', 'refused', 'accepted', 'look'])
    })
  },
)
