import { openVehicle } from '../challans/common/vehicleNumber.ts'
import type { Context } from '../platform/context.ts'
import { storeChallans } from './challans.ts'

const BATCH = 200

type Parts = Pick<Context, 'db' | 'vault'>

/** Gives vehicles of the fleets the challans that their accounts have found with the challan tool; returns how many searches were read. */
export async function readSearches(ctx: Parts): Promise<number> {
  for (let total = 0; ; ) {
    const read = await readBatch(ctx)
    total += read
    if (read < BATCH) return total
  }
}

/** The vehicles and the mark of the searches share a transaction; another worker skips the locked rows. */
const readBatch = ({ db, vault }: Parts): Promise<number> =>
  db.transaction().execute(async trx => {
    const searches = await trx
      .selectFrom('challan_searches')
      .select(['id', 'user_id', 'vehicle_sealed'])
      .where('user_id', 'is not', null)
      .where('fleet_read_at', 'is', null)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    if (searches.length === 0) return 0
    const subjects = searches.map(search => ({
      userId: search.user_id ?? '',
      rc: openVehicle(vault, 'challan_searches', search),
    }))
    await storeChallans(trx, vault, subjects)
    await trx
      .updateTable('challan_searches')
      .set({ fleet_read_at: new Date() })
      .where(
        'id',
        'in',
        searches.map(({ id }) => id),
      )
      .execute()
    return searches.length
  })
