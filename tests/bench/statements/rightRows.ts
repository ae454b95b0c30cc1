import type { StatementAnalysis } from '../../../contracts/bankStatements/statements.ts'
import type { TrueAccount } from './truth.ts'

/** Rows of which date, debit, credit and balance are all right, in their order. */
export const rightRows = ({ rows: expected }: TrueAccount, { rows: read }: StatementAnalysis): number =>
  expected.filter(({ date, debit, credit, balance }, at) => {
    const row = read[at]
    const isRight = row?.date === date && (row.debitPaise ?? 0) === debit && (row.creditPaise ?? 0) === credit
    return isRight && row.balancePaise === balance
  }).length

/** The same in any order, so that a row that was read twice or not at all spoils only itself. */
export function foundRows({ rows: expected }: TrueAccount, { rows: read }: StatementAnalysis): number {
  const left = new Map<string, number>()
  for (const { date, debitPaise, creditPaise, balancePaise } of read) {
    const key = keyOf(date, debitPaise ?? 0, creditPaise ?? 0, balancePaise)
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return expected.filter(({ date, debit, credit, balance }) => {
    const key = keyOf(date, debit, credit, balance)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count > 0
  }).length
}

const keyOf = (date: string | null, debit: number, credit: number, balance: number | null) =>
  `${date} ${debit} ${credit} ${balance}`
