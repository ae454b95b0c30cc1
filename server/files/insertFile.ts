import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileType } from '../../contracts/files/files.ts'
import type { AuditAction } from '../../contracts/people/auditActions.ts'
import { safeFileName } from '../engines/fileName.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { keepWith } from '../platform/objectStorage/sealedStore.ts'
import { type FileRow, objectOf } from './fileRow.ts'
import { isLocked } from './sniffFile.ts'

interface NewFile {
  userId: string
  content: Buffer
  type: FileType
  name: string
  keepUntil: Date
  /** The check to which it belongs from the beginning. */
  verificationId?: string
  /** By which its text is searched. */
  textWords?: string[]
  action: Extract<AuditAction, 'file.uploaded' | 'file.kept'>
}

/** Stores a file and its row. Nothing is left behind if either fails. */
export async function insertFile(
  ctx: Pick<Context, 'db' | 'vault' | 'objects'>,
  scope: Omit<Scope, 'locale'>,
  { userId, content, type, name, keepUntil, verificationId, textWords, action }: NewFile,
): Promise<FileRow> {
  const id = newId('fil')
  const object = await ctx.objects.put(objectOf(id), Readable.from([content]), content.length)
  return keepWith(ctx, [object], async trx => {
    const row = await trx
      .insertInto('files')
      .values({
        id,
        user_id: userId,
        verification_id: verificationId ?? null,
        name_sealed: ctx.vault.seal(safeFileName(name) || `file.${type}`, { column: 'files.name_sealed', id }),
        type,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        is_locked: isLocked(content, type),
        password_sealed: null,
        keep_until: keepUntil,
        deleted_at: null,
        text_words: textWords ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(trx, scope, { action, subject: id, userId, data: { type, bytes: content.length } })
    return row
  })
}
