import { sql } from 'kysely'
import type { ProductId, ResultOf } from '../../contracts/products/index.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import { openInput, openResult, type VerificationRow } from '../checks/verifications/values.ts'
import type { Context, Trx } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import type { Vault } from '../platform/vault.ts'
import { storeBatchChallans } from './batchChallans.ts'
import { classOf, fuelOf, stateOf } from './categories.ts'
import { storeChallans } from './challans.ts'
import { readSearches } from './readSearches.ts'
import { vehicleIndex } from './vehicleIndex.ts'

const EVERY_MS = 2_000
const BATCH = 200

const products = ['vehicle-rc-check', 'vehicle-by-chassis', 'vehicle-challans'] as const satisfies ProductId[]

type Parts = Pick<Context, 'db' | 'vault'>
type Check = Pick<
  VerificationRow,
  'id' | 'user_id' | 'product' | 'job_id' | 'input_sealed' | 'result_sealed' | 'result' | 'created_at'
>

/** Runs every two seconds on every worker; with nothing to read it costs a look at two partial indexes. */
export const startReadingChecks = (ctx: Parts & Pick<Context, 'log'>) =>
  runPeriodically(EVERY_MS, 'fleet', ctx.log, async () => {
    await readChecks(ctx)
    await readSearches(ctx)
  })

/** Brings the fleets up to date with the live answers about vehicles; returns how many were read. */
export async function readChecks(ctx: Parts): Promise<number> {
  for (let total = 0; ; ) {
    const read = await readBatch(ctx)
    total += read
    if (read < BATCH) return total
  }
}

/** The vehicles and the mark of their checks share a transaction; another worker skips the locked rows. */
const readBatch = ({ db, vault }: Parts): Promise<number> =>
  db.transaction().execute(async trx => {
    const checks = await trx
      .selectFrom('verifications')
      .select(['id', 'user_id', 'product', 'job_id', 'input_sealed', 'result_sealed', 'result', 'created_at'])
      .where('product', 'in', products)
      .where('mode', '=', 'live')
      .where('status', '=', 'completed')
      .where('fleet_read_at', 'is', null)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    if (checks.length === 0) return 0
    await storeVehicles(trx, vehiclesOf(vault, checks))
    await storeChallans(trx, vault, challansOf(vault, checks))
    await storeBatchChallans(trx, vault, checks)
    await trx
      .updateTable('verifications')
      .set({ fleet_read_at: new Date() })
      .where(
        'id',
        'in',
        checks.map(({ id }) => id),
      )
      .execute()
    return checks.length
  })

/** The latest of each vehicle, in one order everywhere, so that two workers cannot deadlock. */
function vehiclesOf(vault: Vault, checks: readonly Check[]) {
  const latest = new Map<string, ReturnType<typeof vehicleRow>>()
  for (const check of checks) {
    if (check.product === 'vehicle-challans') continue
    const row = vehicleRow(vault, check)
    latest.set(`${row.user_id} ${row.rc_index}`, row)
  }
  return [...latest].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

/** Old answers lack the newer fields. */
type Known = Partial<ResultOf<'vehicle-by-chassis'>> &
  Pick<ResultOf<'vehicle-rc-check'>, 'status' | 'vehicleClass' | 'fuel'>

function vehicleRow(vault: Vault, check: Check) {
  const result = openResult(vault, check) as Known
  const rc = String(result.rc ?? openInput(vault, check).rc)
  const id = newId('veh')
  return {
    id,
    user_id: check.user_id,
    rc_index: vehicleIndex(vault, rc),
    rc_sealed: vault.seal(rc, { column: 'fleet_vehicles.rc_sealed', id }),
    rc_masked: maskValue('rc', rc),
    verification_id: check.id,
    status: result.status,
    vehicle_class: classOf(result.vehicleClass),
    fuel: fuelOf(result.fuel),
    state: stateOf(rc),
    registered_on: result.registeredOn ?? null,
    insurance_upto: result.insuranceUpto ?? null,
    puc_upto: result.pucUpto ?? null,
    fitness_upto: result.fitnessUpto ?? null,
    permit_upto: result.permitUpto ?? null,
    tax_upto: result.taxUpto ?? null,
    financed: result.financed ?? null,
    checked_at: check.created_at,
  }
}

/** What a newer answer replaces; the seal of the number belongs to the row's id and stays. */
const renewed = [
  'verification_id',
  'status',
  'vehicle_class',
  'fuel',
  'registered_on',
  'insurance_upto',
  'puc_upto',
  'fitness_upto',
  'permit_upto',
  'tax_upto',
  'financed',
  'checked_at',
] as const

async function storeVehicles(trx: Trx, rows: ReturnType<typeof vehiclesOf>): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('fleet_vehicles')
    .values(rows)
    .onConflict(same =>
      same
        .columns(['user_id', 'rc_index'])
        .doUpdateSet(eb => ({
          ...Object.fromEntries(renewed.map(column => [column, eb.ref(`excluded.${column}`)])),
          // A vehicle that was removed returns with a check from after its removal.
          removed_at: sql<string | null>`case when excluded.checked_at < fleet_vehicles.removed_at
            then fleet_vehicles.removed_at end`,
        }))
        .whereRef('excluded.checked_at', '>=', 'fleet_vehicles.checked_at'),
    )
    .execute()
}

/** Whose challans have to be looked up: those of the answers about challans, and of vehicles that may be new. */
function challansOf(vault: Vault, checks: readonly Check[]) {
  return checks.map(check => {
    const rc = check.product === 'vehicle-by-chassis' ? (openResult(vault, check) as { rc: string }).rc : undefined
    return { userId: check.user_id, rc: rc ?? String(openInput(vault, check).rc) }
  })
}
