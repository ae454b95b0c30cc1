const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A range of years is kept as its years, up to this many: a wider one tells nothing. */
const MAX_YEARS = 15

const twoDigits = (value: number) => String(value).padStart(2, '0')

function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1000 || year > 2200) return null
  if (month < 1 || month > 12) return String(year)
  if (day < 1 || day > 31) return `${year}-${twoDigits(month)}`
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/**
 * The dates that a list writes, whole or in part: `08 Oct 1964`, `Oct 1964`, `1964`, `circa 1964`, `1960 to 1963`, `08/10/1964` and
 * `00/00/1964` (day first), `dd/mm/1964`, `08-Oct-1964`, `1964-10-08`. Empty for anything else.
 */
export function parseDates(written: string): string[] {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/^(circa|approximately|between|c\.)\s*/, '')
    // The UK's words for an unknown day and month.
    .replace(/^dd\/(?:mm\b)?/, unknown => unknown.replace(/dd|mm/g, '00'))
    .replace(/^(\d\d)\/mm\//, '00/00/')
  const years = /^(\d{4})\s*(?:to|-|–|and)\s*(\d{4})$/.exec(text)
  if (years) return yearsBetween(Number(years[1]), Number(years[2]))
  const iso = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?:t.*)?$/.exec(text)
  if (iso) return present(isoDate(Number(iso[1]), Number(iso[2] ?? 0), Number(iso[3] ?? 0)))
  const numeric = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (numeric) return present(isoDate(Number(numeric[3]), Number(numeric[2]), Number(numeric[1])))
  const words = /^(?:(\d{1,2})[\s-]+)?([a-z]{3})[a-z]*\.?[\s-]+(\d{4})$/.exec(text)
  const month = words && months.indexOf(words[2] as string) + 1
  if (words && month) return present(isoDate(Number(words[3]), month, Number(words[1] ?? 0)))
  return []
}

/** The dates that a list writes, or its own words where we cannot read them: `readList` counts these and keeps the entry without them. */
export function datesOrText(written: string): string[] {
  const dates = parseDates(written)
  return dates.length > 0 || written.trim() === '' ? dates : [written]
}

/** Whether it is a date as `parseDates` gives it. */
export const isReadDate = (date: string): boolean => /^\d{4}(?:-\d{2}){0,2}$/.test(date)

const present = (date: string | null) => (date === null ? [] : [date])

/** Every year of a range; none for a range too wide to tell people apart. */
function yearsBetween(from: number, to: number): string[] {
  if (!(from >= 1000 && to >= from && to - from < MAX_YEARS)) return []
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
}

/** The date of a file of the United States, month first: `11/18/2026`. */
export function parseAmericanDate(written: string): string | null {
  const date = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written.trim())
  return date && isoDate(Number(date[3]), Number(date[1]), Number(date[2]))
}
