import { text } from '../../platform/text.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { alphanumeric, letter, oneOf, times } from '../slots.ts'

/** RBI: four letters of the bank, zero, six of the branch. Whether the branch exists is looked up (`/api/ifsc/{code}`). */
export const ifsc = fixedKind(
  {
    name: text('An IFSC', 'IFSC'),
    mask: maskBy('#####xxx###'),
    typing: 'code',
    cells: true,
    localChecks: ['format'],
    sample: 'SBIN0001000',
  },
  [...times(4, letter), oneOf('0'), ...times(6, alphanumeric)],
)
