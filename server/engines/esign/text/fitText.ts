import type { TextFont } from './fonts.ts'
import type { FontName } from './scripts.ts'
import { type ShapedLine, shapeLine } from './shapeLine.ts'

/** Smaller letters are not read on paper. */
const MIN_SIZE = 6
export const DEFAULT_SIZE = 12

/** Of capitals and of the tails of letters, so that short lines stand on the same line as others. */
const MIN_TOP = 0.72
const MIN_BOTTOM = -0.22
const GAP = 0.12

/** Letters under heaps of marks are higher than a font can draw them. */
const HIGHEST = 4

export interface FittedLine {
  shaped: ShapedLine
  /** Of the start of its base line, from the box's top left corner, in points. */
  x: number
  y: number
}

export interface FittedText {
  size: number
  lines: FittedLine[]
}

/**
 * Fits a text in a box: at its own size, else smaller, else in more lines. It stands in the middle of the height, and at the side where its script begins.
 * Null if it does not fit at the smallest size that is read.
 */
export function fitText(
  text: string,
  { width, height, size = DEFAULT_SIZE }: { width: number; height: number; size?: number | undefined },
  fontOf: (name: FontName) => TextFont,
): FittedText | null {
  const shape = rememberShapes(fontOf)
  const paragraphs = text.split(/\r\n|\r|\n/)
  if (paragraphs.map(shape).some(({ top, bottom }) => Math.max(top, -bottom) > HIGHEST)) return null
  const largest = sizeOf(paragraphs.map(shape), { width, height })
  const smallest = Math.min(MIN_SIZE, size)
  if (largest >= smallest) return placed(paragraphs.map(shape), { size: Math.min(size, largest), width, height })
  for (let tried = size; tried >= smallest; tried = tried > smallest ? Math.max(smallest, tried - 0.5) : 0) {
    const lines = paragraphs.flatMap(paragraph => wrap(paragraph, width / tried, shape))
    const shaped = lines.map(shape)
    if (sizeOf(shaped, { width, height }) >= tried) return placed(shaped, { size: tried, width, height })
  }
  return null
}

function rememberShapes(fontOf: (name: FontName) => TextFont) {
  const known = new Map<string, ShapedLine>()
  return (line: string): ShapedLine => {
    const shaped = known.get(line) ?? shapeLine(line, fontOf)
    known.set(line, shaped)
    return shaped
  }
}

const topOf = ({ top }: ShapedLine) => Math.max(MIN_TOP, top)
const bottomOf = ({ bottom }: ShapedLine) => Math.min(MIN_BOTTOM, bottom)

/** Of lines, in parts of the font size. */
const heightOf = (lines: ShapedLine[]) =>
  lines.reduce((sum, line) => sum + topOf(line) - bottomOf(line), GAP * (lines.length - 1))

/** The largest size at which lines fit in a box. */
function sizeOf(lines: ShapedLine[], { width, height }: { width: number; height: number }): number {
  const widest = Math.max(...lines.map(line => line.width))
  return Math.min(height / heightOf(lines), widest > 0 ? width / widest : Infinity)
}

function placed(
  lines: ShapedLine[],
  { size, width, height }: { size: number; width: number; height: number },
): FittedText {
  let top = (height - heightOf(lines) * size) / 2
  return {
    size,
    lines: lines.map(shaped => {
      const y = top + topOf(shaped) * size
      top = y + (GAP - bottomOf(shaped)) * size
      return { shaped, x: (shaped.isRightToLeft ? width - shaped.width * size : 0) + shaped.before * size, y }
    }),
  }
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Breaks a line at spaces, and within a word that is wider than the line. */
function wrap(line: string, width: number, shape: (text: string) => ShapedLine): string[] {
  const lines: string[] = []
  let open = ''
  for (const word of line.split(/(?<=\s)(?=\S)/)) {
    if (shape((open + word).trimEnd()).width <= width) {
      open += word
      continue
    }
    if (open !== '') lines.push(open.trimEnd())
    open = word
    if (shape(word.trimEnd()).width <= width) continue
    open = ''
    for (const { segment } of letters.segment(word)) {
      if (open !== '' && shape((open + segment).trimEnd()).width > width) {
        lines.push(open.trimEnd())
        open = ''
      }
      open += segment
    }
  }
  return [...lines, open.trimEnd()]
}
