import { text } from '../../platform/text.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, letter, oneOf, times } from '../slots.ts'

/**
 * The number of a foreign LLP's place of business (rule 34, Limited Liability Partnership Rules 2009): F and the form of an LLPIN, written with a
 * hyphen (FAAA-1234). No rule of its form and no example was found: this is our reading.
 */
export const fllpin = fixedKind(
  {
    name: text('An FLLPIN', 'FLLPIN'),
    mask: maskBy('####xx##'),
    typing: 'code',
    localChecks: ['format'],
    sample: 'FAAA1000',
  },
  [oneOf('F'), ...times(3, letter), ...times(4, digit)],
)
