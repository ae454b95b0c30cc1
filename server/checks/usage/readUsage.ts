import { sql } from 'kysely'
import type { Usage } from '../../../contracts/calls/usage.ts'
import { type ApiOutcome, answeredOutcomes } from '../../../contracts/people/apiUsage.ts'
import type { Db } from '../../platform/context.ts'
import { lastDays } from '../days.ts'
import { medianOf } from '../latencies.ts'

export interface UsageQuery {
  userId: string
  mode: 'live' | 'test'
  days: number
}

const MAX_KEYS = 50

/** Reads a customer's usage from the daily counts, so that its cost does not grow with the number of calls. */
export async function readUsage(db: Db, { userId, mode, days }: UsageQuery): Promise<Usage> {
  const dates = lastDays(days)
  const [first = '', earlier = ''] = [dates[0], lastDays(days, days)[0]]
  const groups = await readGroups(db, { userId, mode, since: first })
  const before = await readBefore(db, { userId, mode, since: earlier, until: first })
  const steps = await readSteps(db, { userId, mode, since: earlier })
  const total = groups.find(row => row.kind === 'all') ?? none
  const now = steps.filter(step => step.day >= first)
  return {
    calls: { now: total.calls, before: before.calls },
    successRate: { now: rate(total), before: rate(before) },
    spendPaise: { now: total.spend, before: before.spend },
    medianMs: { now: medianOf(now), before: medianOf(steps.filter(step => step.day < first)) },
    days: daysOf(dates, groups, now),
    products: byCalls(groups, 'product').map(row => ({ product: row.product || null, ...counted(row) })),
    keys: await keysOf(db, userId, groups),
    statuses: byCalls(groups, 'status').map(row => ({
      outcome: row.outcome as ApiOutcome,
      httpStatus: row.status_code,
      ...counted(row),
    })),
  }
}

const sums = sql`sum(calls)::bigint as calls, coalesce(sum(calls) filter (where outcome in (${sql.join(answeredOutcomes)})), 0)::bigint as answered,
  sum(charge_paise)::bigint as spend`

interface Sums {
  calls: number
  answered: number
  spend: number
}

const none: Sums = { calls: 0, answered: 0, spend: 0 }

interface Group extends Sums {
  kind: 'all' | 'day' | 'product' | 'key' | 'status'
  day: string
  product: string
  api_key_id: string
  outcome: string
  status_code: number
}

interface Span {
  userId: string
  mode: string
  since: string
}

/** All groupings of the page in one pass over the rows. */
async function readGroups(db: Db, { userId, mode, since }: Span): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select case when grouping(day) = 0 then 'day' when grouping(product) = 0 then 'product' when grouping(api_key_id) = 0 then 'key'
        when grouping(status_code) = 0 then 'status' else 'all' end as kind,
      day, product, api_key_id, outcome, status_code, ${sums}
    from usage_days where user_id = ${userId} and mode = ${mode} and day >= ${since}
    group by grouping sets ((), (day, outcome), (product), (api_key_id), (outcome, status_code))
    having count(*) > 0`.execute(db)
  return rows
}

async function readBefore(db: Db, { userId, mode, since, until }: Span & { until: string }): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${sums} from usage_days
    where user_id = ${userId} and mode = ${mode} and day >= ${since} and day < ${until} having count(*) > 0`.execute(db)
  return rows[0] ?? none
}

const readSteps = (db: Db, { userId, mode, since }: Span) =>
  db
    .selectFrom('usage_latencies')
    .select(['day', 'step', 'calls'])
    .where('user_id', '=', userId)
    .where('mode', '=', mode)
    .where('day', '>=', since)
    .execute()

const counted = ({ calls, answered, spend }: Sums) => ({ calls, answered, spendPaise: spend })

const rate = ({ calls, answered }: Sums) => (calls === 0 ? null : Math.round((answered / calls) * 1000) / 10)

const byCalls = (groups: readonly Group[], kind: Group['kind']) =>
  groups.filter(row => row.kind === kind).toSorted((a, b) => b.calls - a.calls)

function daysOf(
  dates: readonly string[],
  groups: readonly Group[],
  steps: Awaited<ReturnType<typeof readSteps>>,
): Usage['days'] {
  const found = Map.groupBy(
    groups.filter(({ kind }) => kind === 'day'),
    ({ day }) => day,
  )
  const times = Map.groupBy(steps, ({ day }) => day)
  return dates.map(day => {
    const rows = found.get(day) ?? []
    const sum = (key: keyof Sums) => rows.reduce((all, row) => all + row[key], 0)
    const outcomes = { completed: 0, not_found: 0, source_unavailable: 0, refused: 0, failed: 0 }
    for (const row of rows) outcomes[row.outcome as ApiOutcome] += row.calls
    const totals = { calls: sum('calls'), answered: sum('answered'), spendPaise: sum('spend') }
    return { day, outcomes, ...totals, medianMs: medianOf(times.get(day) ?? []) }
  })
}

async function keysOf(db: Db, userId: string, groups: readonly Group[]): Promise<Usage['keys']> {
  const rows = byCalls(groups, 'key').slice(0, MAX_KEYS)
  const keys = await db.selectFrom('api_keys').select(['id', 'name', 'hint']).where('user_id', '=', userId).execute()
  const keyOf = new Map(keys.map(key => [key.id, key]))
  return rows.map(row => {
    const key = keyOf.get(row.api_key_id)
    return { id: key?.id ?? null, name: key?.name ?? '', hint: key?.hint ?? '', ...counted(row) }
  })
}
