import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { pushTo } from './sums.ts'

type Row = StatementAnalysis['rows'][number]

export interface RoundTrip {
  credit: number
  debit: number
  days: number
}

const MAX_DAYS = 7
/** Smaller amounts come and go between friends. */
const MIN_PAISE = 10_000_00
const SHARE = 0.95

/** Debits that are looked at for one credit: a party with more of them in a week is a business. */
const MAX_TRIED = 50

/** Large credits that went back to the same party, nearly whole, within a week. */
export function roundTripsOf(rows: readonly Row[]): RoundTrip[] {
  const debits = new Map<string, { at: number; day: number }[]>()
  rows.forEach(({ debitPaise, counterparty, date }, at) => {
    if (debitPaise && debitPaise >= SHARE * MIN_PAISE && counterparty && date)
      pushTo(debits, counterparty, { at, day: dayNumber(date) })
  })
  for (const list of debits.values()) list.sort((one, other) => one.day - other.day)
  const used = new Set<number>()
  return rows.flatMap((row, credit) => {
    const { creditPaise, counterparty, date, category } = row
    if (!creditPaise || creditPaise < MIN_PAISE || !counterparty || !date) return []
    if (category === 'ownTransfer' || category === 'refund' || category === 'bounce') return []
    const list = debits.get(counterparty) ?? []
    const day = dayNumber(date)
    const start = firstFrom(list, day)
    const back = list.slice(start, start + MAX_TRIED).find(({ at, day: later }) => {
      const paise = rows[at]?.debitPaise ?? 0
      const isSame = paise >= SHARE * creditPaise && paise * SHARE <= creditPaise
      return isSame && later - day <= MAX_DAYS && !used.has(at)
    })
    if (!back) return []
    used.add(back.at)
    return [{ credit, debit: back.at, days: back.day - day }]
  })
}

const dayNumber = (date: string) => Date.parse(date) / 86_400_000

/** The first place of a day or a later one in a list that is sorted by day. */
function firstFrom(list: readonly { day: number }[], day: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.day ?? 0) < day) low = middle + 1
    else high = middle
  }
  return low
}
