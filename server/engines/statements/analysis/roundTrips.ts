import type { StatementAnalysis } from '../../../../contracts/statements.ts'
import { daysBetween } from '../values/dates.ts'

type Row = StatementAnalysis['rows'][number]

export interface RoundTrip {
  credit: number
  debit: number
  days: number
}

const MOST_DAYS = 7
/** Smaller amounts come and go between friends. */
const LEAST_PAISE = 10_000_00
const SHARE = 0.95

/** Large credits that went back to the same party, nearly whole, within a week. */
export function roundTripsOf(rows: readonly Row[]): RoundTrip[] {
  const debits = new Map<string, number[]>()
  rows.forEach((row, at) => {
    if (row.debitPaise && row.counterparty && row.date)
      debits.set(row.counterparty, [...(debits.get(row.counterparty) ?? []), at])
  })
  const used = new Set<number>()
  return rows.flatMap((row, credit) => {
    const { creditPaise, counterparty, date, category } = row
    if (!creditPaise || creditPaise < LEAST_PAISE || !counterparty || !date) return []
    if (category === 'ownTransfer' || category === 'refund' || category === 'bounce') return []
    const debit = debits.get(counterparty)?.find(at => {
      const back = rows[at] as Row
      const days = daysBetween(date, back.date ?? date)
      const isSame = (back.debitPaise ?? 0) >= SHARE * creditPaise && (back.debitPaise ?? 0) <= creditPaise * 1.05
      return isSame && days >= 0 && days <= MOST_DAYS && !used.has(at)
    })
    if (debit === undefined) return []
    used.add(debit)
    return [{ credit, debit, days: daysBetween(date, rows[debit]?.date ?? date) }]
  })
}
