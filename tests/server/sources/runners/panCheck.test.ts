import { expect, test } from 'vitest'
import { panCheck } from '../../../../server/sources/runners/panCheck.ts'

const record = { name: 'Ravi Teja Konda', active: true, aadhaarLinked: true, updatedOn: '2026-03-14' }

test.each([
  [{ pan: 'CLPPK9908D' }, {}, { status: 'valid', nameMatch: null, holderType: 'P', aadhaarSeeding: 'linked' }],
  [{ pan: 'CLPPK9908D', name: 'R T Konda' }, {}, { status: 'valid' }],
  [{ pan: 'CLPPK9908D', name: 'Meera Sundaram' }, {}, { status: 'name_differs', nameMatch: 0 }],
  [{ pan: 'CLPPK9908D', name: 'Meera Sundaram' }, { active: false }, { status: 'inactive', nameMatch: 0 }],
  [{ pan: 'CLPPK9908D' }, { aadhaarLinked: false }, { aadhaarSeeding: 'not_linked' }],
  [{ pan: 'AAACZ1000A' }, { aadhaarLinked: null }, { holderType: 'C', aadhaarSeeding: 'not_applicable' }],
])('%j with %j on record', (input, more, expected) => {
  expect(panCheck.result(input, { ...record, ...more })).toMatchObject(expected)
})
