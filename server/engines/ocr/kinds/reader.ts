import { checkIdentifier, type IdentifierKind } from '../../../../contracts/identifiers/index.ts'
import type { DocumentKind, FieldName } from '../../../../contracts/ocr/documents.ts'
import type { Found, Line } from './page.ts'
import type { Parse } from './values.ts'

/** A field as a reader of one kind found it, or not. */
export interface Draft {
  name: FieldName
  found: Found | undefined
  script?: 'latin' | 'devanagari'
}

/** What speaks for a kind: words of its issuer, a pattern on the keys of lines; or a number with a weight, if its form and check digit are right. */
export type Sign = RegExp | [Parse, number] | HeadingSign

/** Words that many papers print, and that speak for a kind only as the heading of a page: no line of letters stands above them. */
export interface HeadingSign {
  heading: RegExp
}

/** A number is a sign only if it holds: a telephone number or an invoice's is none. */
export const holding =
  (identifier: IdentifierKind, parse: Parse): Parse =>
  (text, doubt) => {
    const value = parse(text, doubt)
    return value !== undefined && checkIdentifier(identifier, value).ok ? value : undefined
  }

/** Reads the documents of one issuer: pure, on lines of text. `asked` is one of `kinds`, or nothing if the kind is to be found. */
export interface KindReader {
  kinds: readonly DocumentKind[]
  /** Words that only its issuer prints, and its number: at least `words` of the words must be there. */
  signs: readonly Sign[]
  /** 1 by default; more where other papers print one of them too. */
  words?: number
  /** What other papers have too, and therefore only adds to that. */
  also?: readonly Sign[]
  /** Which of its kinds the page shows. */
  kindOf: (lines: readonly Line[]) => DocumentKind
  sidesOf: (lines: readonly Line[]) => ('front' | 'back')[]
  read: (lines: readonly Line[]) => Draft[]
}

/** Whether enough words of the issuer stand on the page: a number alone says nothing about the paper that it is printed on. */
export const hasWords = (lines: readonly Line[], { signs, words = 1 }: KindReader): boolean =>
  signs.reduce((sum, sign) => sum + (sign instanceof Array ? 0 : weightOf(lines, sign)), 0) >= words

/** How many signs of a kind the page shows. */
export const signsOf = (lines: readonly Line[], signs: readonly Sign[]): number =>
  signs.reduce((sum, sign) => sum + weightOf(lines, sign), 0)

function weightOf(lines: readonly Line[], sign: Sign): number {
  if (sign instanceof Array) {
    const [parse, weight] = sign
    return lines.some(({ text }) => parse(text) !== undefined) ? weight : 0
  }
  if (sign instanceof RegExp) return lines.some(({ key }) => sign.test(key)) ? 1 : 0
  return lines.some(line => sign.heading.test(line.key) && isHeading(lines, line)) ? 1 : 0
}

/** Letters of a line that is sure enough to be a heading. */
const MIN_LETTERS = 6
const SURE = 0.85

const isHeading = (lines: readonly Line[], line: Line) =>
  !lines.some(
    other =>
      other.picture === line.picture &&
      other.bottom <= line.top + (line.bottom - line.top) / 2 &&
      other.confidence > SURE &&
      other.foreign < 0.3 &&
      (other.key.match(/[A-Z]/g) ?? []).length >= MIN_LETTERS,
  )

/** Words that begin with a small letter: a line with so many is a sentence. */
const SENTENCE = 3

/** Whether a line is part of a text. Cards and forms have headings, labels and values; the name of an issuer in a sentence says nothing about the paper. */
export const isSentence = ({ text }: Line): boolean => (text.match(/(?<![^\s(])[a-z]{2,}/g) ?? []).length >= SENTENCE
