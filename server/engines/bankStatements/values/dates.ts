import { asciiDigits } from './text.ts'

/** Which number comes first in a date of numbers only. */
export type DayOrder = 'dayFirst' | 'monthFirst'

export interface FoundDate {
  /** ISO. */
  day: string
  /** The characters that the date takes at the start of the text. */
  length: number
}

const names: Record<string, number> = {}
const english = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const hindi = [
  ['जन', 'जनवरी'],
  ['फर', 'फ़र', 'फरवरी', 'फ़रवरी'],
  ['मार्च'],
  ['अप्रै', 'अप्रैल'],
  ['मई'],
  ['जून'],
  ['जुला', 'जुलाई'],
  ['अग', 'अगस्त'],
  ['सित', 'सितंबर', 'सितम्बर'],
  ['अक्टू', 'अक्टूबर', 'अक्तूबर'],
  ['नव', 'नवंबर', 'नवम्बर'],
  ['दिस', 'दिसंबर', 'दिसम्बर'],
]
english.forEach((name, at) => {
  names[name] = at + 1
})
hindi.forEach((forms, at) => {
  for (const form of forms) names[form] = at + 1
})

const MONTH = String.raw`(?<month>[a-z]{3,9}\.?|[\u0900-\u097f]{2,10}\.?)`
const SEPARATOR = String.raw`\s?[-/. ,']\s?`
const shapes = {
  iso: /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/u,
  numbers: /^(?<first>\d{1,2})\s?(?<sep>[-/.])\s?(?<second>\d{1,2})\s?\k<sep>\s?(?<year>\d{4}|\d{2})(?!\d)/u,
  dayMonth: new RegExp(
    String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th)?(?:${SEPARATOR})?${MONTH}(?:${SEPARATOR}|,\s)?(?<year>\d{4}|\d{2})(?!\d)`,
    'iu',
  ),
  monthDay: new RegExp(
    String.raw`^${MONTH}\s?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,\s?|\s|-)(?<year>\d{4}|\d{2})(?!\d)`,
    'iu',
  ),
  run: /^(?<day>\d{2})(?<month>\d{2})(?<year>20\d{2})(?!\d)/u,
}

/** Reads the date with which a text starts; a time or text after it is left. Two-digit years are of 1970 to 2069. */
export function dateAt(text: string, order: DayOrder = 'dayFirst'): FoundDate | null {
  const plain = asciiDigits(text)
  for (const [name, shape] of Object.entries(shapes)) {
    const match = shape.exec(plain)
    if (!match?.groups) continue
    const { year, day, month, first, second } = match.groups
    const isSwapped = order === 'monthFirst'
    const found =
      name === 'numbers'
        ? isoDay(year, isSwapped ? first : second, isSwapped ? second : first)
        : isoDay(year, month, day)
    if (found) return { day: found, length: match[0].length }
  }
  return null
}

/** Reads a text that is a date and, at most, a time of day after it. */
export function parseDate(text: string, order: DayOrder = 'dayFirst'): string | null {
  const plain = text.trim()
  const found = dateAt(plain, order)
  if (!found) return null
  const rest = plain.slice(found.length)
  return /^(?:[T\s,]*\d{1,2}:\d{2}.*)?\W*$/u.test(rest) ? found.day : null
}

/** Numbers-only dates decide their order together: one that has a month above 12 tells for all. */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  let [dayFirst, monthFirst] = [0, 0]
  for (const text of texts) {
    const groups = shapes.numbers.exec(asciiDigits(text.trim()))?.groups
    if (!groups) continue
    if (Number(groups.first) > 12 && Number(groups.second) <= 12) dayFirst++
    if (Number(groups.second) > 12 && Number(groups.first) <= 12) monthFirst++
  }
  return monthFirst > dayFirst ? 'monthFirst' : 'dayFirst'
}

function isoDay(year = '', month = '', day = ''): string | null {
  const monthNumber = /^\d/.test(month) ? Number(month) : monthNamed(month)
  const short = Number(year)
  const full = year.length === 2 ? (short < 70 ? 2000 + short : 1900 + short) : short
  if (!monthNumber || full < 1970 || full > 2100) return null
  const date = new Date(Date.UTC(full, monthNumber - 1, Number(day)))
  if (date.getUTCMonth() !== monthNumber - 1 || Number(day) < 1) return null
  return date.toISOString().slice(0, 10)
}

function monthNamed(name: string): number | undefined {
  const plain = name.toLowerCase().replace(/\.$/, '')
  if (names[plain]) return names[plain]
  const found = names[plain.slice(0, 3)]
  // "Marriage" is no month: a longer word must be the month's whole name.
  return found && plain.length > 3 && wholeNames[found - 1]?.startsWith(plain) ? found : undefined
}

const wholeNames = 'january february march april may june july august september october november december'.split(' ')

const DAY_MS = 86_400_000

/** Days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The ISO day `days` later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
