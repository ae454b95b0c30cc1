import { daysFromMonthTo, type Month, monthNumber, monthOf } from './months.ts'

/** A stay with an employer, from the first month to the last one; `to` is null while it lasts. */
export interface Stay {
  employer: string
  from: Month
  to: Month | null
}

export interface Gap {
  /** The first and the last month in which no employer is named. */
  from: Month
  to: Month
  /** At least: the days of these months. */
  days: number
}

export interface Overlap {
  employers: [string, string]
  /** At least: without the months in which one ends or the other begins, because their days are not known. */
  days: number
}

/** A notice period that is served at the next employer's, or a month that was rounded, is no second employment. */
const LONGEST_HANDOVER = 7

/**
 * The gaps of more than `gapDays` days between stays, and after the last one until the month `today`; and the stays that surely overlap. Only
 * whole months count, so that what is found is never more than what there is. In the order of time.
 */
export function timelineOf(
  stays: readonly Stay[],
  { today, gapDays }: { today: Month; gapDays: number },
): { gaps: Gap[]; overlaps: Overlap[] } {
  const sorted = stays
    .map(stay => ({ ...stay, first: monthNumber(stay.from), last: monthNumber(stay.to ?? today) }))
    .toSorted((a, b) => a.first - b.first || a.last - b.last)
  return { gaps: gapsOf(sorted, monthNumber(today), gapDays), overlaps: overlapsOf(sorted) }
}

type Placed = Stay & { first: number; last: number }

function gapsOf(sorted: readonly Placed[], today: number, gapDays: number): Gap[] {
  const [earliest] = sorted
  if (!earliest) return []
  const gaps: Gap[] = []
  let end = earliest.last
  for (const first of [...sorted.map(stay => stay.first), today]) {
    if (first > end + 1) {
      const [from, after] = [monthOf(end + 1), monthOf(first)]
      const days = daysFromMonthTo(from, after)
      if (days > gapDays) gaps.push({ from, to: monthOf(first - 1), days })
    }
    end = Math.max(end, ...sorted.filter(stay => stay.first === first).map(stay => stay.last))
  }
  return gaps
}

function overlapsOf(sorted: readonly Placed[]): Overlap[] {
  return sorted.flatMap((one, index) =>
    sorted.slice(index + 1).flatMap((other): Overlap[] => {
      const days = daysFromMonthTo(monthOf(other.first + 1), monthOf(Math.min(one.last, other.last)))
      return days > LONGEST_HANDOVER ? [{ employers: [one.employer, other.employer], days }] : []
    }),
  )
}
