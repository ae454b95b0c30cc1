import { expect, test } from 'vitest'
import { plan } from '../../../contracts/cases/plan.ts'
import { planChanges } from '../../../contracts/cases/planChanges.ts'
import { accentContrast } from '../../../contracts/onboarding/contrast.ts'
import { flowTemplates } from '../../../contracts/onboarding/templates/index.ts'
import { withDefaults } from '../../../src/resources/plans/builder/draft.ts'

test.each(flowTemplates.map(one => [one.id, one] as const))(
  'the template %s is a plan in both languages',
  (_, template) => {
    const parsed = plan.parse(template.plan)
    expect(parsed).toEqual(plan.parse(withDefaults(template.plan)))
    expect(parsed.title.hi).toMatch(/[\u0900-\u097f]/)
    expect(planChanges(parsed, parsed)).toEqual([])
  },
)

test('there are templates for eight kinds of people', () => {
  expect(flowTemplates.map(({ id }) => id)).toEqual([
    'vendor',
    'driver',
    'gig-worker',
    'tenant',
    'merchant',
    'borrower',
    'employee',
    'society-member',
  ])
})

test('a changed step is named with what it was and what it is', () => {
  const [vendor] = flowTemplates
  const before = plan.parse(vendor?.plan)
  const after = { ...before, steps: before.steps.map(step => (step.id === 'pan' ? { ...step, tries: 5 } : step)) }
  expect(planChanges(before, after)).toEqual([
    expect.objectContaining({
      kind: 'changed',
      part: { en: 'PAN check', hi: 'PAN जाँच' },
      what: { en: 'Tries', hi: 'कोशिशें' },
      before: { en: '2', hi: '2' },
      after: { en: '5', hi: '5' },
    }),
  ])
  const swapped = { ...before, steps: before.steps.toSpliced(3, 2, ...before.steps.slice(3, 5).toReversed()) }
  expect(planChanges(before, swapped).map(({ kind }) => kind)).toEqual(['moved', 'moved'])
})

test('a change without words of its own is not passed over', () => {
  const before = plan.parse(flowTemplates[0]?.plan)
  const optional = before.steps.map(step =>
    step.kind === 'form'
      ? { ...step, settings: { fields: step.settings.fields.map(field => ({ ...field, prefill: 'subject.name' })) } }
      : step,
  )
  const form = before.steps.find(({ kind }) => kind === 'form')
  expect(planChanges(before, { ...before, steps: optional })).toEqual([
    expect.objectContaining({
      kind: 'changed',
      part: form?.title,
      what: expect.objectContaining({ en: expect.any(String) }),
    }),
  ])
  expect(planChanges(before, { ...before, beforeRefusal: { days: 7 } })).toEqual([
    expect.objectContaining({ what: expect.objectContaining({ en: 'Days of notice before a refusal' }), before: null }),
  ])
})

test('contrast is that of WCAG', () => {
  expect(accentContrast('#000000')).toBeCloseTo(21)
  expect(accentContrast('#ffffff')).toBeCloseTo(1)
  expect(accentContrast('#767676')).toBeCloseTo(4.54, 1)
})
