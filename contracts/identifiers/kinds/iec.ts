import { text } from '../../platform/text.ts'
import { type Finding, validFinding, wrongLength } from '../finding.ts'
import { type Kind, lastDigits } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, findWrongCharacter, times } from '../slots.ts'
import { holderType, pan, panLayout } from './pan.ts'

const name = text('An IEC', 'IEC')

function check(value: string): Finding {
  if (value.length !== 10) return wrongLength(name, value, '10')
  const isOlder = digit.allowed.includes(value.charAt(0))
  const wrong = findWrongCharacter(value, isOlder ? times(10, digit) : panLayout)
  if (wrong) return wrong
  return isOlder ? validFinding('olderIec') : validFinding('iecOfPan', { holder: holderType(value) ?? '' })
}

/** DGFT: since 2018 the firm's PAN, before that ten digits. */
export const iec: Kind = {
  name,
  check,
  mask: maskBy('##xxxx####'),
  generate: pan.generate,
  length: 10,
  cells: true,
  typing: 'code',
  localChecks: ['format', 'holder'],
  sample: 'AAACZ1000A',
  sandboxPlace: lastDigits,
}
