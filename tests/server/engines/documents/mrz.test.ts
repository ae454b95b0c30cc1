import { parse } from 'mrz'
import { describe, expect, test } from 'vitest'
import { kindOfMrz, valuesOfMrz } from '../../../../server/engines/documents/kinds/mrzFields.ts'
import { mrzCheckDigit } from '../../../../server/engines/documents/mrz/formats.ts'
import { cellsOf, textOfCells } from '../../../../server/engines/documents/mrz/grid.ts'
import { mrzNames, mrzValue, parseMrz } from '../../../../server/engines/documents/mrz/parse.ts'
import type { Glyph } from '../../../../server/engines/documents/recognise/readStrip.ts'

/** The specimens of ICAO Doc 9303, eighth edition: parts 4 (TD3), 5 (TD1), 6 (TD2) and 7 (visas). */
const specimens = {
  TD3: ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
  TD1: ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
  TD2: ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'],
  MRVA: ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'],
  MRVB: ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<'],
} as const

const longNumber = [
  'I<UTOD23145890<7349<<<<<<<<<<<',
  '3407127M9507122UTO<<<<<<<<<<<2',
  'STEVENSON<<PETER<JOHN<<<<<<<<<',
]

/** Other zones that the standard prints: earlier editions of parts 4 and 7, and the examples of part 11, appendix D.2. */
const others = {
  'a TD3 of earlier editions': {
    lines: ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C<3UTO6908061F9406236ZE184226B<<<<<14'],
    number: 'L898902C',
  },
  'a visa of earlier editions': {
    lines: ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C<3UTO6908061F9406236ZE184226B<<<<<<<'],
    number: 'L898902C',
  },
  'a TD2 with a number of more than nine characters': {
    lines: ['I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<', 'D23145890<UTO3407127M95071227349<<<8'],
    number: 'D23145890734',
  },
  'a TD1 with a number of more than nine characters': { lines: longNumber, number: 'D23145890734' },
}

/** Part 11 prints these with a wrong last check digit: 2 would be right in both. */
const misprinted = {
  TD2: ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L898902C<3UTO6908061F9406236<<<<<<<8'],
  TD1: ['I<UTOL898902C<3<<<<<<<<<<<<<<<', '6908061F9406236UTO<<<<<<<<<<<1', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
} as const

/** Names that are too long for a passport, shortened as part 4 shows it. */
const shortened = [
  ['NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K', 'NILAVADHANANANDA', 'CHAYAPA DEJTHAMRONG K'],
  ['BENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DI', 'BENNELONG WOOLOOMOOLOO WARRANDYTE W', 'DI'],
  ['BENNELONG<WOOLOOM<WARRAND<WARNAM<<DINGO', 'BENNELONG WOOLOOM WARRAND WARNAM', 'DINGO'],
] as const

const today = '2026-11-25'

describe('the specimens of ICAO 9303', () => {
  test.each(Object.entries(specimens))('%s is read with every check digit', (format, lines) => {
    const mrz = parseMrz(lines)
    expect(mrz).toMatchObject({ format, lines, corrected: 0, valid: true })
    expect(mrz?.checkDigits.map(({ printed, expected }) => printed === expected)).not.toContain(false)
    expect(mrz && mrzNames(mrz)).toEqual({ surname: 'ERIKSSON', givenNames: 'ANNA MARIA' })
  })

  test.each(Object.entries(others))('%s', (_, { lines, number }) => {
    const mrz = parseMrz(lines)
    expect(mrz).toMatchObject({ lines, corrected: 0, valid: true })
    expect(mrz && mrzValue(mrz, 'number')).toBe(number)
  })

  test.each(Object.entries(misprinted))('the misprint in part 11’s %s is found', (format, lines) => {
    const mrz = parseMrz(lines)
    expect(mrz).toMatchObject({ format, corrected: 0, valid: false })
    expect(mrz?.checkDigits.filter(({ ok }) => !ok)).toMatchObject([{ name: 'composite', expected: '2' }])
  })

  test.each(shortened)('the shortened name %s', (printed, surname, givenNames) => {
    const mrz = parseMrz([`P<UTO${printed}`, specimens.TD3[1]])
    expect(mrz?.valid).toBe(true)
    expect(mrz && mrzNames(mrz)).toEqual({ surname, givenNames })
  })

  test.each(['TD1', 'TD2', 'TD3'] as const)('%s agrees with an independent parser', format => {
    const lines = [...specimens[format]]
    // It knows no state named Utopia, so that it calls none of them valid.
    const { fields } = parse(lines)
    const mrz = parseMrz(lines)
    expect(mrz && mrzValue(mrz, 'number')).toBe(fields.documentNumber)
    expect(mrz && mrzValue(mrz, 'birthDate')).toBe(fields.birthDate)
  })

  test('a number of more than nine characters goes on in the optional data', () => {
    const mrz = parseMrz(longNumber)
    expect(mrz?.valid).toBe(true)
    expect(mrz && mrzValue(mrz, 'number')).toBe('D23145890734')
    expect(mrz && mrzValue(mrz, 'optionalData')).toBe('')
  })
})

describe('what recognisers do to a zone', () => {
  const [first, second] = specimens.TD3

  test('letters in dates and figures in names are put right, and counted', () => {
    const mrz = parseMrz([first.replace('ERIKSSON', 'ER1KSS0N'), second.replace('7408122', '74O8I22')])
    expect(mrz).toMatchObject({ lines: [first, second], corrected: 4, valid: true })
  })

  test('a doubtful character of the number is decided by its check digit', () => {
    expect(parseMrz([first, second.replace('L898902C3', 'L8989O2C3')])?.lines[1]).toBe(second)
  })

  test('lost and surplus fillers are restored', () => {
    const lines = [first.slice(0, 30), second.replace('<<<<<', '<<')]
    expect(parseMrz(lines, 'TD3')).toMatchObject({ lines: [first, second], valid: true })
    expect(parseMrz([`${first}<<<`, second], 'TD3')?.lines[0]).toBe(first)
  })

  test('a changed digit is found by name', () => {
    const mrz = parseMrz([first, second.replace('7408122', '7508122')])
    expect(mrz?.valid).toBe(false)
    expect(mrz?.checkDigits.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['birthDate', 'composite'])
  })
})

describe('the grid of a line', () => {
  const at = (text: string, index: number, confidence = 1) => ({ text, confidence, at: (index + 0.5) / 20 })
  const row = (text: string) => text.split('').flatMap((char, index) => (char === ' ' ? [] : [at(char, index)]))
  const line = (glyphs: Glyph[], candidates: Glyph[] = []) => ({ glyphs, candidates, left: 100, right: 500 })

  test('shows fillers that were read as one by the distances', () => {
    const glyphs = [...row('SHARMA'), at('<', 6.5), ...row('        RAHUL<')]
    expect(textOfCells(cellsOf([line(glyphs)]))).toBe('SHARMA<<RAHUL<')
  })

  test('holds a narrow letter that was not sure enough to be read, at either end too', () => {
    const glyphs = row(' YER<<PR YA<<<')
    const candidates = [at('I', 0, 0.4), at('1', 0, 0.1), at('I', 8, 0.3), at('l', 8, 0.05)]
    expect(textOfCells(cellsOf([line(glyphs, candidates)]))).toBe('IYER<<PRIYA<<<')
    expect(textOfCells(cellsOf([line(glyphs)]))).toBe('YER<<PR<YA<<<')
  })

  test('is read as what a place may hold, if the picture shows that too', () => {
    const cells = cellsOf([line(row('P<UT0NAIR'), [at('O', 4, 0.2), at('E', 5, 0.1)])])
    expect(textOfCells(cells)).toBe('P<UT0NAIR')
    expect(textOfCells(cells, 'A*AAAAAAA')).toBe('P<UTONAIR')
    // Nothing in the picture is a figure there.
    expect(textOfCells(cells, 'A*AAA9AAA')).toBe('P<UTONAIR')
  })

  test('goes on in the next part of the line', () => {
    const parts = [
      { ...line(row('PATEL<<FATI')), left: 0, right: 400 },
      { ...line([at('M', 0), at('A', 1), at('<', 2)]), left: 220, right: 620 },
    ]
    expect(textOfCells(cellsOf(parts))).toBe('PATEL<<FATIMA<')
  })

  test('is none of a few characters', () => {
    expect(cellsOf([line(row('P<UTO'))])).toEqual([])
  })
})

test('a zone becomes fields of the kind that it belongs to', () => {
  const zone = (lines: readonly string[]) => {
    const parsed = parseMrz(lines)
    if (!parsed) throw new Error('no zone')
    return { ...parsed, picture: 0, box: { x: 0, y: 0, width: 1, height: 1 } }
  }
  expect(kindOfMrz(zone(specimens.TD1))).toBe('foreignId')
  expect(kindOfMrz(zone(specimens.MRVB))).toBe('visa')
  expect(kindOfMrz(zone(specimens.TD3))).toBe('foreignPassport')
  expect(kindOfMrz(zone([specimens.TD3[0].replace('UTO', 'IND'), specimens.TD3[1]]))).toBe('passport')
  expect(Object.fromEntries(valuesOfMrz(zone(specimens.TD3), today))).toMatchObject({
    number: 'L898902C3',
    birthDate: '1974-08-12',
    expiryDate: '2012-04-15',
    gender: 'F',
    optionalData: 'ZE184226B',
  })
})

test('the check digit of the standard’s own example', () => {
  expect(mrzCheckDigit('520727')).toBe('3')
  expect(mrzCheckDigit('AB2134<<<')).toBe('5')
})
