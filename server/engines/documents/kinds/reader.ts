import type { DocumentKind, FieldName } from '../../../../contracts/documents.ts'
import { checkIdentifier, type IdentifierKind } from '../../../../contracts/identifiers.ts'
import type { Found, Line } from './page.ts'
import type { Parse } from './values.ts'

/** A field as a reader of one kind found it, or not. */
export interface Draft {
  name: FieldName
  found: Found | undefined
  script?: 'latin' | 'devanagari'
}

/** What speaks for a kind: words of its issuer, a pattern on the keys of lines; or a number with a weight, if its form and check digit are right. */
export type Sign = RegExp | [Parse, number]

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
  /** Words that only its issuer prints, and its number: at least one of the words must be there. */
  signs: readonly Sign[]
  /** What other papers have too, and therefore only adds to that. */
  also?: readonly Sign[]
  /** Which of its kinds the page shows. */
  kindOf: (lines: readonly Line[]) => DocumentKind
  sidesOf: (lines: readonly Line[]) => ('front' | 'back')[]
  read: (lines: readonly Line[]) => Draft[]
}

/** Whether words of the issuer stand on the page: a number alone says nothing about the paper that it is printed on. */
export const hasWords = (lines: readonly Line[], signs: readonly Sign[]): boolean =>
  signs.some(sign => sign instanceof RegExp && lines.some(({ key }) => sign.test(key)))

/** How many signs of a kind the page shows. */
export const signsOf = (lines: readonly Line[], signs: readonly Sign[]): number =>
  signs.reduce((sum, sign) => {
    if (sign instanceof RegExp) return sum + (lines.some(({ key }) => sign.test(key)) ? 1 : 0)
    const [parse, weight] = sign
    return sum + (lines.some(({ text }) => parse(text) !== undefined) ? weight : 0)
  }, 0)
