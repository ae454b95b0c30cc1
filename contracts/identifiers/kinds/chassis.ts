import { text } from '../../platform/text.ts'
import { type Finding, findingWithWarning, validFinding, wrongLength } from '../finding.ts'
import { type Kind, lastDigits } from '../kind.ts'
import { maskMiddle } from '../longMasks.ts'
import { alphanumeric, digit, findWrongCharacter, generateFromSlots, oneOf, pick, times } from '../slots.ts'

const name = text('A chassis number', 'चेसिस नंबर')
const notInVin = /[IOQ]/

function check(value: string): Finding {
  if (value.length > 25) return wrongLength(name, value, '17')
  const wrong = findWrongCharacter(value, times(25, alphanumeric))
  if (wrong) return wrong
  if (value.length < 5) return wrongLength(name, value, '17')
  if (value.length !== 17) return findingWithWarning('olderChassis', { count: value.length })
  const odd = value.search(notInVin)
  // Small makers have used these letters, and clerks have typed them for 1 and 0.
  return odd >= 0 ? findingWithWarning('vinLetter', { n: odd + 1, char: value.charAt(odd) }) : validFinding()
}

/** ISO 3779 and AIS-065: 17 characters without I, O and Q. Indian ones have no check digit, and older ones any length. */
export const chassis: Kind = {
  name,
  check,
  mask: maskMiddle(3),
  generate: random =>
    `M${pick('ABCDE', random)}${generateFromSlots([...times(9, oneOf('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')), ...times(6, digit)], random)}`,
  length: null,
  cells: false,
  typing: 'code',
  localChecks: ['format'],
  sample: 'MA3EHKD17A0012000',
  sandboxPlace: lastDigits,
}
