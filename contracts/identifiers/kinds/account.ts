import { text } from '../../platform/text.ts'
import { type Finding, findingWithWarning, validFinding, wrongLength, wrongPart } from '../finding.ts'
import { type Kind, lastDigits } from '../kind.ts'
import { maskToTail } from '../longMasks.ts'
import { alphanumeric, digit, findWrongCharacter, generateFromSlots, nonZero, pick, times } from '../slots.ts'

const name = text('An account number', 'खाता नंबर')

function check(value: string): Finding {
  if (value.length > 34) return wrongLength(name, value, '9–18')
  const wrong = findWrongCharacter(value, times(34, alphanumeric))
  if (wrong) return wrong
  if (value.length < 5) return wrongLength(name, value, '9–18')
  if (/^0+$/.test(value)) return wrongPart('zeros', value, [0, value.length])
  const letter = value.search(/\D/)
  if (letter >= 0) return findingWithWarning('accountLetter', { n: letter + 1, char: value.charAt(letter) })
  return value.length < 9 || value.length > 18
    ? findingWithWarning('accountLength', { count: value.length })
    : validFinding()
}

/** A bank account. Each bank has its own form: nearly all have 9 to 18 digits, and anything else is only warned about. */
export const account: Kind = {
  name,
  check,
  mask: maskToTail,
  generate: random => generateFromSlots([nonZero, ...times(pick([8, 10, 13, 17], random), digit)], random),
  length: null,
  cells: false,
  typing: 'code',
  localChecks: ['format'],
  sample: '50100012345000',
  sandboxPlace: lastDigits,
}
