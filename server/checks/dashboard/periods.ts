import { type SqlBool, sql } from 'kysely'
import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { isProductId, productOf } from '../../../contracts/products/index.ts'
import type { Db } from '../../platform/context.ts'
import { lastDays } from '../days.ts'

/**
 * The last `days` days in Asia/Kolkata including today, shifted back by `skip` days, as a range that an index on created_at can
 * serve.
 */
const within = ({ days, skip }: { days: number; skip: number }) => sql<SqlBool>`
  created_at >= (date_trunc('day', now() at time zone 'Asia/Kolkata') - ${days + skip - 1} * interval '1 day') at time zone 'Asia/Kolkata'
  and created_at < (date_trunc('day', now() at time zone 'Asia/Kolkata') - ${skip - 1} * interval '1 day') at time zone 'Asia/Kolkata'`

const figures = {
  verifications: sql<number>`count(*)`,
  answered: sql<number>`count(*) filter (where status in ('completed', 'not_found'))`,
  asked: sql<number>`count(*) filter (where status in ('completed', 'not_found', 'source_unavailable'))`,
  spend: sql<number>`coalesce(sum(charge_paise), 0)::bigint`,
  median: sql<number | null>`percentile_cont(0.5) within group (order by duration_ms)`,
}

const rate = (row: { answered: number; asked: number }): number | null =>
  row.asked === 0 ? null : Math.round((row.answered / row.asked) * 1000) / 10

const whole = (value: number | null): number | null => (value === null ? null : Math.round(Number(value)))

/** The customer whose traffic is counted; null for everybody's. */
type Whose = string | null

export const liveTraffic = (db: Db, whose: Whose, period: { days: number; skip: number }) =>
  db
    .selectFrom('verifications')
    .where('mode', '=', 'live')
    .where(within(period))
    .$if(whose !== null, query => query.where('user_id', '=', whose))

export async function readPeriod(db: Db, whose: Whose, period: { days: number; skip: number }) {
  const row = await liveTraffic(db, whose, period)
    .select([
      figures.verifications.as('verifications'),
      figures.answered.as('answered'),
      figures.asked.as('asked'),
      figures.spend.as('spend'),
      figures.median.as('median'),
    ])
    .executeTakeFirstOrThrow()
  return {
    verifications: row.verifications,
    successRate: rate(row),
    spendPaise: row.spend,
    medianMs: whole(row.median),
  }
}

/** One entry per day, including days without traffic. */
export async function readDays(db: Db, whose: Whose, days: number): Promise<Dashboard['days']> {
  const day = sql<string>`to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
  const traffic = liveTraffic(db, whose, { days, skip: 0 })
  const totals = await traffic
    .select([
      day.as('day'),
      figures.verifications.as('verifications'),
      figures.answered.as('answered'),
      figures.asked.as('asked'),
      figures.median.as('median'),
    ])
    .groupBy(day)
    .execute()
  const spend = await traffic
    .select([day.as('day'), 'product', figures.spend.as('spend')])
    .groupBy([day, 'product'])
    .execute()
  const totalOf = new Map(totals.map(row => [row.day, row]))
  return lastDays(days).map(date => {
    const total = totalOf.get(date)
    const spendPaise = { identity: 0, vehicle: 0, court: 0, other: 0 }
    for (const row of spend) if (row.day === date) spendPaise[groupOf(row.product)] += row.spend
    return {
      day: date,
      verifications: total?.verifications ?? 0,
      successRate: total ? rate(total) : null,
      medianMs: total ? whole(total.median) : null,
      spendPaise,
    }
  })
}

const groupOf = (product: string) => (isProductId(product) ? productOf(product).group : 'other')
