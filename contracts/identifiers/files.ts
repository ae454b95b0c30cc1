import { text } from '../text.ts'
import { type Finding, findingWithWarning, validFinding, wrongLength } from './finding.ts'
import { fixedKind, type Kind } from './kind.ts'
import { maskAll, maskBy } from './mask.ts'
import { alphanumeric, digit, findWrongCharacter, generateFromSlots, letter, pick, times } from './slots.ts'
import { plateStates } from './states.ts'
import { randomYear, shortYear, wrongYear } from './years.ts'

const fileName = text('A passport file number', 'पासपोर्ट फ़ाइल नंबर')

/** Since Passport Seva: office, 11 digits, year. Before: office, a letter, six digits, year. */
const current = /^[A-Z]{2}\d{13}$/
const older = /^[A-Z]{4}\d{8}$/

function checkFile(value: string): Finding {
  if (value.length > 15) return wrongLength(fileName, value, '12–15')
  const wrong = findWrongCharacter(value, [letter, letter, ...times(13, alphanumeric)])
  if (wrong) return wrong
  if (value.length < 12) return wrongLength(fileName, value, '12–15')
  // Missions abroad number their files in their own ways.
  if (!current.test(value) && !older.test(value)) return findingWithWarning('fileForm')
  const year = Number(value.slice(-2))
  const isPast = year <= shortYear() || year >= 80
  const n = value.length - 1
  return isPast ? validFinding() : findingWithWarning('fileYear', { n, m: n + 1, part: value.slice(-2) })
}

/** The number of a passport application: printed on the receipt and on the last page of the passport. */
export const passportFile: Kind = {
  name: fileName,
  check: checkFile,
  mask: value =>
    value.length < 12 || value.length > 15
      ? maskAll(value)
      : `${value.slice(0, 2)}${'x'.repeat(value.length - 6)}${value.slice(-4)}`,
  generate: random =>
    generateFromSlots(
      random() < 0.8 ? [letter, letter, ...times(11, digit)] : [...times(4, letter), ...times(6, digit)],
      random,
    ) + randomYear(2012, random).slice(2),
}

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
