import type { Movement, RowProblem } from '../model.ts'
import type { JoinedAccount } from './joinSections.ts'

/** Dates that lie outside the stated period of their file, or do not stand in their order. */
export function checkDates({ movements, sections }: JoinedAccount): (RowProblem & { row: number })[] {
  const periods = new Map(sections.map(({ section, file }) => [file, section.facts]))
  const found: (RowProblem & { row: number })[] = []
  let latest: string | null = null
  movements.forEach((movement, row) => {
    const { date, file } = movement
    if (date === null) return
    const period = periods.get(file)
    if (period?.from && period.to && (date < period.from || date > period.to)) {
      found.push({ row, code: 'outsidePeriod', params: { day: date } })
      return
    }
    if (latest !== null && date < latest) {
      found.push({ row, code: 'dateOrder', params: { day: date, otherDay: latest } })
      return
    }
    const next = nextDate(movements, row)
    // A single date that is later than all that follow is itself the odd one.
    if (next !== null && date > next.date && (latest === null || latest <= next.date) && next.isSupported(date)) {
      found.push({ row, code: 'dateOrder', params: { day: date, otherDay: next.date } })
      return
    }
    latest = date
  })
  return found
}

/** The date of the next row, and whether the row after it is earlier than `date` too. */
function nextDate(movements: readonly Movement[], row: number) {
  const [next, afterNext] = [movements[row + 1]?.date, movements[row + 2]?.date]
  if (!next) return null
  return { date: next, isSupported: (date: string) => !afterNext || (afterNext < date && afterNext >= next) }
}
