import { expect, test } from 'vitest'
import { paiseOf } from '../../../src/components/form/rupees.ts'
import { searchHitPath } from '../../../src/customRoutes/admin/search/searchHits.ts'
import { wrongAmount } from '../../../src/resources/users/show/AdjustDialog.tsx'

test.each([
  ['500', 50_000],
  [' ₹1,25,000.5 ', 12_500_050],
  ['0.01', 1],
  ['1.15', 115],
  ['4.35', 435],
  ['1000000', 100_000_000],
])('%s rupees are %i paise, without rounding', (typed, paise) => {
  expect(paiseOf(typed)).toBe(paise)
})

test.each(['', '0', '0.00', '-5', '1.005', '1e3', '1,2', '12.', 'five', '99999999999999999999'])(
  '"%s" is not a valid amount',
  typed => {
    expect(paiseOf(typed)).toBeNull()
  },
)

const wallet = { kind: 'api', accountType: 'Prepaid', availablePaise: 10_000, heldPaise: 0 } as const

test('a debit cannot exceed a prepaid wallet’s balance; a postpaid wallet may go below zero', () => {
  const wrong = (paise: number, of: Parameters<typeof wrongAmount>[2] = wallet) => wrongAmount(paise, 100_000_000, of)
  expect(wrong(-10_001)).toBe('tooMuch')
  expect(wrong(-10_000)).toBeNull()
  expect(wrong(-10_001, { ...wallet, accountType: 'Postpaid' })).toBeNull()
  expect(wrong(10_001)).toBeNull()
  expect(wrong(100_000_001)).toBe('amountLarge')
  expect(wrong(0)).toBe('amountWrong')
})

test('a search result links to the customer, the transaction, or the entries of what was paid', () => {
  expect(searchHitPath({ kind: 'user', id: 'usr_1' })).toBe('/admin/user-detail?id=usr_1')
  expect(searchHitPath({ kind: 'transfer', id: 'trf_1' })).toBe('/admin/overall-transactions?entry=trf_1')
  expect(decodeURIComponent(searchHitPath({ kind: 'verification', id: 'ver_1' }))).toBe(
    '/admin/overall-transactions?filter={"reference":"ver_1"}',
  )
})
