import { isPaid } from '../../contracts/challans/challans.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { displayStatus, openSourceChallan } from '../challans/common/present.ts'
import { vehicleIndexOf } from '../challans/common/vehicleNumber.ts'
import { knownChallans } from '../challans/search/lookUpVehicle.ts'
import { openResult } from '../checks/verifications/values.ts'
import type { Trx } from '../platform/context.ts'
import type { Vault } from '../platform/vault.ts'
import { vehicleIndex } from './vehicleIndex.ts'

export interface Subject {
  userId: string
  rc: string
}

/** What is known about a vehicle's challans at a time. */
interface Known {
  /** ISO 8601. */
  at: string
  pending: readonly Pick<ResultOf<'vehicle-challans'>['challans'][number], 'issuedOn' | 'amountPaise' | 'payability'>[]
}

/** Gives vehicles of the fleet the latest answer about their challans, whichever of the checks and searches came first. */
export async function storeChallans(trx: Trx, vault: Vault, subjects: readonly Subject[]): Promise<void> {
  const distinct = new Map(subjects.map(one => [`${one.userId} ${vehicleIndex(vault, one.rc)}`, one]))
  for (const [, subject] of [...distinct].sort(([one], [other]) => (one < other ? -1 : 1)))
    await storeChallansOf(trx, vault, subject)
}

async function storeChallansOf(trx: Trx, vault: Vault, subject: Subject): Promise<void> {
  const [checked, searched] = [await ofCheck(trx, vault, subject), await ofSearch(trx, vault, subject)]
  const known =
    checked && searched
      ? Date.parse(checked.at) < Date.parse(searched.at)
        ? searched
        : checked
      : (checked ?? searched)
  if (!known) return
  const { at, pending } = known
  const vehicle = await trx
    .updateTable('fleet_vehicles')
    .set({
      pending_challans: pending.length,
      pending_paise: pending.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      challans_at: at,
    })
    .where('user_id', '=', subject.userId)
    .where('rc_index', '=', vehicleIndex(vault, subject.rc))
    .returning('id')
    .executeTakeFirst()
  if (!vehicle) return
  await trx.deleteFrom('fleet_challans').where('vehicle_id', '=', vehicle.id).execute()
  const rows = pending.map(({ issuedOn, amountPaise, payability }, place) => ({
    vehicle_id: vehicle.id,
    place,
    issued_on: issuedOn,
    amount_paise: amountPaise,
    payability,
  }))
  if (rows.length > 0) await trx.insertInto('fleet_challans').values(rows).execute()
}

/** Of the account's latest check of the vehicle's challans. */
async function ofCheck(trx: Trx, vault: Vault, { userId, rc }: Subject): Promise<Known | undefined> {
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
  if (!check) return undefined
  const { challans } = openResult(vault, check) as ResultOf<'vehicle-challans'>
  return { at: check.created_at, pending: challans.filter(({ status }) => status === 'pending') }
}

/** Of the challan tool, if the account has searched the vehicle there: what our records of it say now. */
async function ofSearch(trx: Trx, vault: Vault, { userId, rc }: Subject): Promise<Known | undefined> {
  const index = vehicleIndexOf(vault, rc)
  const search = await trx
    .selectFrom('challan_searches')
    .select('id')
    .where('user_id', '=', userId)
    .where('vehicle_index', '=', index)
    .limit(1)
    .executeTakeFirst()
  const known = search && (await knownChallans(trx, index))
  if (!known) return undefined
  return {
    at: known.fetchedAt,
    pending: known.rows
      .filter(row => !isPaid(displayStatus(row), 'public'))
      .map(row => ({
        issuedOn: openSourceChallan({ vault }, row).dateChallan.slice(0, 10),
        amountPaise: row.amount_paise,
        payability: row.route,
      })),
  }
}
