import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Feature } from '../../../contracts/people/features.ts'
import { vehicleProducts } from '../../../contracts/resources/customerBatch.ts'
import type { VehicleAccess, vehicleAccess } from '../../../contracts/resources/vehicleAccess.ts'
import { lastDays } from '../../checks/days.ts'
import type { Context } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerMatches, customerName, openName } from '../../platform/sealing/names.ts'
import { DAYS } from './readVehicleData.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof vehicleAccess.filter>

const has = (feature: Feature) => sql<SqlBool>`${sql.lit(feature)} = any(users.features)`

function matching({ db, vault }: Parts, { q, analytics, challanTool }: Filter) {
  let found = db.selectFrom('users')
  if (q) found = found.where(customerMatches(vault, q))
  if (analytics !== undefined) found = found.where(has('VaahanAnalytics'), '=', analytics)
  if (challanTool !== undefined) found = found.where(has('ChallanTool'), '=', challanTool)
  return found
}

const checksOf = () => sql<number>`(
  select coalesce(sum(checks), 0)::bigint from check_days
  where user_id = users.id and day >= ${lastDays(DAYS)[0]} and product in (${sql.join(vehicleProducts)}))`

const vehiclesOf = sql<number>`(
  select count(*)::int from fleet_vehicles where user_id = users.id and removed_at is null)`

/** Customers with their access to vehicle data, newest first. */
export async function listAccess(
  ctx: Parts,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<VehicleAccess>> {
  const found = matching(ctx, filter)
  const way = sort.order === 'ASC' ? 'asc' : 'desc'
  const page = filter.after ? found.where('users.id', way === 'asc' ? '>' : '<', filter.after) : found
  const rows = await page
    .select(['users.id', 'users.customer_id as customerId', customerName.as('customer')])
    .select([has('VaahanAnalytics').as('analytics'), has('ChallanTool').as('challanTool')])
    .select([vehiclesOf.as('vehicles'), checksOf().as('checks')])
    .orderBy('users.id', way)
    .offset(offset)
    .limit(limit)
    .execute()
  const shown = rows.map(row => ({
    ...row,
    userId: row.id,
    customer: openName(ctx.vault, row.customer),
    analytics: row.analytics === true,
    challanTool: row.challanTool === true,
  }))
  return { ...(await countCapped(ctx.db, found)), rows: shown }
}

export const streamAccess = (ctx: Parts, filter: Filter) =>
  streamRows(async (after, limit) => {
    const sort = { field: 'id', order: 'DESC' } as const
    return (await listAccess(ctx, { filter: { ...filter, after }, sort, offset: 0, limit })).rows
  }, filter.after)
