import { expect, test } from 'vitest'
import { draftOf } from '../../../contracts/cases/draft.ts'
import { prefilledDrafts } from '../../../contracts/onboarding/prefilledDrafts.ts'

test('what a link knows stands in a draft where the person’s own answer would', () => {
  const drafts = prefilledDrafts([
    { field: 'details.pan', value: 'AAACK1000A' },
    { field: 'details.city', value: 'Pune' },
    { field: 'bank-account.ifsc', value: 'HDFC0000001' },
    { field: 'bank-account.note', value: '' },
  ])
  expect(Object.fromEntries(drafts)).toEqual({
    details: draftOf({ values: { pan: 'AAACK1000A', city: 'Pune' } }),
    'bank-account': { 'values.ifsc': 'HDFC0000001' },
  })
})
