import {
  type DocumentMrz,
  type KnownMrzFormat,
  type MrzCheckDigit,
  type MrzCheckName,
  type MrzCorrection,
  mrzCheckNames,
} from '../../../../contracts/ocr/documents.ts'
import { isDate } from '../checkField.ts'
import { type MrzField, type MrzLayout, mrzCheckDigit, mrzLayouts, placesOf, spanOf } from './formats.ts'
import { type Cell, cellsOfText, charOf, textOfCells } from './grid.ts'

export type ParsedMrz = Pick<DocumentMrz, 'format' | 'lines' | 'corrected' | 'corrections' | 'valid' | 'checkDigits'>

/** By the first letter of a zone, which says what the document is (ICAO 9303 parts 4 to 7). */
const byLetter: Record<string, readonly KnownMrzFormat[]> = {
  P: ['TD3'],
  V: ['MRVA', 'MRVB'],
  I: ['TD1', 'TD2'],
  A: ['TD1', 'TD2'],
  C: ['TD1', 'TD2'],
}
/** Without such a letter the length decides, if it is off by no more than so many characters. */
const withoutLetter: readonly KnownMrzFormat[] = ['TD1', 'TD2', 'TD3']
const NEAR = 3

/** The format of a zone's lines; undefined if no format that we know has them. */
function formatOf(rows: readonly (readonly Cell[])[]): KnownMrzFormat | undefined {
  // The French identity card of 1988 has the length of a TD2 and another layout.
  if (textOfCells(rows[0] ?? []).startsWith('IDFRA') && rows.length === mrzLayouts.FRID.lines) return 'FRID'
  const longest = Math.max(0, ...rows.map(({ length }) => length))
  const away = (format: KnownMrzFormat) => Math.abs(mrzLayouts[format].length - longest)
  const letter = rows[0]?.[0]?.find(({ char }) => char in byLetter)?.char
  const possible = letter ? (byLetter[letter] ?? []) : withoutLetter.filter(format => away(format) <= NEAR)
  return possible.filter(format => mrzLayouts[format].lines === rows.length).toSorted((a, b) => away(a) - away(b))[0]
}

/**
 * Reads a machine-readable zone: fills or shortens each line to its length where fillers stand, and takes for each place a character that it allows, if the
 * reader held one possible there. A line of text is taken as it stands. A check digit never decides what was printed. Undefined if no format that we know
 * has such lines.
 */
export function parseMrz(read: readonly (string | readonly Cell[])[]): ParsedMrz | undefined {
  const rows = read.map(row => (typeof row === 'string' ? cellsOfText(row) : row))
  const format = formatOf(rows)
  if (!format) return undefined
  const layout = mrzLayouts[format]
  if (rows.length !== layout.lines) return undefined
  const fitted = rows.map((row, line) => fitRow(row, layout.length, layout.fixed[line] ?? [0, 0]))
  const [, from, to] = layout.fields.issuingState ?? [0, 0, 0]
  const state = (fitted[0] ?? [])
    .slice(from, to)
    .map(cell => charOf(cell, 'A').char)
    .join('')
  const places = placesOf(layout, format === 'TD3' ? numberForms[state] : undefined)
  const chars = fitted.map((row, line) => row.map((cell, at) => charOf(cell, places[line]?.charAt(at) ?? '*')))
  const lines = chars.map(row => row.map(({ char }) => char).join(''))
  const corrections = chars.flatMap((row, line) =>
    row.flatMap(({ char, read }, at) => (read === undefined ? [] : [{ line, at, read, taken: char }])),
  )
  const checkDigits = mrzCheckNames.flatMap(name => checkOf(name, lines, layout, corrections))
  const valid = checkDigits.length > 0 && checkDigits.every(({ ok }) => ok)
  return { format, lines, corrected: corrections.length, corrections, valid, checkDigits }
}

/**
 * The form of a passport's number by issuing state: `9` figures, `A` letters. India: a letter and seven figures (Passport Seva); passports with a chip
 * reportedly have two letters and six figures, so that the second place may be either.
 */
const numberForms: Record<string, string> = { IND: 'A*999999<' }

/** Recognisers drop and double the filler, so a line of another length is filled up or shortened where fillers stand. */
function fitRow(row: readonly Cell[], length: number, [start, end]: readonly [number, number]): readonly Cell[] {
  if (row.length === length) return row
  const room = length - end
  const [body, tail] = end === 0 ? [row, []] : [row.slice(0, -end), row.slice(-end)]
  const fillers = (count: number): Cell[] => Array.from({ length: Math.max(0, count) }, () => [])
  if (body.length < room) return [...body, ...fillers(room - body.length), ...tail]
  // The last run of fillers that is longer than one.
  const run = [...textOfCells(body).matchAll(/<{2,}/g)].findLast(({ index }) => index >= start)
  const surplus = run ? Math.min(body.length - room, run[0].length) : 0
  const from = run?.index ?? 0
  const shortened = [...body.slice(0, from), ...body.slice(from + surplus)]
  return [...shortened.slice(0, room), ...fillers(room - shortened.length), ...tail]
}

interface LongNumber {
  number: string
  printed: string
  expected: string
}

/**
 * A document number of more than nine characters goes on in the optional data of TD1 and TD2: a filler stands in place of its check digit, which
 * follows the rest of the number (ICAO 9303 part 5, 4.2.2.1, note j). Issuers compute it with that filler (Belgium's cards of 2003) or without it.
 */
export function longNumber(lines: readonly string[], layout: MrzLayout): LongNumber | undefined {
  const { number, optionalData } = layout.fields
  const check = layout.checks.documentNumber
  const isLong = layout === mrzLayouts.TD1 || layout === mrzLayouts.TD2
  if (!isLong || !number || !optionalData || !check || spanOf(lines, check.at) !== '<') return undefined
  const rest = /^([A-Z\d]+?)(\d)(?:<|$)/.exec(spanOf(lines, optionalData))
  const [, more, printed] = rest ?? []
  if (!more || !printed) return undefined
  const first = spanOf(lines, number)
  const digits = [mrzCheckDigit(first + more), mrzCheckDigit(`${first}<${more}`)]
  return { number: first + more, printed, expected: digits.find(digit => digit === printed) ?? digits[0] ?? '' }
}

/** `ok` only if the digit fits what was read as it stands; a digit that fits corrected characters is printed as expected and not ok. */
function checkOf(
  name: MrzCheckName,
  lines: readonly string[],
  layout: MrzLayout,
  corrections: readonly MrzCorrection[],
): MrzCheckDigit[] {
  const check = layout.checks[name]
  if (!check) return []
  const long = name === 'documentNumber' ? longNumber(lines, layout) : undefined
  const text = check.of.map(span => spanOf(lines, span)).join('')
  const printed = long?.printed ?? spanOf(lines, check.at)
  // Optional data may be empty, and its check digit then a filler.
  const isEmpty = name === 'optionalData' && printed === '<' && /^<*$/.test(text)
  const expected = isEmpty ? printed : (long?.expected ?? mrzCheckDigit(text))
  const rest = long && layout.fields.optionalData ? [layout.fields.optionalData] : []
  const spans = [...check.of, check.at, ...rest]
  const isCorrected = corrections.some(({ line, at }) =>
    spans.some(([row, from, to]) => row === line && at >= from && at < to),
  )
  return [{ name, printed, expected, ok: printed === expected && !isCorrected }]
}

/** The value of a field without fillers. Dates as printed, `YYMMDD`. */
export function mrzValue({ format, lines }: Pick<ParsedMrz, 'format' | 'lines'>, field: MrzField): string {
  if (format === 'unknown') return ''
  const layout = mrzLayouts[format]
  const span = layout.fields[field]
  if (!span) return ''
  const long = longNumber(lines, layout)
  if (long && field === 'number') return long.number
  const raw = spanOf(lines, span)
  if (long && field === 'optionalData')
    return raw
      .slice(long.number.length - 9 + 1)
      .replaceAll('<', ' ')
      .trim()
  return raw.replaceAll('<', ' ').trim()
}

/** Family name and given names. */
export function mrzNames({ format, lines }: Pick<ParsedMrz, 'format' | 'lines'>): {
  surname: string
  givenNames: string
} {
  if (format === 'unknown') return { surname: '', givenNames: '' }
  const { names, givenNames } = mrzLayouts[format].fields
  const words = (text: string) => text.replaceAll('<', ' ').replace(/\s+/g, ' ').trim()
  const raw = names ? spanOf(lines, names) : ''
  if (givenNames) return { surname: words(raw), givenNames: words(spanOf(lines, givenNames)) }
  const [surname = '', ...given] = raw.replace(/<+$/, '').split('<<')
  return { surname: words(surname), givenNames: words(given.join('<')) }
}

/**
 * A date of a zone in ISO form; undefined if no calendar has it, or if the issuer did not know all of it. Dates of birth lie before `today`, others less
 * than 50 years after it.
 */
export function mrzDate(text: string, isBirth: boolean, today: string): string | undefined {
  const match = /^(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (!match) return undefined
  const [, year = '', month = '', day = ''] = match
  const now = Number(today.slice(0, 4))
  const full = Math.floor(now / 100) * 100 + Number(year)
  const near = isBirth ? (full > now ? full - 100 : full) : full > now + 50 ? full - 100 : full
  const date = `${near}-${month}-${day}`
  return isDate(date) ? date : undefined
}
