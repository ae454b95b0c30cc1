import type { Glyph } from '../../ocr/recognise/readStrip.ts'

/** How wide letters are, in sizes of their font. */
export type Widths = (letter: string) => number

/** Of the sans-serif fonts in which most statements are set. */
const common = new Map<string, number>()
for (const [width, letters] of [
  [0.24, "ijl'|"],
  [0.28, 'ftI.,:;/!'],
  [0.33, 'r()[]-"'],
  [0.5, 'cksvxyzJ'],
  [0.61, 'FTZL'],
  [0.67, 'ABEKPSVXY&'],
  [0.72, 'CDHNRUw'],
  [0.78, 'GOQ'],
  [0.85, 'mM'],
  [0.94, 'W%@'],
] as const)
  for (const letter of letters) common.set(letter, width)

const ofCommonFonts: Widths = letter => common.get(letter) ?? 0.556
const ofTypewriters: Widths = () => 0.6

/** A distance this much larger than that of other neighbours has a blank or a lost letter in it. */
const GAP = 1.6
/** With fewer neighbours a line tells nothing about its letters. */
const MIN_PAIRS = 5
/** With fewer letters beside one another, the spaces between them are in doubt. */
const MIN_STEPS = 4

/** The letters of a page: those that explain the distances of neighbours better. */
export function widthsOn(lines: readonly (readonly Glyph[])[]): Widths {
  const errorOf = (widths: Widths) =>
    lines.reduce((sum, glyphs) => {
      const { error, pairs } = sizeOf(glyphs, widths)
      return pairs < MIN_PAIRS ? sum : sum + error
    }, 0)
  return errorOf(ofTypewriters) < errorOf(ofCommonFonts) ? ofTypewriters : ofCommonFonts
}

/**
 * The size of a line's letters as a share of its length; null for a single letter. `error` is how far the neighbours are from where they should be, in sizes;
 * `pairs` are the neighbours that were compared.
 */
export function sizeOf(glyphs: readonly Glyph[], widths: Widths): { em: number | null; error: number; pairs: number } {
  const beside = stepsIn(glyphs, widths)
  // The letters of a typewriter stand so far apart that each of them seems to be a word.
  const steps =
    beside.length >= MIN_STEPS
      ? beside
      : stepsIn(
          glyphs.filter(({ text }) => text !== ' '),
          widths,
        )
  if (steps.length === 0) return { em: null, error: 0, pairs: 0 }
  const ratio = (some: typeof steps) =>
    some.reduce((sum, { distance }) => sum + distance, 0) / some.reduce((sum, { advance }) => sum + advance, 0)
  const first = steps === beside ? ratio(steps) : middleRatio(steps)
  const close = steps.filter(({ distance, advance }) => distance < GAP * first * advance)
  const em = close.length > 0 ? ratio(close) : first
  const error = close.reduce((sum, { distance, advance }) => sum + Math.abs(distance / em - advance), 0)
  return { em, error, pairs: close.length }
}

interface Step {
  distance: number
  advance: number
}

/** From each letter to the next one, unless there is a space between them. */
const stepsIn = (glyphs: readonly Glyph[], widths: Widths): Step[] =>
  glyphs.slice(1).flatMap((glyph, index) => {
    const before = glyphs[index]
    if (!before || before.text === ' ' || glyph.text === ' ') return []
    return [{ distance: glyph.at - before.at, advance: (widths(before.text) + widths(glyph.text)) / 2 }]
  })

function middleRatio(steps: readonly Step[]): number {
  const ratios = steps.map(({ distance, advance }) => distance / advance).toSorted((one, other) => one - other)
  return ratios[(ratios.length - 1) >> 1] ?? 0
}
