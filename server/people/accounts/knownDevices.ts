import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { sha256 } from '../../platform/vault.ts'
import { type Owner, ownerId } from './secondFactor/factors.ts'

/** Whether the owner has signed in with the caller's browser before. Its cookie proves that and nothing else. */
export async function isKnownDevice({ db }: Pick<Context, 'db'>, { device }: Scope, owner: Owner): Promise<boolean> {
  if (!device?.id) return false
  const row = await db
    .selectFrom('known_devices')
    .select('owner_id')
    .where('owner_id', '=', ownerId(owner))
    .where('device', '=', sha256(device.id))
    .executeTakeFirst()
  return row !== undefined
}

/** The caller's browser by the SHA-256 of its cookie, which it is given if it has none. Null where nobody can be given one. */
export function identifyDevice({ device }: Scope): string | null {
  if (!device) return null
  device.id ??= device.issued = newSecret()
  return sha256(device.id)
}

/** Remembers the caller's browser after a sign-in, and gives it a cookie if it has none. */
export async function rememberDevice(trx: Trx, scope: Scope, owner: Owner): Promise<void> {
  const device = identifyDevice(scope)
  if (!device) return
  await trx
    .insertInto('known_devices')
    .values({ owner_id: ownerId(owner), device })
    .onConflict(oc => oc.columns(['owner_id', 'device']).doUpdateSet({ last_used_at: new Date() }))
    .execute()
}

/** Forgets the owner's browsers, all but the caller's own if that is given: another one may be in other hands. */
export async function forgetDevices(db: Db | Trx, owner: Owner, except?: Scope): Promise<void> {
  let query = db.deleteFrom('known_devices').where('owner_id', '=', ownerId(owner))
  if (except?.device?.id) query = query.where('device', '!=', sha256(except.device.id))
  await query.execute()
}
