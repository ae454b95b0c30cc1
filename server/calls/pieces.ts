import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { callLimits } from '../../contracts/videoCalls/states.ts'
import { receiveFile, type Upload } from '../files/receiveFile.ts'
import type { Context, Scope } from '../platform/context.ts'
import { actorId, type CustomerActor } from '../platform/identity/actors.ts'
import { newId, withIdPrefix } from '../platform/identity/ids.ts'
import { keepWith } from '../platform/objectStorage/sealedStore.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { sendJoin } from './joinQueue.ts'
import { conflict, lockCall, ownCall } from './rounds/row.ts'

/** EBML, with which WebM begins. */
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

interface Piece {
  id: string
  round: number
  seq: number
  sha256: string
  startedAt: string
  durationMs: number
}

/**
 * Stores a piece of the recording, sealed, in any order and also after the call, until somebody has decided. The same piece again is nothing new. Throws `conflict` for another
 * content in its place, for anybody but the session's agent, and after the decision; `bad_request` if its digest is not the content's; `unsupported_type`.
 */
export async function storePiece(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, round, seq, sha256, startedAt, durationMs }: Piece,
  /** Read only once it is known that the file may be stored. */
  upload: () => Promise<Upload | undefined>,
): Promise<{ seq: number; isNew: boolean }> {
  await requireOpen(ctx, scope, id, round)
  const content = await receiveFile(await upload(), callLimits.pieceBytes, scope.locale)
  if (!content.subarray(0, 4).equals(WEBM))
    throw new Problem('unsupported_type', translate(scope.locale, 'videoCalls.noWebm'))
  if (createHash('sha256').update(content).digest('hex') !== sha256) {
    const message = translate(scope.locale, 'videoCalls.wrongDigest')
    throw new Problem('bad_request', message, [{ field: 'sha256', message }])
  }
  const known = await ctx.db
    .selectFrom('video_call_pieces')
    .select('sha256')
    .where('call_id', '=', id)
    .where('round', '=', round)
    .where('seq', '=', seq)
    .executeTakeFirst()
  if (known) return sameOrConflict(scope, known.sha256, sha256, seq)
  const object_id = withIdPrefix('obj', newId('vcp'))
  const object = await ctx.objects.put(object_id, Readable.from([content]), content.length)
  try {
    await keepWith(ctx, [object], async trx => {
      const call = await lockCall(ctx, trx, scope, id)
      if (call.decided_at !== null) throw conflict(scope, 'videoCalls.decided')
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('video_call_pieces')
        .values({
          call_id: id,
          round,
          seq,
          object_id,
          sha256,
          bytes: content.length,
          started_at: startedAt,
          duration_ms: durationMs,
          received_at: new Date(),
        })
        .onConflict(same => same.columns(['call_id', 'round', 'seq']).doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n) throw new Twice()
      // Whatever comes after the end is joined as well.
      if (call.status !== 'inCall' || call.round !== round) await sendJoin(ctx, trx, { id, round })
    })
  } catch (error) {
    if (!(error instanceof Twice)) throw error
    const first = await ctx.db
      .selectFrom('video_call_pieces')
      .select('sha256')
      .where('call_id', '=', id)
      .where('round', '=', round)
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow()
    return sameOrConflict(scope, first.sha256, sha256, seq)
  }
  return { seq, isNew: true }
}

/** Another request has stored a piece at the same place meanwhile. */
class Twice extends Error {}

function sameOrConflict(scope: Scope, first: string, now: string, seq: number) {
  if (first !== now) throw conflict(scope, 'videoCalls.otherPiece')
  return { seq, isNew: false }
}

async function requireOpen(ctx: Context, scope: Scope<CustomerActor>, id: string, round: number): Promise<void> {
  const call = await ownCall(ctx, scope, id)
  const found = await ctx.db
    .selectFrom('video_call_rounds')
    .select('agent_id')
    .where('call_id', '=', id)
    .where('round', '=', round)
    .executeTakeFirst()
  if (found?.agent_id !== actorId(scope.actor)) throw conflict(scope, 'videoCalls.notYours')
  if (call.decided_at !== null) throw conflict(scope, 'videoCalls.decided')
}
