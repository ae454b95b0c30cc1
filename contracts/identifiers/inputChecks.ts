import { isCountry } from '../platform/countryCodes.ts'
import { type Text, text } from '../platform/text.ts'

/** Checks a trimmed text that is not empty. What is wrong with it, or undefined. */
type Check = (value: string) => Text | undefined

const FIRST_YEAR = 1900

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/
const writtenDay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/

const two = (value: number) => String(value).padStart(2, '0')

function isDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === iso
}

const daysOf = (year: string, day: string, month: string): string[] =>
  [`${year}-${two(Number(month))}-${two(Number(day))}`].filter(isDay)

/** In India, where a day begins five and a half hours before it does in UTC. */
const today = (): string => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)

const form = text('Write the date as YYYY-MM-DD, such as 1968-06-12.', 'तारीख YYYY-MM-DD के रूप में लिखें, जैसे 1968-06-12।')

/** Why a text is no date of the form: 12/06/1968 is the 12th of June to some and the 6th of December to others. */
function wrongForm(value: string): Text {
  const [, first = '', second = '', year = ''] = writtenDay.exec(value) ?? []
  const [byDay, byMonth] = [daysOf(year, first, second)[0], daysOf(year, second, first)[0]]
  if (byDay && byMonth && byDay !== byMonth)
    return text(
      `“${value}” can be ${byDay} or ${byMonth}. ${form.en}`,
      `“${value}” ${byDay} भी हो सकता है और ${byMonth} भी। ${form.hi}`,
    )
  const meant = byDay ?? byMonth
  return meant ? text(`${form.en} Did you mean ${meant}?`, `${form.hi} क्या आपका मतलब ${meant} था?`) : form
}

/** `latest` and `value` are both a year, or both a day. */
function wrongTime(value: string, latest: string): Text | undefined {
  if (Number(value.slice(0, 4)) < FIRST_YEAR)
    return text(`A date of birth is not before ${FIRST_YEAR}.`, `जन्म की तारीख ${FIRST_YEAR} से पहले की नहीं हो सकती।`)
  return value > latest
    ? text('A date of birth cannot be in the future.', 'जन्म की तारीख आने वाले समय की नहीं हो सकती।')
    : undefined
}

function birthDate(value: string): Text | undefined {
  if (!isoDay.test(value)) return wrongForm(value)
  if (!isDay(value)) return text(`There is no such day as ${value}.`, `${value} कोई तारीख नहीं है।`)
  return wrongTime(value, today())
}

const birth: Check = value => (/^\d{4}$/.test(value) ? wrongTime(value, today().slice(0, 4)) : birthDate(value))

const country: Check = value =>
  isCountry(value)
    ? undefined
    : text(
        `“${value}” is not a country of ISO 3166. Write its name or its code of two letters, such as India or IN.`,
        `“${value}” ISO 3166 का कोई देश नहीं है। देश का नाम या दो अक्षर का कोड लिखें, जैसे India या IN।`,
      )

/** Checks of inputs that are no identifiers. Forms, bulk files and the API give the same answer. */
export const inputChecks = {
  /** A day that is on the calendar, not before 1900 and not in the future. */
  birthDate,
  /** Such a day, or a year. */
  birth,
  /** The English or Hindi name of a country, or its code of two letters (ISO 3166-1 alpha-2). */
  country,
} satisfies Record<string, Check>

export type InputCheck = keyof typeof inputChecks
