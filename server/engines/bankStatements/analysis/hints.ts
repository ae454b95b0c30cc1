import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import type { FileResult } from '../model.ts'
import { bankOfIfsc } from '../values/banks.ts'
import { addDays } from '../values/dates.ts'
import { clip } from '../values/text.ts'
import { fileHints } from './fileHints.ts'
import { roundTripsOf } from './roundTrips.ts'
import { pushTo } from './sums.ts'

type Row = StatementAnalysis['rows'][number]
type Hint = StatementAnalysis['hints'][number]

/** Rows named with a hint. */
const MAX_ROWS = 50
const MAX_HINTS = 20
/** National holidays, on which no bank clears: month and day. */
const holidays = new Set(['01-26', '08-15', '10-02'])

/** What someone should look at, each with its evidence; never a verdict. */
export function hintsOf(
  rows: readonly Row[],
  accounts: StatementAnalysis['accounts'],
  results: readonly FileResult[],
): Hint[] {
  return [
    ...fileHints(results),
    ...balanceHints(accounts),
    ...tripHints(rows),
    ...chequeHints(rows),
    ...salaryHints(rows),
    ...endHints(rows, accounts),
    ...referenceHints(rows),
    ...ifscHints(accounts),
  ]
}

const hint = (code: Hint['code'], level: Hint['level'], params: Hint['params'], rows: number[] = []): Hint => ({
  code,
  level,
  params,
  file: null,
  rows: rows.slice(0, MAX_ROWS),
})

function balanceHints(accounts: StatementAnalysis['accounts']): Hint[] {
  return accounts.flatMap(({ reconciliation }) => {
    const breaks = reconciliation.rows.filter(({ code }) => code === 'balanceBreak' || code === 'gapBefore')
    const totals = reconciliation.reasons.some(({ code }) => /^(?:credit|debit)(?:Total|Count)Differs$/.test(code))
    return [
      ...(breaks.length > 0
        ? [
            hint(
              'balanceBreak',
              'warning',
              { count: breaks.length },
              breaks.map(({ row }) => row),
            ),
          ]
        : []),
      ...(totals ? [hint('totalsDiffer', 'warning', {})] : []),
    ]
  })
}

const tripHints = (rows: readonly Row[]): Hint[] =>
  roundTripsOf(rows)
    .slice(0, MAX_HINTS)
    .map(({ credit, debit, days }) => {
      const { creditPaise, counterparty } = rows[credit] as Row
      return hint('roundTrip', 'warning', { paise: creditPaise ?? 0, name: counterparty ?? '', count: days }, [
        credit,
        debit,
      ])
    })

/** Sundays, the second and fourth Saturday (RBI, since 1 September 2015), and national holidays. */
function chequeHints(rows: readonly Row[]): Hint[] {
  return rows
    .flatMap((row, at): Hint[] => {
      if (row.mode !== 'cheque' || !row.date || !/CLG|CLEARING|CTS/i.test(row.description)) return []
      const day = row.date
      if (holidays.has(day.slice(5))) return [hint('holidayCheque', 'warning', { day }, [at])]
      const date = new Date(day)
      const week = Math.ceil(date.getUTCDate() / 7)
      const isClosed = date.getUTCDay() === 0 || (date.getUTCDay() === 6 && (week === 2 || week === 4))
      return isClosed ? [hint('weekendCheque', 'warning', { day }, [at])] : []
    })
    .slice(0, MAX_HINTS)
}

const ROUND_PAISE = 1_000_00
const MIN_SALARIES = 3

function salaryHints(rows: readonly Row[]): Hint[] {
  const places = rows.flatMap((row, at) => (row.category === 'salary' && row.creditPaise ? [at] : []))
  const first = rows[places[0] ?? -1]?.creditPaise ?? 0
  const areSame = places.every(at => rows[at]?.creditPaise === first)
  if (places.length < MIN_SALARIES || !areSame || first % ROUND_PAISE !== 0) return []
  return [hint('roundSalary', 'info', { paise: first }, places)]
}

const END_DAYS = 5
/** Of all credits, in so few days. */
const END_SHARE = 0.3
const MIN_SPAN_DAYS = 45

/** Money that came in just before the statement was drawn. */
function endHints(rows: readonly Row[], accounts: StatementAnalysis['accounts']): Hint[] {
  return accounts.flatMap(({ from, to, reconciliation: { creditsPaise } }, account) => {
    if (!from || !to || addDays(from, MIN_SPAN_DAYS) > to) return []
    const since = addDays(to, -END_DAYS)
    const places = rows.flatMap((row, at) => {
      const counts =
        row.account === account && row.creditPaise && row.date && row.date > since && row.category !== 'salary'
      return counts ? [at] : []
    })
    const paise = places.reduce((sum, at) => sum + (rows[at]?.creditPaise ?? 0), 0)
    return paise > END_SHARE * creditsPaise ? [hint('creditsBeforeEnd', 'info', { paise }, places)] : []
  })
}

/** References that are unique by their nature: 12 digits of UPI and IMPS, 16 or 22 characters of NEFT and RTGS. */
const REFERENCE = /\b(?:[A-Z]{4}[A-Z0-9]{12}|[A-Z]{4}[A-Z][A-Z0-9]{17}|\d{12})\b/g

function referenceHints(rows: readonly Row[]): Hint[] {
  const found = new Map<string, number[]>()
  rows.forEach((row, at) => {
    if (!['upi', 'imps', 'neft', 'rtgs'].includes(row.mode) || row.category === 'refund' || row.category === 'charge')
      return
    for (const reference of new Set(row.description.match(REFERENCE) ?? [])) {
      if (!/\d{6}/.test(reference)) continue
      // Both ends of an own transfer print it.
      const key = `${reference} ${row.account} ${row.creditPaise ? 'in' : 'out'}`
      pushTo(found, key, at)
    }
  })
  return [...found]
    .filter(
      ([, places]) =>
        places.length > 1 && new Set(places.map(at => rows[at]?.creditPaise ?? rows[at]?.debitPaise)).size > 1,
    )
    .slice(0, MAX_HINTS)
    .map(([key, places]) =>
      hint('sameReference', 'warning', { name: clip(key.split(' ')[0] ?? '', 200), count: places.length }, places),
    )
}

function ifscHints(accounts: StatementAnalysis['accounts']): Hint[] {
  return accounts.flatMap(({ ifsc, bank }) => {
    const other = bankOfIfsc(ifsc)
    return ifsc && bank && other && other !== bank
      ? [hint('ifscOfOtherBank', 'warning', { name: ifsc, otherName: bank })]
      : []
  })
}
