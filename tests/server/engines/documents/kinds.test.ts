import { describe, expect, test } from 'vitest'
import { detectKind } from '../../../../server/engines/documents/kinds/detectKind.ts'
import { layOut } from '../../../../server/engines/documents/kinds/page.ts'
import { asName, findCode, findDate, findDates } from '../../../../server/engines/documents/kinds/values.ts'
import { textLines } from '../../../support/textLines.ts'

type Placed = readonly [x: number, y: number, text: string, confidence?: number]

function read(...placed: Placed[]) {
  const lines = layOut(textLines(...placed), 0, 0)
  const { kind, reader } = detectKind(lines, undefined, 'detect')
  const fields = reader.read(lines).flatMap(({ name, found }) => (found?.text ? [[name, found.text] as const] : []))
  return { kind, sides: reader.sidesOf(lines), fields: Object.fromEntries(fields) }
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

  test('of the older form, and letters taken for figures', () => {
    const { fields } = read(
      [40, 50, 'INCOME TAX DEPARTMENT'],
      [600, 50, 'GOVT. OF INDIA'],
      [40, 150, 'PRIYA NAIR'],
      [40, 200, 'SURESH NAIR'],
      [40, 250, '01/02/1975'],
      [40, 300, 'Permanent Account Number'],
      [40, 350, 'A8CPNI234K'],
    )
    expect(fields).toEqual({
      number: 'ABCPN1234K',
      name: 'PRIYA NAIR',
      fatherName: 'SURESH NAIR',
      birthDate: '1975-02-01',
    })
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
    [40, 80, 'IFSC : SPNB0O12345'],
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
    ['O9-1l-1988', '1988-11-09'],
    ['12 Mar 2021', '2021-03-12'],
    ['12-MAR-2021', '2021-03-12'],
    ['25/021985', '1985-02-25'],
    ['2016', undefined],
    ['45/13/2001', undefined],
  ])('the date of %s', (text, date) => expect(findDate(text)).toBe(date))

  test('two dates of one line', () => expect(findDates('27/12/2022 27/12/2032')).toEqual(['2022-12-27', '2032-12-27']))

  test('a code is found among words, split or misread, and not made up', () => {
    expect(findCode('No. DSY 2439420', ['AAA9999999'])).toBe('DSY2439420')
    expect(findCode('DSYZ439420', ['AAA9999999'])).toBe('DSY2439420')
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
