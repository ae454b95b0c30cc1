import { sql } from 'kysely'
import { Problem } from '../../platform/problem.ts'
import type { Period } from './differences.ts'

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 31
const MAX_DAYS = 366

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The period of a filter, by default the last 31 days. Throws `bad_request` for more than a year. */
export function periodOf({ createdFrom, createdTo }: { createdFrom?: string; createdTo?: string }): Period {
  const last = createdTo ?? (createdFrom ? plus(createdFrom, MAX_DAYS - 1) : today())
  const first = createdFrom ?? plus(last, 1 - DEFAULT_DAYS)
  if (Date.parse(last) - Date.parse(first) >= MAX_DAYS * DAY_MS)
    throw new Problem('bad_request', 'Choose a period of at most 366 days.')
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`
  return { from: midnight(first), to: midnight(plus(last, 1)) }
}

/** For a difference that is looked up by its id. */
export const allTime: Period = { from: sql`'-infinity'::timestamptz`, to: sql`'infinity'::timestamptz` }
