import { text } from '../../platform/text.ts'
import { validFinding, wrongPart } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, nonZero, times } from '../slots.ts'

/** Ministry of Corporate Affairs: eight digits, which may begin with zeros. */
export const din = fixedKind(
  {
    name: text('A DIN', 'DIN'),
    mask: maskBy('xxxx####'),
    typing: 'digits',
    cells: true,
    localChecks: ['format'],
    sample: '01234567',
  },
  times(8, digit),
  value => (value === '00000000' ? wrongPart('zeros', value, [0, 8]) : validFinding()),
  [...times(7, digit), nonZero],
)
