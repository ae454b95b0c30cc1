import type { DocumentKind, FieldName } from '../../../../contracts/documents.ts'
import type { Found, Line } from './page.ts'

/** A field as a reader of one kind found it, or not. */
export interface Draft {
  name: FieldName
  found: Found | undefined
  script?: 'latin' | 'devanagari'
}

/** What speaks for a kind: a pattern on the keys of lines, or a value with a weight. */
export type Sign = RegExp | [(text: string) => string | undefined, number]

/** Reads the documents of one issuer: pure, on lines of text. `asked` is one of `kinds`, or nothing if the kind is to be found. */
export interface KindReader {
  kinds: readonly DocumentKind[]
  signs: readonly Sign[]
  /** Which of its kinds the page shows. */
  kindOf: (lines: readonly Line[]) => DocumentKind
  sidesOf: (lines: readonly Line[]) => ('front' | 'back')[]
  read: (lines: readonly Line[]) => Draft[]
}

/** How many signs of a kind the page shows. */
export const signsOf = (lines: readonly Line[], signs: readonly Sign[]): number =>
  signs.reduce((sum, sign) => {
    if (sign instanceof RegExp) return sum + (lines.some(({ key }) => sign.test(key)) ? 1 : 0)
    const [parse, weight] = sign
    return sum + (lines.some(({ text }) => parse(text) !== undefined) ? weight : 0)
  }, 0)
