import { describe, expect, test } from 'vitest'
import { outcomeOfResult } from '../../../server/steps/kinds/outcome.ts'

describe('the outcome of a check in the words of a case', () => {
  test.each([
    ['exact', 'mismatch'],
    ['possible', 'review'],
    ['none', 'passed'],
    // The case of a CNR says nothing about a person.
    ['by_cnr', 'review'],
  ])('of a court case check that says %s is %s', (verdict, outcome) => {
    expect(outcomeOfResult('court-case-check', { verdict })).toBe(outcome)
  })
})
