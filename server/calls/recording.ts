import type { FastifyReply } from 'fastify'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { ownCall } from './rounds/row.ts'

/** Sends the joined recording of a session; recorded before it is sent. Throws `not_found`, also while there is none. */
export async function sendRecording(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, round }: { id: string; round: number },
  reply: FastifyReply,
) {
  await ownCall(ctx, scope, id)
  const row = await ctx.db
    .selectFrom('video_call_rounds')
    .select(['object_id', 'bytes', 'recording'])
    .where('call_id', '=', id)
    .where('round', '=', round)
    .executeTakeFirst()
  if (row?.recording !== 'ready' || row.object_id === null) throw notFound('recording')
  await audit(ctx.db, scope, { action: 'videoCall.recordingRead', subject: id, data: { round } })
  return reply
    .header('content-type', 'video/webm')
    .header('content-disposition', `attachment; filename="${id}-${round}.webm"`)
    .header('content-security-policy', 'sandbox')
    .send(await ctx.objects.get(row.object_id))
}
