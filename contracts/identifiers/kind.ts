import type { Text } from '../text.ts'
import { type Finding, validFinding, wrongLength } from './finding.ts'
import type { Random } from './random.ts'
import { findWrongCharacter, generateFromSlots, type Slot } from './slots.ts'

/** One kind of identifier; every function takes the normalised value, of any length. */
export interface Kind {
  /** With the article in English: "A PAN". */
  name: Text
  normalise?: (compact: string) => string
  check: (value: string) => Finding
  mask: (value: string) => string
  generate: (random: Random) => string
}

/** A kind whose every position is known. `sample` is a stricter layout to generate from, where not all that fits is valid. */
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
