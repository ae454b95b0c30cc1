import { describe, expect, test } from 'vitest'
import { withHolders } from '../../../contracts/cases/holder.ts'
import { type PlanInput, plan } from '../../../contracts/cases/plan.ts'
import { planProblems } from '../../../contracts/cases/planProblems.ts'
import { holdersIn } from '../../../server/steps/kinds/holder.ts'
import { sameName } from '../../../server/steps/kinds/sameName.ts'

describe('the holder of a record', () => {
  test.each([
    ['voter-check', { name: 'Nandini Arora' }],
    ['driving-licence-check', { name: 'NANDINI ARORA' }],
    ['passport-check', { givenName: 'Nandini', surname: 'Arora' }],
    ['credit-score', { name: 'Nandini Arora' }],
    ['fssai-check', { name: 'Nandini Arora' }],
    ['ocr-document', { name: 'NANDINI ARORA' }],
  ] as const)('of a %s is who was stated', (product, result) => {
    expect(sameName('Nandini Arora', holdersIn(product, result))).toBe('yes')
  })

  test.each([
    ['voter-check', { name: 'Bhupinder Chowdhry' }, 'no'],
    ['passport-check', { givenName: 'Bhupinder', surname: 'Chowdhry' }, 'no'],
    ['ocr-document', { name: 'Bhupinder Chowdhry' }, 'no'],
    ['ocr-document', { name: null }, 'unknown'],
    ['bank-account-check', { name: null }, 'unknown'],
    // It states no name.
    ['aadhaar-check', {}, 'unknown'],
  ] as const)('of a %s with %o is not', (product, result, same) => {
    expect(sameName('Nandini Arora', holdersIn(product, result))).toBe(same)
    expect(sameName(null, holdersIn(product, { ...result, name: 'Nandini Arora' }))).toBe('unknown')
  })

  test('is the worst of several, and a company by its own words', () => {
    expect(sameName('Nandini Arora', ['Nandini Arora', 'Bhupinder Chowdhry'])).toBe('no')
    expect(sameName('Kaveri Freight Pvt Ltd', ['KAVERI FREIGHT PRIVATE LIMITED'])).toBe('yes')
    expect(sameName('Kaveri Freight Private Limited', ['Kaveri Foods Private Limited'])).toBe('no')
  })
})

test.each([
  // Placeholders of sources are no names.
  ['-', '-', 'unknown'],
  ['.', '.', 'unknown'],
  ['A B', 'A B', 'likely'],
  // Rakesh and Ramesh alike.
  ['R Sharma', 'Ramesh Sharma', 'likely'],
  ['Mr R Sharma', 'Rakesh Sharma', 'likely'],
  ['Rakesh K Sharma', 'Rakesh Kumar Sharma', 'yes'],
  ['R Sharma', 'R SHARMA', 'yes'],
  // A father and his son.
  ['Anil V Patil', 'Vijay A Patil', 'no'],
  ['Ramesh Suresh Singh', 'Suresh Ramesh Singh', 'no'],
  ['Anil Vijay Ramesh Patil', 'Vijay Anil Ramesh Patil', 'no'],
  ['Ramesh Kumar Suresh Patel', 'Suresh Kumar Ramesh Patel', 'no'],
  ['Rajesh Kumar Singh', 'Kumar Rajesh Singh', 'likely'],
  ['R Suresh Sharma', 'Suresh R Sharma', 'likely'],
  ['A P J Abdul Kalam', 'Avul Pakir Jainulabdeen Abdul Kalam', 'yes'],
  ['Rakesh Kumar Sharma', 'SHARMA RAKESH KUMAR', 'yes'],
  ['Ramesh Suresh', 'Suresh Ramesh', 'yes'],
  ['Rahul Sharma', 'Rahul Sharma Jr', 'likely'],
  ['Rahul Sharma Jr', 'Rahul Sharma Junior', 'yes'],
  ['Rahul Verma formerly Suresh Gupta', 'Suresh Gupta', 'likely'],
  ['Rahul Verma', 'Suresh Gupta', 'no'],
] as const)('“%s” and the holder “%s”: %s', (stated, holder, same) => {
  expect([sameName(stated, [holder]), sameName(holder, [stated])]).toEqual([same, same])
})

test('a holder without a name leaves open whose it is, whoever the others are', () => {
  expect(sameName('Nandini Arora', ['Nandini Arora', '-'])).toBe('unknown')
  expect(sameName('Nandini Arora', ['-', 'Bhupinder Chowdhry'])).toBe('no')
})

const words = { en: 'Words', hi: 'शब्द' }
const checkOf = (product: string, holder?: object | null) => ({
  id: 'step',
  kind: 'check',
  title: words,
  settings: { product, input: { rc: { value: 'MH12AB1000' } }, ...(holder !== undefined && { holder }) },
})
const planOf = (steps: object[]) =>
  ({
    title: words,
    steps,
    verdicts: [{ value: 'look', label: words, tone: 'warning' }],
    rules: [],
    otherwise: 'look',
  }) as PlanInput

test('a plan that says nothing compares own records and documents, and no vehicle; one that says no is left alone', () => {
  const document = { id: 'card', kind: 'document', title: words, settings: { kind: 'pan' } }
  const { steps } = withHolders(
    planOf([document, checkOf('pan-check'), checkOf('vehicle-rc-check'), checkOf('pan-check', null)]),
  )
  expect(steps.map(({ settings }) => 'holder' in settings && settings.holder)).toEqual([
    { fact: 'subject.name' },
    { fact: 'subject.name' },
    false,
    null,
  ])
})

test('a step compares with a name that is known, of a product that names a holder', () => {
  const fields = (product: string, fact: string) =>
    planProblems(plan.parse(planOf([checkOf(product, { fact })]))).map(({ field }) => field)
  expect(fields('vehicle-rc-check', 'subject.name')).toEqual([])
  expect(fields('vehicle-rc-check', 'card.name')).toEqual(['steps.0.settings.holder'])
  expect(fields('vehicle-challans', 'subject.name')).toContain('steps.0.settings.holder')
})
