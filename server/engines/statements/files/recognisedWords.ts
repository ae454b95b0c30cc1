import type { Glyph } from '../../documents/recognise/readStrip.ts'
import type { RecognisedPicture, TextLine } from '../../documents/recognise/recognise.ts'
import { readLetters, readMarks } from '../values/marks.ts'
import type { PlacedWord } from './placedWords.ts'
import { splitWords } from './splitWords.ts'
import { sizeOf, type Widths, widthsOn } from './typeOf.ts'

/** Points of the longer side: scans are of A4 pages, and what learns columns measures in their points. */
export const PAGE_LENGTH = 842

/** Strips of the recogniser are this much higher than the letters' size. */
const STRIP_BY_SIZE = 1.45
/** Of the usual height of strips: what is lower has no letters. */
const LOW = 0.75

export interface PlacedPage {
  words: PlacedWord[]
  /** The mean of the page's characters, 0 to 1; 0 without any. */
  confidence: number
}

/** The words of a picture, laid level, in the points of a page. */
export function placeRecognised({
  raster,
  skew,
  lines,
}: Pick<RecognisedPicture, 'raster' | 'skew' | 'lines'>): PlacedPage {
  const scale = PAGE_LENGTH / Math.max(raster.width, raster.height, 1)
  const angle = (skew * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const heights = lines.map(({ strip }) => strip.height).toSorted((one, other) => one - other)
  const usual = heights[heights.length >> 1] ?? 0
  const widths = widthsOn(lines.map(({ glyphs }) => glyphs))
  const words = lines.flatMap(line => {
    const { x, y, width, height } = line.strip
    const middle = (x * cos + y * sin) * scale
    // A dash is as low as it is, but its line is not.
    const size = ((height < LOW * usual ? usual : height) / STRIP_BY_SIZE) * scale
    const place = { y: (y * cos - x * sin) * scale + size / 3, size }
    return wordsOf(line, widths).flatMap(({ text, from, to }) =>
      splitWords(text, middle + (from - 0.5) * width * scale, (to - from) * width * scale).map(word => ({
        ...word,
        ...place,
      })),
    )
  })
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
  const sure = lines.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  const once = words.filter(word => !isSeenTwice(word, words))
  return { words: once, confidence: letters === 0 ? 0 : Math.round((sure / letters) * 1000) / 1000 }
}

/** Strips overlap, so that the first letter of one may be read at the end of another: a letter within a word is that word's. */
const isSeenTwice = (word: PlacedWord, words: readonly PlacedWord[]) =>
  word.text.length === 1 &&
  words.some(
    other =>
      other.text.length > 1 &&
      Math.abs(other.y - word.y) < word.size / 3 &&
      other.left - 1 <= word.left &&
      word.right <= other.right + 1,
  )

/** A word with its place as shares of its line's length. */
interface Part {
  text: string
  from: number
  to: number
}

function wordsOf({ glyphs, text, strip }: TextLine, widths: Widths): Part[] {
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
      before !== null && pairs >= LEAST_PAIRS && blank >= LOST_FIGURE && inNumber.test(before.text) && inNumber.test(glyph.text)
    const isNext = (hasSpace && before !== null && isSpace(before, glyph, blank)) || (hasHole && endsAmount.test(word?.text ?? ''))
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
const LEAST_SPACE = { letters: 0.08, mixed: 0.17, figures: 0.3 }

function isSpace(before: Glyph, glyph: Glyph, blank: number): boolean {
  const figures = [before, glyph].filter(({ text }) => /\d/.test(text)).length
  const areLetters = [before, glyph].every(({ text }) => /[a-z]/i.test(text))
  return blank >= LEAST_SPACE[areLetters ? 'letters' : figures === 2 ? 'figures' : 'mixed']
}

/** A blank within a number that a figure would fill: the recogniser has lost it, and a "?" makes the number unreadable. */
const LOST_FIGURE = 0.38
/** In a shorter number, places are too uncertain to tell. */
const LEAST_PAIRS = 4
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
const isSuffix = (before: string, after: string) => /[.,]\d{2}$/.test(before) && /^\([CD]r\.?\)$/i.test(after)

/** A number or a numeric date goes on over a blank if one of its marks stands beside the blank. A dash alone stands for an empty cell. */
const isOneNumber = (before: string, after: string) =>
  /^[-+₹(]?\d[\d.,/-]*$/.test(before) &&
  /^(?!-$)[\d.,/-]+(?:\(?[CD]r\)?\.?|\))?$/i.test(after) &&
  (/\d$/.test(before) ? /^[.,/-]/.test(after) : /^\d/.test(after))
