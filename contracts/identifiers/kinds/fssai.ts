import { type Text, text } from '../../platform/text.ts'
import { type Finding, findingWithWarning, validFinding } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, generateFromSlots, pick, type Random, times } from '../slots.ts'
import { gstStates } from '../states.ts'
import { randomYear, shortYear } from '../years.ts'

/** FSSAI numbers the states by their English names, the younger ones after the union territories; 00 is the central licence. */
const fssaiStates =
  `37 12 18 10 22 30 24 06 02 01 20 29 32 23 27 14 17 15 13 21 03 08 11 33 16 05 09 19 35 04 26 26 07 31 34 36 38`
    .split(' ')
    .map(code => gstStates.get(code) ?? '')

const fssaiKinds = {
  '0': text('Central licence', 'केंद्रीय लाइसेंस'),
  '1': text('Licence', 'लाइसेंस'),
  '2': text('Registration', 'रजिस्ट्रेशन'),
}

/** The state in an FSSAI number; undefined for a central licence or an unknown code. */
export const fssaiState = (value: string): Text | undefined => fssaiStates[Number(value.slice(1, 3)) - 1] || undefined

function verifyFssai(value: string): Finding {
  const [first, code, year] = [value.charAt(0), value.slice(1, 3), Number(value.slice(3, 5))]
  if (first !== '1' && first !== '2') return findingWithWarning('fssaiKind', { char: first })
  if (year < 10 || year > shortYear()) {
    return findingWithWarning('year', { n: 4, m: 5, part: value.slice(3, 5), from: 10, to: shortYear() })
  }
  if (code === '00') return validFinding('placeYear', { state: fssaiKinds[0], year: 2000 + year })
  const state = fssaiState(value)
  if (!state) return findingWithWarning('unknownState', { n: 2, m: 3, part: code })
  return validFinding('fssai', { kind: fssaiKinds[first], state, year: 2000 + year })
}

/** FSSAI: kind of licence, state, two digits of the year, three of the authority, serial of six. Only the digits are certain. */
export const fssai = fixedKind(
  {
    name: text('An FSSAI number', 'FSSAI नंबर'),
    mask: maskBy('#####xxxxxx###'),
    typing: 'digits',
    cells: true,
    localChecks: ['format', 'state', 'year'],
    sample: '11516015000000',
    generate: (random: Random) => {
      const state = String(Math.floor(random() * (fssaiStates.length + 1))).padStart(2, '0')
      const year = randomYear(2010, random).slice(2)
      return pick('12', random) + state + year + generateFromSlots(times(9, digit), random)
    },
  },
  times(14, digit),
  verifyFssai,
)
