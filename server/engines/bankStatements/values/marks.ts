const SHAPE = /^(?<before>\D{0,4})(?<whole>\d[\d.,]*)[.,](?<part>\d{2})(?<after>\D{0,6})$/

/** Letters and zeros without another digit beside them. */
const LETTERS = /(?<![\p{L}\d])[A-Za-z0]{4,}(?![\p{L}\d])/gu

/** A zero within a word is the letter that looks like it: "0PENING". Numbers and codes stay. */
export const readLetters = (text: string): string =>
  text.replace(LETTERS, word =>
    word.replace(/0/g, '').length < 3 || word.includes('00')
      ? word
      : word.replace(/0/g, /[a-z]/.test(word) ? 'o' : 'O'),
  )

/** Counted from the decimal mark: where thousands, and lakhs and crores, are parted. */
const places = [new Set([3, 6, 9, 12]), new Set([3, 5, 7, 9, 11, 13])]

/**
 * An amount whose commas and points a recogniser has confused or left out, as it is printed: the last mark before two digits is the point, the others must stand
 * where groups are parted. Digits are never touched, and a text that allows another reading is returned as it is.
 */
export function readMarks(text: string): string {
  const groups = SHAPE.exec(text)?.groups
  if (!groups) return text
  const { before = '', whole = '', part = '', after = '' } = groups
  const digits = whole.replace(/[.,]/g, '')
  const marks = [...whole.matchAll(/[.,]/g)].map(({ index }) => whole.slice(index).replace(/[.,]/g, '').length)
  const hasMark = marks.length > 0 || digits.length <= 3
  if (!hasMark || !places.some(allowed => marks.every(place => allowed.has(place)))) return text
  return `${before}${digits}.${part}${after}`
}
