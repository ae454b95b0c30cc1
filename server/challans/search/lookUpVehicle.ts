import { sql } from 'kysely'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { type ChallanOrderStatus, isPaid } from '../../../contracts/challans/challans.ts'
import type { Context, Db } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { SourceChallan, Vehicle } from '../../platform/ports/challanSource.ts'
import type { ChallanRow } from '../common/present.ts'
import { vehicleIndexOf } from '../common/vehicleNumber.ts'

type Shared = Pick<Context, 'db' | 'vault' | 'challans'>

/** A vehicle's challans from our records, and when the source was asked. */
interface VehicleLookup {
  vehicleIndex: string
  fetchedAt: string
  rows: ChallanWithOrder[]
}

/** A challan with the order that has paid it; the order's columns are null when there is none. */
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
  const challans = await ctx.challans.challansOf(vehicle)
  await storeChallans(ctx, { vehicleIndex, challans, at: new Date().toISOString() })
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

/**
 * Stores a source's answer about a vehicle. A challan paid by one of our orders stays paid, a challan of another vehicle stays
 * with it, and a late answer does not overwrite a newer one.
 */
export async function storeChallans(
  { db, vault, challans: source }: Shared,
  { vehicleIndex, challans, at }: { vehicleIndex: string; challans: readonly SourceChallan[]; at: string },
): Promise<void> {
  const rows = distinctChallans(challans).map(one => ({
    id: newId('chl'),
    challan_no: one.challanNo,
    vehicle_index: vehicleIndex,
    state: one.state,
    route: one.route,
    status: one.status,
    amount_paise: one.amountPaise,
    sealed: vault.seal(JSON.stringify(one), { column: 'challans.sealed', id: one.challanNo }),
    source: source.name,
    fetched_at: at,
  }))
  // Sorted, so that two concurrent searches cannot deadlock.
  rows.sort((one, other) => (one.challan_no < other.challan_no ? -1 : 1))
  const store = async (trx: Db) => {
    await sql`
      insert into challan_lookups (vehicle_index, source, fetched_at, count)
      values (${vehicleIndex}, ${source.name}, ${at}, ${rows.length})
      on conflict (vehicle_index) do update
        set source = excluded.source, fetched_at = excluded.fetched_at, count = excluded.count
        where challan_lookups.fetched_at <= excluded.fetched_at`.execute(trx)
    if (rows.length === 0) return
    const columns = sql.join(Object.keys(rows[0] ?? {}).map(column => sql.ref(column)))
    await sql`
      insert into challans (${columns})
      select ${columns} from json_populate_recordset(null::challans, ${JSON.stringify(rows)}::json)
      on conflict (challan_no) do update set
        state = excluded.state, route = excluded.route, status = excluded.status, amount_paise = excluded.amount_paise,
        sealed = excluded.sealed, source = excluded.source, fetched_at = excluded.fetched_at
        where challans.vehicle_index = excluded.vehicle_index and challans.fetched_at <= excluded.fetched_at`.execute(
      trx,
    )
  }
  await (db.isTransaction ? store(db) : db.transaction().execute(store))
}

/** Keeps one row per challan number; if two disagree, the paid one, so that nobody pays twice. */
function distinctChallans(challans: readonly SourceChallan[]): SourceChallan[] {
  const known = new Map<string, SourceChallan>()
  for (const one of challans) {
    const other = known.get(one.challanNo)
    if (!other || (isPaid(one.status, 'public') && !isPaid(other.status, 'public'))) known.set(one.challanNo, one)
  }
  return [...known.values()].slice(0, challanLimits.mostChallans)
}
