import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'

type Parts = Pick<Context, 'db'>

interface Changed {
  /** Vehicles of the account; ids of others are passed over. */
  changed: number
}

/** Puts vehicles into a group; null takes them out of theirs. */
export function groupVehicles(
  ctx: Parts,
  scope: Scope<CustomerActor>,
  { ids, group }: { ids: readonly string[]; group: string | null },
): Promise<Changed> {
  return changeOwn(ctx, scope, ids, { group_name: group }, 'fleet.grouped')
}

/** Removes vehicles until they are checked again. Their checks are kept. */
export function removeVehicles(
  ctx: Parts,
  scope: Scope<CustomerActor>,
  { ids }: { ids: readonly string[] },
): Promise<Changed> {
  return changeOwn(ctx, scope, ids, { removed_at: new Date() }, 'fleet.removed')
}

function changeOwn(
  { db }: Parts,
  scope: Scope<CustomerActor>,
  ids: readonly string[],
  values: { group_name: string | null } | { removed_at: Date },
  action: 'fleet.grouped' | 'fleet.removed',
): Promise<Changed> {
  return db.transaction().execute(async trx => {
    const rows = await trx
      .updateTable('fleet_vehicles')
      .set(values)
      .where('user_id', '=', scope.actor.userId)
      .where('id', 'in', ids)
      .where('removed_at', 'is', null)
      .returning('id')
      .execute()
    const data = { vehicles: rows.length, ...('group_name' in values && { group: values.group_name }) }
    await audit(trx, scope, { action, subject: scope.actor.userId, data })
    return { changed: rows.length }
  })
}
