import type { RecognisedPicture } from '../../documents/recognise/recognise.ts'
import { widthsOn } from './letterWidths.ts'
import type { PlacedWord } from './placedWords.ts'
import { splitWords } from './splitWords.ts'
import { STRIP_BY_SIZE, wordsOf } from './stripWords.ts'

/** Points of the longer side: scans are of A4 pages, and what learns columns measures in their points. */
export const PAGE_LENGTH = 842

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
