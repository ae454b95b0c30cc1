import { challanLimits } from '../../../contracts/challanLimits.ts'
import type { ChallanOrderStatus } from '../../../contracts/challans.ts'
import type { Context, Db } from '../../platform/context.ts'
import type { Vehicle } from '../../platform/ports/challanSource.ts'
import type { ChallanRow } from '../common/present.ts'
import { vehicleIndexOf } from '../common/vehicleNumber.ts'
import { storeChallans } from './store.ts'

type Shared = Pick<Context, 'db' | 'vault' | 'challans'>

/** A vehicle's challans from our records, and when the source was asked. */
export interface VehicleLookup {
  vehicleIndex: string
  fetchedAt: string
  rows: ChallanWithOrder[]
}

/** A challan with the order that holds or has paid it; the order's columns are null when there is none. */
export type ChallanWithOrder = ChallanRow & {
  order_code: string | null
  order_status: ChallanOrderStatus | null
  order_user_id: string | null
  order_phone_index: string | null
}

/**
 * Returns a vehicle's challans from our records, asking the source first when they are too old. Expects a normalised number.
 * Throws `SourceUnavailable`.
 */
export async function lookUpVehicle(ctx: Shared, vehicle: Vehicle): Promise<VehicleLookup> {
  const vehicleIndex = vehicleIndexOf(ctx.vault, vehicle.rcNo)
  const last = await knownChallans(ctx.db, vehicleIndex)
  const keepMs = ctx.challans.keepMs?.(vehicle) ?? challanLimits.cacheMs
  if (last && Date.parse(last.fetchedAt) + keepMs > Date.now()) return last
  const told = await ctx.challans.challansOf(vehicle)
  await storeChallans(ctx, { vehicleIndex, told, at: new Date().toISOString() })
  const now = await knownChallans(ctx.db, vehicleIndex)
  if (!now) throw new Error('What was stored is gone.')
  return now
}

/**
 * What the last lookup found, plus what we have paid even if the source no longer lists it; null for a vehicle that was never
 * looked up.
 */
export async function knownChallans(db: Db, vehicleIndex: string): Promise<VehicleLookup | null> {
  const found = await db
    .selectFrom('challan_lookups')
    .leftJoin('challans', join =>
      join
        .onRef('challans.vehicle_index', '=', 'challan_lookups.vehicle_index')
        .on(row =>
          row.or([
            row('challans.fetched_at', '=', row.ref('challan_lookups.fetched_at')),
            row('challans.paid_with', 'is not', null),
          ]),
        ),
    )
    .leftJoin('challan_order_items as item', join =>
      join.onRef('item.challan_id', '=', 'challans.id').on('item.is_open', '=', true),
    )
    .leftJoin('challan_orders as order', 'order.id', 'item.order_id')
    .selectAll('challans')
    .select([
      'challan_lookups.fetched_at as asked_at',
      'order.code as order_code',
      'order.status as order_status',
      'order.user_id as order_user_id',
      'order.phone_index as order_phone_index',
    ])
    .where('challan_lookups.vehicle_index', '=', vehicleIndex)
    .execute()
  const [first] = found
  if (!first) return null
  const rows = found.filter((row): row is typeof row & ChallanWithOrder => row.id !== null)
  // Restores the source's order: ids were created in it.
  rows.sort((one, other) => (one.id < other.id ? -1 : 1))
  return { vehicleIndex, fetchedAt: first.asked_at, rows }
}
