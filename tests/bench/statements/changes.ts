import type { DrawOptions } from './drawStatement.ts'
import type { TrueRow } from './truth.ts'

type Change = NonNullable<DrawOptions['change']>

const only =
  (change: (row: TrueRow) => TrueRow | null) =>
  (at: number): Change =>
  (row, place) =>
    place === at ? change(row) : row

/** What makes a statement wrong from a row on; none may be called reconciled. */
export const changes: Record<string, (at: number) => Change> = {
  rowLeftOut: only(() => null),
  amount: only(row => ({
    ...row,
    debit: row.debit && row.debit + 100_00,
    credit: row.credit && row.credit + 100_00,
  })),
  balance: only(row => ({ ...row, balance: row.balance + 1 })),
  direction: only(row => ({ ...row, debit: row.credit, credit: row.debit })),
  // The balances after it are changed too, so that only opening, closing and totals can tell.
  income: at => (row, place) =>
    place < at
      ? row
      : {
          ...row,
          credit: place === at ? row.credit + row.debit + 50_000_00 : row.credit,
          debit: place === at ? 0 : row.debit,
          balance: row.balance + 50_000_00,
        },
}
