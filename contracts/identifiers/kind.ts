import type { Text } from '../text.ts'
import { type Finding, validFinding, wrongLength } from './finding.ts'
import { findWrongCharacter, generateFromSlots, type Random, type Slot } from './slots.ts'

/** One kind of identifier; every function takes the normalised value, of any length. */
export interface Kind {
  /** With the article in English: "A PAN". */
  name: Text
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

/** Hides everything except the length, up to twelve characters. */
export const maskAll = (value: string): string => 'x'.repeat(Math.min(value.length, 12))

/**
 * Builds a mask from a pattern: `#` shows a character, `x` and `•` replace a hidden one, anything else is literal. A value of any
 * other length is hidden completely, because the positions of its parts are unknown.
 */
export function maskBy(pattern: string): (value: string) => string {
  const places = pattern.split('').filter(mark => '#x•'.includes(mark)).length
  return value => {
    if (value.length !== places) return maskAll(value)
    let at = 0
    return pattern.replace(/[#x•]/g, mark => {
      const char = value.charAt(at++)
      return mark === '#' ? char : mark
    })
  }
}
