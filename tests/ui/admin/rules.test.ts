import { expect, test } from 'vitest'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
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

test('a search result links to its record, or to the entries of what was paid, or to its customer', () => {
  const hit = (kind: SearchHit['kind'], id: string, more: Partial<SearchHit> = {}) =>
    decodeURIComponent(
      searchHitPath({
        kind,
        id,
        userId: 'usr_1',
        target: null,
        title: '',
        detail: null,
        amountPaise: null,
        at: null,
        ...more,
      }),
    )
  expect(hit('user', 'usr_1')).toBe('/admin/user-detail?id=usr_1')
  expect(hit('challanOrder', 'cho_1')).toBe('/admin/batch-challan-details?id=cho_1')
  expect(hit('challanRefund', 'crf_1', { target: 'cho_1' })).toBe('/admin/batch-challan-details?id=cho_1')
  expect(hit('invoice', 'inv_1', { target: 'INV/26-27/000001' })).toBe(
    '/admin/invoice-transactions?filter={"q":"INV/26-27/000001"}',
  )
  expect(hit('request', 'req_1')).toBe('/admin/api-logs?entry=req_1')
  expect(hit('transfer', 'trf_1')).toBe('/admin/overall-transactions?entry=trf_1')
  expect(hit('payment', 'ord_1', { target: 'pay_1' })).toBe('/admin/overall-transactions?filter={"reference":"pay_1"}')
  expect(hit('payment', 'ord_1')).toBe('/admin/user-detail?id=usr_1&tab=ledger')
  expect(hit('verification', 'ver_1', { amountPaise: 150 })).toBe(
    '/admin/overall-transactions?filter={"reference":"ver_1"}',
  )
  expect(hit('verification', 'ver_1', { amountPaise: 0 })).toBe('/admin/user-detail?id=usr_1&tab=ledger')
  expect(hit('lead', 'led_1')).toBe('/admin/dashboard?view=requests')
  expect(hit('staff', 'adm_1')).toBe('/admin/admin-accounts-details?id=adm_1')
})
