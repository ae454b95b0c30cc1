import { sql } from 'kysely'
import { challanLimits } from '../../../contracts/challanLimits.ts'
import { isPaid } from '../../../contracts/challans.ts'
import type { Context, Db } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { SourceChallan } from '../../platform/ports/challanSource.ts'

type Shared = Pick<Context, 'db' | 'vault' | 'challans'>

/**
 * Stores a source's answer about a vehicle. A challan paid by one of our orders stays paid, a challan of another vehicle stays
 * with it, and a late answer does not overwrite a newer one.
 */
export async function storeChallans(
  { db, vault, challans: source }: Shared,
  { vehicleIndex, told, at }: { vehicleIndex: string; told: readonly SourceChallan[]; at: string },
): Promise<void> {
  const rows = distinct(told).map(one => ({
    id: newId('chl'),
    challan_no: one.challanNo,
    vehicle_index: vehicleIndex,
    state: one.state,
    route: one.route,
    status: one.status,
    amount_paise: one.amountPaise,
    sealed: vault.seal(JSON.stringify(one)),
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
function distinct(told: readonly SourceChallan[]): SourceChallan[] {
  const known = new Map<string, SourceChallan>()
  for (const one of told) {
    const other = known.get(one.challanNo)
    if (!other || (isPaid(one.status, 'public') && !isPaid(other.status, 'public'))) known.set(one.challanNo, one)
  }
  return [...known.values()].slice(0, challanLimits.mostChallans)
}
