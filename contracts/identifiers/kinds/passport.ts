import { text } from '../../platform/text.ts'
import { findingWithWarning, validFinding } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, letter, oneOf, times } from '../slots.ts'

/** ICAO 9303 and the Ministry of External Affairs: a letter of the series and seven digits. No series Q is known. */
export const passport = fixedKind(
  {
    name: text('A passport number', 'पासपोर्ट नंबर'),
    mask: maskBy('#xxxx###'),
    typing: 'code',
    localChecks: ['format'],
    sample: 'Z1234000',
  },
  [letter, ...times(7, digit)],
  value => (value.startsWith('Q') ? findingWithWarning('passportSeries', { char: 'Q' }) : validFinding()),
  [oneOf('ABCDEFGHIJKLMNOPRSTUVWXYZ'), ...times(7, digit)],
)
