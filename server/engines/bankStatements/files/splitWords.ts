import type { Word } from '../model.ts'
import { looksLikeAmount } from '../values/amounts.ts'

/** Widths of a common sans-serif font in thousandths of its size: only their proportions matter here. */
const wide = new Map<string, number>([
  ...spread("iljI.,:;|!'", 260),
  ...spread('ftr()[]/- "', 310),
  ...spread('mwMW%@', 860),
  ...spread('ABCDEFGHKNOPQRSTUVXYZ&', 690),
])
const USUAL = 556

function* spread(letters: string, width: number): Generator<[string, number]> {
  for (const letter of letters) yield [letter, width]
}

const widthOf = (text: string) => {
  let width = 0
  for (const letter of text) width += wide.get(letter) ?? USUAL
  return width
}

/** Two amounts without a blank between them, `1,200.0045,000.00`; or a date that runs into the text after it. */
const seam = /(?<=\d\.\d{2})(?=[\d₹(-])|(?<=^\d{2}[-/.](?:\d{2}|[A-Za-z]{3})[-/.](?:20\d{2}))(?=[A-Za-z])/u

/**
 * Splits a run of text into its words. Only the ends of the run are measured; inside it the widths of the letters share it out. The first
 * word's left edge and the last one's right edge are exact, and these are the edges that columns are told by.
 */
export function splitWords(text: string, left: number, width: number, font?: string): Word[] {
  const pieces = text.split(/(\s+)/)
  if (pieces.length === 1 && !seam.test(text)) return text === '' ? [] : [{ text, left, right: left + width, font }]
  const scale = width / Math.max(widthOf(text), 1)
  const words: Word[] = []
  let at = left
  for (const piece of pieces) {
    for (const part of piece.trim() === '' ? [piece] : partsOf(piece)) {
      const right = at + widthOf(part) * scale
      if (part.trim() !== '') words.push({ text: part, left: at, right, font })
      at = right
    }
  }
  return words
}

function partsOf(piece: string): string[] {
  const parts = piece.split(seam)
  const isCut =
    parts.length > 1 &&
    (parts.every(looksLikeAmount) || /^[\d/.-]+[A-Za-z]/.test(piece) || /[A-Za-z]{3}[-/.]20/.test(piece))
  return isCut ? parts : [piece]
}
