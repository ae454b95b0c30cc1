import type { Glyph } from '../../ocr/recognise/readStrip.ts'
import type { TextLine } from '../../ocr/recognise/recognise.ts'
import { readLetters, readMarks } from '../values/marks.ts'
import type { Letters } from './lettersIn.ts'
import { sizeOf, type Widths } from './letterWidths.ts'

/** Strips of the recogniser are this much higher than the letters' size. */
export const STRIP_BY_SIZE = 1.45

/** A word with its place as shares of its line's length. */
export interface Part {
  text: string
  from: number
  to: number
}

/** A line with its words, and where its letters stand in its strip. */
export interface SeenLine extends Pick<Letters, 'baseline' | 'isLow'> {
  line: TextLine
  parts: Part[]
}

/** The words of a line, as the places of its letters tell them. The recogniser's own spaces are too many within numbers. */
export function wordsOf({ glyphs, text, strip }: TextLine, widths: Widths): Part[] {
  if (glyphs.length === 0) return text === '' ? [] : [{ text, from: 0, to: 1 }]
  const { em: measured, pairs } = sizeOf(glyphs, widths)
  const em = measured ?? strip.height / STRIP_BY_SIZE / Math.max(strip.width, 1)
  const parts: Part[] = []
  let before: Glyph | null = null
  let hasSpace = false
  for (const glyph of glyphs) {
    if (glyph.text === ' ') {
      hasSpace = true
      continue
    }
    const half = (widths(glyph.text) * em) / 2
    const word = parts.at(-1)
    const blank = before ? (glyph.at - half - before.at) / em - widths(before.text) / 2 : 0
    const hasHole =
      before !== null &&
      pairs >= MIN_PAIRS &&
      blank >= LOST_FIGURE &&
      inNumber.test(before.text) &&
      inNumber.test(glyph.text)
    const isNext =
      (hasSpace && before !== null && isSpace(before, glyph, blank)) || (hasHole && endsAmount.test(word?.text ?? ''))
    if (word && !isNext) {
      word.text += hasHole ? `?${glyph.text}` : glyph.text
      word.to = glyph.at + half
    } else parts.push({ text: glyph.text, from: glyph.at - half, to: glyph.at + half })
    before = glyph
    hasSpace = false
  }
  return joined(parts, em).map(part => ({ ...part, text: readLetters(readMarks(part.text)) }))
}

/**
 * Blanks between words have 0.25 or more, and places of letters are known to a tenth of their size. The recogniser also takes less for a space, beside narrow letters
 * such as a 1 or a comma. Figures have one width and are rather one number than two; letters differ, and are rather two words than one.
 */
const MIN_SPACE = { letters: 0.1, mixed: 0.17, figures: 0.3 }

function isSpace(before: Glyph, glyph: Glyph, blank: number): boolean {
  if (/[a-z]/.test(before.text) && /[A-Z]/.test(glyph.text)) return true
  const figures = [before, glyph].filter(({ text }) => /\d/.test(text)).length
  const areLetters = [before, glyph].every(({ text }) => /[a-z]/i.test(text))
  return blank >= MIN_SPACE[areLetters ? 'letters' : figures === 2 ? 'figures' : 'mixed']
}

/** A blank within a number that a figure would fill: the recogniser has lost it, and a "?" makes the number unreadable. */
const LOST_FIGURE = 0.38
/** In a shorter number, places are too uncertain to tell. */
const MIN_PAIRS = 4
const inNumber = /[\d.,]/
const endsAmount = /\.\d{2}$/

/** How wide the blank within a number may be, beside a mark, in sizes of its letters. */
const WIDEST_BLANK = 0.8

function joined(parts: readonly Part[], em: number): Part[] {
  const whole: Part[] = []
  for (const part of parts) {
    const before = whole.at(-1)
    if (before && part.from - before.to < WIDEST_BLANK * em && goesOn(before.text, part.text)) {
      before.text += part.text
      before.to = part.to
    } else whole.push({ ...part })
  }
  return whole
}

const goesOn = (before: string, after: string) => isOneNumber(before, after) || isSuffix(before, after)

/** Printed close to its amount; the recogniser sees a blank before some brackets and none before others. */
const isSuffix = (before: string, after: string) =>
  (/[.,]\d{2}$/.test(before) && /^\([CD]r\.?\)$/i.test(after)) ||
  (/[.,]\d{2}\(?[CD]$/i.test(before) && /^r\.?\)?$/i.test(after))

/**
 * A number or a numeric date, even with a lost figure, goes on over a blank if one of its marks stands beside the blank, or if it ends where no number does: one figure
 * after a mark, or two after a comma. A dash alone stands for an empty cell.
 */
const isOneNumber = (before: string, after: string) =>
  /^[-+₹(]?\d[\d.,/?-]*$/.test(before) &&
  /^(?!-$)[\d.,/?-]+(?:\(?[CD]?r?\)?\.?)?$/i.test(after) &&
  (/^[.,/-]/.test(after) || /(?:[.,/-]|[.,]\d|,\d\d)$/.test(before))
