import { expect, test } from 'vitest'
import { productOf } from '../../../../contracts/products/index.ts'
import { changedFields } from '../../../../server/checks/schedules/compare.ts'

const vehicle = productOf('vehicle-rc-check')
const challans = productOf('vehicle-challans')
const table = challans.resultFields.find(({ kind }) => kind === 'table')?.source ?? ''

test('a value that changed, came or went is a change, and an equal one is not', () => {
  const before = { insuranceUpto: '2026-01-01', pucUpto: null, taxUpto: '2030-01-01', status: 'active' }
  const now = { insuranceUpto: '2027-01-01', pucUpto: '2026-06-01', taxUpto: null, status: 'active' }
  expect(changedFields(vehicle, before, now)).toEqual(
    expect.arrayContaining([
      { source: 'insuranceUpto', from: '2026-01-01', to: '2027-01-01' },
      { source: 'pucUpto', from: null, to: '2026-06-01' },
      { source: 'taxUpto', from: '2030-01-01', to: null },
    ]),
  )
  expect(changedFields(vehicle, before, now)).toHaveLength(3)
  expect(changedFields(vehicle, now, { ...now })).toEqual([])
})

test('a field that did not exist at the earlier answer is no change, nor is one that is not declared', () => {
  expect(changedFields(vehicle, {}, { pucUpto: '2026-06-01' })).toEqual([])
  expect(changedFields(vehicle, { internal: 1 }, { internal: 2 })).toEqual([])
})

test('whole values are compared, and masked ones returned', () => {
  const { source } = vehicle.resultFields.find(({ mask }) => mask === 'name') ?? { source: '' }
  const [change] = changedFields(vehicle, { [source]: 'ASHA RAO' }, { [source]: 'AJAY RAI' })
  expect(change).toEqual({ source, from: 'A••• R••', to: 'A••• R••' })
})

test('of a table only the rows that came and went count, in whatever order', () => {
  const row = (number: string) => ({ number, amountPaise: 50_000 })
  const before = { [table]: [row('A'), row('B'), row('B')] }
  expect(changedFields(challans, before, { [table]: [row('B'), row('A'), row('B')] })).toEqual([])
  const [change] = changedFields(challans, before, { [table]: [row('B'), row('C'), row('A')] })
  expect(change?.from).toHaveLength(1)
  expect(change?.to).toHaveLength(1)
})
