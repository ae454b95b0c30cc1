export const lastDays = [7, 30, 90] as const

const DAY_MS = 86_400_000
const INDIA_MS = 5.5 * 3_600_000

/** So many days that end today, in India. */
export function daysUntilToday(days: number): { from: string; to: string } {
  const today = Date.now() + INDIA_MS
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(today - (days - 1) * DAY_MS), to: day(today) }
}
