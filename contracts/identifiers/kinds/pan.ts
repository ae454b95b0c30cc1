import { type Text, text } from '../../platform/text.ts'
import { type Finding, validFinding, wrongPart } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskPan } from '../mask.ts'
import { digit, letter, nonZero, type Slot, times } from '../slots.ts'

/** The kinds of PAN holders by the fourth letter. */
export const holderTypes: ReadonlyMap<string, Text> = new Map([
  ['P', text('Person', 'व्यक्ति')],
  ['C', text('Company', 'कंपनी')],
  ['H', text('Hindu undivided family', 'हिंदू संयुक्त परिवार (HUF)')],
  ['F', text('Firm', 'फ़र्म')],
  ['A', text('Association of persons', 'एसोसिएशन (AOP)')],
  ['B', text('Body of individuals', 'व्यक्तियों का समूह (BOI)')],
  ['T', text('Trust', 'ट्रस्ट')],
  ['L', text('Local authority', 'स्थानीय निकाय')],
  ['J', text('Juridical person', 'कानूनी संस्था')],
  ['G', text('Government', 'सरकार')],
])

const holder: Slot = { allowed: [...holderTypes.keys()].join(''), problem: 'holder' }
const head = [...times(3, letter), holder, letter]

export const panLayout = [...head, ...times(4, digit), letter]
export const panSample = [...head, ...times(3, digit), nonZero, letter]

/** The kind of holder by the fourth letter of a PAN; undefined for an unassigned letter. */
export const holderType = (pan: string): Text | undefined => holderTypes.get(pan.charAt(3))

/** Serials begin at 0001, which the layout cannot express. `offset` is where the PAN begins in `value`. */
export const panSerial = (value: string, offset = 0): Finding | undefined =>
  value.slice(offset + 5, offset + 9) === '0000' ? wrongPart('zeros', value, [offset + 5, offset + 9]) : undefined

/** The last letter is not verified: its algorithm has never been published. */
export const pan = fixedKind(
  {
    name: text('A PAN', 'PAN'),
    mask: maskPan,
    typing: 'code',
    cells: true,
    localChecks: ['format', 'holder'],
    sample: 'AAAPZ1000A',
  },
  panLayout,
  value => panSerial(value) ?? validFinding('holderNote', { holder: holderType(value) ?? '', char: value.charAt(3) }),
  panSample,
)
