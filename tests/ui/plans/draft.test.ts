import { describe, expect, test } from 'vitest'
import { dependenciesOf } from '../../../contracts/cases/dependencies.ts'
import type { Plan } from '../../../contracts/cases/plan.ts'
import { newStep, withoutStep } from '../../../src/resources/plans/builder/draft.ts'
import { examplePlan } from '../../../src/resources/plans/builder/examplePlan.ts'

/** The example with other things for some of its steps to wait for. */
const waiting = (after: Record<string, string[]>): Plan => ({
  ...examplePlan,
  steps: examplePlan.steps.map(step => ({ ...step, ...(after[step.id] && { after: after[step.id] }) })),
})

const waitsFor = (plan: Plan, id: string) =>
  dependenciesOf(
    plan,
    plan.steps.findIndex(step => step.id === id),
  )

describe('without a step, what waited for it', () => {
  test('by name waits for what it has waited for', () => {
    expect(waitsFor(withoutStep(waiting({ pan: ['details'] }), 'details'), 'pan')).toEqual(['consent'])
    expect(waitsFor(withoutStep(waiting({ pan: ['consent', 'details'] }), 'details'), 'pan')).toEqual(['consent'])
  })

  test('by its place does as well', () => {
    expect(waitsFor(withoutStep(examplePlan, 'details'), 'pan')).toEqual(['consent'])
    expect(waitsFor(withoutStep(waiting({ details: [], pan: ['consent'] }), 'pan'), 'look')).toEqual(['consent'])
  })

  test('waits for nothing if that was the first', () => {
    expect(waitsFor(withoutStep(waiting({ pan: ['consent'] }), 'consent'), 'pan')).toEqual([])
  })
})

describe('a new step', () => {
  const condition = { fact: 'check.outcome', is: 'passed' }

  test.each<[string, Plan]>([
    ['a rule', { ...examplePlan, rules: [{ verdict: 'clear', when: condition, early: false }] }],
    [
      'a condition',
      {
        ...examplePlan,
        steps: examplePlan.steps.map(step => (step.id === 'look' ? { ...step, when: condition } : step)),
      },
    ],
    [
      'an input',
      {
        ...examplePlan,
        steps: examplePlan.steps.map(step =>
          step.kind === 'check'
            ? { ...step, settings: { ...step.settings, input: { pan: { fact: 'check.panNumber' } } } }
            : step,
        ),
      },
    ],
  ])('is not called as the removed one that %s still names', (_, plan) => {
    expect(newStep('check', examplePlan).id).toBe('check')
    expect(newStep('check', plan).id).toBe('check2')
  })
})
