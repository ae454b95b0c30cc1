import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type FileType, fileLimits } from '../../contracts/files.ts'
import { safeFileName } from '../engines/fileName.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import { requireAccess } from '../platform/access/requireAccess.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { type FileRow, objectOf, presentFile } from './fileRow.ts'
import { SEALING_BYTES, sealContent } from './sealContent.ts'
import { isLocked, sniffFile } from './sniffFile.ts'

export type FileOwner = Scope<CustomerActor | KeyActor>

const HOUR_MS = 3_600_000

interface Upload {
  filename: string
  file: Readable
}

/**
 * Stores an uploaded file, sealed; a check has to use it within a day. Throws `bad_request` without a file, `too_large`,
 * `unsupported_type` and `too_many_requests`; nothing is stored then.
 */
export async function storeFile(ctx: Context, scope: FileOwner, upload: Upload | undefined) {
  if (scope.actor.kind === 'customer') requireAccess({ ...scope, actor: scope.actor }, 'create', 'verifications')
  if (!upload) throw new Problem('bad_request', 'Send the file as the form field "file".')
  await consumeRateLimitOrThrow(ctx, scope, `files:${scope.actor.userId}`, fileLimits.uploads)
  const content = await readBounded(upload.file, scope)
  const type = sniffFile(content)
  if (!type) throw new Problem('unsupported_type', translate(scope.locale, 'files.unsupported'))
  return presentFile(ctx.vault, await insertFile(ctx, scope, { content, type, name: upload.filename }))
}

interface NewFile {
  content: Buffer
  type: FileType
  name: string
}

async function insertFile(ctx: Context, scope: FileOwner, { content, type, name }: NewFile): Promise<FileRow> {
  const id = newId('fil')
  const { key, sealed } = sealContent(content)
  await ctx.objects.put(objectOf(id), Readable.from([sealed]), fileLimits.bytes + SEALING_BYTES)
  try {
    return await ctx.db.transaction().execute(async trx => {
      const row = await trx
        .insertInto('files')
        .values({
          id,
          user_id: scope.actor.userId,
          verification_id: null,
          name_sealed: ctx.vault.seal(safeFileName(name) || `file.${type}`, { column: 'files.name_sealed', id }),
          type,
          bytes: content.length,
          sha256: createHash('sha256').update(content).digest('hex'),
          key_sealed: ctx.vault.seal(key, { column: 'files.key_sealed', id }),
          is_locked: isLocked(content, type),
          password_sealed: null,
          keep_until: new Date(Date.now() + fileLimits.unusedHours * HOUR_MS),
          deleted_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await audit(trx, scope, { action: 'file.uploaded', subject: id, data: { type, bytes: content.length } })
      return row
    })
  } catch (error) {
    await ctx.objects.remove(objectOf(id))
    throw error
  }
}

async function readBounded(file: Readable, { locale }: Scope): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // The rest is read and dropped, so that the client receives the reply.
    if (bytes <= fileLimits.bytes) chunks.push(chunk)
  }
  if (bytes > fileLimits.bytes)
    throw new Problem('too_large', translate(locale, 'files.tooLarge', { megabytes: fileLimits.bytes / 1024 / 1024 }))
  if (bytes === 0) throw new Problem('bad_request', translate(locale, 'files.empty'))
  return Buffer.concat(chunks)
}
