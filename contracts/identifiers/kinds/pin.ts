import { type Text, text } from '../../platform/text.ts'
import { validFinding, wrongPart } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, generateFromSlots, nonZero, pick, times } from '../slots.ts'
import { gstStates, matchedLength } from '../states.ts'

/** India Post's regions: the first two digits, and the GST codes of the states there. Nobody has 10, 29, 35, 54, 55, 65, 66 or 86 to 89. */
const regions: [prefixes: string, states: string][] = [
  ['11', '07'],
  ['12 13', '06'],
  ['14 15', '03'],
  ['16', '04 03'],
  ['17', '02'],
  ['18 19', '01'],
  ['20 21 22 23 27 28', '09'],
  ['24 25 26', '09 05'],
  ['30 31 32 33 34', '08'],
  ['36 37 38', '24'],
  ['39', '24 26'],
  ['40 41 42 43 44', '27'],
  ['45 46 47 48', '23'],
  ['49', '22'],
  ['50', '36'],
  ['51 52 53', '37'],
  ['56 57 58 59', '29'],
  ['60 61 62 63 64', '33'],
  ['67 68 69', '32'],
  ['70 71 72 73 74', '19'],
  ['75 76 77', '21'],
  ['78', '18'],
  ['79', '12 17 14 15 13 16'],
  ['80 84 85', '10'],
  ['81 82', '10 20'],
  ['83', '20'],
]

/** Sorting districts of three digits that lie in another state than their region. */
const districts: [prefix: string, states: string][] = [
  ['160', '04'],
  ['194', '38'],
  ['403', '30'],
  ['605', '34 33'],
  ['673', '32 34'],
  ['682', '32 31'],
  ['737', '11'],
  ['744', '35'],
]

const army = text('Army post office', 'सेना डाकघर')

const namesOf = (codes: string): Text => {
  const names = codes.split(' ').flatMap(code => gstStates.get(code) ?? [])
  return text(names.map(({ en }) => en).join(' or '), names.map(({ hi }) => hi).join(' या '))
}

const places: ReadonlyMap<string, string> = new Map(
  [...regions, ...districts].flatMap(([prefixes, states]) => prefixes.split(' ').map(prefix => [prefix, states])),
)
const armyPrefixes = Array.from({ length: 10 }, (_, i) => `9${i}`)
const prefixes = [...places.keys(), ...armyPrefixes].filter(prefix => prefix.length === 2)

/** A postal code; the first two digits are the region, 9 is the army. */
export const pin = fixedKind(
  {
    name: text('A PIN code', 'PIN कोड'),
    mask: maskBy('###xxx'),
    typing: 'digits',
    cells: true,
    localChecks: ['format', 'state'],
    sample: '411001',
    generate: random => pick(prefixes, random) + generateFromSlots(times(4, digit), random),
  },
  [nonZero, ...times(5, digit)],
  value => {
    const prefix = value.slice(0, 2)
    if (prefix.startsWith('9')) return validFinding('place', { state: army })
    const states = places.get(value.slice(0, 3)) ?? places.get(prefix)
    if (!states) return wrongPart('postalRegion', value, [0, 2], {}, matchedLength(prefix, prefixes))
    return validFinding('place', { state: namesOf(states) })
  },
)
