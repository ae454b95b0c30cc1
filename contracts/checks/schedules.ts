import { text } from '../platform/text.ts'

/** How often a batch is repeated. */
export const repeats = ['day', 'week', 'month', 'quarter'] as const

export type Repeat = (typeof repeats)[number]

export const repeatChoices = {
  day: { label: text('Every day', 'हर दिन') },
  week: { label: text('Every week', 'हर हफ़्ते') },
  month: { label: text('Every month', 'हर महीने') },
  quarter: { label: text('Every three months', 'हर तीन महीने') },
}

export const scheduleLimits = {
  /** Schedules of one account that have not ended. */
  open: 50,
  /** Changes on one page, and runs that a page shows. */
  changes: 100,
  runs: 100,
} as const

/** When a batch is repeated: at a full hour in Asia/Kolkata, first on this ISO day. */
export interface Rhythm {
  every: Repeat
  hour: number
  firstOn: string
}

const DAY_MS = 86_400_000
const days: Partial<Record<Repeat, number>> = { day: 1, week: 7 }
const months: Partial<Record<Repeat, number>> = { month: 1, quarter: 3 }

/** No month is longer, so that this many of them never reach past an instant. */
const LONGEST_MONTH = 31

/**
 * The day of the occurrence with this number; the first one is 0. Months are counted from the first day, so that a batch of the 31st runs on
 * the last day of a shorter month and on the 31st again after it.
 */
export function dayOfOccurrence({ every, firstOn }: Rhythm, number: number): string {
  const first = new Date(`${firstOn}T00:00:00Z`)
  const step = months[every]
  if (!step) return isoDay(first.getTime() + number * (days[every] ?? 1) * DAY_MS)
  const month = first.getUTCMonth() + number * step
  const last = new Date(Date.UTC(first.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(first.getUTCFullYear(), month, Math.min(first.getUTCDate(), last)))
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The instant of an hour in India, which has one time zone without daylight saving time. */
export const instantInIndia = (day: string, hour: number): number =>
  Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+05:30`)

/** The first occurrence after an instant, in milliseconds. */
export function nextOccurrence(rhythm: Rhythm, after: number): number {
  const at = (number: number) => instantInIndia(dayOfOccurrence(rhythm, number), rhythm.hour)
  const step = days[rhythm.every] ?? LONGEST_MONTH * (months[rhythm.every] ?? 1)
  let number = Math.max(0, Math.floor((after - at(0)) / (step * DAY_MS)) - 1)
  while (at(number) <= after) number++
  return at(number)
}
