import { sql } from 'kysely'
import type { EntryKind, ListFormat } from '../../../contracts/screening/watchLists.ts'
import { ListFileError } from '../../engines/lists/listFileError.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { type ImportRun, ImportTakenOver } from './insertEntries.ts'

/** A file with less than this part of the current entries was probably cut off at a line's end. */
const MIN_PART = 0.5
const FEW = 50

interface Read {
  format: ListFormat
  publishedOn: string | null
  kinds: Partial<Record<EntryKind, number>>
  leftOut: Record<string, number>
}

/**
 * Makes the imported version the one that is searched: entries that the file lacks or has changed end with the former version. One
 * transaction, so that a search sees either version as a whole. Throws ListFileError for a file that lost most of its entries.
 */
export async function makeCurrent(ctx: Pick<Context, 'db'>, run: ImportRun, read: Read): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 0`.execute(trx)
    const version = await trx
      .selectFrom('screening_list_versions')
      .select('entries')
      .where('id', '=', run.versionId)
      .where('claim', '=', run.claim)
      .forUpdate()
      .executeTakeFirst()
    if (!version) throw new ImportTakenOver()
    await refuseShrunk(trx, run, version.entries)
    await endMissing(trx, run)
    await trx
      .updateTable('screening_list_versions')
      .set({ state: 'former' })
      .where('list_id', '=', run.listId)
      .where('state', '=', 'current')
      .execute()
    await trx
      .updateTable('screening_list_versions')
      .set({
        ...(await countChanges(trx, run)),
        state: 'current',
        format: read.format,
        published_on: read.publishedOn,
        kinds: JSON.stringify(read.kinds),
        left_out: JSON.stringify(read.leftOut),
        claim: null,
        finished_at: new Date(),
      })
      .where('id', '=', run.versionId)
      .execute()
    await trx.updateTable('screening_lists').set({ current_version: run.number }).where('id', '=', run.listId).execute()
    await trx.deleteFrom('screening_import_entries').where('version_id', '=', run.versionId).execute()
  })
}

async function refuseShrunk(trx: Trx, { listId, base, allowFewer }: ImportRun, now: number): Promise<void> {
  if (base === null || allowFewer) return
  const { entries: before } = await trx
    .selectFrom('screening_list_versions')
    .select('entries')
    .where('list_id', '=', listId)
    .where('number', '=', base)
    .executeTakeFirstOrThrow()
  if (before >= FEW && now < before * MIN_PART) throw new ListFileError('shrunk', { now, before })
}

async function endMissing(trx: Trx, { listId, base, versionId }: ImportRun): Promise<void> {
  if (base === null) return
  await sql`
    update screening_entities as entity set until = ${base}
    where entity.list_id = ${listId} and entity.until is null and entity.since <= ${base} and not exists (
      select from screening_import_entries as imported where imported.version_id = ${versionId}
        and imported.source_id = entity.source_id and imported.content_hash = entity.content_hash)`.execute(trx)
  await sql`
    update screening_names as name set until = ${base} from screening_entities as entity
    where entity.id = name.entity_id and entity.list_id = ${listId} and entity.until = ${base} and name.until is null`.execute(
    trx,
  )
}

async function countChanges(trx: Trx, { listId, base, number }: ImportRun) {
  const { rows } = await sql<{ fresh: number; ended: number; changed: number }>`
    select
      (select count(*) from screening_entities where list_id = ${listId} and since = ${number}) as fresh,
      (select count(*) from screening_entities where list_id = ${listId} and until = ${base}) as ended,
      (select count(*) from screening_entities as fresh
        join screening_entities as ended on ended.list_id = fresh.list_id and ended.source_id = fresh.source_id
          and ended.until = ${base}
        where fresh.list_id = ${listId} and fresh.since = ${number}) as changed`.execute(trx)
  const { fresh = 0, ended = 0, changed = 0 } = rows[0] ?? {}
  return { added: fresh - changed, removed: ended - changed, changed }
}
