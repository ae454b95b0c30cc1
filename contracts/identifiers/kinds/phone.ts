import { text } from '../../platform/text.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, oneOf, times } from '../slots.ts'

/** A ten-digit mobile number; a prefix +91, 91, 0091 or 0 is dropped if ten digits remain. */
export const phone = fixedKind(
  {
    name: text('A phone number', 'फ़ोन नंबर'),
    mask: maskBy('+91 ##••• ••###'),
    ignored: '()',
    normalise: compact => compact.replace(/^(?:\+91)+/, '').replace(/^(?:0091|91|0)(?=\d{10}$)/, ''),
    typing: 'digits',
    cells: true,
    localChecks: ['format'],
    sample: '9812345000',
  },
  [oneOf('6789'), ...times(9, digit)],
)
