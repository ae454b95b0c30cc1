import type { TextFont } from './fonts.ts'
import { type FontName, fontsFor, fontsOfLetter } from './scripts.ts'

/** Letters of Sindhi that Urdu does not have. */
const sindhi =
  /[\u067A\u067B\u067D\u067F\u0680\u0683\u0684\u068A\u068D\u068F\u06A6\u06AA\u06B1\u06B3\u06BB\u06FD\u06FE]/

/**
 * What is never drawn: controls, marks that reorder or hide text, and variants of pictures. The joiners and the plain marks of direction belong to the
 * spelling of some languages.
 */
const forbidden = /(?![\u200C-\u200F\u061C])\p{C}|\p{Variation_Selector}|[\u2028\u2029]/u

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A part of a text that one font draws. */
export interface FontRun {
  font: FontName
  text: string
}

/** The parts of a line by font, and the letters that no font draws. */
export function splitByFont(
  line: string,
  fontOf: (name: FontName) => TextFont,
): { runs: FontRun[]; missing: string[] } {
  const runs: FontRun[] = []
  const missing: string[] = []
  const possible = fontsFor(line)
  const isSindhi = sindhi.test(line)
  for (const { segment } of letters.segment(line)) {
    const last = runs.at(-1)
    const font = forbidden.test(segment)
      ? undefined
      : fontFor(segment, { last: last?.font, possible, isSindhi, fontOf })
    if (!font) missing.push(segment)
    else if (last?.font === font) last.text += segment
    else runs.push({ font, text: segment })
  }
  return { runs, missing: [...new Set(missing)] }
}

interface Surroundings {
  last: FontName | undefined
  possible: FontName[]
  isSindhi: boolean
  fontOf: (name: FontName) => TextFont
}

function fontFor(letter: string, { last, possible, isSindhi, fontOf }: Surroundings): FontName | undefined {
  const own = fontsOfLetter(letter)
  // What belongs to no script, such as a full stop, stays with what stands before it.
  const candidates = own ?? (last ? [last, ...possible] : possible)
  return (own && isSindhi ? own.toReversed() : candidates).find(name => fontOf(name).covers(letter))
}
