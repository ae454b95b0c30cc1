import { sql } from 'kysely'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Trx } from '../../platform/context.ts'
import type { ListFileRecord } from '../../platform/db/schema/screening.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** An import that has not shown life for so long was killed. It writes a heartbeat with every batch, several a second. */
export const IMPORT_SILENT_MS = 2 * 60_000

interface NewImport {
  listId: string
  files: readonly ListFileRecord[]
  /** Who, by id. */
  importedBy: string
  /** Seals the name of that person, for the version of this id. */
  importer?: (versionId: string) => string
  /** Accepts a file with less than half of the current version's entries. */
  allowFewer: boolean
}

/**
 * Registers the next version of a list, which `runImport` fills. Throws `conflict` while another import of the list runs: two at once
 * would compare themselves with the same version and undo each other.
 */
export async function startImport(trx: Trx, { locale }: { locale: Locale }, request: NewImport): Promise<string> {
  const { listId, files, importedBy, importer, allowFewer } = request
  const list = await trx
    .selectFrom('screening_lists')
    .select(['current_version'])
    .where('id', '=', listId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await failSilentImports(trx, listId)
  const versions = () => trx.selectFrom('screening_list_versions').where('list_id', '=', listId)
  if (await versions().select('id').where('state', '=', 'importing').executeTakeFirst())
    throw new Problem('conflict', translate(locale, 'watchLists.importing'))
  const { last } = await versions()
    .select(eb => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  const id = newId('lsv')
  const now = new Date()
  await trx
    .insertInto('screening_list_versions')
    .values({
      id,
      list_id: listId,
      number: last + 1,
      base: list.current_version,
      state: 'importing',
      format: null,
      files: JSON.stringify(files),
      imported_by: importedBy,
      importer_sealed: importer?.(id) ?? null,
      allow_fewer: allowFewer,
      heartbeat_at: now,
      started_at: now,
    })
    .execute()
  return id
}

/** One with uploaded files is the queue's, which runs it again. */
async function failSilentImports(trx: Trx, listId: string): Promise<void> {
  await trx
    .updateTable('screening_list_versions')
    .set({ state: 'failed', fault: 'interrupted', claim: null, finished_at: new Date() })
    .where('list_id', '=', listId)
    .where('state', '=', 'importing')
    .where(sql<boolean>`files->0->>'objectId' is null`)
    .where('heartbeat_at', '<', new Date(Date.now() - IMPORT_SILENT_MS).toISOString())
    .execute()
}
