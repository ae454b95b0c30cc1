import { text } from '../text.ts'
import { type Finding, findingWithWarning, validFinding, wrongLength, wrongPart } from './finding.ts'
import { type Kind } from './kind.ts'
import { maskAll } from './mask.ts'
import {
  digit,
  findWrongCharacter,
  generateFromSlots,
  letter,
  nonZero,
  oneOf,
  pick,
  type Random,
  type Slot,
  times,
  wrongAt,
} from './slots.ts'
import { matchedLength, plateStates } from './states.ts'
import { shortYear } from './years.ts'

const name = text('A vehicle number', 'गाड़ी नंबर')

/** State, office, optional series, number. Without a series the office has two digits. */
const current = /^([A-Z]{2}(?:\d{2}|\d(?=[A-Z])))([A-Z]{0,3})(\d{1,4})$/
const before1989 = /^([A-Z]{2})([A-Z])(\d{1,4})$/
const bharat = /^(\d{2}BH)(\d{4})([A-Z]{1,2})$/

const bharatLetter: Slot = oneOf('ABCDEFGHJKLMNPQRSTUVWXYZ')
const bharatLayout = [digit, digit, oneOf('B'), oneOf('H'), ...times(4, digit), bharatLetter, bharatLetter]

/** The Bharat series for people who move between states (since 2021): */
function checkBharat(value: string): Finding {
  const wrong = findWrongCharacter(value, bharatLayout)
  if (wrong) return wrong
  if (value.length < 9 || value.length > 10) return wrongLength(text('A BH number', 'BH नंबर'), value, '9–10')
  const year = Number(value.slice(0, 2))
  const to = shortYear()
  if (year < 21 || year > to) return wrongPart('year', value, [0, 2], { from: 21, to })
  if (value.slice(4, 8) === '0000') return wrongPart('zeros', value, [4, 8])
  return validFinding('placeYear', { state: text('Bharat series', 'भारत सीरीज़'), year: 2000 + year })
}

function checkState(value: string): Finding {
  const code = value.slice(0, 2)
  const wrong = findWrongCharacter(code, [letter, letter])
  if (wrong) return wrong
  const state = plateStates.get(code)
  if (!state) return wrongPart('state', value, [0, 2], {}, matchedLength(code, plateStates.keys()))
  const [, start, series = '', number = ''] = current.exec(value) ?? []
  if (!start) return misplaced(value)
  if (Number(number) === 0) return wrongPart('zeros', value, [start.length + series.length, value.length])
  return validFinding('place', { state })
}

/** Finds where an invalid plate departs from the format: letters follow the office, and only digits follow the letters. */
function misplaced(value: string): Finding {
  if (!digit.allowed.includes(value.charAt(2))) return wrongAt(value, 2, digit)
  const series = /^..\d{1,2}[A-Z]{0,3}/.exec(value)?.[0].length ?? 3
  const wrong = findWrongCharacter(value, times(value.length - series, digit), series)
  return wrong ?? wrongPart('plateNumber', value, [series, value.length], {}, Math.min(series + 4, value.length - 1))
}

function check(value: string): Finding {
  if (value.length < 4 || value.length > 11) return wrongLength(name, value, '4–11')
  if (digit.allowed.includes(value.charAt(0))) return checkBharat(value)
  return before1989.test(value) ? findingWithWarning('olderPlate') : checkState(value)
}

/** Hides the series or, if there is none, the first half of the number. */
function mask(value: string): string {
  const [, start, middle, end] = bharat.exec(value) ?? before1989.exec(value) ?? current.exec(value) ?? []
  if (start === undefined || middle === undefined || end === undefined) return maskAll(value)
  if (middle !== '') return start + maskAll(middle) + end
  const half = Math.ceil(end.length / 2)
  return start + maskAll(end.slice(0, half)) + end.slice(half)
}

function generate(random: Random): string {
  const number = generateFromSlots([...times(3, digit), nonZero], random)
  if (random() < 0.2) return `${shortYear()}BH${number}${generateFromSlots(times(2, bharatLetter), random)}`
  const series = generateFromSlots(times(pick([0, 1, 2, 3], random), letter), random)
  return pick([...plateStates.keys()], random) + generateFromSlots([digit, nonZero], random) + series + number
}

export const rc: Kind = { name, check, mask, generate }
