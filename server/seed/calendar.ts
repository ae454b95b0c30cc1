const IST_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** A day of Asia/Kolkata, counted back from today: 0 is today. */
export interface Day {
  ago: number
  /** Sunday is 0. */
  weekday: number
  /** The moment of this day at so many minutes past midnight there. */
  at(minutes: number): Date
}

/** The last `count` days of Asia/Kolkata, oldest first, today included. */
export function seedDays(count: number, now: Date): Day[] {
  const midnight = Math.floor((now.getTime() + IST_MS) / DAY_MS) * DAY_MS
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index
    const start = midnight - ago * DAY_MS
    return {
      ago,
      weekday: new Date(start).getUTCDay(),
      at: minutes => new Date(start - IST_MS + Math.round(minutes * 60_000)),
    }
  })
}
