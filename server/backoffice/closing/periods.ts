import { sql } from 'kysely'
import type { ClosingKind } from '../../../contracts/resources/closing.ts'
import { dayOf } from '../../checks/days.ts'
import type { Db } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'

/** A day or a month of the calendar in India. */
export interface Period {
  id: string
  kind: ClosingKind
  firstDay: string
  lastDay: string
}

const DAY_MS = 86_400_000

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const dayPeriod = (day: string): Period => ({ id: day, kind: 'day', firstDay: day, lastDay: day })

export function monthPeriod(month: string): Period {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { id: month, kind: 'month', firstDay: `${month}-01`, lastDay }
}

/** Midnight in India at the start of a day. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`)
export const endOf = (day: string): Date => startOf(dayAfter(day))

/**
 * The days that can be closed, oldest first: from the first one that is closed, or while none is, from the first entry of the ledger, to
 * yesterday.
 */
export async function closableDays(db: Db, now = new Date()): Promise<string[]> {
  const { rows } = await sql<{ first: string | null }>`
    select coalesce((select min(first_day) from closings where kind = 'day')::text,
      (select to_char(min(created_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') from transfers)) as first`.execute(db)
  const first = rows[0]?.first
  const today = dayOf(now)
  const days: string[] = []
  for (let day = first ?? today; day < today; day = dayAfter(day)) days.push(day)
  return days
}

/** The months that are over, of some days. */
export const closableMonths = (days: readonly string[]): string[] =>
  [...new Set(days.map(day => day.slice(0, 7)))].filter(month => days.includes(monthPeriod(month).lastDay))

/** Throws `not_found` for a period that is not over, or lies before the ledger. */
export function periodOf(id: string, days: readonly string[]): Period {
  if (days.includes(id)) return dayPeriod(id)
  if (closableMonths(days).includes(id)) return monthPeriod(id)
  throw notFound('period that is over')
}
