import { reminderHours } from '../../contracts/invitations.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Indian time is the same all year. */
const INDIA_MS = 5.5 * HOUR_MS

const hourInIndia = (at: number) => Math.floor(((((at + INDIA_MS) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS)

/** Nobody is reminded from 21:00 to 8:00 in India. */
export function isNight(at: Date): boolean {
  const hour = hourInIndia(at.getTime())
  return hour < reminderHours.from || hour >= reminderHours.to
}

/** The moment itself by day; otherwise the next morning at 8:00 in India. */
export function nextDaytime(at: Date): Date {
  if (!isNight(at)) return at
  const inIndia = at.getTime() + INDIA_MS
  const midnight = inIndia - (((inIndia % DAY_MS) + DAY_MS) % DAY_MS)
  const morning = midnight + reminderHours.from * HOUR_MS
  return new Date((morning > inIndia ? morning : morning + DAY_MS) - INDIA_MS)
}

/** When somebody is reminded who was written to at `from`. */
export const firstReminder = (everyHours: number, from = new Date()): Date =>
  nextDaytime(new Date(from.getTime() + everyHours * HOUR_MS))
