import type { StatementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { addDays, daysBetween } from '../values/dates.ts'
import { median, pushTo } from './sums.ts'

type Row = StatementAnalysis['rows'][number]

/** Days between payments of each rhythm, and how far one may be off. */
const rhythms = [
  { every: 'week', days: 7, slack: 1, least: 4 },
  { every: 'month', days: 30.4, slack: 6, least: 3 },
  { every: 'quarter', days: 91, slack: 12, least: 3 },
] as const

/** Share of the gaps that must fit the rhythm, and how far an amount may be from the middle one. */
const FITTING = 0.75
const AMOUNT_SLACK = 0.35
const MAX = 200
/** Money that changes pockets, cash, and what the bank itself does on a fixed day. */
const left: ReadonlySet<Row['category']> = new Set([
  'ownTransfer',
  'cash',
  'bounce',
  'bounceCharge',
  'refund',
  'interest',
  'charge',
])

/** Payments to or from one party that come in a rhythm, with the day when the next one is due. */
export function recurringOf(rows: readonly Row[]): StatementAnalysis['recurring'] {
  const groups = new Map<string, number[]>()
  rows.forEach((row, at) => {
    if (!row.date || !row.counterparty || left.has(row.category)) return
    const key = `${row.counterparty} ${row.creditPaise ? 'credit' : 'debit'}`
    pushTo(groups, key, at)
  })
  return [...groups.values()]
    .flatMap(group => rhythmOf(group, rows) ?? [])
    .sort((one, other) => other.medianPaise * other.rows.length - one.medianPaise * one.rows.length)
    .slice(0, MAX)
}

const amountOf = (row: Row) => row.creditPaise ?? row.debitPaise ?? 0

function rhythmOf(group: readonly number[], rows: readonly Row[]): StatementAnalysis['recurring'][number] | null {
  const middle = median(group.map(at => amountOf(rows[at] as Row)))
  const alike = group
    .filter(at => Math.abs(amountOf(rows[at] as Row) - middle) <= AMOUNT_SLACK * middle)
    .toSorted((one, other) => (rows[one]?.date ?? '').localeCompare(rows[other]?.date ?? ''))
  const days = alike.map(at => rows[at]?.date ?? '')
  const gaps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day))
  const rhythm = rhythms.find(
    ({ days: length, slack, least }) =>
      alike.length >= least && gaps.filter(gap => Math.abs(gap - length) <= slack).length >= FITTING * gaps.length,
  )
  const [first, last] = [days[0], days.at(-1)]
  const row = rows[alike[0] ?? -1]
  if (!rhythm || !first || !last || !row?.counterparty) return null
  const amounts = alike.map(at => amountOf(rows[at] as Row))
  return {
    name: row.counterparty,
    category: row.category,
    direction: row.creditPaise ? 'credit' : 'debit',
    every: rhythm.every,
    medianPaise: median(amounts),
    leastPaise: Math.min(...amounts),
    mostPaise: Math.max(...amounts),
    first,
    last,
    next: nextOf(last, rhythm.every),
    rows: alike,
  }
}

/** The same day of the next month or quarter, at the end of a shorter month its last day. */
function nextOf(day: string, every: 'week' | 'month' | 'quarter'): string {
  if (every === 'week') return addDays(day, 7)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const ahead = every === 'month' ? 1 : 3
  const length = new Date(Date.UTC(year, month - 1 + ahead + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + ahead, Math.min(date, length))).toISOString().slice(0, 10)
}
