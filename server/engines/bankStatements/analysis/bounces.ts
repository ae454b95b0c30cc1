import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { daysBetween } from '../values/dates.ts'
import { comparable } from '../values/text.ts'

type Row = StatementAnalysis['rows'][number]

/** How long after a return its charge may be taken. */
const CHARGE_DAYS = 35
/** Returns before a charge that may be its own. */
const MAX_OPEN = 50

/**
 * Returned payments with the charges that follow them. A return puts back what was taken before (a credit: the holder's own payment, `inward`) or
 * takes back what was paid in (a debit: `outward`), unless the narration says which.
 */
export function bouncesOf(rows: readonly Row[]): StatementAnalysis['bounces'] {
  const bounces = rows.flatMap((row, at): StatementAnalysis['bounces'] => {
    if (row.category !== 'bounce' || !row.date) return []
    const mode = row.mode === 'other' || row.mode === 'charge' ? modeOfReturn(row) : row.mode
    const amountPaise = row.creditPaise ?? row.debitPaise ?? 0
    return [{ row: at, kind: kindOf(row), mode, amountPaise, chargePaise: 0, chargeRows: [] }]
  })
  let next = 0
  rows.forEach((row, at) => {
    while ((bounces[next]?.row ?? Number.POSITIVE_INFINITY) < at) next++
    if (row.category !== 'bounceCharge' || !row.date) return
    const returned = bounces
      .slice(Math.max(0, next - MAX_OPEN), next)
      .filter(bounce => isChargeOf(row, rows[bounce.row] as Row))
      .toSorted((one, other) => one.chargePaise - other.chargePaise || other.row - one.row)[0]
    if (!returned) return
    returned.chargePaise += row.debitPaise ?? 0
    returned.chargeRows.push(at)
  })
  return bounces
}

function kindOf(row: Row): 'inward' | 'outward' {
  const text = comparable(row.description)
  if (/ (?:O W|OW|OUTWARD|OUT) /.test(text)) return 'outward'
  if (/ (?:I W|IW|INWARD|INW) /.test(text)) return 'inward'
  return row.creditPaise ? 'inward' : 'outward'
}

const modeOfReturn = (row: Row) => (row.rule === 'mandateReturn' ? 'nach' : 'cheque')

function isChargeOf(charge: Row, returned: Row): boolean {
  if (!charge.date || !returned.date || charge.account !== returned.account) return false
  const days = daysBetween(returned.date, charge.date)
  return days >= 0 && days <= CHARGE_DAYS
}
