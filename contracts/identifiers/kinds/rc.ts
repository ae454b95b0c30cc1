import { type Text, text } from '../../platform/text.ts'
import { type Finding, findingWithWarning, validFinding, wrongLength, wrongPart } from '../finding.ts'
import { type Kind, lastDigits } from '../kind.ts'
import { maskAll } from '../mask.ts'
import {
  closestLayout,
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
} from '../slots.ts'
import { matchedLength, plateStates } from '../states.ts'
import { shortYear } from '../years.ts'

const name = text('A vehicle number', 'गाड़ी नंबर')

/** A temporary number of 2021 is the longest. */
export const LONGEST_PLATE = 13

/** State, office, optional series, number. Without a series the office has two digits. TC and TR as the series: trade certificates, temporary numbers. */
const current = /^([A-Z]{2}(?:\d{2}|\d(?=[A-Z])))([A-Z]{0,3})(\d{1,4})$/
const before1989 = /^([A-Z]{2})([A-Z])(\d{1,4})$/
const bharat = /^(\d{2}BH)(\d{4})([A-Z]{1,2})$/
/** Rule 76 (6), Central Motor Vehicles Rules 1989: the number of the mission, CD (embassy), CC (consulate) or UN, the number of the vehicle. */
const diplomatic = /^(\d{1,3})(CD|CC|UN)(\d{1,4})$/
/** Rule 53C, Central Motor Vehicles Rules 1989, since 2021: T, month, year, state, four digits, one or two letters. */
const temporary = /^(T(\d{2})(\d{2})([A-Z]{2}))(\d{4})([A-Z]{1,2})$/

const seriesLetter: Slot = oneOf('ABCDEFGHJKLMNPQRSTUVWXYZ')
const bharatLayout = [digit, digit, oneOf('B'), oneOf('H'), ...times(4, digit), seriesLetter, seriesLetter]
const missionLayouts = [1, 2, 3].flatMap(length =>
  ['CD', 'CC', 'UN'].map(corps => ({
    layout: [...times(length, digit), ...corps.split('').map(oneOf), ...times(4, digit)],
  })),
)
const temporaryLayout = [oneOf('T'), ...times(4, digit), letter, letter, ...times(4, digit), seriesLetter, seriesLetter]

/** The Bharat series for people who move between states (since 2021), or a plate of a mission that has a wrong character. */
function checkBharat(value: string): Finding {
  const { layout } = closestLayout(value, [{ layout: bharatLayout }, ...missionLayouts])
  const wrong = findWrongCharacter(value, layout)
  if (wrong) return wrong
  if (layout !== bharatLayout) return wrongPart('plateNumber', value, [0, value.length], {}, value.length - 1)
  if (value.length < 9 || value.length > 10) return wrongLength(text('A BH number', 'BH नंबर'), value, '9–10')
  const year = Number(value.slice(0, 2))
  const to = shortYear()
  if (year < 21 || year > to) return wrongPart('year', value, [0, 2], { from: 21, to })
  if (value.slice(4, 8) === '0000') return wrongPart('zeros', value, [4, 8])
  return validFinding('placeYear', { state: text('Bharat series', 'भारत सीरीज़'), year: 2000 + year })
}

const diplomaticNotes: Record<string, Text> = {
  CD: text('Embassy or high commission', 'दूतावास या उच्चायोग'),
  CC: text('Consulate', 'वाणिज्य दूतावास'),
  UN: text('United Nations', 'संयुक्त राष्ट्र'),
}

function checkDiplomatic(value: string): Finding {
  const [, mission = '', corps = '', number = ''] = diplomatic.exec(value) ?? []
  if (Number(mission) === 0) return wrongPart('zeros', value, [0, mission.length])
  if (Number(number) === 0) return wrongPart('zeros', value, [value.length - number.length, value.length])
  return validFinding('place', { state: diplomaticNotes[corps] ?? '' })
}

function checkTemporary(value: string): Finding {
  const wrong = findWrongCharacter(value, temporaryLayout)
  if (wrong) return wrong
  if (value.length < 12) return wrongLength(text('A temporary number', 'अस्थायी नंबर'), value, '12–13')
  const month = Number(value.slice(1, 3))
  if (month < 1 || month > 12) return wrongPart('month', value, [1, 3])
  const year = Number(value.slice(3, 5))
  const to = shortYear()
  if (year < 21 || year > to) return wrongPart('year', value, [3, 5], { from: 21, to })
  const code = value.slice(5, 7)
  const state = plateStates.get(code)
  if (!state) return wrongPart('state', value, [5, 7], {}, 5 + matchedLength(code, plateStates.keys()))
  if (value.slice(7, 11) === '0000') return wrongPart('zeros', value, [7, 11])
  return validFinding('temporary', { state, year: 2000 + year })
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

/** T0 and T1 begin no state's plate, so a wrong character further on is named as that of a temporary number. */
const isTemporary = (value: string) => /^T\d/.test(value)

function check(value: string): Finding {
  if (value.length < 4 || value.length > LONGEST_PLATE) return wrongLength(name, value, `4–${LONGEST_PLATE}`)
  if (diplomatic.test(value)) return checkDiplomatic(value)
  if (digit.allowed.includes(value.charAt(0))) return checkBharat(value)
  if (isTemporary(value)) return checkTemporary(value)
  return before1989.test(value) ? findingWithWarning('olderPlate') : checkState(value)
}

/** Hides the series or, if there is none, the first half of the number. */
function mask(value: string): string {
  const [, fixed = '', , , , number = '', letters = ''] = temporary.exec(value) ?? []
  if (fixed) return fixed + maskAll(number) + letters
  const [, mission = '', corps = '', own = ''] = diplomatic.exec(value) ?? []
  if (corps) return maskAll(mission) + corps + own
  const [, start, middle, end] = bharat.exec(value) ?? before1989.exec(value) ?? current.exec(value) ?? []
  if (start === undefined || middle === undefined || end === undefined) return maskAll(value)
  if (middle !== '') return start + maskAll(middle) + end
  const half = Math.ceil(end.length / 2)
  return start + maskAll(end.slice(0, half)) + end.slice(half)
}

function generate(random: Random): string {
  const number = generateFromSlots([...times(3, digit), nonZero], random)
  if (random() < 0.2) return `${shortYear()}BH${number}${generateFromSlots(times(2, seriesLetter), random)}`
  const series = generateFromSlots(times(pick([0, 1, 2, 3], random), letter), random)
  return pick([...plateStates.keys()], random) + generateFromSlots([digit, nonZero], random) + series + number
}

function generateRare(random: Random): string {
  const number = generateFromSlots([...times(3, digit), nonZero], random)
  const state = pick([...plateStates.keys()], random)
  if (random() < 0.5)
    return `${generateFromSlots([nonZero, digit], random)}${pick(['CD', 'CC', 'UN'], random)}${number}`
  return `T0${pick('123456789', random)}21${state}${number}${pick(seriesLetter.allowed, random)}`
}

/** The letters of the state on a plate: the first two, or those after the date of a temporary number. Diplomats and the Bharat series have none. */
export const plateStateCode = (value: string): string => temporary.exec(value)?.[4] ?? value.slice(0, 2)

export const rc: Kind = {
  name,
  // Plates are painted with dots, and temporary numbers with slashes (MH/12/TC/0123).
  separators: '-./',
  check,
  mask,
  generate,
  generateRare,
  length: null,
  cells: false,
  typing: 'code',
  localChecks: ['format', 'state'],
  sample: 'MH12AB1000',
  sandboxPlace: lastDigits,
}
