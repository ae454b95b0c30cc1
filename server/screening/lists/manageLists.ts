import { sql } from 'kysely'
import type { z } from 'zod'
import type { WatchListRecord, watchList } from '../../../contracts/resources/watchList.ts'
import type { ListKind } from '../../../contracts/screening/watchLists.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { findAndCount, likePattern } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { type AdminActor, actorId, type CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { findOrCreateList, listsOf } from './lists.ts'
import { rollBack } from './rollBack.ts'
import { importerOf } from './versions.ts'

type Needed = Pick<Context, 'db' | 'vault'>
type Person = Scope<AdminActor | CustomerActor>

/** The lists of one owner, each with the version that is searched and the newest one. */
const rowsOf = (db: Db, ownerId: string | null) =>
  listsOf(db, ownerId)
    .leftJoin('screening_list_versions as current', join =>
      join
        .onRef('current.list_id', '=', 'screening_lists.id')
        .onRef('current.number', '=', 'screening_lists.current_version'),
    )
    .leftJoin('screening_list_versions as newest', join =>
      join
        .onRef('newest.list_id', '=', 'screening_lists.id')
        .on(
          'newest.number',
          '=',
          sql<number>`(select max(number) from screening_list_versions where list_id = screening_lists.id)`,
        ),
    )
    .select(['screening_lists.id', 'name', 'kind', 'created_at', 'current_version'])
    .select(['current.id as version_id', 'current.entries', 'current.published_on', 'current.finished_at'])
    .select(['current.imported_by', 'current.importer_sealed'])
    .select(['newest.state as newest_state', 'newest.entries as read'])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const present = ({ vault }: Needed, row: Row): WatchListRecord => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  state:
    row.newest_state === 'importing' || row.newest_state === 'failed'
      ? row.newest_state
      : row.current_version === null
        ? 'empty'
        : 'ready',
  version: row.current_version,
  dated: row.published_on ?? row.finished_at?.slice(0, 10) ?? null,
  entries: row.entries,
  importedAt: row.finished_at,
  importedBy:
    row.version_id === null || row.imported_by === null
      ? null
      : importerOf(vault, { id: row.version_id, imported_by: row.imported_by, importer_sealed: row.importer_sealed }),
  read: row.newest_state === 'importing' ? row.read : null,
  createdAt: row.created_at,
})

export async function pageOfLists(
  ctx: Needed,
  ownerId: string | null,
  { filter: { id, q, kind }, ...page }: ListQuery<z.output<typeof watchList.filter>>,
): Promise<Page<WatchListRecord>> {
  let found = rowsOf(ctx.db, ownerId)
  if (id) found = found.where('screening_lists.id', 'in', id)
  if (q) found = found.where('name', 'ilike', likePattern(q))
  if (kind) found = found.where('kind', 'in', kind)
  const columns = { id: 'screening_lists.id', name: sql`lower(name)`, createdAt: 'screening_lists.created_at' }
  const { rows, ...count } = await findAndCount(found, columns, page)
  return { ...count, rows: rows.map(row => present(ctx, row)) }
}

/** Throws `not_found`, also for another owner's. */
export async function showList(ctx: Needed, ownerId: string | null, id: string): Promise<WatchListRecord> {
  const row = await rowsOf(ctx.db, ownerId).where('screening_lists.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('list')
  return present(ctx, row)
}

/** Adds an empty list. Throws `conflict` for a name that is taken and for a customer with too many lists. */
export function addList(
  { db }: Needed,
  scope: Person,
  { ownerId, name, kind }: { ownerId: string | null; name: string; kind: ListKind },
): Promise<{ id: string }> {
  return db.transaction().execute(async trx => {
    const taken = await listsOf(trx, ownerId)
      .select('id')
      .where(eb => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
      .executeTakeFirst()
    if (taken) throw new Problem('conflict', translate(scope.locale, 'watchLists.nameTaken', { name }))
    const { id } = await findOrCreateList(trx, scope, { ownerId, name, kind, createdBy: actorId(scope.actor) })
    await audit(trx, scope, { action: 'watchList.added', subject: id, data: { kind } })
    return { id }
  })
}

interface ListAction {
  ownerId: string | null
  id: string
  /** Staff's; a customer needs none for a list of its own. */
  reason?: string
}

/** The version before the current one is searched from now on. Throws `not_found`, also for another owner's, and `conflict`. */
export function rollBackList(
  { db }: Needed,
  scope: Person,
  { ownerId, id, reason }: ListAction,
): Promise<{ version: number }> {
  return db.transaction().execute(async trx => {
    if (!(await listsOf(trx, ownerId).select('id').where('id', '=', id).executeTakeFirst())) throw notFound('list')
    const version = await rollBack(trx, scope, id)
    await audit(trx, scope, {
      action: 'watchList.rolledBack',
      subject: id,
      ...(reason && { reason }),
      data: { version },
    })
    return { version }
  })
}

/** From now on nobody searches it; a worker deletes its entries. Throws `not_found`, and `conflict` while an import runs. */
export function removeList(
  { db }: Needed,
  scope: Person,
  { ownerId, id, reason }: ListAction,
): Promise<{ id: string }> {
  return db.transaction().execute(async trx => {
    const list = await listsOf(trx, ownerId).select('name').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!list) throw notFound('list')
    const running = await trx
      .selectFrom('screening_list_versions')
      .select('id')
      .where('list_id', '=', id)
      .where('state', '=', 'importing')
      .executeTakeFirst()
    if (running) throw new Problem('conflict', translate(scope.locale, 'watchLists.importing'))
    await trx.updateTable('screening_lists').set({ removed_at: new Date() }).where('id', '=', id).execute()
    // Otherwise the next fetch would bring it back.
    await trx.updateTable('screening_sources').set({ is_on: false }).where('list_id', '=', id).execute()
    await audit(trx, scope, { action: 'watchList.removed', subject: id, ...(reason && { reason }) })
    return { id }
  })
}
