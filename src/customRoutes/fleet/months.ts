/** `2026-11` */
export type Month = string

const MONTHS = 12

const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The month of an ISO date and the eleven after it. */
export const monthsFrom = (today: string): Month[] =>
  Array.from({ length: MONTHS }, (_, later) =>
    isoDay(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + later, 1).slice(0, 7),
  )

/** The ISO dates of a month. */
export function daysOfMonth(month: Month): string[] {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  const count = Number(isoDay(year, number, 0).slice(8))
  return Array.from({ length: count }, (_, index) => isoDay(year, number - 1, index + 1))
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7
