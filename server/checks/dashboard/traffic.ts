import { type RawBuilder, sql } from 'kysely'
import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { productGroups } from '../../../contracts/products/groups.ts'
import { isProductId, productOf } from '../../../contracts/products/index.ts'
import type { Db } from '../../platform/context.ts'
import { dayOfCreation, lastDays } from '../days.ts'
import { latencyStep, medianOf } from '../latencies.ts'

interface Figures {
  checks: number
  answered: number
  requests: number
  charge_paise: number
}

interface DayOfProduct extends Figures {
  day: string
  product: string
}

/** The customer whose ended live checks and fees are counted; null for everybody's. */
type Whose = string | null

/**
 * Adds the checks that are not counted yet to the kept counts. One statement reads both, so that none is missed or counted twice
 * while `countChecks` moves it.
 */
const withUncounted = (kept: RawBuilder<unknown>, uncounted: RawBuilder<unknown>) =>
  sql`(${kept} union all ${uncounted}) as counted`

/**
 * The last `days` days in India including today, compared with as many days before them. The cost depends on the number of days
 * and products, not of checks.
 */
export async function readTraffic(db: Db, whose: Whose, days: number) {
  const dates = lastDays(days)
  const [kept, uncounted] =
    whose === null
      ? [sql`user_id is null and product is not null`, sql`true`]
      : [sql`user_id = ${whose} and product is not null`, sql`user_id = ${whose}`]
  const { rows } = await sql<DayOfProduct>`
    select day, product, sum(checks)::bigint as checks,
      coalesce(sum(checks) filter (where status in ('completed', 'not_found')), 0)::bigint as answered,
      coalesce(sum(checks) filter (where status in ('completed', 'not_found', 'source_unavailable')), 0)::bigint as requests,
      sum(charge_paise)::bigint as charge_paise
    from ${withUncounted(
      sql`select day, product, status, checks, charge_paise from check_days where ${kept}`,
      sql`select ${dayOfCreation}, product, status, checks, charge_paise from uncounted_checks where ${uncounted}`,
    )}
    where day >= ${lastDays(days, days)[0]}
    group by day, product`.execute(db)
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const [first = ''] = dates
  return {
    now: totalOf(rows.filter(({ day }) => day >= first)),
    before: totalOf(rows.filter(({ day }) => day < first)),
    days: dates.map(day => ({ day, ...totalOf(byDay.get(day) ?? []), spendPaise: spendByGroup(byDay.get(day) ?? []) })),
  }
}

/** The median duration of each day, and of the two periods that `readTraffic` compares. */
export async function readMedians(db: Db, userId: string, days: number) {
  const dates = lastDays(days)
  const [first = ''] = dates
  const { rows } = await sql<{ day: string; step: number; calls: number }>`
    select case when day >= ${first} then day else '' end as day, step, sum(checks)::bigint as calls
    from ${withUncounted(
      sql`select day, step, checks from check_latencies where user_id = ${userId}`,
      sql`select ${dayOfCreation}, ${latencyStep}, 1 from uncounted_checks where user_id = ${userId} and duration_ms is not null`,
    )}
    where day >= ${lastDays(days, days)[0]}
    group by 1, 2`.execute(db)
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return {
    now: medianOf(rows.filter(({ day }) => day !== '')),
    before: medianOf(byDay.get('') ?? []),
    ofDay: (day: string) => medianOf(byDay.get(day) ?? []),
  }
}

/** The customers who spent most in the last `days` days, to be selected from. */
export const largestSpenders = ({ days, most }: { days: number; most: number }) =>
  sql<{ user_id: string; checks: number; charge_paise: number }>`(
    select user_id, sum(checks)::bigint as checks, sum(charge_paise)::bigint as charge_paise
    from ${withUncounted(
      sql`select user_id, day, checks, charge_paise from check_days where product is null`,
      sql`select user_id, ${dayOfCreation}, checks, charge_paise from uncounted_checks`,
    )}
    where day >= ${lastDays(days)[0]}
    group by user_id order by charge_paise desc, user_id limit ${most})`.as('spenders')

function totalOf(rows: readonly Figures[]) {
  const sum = (key: keyof Figures) => rows.reduce((all, row) => all + row[key], 0)
  const requests = sum('requests')
  return {
    verifications: sum('checks'),
    spendPaise: sum('charge_paise'),
    /** Answers per hundred questions to a source. */
    successRate: requests === 0 ? null : Math.round((sum('answered') / requests) * 1000) / 10,
  }
}

function spendByGroup(rows: readonly DayOfProduct[]): Dashboard['days'][number]['spendPaise'] {
  const spend = { identity: 0, business: 0, vehicle: 0, court: 0, other: 0 }
  for (const row of rows)
    spend[isProductId(row.product) ? productGroups[productOf(row.product).group].chart : 'other'] += row.charge_paise
  return spend
}
