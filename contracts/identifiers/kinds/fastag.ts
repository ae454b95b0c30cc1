import { text } from '../../platform/text.ts'
import { type Finding, validFinding, wrongLength } from '../finding.ts'
import { type Kind, lastDigits } from '../kind.ts'
import { maskMiddle } from '../longMasks.ts'
import { digit, findWrongCharacter, generateFromSlots, oneOf, times } from '../slots.ts'

const name = text('A FASTag number', 'FASTag नंबर')
const hexadecimal = oneOf('0123456789ABCDEF')

const fastagLength = text('16 or 24', '16 या 24')

function check(value: string): Finding {
  if (value.length > 24) return wrongLength(name, value, fastagLength)
  const isTag = /[A-F]/.test(value) || value.length > 16
  const wrong = findWrongCharacter(value, times(24, isTag ? hexadecimal : digit))
  if (wrong) return wrong
  return value.length === (isTag ? 24 : 16) ? validFinding() : wrongLength(name, value, fastagLength)
}

/** NETC: the tag's ID of 24 hexadecimal characters, or the 16 digits printed on the sticker (issuer 6, class 3, serial 7). */
export const fastag: Kind = {
  name,
  check,
  mask: maskMiddle(6),
  generate: random =>
    random() < 0.5
      ? `6${generateFromSlots(times(15, digit), random)}`
      : `34161FA8${generateFromSlots(times(16, hexadecimal), random)}`,
  length: null,
  cells: false,
  typing: 'code',
  localChecks: ['format'],
  sample: '6082680010000000',
  sandboxPlace: lastDigits,
}
