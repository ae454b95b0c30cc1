import { sql } from 'kysely'
import { paymentsSystemScope } from '../../money/payments/paymentOrders.ts'
import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { importRows } from './importReport.ts'

const EVERY_MS = 60 * 60_000

/** Days after which a report that could not be fetched is left to staff. */
const DAYS = 7

/** Fetches the settlement reports of the last days hourly on every worker, until each day has one from after its end. */
export const startSettlementReports = (ctx: Context) =>
  runPeriodically(EVERY_MS, 'settlement reports', ctx.log, () => fetchMissingReports(ctx))

/** Fetches what is missing of the days before `now`. Throws `GatewayUnavailable` only to end the attempt; it is logged. */
export async function fetchMissingReports(ctx: Context, now = new Date()): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select due.day::text as day from generate_series(1, ${sql.lit(DAYS)}) ago,
      lateral (select (${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date - ago as day) due
    where not exists (select from gateway_reports where gateway = ${ctx.payments.name} and source = 'gateway'
      and gateway_reports.day = due.day
      and imported_at >= (due.day + 1)::timestamp at time zone 'Asia/Kolkata')
    order by 1`.execute(ctx.db)
  try {
    for (const { day } of rows)
      await importRows(ctx, paymentsSystemScope, await ctx.payments.settlementReport(day), day)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    ctx.log.warn({ why: error.message }, 'the settlement report could not be fetched')
  }
}
