import { text } from '../../platform/text.ts'
import { type Finding, findingWithWarning, validFinding, wrongLength, wrongPart } from '../finding.ts'
import { type Kind, lastDigits } from '../kind.ts'
import { maskAll, maskBy } from '../mask.ts'
import { digit, findWrongCharacter, generateFromSlots, letter, pick, type Random, times } from '../slots.ts'
import { matchedLength, plateStates } from '../states.ts'
import { compactCode } from '../typed.ts'
import { randomYear, shortYear, wrongYear } from '../years.ts'

const name = text('A driving licence number', 'ड्राइविंग लाइसेंस नंबर')
const firstYear = 1940
const separators = '-/'

/**
 * Booklets and paper licences: state and office, the kind of licence, year, serial, apart by slashes or hyphens (RJ-13/DLC/12/123456). Only with these
 * is it known where the year ends.
 */
const booklet = /^\s*([a-z]{2})[-/\s]*(\d{2})\s*[-/]\s*(?:[a-z]{1,4}\s*[-/]\s*)?(\d{2}|\d{4})\s*[-/]\s*(\d{1,7})\s*$/i

/**
 * A booklet's number as the register has it: four digits of the year, and seven of the serial with zeros before it. This is how the ministry's service
 * asks for it (parivahan.gov.in, "Know your licence details": RJ-13/DLC/12/123456 is RJ1320120123456).
 */
function compact(typed: string): string {
  const [, state, office, year = '', serial = ''] = booklet.exec(typed) ?? []
  if (!state || !office) return compactCode({ separators }, typed)
  const century = year.length === 4 ? '' : Number(year) > shortYear() ? '19' : '20'
  return `${state.toUpperCase()}${office}${century}${year}${serial.padStart(7, '0')}`
}

const layout = [letter, letter, ...times(13, digit)]
const withLetter = /^[A-Z]{2}\d{2}[A-Z]/
const layoutWithLetter = [letter, letter, digit, digit, letter, ...times(11, digit)]

function check(value: string): Finding {
  const branch = withLetter.test(value)
  if (value.length !== (branch ? 16 : 15)) return wrongLength(name, value, '15')
  const wrong = findWrongCharacter(value, branch ? layoutWithLetter : layout)
  if (wrong) return wrong
  const code = value.slice(0, 2)
  const state = plateStates.get(code)
  if (!state) return wrongPart('state', value, [0, 2], {}, matchedLength(code, plateStates.keys()))
  const start = branch ? 5 : 4
  const year = wrongYear(value, start, firstYear)
  if (year) return year
  if (branch) return findingWithWarning('licenceBranch', { n: 5, char: value.charAt(4) })
  return validFinding('placeYear', { state, year: value.slice(start, start + 4) })
}

const mask = maskBy('####xxxxxxx####')
const maskWithLetter = maskBy('#####xxxxxxx####')

const generate = (random: Random): string =>
  pick([...plateStates.keys()], random) +
  generateFromSlots(times(2, digit), random) +
  randomYear(firstYear, random) +
  generateFromSlots(times(7, digit), random)

/**
 * A driving licence in Sarathi's format: state, office, year of issue, serial of seven digits. Branches of an office have a letter after it in practice
 * (TN45Z); no rule of it was found, so that it is accepted with a warning.
 */
export const dl: Kind = {
  name,
  compact,
  separators,
  check,
  mask: value => (value.length === 16 ? maskWithLetter(value) : value.length === 15 ? mask(value) : maskAll(value)),
  generate,
  length: null,
  cells: false,
  typing: 'code',
  localChecks: ['format', 'state', 'year'],
  sample: 'MH1420110062000',
  sandboxPlace: lastDigits,
}
