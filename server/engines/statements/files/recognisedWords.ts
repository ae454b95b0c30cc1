import type { Glyph } from '../../documents/recognise/readStrip.ts'
import type { RecognisedPicture, TextLine } from '../../documents/recognise/recognise.ts'
import { readMarks } from '../values/marks.ts'
import type { PlacedWord } from './placedWords.ts'
import { splitWords } from './splitWords.ts'

/** Points of the longer side: scans are of A4 pages, and what learns columns measures in their points. */
export const PAGE_LENGTH = 842

/** Strips of the recogniser are this much higher than the letters' size. */
const STRIP_BY_SIZE = 1.45

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
  const words = lines.flatMap(line => {
    const { x, y, width, height } = line.strip
    const middle = (x * cos + y * sin) * scale
    const size = (height / STRIP_BY_SIZE) * scale
    const place = { y: (y * cos - x * sin) * scale + size / 3, size }
    return wordsOf(line).flatMap(({ text, from, to }) =>
      splitWords(text, middle + (from - 0.5) * width * scale, (to - from) * width * scale).map(word => ({
        ...word,
        ...place,
      })),
    )
  })
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
  const sure = lines.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return { words, confidence: letters === 0 ? 0 : Math.round((sure / letters) * 1000) / 1000 }
}

/** A word with its place as shares of its line's length. */
interface Part {
  text: string
  from: number
  to: number
}

/** Characters between spaces. The space that the recogniser sees within a number, beside a narrow 1 or a comma, is none. */
function wordsOf({ glyphs, text, strip }: TextLine): Part[] {
  if (glyphs.length === 0) return text === '' ? [] : [{ text, from: 0, to: 1 }]
  const half = halfWidth(glyphs, strip)
  const parts: Part[] = []
  let current: Part | null = null
  for (const { text: letter, at } of glyphs) {
    if (letter === ' ') current = null
    else if (current) {
      current.text += letter
      current.to = at + half
    } else {
      current = { text: letter, from: at - half, to: at + half }
      parts.push(current)
    }
  }
  return joined(parts, 2 * half).map(part => ({ ...part, text: readMarks(part.text) }))
}

/** Half of a usual letter, as a share of the line. */
function halfWidth(glyphs: readonly Glyph[], { width, height }: TextLine['strip']): number {
  const gaps = glyphs.slice(1).map(({ at }, index) => at - (glyphs[index]?.at ?? 0))
  const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1]
  return Math.min(0.5, (usual ?? (0.4 * height) / Math.max(width, 1)) / 2)
}

/** How wide the blank within a number may be, in letters: beside a mark or a suffix, and between two digits. */
const BLANK = { mark: 1.5, digits: 0.45 }

/** From the right, because the rest of an amount tells whether digits before it are its own. */
function joined(parts: readonly Part[], letter: number): Part[] {
  const whole: Part[] = []
  for (const part of parts.toReversed()) {
    const after = whole.at(-1)
    const blank = after && (after.from - part.to) / letter
    const isOne =
      after &&
      blank !== undefined &&
      ((blank < BLANK.mark && (goesOnAtMark(part.text, after.text) || isSuffix(part.text, after.text))) ||
        (blank < BLANK.digits && goesOnAtDigit(part.text, after.text)))
    if (isOne) {
      after.text = part.text + after.text
      after.from = part.from
    } else whole.push({ ...part })
  }
  return whole.toReversed()
}

/** A number or a numeric date goes on over a blank if one of its marks stands beside the blank. */
const goesOnAtMark = (before: string, after: string) =>
  /^[-+₹(]?[\d.,/-]*\d[.,/-]?$/.test(before) &&
  /^[\d.,/-]*\d(?:\.?\(?(?:[CD]r)\)?\.?|\))?$/i.test(after) &&
  (/\d$/.test(before) ? /^[.,/-]\d/.test(after) : /^\d/.test(after))

const isSuffix = (before: string, after: string) =>
  /^\(?[CD]r\.?\)?$/i.test(after) && /^[-+₹(]?\d[\d.,]*[.,]\d{2}$/.test(before)

/** One or two digits and an amount that lacks them: "1 1 5.37". */
const goesOnAtDigit = (before: string, after: string) =>
  /^[-+₹(]?\d{1,2}$/.test(before) && /^\d{1,2}(?:,\d{2,3})*\.\d{2}\D{0,6}$/.test(after)
