import { sql } from 'kysely'
import type { z } from 'zod'
import type { GatewayDay, gatewayDay } from '../../../contracts/resources/gatewayDay.ts'
import type { Context } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { differencesOf, explanationOf, recordedByDay, reportedByDay } from './differences.ts'
import { periodOf } from './period.ts'

type Filter = z.output<typeof gatewayDay.filter>
type Parts = Pick<Context, 'db' | 'payments'>

/** The days of a period on which the gateway or we have anything. */
export async function listDays(
  ctx: Parts,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<GatewayDay>> {
  const days = await daysOf(ctx, filter)
  if (sort.order === 'DESC') days.reverse()
  return { rows: days.slice(offset, offset + limit), total: days.length, capped: false }
}

export async function* streamDays(ctx: Parts, filter: Filter): AsyncGenerator<GatewayDay> {
  yield* (await daysOf(ctx, filter)).reverse()
}

async function daysOf({ db, payments: { name } }: Parts, filter: Filter): Promise<GatewayDay[]> {
  const period = periodOf(filter)
  const { rows } = await sql<GatewayDay>`
    with apart as (
      select difference.day, count(*) as differences, count(*) filter (where explained.id is null) as open
      from ${differencesOf(name, period)} difference
      left join gateway_explanations explained on ${explanationOf(name)} group by difference.day
    )
    select day as id, coalesce(captured, 0) as "capturedPaise", coalesce(fees, 0) as "feesPaise", coalesce(tax, 0) as "taxPaise",
      coalesce(refunded, 0) as "refundedPaise", coalesce(settled, 0) as "settledPaise", coalesce(recorded, 0) as "recordedPaise",
      coalesce(returned, 0) as "returnedPaise", coalesce(differences, 0)::bigint as differences, coalesce(open, 0)::bigint as open
    from ${reportedByDay(name, period)} reported
    full join ${recordedByDay(name, period)} ours using (day)
    full join apart using (day)
    order by day`.execute(db)
  return rows
}
