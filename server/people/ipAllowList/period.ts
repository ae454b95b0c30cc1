import type { z } from 'zod'
import { limits } from '../../../contracts/limits.ts'
import type { ipHit } from '../../../contracts/resources/ipHit.ts'

type Asked = Pick<z.output<typeof ipHit.filter>, 'createdFrom' | 'createdTo'>

const DAY_MS = 86_400_000

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

/**
 * The days of India to count, both included, and their instants. Without a start they are `limits.ipHits.days`; a longer period than
 * `limits.ipHits.mostDays` keeps its end.
 */
export function periodOf({ createdFrom, createdTo }: Asked) {
  const to = createdTo ?? today()
  const earliest = plus(to, 1 - limits.ipHits.mostDays)
  const asked = createdFrom ?? plus(to, 1 - limits.ipHits.days)
  const from = asked < earliest ? earliest : asked
  return { from, to, since: startOf(from), before: startOf(plus(to, 1)) }
}
