import { describe, expect, test } from 'vitest'
import { detectKind } from '../../../../server/engines/ocr/kinds/detectKind.ts'
import { layOut } from '../../../../server/engines/ocr/kinds/page.ts'
import { asName, findCode, findDate, findDates } from '../../../../server/engines/ocr/kinds/values.ts'
import { randomFrom } from '../../../bench/names/random.ts'
import { type PlacedText, textLines } from '../../../support/textLines.ts'

function read(...placed: PlacedText[]) {
  const lines = layOut(textLines(...placed), 0, 0)
  const { kind, reader } = detectKind(lines, undefined, 'detect')
  const fields = reader.read(lines).flatMap(({ name, found }) => (found?.text ? [[name, found.text] as const] : []))
  const corrected = reader.read(lines).flatMap(({ name, found }) => (found?.corrected ? [name] : []))
  return { kind, sides: reader.sidesOf(lines), fields: Object.fromEntries(fields), corrected }
}

describe('a PAN card', () => {
  test('with labels, whose Hindi was read as noise', () => {
    const { kind, fields } = read(
      [40, 50, 'INCOME TAX DEPARTMENT'],
      [300, 150, 'Permanent Account Number Card'],
      [300, 200, 'ABCPS1234K'],
      [40, 300, 'HTH / Name', 0.8],
      [40, 335, 'RAHUL KUMAR SHARMA'],
      [40, 380, "faar / Father's Name", 0.8],
      [40, 415, 'VIJAY SHARMA'],
      [40, 460, 'a / Date of Birth', 0.8],
      [40, 495, '09/11/1988'],
    )
    expect({ kind, ...fields }).toEqual({
      kind: 'pan',
      number: 'ABCPS1234K',
      name: 'RAHUL KUMAR SHARMA',
      fatherName: 'VIJAY SHARMA',
      birthDate: '1988-11-09',
    })
  })

  const older = (number: PlacedText) =>
    read(
      [40, 50, 'INCOME TAX DEPARTMENT'],
      [600, 50, 'GOVT. OF INDIA'],
      [40, 150, 'PRIYA NAIR'],
      [40, 200, 'SURESH NAIR'],
      [40, 250, '01/02/1975'],
      [40, 300, 'Permanent Account Number'],
      number,
    )

  test('of the older form; letters are taken for figures only where the reader was in doubt, and that is said', () => {
    const { fields, corrected } = older([40, 350, 'A8CPNI234K', 0.9, ' B   1    '])
    expect(fields).toEqual({
      number: 'ABCPN1234K',
      name: 'PRIYA NAIR',
      fatherName: 'SURESH NAIR',
      birthDate: '1975-02-01',
    })
    expect(corrected).toEqual(['number'])
  })

  test('whose number the reader was sure of, in a form that no PAN has, has none', () => {
    const { fields, corrected } = older([40, 350, 'A8CPNI234K'])
    expect(fields.number).toBeUndefined()
    expect(corrected).toEqual([])
  })
})

test('an Aadhaar letter has both sides', () => {
  const { kind, sides, fields } = read(
    [40, 40, 'Unique Identification Authority of India'],
    [40, 80, 'Enrolment No.: 1234/12345/12345'],
    [40, 130, 'To'],
    [40, 170, 'Meena Devi Joshi'],
    [40, 400, 'Government of India'],
    [300, 440, 'Meena Devi Joshi'],
    [300, 480, 'DOB: 05/06/1990'],
    [300, 520, '/ FEMALE'],
    [40, 600, 'Address:'],
    [40, 640, 'W/O: Anil Joshi,'],
    [40, 680, 'House No 7, Lake View Road,'],
    [40, 720, 'Indore, Madhya Pradesh - 452001'],
    [300, 800, '3156 3763 2443'],
  )
  expect({ kind, sides, ...fields }).toEqual({
    kind: 'aadhaarLetter',
    sides: ['front', 'back'],
    number: '315637632443',
    enrolmentNumber: '1234/12345/12345',
    name: 'Meena Devi Joshi',
    birthDate: '1990-06-05',
    gender: 'F',
    guardianName: 'Anil Joshi',
    address: 'House No 7, Lake View Road, Indore, Madhya Pradesh - 452001',
    pin: '452001',
    state: 'Madhya Pradesh',
  })
})

test('a driving licence keeps its two validities apart', () => {
  const { kind, fields } = read(
    [40, 40, 'Indian Union Driving Licence'],
    [40, 90, 'DL No: MH12 20150034761'],
    [40, 140, 'Validity (NT): 03-02-2035'],
    [500, 140, 'Validity (TR): 03-02-2026'],
    [40, 190, 'Name : DEEPAK REDDY'],
    [40, 240, 'Son/Daughter/Wife of : ANIL REDDY'],
    [500, 240, 'LMV'],
    [600, 240, 'MCWG'],
  )
  expect({ kind, ...fields }).toMatchObject({
    kind: 'drivingLicence',
    number: 'MH1220150034761',
    name: 'DEEPAK REDDY',
    guardianName: 'ANIL REDDY',
    expiryDate: '2035-02-03',
    transportExpiryDate: '2026-02-03',
    vehicleClasses: 'LMV, MCWG',
  })
})

test('a cheque is read from its magnetic line, its IFSC and its account', () => {
  const { kind, fields } = read(
    [40, 40, 'SPECIMEN NATIONAL BANK'],
    [40, 80, 'IFSC : SPNB0O12345', 0.9, '            0     '],
    [900, 120, 'OR BEARER'],
    [40, 200, 'A/C No. 12345678901'],
    [700, 230, 'ANIL VERMA'],
    [700, 300, 'Please sign above'],
    [200, 400, '"000123" 110002001: 456789" 31'],
  )
  expect({ kind, ...fields }).toMatchObject({
    kind: 'cheque',
    accountNumber: '12345678901',
    ifsc: 'SPNB0012345',
    micr: '110002001',
    chequeNumber: '000123',
    bank: 'SPECIMEN NATIONAL BANK',
    name: 'ANIL VERMA',
  })
})

test('the magnetic line of a cheque may be found in parts', () => {
  const { fields } = read(
    [900, 120, 'OR BEARER'],
    [40, 80, 'IFSC : SPNB0012345'],
    [700, 300, 'Please sign above'],
    [850, 397, '31'],
    [380, 399, '110002001: 456789"'],
    [200, 402, '"000123"'],
  )
  expect(fields).toMatchObject({ chequeNumber: '000123', micr: '110002001' })
})

test('a chassis number may be found with a gap, and an older one is shorter', () => {
  const chassisOf = (text: string) =>
    read([40, 40, 'Certificate of Registration'], [40, 90, 'Regn. Number MH12AB1234'], [40, 150, `Chassis No ${text}`])
      .fields.chassisNumber
  expect(chassisOf('MES1 R77YMR9162146')).toBe('MES1R77YMR9162146')
  expect(chassisOf('MA3ERLF1S00123456 K12MN1234567')).toBe('MA3ERLF1S00123456')
  expect(chassisOf('SB308IN1234')).toBe('SB308IN1234')
})

test('a shopping list is no document', () => {
  expect(read([40, 40, 'Milk, two litres'], [40, 80, 'Bread'], [40, 120, 'Total 250'])).toMatchObject({
    kind: 'unknown',
    fields: {},
  })
})

describe('values', () => {
  test.each([
    ['DOB: 09/11/1988', '1988-11-09'],
    ['O9-1l-1988', undefined],
    ['12 Mar 2021', '2021-03-12'],
    ['12-MAR-2021', '2021-03-12'],
    ['25/021985', '1985-02-25'],
    ['2016', undefined],
    ['45/13/2001', undefined],
  ])('the date of %s', (text, date) => expect(findDate(text)).toBe(date))

  test('two dates of one line', () => expect(findDates('27/12/2022 27/12/2032')).toEqual(['2022-12-27', '2032-12-27']))

  test('a code is found among words, split or misread, and not made up', () => {
    expect(findCode('No. DSY 2439420', ['AAA9999999'])).toBe('DSY2439420')
    expect(findCode('DSYZ439420', ['AAA9999999'])).toBeUndefined()
    const doubt = (at: number) => (at === 3 ? ['2'] : [])
    expect(findCode('DSYZ439420', ['AAA9999999'], 3, doubt)).toBe('DSY2439420')
    expect(findDate('O9-1l-1988', at => ({ 0: ['0'], 4: ['1'] })[at] ?? [])).toBe('1988-11-09')
    expect(findCode('GOVERNMENT', ['AAA9999999'])).toBeUndefined()
  })

  test('a name is no label and keeps its capitals', () => {
    expect(asName('MANOj KUMAR')).toBe('MANOJ KUMAR')
    expect(asName('PRlYA IYER')).toBe('PRIYA IYER')
    expect(asName('Rajesh lyer')).toBe('Rajesh Iyer')
    expect(asName('Maria de la Cruz')).toBe('Maria de la Cruz')
    expect(asName('Date of Birth')).toBeUndefined()
    expect(asName('12/03/1999')).toBeUndefined()
    expect(asName("D'SOUZA MARY-ANN")).toBe("D'SOUZA MARY-ANN")
  })
})

describe('papers that are no document of ours', () => {
  /** Words as such papers have them, with numbers in the form of identity numbers, right or wrong. */
  const papers: Record<string, readonly string[]> = {
    'an employee card': [
      'ACME INDUSTRIES LTD',
      'EMPLOYEE IDENTITY CARD',
      'ROHAN MEHTA',
      'Emp. No. ACMPE1234F',
      'Blood group: B+',
      'Valid till 31/12/2027',
    ],
    'a visiting card': [
      'KULKARNI & SONS',
      'Meera Kulkarni, Director',
      '+91 98765 43210 12',
      '2345 6789 0124',
      'www.kulkarni.test',
    ],
    'an invoice with bank details': [
      'TAX INVOICE',
      'Invoice No. INV-2026-001',
      'PAN: AAACA1234C  GSTIN: 27AAACA1234C1Z5',
      'Bank: HDFC Bank, A/c No 50100234567890, IFSC HDFC0001234',
      'Rupees forty thousand only',
      'Authorised signatory',
    ],
    'a receipt': ['CITY HOSPITAL', 'Receipt 4451', 'Rupees two hundred only', 'Date 12/03/2026'],
    'a payslip': [
      'PAYSLIP FOR MARCH 2026',
      'Name: Asha Rao',
      'PAN AAAPR1234K',
      'UAN 100200300400',
      'Net pay 45,000.00',
      'Bank A/c 123456789012 IFSC SBIN0000454',
    ],
    'a rent agreement': [
      'RENT AGREEMENT',
      'This agreement is made on 1 April 2026',
      'between the landlord and the tenant',
      'Monthly rent Rupees 20,000',
    ],
    'an electricity bill': [
      'MAHARASHTRA STATE ELECTRICITY',
      'Consumer No. 170012345678',
      'Bill date 02/03/2026',
      'Due date 18/03/2026',
      'Amount payable 1,240.00',
    ],
    'a mark sheet': [
      'BOARD OF SECONDARY EDUCATION',
      'Statement of marks',
      'Roll No. 1234567',
      'Date of birth 12/03/2004',
      'Mathematics 88',
    ],
    'a boarding pass': ['BOARDING PASS', 'RAO/ASHA MS', 'DEL BOM', 'Seat 14C', '6E 2134', 'PNR ABC12D'],
    'a train ticket': ['INDIAN RAILWAYS', 'PNR 4512345678', 'Train 12951', 'RAC 14', 'Age 34 Female'],
    'a prescription': ['Dr. S. Nair, MBBS', 'Reg. No. 45123', 'Paracetamol 500 mg', 'Twice a day', 'Age 40 Male'],
    'a library card': ['PUBLIC LIBRARY', 'Member No. LIB2345678', 'Name: Anil Verma', 'Valid till 2027'],
    'a restaurant bill': ['SPICE GARDEN', 'GSTIN 29AAACS1234B1Z3', 'Table 4', 'Total 1,250.00'],
    'a courier label': ['SPEED POST', 'EM123456789IN', 'To: Priya Iyer', 'PIN 560001', 'From: Mumbai'],
    'an insurance card': [
      'HEALTH INSURANCE',
      'Policy No. 1234 5678 9012',
      'Insured: Kavita Joshi',
      'Date of birth 01/02/1980',
    ],
    'a fuel receipt': ['INDIAN OIL', 'Vehicle MH12AB1234', 'Petrol 20 l', 'Amount 2,100'],
    'a school identity card': [
      'ST. MARY SCHOOL',
      'IDENTITY CARD',
      'Name: Aarav Shah',
      "Father's Name: Vijay Shah",
      'Date of birth: 02/04/2014',
      'Class 6 B',
    ],
    'a bank passbook': [
      'SAVINGS BANK ACCOUNT',
      'Account No. 123456789012',
      'IFSC SBIN0000454',
      'Branch: Pune Main',
      'Nominee registered',
    ],
    'a share certificate': [
      'SHARE CERTIFICATE',
      'ACME INDUSTRIES LIMITED',
      'CIN U12345MH2010PLC123456',
      'Folio 0001',
      'Authorised signatory',
    ],
    'a policy of vehicle insurance': [
      'MOTOR INSURANCE POLICY',
      'Regn. Number MH12AB1234',
      'Engine No. K12MN1234567',
      'Chassis No. MA3EYD32S00123456',
      "Owner's Name: Anil Verma",
      'Fuel: Petrol',
    ],
    'a parking ticket': ['PARKING', 'MH 12 AB 1234', 'In 10:15', 'Out 12:40', 'Rs 40'],
  }
  const random = randomFrom(2026)
  /** The lines of a paper in another order and place, with other figures. */
  const variant = (lines: readonly string[]): PlacedText[] =>
    lines
      .map(text => ({
        text: text.replace(/\d/g, digit => (random() < 0.5 ? digit : String(Math.floor(random() * 10)))),
        at: random(),
      }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ text }, index) => [40 + Math.floor(random() * 60), 40 + index * 50, text])

  test.each(Object.entries(papers))('%s', (_, lines) => {
    for (let index = 0; index < 10; index++) {
      const read = layOut(textLines(...variant(lines)), 0, 0)
      expect(detectKind(read, undefined, 'detect').kind).toBe('unknown')
      for (const requested of ['pan', 'aadhaarFront', 'cheque', 'drivingLicence'] as const)
        expect(detectKind(read, undefined, requested).kind).toBe('unknown')
    }
  })
})
