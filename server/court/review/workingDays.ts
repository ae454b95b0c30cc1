const DAY_MS = 86_400_000
/** India is 5 h 30 min ahead of UTC, without daylight saving. */
const INDIA_MS = 19_800_000

/** The same time of day, so many days from Monday to Friday later, in India. Public holidays count as working days. */
export function afterWorkingDays(from: Date, days: number): Date {
  let at = from.getTime()
  for (let left = days; left > 0; ) {
    at += DAY_MS
    const weekday = new Date(at + INDIA_MS).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at)
}
