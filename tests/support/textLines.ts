import type { TextLine } from '../../server/engines/ocr/recognise/recognise.ts'

const LETTER = 14
const HEIGHT = 30

/** A line's place, its text, and what the reader held second: a text of the same length, with spaces where it had no doubt. */
export type PlacedText = readonly [x: number, y: number, text: string, confidence?: number, doubts?: string]

/** Lines of text as a recogniser returns them: each text with its place, in letters of 14 by 30 pixels. */
export const textLines = (...lines: readonly PlacedText[]): TextLine[] =>
  lines.map(([x, y, text, confidence = 0.97, doubts = '']) => {
    const at = (index: number) => (index + 0.5) / text.length
    const box = (from: number, length: number) => ({
      x: x + from * LETTER,
      y: y - HEIGHT / 2,
      width: length * LETTER,
      height: HEIGHT,
    })
    const words = [...text.matchAll(/\S+/g)].map(match => ({
      text: match[0],
      confidence,
      box: box(match.index, match[0].length),
    }))
    const width = text.length * LETTER
    return {
      text,
      confidence,
      box: box(0, text.length),
      strip: { x: x + width / 2, y, width, height: HEIGHT, angle: 0 },
      words,
      glyphs: text.split('').map((char, index) => ({ text: char, confidence, at: at(index) })),
      foreign: 0,
      candidates: doubts
        .split('')
        .flatMap((char, index) => (char === ' ' ? [] : [{ text: char, confidence: 0.2, at: at(index) }])),
    }
  })
