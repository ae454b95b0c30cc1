import type { LocationMember } from '../../../contracts/calls/bgcLocations.ts'
import { placeFor } from '../../platform/access/locations.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { ownBgcCase } from '../notice.ts'
import { changeLocations } from './tree.ts'

type Own = Scope<CustomerActor>

/** Secondary users and API keys of the account, with their locations. */
export async function listMembers(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { actor: { userId } }: Own,
): Promise<{ members: LocationMember[] }> {
  const rights = await db.selectFrom('bgc_location_rights').selectAll().where('user_id', '=', userId).execute()
  const byMember = Map.groupBy(rights, ({ member_id }) => member_id)
  const subUsers = await db
    .selectFrom('sub_users')
    .select(['id', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
  const keys = await db
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute()
  const named = [
    ...subUsers
      .map(row => openRow(vault, 'sub_users', row))
      .map(row => ({ id: row.id, name: `${row.first_name} ${row.last_name}`, kind: 'subUser' as const })),
    ...keys.map(key => ({ ...key, kind: 'key' as const })),
  ]
  return {
    members: named.map(one => ({ ...one, locationIds: (byMember.get(one.id) ?? []).map(row => row.location_id) })),
  }
}

/** Gives a member their locations. Throws `forbidden` as `changeLocations`, `not_found` for no member of the account, `bad_request` for no location of it. */
export const setMember = (
  ctx: Pick<Context, 'db'>,
  scope: Own,
  { id, locationIds }: { id: string; locationIds: readonly string[] },
): Promise<{ id: string }> =>
  changeLocations(ctx, scope, async trx => {
    const { userId } = scope.actor
    const of = (table: 'sub_users' | 'api_keys') =>
      trx.selectFrom(table).select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
    if (!(await of('sub_users')) && !(await of('api_keys'))) throw notFound('member')
    const wanted = [...new Set(locationIds)]
    for (const location of wanted) await placeFor(trx, scope, location, 'locationIds')
    await trx.deleteFrom('bgc_location_rights').where('member_id', '=', id).where('user_id', '=', userId).execute()
    if (wanted.length > 0)
      await trx
        .insertInto('bgc_location_rights')
        .values(wanted.map(location_id => ({ user_id: userId, member_id: id, location_id })))
        .execute()
    await audit(trx, scope, { action: 'location.rightsSet', subject: id, data: { locations: wanted } })
    return { id }
  })

/** Moves a candidate. Throws as `ownBgcCase` and `placeFor`, and `bad_request` for no location where the member sees some only. */
export const moveCase = (
  ctx: Context,
  scope: Own,
  { id, locationId }: { id: string; locationId: string | null },
): Promise<{ id: string; locationId: string | null }> =>
  ctx.db.transaction().execute(async trx => {
    const { row } = await ownBgcCase(ctx, scope, id, trx)
    const place = await placeFor(trx, scope, locationId)
    if (place !== locationId) {
      const message = translate(scope.locale, 'cases.locations.unknown')
      throw new Problem('bad_request', message, [{ field: 'locationId', message }])
    }
    if (place !== row.location_id) {
      await trx.updateTable('cases').set({ location_id: place }).where('id', '=', id).execute()
      await audit(trx, scope, { action: 'case.moved', subject: id, data: { from: row.location_id, to: place } })
    }
    return { id, locationId: place }
  })
