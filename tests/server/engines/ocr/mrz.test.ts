import { parse } from 'mrz'
import { describe, expect, test } from 'vitest'
import { kindOfMrz, valuesOfMrz } from '../../../../server/engines/ocr/kinds/mrzFields.ts'
import { mrzCheckDigit } from '../../../../server/engines/ocr/mrz/formats.ts'
import { type Cell, cellsOf, charOf, textOfCells } from '../../../../server/engines/ocr/mrz/grid.ts'
import { mrzDate, mrzNames, mrzValue, parseMrz } from '../../../../server/engines/ocr/mrz/parse.ts'
import type { Glyph } from '../../../../server/engines/ocr/recognise/readStrip.ts'
import { randomFrom } from '../../../bench/names/random.ts'

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
  // Specimens of the Council's register PRADO, BEL-BO-11005 and BEL-BO-03003.
  'a Belgian card, whose check digit leaves out the filler': {
    lines: ['IDBEL600001795<0152<<<<<<<<<<<', '1301014F2311207BEL130101987398', 'SPECIMEN<<SPECIMEN<<<<<<<<<<<<'],
    number: '600001795015',
  },
  'an older French card': {
    lines: ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'],
    number: '880692310285',
  },
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

  /** A line of which one place was read with a doubt: `second` is what the reader held possible too. */
  const doubtful = (line: string, at: number, char: string, doubt: string) =>
    [...line].map(
      (printed, index): Cell =>
        index !== at
          ? [{ char: printed, probability: 0.9 }]
          : [
              { char, probability: 0.6 },
              { char: doubt, probability: 0.3 },
            ],
    )

  test('a letter in a date is a figure if the reader held that possible, and then nothing is proven', () => {
    const mrz = parseMrz([first, doubtful(second, 15, 'O', '0')])
    expect(mrz).toMatchObject({ lines: [first, second], corrected: 1, valid: false })
    expect(mrz?.corrections).toEqual([{ line: 1, at: 15, read: 'O', taken: '0' }])
    expect(mrz?.checkDigits.filter(({ ok }) => !ok)).toEqual([
      { name: 'birthDate', printed: '2', expected: '2', ok: false },
      { name: 'composite', printed: '0', expected: '0', ok: false },
    ])
  })

  test('what the reader was sure of stays, whatever a check digit says', () => {
    const sure = second.replace('7408122', '74O8122')
    expect(parseMrz([first, sure])).toMatchObject({ lines: [first, sure], corrected: 0, valid: false })
    const doubted = parseMrz([first, doubtful(second, 5, 'O', '0')])
    expect(doubted?.lines[1]?.charAt(5)).toBe('O')
    expect(doubted?.valid).toBe(false)
  })

  test('lost and surplus fillers are restored', () => {
    const lines = [first.slice(0, 30), second.replace('<<<<<', '<<')]
    expect(parseMrz(lines)).toMatchObject({ lines: [first, second], valid: true })
    expect(parseMrz([`${first}<<<`, second])?.lines[0]).toBe(first)
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
    const taken = (places: string) => cells.map((cell, at) => charOf(cell, places.charAt(at)).char).join('')
    expect(taken('A*AAAAAAA')).toBe('P<UTONAIR')
    // Nothing in the picture is a figure there.
    expect(taken('A*AAA9AAA')).toBe('P<UTONAIR')
  })

  test('at a place of letters, a figure is the letter of its shape, if that is the likeliest letter', () => {
    const cell = (...seen: [string, number][]): Cell => seen.map(([char, probability]) => ({ char, probability }))
    expect(charOf(cell(['0', 0.97], ['O', 0.004]), 'A')).toEqual({ char: 'O' })
    expect(charOf(cell(['1', 0.6], ['I', 0.3]), 'A')).toEqual({ char: 'I' })
    // Another letter is likelier, or none was seen.
    expect(charOf(cell(['0', 0.7], ['D', 0.2], ['O', 0.06]), 'A')).toEqual({ char: 'D', read: '0' })
    expect(charOf(cell(['0', 0.99]), 'A')).toEqual({ char: '0' })
    // Other shapes, and letters at a place of figures, are corrections.
    expect(charOf(cell(['5', 0.6], ['S', 0.3]), 'A')).toEqual({ char: 'S', read: '5' })
    expect(charOf(cell(['O', 0.6], ['0', 0.3]), '9')).toEqual({ char: '0', read: 'O' })
    expect(charOf(cell(['0', 0.97], ['O', 0.004]), '*')).toEqual({ char: '0' })
  })

  test('holds what any of two readings of a row saw, with the highest probability', () => {
    const glyphs = row('P<UTO AIR<<').map(glyph => ({ ...glyph, confidence: 0.9, at: glyph.at - 10 / 400 }))
    const again = { ...line(glyphs), left: 110, right: 510 }
    expect(textOfCells(cellsOf([line(row('P<UT0NA R<<'))], [again]))).toBe('P<UT0NAIR<<')
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

test('the names of an older French card stand in both lines', () => {
  const mrz = parseMrz(others['an older French card'].lines)
  expect(mrz && mrzNames(mrz)).toEqual({ surname: 'BERTHIER', givenNames: 'CORINNE' })
})

test('a Belgian card of 2003, whose check digit counts the filler', () => {
  const mrz = parseMrz([
    'IDBEL000590240<6013<<<<<<<<<<<',
    '8502016F0901015BEL<<<<<<<<<<<0',
    'SPECIMEN<<SPECIMEN<<<<<<<<<<<<',
  ])
  expect(mrz?.checkDigits[0]).toMatchObject({ name: 'documentNumber', printed: '3', ok: true })
  expect(mrz && mrzValue(mrz, 'number')).toBe('000590240601')
})

test.each(['1970-74-00', '1999-02-30', '2001-00-10'])('%s is no date of a zone', date => {
  expect(mrzDate(date.slice(2).replaceAll('-', ''), true, today)).toBeUndefined()
})

describe('forged zones', () => {
  const random = randomFrom(25)
  const digit = () => String(Math.floor(random() * 10))
  const letters = 'ABCDEFGHIJKLMNOPRSTUVW'
  const figureLike: Record<string, string> = { O: '0', I: '1' }

  /** A zone of India with right check digits. */
  function honest() {
    const number = `${letters.charAt(Math.floor(random() * letters.length))}${Array.from({ length: 7 }, digit).join('')}<`
    const [birth, expiry] = [
      `85${digit().replace(/./, '0')}${1 + Math.floor(random() * 8)}1${digit()}`,
      `331${digit().replace(/[3-9]/, '1')}1${digit()}`,
    ]
    const covered = `${number}${mrzCheckDigit(number)}IND${birth}${mrzCheckDigit(birth)}M${expiry}${mrzCheckDigit(expiry)}${'<'.repeat(14)}<`
    const composite = mrzCheckDigit(covered.slice(0, 10) + covered.slice(13, 20) + covered.slice(21, 43))
    return ['P<INDKURIAN<<VIKRAM<<<<<<<<<<<<<<<<<<<<<<<<<', covered + composite] as const
  }

  test('none of 10,000 whose printed check digit does not fit is valid, and none is changed', () => {
    let [valid, changed] = [0, 0]
    for (let index = 0; index < 10_000; index++) {
      const [first, second] = honest()
      const at = [1 + (index % 7), 13 + (index % 6), 21 + (index % 6)][index % 3] ?? 1
      const other = (Number(second.charAt(at)) + 1 + Math.floor(random() * 9)) % 10
      const forged = `${second.slice(0, at)}${other}${second.slice(at + 1)}`
      // Every place of the line may be doubtful: the reader holds the honest figure second, and takes letters for figures
      // of their shape.
      const cells = [...forged].map((char, place): Cell => {
        const figure = figureLike[char]
        if (figure)
          return [
            { char: figure, probability: 0.9 },
            { char, probability: 0.01 },
          ]
        const honestOne = second.charAt(place)
        return [{ char, probability: 0.7 }, ...(char === honestOne ? [] : [{ char: honestOne, probability: 0.25 }])]
      })
      const mrz = parseMrz([first, index % 2 ? cells : forged])
      if (mrz?.valid !== false) valid++
      if (mrz?.lines[1] !== forged) changed++
    }
    expect({ valid, changed }).toEqual({ valid: 0, changed: 0 })
  })

  test('honest ones are valid', () => {
    for (let index = 0; index < 200; index++) expect(parseMrz(honest())?.valid).toBe(true)
  })
})

test('the check digit of the standard’s own example', () => {
  expect(mrzCheckDigit('520727')).toBe('3')
  expect(mrzCheckDigit('AB2134<<<')).toBe('5')
})
