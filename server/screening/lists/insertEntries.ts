import { sql } from 'kysely'
import type { ListEntity } from '../../engines/lists/entity.ts'
import { ListFileError } from '../../engines/lists/listFileError.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import { type EntryRows, entryRows } from './entryRows.ts'

export interface ImportRun {
  claim: string
  versionId: string
  listId: string
  number: number
  base: number | null
  allowFewer: boolean
  /** The customer whose own list it is. */
  ownerId: string | null
}

/** A newer run of the same import goes on in its place. */
export class ImportTakenOver extends Error {}

/** Stores a batch of entries, out of which only new and changed ones become rows. Throws ListFileError for an id that came before. */
export async function insertEntries(
  ctx: Pick<Context, 'db' | 'vault'>,
  run: ImportRun,
  entities: readonly ListEntity[],
): Promise<void> {
  if (entities.length === 0) return
  const rows = entities.map(entity => entryRows(ctx.vault, run, entity))
  await ctx.db.transaction().execute(async trx => {
    await keepClaim(trx, run, rows.length)
    await rememberIds(trx, run, rows)
    await insertNew(trx, run, rows)
  })
}

/** Every batch proves that no other run has taken over, and that this one lives. */
async function keepClaim(trx: Trx, { versionId, claim }: ImportRun, entries: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('screening_list_versions')
    .set(eb => ({ entries: eb('entries', '+', entries), heartbeat_at: new Date() }))
    .where('id', '=', versionId)
    .where('claim', '=', claim)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ImportTakenOver()
}

async function rememberIds(trx: Trx, { versionId }: ImportRun, rows: readonly EntryRows[]): Promise<void> {
  const ids = rows.map(({ entity: { source_id, content_hash } }) => ({
    version_id: versionId,
    source_id,
    content_hash,
  }))
  const { rows: inserted } = await sql<{ source_id: string }>`
    insert into screening_import_entries select * from ${jsonRows('screening_import_entries', ids)}
    on conflict do nothing returning source_id`.execute(trx)
  if (inserted.length === rows.length) return
  const firsts = new Set(inserted.map(row => row.source_id))
  const repeated = rows.find(row => !firsts.delete(row.entity.source_id)) as EntryRows
  throw new ListFileError('repeatedId', { id: repeated.sourceId.slice(0, 80) })
}

/** An entry with the same content is already a row, which goes on. */
async function insertNew(trx: Trx, { listId }: ImportRun, rows: readonly EntryRows[]): Promise<void> {
  const known = await trx
    .selectFrom('screening_entities')
    .select(['source_id', 'content_hash'])
    .where('list_id', '=', listId)
    .where('until', 'is', null)
    .where(
      'source_id',
      'in',
      rows.map(({ entity }) => entity.source_id),
    )
    .execute()
  const unchanged = new Map(known.map(({ source_id, content_hash }) => [source_id, content_hash]))
  const fresh = rows.filter(({ entity }) => unchanged.get(entity.source_id) !== entity.content_hash)
  if (fresh.length === 0) return
  const entities = fresh.map(({ entity }) => entity)
  await sql`insert into screening_entities select * from ${jsonRows('screening_entities', entities)}`.execute(trx)
  const names = fresh.flatMap(row => row.names)
  await sql`insert into screening_names select * from ${jsonRows('screening_names', names)}`.execute(trx)
}
