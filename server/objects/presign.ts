import type { z } from 'zod'
import type { presignGet, presignPut } from '../../contracts/calls/objects.ts'
import { codes } from '../../contracts/codes.ts'
import { limits } from '../../contracts/limits.ts'
import { hitOrThrow } from '../accounts/rateWindow.ts'
import type { CustomerActor } from '../actors.ts'
import type { Context, Scope } from '../context.ts'
import { newId } from '../ids.ts'
import { forbidden } from '../problem.ts'
import { say } from '../say.ts'
import { signedUrl } from './signature.ts'

type PutQuery = z.output<NonNullable<typeof presignPut.query>>
type GetQuery = z.output<NonNullable<typeof presignGet.query>>

/** The owner is the token's, whatever the key says (A112). */
const ownKey = ({ actor }: Scope<CustomerActor>, key: string) => `${actor.userId}/${key}`

/** Makes room for a file and answers where to put it. Throws `too_many_requests`, and `forbidden` for who only views. */
export async function presignUpload(ctx: Context, scope: Scope<CustomerActor>, asked: PutQuery) {
  const { userId, viewOnly } = scope.actor
  if (viewOnly) throw forbidden()
  const { perUser: max, windowMs } = limits.objects
  await hitOrThrow(ctx, scope, `object:${userId}`, { max, windowMs })
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
      bytes: 0,
      uploaded_at: null,
    })
    .execute()
  return { code: codes.ok, message: say(scope.locale, 'account.read'), url: signedUrl(ctx, 'PUT', id) }
}

/** Where the newest file under a key of the account's is; 103 without one. */
export async function presignDownload(ctx: Context, scope: Scope<CustomerActor>, asked: GetQuery) {
  const row = await ctx.db
    .selectFrom('objects')
    .select('id')
    .where('object_key', '=', ownKey(scope, asked.key))
    .where('kind', '=', asked.service)
    .where('uploaded_at', 'is not', null)
    .$if(asked.contentType !== undefined, query => query.where('content_type', '=', asked.contentType as string))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { locale } = scope
  if (!row) return { code: codes.notFound, message: say(locale, 'waysIn.fileUnknown') }
  return { code: codes.ok, message: say(locale, 'account.read'), url: signedUrl(ctx, 'GET', row.id) }
}
