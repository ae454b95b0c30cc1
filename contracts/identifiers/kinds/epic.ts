import { text } from '../../platform/text.ts'
import { luhnDigit } from '../checksums.ts'
import { findingWithWarning, validFinding } from '../finding.ts'
import { fixedKind, type Kind } from '../kind.ts'
import { maskAll, maskBy } from '../mask.ts'
import { digit, generateFromSlots, letter, times } from '../slots.ts'

const body = [...times(3, letter), ...times(6, digit)]

/** State, constituency, part and serial, formerly written with slashes (UP/14/073/0123456) and varying in length. */
const older = /^[A-Z]{2}\d{10,14}$/

const current = fixedKind(
  {
    name: text('An EPIC number', 'EPIC नंबर'),
    mask: maskBy('###xxxx###'),
    // Older numbers are written with slashes.
    separators: '-/',
    typing: 'code',
    length: null,
    localChecks: ['format', 'checkDigit'],
    sample: 'ZZZ1000009',
    sandboxPlace: () => 4,
    generate: random => {
      const start = generateFromSlots(body, random)
      return start + luhnDigit(start.slice(3))
    },
  },
  [...body, digit],
  value => {
    const right = luhnDigit(value.slice(3, -1))
    // Older cards have numbers from before the check digit, so a mismatch is only a warning.
    return value.endsWith(right)
      ? validFinding('checked')
      : findingWithWarning('checkDigit', { n: 10, char: value.charAt(9), right })
  },
)

export const epic: Kind = {
  ...current,
  check: value => (older.test(value) ? findingWithWarning('olderEpic') : current.check(value)),
  mask: value =>
    older.test(value) ? value.slice(0, 2) + maskAll(value.slice(5)) + value.slice(-3) : current.mask(value),
}
