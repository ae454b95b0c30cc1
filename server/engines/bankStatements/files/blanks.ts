import type { Glyph } from '../../ocr/recognise/readStrip.ts'
import type { TextLine } from '../../ocr/recognise/recognise.ts'
import { INK_HEIGHT, type InkedStrip } from './ink.ts'

/** A gap is a space if it is this wide, as a share of the letters' height and as a multiple of the usual gap of the line. */
const OF_HEIGHT = 0.27
const OF_USUAL = 1.8
/** A line of single letters has no usual gap: of the letters' height at most. */
const MAX_USUAL = 0.15

/** Figures have the same width in most fonts, so a 1 stands in a wide gap. */
const OF_FIGURES = 1.5

/**
 * A line with a space in each wide blank between its characters. The recogniser was trained on words, and sees few spaces beside the marks and figures of a
 * statement. `inked` is the line's strip.
 */
export function withBlanks(line: TextLine, inked: InkedStrip): TextLine {
  const isWide = gapsBetween(inked, line.glyphs)
  const glyphs = line.glyphs.flatMap((glyph, index): Glyph[] => {
    const next = line.glyphs[index + 1]
    if (!isWide[index] || !next || glyph.text === ' ' || next.text === ' ') return [glyph]
    return [glyph, { text: ' ', confidence: 1, at: (glyph.at + next.at) / 2 }]
  })
  return { ...line, glyphs }
}

/** Whether the gap after each character of a line is a space, by the empty columns between them. */
function gapsBetween(line: InkedStrip, glyphs: readonly Glyph[]): boolean[] {
  const { ink, height } = inkOf(line)
  const runs = emptyRuns(ink)
  const widths = glyphs.slice(1).map(({ at }, index) => {
    const [from, to] = [(glyphs[index]?.at ?? 0) * line.width, at * line.width]
    return Math.max(0, ...runs.filter(({ middle }) => middle >= from && middle < to).map(({ width }) => width))
  })
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0
  const least = Math.max(OF_HEIGHT * height, OF_USUAL * Math.min(usual, MAX_USUAL * height))
  const isFigure = (index: number) => /\d/.test(glyphs[index]?.text ?? '')
  return widths.map((width, index) => width >= least * (isFigure(index) && isFigure(index + 1) ? OF_FIGURES : 1))
}

/** Which columns hold ink, and the height of the letters in pixels. */
function inkOf({ width, grey, threshold }: InkedStrip) {
  let dark = 0
  for (const value of grey) if (value <= threshold) dark++
  const isInk = dark * 2 <= grey.length ? (value: number) => value <= threshold : (value: number) => value > threshold
  const columns = new Uint16Array(width)
  const rows = new Uint16Array(INK_HEIGHT)
  // The edge of the strip may show the line above or below.
  const [top, bottom] = [Math.round(INK_HEIGHT * 0.12), Math.round(INK_HEIGHT * 0.88)]
  for (let y = top; y < bottom; y++)
    for (let x = 0; x < width; x++)
      if (isInk(grey[y * width + x] ?? 0)) {
        columns[x] = (columns[x] ?? 0) + 1
        rows[y] = (rows[y] ?? 0) + 1
      }
  const most = Math.max(...rows)
  const inked = [...rows.keys()].filter(y => (rows[y] ?? 0) > most * 0.2)
  return { ink: columns, height: Math.max(1, (inked.at(-1) ?? 0) - (inked[0] ?? 0) + 1) }
}

/** Runs of columns without ink, between columns with ink. */
function emptyRuns(ink: Uint16Array): { middle: number; width: number }[] {
  const runs: { middle: number; width: number }[] = []
  let last = -1
  for (const [x, count] of ink.entries()) {
    if (count <= 1) continue
    if (last >= 0 && x - last > 1) runs.push({ middle: (last + x) / 2, width: x - last - 1 })
    last = x
  }
  return runs
}
