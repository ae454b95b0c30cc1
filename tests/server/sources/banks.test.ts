import { describe, expect, test } from 'vitest'
import { bankData } from '../../../server/sources/banks/data.ts'
import { explainUnknownIfsc, lookupIfsc } from '../../../server/sources/banks/index.ts'

const stateBank = { code: 'SBIN', name: 'State Bank of India' }

describe('lookupIfsc', () => {
  test('knows every branch of the list, with digits and with letters', () => {
    const { branches, banks } = bankData()
    expect(branches.size).toBe(257)
    expect(banks.size).toBe(1525)
    expect([...branches.values()].reduce((sum, all) => sum + all.length, 0)).toBe(176_918)
    for (const ifsc of ['HDFC0000001', 'SBIN0004343', 'BARB0VJAAES', 'UTIB0000001', 'ABNA0NEFT02', 'ADCC00000SC'])
      expect(lookupIfsc(ifsc), ifsc).toMatchObject({ ifsc })
  })

  test('refuses neighbours of codes that exist, and what is no IFSC', () => {
    for (const ifsc of [
      'HDFC0999998',
      'ABHY0065033',
      'ABNA0NEFT03',
      'SBIN1004343',
      'sbin0004343',
      'SBIN0',
      '',
      'SBIN00043433',
    ])
      expect(lookupIfsc(ifsc), ifsc).toBeUndefined()
  })

  test('says the MICR of a head office and the services of its bank', () => {
    expect(lookupIfsc('SBIN0004343')).toEqual({
      ifsc: 'SBIN0004343',
      bank: stateBank,
      lentBy: null,
      branchCode: '004343',
      micr: '400002000',
      kind: 'PSB',
      services: { nachCredit: true, achDebit: true, aadhaarPayments: true, mandates: true, upi: true },
      formerBank: null,
    })
    expect(lookupIfsc('SBIN0000001')).toMatchObject({ micr: null })
  })

  test('names the bank that borrows a code, by the whole code or by its beginning', () => {
    expect(lookupIfsc('HDFC0CKUB01')).toMatchObject({
      bank: { name: 'Khamgaon Urban Co-operative Bank' },
      lentBy: { code: 'HDFC' },
    })
    expect(lookupIfsc('KSCB0006001')).toMatchObject({ bank: { code: 'KTTX' }, lentBy: { code: 'KSCB' } })
    expect(lookupIfsc('MDCB0680266')).toMatchObject({
      bank: { code: null, name: 'State Transport Bank Mumbai Central' },
    })
    // A second code of the same bank is not lent.
    expect(lookupIfsc('UJVN0001101')).toMatchObject({
      bank: { code: 'UJVN', name: 'Ujjivan Small Finance Bank' },
      lentBy: null,
    })
  })

  test.each([
    ['SBIN0070760', 'State Bank of Travancore'],
    ['SBIN0031100', 'State Bank of Bikaner and Jaipur'],
    ['SBIN0020059', 'State Bank of Hyderabad'],
    ['SBIN0050123', 'State Bank of Patiala'],
    ['SBIN0040034', 'State Bank of Mysore'],
    ['SBIN0030002', 'State Bank of Indore'],
    ['SBIN0060007', 'State Bank of Saurashtra'],
    ['CNRB0013687', 'Syndicate Bank'],
    ['PUNB0000110', 'Oriental Bank of Commerce'],
    ['UBIN0900010', 'Corporation Bank'],
    ['VIJB0009502', 'Vijaya Bank'],
  ])('%s once belonged to %s', (ifsc, name) => {
    expect(lookupIfsc(ifsc)?.formerBank).toMatchObject({ name })
  })
})

describe('explainUnknownIfsc', () => {
  test.each([
    ['SBTR0000760', 'State Bank of Travancore', 'SBIN0070760'],
    ['SBBJ0010100', 'State Bank of Bikaner and Jaipur', 'SBIN0031100'],
    ['SBHY0020059', 'State Bank of Hyderabad', 'SBIN0020059'],
    ['SBMY0040034', 'State Bank of Mysore', 'SBIN0040034'],
    ['STBP0000123', 'State Bank of Patiala', 'SBIN0050123'],
  ])('%s was of %s and is probably %s', (ifsc, name, likelyCode) => {
    expect(lookupIfsc(ifsc)).toBeUndefined()
    expect(explainUnknownIfsc(ifsc)).toMatchObject({
      formerBank: { name, into: stateBank, on: '2017-04-01' },
      likelyCode,
    })
  })

  test('guesses no code that does not exist, and none without a published rule', () => {
    expect(explainUnknownIfsc('SBTR0001999')).toMatchObject({ formerBank: { code: 'SBTR' }, likelyCode: null })
    expect(explainUnknownIfsc('SBTR0999999')).toMatchObject({ likelyCode: null })
    expect(explainUnknownIfsc('ANDB0000123')).toMatchObject({ formerBank: { name: 'Andhra Bank' }, likelyCode: null })
  })

  test('tells an unknown branch from an unknown bank', () => {
    expect(explainUnknownIfsc('HDFC0999998')).toEqual({
      bank: { code: 'HDFC', name: 'HDFC Bank' },
      formerBank: null,
      likelyCode: null,
    })
    expect(explainUnknownIfsc('QQQQ0123456')).toEqual({ bank: null, formerBank: null, likelyCode: null })
  })
})
