import { sql } from 'kysely'

const DAY_MS = 86_400_000

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The last `days` days in India including today, oldest first, shifted back by `skip` days. */
export const lastDays = (days: number, skip = 0): string[] =>
  Array.from({ length: days }, (_, index) => indianDay.format(Date.now() - (days - 1 - index + skip) * DAY_MS))

/** The day in India of a row's `created_at`. */
export const dayOfCreation = sql<string>`to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Midnight in India, which has a single time zone without daylight saving time. Clamped to 1970. */
export const startOfDay = (day: string) => new Date(Math.max(DAY_MS, Date.parse(`${day}T00:00:00+05:30`)))
export const addDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

/** The first id that can be made at this time; ids sort by creation time. */
export const firstIdAt = (prefix: string, at: Date) => `${prefix}_${at.getTime().toString(16).padStart(12, '0')}`

/** The day in India of a moment, as an ISO date. */
export const dayOf = (at: Date): string => indianDay.format(at)

/** Today in India as an ISO date, or the day so many days later. */
export const today = (later = 0): string => indianDay.format(Date.now() + later * DAY_MS)
