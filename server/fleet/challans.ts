import type { ResultOf } from '../../contracts/products/index.ts'
import { openResult } from '../checks/verifications/values.ts'
import type { Trx } from '../platform/context.ts'
import type { Vault } from '../platform/vault.ts'
import { vehicleIndex } from './vehicleIndex.ts'

interface Subject {
  userId: string
  rc: string
}

/** Gives vehicles of the fleet the latest answer about their challans, whichever of the two checks came first. */
export async function storeChallans(trx: Trx, vault: Vault, subjects: readonly Subject[]): Promise<void> {
  const distinct = new Map(subjects.map(one => [`${one.userId} ${vehicleIndex(vault, one.rc)}`, one]))
  for (const [, subject] of [...distinct].sort(([one], [other]) => (one < other ? -1 : 1)))
    await storeChallansOf(trx, vault, subject)
}

async function storeChallansOf(trx: Trx, vault: Vault, { userId, rc }: Subject): Promise<void> {
  const check = await trx
    .selectFrom('verifications')
    .select(['id', 'result_sealed', 'result', 'created_at'])
    .where('user_id', '=', userId)
    .where('subject_index', '=', vault.index('vehicle-challans', rc))
    .where('product', '=', 'vehicle-challans')
    .where('mode', '=', 'live')
    .where('status', '=', 'completed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!check) return
  const { pending, pendingPaise, challans } = openResult(vault, check) as ResultOf<'vehicle-challans'>
  const vehicle = await trx
    .updateTable('fleet_vehicles')
    .set({ pending_challans: pending, pending_paise: pendingPaise, challans_at: check.created_at })
    .where('user_id', '=', userId)
    .where('rc_index', '=', vehicleIndex(vault, rc))
    .returning('id')
    .executeTakeFirst()
  if (!vehicle) return
  await trx.deleteFrom('fleet_challans').where('vehicle_id', '=', vehicle.id).execute()
  const rows = challans
    .filter(({ status }) => status === 'pending')
    .map(({ issuedOn, amountPaise, payability }, place) => ({
      vehicle_id: vehicle.id,
      place,
      issued_on: issuedOn,
      amount_paise: amountPaise,
      payability,
    }))
  if (rows.length > 0) await trx.insertInto('fleet_challans').values(rows).execute()
}
