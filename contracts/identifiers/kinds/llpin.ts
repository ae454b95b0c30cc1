import { text } from '../../platform/text.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, letter, times } from '../slots.ts'

/** Ministry of Corporate Affairs: three letters and four digits, written with a hyphen (AAB-1234). */
export const llpin = fixedKind(
  {
    name: text('An LLPIN', 'LLPIN'),
    mask: maskBy('###xx##'),
    typing: 'code',
    localChecks: ['format'],
    sample: 'AAA1000',
  },
  [...times(3, letter), ...times(4, digit)],
)
