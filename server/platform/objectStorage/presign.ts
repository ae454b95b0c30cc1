import type { z } from 'zod'
import type { presignGet, presignPut } from '../../../contracts/calls/objects.ts'
import { codes } from '../../../contracts/codes.ts'
import { limits } from '../../../contracts/limits.ts'
import { consumeRateLimitOrThrow } from '../access/rateLimit.ts'
import type { Context, Scope } from '../context.ts'
import type { CustomerActor } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'
import type { DirectStore } from '../ports/objectStore.ts'
import { forbidden } from '../problem.ts'
import { translate } from '../translate.ts'
import { claimNewest, pendingUploadColumns } from './claimUpload.ts'
import { contentDisposition } from './contentDisposition.ts'
import { signedUrl } from './signature.ts'

type PutQuery = z.output<NonNullable<typeof presignPut.query>>
type GetQuery = z.output<NonNullable<typeof presignGet.query>>

/** The owner is the token's, whatever the key says (A112). */
const ownKey = ({ actor }: Scope<CustomerActor>, key: string) => `${actor.userId}/${key}`

/**
 * Makes room for a file and answers where to put it: the store's own address where it has such and the size is told, as only then it
 * can hold an upload to a size; else ours, which counts. Throws `too_many_requests`, `unavailable`, and `forbidden` for who only views.
 */
export async function presignUpload(ctx: Context, scope: Scope<CustomerActor>, asked: PutQuery) {
  const { userId, viewOnly } = scope.actor
  if (viewOnly) throw forbidden()
  const { perUser: max, windowMs } = limits.objects
  await consumeRateLimitOrThrow(ctx, scope, `object:${userId}`, { max, windowMs })
  const id = newId('obj')
  await ctx.db
    .insertInto('objects')
    .values({
      id,
      user_id: userId,
      kind: asked.service,
      object_key: ownKey(scope, asked.key),
      file_name: asked.key.slice(asked.key.lastIndexOf('/') + 1),
      content_type: asked.contentType,
      bytes: asked.contentLength ?? 0,
      uploaded_at: null,
    })
    .execute()
  const { contentType, contentLength: bytes } = asked
  const direct = bytes === undefined ? undefined : await ctx.objects.direct?.putUrl(id, { contentType, bytes })
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), url: direct ?? signedUrl(ctx, 'PUT', id) }
}

/** Where the newest file under a key of the account's is; 103 without one. Throws `unavailable`. */
export async function presignDownload(ctx: Context, scope: Scope<CustomerActor>, asked: GetQuery) {
  const { direct } = ctx.objects
  const named = namedBy(ctx, scope, asked)
  if (direct) await claimArrived(ctx, direct, named)
  const row = await named
    .select(['id', 'content_type', 'file_name'])
    .where('uploaded_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const { locale } = scope
  if (!row) return { code: codes.notFound, message: translate(locale, 'waysIn.fileUnknown') }
  const answered = { contentType: row.content_type, disposition: contentDisposition(row) }
  const url = direct ? await direct.getUrl(row.id, answered) : signedUrl(ctx, 'GET', row.id)
  return { code: codes.ok, message: translate(locale, 'account.read'), url }
}

/** The rows under a key of the account's, the newest first. */
const namedBy = ({ db }: Context, scope: Scope<CustomerActor>, { key, service, contentType }: GetQuery) =>
  db
    .selectFrom('objects')
    .where('object_key', '=', ownKey(scope, key))
    .where('kind', '=', service)
    .$if(contentType !== undefined, query => query.where('content_type', '=', contentType as string))
    .orderBy('id', 'desc')

async function claimArrived(ctx: Context, direct: DirectStore, named: ReturnType<typeof namedBy>): Promise<void> {
  const rooms = await named
    .select(pendingUploadColumns)
    .where('uploaded_at', 'is', null)
    .limit(limits.objects.perUser)
    .execute()
  await claimNewest(ctx, direct, rooms)
}
