import { fileLimits } from '../../contracts/files/files.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { presentFile } from './fileRow.ts'
import { insertFile } from './insertFile.ts'
import { receiveFile, type Upload } from './receiveFile.ts'
import { sniffFile } from './sniffFile.ts'

export type FileOwner = Scope<CustomerActor | KeyActor>

const HOUR_MS = 3_600_000

/**
 * Stores an uploaded file, sealed; a check has to use it within a day. Throws `bad_request` without a file, `too_large`,
 * `unsupported_type` and `too_many_requests`; nothing is stored then.
 */
export async function storeFile(ctx: Context, scope: FileOwner, upload: Upload | undefined) {
  await consumeRateLimitOrThrow(ctx, scope, `files:${scope.actor.userId}`, fileLimits.uploads)
  const content = await receiveFile(upload, fileLimits.bytes, scope.locale)
  const type = sniffFile(content)
  if (!type) throw new Problem('unsupported_type', translate(scope.locale, 'files.unsupported'))
  const row = await insertFile(ctx, scope, {
    userId: scope.actor.userId,
    content,
    type,
    name: upload?.filename ?? '',
    keepUntil: new Date(Date.now() + fileLimits.unusedHours * HOUR_MS),
    action: 'file.uploaded',
  })
  return presentFile(ctx.vault, row)
}
