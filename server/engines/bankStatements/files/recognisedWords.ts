import type { Strip } from '../../ocr/recognise/geometry.ts'
import type { Raster } from '../../ocr/recognise/raster.ts'
import type { PlacedWord } from './placedWords.ts'
import { splitWords } from './splitWords.ts'
import { type SeenLine, STRIP_BY_SIZE } from './stripWords.ts'

/** Points of the longer side: scans are of A4 pages, and what learns columns measures in their points. */
export const PAGE_LENGTH = 842

/** Of the usual height of strips: what is lower is a speck. */
const MIN_HIGH = 0.75

export interface PlacedPage {
  words: PlacedWord[]
  /** The mean of the page's characters, 0 to 1; 0 without any. */
  confidence: number
}

/** The words of a picture, laid level, in the points of a page. */
export function placeRecognised({
  raster,
  angle,
  lines,
}: {
  raster: Pick<Raster, 'width' | 'height'>
  /** Of its lines, in radians. */
  angle: number
  lines: readonly SeenLine[]
}): PlacedPage {
  const scale = PAGE_LENGTH / Math.max(raster.width, raster.height, 1)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const usual = usualHeight(lines.map(({ line }) => line.strip))
  const words = lines.flatMap(({ line, baseline, isLow, parts }) => {
    const { x, y, width, height } = line.strip
    const middle = (x * cos + y * sin) * scale
    const size = ((isLow ? usual : Math.max(height, MIN_HIGH * usual)) / STRIP_BY_SIZE) * scale
    // A dash stands above the baseline of its line.
    const down = isLow ? usual / STRIP_BY_SIZE / 3 : baseline
    const place = { y: (y * cos - x * sin + down) * scale, size }
    return parts.flatMap(({ text, from, to }) =>
      splitWords(text, middle + (from - 0.5) * width * scale, (to - from) * width * scale).map(word => ({
        ...word,
        ...place,
      })),
    )
  })
  const letters = lines.reduce((sum, { line }) => sum + line.text.length, 0)
  const sure = lines.reduce((sum, { line }) => sum + line.text.length * line.confidence, 0)
  const once = words.filter(word => !isSeenTwice(word, words))
  return { words: once, confidence: letters === 0 ? 0 : Math.round((sure / letters) * 1000) / 1000 }
}

/** The median height of a page's strips; 0 without any. */
export function usualHeight(strips: readonly Strip[]): number {
  const heights = strips.map(({ height }) => height).toSorted((one, other) => one - other)
  return heights[heights.length >> 1] ?? 0
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
