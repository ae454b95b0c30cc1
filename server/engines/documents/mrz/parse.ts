import {
  type DocumentMrz,
  type MrzCheckDigit,
  type MrzCheckName,
  type MrzFormat,
  mrzCheckNames,
  mrzFormats,
} from '../../../../contracts/documents.ts'
import { type MrzField, type MrzLayout, mrzCheckDigit, mrzLayouts, placesOf, type Span, spanOf } from './formats.ts'

export type ParsedMrz = Pick<DocumentMrz, 'format' | 'lines' | 'corrected' | 'valid' | 'checkDigits'>

/** Which format lines of this length have: a visa begins with V. */
export function formatOf(lines: readonly string[]): MrzFormat | undefined {
  const longest = Math.max(0, ...lines.map(({ length }) => length))
  const isVisa = (lines[0] ?? '').startsWith('V')
  const fits = mrzFormats.filter(
    format => mrzLayouts[format].lines === lines.length && format.startsWith('MRV') === isVisa,
  )
  return fits.toSorted((a, b) => Math.abs(mrzLayouts[a].length - longest) - Math.abs(mrzLayouts[b].length - longest))[0]
}

/**
 * Reads a machine-readable zone: pads or trims each line to its length, corrects characters that their place does not allow, and those that a check
 * digit proves wrong. Undefined if the lines are no zone of the format.
 */
export function parseMrz(read: readonly string[], format = formatOf(read)): ParsedMrz | undefined {
  if (!format) return undefined
  const layout = mrzLayouts[format]
  if (read.length !== layout.lines) return undefined
  const places = placesOf(layout)
  const fitted = read.map((line, index) => fitLine(clean(line), layout.length, layout.fixed[index] ?? [0, 0]))
  const masked = fitted.map((line, index) =>
    [...line].map((char, at) => allowed(char, places[index]?.charAt(at) ?? '*')).join(''),
  )
  const lines = proven(masked, layout)
  const checkDigits = mrzCheckNames.flatMap(name => checkOf(name, lines, layout))
  const wrong = lines.reduce((sum, line, index) => sum + differences(line, fitted[index] ?? ''), 0)
  return { format, lines, corrected: wrong, valid: checkDigits.every(({ ok }) => ok), checkDigits }
}

const clean = (line: string) => line.toUpperCase().replace(/[^A-Z\d<]/g, '')

const differences = (a: string, b: string) => [...a].filter((char, index) => char !== b.charAt(index)).length

/** Recognisers drop and double the filler, so a line of another length is filled up or shortened where fillers stand. */
function fitLine(line: string, length: number, [start, end]: readonly [number, number]): string {
  if (line.length === length) return line
  const tail = end === 0 ? '' : line.slice(-end)
  const body = end === 0 ? line : line.slice(0, -end)
  const room = length - end
  if (body.length < room) return body.padEnd(room, '<') + tail
  const head = body.slice(0, start)
  const rest = body.slice(start)
  const fillers = rest.lastIndexOf('<<')
  const surplus = body.length - room
  const shortened =
    fillers >= 0 ? rest.slice(0, fillers) + rest.slice(fillers).replace(new RegExp(`<{1,${surplus}}`), '') : rest
  return (head + shortened).slice(0, room).padEnd(room, '<') + tail
}

const toFigure: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
}
const toLetter: Record<string, string> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
}

const allowed = (char: string, place: string) =>
  place === '9' ? (toFigure[char] ?? char) : place === 'A' ? (toLetter[char] ?? char) : char

/** Tries what looks alike in parts whose check digit is wrong, one or two characters at a time, and keeps what makes it right. */
function proven(lines: readonly string[], layout: MrzLayout): string[] {
  const result = [...lines]
  for (const name of ['documentNumber', 'optionalData'] as const) {
    const check = checkOf(name, result, layout)[0]
    const part = layout.checks[name]?.of[0]
    if (!check || check.ok || !part) continue
    const right = alternatives(spanOf(result, part)).find(text => mrzCheckDigit(text) === check.printed)
    if (right) result[part[0]] = replaced(result[part[0]] ?? '', part, right)
  }
  return result
}

const replaced = (line: string, [, from, to]: Span, text: string) => line.slice(0, from) + text + line.slice(to)

function alternatives(text: string): string[] {
  const one = [...text].flatMap((char, at) => {
    const other = toFigure[char] ?? toLetter[char]
    return other ? [text.slice(0, at) + other + text.slice(at + 1)] : []
  })
  return [
    ...one,
    ...one.flatMap(changed =>
      [...changed].flatMap((char, at) => {
        const other = toFigure[char] ?? toLetter[char]
        return other && char === text.charAt(at) ? [changed.slice(0, at) + other + changed.slice(at + 1)] : []
      }),
    ),
  ]
}

/**
 * A document number of more than nine characters goes on in the optional data of TD1 and TD2: a filler stands in place of its check digit, which
 * follows the rest of the number (ICAO 9303 part 5, 4.2.2.1, note j).
 */
export function longNumber(
  lines: readonly string[],
  layout: MrzLayout,
): { number: string; printed: string } | undefined {
  const { number, optionalData } = layout.fields
  const check = layout.checks.documentNumber
  if (!number || !optionalData || !check || layout.length > 36 || spanOf(lines, check.at) !== '<') return undefined
  const rest = /^([A-Z\d]+?)(\d)(?:<|$)/.exec(spanOf(lines, optionalData))
  return rest?.[1] && rest[2] ? { number: spanOf(lines, number) + rest[1], printed: rest[2] } : undefined
}

function checkOf(name: MrzCheckName, lines: readonly string[], layout: MrzLayout): MrzCheckDigit[] {
  const check = layout.checks[name]
  if (!check) return []
  const long = name === 'documentNumber' ? longNumber(lines, layout) : undefined
  const text = long?.number ?? check.of.map(span => spanOf(lines, span)).join('')
  const printed = long?.printed ?? spanOf(lines, check.at)
  const expected = mrzCheckDigit(text)
  // The optional data may be empty, and its check digit then a filler.
  const isEmpty = name === 'optionalData' && printed === '<' && /^<*$/.test(text)
  return [{ name, printed, expected, ok: printed === expected || isEmpty }]
}

/** The value of a field without fillers. Dates as printed, `YYMMDD`. */
export function mrzValue({ format, lines }: Pick<ParsedMrz, 'format' | 'lines'>, field: MrzField): string {
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
  const span = mrzLayouts[format].fields.names
  const raw = span ? spanOf(lines, span) : ''
  const [surname = '', ...given] = raw.replace(/<+$/, '').split('<<')
  const words = (text: string) => text.replaceAll('<', ' ').replace(/\s+/g, ' ').trim()
  return { surname: words(surname), givenNames: words(given.join('<')) }
}

/** A date of a zone in ISO form. Dates of birth lie before `today`, others less than 50 years after it. */
export function mrzDate(text: string, isBirth: boolean, today: string): string | undefined {
  const match = /^(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (!match) return undefined
  const [, year = '', month = '', day = ''] = match
  const now = Number(today.slice(0, 4))
  const full = Math.floor(now / 100) * 100 + Number(year)
  const right = isBirth ? (full > now ? full - 100 : full) : full > now + 50 ? full - 100 : full
  return `${right}-${month}-${day}`
}
