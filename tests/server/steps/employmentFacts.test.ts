import { expect, test } from 'vitest'
import { employmentStep } from '../../../contracts/cases/steps/employment.ts'
import {
  type EmploymentAnswer,
  type EmploymentRecord,
  employmentFacts,
} from '../../../server/steps/kinds/employmentFacts.ts'

const answer = {
  employers: [{ employer: 'Kaveri Freight Private Limited', designation: 'Clerk', from: '2021-04', to: '2024-03' }],
  uan: '100000000001',
  uanConsent: true,
} as unknown as EmploymentAnswer

const recordOf = (name: string) =>
  ({
    state: 'found',
    result: {
      name,
      employments: [
        { establishment: 'Kaveri Freight Private Limited', joinedOn: '2021-04-01', exitedOn: '2024-03-31' },
      ],
    },
  }) as unknown as EmploymentRecord

test.each([
  ['ANIL VIJAY PATIL', true, 'matched'],
  // The father has worked there, or anybody whose name begins alike.
  ['VIJAY ANIL PATIL', false, 'discrepancy'],
  ['A PATIL', null, 'unverified'],
  ['-', null, 'unverified'],
] as const)('the record of “%s” is that of Anil Vijay Patil: %s, %s', (name, samePerson, outcome) => {
  const settings = employmentStep.settings.parse(employmentStep.example.settings)
  const around = { settings, name: 'Anil Vijay Patil', today: '2026-11-29' }
  const found = employmentFacts(answer, recordOf(name), around)
  expect([found.facts.samePerson, found.outcome]).toEqual([samePerson, outcome])
})
