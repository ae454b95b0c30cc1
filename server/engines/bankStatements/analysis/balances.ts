import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { addDays, daysBetween } from '../values/dates.ts'
import { addTo, emptySums } from './sums.ts'

type Row = StatementAnalysis['rows'][number]
type Account = StatementAnalysis['accounts'][number]
type Month = StatementAnalysis['months'][number]
type Day = StatementAnalysis['days'][number]

export interface Summary {
  averagePaise: number | null
  leastPaise: number | null
  mostPaise: number | null
}

/** End-of-day balances of each day with a row, and each account's mean, least and most of them over all days. */
export function dailyBalances(
  rows: readonly Row[],
  accounts: readonly Account[],
): { days: Day[]; summaries: Summary[] } {
  const days: Day[] = []
  const summaries = accounts.map((_, account) => {
    const own = new Map<string, number>()
    for (const row of rows)
      if (row.account === account && row.date && row.balancePaise !== null) own.set(row.date, row.balancePaise)
    const sorted = [...own].sort(([one], [other]) => one.localeCompare(other))
    for (const [day, paise] of sorted) days.push({ account, day, paise })
    const [first, last] = [sorted[0]?.[0], sorted.at(-1)?.[0]]
    return first && last ? summaryOf(sorted, first, last) : { averagePaise: null, leastPaise: null, mostPaise: null }
  })
  return { days, summaries }
}

/** A balance holds until the next day with a row. `from` and `to` are both counted. */
function summaryOf(days: readonly (readonly [string, number])[], from: string, to: string): Summary {
  let [sum, count] = [0, 0]
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  days.forEach(([day, paise], at) => {
    const end = addDays(days[at + 1]?.[0] ?? addDays(to, 1), -1)
    const [start, stop] = [day < from ? from : day, end > to ? to : end]
    const held = daysBetween(start, stop) + 1
    if (held <= 0) return
    sum += paise * held
    count += held
    least = Math.min(least, paise)
    most = Math.max(most, paise)
  })
  if (count === 0) return { averagePaise: null, leastPaise: null, mostPaise: null }
  return { averagePaise: Math.round(sum / count), leastPaise: least, mostPaise: most }
}

/** The months of each account, and of all accounts together where there are several. */
export function monthsOf(
  rows: readonly Row[],
  accounts: readonly Account[],
  days: readonly Day[],
  bounces: StatementAnalysis['bounces'],
): Month[] {
  const bounced = new Map(bounces.map(bounce => [bounce.row, bounce]))
  const build = (account: number | null): Month[] => {
    const own = account === null ? accounts : accounts.filter((_, at) => at === account)
    const from = own.flatMap(one => one.from ?? []).sort()[0]
    const to = own
      .flatMap(one => one.to ?? [])
      .sort()
      .at(-1)
    const gaps = own.flatMap(one => one.gaps)
    const months = new Map<string, Month>()
    for (const month of monthsBetween(from, to))
      if (!isWithinGap(month, gaps)) months.set(month, emptyMonth(month, account, from, to, gaps))
    rows.forEach((row, at) => {
      if (!row.date || (account !== null && row.account !== account)) return
      // Money that only changes pockets is no movement of all accounts together.
      if (account === null && row.category === 'ownTransfer') return
      const month = row.date.slice(0, 7)
      const sums = months.get(month) ?? emptyMonth(month, account, from, to, gaps)
      months.set(month, sums)
      addRow(sums, row, bounced.has(at))
    })
    const sorted = [...months.values()].sort((one, other) => one.month.localeCompare(other.month))
    if (account === null || !from || !to) return sorted
    const opening = accounts[account]?.reconciliation.openingPaise ?? null
    return withBalances(
      sorted,
      days.filter(day => day.account === account).map(({ day, paise }) => [day, paise]),
      opening,
      from,
      to,
    )
  }
  const single = accounts.flatMap((_, account) => build(account))
  return accounts.length > 1 ? [...single, ...build(null)] : single
}

const lastDayOf = (month: string) => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}

/** A period of more months than any statement covers was misread, and adds none. */
const MAX_MONTHS = 120

/** The months of a period: one without a row belongs to it too. */
function monthsBetween(from: string | undefined, to: string | undefined): string[] {
  const months: string[] = []
  if (!from || !to) return months
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addDays(lastDayOf(day.slice(0, 7)), 1)) {
    if (months.push(day.slice(0, 7)) > MAX_MONTHS) return []
  }
  return months
}

type Gaps = Account['gaps']

/** Days that no file covers lie between `after` and `before`. */
const touchesGap = (month: string, gaps: Gaps) =>
  gaps.some(({ after, before }) => {
    const [first, last] = [addDays(after, 1), addDays(before, -1)]
    return first <= last && first <= lastDayOf(month) && last >= `${month}-01`
  })

const isWithinGap = (month: string, gaps: Gaps) =>
  gaps.some(({ after, before }) => after < `${month}-01` && before > lastDayOf(month))

const emptyMonth = (month: string, account: number | null, from = '', to = '', gaps: Gaps = []): Month => ({
  month,
  account,
  complete: from <= `${month}-01` && to >= lastDayOf(month) && !touchesGap(month, gaps),
  openingPaise: null,
  closingPaise: null,
  averagePaise: null,
  leastPaise: null,
  mostPaise: null,
  ...emptySums(),
  salaryPaise: 0,
  emiPaise: 0,
  cashInPaise: 0,
  cashOutPaise: 0,
  bounces: 0,
})

function addRow(month: Month, row: Row, isBounce: boolean): void {
  addTo(month, row)
  const [credit, debit] = [row.creditPaise ?? 0, row.debitPaise ?? 0]
  if (row.category === 'salary') month.salaryPaise += credit
  if (row.category === 'emi') month.emiPaise += debit
  if (row.category === 'cash') {
    month.cashInPaise += credit
    month.cashOutPaise += debit
  }
  if (isBounce) month.bounces++
}

/** Opening, closing and mean of each month; the first one begins with the account's opening balance, if that is known. */
function withBalances(
  months: Month[],
  days: readonly (readonly [string, number])[],
  opening: number | null,
  from: string,
  to: string,
): Month[] {
  let before = opening
  const first = days[0]?.[0]
  return months.map(month => {
    const [start, end] = [`${month.month}-01`, lastDayOf(month.month)]
    const own = days.filter(([day]) => day <= end)
    const known: (readonly [string, number])[] =
      before !== null && first && from < first ? [[from, opening ?? before], ...own] : own
    const begins = start < from ? from : start
    const known0 = known[0]?.[0]
    const closing = own.at(-1)?.[1] ?? before
    const result = {
      ...month,
      openingPaise: before,
      closingPaise: closing,
      ...summaryOf(known, known0 && known0 > begins ? known0 : begins, end > to ? to : end),
    }
    before = closing
    return result
  })
}
