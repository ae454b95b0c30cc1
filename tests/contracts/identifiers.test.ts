import { describe, expect, it } from 'vitest'
import {
  checkIdentifier,
  gstStates,
  holderType,
  type IdentifierKind,
  plateStates,
} from '../../contracts/identifiers/index.ts'

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
  ['companyNumber', 'l17110mh1973plc019786', 'L17110MH1973PLC019786', 'Listed company, Maharashtra, 1973'],
  ['companyNumber', 'aaa-1234', 'AAA1234'],
  ['din', '00000001', '00000001'],
  ['ifsc', 'sbin0001234', 'SBIN0001234'],
  ['uan', '1001 2345 6789', '100123456789'],
  ['gstin', '07DELN10357E1DH', '07DELN10357E1DH', 'Tax deductor (TDS), Delhi, check digit right'],
  ['gstin', '27PNEA06819B1DE', '27PNEA06819B1DE', 'Tax deductor (TDS), Maharashtra, check digit right'],
  ['gstin', '07AAACA1234A1CX', '07AAACA1234A1CX', 'E-commerce operator (TCS), Delhi, check digit right'],
  ['gstin', '0717UNO00157UNO', '0717UNO00157UNO', 'UN body or embassy (UIN), Delhi, check digit right'],
  ['gstin', '0717UNO00211UN2', '0717UNO00211UN2', 'UN body or embassy (UIN), Delhi, check digit right'],
  [
    'gstin',
    '9917USA29016OS6',
    '9917USA29016OS6',
    'Online services from abroad (OIDAR), Centre jurisdiction, check digit right',
  ],
  [
    'gstin',
    '9917SGP29001OST',
    '9917SGP29001OST',
    'Online services from abroad (OIDAR), Centre jurisdiction, check digit right',
  ],
  ['companyNumber', 'f04662', 'F04662'],
  ['companyNumber', 'faaa-1234', 'FAAA1234'],
  ['fcrn', 'F04662', 'F04662'],
  ['fllpin', 'FAAA-1234', 'FAAA1234'],
  ['rc', '12 CD 123', '12CD123', 'Embassy or high commission'],
  ['rc', '77 CC 9', '77CC9', 'Consulate'],
  ['rc', '22-UN-14', '22UN14', 'United Nations'],
  ['rc', 'T 0823 MH 1234 AB', 'T0823MH1234AB', 'Temporary number, Maharashtra, 2023'],
  ['rc', 'MH/12/TC/0123', 'MH12TC0123', 'Maharashtra'],
  ['rc', 'KA 01 TR 1234', 'KA01TR1234', 'Karnataka'],
  ['rc', 'MH.12.AB.1000', 'MH12AB1000', 'Maharashtra'],
  ['dl', 'RJ-13/DLC/12/123456', 'RJ1320120123456', 'Rajasthan, 2012'],
  ['dl', 'mh-12/99/4567', 'MH1219990004567', 'Maharashtra, 1999'],
  ['dl', 'MH-14 20110062821', 'MH1420110062821', 'Maharashtra, 2011'],
  ['passport', 'z1234567', 'Z1234567'],
  ['passport', 'x1234567', 'X1234567'],
  ['pin', '411 001', '411001', 'Maharashtra'],
  ['pin', '403001', '403001', 'Goa'],
  ['pin', '194101', '194101', 'Ladakh'],
  ['pin', '813101', '813101', 'Bihar or Jharkhand'],
  ['pin', '900056', '900056', 'Army post office'],
  ['phone', '+91 (98123) 45-210', '9812345210'],
  ['phone', '0091 9812345210', '9812345210'],
  ['phone', '09812345210', '9812345210'],
  ['phone', '9112345210', '9112345210'],
  ['email', ' mailto:Asha.Rao@Example.COM ', 'asha.rao@example.com'],
  ['email', 'asha+bank@mail.example.co.in', 'asha+bank@mail.example.co.in'],
  ['vpa', 'Asha.Rao-1@okHDFCbank', 'asha.rao-1@okhdfcbank'],
  ['vpa', '1234567890@HDFC0000001.ifsc.npci', '1234567890@hdfc0000001.ifsc.npci'],
  ['account', '0012 3456 7890', '001234567890'],
  ['udyam', 'udyam-mh-26-0123456', 'UDYAMMH260123456', 'Maharashtra'],
  ['udyam', 'KR-03-0000001', 'UDYAMKR030000001', 'Karnataka'],
  ['fssai', '11516 0150 00123', '11516015000123', 'Licence, Maharashtra, 2016'],
  ['fssai', '10012011000123', '10012011000123', 'Central licence, 2012'],
  ['fssai', '23324000000123', '23324000000123', 'Registration, Delhi, 2024'],
  ['tan', 'mumk 12456 z', 'MUMK12456Z', 'Mumbai, name begins with K'],
  ['tan', 'XYZK12456Z', 'XYZK12456Z'],
  ['iec', 'AAACZ1000A', 'AAACZ1000A', 'Company, the same as the PAN'],
  ['iec', '0388012345', '0388012345', 'Code from before IECs became PANs'],
  ['passportFile', 'HY 1065789123418', 'HY1065789123418'],
  ['passportFile', 'HYDR01234512', 'HYDR01234512'],
  ['chassis', 'MA3EHKD17A00-12345', 'MA3EHKD17A0012345'],
  ['fastag', '34161FA820328972 5A1B2C40', '34161FA8203289725A1B2C40'],
  ['fastag', '608268-001-0000001', '6082680010000001'],
  ['cnr', 'mhau01-000012-2020', 'MHAU010000122020', 'Maharashtra, 2020'],
  ['cnr', 'HCBM010123452019', 'HCBM010123452019', 'High Court, 2019'],
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
  ['companyNumber', 'AA1-1234', 'Character 3 is the digit 1. A letter belongs here.', 2],
  ['companyNumber', 'X17110MH1973PLC019786', 'Character 1 is the letter X, but it must be L or U.', 0],
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
  ['rc', 'MH12ABCD1000', 'Character 8 is the letter D. A digit belongs here.', 7],
  ['rc', 'MH12ABCDEF1000', '14 characters. A vehicle number has 4–13.'],
  ['rc', '20BH1234AA', expect.stringContaining('“20”, are not a year from 21 to'), 0],
  ['rc', '22BH0000AA', 'Characters 5 to 8 cannot all be zero.', 4],
  ['rc', '22BH1234AO', 'Character 10 is the letter O, but it must be A to H, J to N or P to Z.', 9],
  ['rc', '22XH1234AA', 'Character 3 is the letter X, but it must be B.', 2],
  ['rc', '22BH1234', '8 characters. A BH number has 9–10.'],
  ['rc', '12CX123', 'Character 4 is the letter X, but it must be D.', 3],
  ['rc', '12CD0000', 'Characters 5 to 8 cannot all be zero.', 4],
  ['rc', 'T1323MH1234AB', 'Characters 2 and 3, “13”, are not a month.', 1],
  ['rc', 'T0823XX1234AB', 'Characters 6 and 7, “XX”, are not a state code.', 5],
  ['gstin', '07DELN10357E1DG', expect.stringContaining('The check digit, character 15, is G'), 14],
  ['fcrn', 'G04662', 'Character 1 is the letter G, but it must be F.', 0],
  ['account', '-12345678901', 'Character 1 is “-”. A letter or digit belongs here.', 0],
  ['account', '12/06/1968', 'Character 3 is “/”. A letter or digit belongs here.', 2],
  ['account', '12345678901.0', 'This has a decimal point. An account number has none. Did you mean 12345678901?', 11],
  ['account', '12345678901.5', 'This has a decimal point. An account number has none.', 11],
  ['account', '1.23457E11', 'Excel has shortened this number. Format the column as text and paste the number again.'],
  ['account', '1.23457e+11', 'Excel has shortened this number. Format the column as text and paste the number again.'],
  ['din', '1234567.0', 'This has a decimal point. A DIN has none. Did you mean 01234567?', 7],
  ['phone', '98123.45210', 'This has a decimal point. A phone number has none. Did you mean 9812345210?', 5],
  ['phone', '9.81235E+09', 'Excel has shortened this number. Format the column as text and paste the number again.'],
  ['passport', '11234567', 'Character 1 is the digit 1. A letter belongs here.', 0],
  ['pin', '291001', 'Characters 1 and 2, “29”, are not a postal region. No PIN code begins like this.', 1],
  ['pin', '101001', 'Characters 1 and 2, “10”, are not a postal region. No PIN code begins like this.', 1],
  ['uan', '000000000000', 'Characters 1 to 12 cannot all be zero.', 0],
  ['email', 'asha.rao', 'An e-mail address has an @ in the middle.'],
  ['email', '@example.com', 'Something is missing before the @.', 0],
  ['email', 'asha@', 'Something is missing after the @.', 4],
  ['email', 'asha@rao@example.com', 'Character 9 is a second @. There is only one.', 8],
  ['email', 'asha..rao@example.com', 'Character 5 is a dot where none can be: at an end, or next to another.', 4],
  ['email', 'asha@exa_mple.com', 'Character 9 is not allowed after the @.', 8],
  ['email', 'asha@localhost', 'After the @ comes a name such as example.com.', 13],
  ['email', `${'a'.repeat(65)}@example.com`, 'There are more than 64 characters before the @.', 64],
  ['email', 'a(b)@example.com', 'Character 2 is “(”, which is not allowed here.', 1],
  ['vpa', '9812345210', 'A UPI ID has an @ in the middle.'],
  ['vpa', 'asha+1@oksbi', 'Character 5 is “+”, which is not allowed here.', 4],
  ['vpa', 'asha@gmail.com', expect.stringContaining('Is this an e-mail address?'), 10],
  ['account', '1234', '4 characters. An account number has 9–18.'],
  ['account', '00000000000', 'Characters 1 to 11 cannot all be zero.', 0],
  ['udyam', 'UDYAMM260123456', '15 characters. A Udyam number has 16.'],
  ['udyam', 'UDYOM-MH-26-0123456', 'Character 4 is the letter O, but it must be A.', 3],
  ['fssai', '1151601500012O', 'Character 14 is the letter O. A digit belongs here.', 13],
  ['tan', 'AAACZ1000A', 'Character 5 is the letter Z. A digit belongs here.', 4],
  ['iec', '038801234X', 'Character 10 is the letter X. A digit belongs here.', 9],
  ['iec', 'ABCDE1234A', 'Character 4, “D”, is not a holder type (P, C, H, F, A, B, T, L, J, G).', 3],
  ['passportFile', 'H1106578912341', 'Character 2 is the digit 1. A letter belongs here.', 1],
  ['passportFile', 'HY106578', '8 characters. A passport file number has 12–15.'],
  ['chassis', 'MA3E', '4 characters. A chassis number has 17.'],
  ['fastag', '34161FA820328972', '16 characters. A FASTag number has 16 or 24.'],
  ['fastag', '60826800100000O1', 'Character 15 is the letter O. A digit belongs here.', 14],
  ['cnr', 'MHAU010000129999', expect.stringContaining('“9999”, are not a year from 1850 to'), 12],
  ['cnr', 'M1AU010000122020', 'Character 2 is the digit 1. A letter belongs here.', 1],
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

  it.each([
    ['passport', 'Q1234567', 'begins with Q'],
    ['uan', '200123456789', 'begin with 10'],
    ['udyam', 'UDYAM-XX-26-0123456', '“XX”, characters 6 and 7'],
    ['fssai', '91516015000123', 'begin with 1'],
    ['fssai', '19916015000123', '“99”, characters 2 and 3'],
    ['fssai', '11599015000123', 'not a year from 10'],
    ['account', '12345O789012', 'Character 6 is the letter O'],
    ['account', '123456', '6 characters.'],
    ['vpa', 'asha@ok1', '@ok1 is an unusual handle'],
    ['email', 'आशा@उदाहरण.भारत', 'many mail servers'],
    ['passportFile', 'USNY12345678', 'Characters 11 and 12'],
    ['passportFile', 'HY1065789X23418', 'not the usual form'],
    ['chassis', 'MA3EHKD17A0O12345', 'Character 12 is the letter O'],
    ['chassis', 'AB12345', 'Only older vehicles'],
    ['cnr', 'XXAU010000122020', '“XX”, characters 1 and 2'],
    ['dl', 'TN45Z20100001234', 'Character 5 is the letter Z'],
  ] as const)('accepts a %s such as %j with a warning, because no public rule forbids it', (kind, value, warning) => {
    expect(checkIdentifier(kind, value)).toMatchObject({ ok: true, warning: expect.stringContaining(warning) })
  })

  it.each(['10', '29', '35', '54', '55', '65', '66', '86', '87', '88', '89'])(
    'knows that no PIN begins with %s',
    prefix => {
      for (const rest of ['0001', '1001', '9999']) expect(checkIdentifier('pin', prefix + rest).ok).toBe(false)
    },
  )

  it('names a region for every other beginning of a PIN', () => {
    const known = Array.from({ length: 90 }, (_, i) => checkIdentifier('pin', `${i + 10}1001`)).filter(({ ok }) => ok)
    expect(known).toHaveLength(79)
    for (const one of known) expect(one).toHaveProperty('note', expect.stringMatching(/\S/))
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
