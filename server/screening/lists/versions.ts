import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { ListEntryFields, ListVersion, watchListChanges } from '../../../contracts/calls/watchLists.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { EntryChange } from '../../../contracts/screening/watchLists.ts'
import type { ListEntity } from '../../engines/lists/entity.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/problem.ts'
import type { Vault } from '../../platform/vault.ts'
import { listChanges } from './changes.ts'
import { describeProblems } from './importFault.ts'
import { readList } from './lists.ts'

type Version = Selectable<Schema['screening_list_versions']>

/** Older ones are kept, but nobody asks for them. */
const MAX_VERSIONS = 200

export const versionsOf = (db: Db, listId: string) =>
  db.selectFrom('screening_list_versions').selectAll().where('list_id', '=', listId)

/** The newest first. Throws `not_found`. */
export async function listVersions(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { locale }: Pick<Scope, 'locale'>,
  ownerId: string | null,
  listId: string,
): Promise<ListVersion[]> {
  await readList(db, ownerId, listId)
  const rows = await versionsOf(db, listId).orderBy('number', 'desc').limit(MAX_VERSIONS).execute()
  return rows.map(row => presentVersion(vault, locale, row))
}

export const presentVersion = (vault: Vault, locale: Locale, row: Version): ListVersion => ({
  id: row.id,
  number: row.number,
  state: row.state,
  format: row.format,
  files: row.files.map(({ name }) => name),
  publishedOn: row.published_on,
  entries: row.entries,
  kinds: row.kinds,
  leftOut: row.left_out,
  added: row.added,
  changed: row.changed,
  removed: row.removed,
  importedBy: importerOf(vault, row),
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  problems: row.state === 'failed' ? describeProblems(locale, row) : [],
  shrunk: row.fault === 'shrunk',
})

/** The person's name, or `command` and `sandbox`. */
export const importerOf = (
  vault: Vault,
  { id, imported_by, importer_sealed }: Pick<Version, 'id' | 'imported_by' | 'importer_sealed'>,
): string =>
  importer_sealed === null
    ? imported_by
    : vault.open(importer_sealed, { column: 'screening_list_versions.importer_sealed', id })

interface ChangesQuery {
  id: string
  number: number
  kind: EntryChange
  after?: string | undefined
  limit: number
}

/** A page of what a version did. Throws `not_found`, also for a version that never was current. */
export async function changesOf(
  ctx: Pick<Context, 'db' | 'vault'>,
  ownerId: string | null,
  { id, number, ...query }: ChangesQuery,
): Promise<z.output<typeof watchListChanges.reply>> {
  await readList(ctx.db, ownerId, id)
  const version = await versionsOf(ctx.db, id)
    .where('number', '=', number)
    .where('state', 'in', ['current', 'former', 'rolledBack'])
    .executeTakeFirst()
  if (!version) throw notFound('version')
  const found = await listChanges(ctx, { listId: id, number, base: version.base, ...query, limit: query.limit + 1 })
  const page = found.slice(0, query.limit)
  return {
    changes: page.map(change => ({
      id: change.id,
      entryId: change.entity.sourceId,
      entryKind: change.entity.kind,
      entry: fieldsOf(change.entity),
      before: change.before && fieldsOf(change.before),
    })),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

const fieldsOf = (entity: ListEntity): ListEntryFields => ({
  name: entity.names[0]?.name ?? '',
  aliases: entity.names.slice(1).map(({ name }) => name),
  births: entity.births,
  countries: entity.countries,
  identifiers: entity.identifiers.map(({ type, value }) => `${type}: ${value}`),
  positions: entity.positions,
  programmes: entity.programmes,
  remarks: entity.remarks,
})
