import { text } from '../../platform/text.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, oneOf, times } from '../slots.ts'

/** Ministry of Corporate Affairs, register of companies incorporated outside India: F and five digits, such as F04662. */
export const fcrn = fixedKind(
  {
    name: text('An FCRN', 'FCRN'),
    mask: maskBy('##xx##'),
    typing: 'code',
    localChecks: ['format'],
    sample: 'F04000',
  },
  [oneOf('F'), ...times(5, digit)],
)
