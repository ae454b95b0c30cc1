import { describe, expect, it } from 'vitest'
import {
  checkIdentifier,
  gstStates,
  holderType,
  type IdentifierKind,
  plateStates,
} from '../../contracts/identifiers.ts'

const right: [IdentifierKind, string, string, string?][] = [
  ['pan', ' aaacz-1000a ', 'AAACZ1000A', 'Company, 4th letter C'],
  ['pan', 'AAACZ1404A', 'AAACZ1404A', 'Company, 4th letter C'],
  ['pan', 'AAACZ1503A', 'AAACZ1503A', 'Company, 4th letter C'],
  ['gstin', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV', 'Maharashtra, check digit right'],
  ['gstin', '27AAACZ1000A1Z7', '27AAACZ1000A1Z7', 'Maharashtra, check digit right'],
  ['gstin', '27AAACZ1404A1ZZ', '27AAACZ1404A1ZZ', 'Maharashtra, check digit right'],
  ['gstin', '27AAACZ1503A1ZZ', '27AAACZ1503A1ZZ', 'Maharashtra, check digit right'],
  ['aadhaar', '2341 2341 2346', '234123412346', 'Check digit right'],
  ['aadhaar', '२३४१ २३४१ ०००८', '234123410008', 'Check digit right'],
  ['aadhaar', '234123414043', '234123414043', 'Check digit right'],
  ['aadhaar', '234123415035', '234123415035', 'Check digit right'],
  ['epic', 'WKH1186253', 'WKH1186253', 'Check digit right'],
  ['epic', 'ZZZ1000009', 'ZZZ1000009', 'Check digit right'],
  ['epic', 'ZZZ1404003', 'ZZZ1404003', 'Check digit right'],
  ['epic', 'ZZZ1503002', 'ZZZ1503002', 'Check digit right'],
  ['rc', 'mh 12 ab 1000', 'MH12AB1000', 'Maharashtra'],
  ['rc', 'MH12AB1404', 'MH12AB1404', 'Maharashtra'],
  ['rc', 'MH12AB1503', 'MH12AB1503', 'Maharashtra'],
  ['rc', 'DL1CAA1111', 'DL1CAA1111', 'Delhi'],
  ['rc', 'AP09 1', 'AP091', 'Andhra Pradesh'],
  ['rc', '22 BH 1234 AA', '22BH1234AA', 'Bharat series, 2022'],
  ['rc', '21BH1234A', '21BH1234A', 'Bharat series, 2021'],
  ['cin', 'L17110MH1973PLC019786', 'L17110MH1973PLC019786', 'Listed company, Maharashtra, 1973'],
  ['llpin', 'aaa-1234', 'AAA1234'],
  ['din', '00000001', '00000001'],
  ['ifsc', 'sbin0001234', 'SBIN0001234'],
  ['uan', '1001 2345 6789', '100123456789'],
  ['dl', 'MH-14 20110062821', 'MH1420110062821', 'Maharashtra, 2011'],
  ['passport', 'z1234567', 'Z1234567'],
  ['pin', '411 001', '411001'],
  ['phone', '+91 (98123) 45-210', '9812345210'],
  ['phone', '0091 9812345210', '9812345210'],
  ['phone', '09812345210', '9812345210'],
  ['phone', '9112345210', '9112345210'],
]

const wrong: [IdentifierKind, string, string, number?][] = [
  ['pan', ' ', 'PAN is empty.'],
  ['dl', '', 'Driving licence number is empty.'],
  ['pan', 'AAPPV5231', '9 characters. A PAN has 10.'],
  ['pan', 'A', 'Only 1 character. A PAN has 10.'],
  ['pan', 'ABCDE1234A', 'Character 4, “D”, is not a holder type (P, C, H, F, A, B, T, L, J, G).', 3],
  ['pan', 'AAPPV12O4K', 'Character 8 is the letter O. A digit belongs here.', 7],
  ['pan', '1APPV1234K', 'Character 1 is the digit 1. A letter belongs here.', 0],
  ['pan', 'ßAPPV1234K', 'Character 1 is “ß”. A letter belongs here.', 0],
  ['pan', 'A\u0007PPV1234K', 'Character 2 is a hidden character. A letter belongs here.', 1],
  ['pan', 'AAPPV0000K', 'Characters 6 to 9 cannot all be zero.', 5],
  ['gstin', '45AAPFU0939F1ZV', 'Characters 1 and 2, “45”, are not a state code.', 0],
  ['gstin', '39AAPFU0939F1ZV', 'Characters 1 and 2, “39”, are not a state code.', 1],
  ['gstin', '27AAPFU0000F1ZV', 'Characters 8 to 11 cannot all be zero.', 7],
  ['gstin', '27AAPFU0939F0ZV', 'Character 13 is the digit 0, but it must be 1 to 9 or A to Z.', 12],
  ['gstin', '27AAPFU0939F1YV', 'Character 14 is the letter Y, but it must be Z.', 13],
  ['gstin', '27AAPFU0939F1Z*', 'Character 15 is “*”. A letter or digit belongs here.', 14],
  [
    'gstin',
    '27AAPFU0939F1ZW',
    'The check digit, character 15, is W, but the other characters give V. Check each one.',
    14,
  ],
  ['aadhaar', '134123412346', 'Character 1 is the digit 1, but it must be 2 to 9.', 0],
  [
    'aadhaar',
    '234123412347',
    'The check digit, character 12, is 7, but the other characters give 6. Check each one.',
    11,
  ],
  ['aadhaar', '23412341234', '11 characters. An Aadhaar number has 12.'],
  ['cin', 'X17110MH1973PLC019786', 'Character 1 is the letter X, but it must be L or U.', 0],
  ['cin', 'L17110MX1973PLC019786', 'Characters 7 and 8, “MX”, are not a state code.', 7],
  ['cin', 'L17110MH1773PLC019786', expect.stringContaining('“1773”, are not a year from 1850 to'), 8],
  ['cin', 'L17110MH9973PLC019786', expect.stringContaining('“9973”, are not a year from 1850 to'), 8],
  ['cin', 'L17110MH1973PXC019786', expect.stringContaining('“PXC”, are not a company class (PTC, PLC'), 13],
  ['llpin', 'AA1-1234', 'Character 3 is the digit 1. A letter belongs here.', 2],
  ['din', '00000000', 'Characters 1 to 8 cannot all be zero.', 0],
  ['ifsc', 'SBINO001234', 'Character 5 is the letter O, but it must be zero.', 4],
  ['dl', 'MX1420110062821', 'Characters 1 and 2, “MX”, are not a state code.', 1],
  ['dl', 'MH1499990062821', expect.stringContaining('“9999”, are not a year from 1940 to'), 4],
  ['rc', 'ZZ12AB1000', 'Characters 1 and 2, “ZZ”, are not a state code.', 0],
  ['rc', 'MHO2AB1000', 'Character 3 is the letter O. A digit belongs here.', 2],
  ['rc', 'MH12AB10O0', 'Character 9 is the letter O. A digit belongs here.', 8],
  ['rc', 'MH12AB', 'End with a number of 1 to 4 digits.', 5],
  ['rc', 'MH12AB10000', 'End with a number of 1 to 4 digits.', 10],
  ['rc', 'MH12AB0000', 'Characters 7 to 10 cannot all be zero.', 6],
  ['rc', 'MH12ABCD1000', '12 characters. A vehicle number has 4–11.'],
  ['rc', '20BH1234AA', expect.stringContaining('“20”, are not a year from 21 to'), 0],
  ['rc', '22BH0000AA', 'Characters 5 to 8 cannot all be zero.', 4],
  ['rc', '22BH1234AO', 'Character 10 is the letter O, but it must be A to H, J to N or P to Z.', 9],
  ['rc', '22XH1234AA', 'Character 3 is the letter X, but it must be B.', 2],
  ['rc', '22BH1234', '8 characters. A BH number has 9–10.'],
  ['passport', 'Q1234567', 'Character 1 is the letter Q, but it must be A to P, R to W, Y or Z.', 0],
  ['pin', '011001', 'Character 1 is the digit 0, but it must be 1 to 9.', 0],
  ['phone', '+91 58123 45210', 'Character 1 is the digit 5, but it must be 6 to 9.', 0],
  ['phone', '+1 415 555 0100', '12 characters. A phone number has 10.'],
  ['epic', 'ZZZ100000', '9 characters. An EPIC number has 10.'],
]

describe('checkIdentifier', () => {
  it.each(right)('%s accepts %j', (kind, given, value, note) => {
    expect(checkIdentifier(kind, given)).toEqual({ ok: true, value, ...(note && { note }) })
  })

  it.each(wrong)('%s refuses %j', (kind, given, reason, at) => {
    expect(checkIdentifier(kind, given)).toMatchObject({ ok: false, reason, at })
  })

  it('accepts with a warning what an older card or plate may carry', () => {
    expect(checkIdentifier('epic', 'ZZZ1503003')).toEqual({
      ok: true,
      value: 'ZZZ1503003',
      warning: 'The check digit, character 10, is 3, but the other characters give 2. Check each one.',
    })
    expect(checkIdentifier('epic', 'UP/14/073/0123456')).toHaveProperty('warning', expect.stringContaining('older'))
    expect(checkIdentifier('rc', 'MEN 1234')).toHaveProperty('warning', expect.stringContaining('1989'))
  })

  it('speaks Hindi, names included', () => {
    expect(checkIdentifier('pan', 'AAPPV12O4K', 'hi')).toMatchObject({
      reason: 'कैरेक्टर 8 पर अक्षर O है। यहाँ अंक होना चाहिए।',
      code: 'digit',
    })
    expect(checkIdentifier('pan', '', 'hi')).toMatchObject({ reason: 'PAN खाली है।', code: 'empty' })
    expect(checkIdentifier('gstin', '27AAPFU0939F1ZV', 'hi')).toMatchObject({ note: 'महाराष्ट्र, चेक डिजिट सही' })
  })
})

describe('codes', () => {
  it('know every GST state, with Ladakh, other territory and the centre', () => {
    const numbers = Array.from({ length: 38 }, (_, i) => String(i + 1).padStart(2, '0'))
    expect([...gstStates.keys()].toSorted()).toEqual([...numbers, '97', '99'])
    expect(gstStates.get('38')?.en).toBe('Ladakh')
  })

  it('know plates of renamed states', () => {
    for (const code of ['OD', 'OR', 'TS', 'TG', 'UK', 'UA', 'LA', 'DD', 'DN']) expect(plateStates.has(code)).toBe(true)
    expect(plateStates.size).toBe(40)
  })

  it('say whose PAN it is', () => {
    expect(holderType('aaapz1000a')).toEqual({ en: 'Person', hi: 'व्यक्ति' })
    expect(holderType('ABCDE1234A')).toBeUndefined()
  })
})
