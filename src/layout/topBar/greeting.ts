import type { Locale } from '../../../contracts/text.ts'

const ZONE = 'Asia/Kolkata'

/** The part of the day in India, whatever the machine's zone. */
export function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' }).format(now),
  )
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}

/** "Saturday, 21 November", of India. */
export const formatLongDay = (now: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-GB', {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
    .format(now)
    .replace(/^([A-Za-z]+) /, '$1, ')
