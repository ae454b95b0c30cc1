/** The figure for a letter that looks like one, and the letter for a figure. */
const toFigure: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  '|': '1',
  J: '1',
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

/**
 * Reads a code of which each place allows figures (`9`), letters (`A`), either (`*`) or one certain character, and corrects what looks alike.
 * Undefined if it does not fit. At most `most` characters are corrected.
 */
export function fitCode(text: string, layout: string, most = 3): string | undefined {
  const chars = text.toUpperCase().replace(/[^A-Z\d|]/g, '')
  if (chars.length !== layout.length) return undefined
  let changes = 0
  let code = ''
  for (const [index, char] of [...chars].entries()) {
    const right = fitPlace(char, layout.charAt(index))
    if (right === undefined) return undefined
    if (right !== char) changes++
    code += right
  }
  return changes <= most ? code : undefined
}

function fitPlace(char: string, place: string): string | undefined {
  if (place === '9') return /\d/.test(char) ? char : toFigure[char]
  if (place === 'A') return /[A-Z]/.test(char) ? char : toLetter[char]
  if (place === '*') return char === '|' ? '1' : char
  return char === place || toFigure[char] === place || toLetter[char] === place ? place : undefined
}

/** The first part of a line that fits one of the layouts: whole words first, then words joined, as OCR splits and joins them. */
export function findCode(text: string, layouts: readonly string[], most?: number): string | undefined {
  const words = text.split(/[\s:;,]+/).filter(word => word !== '')
  const lengths = words.map((_, index) => index + 1).slice(0, 5)
  for (const count of lengths)
    for (let from = 0; from + count <= words.length; from++)
      for (const layout of layouts) {
        const code = fitCode(words.slice(from, from + count).join(''), layout, most)
        if (code !== undefined) return code
      }
  return undefined
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

const DAY_FIRST = /([\dOILSBZ|]{1,2})\s*[/\-.,]\s*([\dOILSBZ|]{1,2})\s*[/\-.,]\s*([\dOILSBZ|]{4})(?![\dA-Z])/i
const NAMED = /([\dOIL|]{1,2})\s*[/\-.,\s]\s*([A-Z0]{3})[A-Z]*\s*[/\-.,\s]\s*([\dOILSBZ|]{4})/i
const TOGETHER = /(?<!\d)(\d{2})[/\-.1l|\s]?(\d{2})[/\-.1l|\s]?((?:19|20)\d{2})(?!\d)/

/** The first date of a text in ISO form: day first as India writes, or with the month's name. A day that no month has is kept as read. */
export function findDate(text: string): string | undefined {
  const numeric = DAY_FIRST.exec(text)
  if (numeric) return isoDate(numeric[1], figures(numeric[2] ?? ''), numeric[3])
  const named = NAMED.exec(text)
  const month = months.indexOf((named?.[2] ?? '').toUpperCase().replaceAll('0', 'O')) + 1
  if (named && month > 0) return isoDate(named[1], String(month), named[3])
  const together = TOGETHER.exec(text)
  return together ? isoDate(together[1], together[2] ?? '', together[3]) : undefined
}

const figures = (text: string) => [...text.toUpperCase()].map(char => toFigure[char] ?? char).join('')

function isoDate(day = '', month: string, year = ''): string | undefined {
  const [d, m, y] = [figures(day), month, figures(year)].map(Number)
  if (!d || !m || !y || m > 12 || d > 31 || y < 1900 || y > 2100) return undefined
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}

/** Every date of a text, in order. */
export function findDates(text: string): string[] {
  return text
    .split(/(?<=\d{4})(?!\d)/)
    .map(findDate)
    .filter(date => date !== undefined)
}

/** Figures inside a name are letters that were misread. */
const misread: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '|': 'I' }

const notNames =
  /\b(?:INDIA|GOVT|GOVERNMENT|DEPARTMENT|INCOME|PERMANENT|ACCOUNT|NUMBER|CARD|SIGNATURE|DATE|BIRTH|NAME|FATHER'?S?|HUSBAND'?S?|ELECTION|COMMISSION|LICENCE|ADDRESS|AUTHORITY|REPUBLIC|PASSPORT|SPECIMEN|VALIDITY|MALE|FEMALE|FUEL|COLOU?R|MODEL|MAKER|CHASSIS|ENGINE|OWNER|REGN|GENDER|SEX|BLOOD|GROUP|ISSUED?|NATIONALITY|SURNAME|COUNTRY|PLACE)\b/i

/** A person's or a firm's name: letters with dots, apostrophes and hyphens. Undefined if the text is something else. */
export function asName(text: string): string | undefined {
  const name = [...text]
    .map((char, index) =>
      /[A-Za-z]/.test((text[index - 1] ?? '') + (text[index + 1] ?? '')) ? (misread[char] ?? char) : char,
    )
    .join('')
    .replace(/[^A-Za-z.'\s-]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.'-]+|[\s'-]+$/g, '')
  const letters = name.replace(/[^A-Za-z]/g, '').length
  const share = letters / Math.max(1, text.replace(/\s/g, '').length)
  if (letters < 3 || share <= 0.8 || notNames.test(name)) return undefined
  // Letters of one form are taken for each other: o and O, and in most fonts l and I.
  if (name.replace(/[^A-Z]/g, '').length > letters * 0.6) return name.replaceAll('l', 'I').toUpperCase()
  return smallWords(name).every(word => /^l[a-z]{2}/.test(word)) ? name.replace(/\bl(?=[a-z])/g, 'I') : name
}

const smallWords = (name: string) => name.split(/[\s-]+/).filter(word => /^[a-z]/.test(word))

/** `M`, `F` or `T` (transgender), as Aadhaar and passports code it. */
export function asGender(text: string): string | undefined {
  const word = text.toUpperCase().replace(/[^A-Z]/g, '')
  if (/FEMAL|^F$|WOMAN/.test(word)) return 'F'
  if (/TRANS|THIRD/.test(word)) return 'T'
  return /MALE|^M$/.test(word) ? 'M' : undefined
}

/** Any text of at least so many letters and figures. */
export const asText = (text: string, least = 2): string | undefined => {
  const clean = text.replace(/\s+/g, ' ').replace(/^[\s.,:;/-]+|[\s,:;/-]+$/g, '')
  return clean.replace(/[^\p{L}\d]/gu, '').length >= least ? clean : undefined
}
