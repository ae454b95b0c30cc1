import type { Selectable } from 'kysely'
import type { UploadedFile } from '../../contracts/calls/files.ts'
import type { FileType } from '../../contracts/files/files.ts'
import type { Db } from '../platform/context.ts'
import type { FilesTables } from '../platform/db/schema/files.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { notFound } from '../platform/problem.ts'
import type { Vault } from '../platform/vault.ts'

export type FileRow = Selectable<FilesTables['files']>

/** Under which id the object store has the content. */
export const objectOf = (fileId: string): string => withIdPrefix('obj', fileId)

/** The name is empty once the content is deleted. */
export const presentFile = (vault: Vault, row: FileRow): UploadedFile => ({
  id: row.id,
  name: row.name_sealed === null ? '' : vault.open(row.name_sealed, { column: 'files.name_sealed', id: row.id }),
  type: row.type as FileType,
  isLocked: row.is_locked,
  isUnlocked: row.password_sealed !== null,
  bytes: row.bytes,
  sha256: row.sha256,
  createdAt: row.created_at,
  keptUntil: row.keep_until,
  deletedAt: row.deleted_at,
})

/** Throws `not_found`, also for another account's file. */
export async function ownFile(db: Db, userId: string, id: string): Promise<FileRow> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('file')
  return row
}
