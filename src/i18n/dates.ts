import type { Locale } from '../../contracts/platform/text.ts'
import { useLocale } from './locale.ts'

const zone = { timeZone: 'Asia/Kolkata', hourCycle: 'h23' } as const
const tags: Record<Locale, string> = { en: 'en-US', hi: 'hi-IN-u-nu-latn' }

const partsOf = (locale: Locale) => {
  const format = new Intl.DateTimeFormat(tags[locale], {
    ...zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  })
  return (iso: string) =>
    Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
}

/** Formats ISO strings as days and times in Asia/Kolkata. Both languages use Latin digits, so that figures align (look.md, Type). */
const datesIn = (locale: Locale) => {
  const parts = partsOf(locale)
  // Formatting to parts is slow, and a list does it for each row: each function calls it once per time.
  const day = (iso: string) => {
    const { day: date, month, year } = parts(iso)
    return `${date} ${month} ${year}`
  }
  const time = (iso: string) => {
    const { hour, minute } = parts(iso)
    return `${hour}:${minute}`
  }
  return {
    /** `21 Nov 2026` */
    day,
    /** `21 Nov`, if the year is clear from the context. */
    dayMonth: (iso: string) => `${parts(iso).day} ${parts(iso).month}`,
    /** `Nov 2026` */
    month: (iso: string) => `${parts(iso).month} ${parts(iso).year}`,
    /** `Sat, 21 Nov` */
    weekday: (iso: string) => `${parts(iso).weekday}, ${parts(iso).day} ${parts(iso).month}`,
    /** `11:42` */
    time,
    /** `21 Nov, 11:42`, for lists; with the year if it is not the current one. */
    short: (iso: string) => {
      const { day: date, month, year, hour, minute } = parts(iso)
      const shownYear = year === parts(new Date().toISOString()).year ? '' : ` ${year}`
      return `${date} ${month}${shownYear}, ${hour}:${minute}`
    },
    /** `21 Nov 2026, 11:42` */
    full: (iso: string) => `${day(iso)}, ${time(iso)}`,
    /** `11:42:07.118`, for timelines only. */
    clock: (iso: string) => `${time(iso)}:${parts(iso).second}.${parts(iso).fractionalSecond}`,
    /** `1–21 Nov 2026`, `28 Oct – 3 Nov 2026`; both days inclusive. */
    range: (from: string, to: string) => {
      const [a, b] = [parts(from), parts(to)]
      if (from === to) return day(from)
      if (a.year !== b.year) return `${day(from)} – ${day(to)}`
      return a.month === b.month ? `${a.day}–${day(to)}` : `${a.day} ${a.month} – ${day(to)}`
    },
  }
}

const formats = { en: datesIn('en'), hi: datesIn('hi') }

export type DateFormats = (typeof formats)['en']

export const dateFormats = (locale: Locale): DateFormats => formats[locale]

export const useDateFormats = (): DateFormats => formats[useLocale()]

/** The day in Asia/Kolkata the given number of days ago, as `2026-11-21`. */
export const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone.timeZone }).format(Date.now() - days * 86_400_000)
