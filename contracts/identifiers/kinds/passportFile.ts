import { text } from '../../platform/text.ts'
import { type Finding, findingWithWarning, validFinding, wrongLength } from '../finding.ts'
import { type Kind, SANDBOX_DIGITS } from '../kind.ts'
import { maskAll } from '../mask.ts'
import { alphanumeric, digit, findWrongCharacter, generateFromSlots, letter, times } from '../slots.ts'
import { randomYear, shortYear } from '../years.ts'

const name = text('A passport file number', 'पासपोर्ट फ़ाइल नंबर')

/** Since Passport Seva: office, 11 digits, year. Before: office, a letter, six digits, year. */
const current = /^[A-Z]{2}\d{13}$/
const older = /^[A-Z]{4}\d{8}$/

function check(value: string): Finding {
  if (value.length > 15) return wrongLength(name, value, '12–15')
  const wrong = findWrongCharacter(value, [letter, letter, ...times(13, alphanumeric)])
  if (wrong) return wrong
  if (value.length < 12) return wrongLength(name, value, '12–15')
  // Missions abroad number their files in their own ways.
  if (!current.test(value) && !older.test(value)) return findingWithWarning('fileForm')
  const year = Number(value.slice(-2))
  const isPast = year <= shortYear() || year >= 80
  const n = value.length - 1
  return isPast ? validFinding() : findingWithWarning('fileYear', { n, m: n + 1, part: value.slice(-2) })
}

/** The number of a passport application: printed on the receipt and on the last page of the passport. */
export const passportFile: Kind = {
  name,
  // Older ones are written with slashes.
  separators: '-/',
  check,
  mask: value =>
    value.length < 12 || value.length > 15
      ? maskAll(value)
      : `${value.slice(0, 2)}${'x'.repeat(value.length - 6)}${value.slice(-4)}`,
  generate: random =>
    generateFromSlots(
      random() < 0.8 ? [letter, letter, ...times(11, digit)] : [...times(4, letter), ...times(6, digit)],
      random,
    ) + randomYear(2012, random).slice(2),
  length: null,
  cells: false,
  typing: 'code',
  localChecks: ['format'],
  sample: 'HY1065789000018',
  // Before the two digits of the year.
  sandboxPlace: value => value.length - 2 - SANDBOX_DIGITS,
}
