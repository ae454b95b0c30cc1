import { sql } from 'kysely'
import type { z } from 'zod'
import { type listBgcLocations as listCall, locationLimits } from '../../../contracts/calls/bgcLocations.ts'
import { requireAllLocations, seenLocations, seesLocation } from '../../platform/access/locations.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

type Own = Scope<CustomerActor>
type Parts = Pick<Context, 'db'>

/** The locations that the member sees, with how many cases each has itself. */
export async function listLocations({ db }: Parts, { actor }: Own): Promise<z.output<typeof listCall.reply>> {
  const seen = await seenLocations(db, actor)
  const rows = await db
    .selectFrom('bgc_locations')
    .leftJoin('cases', 'cases.location_id', 'bgc_locations.id')
    .select(['bgc_locations.id', 'parent_id', 'name'])
    .select([
      sql<string>`count(cases.id) filter (where cases.status in ('open', 'paused'))`.as('running'),
      sql<string>`count(cases.id)`.as('all'),
    ])
    .where('bgc_locations.user_id', '=', actor.userId)
    .groupBy('bgc_locations.id')
    .orderBy('name')
    .orderBy('bgc_locations.id')
    .execute()
  const own = rows.filter(({ id }) => seesLocation(seen, id))
  const shown = new Set(own.map(({ id }) => id))
  return {
    locations: own.map(({ id, parent_id, name, running, all }) => ({
      id,
      // What is above the member's own locations is not theirs to see.
      parentId: parent_id !== null && shown.has(parent_id) ? parent_id : null,
      name,
      running: Number(running),
      all: Number(all),
    })),
    isLimited: seen !== null,
  }
}

interface Content {
  name: string
  parentId: string | null
}

const conflict = ({ locale }: Own, key: 'nameTaken' | 'tooMany' | 'tooDeep' | 'belowItself' | 'inUse') =>
  new Problem('conflict', translate(locale, `cases.locations.${key}`, { ...locationLimits }))

/** Runs a change of the account's tree or rights; one at a time. Throws `forbidden` for members who see some locations only: they would give themselves more. */
export const changeLocations = <Result>(
  { db }: Parts,
  { actor }: Own,
  change: (trx: Trx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async trx => {
    await trx.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
    await requireAllLocations(trx, actor)
    return change(trx)
  })

/** Throws `not_found` for a place below no location of the account, `conflict` for a name that another has, and for too many or too deep ones. */
export const createLocation = (ctx: Parts, scope: Own, content: Content): Promise<{ id: string }> =>
  changeLocations(ctx, scope, async trx => {
    const { userId } = scope.actor
    const { all } = await trx
      .selectFrom('bgc_locations')
      .select(eb => eb.fn.countAll<string>().as('all'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(all) >= locationLimits.all) throw conflict(scope, 'tooMany')
    await requirePlace(trx, scope, content)
    const id = newId('loc')
    await trx
      .insertInto('bgc_locations')
      .values({ id, user_id: userId, parent_id: content.parentId, name: content.name })
      .execute()
    await audit(trx, scope, { action: 'location.created', subject: id, data: { ...content } })
    return { id }
  })

/** Renames it, or moves it with all below it. Throws as `createLocation`, `not_found`, and `conflict` for a place below itself. */
export const changeLocation = (
  ctx: Parts,
  scope: Own,
  { id, ...content }: Content & { id: string },
): Promise<{ id: string }> =>
  changeLocations(ctx, scope, async trx => {
    const before = await ownLocation(trx, scope, id)
    await requirePlace(trx, scope, content, id)
    await trx
      .updateTable('bgc_locations')
      .set({ name: content.name, parent_id: content.parentId })
      .where('id', '=', id)
      .execute()
    const data = { ...content, before: { name: before.name, parentId: before.parent_id } }
    await audit(trx, scope, { action: 'location.changed', subject: id, data })
    return { id }
  })

/** Throws `not_found`, and `conflict` while it has candidates, members or locations below it. */
export const deleteLocation = (ctx: Parts, scope: Own, id: string): Promise<{ id: string }> =>
  changeLocations(ctx, scope, async trx => {
    const { name } = await ownLocation(trx, scope, id)
    const used = await trx
      .selectNoFrom(eb => [
        eb
          .or([
            eb.exists(eb.selectFrom('cases').select('cases.id').where('location_id', '=', id)),
            eb.exists(eb.selectFrom('bgc_location_rights').select('member_id').where('location_id', '=', id)),
            eb.exists(eb.selectFrom('bgc_locations').select('bgc_locations.id').where('parent_id', '=', id)),
          ])
          .as('is'),
      ])
      .executeTakeFirstOrThrow()
    if (used.is) throw conflict(scope, 'inUse')
    await trx.deleteFrom('bgc_locations').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'location.deleted', subject: id, data: { name } })
    return { id }
  })

async function ownLocation(trx: Trx, { actor }: Own, id: string) {
  const row = await trx
    .selectFrom('bgc_locations')
    .select(['id', 'name', 'parent_id'])
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('location')
  return row
}

async function requirePlace(trx: Trx, scope: Own, { name, parentId }: Content, id?: string): Promise<void> {
  const same = await trx
    .selectFrom('bgc_locations')
    .select('id')
    .where('user_id', '=', scope.actor.userId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('id', '!=', id ?? '')
    .executeTakeFirst()
  if (same) throw conflict(scope, 'nameTaken')
  let above = parentId
  for (let depth = 1; above !== null; depth += 1) {
    if (above === id) throw conflict(scope, 'belowItself')
    if (depth >= locationLimits.depth) throw conflict(scope, 'tooDeep')
    above = (await ownLocation(trx, scope, above)).parent_id
  }
}
