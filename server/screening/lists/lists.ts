import type { Selectable } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { ListKind } from '../../../contracts/screening/watchLists.ts'
import type { Db, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

export type WatchList = Selectable<Schema['screening_lists']>

interface NewList {
  /** The customer whose own list it will be; null for everybody's. */
  ownerId: string | null
  name: string
  kind: ListKind
  createdBy: string
}

/** The list of this name, made if there is none. Throws `conflict` for a customer with too many lists. */
export async function findOrCreateList(trx: Trx, { locale }: { locale: Locale }, list: NewList): Promise<WatchList> {
  const { ownerId, name, kind, createdBy } = list
  const known = await findList(trx, ownerId, name)
  if (known) return known
  if (ownerId !== null && (await countLists(trx, ownerId)) >= limits.ownLists.perAccount)
    throw new Problem('conflict', translate(locale, 'watchLists.tooMany', { most: limits.ownLists.perAccount }))
  const row = { id: newId('lst'), owner_id: ownerId, name, kind, current_version: null, created_by: createdBy }
  await trx
    .insertInto('screening_lists')
    .values(row)
    .onConflict(same => same.doNothing())
    .execute()
  return (await findList(trx, ownerId, name)) as WatchList
}

const findList = (db: Db, ownerId: string | null, name: string) =>
  listsOf(db, ownerId)
    .selectAll()
    .where(eb => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst()

async function countLists(db: Db, ownerId: string): Promise<number> {
  const { count } = await listsOf(db, ownerId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The lists of one customer, or everybody's. */
export const listsOf = (db: Db, ownerId: string | null) =>
  db
    .selectFrom('screening_lists')
    .where('removed_at', 'is', null)
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)

/** A list of this owner. Throws `not_found`, also for another's. */
export async function readList(db: Db, ownerId: string | null, id: string): Promise<WatchList> {
  const list = await listsOf(db, ownerId).selectAll().where('id', '=', id).executeTakeFirst()
  if (!list) throw notFound('list')
  return list
}
