import { describe, expect, test } from 'vitest'
import type { DocumentField, DocumentMrz, FieldName } from '../../../../contracts/ocr/documents.ts'
import { checkField } from '../../../../server/engines/ocr/checkField.ts'
import { hintsOf } from '../../../../server/engines/ocr/hints.ts'
import { mergeMrz } from '../../../../server/engines/ocr/kinds/mergeMrz.ts'
import { layOut } from '../../../../server/engines/ocr/kinds/page.ts'
import { numberMasks } from '../../../../server/engines/ocr/maskBoxes.ts'
import { parseMrz } from '../../../../server/engines/ocr/mrz/parse.ts'
import { textLines } from '../../../support/textLines.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }
const field = (name: FieldName, value: string, confidence = 0.98): DocumentField => ({
  name,
  value,
  script: 'latin',
  confidence,
  picture: 0,
  box,
  check: { state: 'notChecked', code: 'noRule' },
})

const today = '2026-11-25'
const check = (
  kind: Parameters<typeof checkField>[0],
  name: FieldName,
  value: string,
  others: [FieldName, string][] = [],
) => checkField(kind, name, value, new Map(others), today).code

test('what can be checked without asking anybody', () => {
  expect(check('pan', 'number', 'ABCPS1234K')).toBe('formatOk')
  expect(check('pan', 'number', 'ABCXS1234K')).toBe('formatWrong')
  expect(check('aadhaarFront', 'number', '315637632443')).toBe('checksumOk')
  expect(check('aadhaarFront', 'number', '315637632444')).toBe('checksumWrong')
  expect(check('vehicleRc', 'number', 'XX01AB1234')).toBe('stateUnknown')
  expect(check('passport', 'birthDate', '1990-02-30')).toBe('dateImpossible')
  expect(check('passport', 'birthDate', '2030-01-01')).toBe('dateInFuture')
  expect(check('passport', 'expiryDate', '2020-01-01', [['issueDate', '2021-01-01']])).toBe('dateOrderWrong')
  expect(check('passport', 'expiryDate', '2020-01-01', [['issueDate', '2010-01-01']])).toBe('datePassed')
  expect(check('aadhaarBack', 'state', 'Orissa')).toBe('stateOk')
  expect(check('aadhaarBack', 'state', 'Utopia')).toBe('stateUnknown')
})

describe('hints', () => {
  const hints = (
    kind: 'pan' | 'gstCertificate',
    fields: DocumentField[],
    files: Parameters<typeof hintsOf>[0]['files'] = [],
  ) => hintsOf({ kind, fields, mrz: null, files }).map(({ code }) => code)

  test('a PAN against the name and the kind of holder', () => {
    expect(
      hints('pan', [field('number', 'ABCPS1234K'), field('name', 'RAHUL SHARMA'), field('fatherName', 'VIJAY SHARMA')]),
    ).toEqual([])
    expect(hints('pan', [field('number', 'ABCPQ1234K'), field('name', 'RAHUL SHARMA')])).toEqual(['panNameLetter'])
    expect(
      hints('pan', [field('number', 'ABCCS1234K'), field('name', 'RAHUL SHARMA'), field('fatherName', 'VIJAY SHARMA')]),
    ).toEqual(['panHolderLetter'])
  })

  test('the PAN in a GSTIN against the constitution', () => {
    expect(
      hints('gstCertificate', [field('number', '27ABCPS1234K1Z5'), field('constitution', 'Private Limited Company')]),
    ).toEqual(['gstinPan'])
    expect(
      hints('gstCertificate', [field('number', '27ABCPS1234K1Z5'), field('constitution', 'Proprietorship')]),
    ).toEqual([])
  })

  test('traces of a change in the file', () => {
    expect(hints('pan', [], [{ editor: 'GIMP', isChanged: true }])).toEqual(['editorSoftware', 'pdfChanged'])
  })
})

describe('a page and its zone', () => {
  const parsed = parseMrz([
    'P<INDNAIR<<SURESH<PRASAD<<<<<<<<<<<<<<<<<<<<',
    'E3495022<9IND9404025M3212275<<<<<<<<<<<<<<06',
  ])
  const mrz = { ...parsed, picture: 0, box } as DocumentMrz

  test('agree, or the zone decides and says so', () => {
    const { fields, hints } = mergeMrz(
      [field('number', 'E3495022'), field('birthDate', '1995-04-02'), field('surname', 'NAIR')],
      mrz,
      today,
    )
    const by = new Map(fields.map(one => [one.name, one]))
    expect(by.get('number')?.check.code).toBe('mrzAgrees')
    expect(by.get('birthDate')).toMatchObject({ value: '1994-04-02', check: { state: 'failed', code: 'mrzDiffers' } })
    expect(by.get('givenNames')?.value).toBe('SURESH PRASAD')
    expect(hints).toMatchObject([{ code: 'mrzDiffers', seen: '1995-04-02', expected: '1994-04-02' }])
  })

  test('a filler within a number may be a lost letter with the same check digit, and is not known', () => {
    const number = (text: string) => {
      const zone = parseMrz([
        'P<UTONAIR<<SURESH<<<<<<<<<<<<<<<<<<<<<<<<<<<',
        `${text}UTO9404025M3212275<<<<<<<<<<<<<<06`,
      ])
      return mergeMrz([], { ...zone, picture: 0, box } as DocumentMrz, today).fields.find(
        ({ name }) => name === 'number',
      )
    }
    expect(number('XK17222140')).toMatchObject({ value: 'XK1722214', check: { state: 'ok' }, confidence: 0.995 })
    expect(number('X<17222140')).toMatchObject({ value: 'X 1722214', check: { state: 'ok' }, confidence: 0.94 })
  })

  test('what no check digit covers is known only if more than a valid zone speaks for it', () => {
    const [first, second] = [
      'P<INDNAIR<<SURESH<<<<<<<<<<<<<<<<<<<<<<<<<<<',
      'E3495022<9IND9404025M3212275<<<<<<<<<<<<<<06',
    ]
    const read = (lines: string[]) => {
      const zone = parseMrz(lines)
      expect(zone?.valid).toBe(true)
      const { fields } = mergeMrz([], { ...zone, picture: 0, box } as DocumentMrz, today)
      return new Map(fields.map(({ name, confidence }) => [name, confidence]))
    }
    const whole = read([first, second])
    for (const name of ['issuingState', 'nationality', 'gender', 'documentCode'] as const)
      expect(whole.get(name)).toBe(0.995)
    const lost = read([first.replace('P<IND', 'P<<ND'), second.replace('5M3', '5<3')])
    expect([lost.get('issuingState'), lost.get('nationality'), lost.get('gender')]).toEqual([0.94, 0.94, 0.94])
    const misread = read([first.replace('P<IND', 'PPINO'), second.replace('5M3', '523')])
    expect(misread.get('documentCode')).toBe(0.94)
    expect(misread.get('issuingState')).toBe(0.94)
    expect(misread.get('gender')).toBe(0.05)
  })

  test('optional data that no check digit of its own covers is not called wrong', () => {
    const zone = parseMrz([
      'IDBEL600001795<0152<<<<<<<<<<<',
      '1301014F2311207BEL130101987398',
      'SPECIMEN<<SPECIMEN<<<<<<<<<<<<',
    ])
    const { fields } = mergeMrz([], { ...zone, picture: 0, box } as DocumentMrz, today)
    expect(fields.find(({ name }) => name === 'optionalData')).toMatchObject({
      value: '13010198739',
      confidence: 0.995,
      check: { state: 'notChecked' },
    })
  })

  test('a page that was hardly readable raises no suspicion', () => {
    const { fields, hints } = mergeMrz([field('birthDate', '1995-04-02', 0.6)], mrz, today)
    expect(fields.find(({ name }) => name === 'birthDate')?.value).toBe('1994-04-02')
    expect(hints).toEqual([])
  })
})

describe('masks', () => {
  const masks = (kind: 'aadhaarFront' | 'cheque', text: string) =>
    numberMasks(kind, layOut(textLines([100, 100, text]), 0, 0), [{ width: 1000, height: 600 }])

  test('cover all but the last four digits', () => {
    const [mask, ...others] = masks('aadhaarFront', '3156 3763 2443')
    expect(others).toEqual([])
    expect(mask?.covers).toBe('aadhaar')
    // Fourteen characters of 14 pixels: the last four digits begin at 240.
    expect(mask?.box.x).toBeLessThanOrEqual(100)
    expect((mask?.box.x ?? 0) + (mask?.box.width ?? 0)).toBeGreaterThan(226)
    expect((mask?.box.x ?? 0) + (mask?.box.width ?? 0)).toBeLessThan(245)
  })

  test('cover a misread number on an Aadhaar card, and a right one on any document', () => {
    expect(masks('aadhaarFront', '3156 3763 244')).toHaveLength(1)
    expect(masks('cheque', '315637632443')).toHaveLength(1)
    expect(masks('cheque', '315637632444')).toEqual([])
    expect(masks('aadhaarFront', 'DOB: 09/11/1988')).toEqual([])
  })
})
