import type { Text } from '../platform/text.ts'
import { type Finding, validFinding, wrongLength } from './finding.ts'
import { findWrongCharacter, generateFromSlots, type Random, type Slot } from './slots.ts'

/** What a form says that it has checked, in this order. */
export type LocalCheck = 'format' | 'holder' | 'state' | 'year' | 'checkDigit'

/** One kind of identifier, with all that is known of it; every function takes the normalised value, of any length. */
export interface Kind {
  /** With the article in English: "A PAN". */
  name: Text
  /** In characters. Longer input is neither normalised nor looked at; 64 by default. */
  longest?: number
  /** Removes what people type around the value; by default white space and `separators`, and letters become upper case. */
  compact?: (typed: string) => string
  /** Characters that may stand between two others and mean nothing; a hyphen by default. */
  separators?: string
  /** Characters that mean nothing wherever they stand. */
  ignored?: string
  normalise?: (compact: string) => string
  check: (value: string) => Finding
  mask: (value: string) => string
  generate: (random: Random) => string
  /** A valid value of one of the forms that few holders have, if there are any. Seeds and drawn documents show the usual forms. */
  generateRare?: (random: Random) => string
  /** The number of characters if every value has the same; null otherwise. */
  length: number | null
  /** Drawn as one cell for each character. */
  cells: boolean
  typing: 'digits' | 'code' | 'address'
  localChecks: readonly LocalCheck[]
  /** A value that succeeds in the sandbox. It also completes an identifier that is still being typed. */
  sample: string
  /** Where the three digits begin that select the sandbox's behaviour (product.md, "Local validation and sandbox codes"). */
  sandboxPlace: (value: string) => number
}

/** How many digits select the sandbox's behaviour. */
export const SANDBOX_DIGITS = 3

/** The last three digits of a value, or its last three characters if it has no such digits. */
export function lastDigits(value: string): number {
  const last = value.search(/\d{3}\D*$/)
  return last >= 0 ? last : Math.max(0, value.length - SANDBOX_DIGITS)
}

type Given = Omit<Kind, 'check' | 'generate' | 'length' | 'cells' | 'sandboxPlace'> &
  Partial<Pick<Kind, 'generate' | 'length' | 'cells' | 'sandboxPlace'>>

/** A kind with a fixed layout. `example` is a stricter layout for generating, if not everything that fits is valid. */
export const fixedKind = (
  kind: Given,
  layout: readonly Slot[],
  verify: (value: string) => Finding = () => validFinding(),
  example = layout,
): Kind => ({
  generate: random => generateFromSlots(example, random),
  length: layout.length,
  cells: false,
  sandboxPlace: lastDigits,
  ...kind,
  check: value => {
    if (value.length !== layout.length) return wrongLength(kind.name, value, String(layout.length))
    return findWrongCharacter(value, layout) ?? verify(value)
  },
})
