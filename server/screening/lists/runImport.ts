import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ListEntity, ListFile } from '../../engines/lists/entity.ts'
import { ListFileError } from '../../engines/lists/listFileError.ts'
import { readList } from '../../engines/lists/readList.ts'
import type { Context } from '../../platform/context.ts'
import { discardUnused } from './discardUnused.ts'
import { failImport } from './importFault.ts'
import { type ImportRun, insertEntries } from './insertEntries.ts'
import { makeCurrent } from './makeCurrent.ts'

const BATCH = 500

/**
 * Reads the files of an import and makes their entries the list's current version. What is searched changes in one transaction at the
 * end; until then, and after any failure, the former version stays. A second run of the same import, after its worker was killed,
 * starts over. Resolves to false if the file is no list; the version then says why.
 */
export async function runImport(
  ctx: Pick<Context, 'db' | 'vault'>,
  versionId: string,
  files: readonly [ListFile, ...ListFile[]],
): Promise<boolean> {
  const run = await claimImport(ctx, versionId)
  if (!run) return false
  try {
    const reading = await readList(files)
    let batch: ListEntity[] = []
    for await (const entity of reading.entities) {
      batch.push(entity)
      if (batch.length < BATCH) continue
      await insertEntries(ctx, run, batch)
      batch = []
    }
    await insertEntries(ctx, run, batch)
    await prepareSearch(ctx)
    await makeCurrent(ctx, run, {
      format: reading.format,
      publishedOn: reading.publishedOn(),
      kinds: reading.kinds(),
      leftOut: reading.leftOut(),
    })
    return true
  } catch (error) {
    if (!(error instanceof ListFileError)) throw error
    await failImport(ctx, versionId, error.fault, { params: error.params })
    return false
  }
}

/** Takes the import over from an earlier run, and removes what that one and former failures have left. */
async function claimImport(ctx: Pick<Context, 'db'>, versionId: string): Promise<ImportRun | undefined> {
  const claim = randomUUID()
  const version = await ctx.db
    .updateTable('screening_list_versions')
    .set({ claim, entries: 0, heartbeat_at: new Date() })
    .where('id', '=', versionId)
    .where('state', '=', 'importing')
    .returning(['id', 'list_id', 'number', 'base', 'allow_fewer'])
    .executeTakeFirst()
  if (!version) return undefined
  const list = await ctx.db
    .selectFrom('screening_lists')
    .select('owner_id')
    .where('id', '=', version.list_id)
    .executeTakeFirstOrThrow()
  await discardUnused(ctx, version.list_id, version.base)
  return {
    claim,
    versionId,
    listId: version.list_id,
    number: version.number,
    base: version.base,
    allowFewer: version.allow_fewer,
    ownerId: list.owner_id,
  }
}

/**
 * Gathers statistics and empties the index's list of pending entries, which every search would read. PostgreSQL's autovacuum does both
 * within minutes; the embedded database has none, and screening takes five to ten times as long there without this.
 */
async function prepareSearch({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select gin_clean_pending_list('screening_names_keys')`.execute(trx)
    await sql`analyze screening_names, screening_entities`.execute(trx)
  })
}
