import { text } from '../text.ts'
import { type Finding, findingWithWarning, validFinding, wrongLength, wrongPart } from './finding.ts'
import type { Kind } from './kind.ts'
import { alphanumeric, digit, findWrongCharacter, generateFromSlots, nonZero, oneOf, pick, times } from './slots.ts'

/** Shows the last four characters. */
const maskToTail = (value: string): string => 'x'.repeat(Math.max(value.length - 4, 0)) + value.slice(-4)

/** Hides the middle: shows the first `head` and the last four characters. */
const maskMiddle = (head: number) => (value: string) =>
  value.length < head + 6
    ? 'x'.repeat(Math.min(value.length, 12))
    : value.slice(0, head) + maskToTail(value.slice(head))

const hidden = (value: string, mask: (value: string) => string) => (value.length > 34 ? 'x'.repeat(12) : mask(value))

const accountName = text('An account number', 'खाता नंबर')

function checkAccount(value: string): Finding {
  if (value.length > 34) return wrongLength(accountName, value, '9–18')
  const wrong = findWrongCharacter(value, times(34, alphanumeric))
  if (wrong) return wrong
  if (value.length < 5) return wrongLength(accountName, value, '9–18')
  if (/^0+$/.test(value)) return wrongPart('zeros', value, [0, value.length])
  const letter = value.search(/\D/)
  if (letter >= 0) return findingWithWarning('accountLetter', { n: letter + 1, char: value.charAt(letter) })
  return value.length < 9 || value.length > 18
    ? findingWithWarning('accountLength', { count: value.length })
    : validFinding()
}

/** A bank account. Each bank has its own form: nearly all have 9 to 18 digits, and anything else is only warned about. */
export const account: Kind = {
  name: accountName,
  check: checkAccount,
  mask: value => hidden(value, maskToTail),
  generate: random => generateFromSlots([nonZero, ...times(pick([8, 10, 13, 17], random), digit)], random),
}

const chassisName = text('A chassis number', 'चेसिस नंबर')
const notInVin = /[IOQ]/

function checkChassis(value: string): Finding {
  if (value.length > 25) return wrongLength(chassisName, value, '17')
  const wrong = findWrongCharacter(value, times(25, alphanumeric))
  if (wrong) return wrong
  if (value.length < 5) return wrongLength(chassisName, value, '17')
  if (value.length !== 17) return findingWithWarning('olderChassis', { count: value.length })
  const odd = value.search(notInVin)
  // Small makers have used these letters, and clerks have typed them for 1 and 0.
  return odd >= 0 ? findingWithWarning('vinLetter', { n: odd + 1, char: value.charAt(odd) }) : validFinding()
}

/** ISO 3779 and AIS-065: 17 characters without I, O and Q. Indian ones have no check digit, and older ones any length. */
export const chassis: Kind = {
  name: chassisName,
  check: checkChassis,
  mask: value => hidden(value, maskMiddle(3)),
  generate: random =>
    `M${pick('ABCDE', random)}${generateFromSlots([...times(9, oneOf('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')), ...times(6, digit)], random)}`,
}

const fastagName = text('A FASTag number', 'FASTag नंबर')
const hexadecimal = oneOf('0123456789ABCDEF')

const fastagLength = text('16 or 24', '16 या 24')

function checkFastag(value: string): Finding {
  if (value.length > 24) return wrongLength(fastagName, value, fastagLength)
  const isTag = /[A-F]/.test(value) || value.length > 16
  const wrong = findWrongCharacter(value, times(24, isTag ? hexadecimal : digit))
  if (wrong) return wrong
  return value.length === (isTag ? 24 : 16) ? validFinding() : wrongLength(fastagName, value, fastagLength)
}

/** NETC: the tag's ID of 24 hexadecimal characters, or the 16 digits printed on the sticker (issuer 6, class 3, serial 7). */
export const fastag: Kind = {
  name: fastagName,
  check: checkFastag,
  mask: value => hidden(value, maskMiddle(6)),
  generate: random =>
    random() < 0.5
      ? `6${generateFromSlots(times(15, digit), random)}`
      : `34161FA8${generateFromSlots(times(16, hexadecimal), random)}`,
}
