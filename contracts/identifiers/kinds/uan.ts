import { text } from '../../platform/text.ts'
import { findingWithWarning, validFinding, wrongPart } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, oneOf, times } from '../slots.ts'

/** EPFO's universal account number. EPFO has not published a rule, but the numbers allotted so far begin with 10. */
export const uan = fixedKind(
  {
    name: text('A UAN', 'UAN'),
    mask: maskBy('xxxx xxxx ####'),
    typing: 'digits',
    cells: true,
    localChecks: ['format'],
    sample: '100123456000',
  },
  times(12, digit),
  value => {
    if (/^0+$/.test(value)) return wrongPart('zeros', value, [0, 12])
    return value.startsWith('10') ? validFinding() : findingWithWarning('uanStart', { part: value.slice(0, 2) })
  },
  [oneOf('1'), oneOf('0'), ...times(10, digit)],
)
