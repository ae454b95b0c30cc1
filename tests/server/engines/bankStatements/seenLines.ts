import type { RecognisedPicture, TextLine } from '../../../../server/engines/ocr/recognise/recognise.ts'

/**
 * A text and the point of an A4 page at which it begins or ends. A middle dot is a space that the
 * recogniser sees where none is printed, a broken bar a figure that it does not see.
 */
export type SeenWord = readonly [text: string, at: number, edge: 'left' | 'right']

const SCALE = 2
const SIZE = 16
const LEADING = 28
/** Pixels of a letter; all are of one width. */
const LETTER = 8
const FALSE_SPACE = '·'
const UNSEEN = '¦'
const [WIDTH, HEIGHT] = [595 * SCALE, 842 * SCALE]

/** What a recogniser sees on a page with these lines of words, which lies askew by so many degrees. */
export function seenLines(
  lines: readonly (readonly SeenWord[])[],
  degrees = 0,
  confidence = 0.99,
): Pick<RecognisedPicture, 'raster' | 'rotation' | 'skew' | 'lines'> {
  const angle = (degrees * Math.PI) / 180
  const seen = lines.flatMap((words, line) =>
    words.map(([text, at, edge]): TextLine => {
      const letters = [...text]
      const count = letters.filter(letter => letter !== FALSE_SPACE).length
      const width = count * LETTER
      const [u, v] = [at * SCALE + (edge === 'left' ? width : -width) / 2, 100 + line * LEADING]
      const strip = {
        x: u * Math.cos(angle) - v * Math.sin(angle),
        y: u * Math.sin(angle) + v * Math.cos(angle),
        width,
        height: SIZE * 1.45,
        angle,
      }
      let place = 0
      const glyphs = letters.flatMap(letter => {
        const isFalse = letter === FALSE_SPACE
        if (!isFalse) place++
        const at = (isFalse ? place : place - 0.5) / count
        return letter === UNSEEN ? [] : [{ text: isFalse ? ' ' : letter, confidence, at }]
      })
      const box = { x: 0, y: 0, width: 0, height: 0 }
      return { text, confidence, box, strip, words: [], glyphs, candidates: [], foreign: 0 }
    }),
  )
  return { raster: { width: WIDTH, height: HEIGHT, data: new Uint8Array() }, rotation: 0, skew: degrees, lines: seen }
}
