import type { Strip } from '../../ocr/recognise/geometry.ts'
import { INK_HEIGHT, type InkedStrip } from './ink.ts'

/** A strip this many times as high as others has more paper than letters, or letters of a heading. */
const TALL = 1.25
/** Of the height of figures: a strip that has the usual paper around them. */
const AROUND_INK = 1.6
/** Of the usual strip: figures are higher, dashes lower. */
const LOW_INK = 0.3
/** Of the columns: a row of pixels with less ink is empty. */
const MIN = 0.02
/** Of the median row: rows with less are below the baseline, where few letters reach. */
const BELOW = 0.4

/** Where the letters of a strip stand. */
export interface Letters {
  /** The strip, laid closely around its letters if it was too high for them. */
  strip: Strip
  /** How far their baseline lies below the middle of the strip, in pixels. */
  baseline: number
  /** Whether nothing in it is as high as a figure: a dash, or a rule. */
  isLow: boolean
}

/**
 * Finds the letters of a strip by its ink: the recogniser leaves too much paper above or below many a short number. `usual` is the height of the page's
 * strips.
 */
export function lettersIn(strip: Strip, inked: InkedStrip, usual: number): Letters {
  const rows = inkOfRows(inked)
  const { from, to } = heaviestRun(rows.counts, Math.max(1, MIN * rows.width))
  const run = rows.counts.slice(from, to + 1)
  const median = run.toSorted((one, other) => one - other)[run.length >> 1] ?? 0
  const last = from + run.findLastIndex(ink => ink >= BELOW * median)
  const share = (row: number) => (row / INK_HEIGHT - 0.5) * strip.height
  const ink = (run.length / INK_HEIGHT) * strip.height
  const isLow = ink < LOW_INK * usual
  const height = Math.max(usual, ink * AROUND_INK)
  if (strip.height <= TALL * usual || height >= strip.height) return { strip, baseline: share(last + 1), isLow }
  const down = share((from + to + 1) / 2)
  const [x, y] = [strip.x - down * Math.sin(strip.angle), strip.y + down * Math.cos(strip.angle)]
  return { strip: { ...strip, x, y, height }, baseline: share(last + 1) - down, isLow }
}

function inkOfRows({ width, grey, threshold }: InkedStrip) {
  const counts = Array.from({ length: INK_HEIGHT }, (_, y) => {
    let ink = 0
    for (const value of grey.subarray(y * width, (y + 1) * width)) if (value <= threshold) ink++
    return ink
  })
  return { counts, width }
}

/** The neighbouring rows with the most ink. */
function heaviestRun(rows: readonly number[], least: number): { from: number; to: number } {
  let best = { from: 0, to: rows.length - 1, ink: 0 }
  let run = { from: 0, to: 0, ink: 0 }
  for (const [y, ink] of rows.entries()) {
    if (ink < least) continue
    run = run.ink > 0 && run.to === y - 1 ? { ...run, to: y, ink: run.ink + ink } : { from: y, to: y, ink }
    if (run.ink > best.ink) best = run
  }
  return best
}
