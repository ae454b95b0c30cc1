import type { Text } from '../text.ts'
import { type Finding, validFinding, wrongLength } from './finding.ts'
import { findWrongCharacter, generateFromSlots, type Random, type Slot } from './slots.ts'

/** One kind of identifier; every function takes the normalised value, of any length. */
export interface Kind {
  /** With the article in English: "A PAN". */
  name: Text
  /** In characters. Longer input is neither normalised nor looked at; 64 by default. */
  longest?: number
  /** Removes what people type around the value; by default separators, and letters become upper case. */
  compact?: (typed: string) => string
  normalise?: (compact: string) => string
  check: (value: string) => Finding
  mask: (value: string) => string
  generate: (random: Random) => string
}

/** A kind with a fixed layout. `sample` is a stricter layout for generating, if not everything that fits is valid. */
export const fixedKind = (
  kind: Pick<Kind, 'name' | 'mask' | 'normalise'> & Partial<Pick<Kind, 'generate'>>,
  layout: readonly Slot[],
  verify: (value: string) => Finding = () => validFinding(),
  sample = layout,
): Kind => ({
  generate: random => generateFromSlots(sample, random),
  ...kind,
  check: value => {
    if (value.length !== layout.length) return wrongLength(kind.name, value, String(layout.length))
    return findWrongCharacter(value, layout) ?? verify(value)
  },
})

/** Spaces, hyphens, dots, slashes and the invisible characters in text copied from pages. */
const separators = /[\s.\-/\u00AD\u200B-\u200F\u2010-\u2015\u2060\u2212\uFEFF]/g

const asciiDigits = (typed: string) => typed.replace(/[०-९]/g, char => String(char.charCodeAt(0) - 0x0966))

/**
 * Removes separators, converts to upper case and Devanagari digits to 0–9. Other letters are kept: upper-casing “ß” would make
 * two of one.
 */
export const compactCode = (typed: string): string =>
  asciiDigits(typed.replace(separators, '').replace(/[a-z]/g, char => char.toUpperCase()))

/** For addresses, which contain dots and hyphens and are written in lower case: removes spaces and invisible characters only. */
export const compactAddress = (typed: string): string =>
  asciiDigits(
    typed
      .replace(/[\s\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
      .replace(/^(?:mailto:)+/i, '')
      .replace(/[A-Z]/g, char => char.toLowerCase()),
  )
