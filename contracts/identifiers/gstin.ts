import { text } from '../text.ts'
import { luhnCharacter } from './checksums.ts'
import { type Finding, validFinding, wrongPart } from './finding.ts'
import { fixedKind } from './kind.ts'
import { maskBy } from './mask.ts'
import { panLayout, panSample, panSerial } from './pan.ts'
import { alphanumeric, digit, generateFromSlots, oneOf, pick } from './slots.ts'
import { gstStates, matchedLength } from './states.ts'

const tail = [oneOf('123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), oneOf('Z')]

function verify(value: string): Finding {
  const code = value.slice(0, 2)
  const state = gstStates.get(code)
  if (!state) return wrongPart('state', value, [0, 2], {}, matchedLength(code, gstStates.keys()))
  const serial = panSerial(value, 2)
  if (serial) return serial
  const right = luhnCharacter(value.slice(0, -1))
  if (!value.endsWith(right)) return wrongPart('checkDigit', value, [14, 15], { char: value.charAt(14), right })
  return validFinding('stateChecked', { state })
}

/** A regular taxpayer's number: state, PAN, registration within the state, Z, check character. */
export const gstin = fixedKind(
  {
    name: text('A GSTIN', 'GSTIN'),
    mask: maskBy('####xxxx#######'),
    generate: random => {
      const body = pick([...gstStates.keys()], random) + generateFromSlots([...panSample, ...tail], random)
      return body + luhnCharacter(body)
    },
  },
  [digit, digit, ...panLayout, ...tail, alphanumeric],
  verify,
)
