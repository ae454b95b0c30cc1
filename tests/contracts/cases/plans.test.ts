import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../contracts/cases/condition.ts'
import { conditionWords } from '../../../contracts/cases/conditionWords.ts'
import { type PlanInput, plan as planSchema } from '../../../contracts/cases/plan.ts'
import { planProblems } from '../../../contracts/cases/planProblems.ts'
import { stepKinds, stepOf } from '../../../contracts/cases/steps/index.ts'
import { vendorPlan } from '../../support/cases/plans.ts'

const problemsOf = (change: (plan: PlanInput) => PlanInput) => {
  const parsed = planSchema.parse(change(structuredClone(vendorPlan)))
  return planProblems(parsed).map(({ field, message }) => `${field}: ${message.en}`)
}

const withStep = (id: string, change: object) => (plan: PlanInput) => ({
  ...plan,
  steps: plan.steps.map(step => (step.id === id ? { ...step, ...change } : step)),
})

describe.each(stepKinds)('the kind %s', kind => {
  const { settings, answer, example, outcomes, repeats = [] } = stepOf(kind)

  test('takes its own example', () => {
    expect(settings.safeParse(example.settings).error).toBeUndefined()
    expect(answer.safeParse(example.answer ?? {}).error).toBeUndefined()
  })

  test('repeats only outcomes that it has', () => {
    expect(repeats.filter(one => !Object.hasOwn(outcomes, one))).toEqual([])
  })
})

describe('a plan', () => {
  test('of the right form has no problems', () => {
    expect(problemsOf(plan => plan)).toEqual([])
  })

  test.each<[string, (plan: PlanInput) => PlanInput, string]>([
    [
      'a step that waits for a later one',
      withStep('card', { after: ['way'] }),
      'steps.1.after: “way” is no earlier step.',
    ],
    ['a name that is there twice', withStep('card', { id: 'details' }), 'steps.1.id: “details” is there twice.'],
    [
      'a condition about no step',
      withStep('look', { when: { fact: 'nothing.outcome', is: 'passed' } }),
      'steps.5.when: No step gives “nothing.outcome”.',
    ],
    [
      'a condition about what is not known yet',
      withStep('pan', { when: { fact: 'look.outcome', is: 'passed' } }),
      'steps.2.when: “look.outcome” is not known at this point.',
    ],
    [
      'an outcome that its step never has',
      withStep('look', { when: { fact: 'pan.outcome', is: 'perfect' } }),
      'steps.5.when: “pan” never ends as “perfect”.',
    ],
    [
      'a comparison with nothing',
      withStep('look', { when: { not: { fact: 'details.city', is: '' } } }),
      'steps.5.when: Say what “details.city” is compared with.',
    ],
    [
      'a comparison with nothing among others',
      withStep('look', { when: { fact: 'details.city', in: ['Pune', ''] } }),
      'steps.5.when: Say what “details.city” is compared with.',
    ],
    [
      'a check without a required input',
      withStep('pan', { settings: { product: 'pan-check', input: { name: { fact: 'subject.name' } } } }),
      'steps.2.settings.input.pan: Say where “PAN” comes from.',
    ],
    [
      'a check with an input that its product lacks',
      withStep('pan', {
        settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' }, colour: { value: 'red' } } },
      }),
      'steps.2.settings.input.colour: pan-check has no input “colour”.',
    ],
    [
      'a check with an input of nothing',
      withStep('pan', { settings: { product: 'pan-check', input: { pan: { value: '' } } } }),
      'steps.2.settings.input.pan: Enter a value.',
    ],
    [
      'a rule for no verdict',
      plan => ({ ...plan, rules: [{ verdict: 'purple', when: { fact: 'pan.outcome', is: 'passed' } }] }),
      'rules.0.verdict: No verdict is called “purple”.',
    ],
    [
      'a fallback that is none',
      plan => ({ ...plan, otherwise: 'purple' }),
      'otherwise: No verdict is called “purple”.',
    ],
  ])('with %s is refused by field', (_, change, problem) => {
    expect(problemsOf(change)).toContain(problem)
  })

  const fieldsOfAll = ['number', 'date', 'select', 'text'].map(kind => ({
    source: kind,
    label: { en: kind, hi: kind },
    kind,
    ...(kind === 'select' && { options: ['Castings', 'Transport'] }),
  }))

  test.each<[string, object, string | undefined]>([
    ['a number in the order of numbers', { fact: 'details.number', atLeast: 18 }, undefined],
    ['a date in the order of dates', { fact: 'details.date', lessThan: '2008-01-31' }, undefined],
    ['one of the options', { fact: 'details.select', in: ['Castings', 'Transport'] }, undefined],
    ['a text with a text', { fact: 'details.text', is: 'Pune' }, undefined],
    ['a number with a text', { fact: 'details.number', atLeast: '18' }, 'Compare “details.number” with a number.'],
    [
      'a date with another text',
      { fact: 'details.date', atLeast: '31/01/2008' },
      'Compare “details.date” with a date such as 2026-04-30.',
    ],
    [
      'texts in an order',
      { fact: 'details.text', atLeast: '18' },
      '“details.text” has no order: compare it with “is”, “isNot” or “in”.',
    ],
    [
      'outcomes in an order',
      { fact: 'pan.outcome', moreThan: 'passed' },
      '“pan.outcome” has no order: compare it with “is”, “isNot” or “in”.',
    ],
    ['what is no option', { fact: 'details.select', is: 'constructor' }, '“details.select” is never “constructor”.'],
    ['an empty text', { fact: 'details.text', is: ' ' }, 'Say what “details.text” is compared with.'],
    ['an empty list entry', { fact: 'subject.name', in: ['Asha', ''] }, 'Say what “subject.name” is compared with.'],
    ['a percentage with a text', { fact: 'pan.nameMatch', lessThan: '80' }, 'Compare “pan.nameMatch” with a number.'],
  ])('with a comparison of %s', (_, when, problem) => {
    const pan = { source: 'pan', label: { en: 'PAN', hi: 'PAN' }, kind: 'identifier', identifier: 'pan' }
    const details = { settings: { fields: [pan, ...fieldsOfAll] } }
    const problems = problemsOf(plan => withStep('look', { when })(withStep('details', details)(plan)))
    expect(problems).toEqual(problem === undefined ? [] : [`steps.5.when: ${problem}`])
  })

  test.each<[string, unknown]>([
    ['an unknown kind', { kind: 'magic' }],
    ['a setting that its kind lacks', { settings: { question: { en: 'Is it so?', hi: 'क्या ऐसा है?' }, colour: 'red' } }],
    ['the name of the person as a step', { id: 'subject' }],
    ['no tries', { tries: 0 }],
  ])('with %s does not parse', (_, change) => {
    const steps = vendorPlan.steps.map(step => (step.id === 'look' ? { ...step, ...(change as object) } : step))
    expect(planSchema.safeParse({ ...vendorPlan, steps }).success).toBe(false)
  })

  test('says its conditions in words, in both languages', () => {
    const plan = planSchema.parse(vendorPlan)
    const when = {
      any: [
        { all: [{ fact: 'pan.outcome', is: 'passed' }, { not: { fact: 'pan.nameMatch', lessThan: 80 } }] },
        { fact: 'details.city', in: ['Pune', 'Nagpur'] },
        { fact: 'subject.email', is: 'asha@example.com' },
      ],
    }
    expect(conditionWords(plan, when, 'en')).toBe(
      '(PAN check is Passed and not (PAN check: Name match is less than 80)) or Details: City is one of “Pune”, “Nagpur” or E-mail is “asha@example.com”',
    )
    expect(conditionWords(plan, when, 'hi')).toContain('सही')
  })

  test.each<[object, string, string]>([
    [{ moreThan: 18 }, 'PAN check: Name match is more than 18', 'PAN check: नाम का मेल 18 से ज़्यादा'],
    [{ lessThan: 18 }, 'PAN check: Name match is less than 18', 'PAN check: नाम का मेल 18 से कम'],
    [{ atLeast: 18 }, 'PAN check: Name match is at least 18', 'PAN check: नाम का मेल कम से कम 18'],
    [{ atMost: 18 }, 'PAN check: Name match is at most 18', 'PAN check: नाम का मेल ज़्यादा से ज़्यादा 18'],
  ])('says %o in the order of each language', (comparison, en, hi) => {
    const when = { fact: 'pan.nameMatch', ...comparison } as Condition
    const plan = planSchema.parse(vendorPlan)
    expect([conditionWords(plan, when, 'en'), conditionWords(plan, when, 'hi')]).toEqual([en, hi])
  })

  test('says in words also what is no value of a choice', () => {
    const when = { fact: 'pan.outcome', in: ['constructor', 'passed'] }
    expect(conditionWords(planSchema.parse(vendorPlan), when, 'en')).toBe('PAN check is one of “constructor”, Passed')
  })
})
