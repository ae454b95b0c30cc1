/**
 * What the reader held possible, second, at a place of a text (an index), in capitals; none where it was sure. A value may be corrected only by that: what
 * merely looks alike is no reason.
 */
export type Doubt = (at: number) => readonly string[]

/** Reads a value from a text; with a `doubt`, characters that do not fit may be those that the reader held second. */
export type Parse = (text: string, doubt?: Doubt) => string | undefined

/** The doubts of a text of which the first `by` characters were cut off. */
export const shifted = (doubt: Doubt | undefined, by: number): Doubt | undefined => doubt && (at => doubt(at + by))

/** Cuts off what a pattern matches at the start of a text before it is read. */
export const without =
  (prefix: RegExp, parse: Parse): Parse =>
  (text, doubt) => {
    const cut = prefix.exec(text)?.[0].length ?? 0
    return parse(text.slice(cut), shifted(doubt, cut))
  }

interface Char {
  char: string
  at: number
}

/**
 * Reads a code of which each place allows figures (`9`), letters (`A`), either (`*`) or one certain character. Undefined if it does not fit. At most `most`
 * characters are taken from the doubts.
 */
function fitCode(read: readonly Char[], layout: string, most: number, doubt?: Doubt): string | undefined {
  const chars = read.filter(({ char }) => /[A-Z\d|]/.test(char))
  if (chars.length !== layout.length) return undefined
  let changes = 0
  let code = ''
  for (const [index, { char, at }] of chars.entries()) {
    const place = layout.charAt(index)
    const right = fitsPlace(char, place) ? char : doubt?.(at).find(other => fitsPlace(other, place))
    if (right === undefined) return undefined
    if (right !== char) changes++
    code += right
  }
  return changes <= most ? code : undefined
}

function fitsPlace(char: string, place: string): boolean {
  if (place === '9') return /\d/.test(char)
  if (place === 'A') return /[A-Z]/.test(char)
  return place === '*' ? /[A-Z\d]/.test(char) : char === place
}

/** The first part of a line that fits one of the layouts: whole words first, then words joined, as OCR splits and joins them. */
export function findCode(text: string, layouts: readonly string[], most = 3, doubt?: Doubt): string | undefined {
  const words = [...text.matchAll(/[^\s:;,]+/g)].map(({ 0: word, index }) =>
    [...word].map((char, at): Char => ({ char: char.toUpperCase(), at: index + at })),
  )
  const lengths = words.map((_, index) => index + 1).slice(0, 5)
  for (const count of lengths)
    for (let from = 0; from + count <= words.length; from++)
      for (const layout of layouts) {
        const code = fitCode(words.slice(from, from + count).flat(), layout, most, doubt)
        if (code !== undefined) return code
      }
  return undefined
}

/** Reads a code of these layouts. */
export const codeOf =
  (layouts: readonly string[], most?: number): Parse =>
  (text, doubt) =>
    findCode(text, layouts, most, doubt)

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

const DAY_FIRST = /(\d{1,2})\s*[/\-.,]\s*(\d{1,2})\s*[/\-.,]\s*(\d{4})(?![\dA-Z])/i
const NAMED = /(\d{1,2})\s*[/\-.,\s]\s*([A-Z]{3})[A-Z]*\s*[/\-.,\s]\s*(\d{4})/i
const TOGETHER = /(?<!\d)(\d{2})[/\-.1l|\s]?(\d{2})[/\-.1l|\s]?((?:19|20)\d{2})(?!\d)/

/** The first date of a text in ISO form: day first as India writes, or with the month's name. A day that no month has is kept as read. */
export const findDate: Parse = (text, doubt) => {
  const read = doubt ? withFigures(text, doubt) : text
  const numeric = DAY_FIRST.exec(read)
  if (numeric) return isoDate(numeric[1], numeric[2] ?? '', numeric[3])
  const named = NAMED.exec(read)
  const month = months.indexOf((named?.[2] ?? '').toUpperCase()) + 1
  if (named && month > 0) return isoDate(named[1], String(month), named[3])
  const together = TOGETHER.exec(read)
  return together ? isoDate(together[1], together[2] ?? '', together[3]) : undefined
}

/** The letters of words that hold figures, where the reader held a figure possible. */
const withFigures = (text: string, doubt: Doubt) =>
  text.replace(/[A-Z\d|]*\d[A-Z\d|]*/gi, (word, from: number) =>
    [...word].map((char, at) => (/\d/.test(char) ? char : (doubt(from + at).find(isFigure) ?? char))).join(''),
  )

const isFigure = (char: string) => /^\d$/.test(char)

function isoDate(day = '', month: string, year = ''): string | undefined {
  const [d, m, y] = [day, month, year].map(Number)
  if (!d || !m || !y || m > 12 || d > 31 || y < 1900 || y > 2100) return undefined
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}

/** Every date of a text, in order. */
export function findDates(text: string, doubt?: Doubt): string[] {
  const parts = [...text.matchAll(/.*?\d{4}(?!\d)|.+$/g)]
  return parts.map(({ 0: part, index }) => findDate(part, shifted(doubt, index))).filter(date => date !== undefined)
}

const notNames =
  /\b(?:INDIA|GOVT|GOVERNMENT|DEPARTMENT|INCOME|PERMANENT|ACCOUNT|NUMBER|CARD|SIGNATURE|DATE|BIRTH|NAME|FATHER'?S?|HUSBAND'?S?|ELECTION|COMMISSION|LICENCE|ADDRESS|AUTHORITY|REPUBLIC|PASSPORT|SPECIMEN|VALIDITY|MALE|FEMALE|FUEL|COLOU?R|MODEL|MAKER|CHASSIS|ENGINE|OWNER|REGN|GENDER|SEX|BLOOD|GROUP|ISSUED?|NATIONALITY|SURNAME|COUNTRY|PLACE)\b/i

/**
 * A person's or a firm's name: letters with dots, apostrophes and hyphens. A figure within a word stays, unless the reader held a letter possible. Undefined if
 * the text is something else.
 */
export const asName: Parse = (text, doubt) => {
  const isInWord = (index: number) => /[A-Za-z]/.test((text[index - 1] ?? '') + (text[index + 1] ?? ''))
  const read = [...text].map((char, index) => {
    if (!/[\d|]/.test(char)) return char
    if (!isInWord(index)) return ' '
    return doubt?.(index).find(other => /^[A-Z]$/.test(other)) ?? char.replace('|', 'I')
  })
  if (!doubt && read.some(isFigure)) return undefined
  const name = read
    .join('')
    .replace(/[^A-Za-z\d.'\s-]/g, ' ')
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
