import { text } from '../../platform/text.ts'
import { findingWithWarning, validFinding } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { alphanumeric, digit, generateFromSlots, letter, pick, times } from '../slots.ts'
import { plateStates } from '../states.ts'
import { randomYear, wrongYear } from '../years.ts'

/** Case information system: courts above the districts have letters of their own in place of a state. */
const courts = new Map([
  ...plateStates,
  ['HC', text('High Court', 'हाई कोर्ट')],
  ['SC', text('Supreme Court', 'सुप्रीम कोर्ट')],
])
const firstYear = 1850

/** eCourts' case number record: state, district, two characters of the establishment, serial of six, year. */
export const cnr = fixedKind(
  {
    name: text('A CNR number', 'CNR नंबर'),
    mask: maskBy('######xxxx######'),
    typing: 'code',
    localChecks: ['format', 'state', 'year'],
    sample: 'MHAU010000002020',
    sandboxPlace: () => 9,
    generate: random =>
      pick([...courts.keys()], random) +
      generateFromSlots([letter, letter, ...times(8, digit)], random) +
      randomYear(firstYear, random),
  },
  [...times(4, letter), ...times(2, alphanumeric), ...times(10, digit)],
  value => {
    const year = wrongYear(value, 12, firstYear)
    if (year) return year
    const court = courts.get(value.slice(0, 2))
    if (!court) return findingWithWarning('unknownState', { n: 1, m: 2, part: value.slice(0, 2) })
    return validFinding('placeYear', { state: court, year: value.slice(12) })
  },
)
