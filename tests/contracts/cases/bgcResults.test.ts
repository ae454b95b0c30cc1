import { expect, test } from 'vitest'
import { bgcCheckNames } from '../../../contracts/cases/bgc/checks.ts'
import { packageReviewers } from '../../../contracts/cases/bgc/packageInput.ts'
import { packageOf } from '../../../contracts/cases/bgc/packageOf.ts'
import { packagePlan } from '../../../contracts/cases/bgc/packagePlan.ts'
import { checkResults } from '../../../contracts/cases/bgc/results.ts'
import { standardPackages } from '../../../contracts/cases/bgc/standardPackages.ts'
import { plan as planSchema } from '../../../contracts/cases/plan.ts'
import type { ShownStep } from '../../../contracts/cases/shown.ts'

const step = (id: string, kind: ShownStep['kind'], more: Partial<ShownStep> = {}) =>
  ({
    id,
    kind,
    title: { en: id, hi: id },
    status: 'done',
    outcome: null,
    facts: [],
    reads: [],
    reason: null,
    ...more,
  }) as ShownStep
const outcome = (value: string, tone: 'success' | 'warning' | 'danger' | 'neutral') => ({
  value,
  tone,
  label: { en: value, hi: value },
})

test('what verifiers and others of a plan that is no package have answered stands beside its checks', () => {
  const steps = [
    step('consent', 'consent', { outcome: outcome('given', 'success') }),
    step('details', 'form', { outcome: outcome('answered', 'success') }),
    step('pan', 'check', { outcome: outcome('passed', 'success') }),
    step('judgement', 'verifierReview', { outcome: outcome('failed', 'danger') }),
    step('manager', 'referee', { outcome: outcome('review', 'warning') }),
    step('sample', 'quality', { outcome: outcome('notSampled', 'neutral') }),
    step('work', 'employment', { status: 'failed' }),
    step('home', 'address', { status: 'asked' }),
  ]
  const remark = { source: 'remarks', label: { en: 'R', hi: 'R' }, kind: 'text' as const, value: 'No.', choice: null }
  expect(checkResults({ steps: [step('boss', 'referee', { actor: 'other', facts: [remark] })] })[0]?.found).toEqual([])
  expect(checkResults({ steps }).map(({ name, verdict }) => [name, verdict])).toEqual([
    ['pan', 'clear'],
    ['judgement', 'discrepancy'],
    ['manager', 'unable'],
    ['work', 'unable'],
    ['home', 'pending'],
  ])
})

test('what a form of a plan that is no package has asked stands beside the checks that read it', () => {
  const fact = (source: string, value: string) => ({
    source,
    label: { en: source, hi: source },
    kind: 'text' as const,
    value,
    choice: null,
  })
  const [pan, city, status] = [fact('number', 'AAAPZ••••C'), fact('city', 'Pune'), fact('status', 'Valid')]
  const steps = [
    step('about', 'form', { facts: [pan, city] }),
    step('pan', 'check', { reads: ['about.number', 'subject.name'], facts: [status] }),
    step('card', 'check', { reads: ['about.number', 'pan.status', 'gone.number'] }),
    step('home', 'address', { facts: [fact('address', '12, Law College Road'), fact('distance', '40')] }),
  ]
  expect(checkResults({ steps }).map(({ name, claimed, found }) => [name, claimed, found])).toEqual([
    ['pan', [pan], [status]],
    ['card', [pan], []],
    ['home', [fact('address', '12, Law College Road')], [fact('distance', '40')]],
  ])
})

test('a judgement of a plan that is no package does not stand alone before the second person agrees', () => {
  const judged = step('judgement', 'verifierReview', { outcome: outcome('passed', 'success') })
  const withSecond = (more: Partial<ShownStep>) =>
    checkResults({ steps: [judged, step('sample', 'quality', more)] }).map(({ name, verdict }) => [name, verdict])
  const first = ['judgement', 'clear']
  expect(withSecond({ outcome: outcome('agreed', 'success') })).toEqual([first])
  expect(withSecond({ outcome: outcome('sentBack', 'warning') })).toEqual([first, ['sample', 'unable']])
  expect(withSecond({ status: 'asked' })).toEqual([first, ['sample', 'pending']])
  expect(withSecond({ status: 'cancelled' })).toEqual([first, ['sample', 'insufficient']])
})

/** A plan from before address, employment, education and reference had kinds of steps of their own. */
const oldPlan = planSchema.parse({
  title: { en: 'Old', hi: 'Old' },
  steps: [
    {
      id: 'consent',
      kind: 'consent',
      title: { en: 'Consent', hi: 'सहमति' },
      settings: {
        text: { en: 'I agree to the checks below.', hi: 'मैं नीचे की जाँचों के लिए सहमत हूँ।' },
        keepDays: 90,
        items: [{ id: 'employment', label: { en: 'Employment', hi: 'नौकरी' } }],
      },
    },
    {
      id: 'employment-details',
      kind: 'form',
      title: { en: 'Employment', hi: 'नौकरी' },
      settings: { fields: [{ source: 'employer', label: { en: 'Last employer', hi: 'पिछला नियोक्ता' } }] },
    },
    {
      id: 'employment-review',
      kind: 'review',
      title: { en: 'Review', hi: 'रिव्यू' },
      settings: { question: { en: 'Is it confirmed?', hi: 'क्या पुष्टि हुई?' } },
    },
  ],
  verdicts: [{ value: 'green', label: { en: 'Green', hi: 'हरा' }, tone: 'success' }],
  rules: [],
  otherwise: 'green',
  dueDays: 12,
})

test('plans from before are read as packages, and their cases as results', () => {
  expect(packageOf(oldPlan)).toMatchObject({ checks: ['employment'], turnaroundDays: 12, reviewedBy: 'employer' })
  const agreed = {
    source: 'employment',
    label: { en: 'E', hi: 'E' },
    kind: 'yesNo' as const,
    value: true,
    choice: null,
  }
  const oldSteps = (review: Partial<ShownStep>) => [
    step('consent', 'consent', { outcome: outcome('given', 'success'), facts: [agreed] }),
    step('employment-details', 'form', { outcome: outcome('answered', 'success') }),
    step('employment-review', 'review', review),
  ]
  const verdictOf = (review: Partial<ShownStep>) => checkResults({ steps: oldSteps(review) })[0]?.verdict
  expect(verdictOf({ outcome: outcome('passed', 'success') })).toBe('clear')
  expect(verdictOf({ outcome: outcome('failed', 'danger') })).toBe('discrepancy')
  expect(verdictOf({ status: 'asked' })).toBe('pending')
  expect(verdictOf({ status: 'skipped' })).toBe('unable')
  expect(verdictOf({ status: 'notNeeded' })).toBe('insufficient')
})

test.each(packageReviewers)('a package judged by the %s is read back from its plan', reviewedBy => {
  for (const one of standardPackages)
    expect(packageOf(planSchema.parse(packagePlan({ ...one, reviewedBy })))).toEqual({
      ...one,
      checks: bgcCheckNames.filter(name => one.checks.includes(name)),
      reviewedBy,
    })
})
