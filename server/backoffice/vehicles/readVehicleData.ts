import { sql } from 'kysely'
import type { z } from 'zod'
import type { getVehicleData } from '../../../contracts/calls/vehicleData.ts'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { worstState } from '../../../contracts/platform/sourceStates.ts'
import { vehicleProducts } from '../../../contracts/resources/customerBatch.ts'
import { dayOfCreation, lastDays } from '../../checks/days.ts'
import type { Context, Db } from '../../platform/context.ts'

type Data = z.input<typeof getVehicleData.reply>

export const DAYS = 30
/** The newest checks by id, so that the cost does not grow with the table. */
const LOOKED_AT = 5_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Where vehicle data comes from and how much of it is asked. */
export async function readVehicleData({ db, sources }: Pick<Context, 'db' | 'sources'>): Promise<Data> {
  const [volumes, answered, customers] = await Promise.all([volumesOf(db), sourcesOf(db), customersOf(db)])
  const health = sources.health()
  const sumOf = (own: readonly Volume[]) => ({
    checks: own.reduce((total, { checks }) => total + checks, 0),
    unanswered: own.reduce((total, { unanswered }) => total + unanswered, 0),
  })
  return {
    products: vehicleProducts.map(product => ({
      product,
      state: worstState(health.filter(one => one.product === product).map(({ state }) => state)),
      sources: answered.filter(one => one.product === product).map(({ name, lastAt }) => ({ name, lastAt })),
      ...sumOf(volumes.filter(one => one.product === product)),
    })),
    lookedAt: LOOKED_AT,
    kept: { repeatHours: limits.earlierAnswerMs / HOUR_MS, challanMinutes: challanLimits.cacheMs / MINUTE_MS },
    days: lastDays(DAYS).map(day => ({ day, ...sumOf(volumes.filter(one => one.day === day)) })),
    customers,
  }
}

interface Volume {
  day: string
  product: string
  checks: number
  unanswered: number
}

/** Of ended live checks, from what is counted and what is not yet. One statement reads both, so that none is missed. */
async function volumesOf(db: Db): Promise<Volume[]> {
  const { rows } = await sql<Volume>`
    select day, product, sum(checks)::bigint as checks,
      coalesce(sum(checks) filter (where status = 'source_unavailable'), 0)::bigint as unanswered
    from (
      select day, product, status, checks from check_days where user_id is null and day >= ${lastDays(DAYS)[0]}
      union all select ${dayOfCreation}, product, status, checks from uncounted_checks) as counted
    where product in (${sql.join(vehicleProducts)}) and day >= ${lastDays(DAYS)[0]}
    group by day, product`.execute(db)
  return rows
}

async function sourcesOf(db: Db) {
  const { rows } = await sql<{ product: string; name: string; lastAt: string }>`
    select product, source as name, max(finished_at) as "lastAt"
    from (select product, source, finished_at, mode from verifications order by id desc limit ${sql.lit(LOOKED_AT)}) as latest
    where product in (${sql.join(vehicleProducts)}) and mode = 'live' and source is not null and finished_at is not null
    group by product, source order by 3 desc`.execute(db)
  return rows
}

async function customersOf(db: Db): Promise<Data['customers']> {
  const { rows } = await sql<Data['customers']>`
    select (count(*) filter (where 'VaahanAnalytics' = any(features)))::int as analytics,
      (count(*) filter (where 'ChallanTool' = any(features)))::int as "challanTool" from users`.execute(db)
  return rows[0] ?? { analytics: 0, challanTool: 0 }
}
