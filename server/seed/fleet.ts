import { sql } from 'kysely'
import { readChecks } from '../fleet/readChecks.ts'
import { readSearches } from '../fleet/readSearches.ts'
import type { Context } from '../platform/context.ts'

const depots = ['Pune depot', 'Nagpur depot', 'Delhi depot']

/** The demo's fleet: the vehicles of its files. Those that it checked one by one are its vendors', so they are removed. */
export async function makeFleet(ctx: Pick<Context, 'db' | 'vault'>): Promise<void> {
  await readChecks(ctx)
  await readSearches(ctx)
  await sql`
    update fleet_vehicles set removed_at = now()
    where verification_id in (select id from verifications where job_id is null)`.execute(ctx.db)
  await sql`
    update fleet_vehicles set group_name = (${sql.val(depots)}::text[])[1 + place % ${sql.lit(depots.length)}]
    from (select id, row_number() over (order by id)::integer as place from fleet_vehicles where removed_at is null) as kept
    where kept.id = fleet_vehicles.id`.execute(ctx.db)
}
