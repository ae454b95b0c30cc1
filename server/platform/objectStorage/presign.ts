import type { z } from 'zod'
import type { presignGet, presignPut } from '../../../contracts/calls/objects.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { consumeRateLimitOrThrow } from '../access/rateLimit.ts'
import type { Context, Scope } from '../context.ts'
import type { CustomerActor } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'
import { Problem } from '../problem.ts'
import { translate } from '../translate.ts'
import { timingSafeEquals } from '../vault.ts'

type PutQuery = z.output<NonNullable<typeof presignPut.query>>
type GetQuery = z.output<NonNullable<typeof presignGet.query>>

/** The owner comes from the token, whatever the key says (A112). */
const ownKey = ({ actor }: Scope<CustomerActor>, key: string) => `${actor.userId}/${key}`

/** Creates the row of a file and returns its upload URL. Throws `too_many_requests`. */
export async function presignUpload(ctx: Context, scope: Scope<CustomerActor>, query: PutQuery) {
  const { userId } = scope.actor
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
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), url: signedUrl(ctx, 'PUT', id) }
}

/** The download URL of the newest file under a key of the account; 103 without one. */
export async function presignDownload(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { key, service, contentType }: GetQuery,
) {
  const row = await ctx.db
    .selectFrom('objects')
    .select('id')
    .where('object_key', '=', ownKey(scope, key))
    .where('kind', '=', service)
    .where('uploaded_at', 'is not', null)
    .$if(contentType !== undefined, query => query.where('content_type', '=', contentType as string))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { locale } = scope
  if (!row) return { code: codes.notFound, message: translate(locale, 'waysIn.fileUnknown') }
  return { code: codes.ok, message: translate(locale, 'account.read'), url: signedUrl(ctx, 'GET', row.id) }
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
