import type { z } from 'zod'
import type { presignGet, presignPut } from '../../../contracts/calls/objects.ts'
import { codes } from '../../../contracts/codes.ts'
import { limits } from '../../../contracts/limits.ts'
import { consumeRateLimitOrThrow } from '../access/rateLimit.ts'
import type { Context, Scope } from '../context.ts'
import type { CustomerActor } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'
import type { DirectStore } from '../ports/objectStore.ts'
import { forbidden, Problem } from '../problem.ts'
import { translate } from '../translate.ts'
import { timingSafeEquals } from '../vault.ts'
import { claimNewest, pendingUploadColumns } from './claimUpload.ts'
import { contentDisposition } from './sniff.ts'

type PutQuery = z.output<NonNullable<typeof presignPut.query>>
type GetQuery = z.output<NonNullable<typeof presignGet.query>>

/** The owner comes from the token, whatever the key says (A112). */
const ownKey = ({ actor }: Scope<CustomerActor>, key: string) => `${actor.userId}/${key}`

/**
 * Creates the row of a file and returns its upload URL: the store's own if it has such and the size is known (it can then enforce
 * the size), otherwise ours. Throws `too_many_requests`, `unavailable`, and `forbidden` for view-only users.
 */
export async function presignUpload(ctx: Context, scope: Scope<CustomerActor>, query: PutQuery) {
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
      kind: query.service,
      object_key: ownKey(scope, query.key),
      file_name: query.key.slice(query.key.lastIndexOf('/') + 1),
      content_type: query.contentType,
      bytes: query.contentLength ?? 0,
      uploaded_at: null,
    })
    .execute()
  const { contentType, contentLength: bytes } = query
  const direct = bytes === undefined ? undefined : await ctx.objects.direct?.putUrl(id, { contentType, bytes })
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), url: direct ?? signedUrl(ctx, 'PUT', id) }
}

/** The download URL of the newest file under a key of the account; 103 without one. Throws `unavailable`. */
export async function presignDownload(ctx: Context, scope: Scope<CustomerActor>, query: GetQuery) {
  const { direct } = ctx.objects
  const named = namedBy(ctx, scope, query)
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

/** The rows under a key of the account, newest first. */
const namedBy = ({ db }: Context, scope: Scope<CustomerActor>, { key, service, contentType }: GetQuery) =>
  db
    .selectFrom('objects')
    .where('object_key', '=', ownKey(scope, key))
    .where('kind', '=', service)
    .$if(contentType !== undefined, query => query.where('content_type', '=', contentType as string))
    .orderBy('id', 'desc')

async function claimArrived(ctx: Context, direct: DirectStore, named: ReturnType<typeof namedBy>): Promise<void> {
  const pending = await named
    .select(pendingUploadColumns)
    .where('uploaded_at', 'is', null)
    .limit(limits.objects.perUser)
    .execute()
  await claimNewest(ctx, direct, pending)
}

type Method = 'GET' | 'PUT'

/** Signs `/objects/<id>?exp&sig`, valid for one method and five minutes. `exp` is in milliseconds. */
function signedUrl({ vault, config }: Pick<Context, 'vault' | 'config'>, method: Method, id: string): string {
  const exp = String(Date.now() + limits.objects.urlMs)
  const url = new URL(`/objects/${id}`, config.PUBLIC_URL)
  url.search = new URLSearchParams({ exp, sig: macOf(vault, method, id, exp) }).toString()
  return url.href
}

/** Throws `forbidden` unless the URL is one of ours, for this method, and has not expired. */
export function checkSignature(
  { vault }: Pick<Context, 'vault'>,
  method: Method,
  id: string,
  { exp, sig }: { exp: string; sig: string },
): void {
  if (!timingSafeEquals(sig, macOf(vault, method, id, exp)) || Number(exp) <= Date.now())
    throw new Problem('forbidden', 'This URL has expired. Request a new one.')
}

const macOf = (vault: Context['vault'], method: Method, id: string, exp: string) =>
  vault.sign('object', `${method}\n${id}\n${exp}`)
