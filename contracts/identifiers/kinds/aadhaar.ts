import { text } from '../../platform/text.ts'
import { verhoeffDigit } from '../checksums.ts'
import { validFinding, wrongPart } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, generateFromSlots, oneOf, times } from '../slots.ts'

const body = [oneOf('23456789'), ...times(10, digit)]

/** UIDAI: twelve digits, the first not 0 or 1, the last a Verhoeff check digit; only the last four are shown. */
export const aadhaar = fixedKind(
  {
    name: text('An Aadhaar number', 'आधार नंबर'),
    mask: maskBy('xxxx xxxx ####'),
    typing: 'digits',
    cells: true,
    localChecks: ['format', 'checkDigit'],
    sample: '234123410008',
    sandboxPlace: () => 8,
    generate: random => {
      const digits = generateFromSlots(body, random)
      return digits + verhoeffDigit(digits)
    },
  },
  [...body, digit],
  value => {
    const right = verhoeffDigit(value.slice(0, -1))
    if (!value.endsWith(right)) return wrongPart('checkDigit', value, [11, 12], { char: value.charAt(11), right })
    return validFinding('checked')
  },
)
