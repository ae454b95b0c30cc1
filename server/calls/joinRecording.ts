import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callLimits } from '../../contracts/videoCalls/states.ts'
import { type Joined, joinPieces } from '../engines/videoCalls/joinPieces.ts'
import { type Span, within } from '../engines/videoCalls/timeline.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context } from '../platform/context.ts'
import { newId, withIdPrefix } from '../platform/identity/ids.ts'
import { keepWith } from '../platform/objectStorage/sealedStore.ts'
import type { JoinJob } from './joinQueue.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'objects'>

const platform = { actor: { kind: 'system', name: 'video calls' } as const, ip: null, requestId: null }
const AGAIN = 5
/** What an upload and the end of a call may be apart. */
const LATE_MS = 2_000

/** Joins the pieces of a session into one file; what arrives meanwhile is joined as well. Does nothing for one that has been joined or deleted. */
export async function joinRecording(ctx: Parts, job: JoinJob): Promise<void> {
  for (let tries = 0; tries < AGAIN; tries++) if (await joinOnce(ctx, job)) return
}

async function joinOnce(ctx: Parts, { id, round }: JoinJob): Promise<boolean> {
  const state = await ctx.db
    .selectFrom('video_call_rounds')
    .select(['recording', 'object_id', 'ended_at'])
    .where('call_id', '=', id)
    .where('round', '=', round)
    .executeTakeFirst()
  if (state?.recording !== 'joining') return true
  const pieces = await ctx.db
    .selectFrom('video_call_pieces')
    .selectAll()
    .where('call_id', '=', id)
    .where('round', '=', round)
    .orderBy('seq')
    .execute()
  const joined = await joinPieces(
    pieces.map(piece => ({
      seq: piece.seq,
      startedAt: Date.parse(piece.started_at),
      durationMs: piece.duration_ms,
      read: async () => buffer(await ctx.objects.get(piece.object_id)),
    })),
    callLimits.gapMs,
  )
  const recording = joined ? 'ready' : pieces.length === 0 ? 'none' : 'failed'
  const stored = joined && (await putJoined(ctx, joined))
  const start = Math.min(...pieces.map(piece => Date.parse(piece.started_at)))
  const removeOld = await keepWith(ctx, stored ? [stored.object] : [], async trx => {
    // Pieces are stored in the call's lock: either they are seen here, or they ask for another joining.
    await trx.selectFrom('video_calls').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    const { count } = await trx
      .selectFrom('video_call_pieces')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('call_id', '=', id)
      .where('round', '=', round)
      .executeTakeFirstOrThrow()
    if (Number(count) !== pieces.length) throw new More()
    const marks = await trx
      .selectFrom('video_call_marks')
      .select(['step', 'at'])
      .where('call_id', '=', id)
      .where('round', '=', round)
      .orderBy('at')
      .execute()
    const steps = joined
      ? marks.map(({ step, at }) => ({ step, atMs: within(Date.parse(at), start, joined.durationMs) }))
      : []
    const { numUpdatedRows } = await trx
      .updateTable('video_call_rounds')
      .set({
        recording,
        object_id: stored?.id ?? null,
        sha256: stored?.sha256 ?? null,
        bytes: joined?.content.length ?? null,
        duration_ms: joined?.durationMs ?? null,
        gaps: JSON.stringify(joined ? [...joined.gaps, ...missingEnd(joined, start, state.ended_at)] : []),
        steps: JSON.stringify(steps),
        joined_pieces: pieces.length,
      })
      .where('call_id', '=', id)
      .where('round', '=', round)
      .where('recording', '=', 'joining')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new More()
    const { user_id: userId } = await trx
      .selectFrom('video_calls')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await audit(trx, platform, {
      action: 'videoCall.recordingJoined',
      subject: id,
      userId,
      data: { round, recording, pieces: pieces.length, sha256: stored?.sha256 ?? null },
    })
    return state.object_id === null ? null : ctx.objects.removeIn(trx, state.object_id)
  }).catch((error: unknown) => {
    if (error instanceof More) return error
    throw error
  })
  if (removeOld instanceof More) return false
  await removeOld?.()
  return true
}

/** What is not recorded before the end of the session: of a browser that was killed, whatever it had not sent. */
function missingEnd({ durationMs }: Joined, start: number, endedAt: string | null): Span[] {
  const end = endedAt === null ? 0 : Date.parse(endedAt) - start
  return end - durationMs > LATE_MS ? [{ fromMs: durationMs, toMs: end }] : []
}

/** Something has changed since the pieces were read. */
class More extends Error {}

async function putJoined(ctx: Parts, { content }: Joined) {
  const digest = createHash('sha256')
  for (const chunk of content.chunks()) digest.update(chunk)
  const id = withIdPrefix('obj', newId('vcp'))
  const object = await ctx.objects.put(id, Readable.from(content.chunks()), content.length)
  return { id, object, sha256: digest.digest('hex') }
}
