import { describe, expect, test } from 'vitest'
import { bankAccountCheck } from '../../../../server/sources/runners/bankAccountCheck.ts'
import { upiCheck } from '../../../../server/sources/runners/upiCheck.ts'

describe('bank-account-check', () => {
  const input = { account: '50100012345678', ifsc: 'HDFC0000001' }
  const record = {
    status: 'active',
    name: 'Ravi Teja Konda',
    bank: 'HDFC Bank',
    branch: 'Fort',
    utr: '612345678901',
  } as const

  test.each([
    [{}, {}, { status: 'active', nameMatch: null, exists: true, utr: '612345678901' }],
    [{ name: 'R T Konda' }, {}, { status: 'active' }],
    [{ name: 'Meera Sundaram' }, {}, { status: 'name_differs', nameMatch: 0 }],
    [{ name: 'Meera Sundaram' }, { status: 'frozen' }, { status: 'frozen', nameMatch: 0, exists: true }],
    [{ name: 'Ravi Konda' }, { status: 'nre', utr: null }, { status: 'nre', exists: true, utr: null }],
    [
      { name: 'Ravi Konda' },
      { status: 'closed', name: null, utr: null },
      { status: 'closed', nameMatch: null, exists: false },
    ],
  ] as const)('%j with %j on record', (more, known, expected) => {
    expect(bankAccountCheck.result({ ...input, ...more }, { ...record, ...known })).toMatchObject(expected)
  })
})

describe('upi-check', () => {
  const record = { name: 'Ravi Teja Konda', blocked: false, kind: 'person', bank: null } as const

  test.each([
    [{}, {}, { status: 'active', nameMatch: null, kind: 'person' }],
    [{ name: 'Meera Sundaram' }, {}, { status: 'name_differs', nameMatch: 0 }],
    [{ name: 'Meera Sundaram' }, { blocked: true }, { status: 'blocked', nameMatch: 0 }],
  ])('%j with %j on record', (more, known, expected) => {
    const result = upiCheck.result({ vpa: 'ravi.konda@okaxis', ...more }, { ...record, ...known })
    expect(result).toMatchObject(expected)
    expect(result).not.toHaveProperty('blocked')
  })
})
