/** The ISO date so many months later, on the same day of the month or on the month's last one: 31 January, 28 February, 31 March. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** What is paid: `months` months since the day `anchor`, so that `paidUntil` is the first day that is not. */
export interface Paid {
  anchor: string
  months: number
  paidUntil: string
}

/**
 * The month to be charged on `day`. Monitoring that went on keeps its day of the month. After a gap nobody pays for the days in between: the month
 * begins on that day, which all later ones keep.
 */
export function nextMonth({ anchor, months, paidUntil }: Paid, day: string, wentOn: boolean): Paid & { from: string } {
  const until = addMonths(anchor, months + 1)
  if (wentOn ? until > day : paidUntil === day) return { anchor, months: months + 1, from: paidUntil, paidUntil: until }
  return { anchor: day, months: 1, from: day, paidUntil: addMonths(day, 1) }
}
