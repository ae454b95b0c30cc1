import { sql } from 'kysely'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { dayOfCreation } from '../days.ts'
import { latencyStep } from '../latencies.ts'

const EVERY_MS = 10_000
const BATCH = 100_000
/** Arbitrary but fixed: the holder of this advisory lock counts. */
const LOCK = 7_283_463

/** Counts every ten seconds, on whichever node gets the lock. */
export const startCountingChecks = (ctx: Pick<Context, 'db' | 'log'>) =>
  runPeriodically(EVERY_MS, 'counting checks', ctx.log, () => countChecks(ctx.db))

interface Fee {
  userId: string
  product: ProductId
  paise: number
  at: Date
}

/** Adds a fee that is no check, such as a month of monitoring, to what its day and product cost. */
export const countFee = (trx: Trx, { userId, product, paise, at }: Fee) =>
  trx
    .insertInto('uncounted_checks')
    .values({ user_id: userId, product, status: 'fee', charge_paise: paise, created_at: at, checks: 0 })
    .execute()

/** Moves all uncounted checks into their day's counts (decision 0021); does nothing while another node does so. */
export async function countChecks(db: Db): Promise<void> {
  while ((await db.transaction().execute(countBatch)) === BATCH);
}

async function countBatch(trx: Trx): Promise<number> {
  const lock = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(trx)
  if (!lock.rows[0]?.taken) return 0
  const { rows } = await sql<{ counted: number }>`
    with ended as materialized (
      delete from uncounted_checks where ctid = any (array(select ctid from uncounted_checks limit ${BATCH}))
      returning *, ${dayOfCreation} as day, ${latencyStep} as step
    ), days as (
      insert into check_days as kept
      select user_id, day, product, status, sum(checks)::bigint, sum(charge_paise)::bigint from ended
      group by grouping sets ((user_id, day, product, status), (user_id, day), (day, product, status))
      on conflict (user_id, day, product, status) do update
      set checks = kept.checks + excluded.checks, charge_paise = kept.charge_paise + excluded.charge_paise
    ), latencies as (
      insert into check_latencies as kept
      select user_id, day, step, count(*) from ended where duration_ms is not null group by user_id, day, step
      on conflict (user_id, day, step) do update set checks = kept.checks + excluded.checks
    )
    select count(*) as counted from ended`.execute(trx)
  return rows[0]?.counted ?? 0
}
