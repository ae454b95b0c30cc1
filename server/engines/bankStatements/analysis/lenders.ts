import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { median, pushTo } from './sums.ts'

type Row = StatementAnalysis['rows'][number]
type Lender = StatementAnalysis['lenders'][number]

const UNNAMED = 'LOAN'

/** Parties that lend: their credits, the instalments paid to them, and instalments that were returned. */
export function lendersOf(rows: readonly Row[], bounces: StatementAnalysis['bounces']): Lender[] {
  const groups = new Map<string, number[]>()
  rows.forEach((row, at) => {
    if (!row.date || (row.category !== 'emi' && row.category !== 'loan')) return
    const name = row.counterparty ?? UNNAMED
    pushTo(groups, name, at)
  })
  const returned = bounces.flatMap(({ row }) => rows[row]?.counterparty ?? [])
  return [...groups]
    .map(([name, places]) => {
      const own = places.map(at => rows[at] as Row)
      const days = own.map(({ date }) => date ?? '').sort()
      const paid = own.flatMap(({ category, debitPaise }) => (category === 'emi' && debitPaise ? [debitPaise] : []))
      return {
        name,
        instalmentPaise: paid.length > 0 ? median(paid) : 0,
        paidPaise: paid.reduce((sum, paise) => sum + paise, 0),
        paidCount: paid.length,
        lentPaise: own.reduce((sum, { creditPaise }) => sum + (creditPaise ?? 0), 0),
        bounces: returned.filter(party => party === name).length,
        first: days[0] ?? '',
        last: days.at(-1) ?? '',
        rows: places,
      }
    })
    .sort((one, other) => other.paidPaise + other.lentPaise - one.paidPaise - one.lentPaise)
}
