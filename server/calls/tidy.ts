import { callLimits } from '../../contracts/videoCalls/states.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Trx } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { endRound } from './end.ts'
import { eraseDue } from './erase.ts'
import { followCallChecks } from './evidence/follow.ts'
import { JOIN_QUEUE, type JoinJob, sendJoin } from './joinQueue.ts'
import { joinRecording } from './joinRecording.ts'
import type { CallRow } from './rounds/row.ts'

const EVERY_MS = 15_000
/** An agent looks at a picture while it is read. */
const CHECKS_MS = 1_000
const BATCH = 100
/** A joining that nobody has finished by then is asked for anew. */
const STUCK_MS = 60_000

const platform = { actor: { kind: 'system', name: 'video calls' } as const, ip: null, requestId: null }

/** Starts the joining of recordings, and what is done from time to time. */
export async function startVideoCalls(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(JOIN_QUEUE, { policy: 'exclusive', expireInSeconds: 900 })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<JoinJob>(JOIN_QUEUE, ({ data }) => joinRecording(ctx, data), {
    batchSize: 1,
    localConcurrency: 1,
  })
  const running = [
    runPeriodically(EVERY_MS, 'video calls', ctx.log, async () => {
      await tidyCalls(ctx)
      await eraseDue(ctx)
    }),
    runPeriodically(CHECKS_MS, 'pictures of video calls', ctx.log, () => followCallChecks(ctx)),
  ]
  return { stop: async () => void (await Promise.all(running.map(one => one.stop()))) }
}

/** Takes from the queue whoever has left their page, and ends sessions from which somebody has been away too long. */
export async function tidyCalls(ctx: Pick<Context, 'db' | 'jobs'>, now = new Date()): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await ctx.db
    .updateTable('video_calls')
    .set({ status: 'invited', queued_at: null })
    .where('status', '=', 'waiting')
    .where('seen_at', '<', ago(callLimits.rejoinMs))
    .execute()
  const cut = await ctx.db
    .selectFrom('video_calls')
    .select('id')
    .where('status', '=', 'inCall')
    .where(eb =>
      eb.or([
        eb('seen_at', '<', ago(callLimits.rejoinMs)),
        eb('agent_seen_at', '<', ago(callLimits.rejoinMs)),
        eb('held_at', '<', ago(callLimits.callMs)),
      ]),
    )
    .limit(BATCH)
    .execute()
  for (const { id } of cut)
    await ctx.db.transaction().execute(async trx => {
      const row = await trx.selectFrom('video_calls').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (row?.status === 'inCall') await endCut(ctx, trx, row, now)
    })
  await askAgain(ctx, ago(STUCK_MS))
}

/**
 * A call that took too long is decided by its agent. An agent who is away leaves the person at their place in the queue; a person who is away comes back by their link.
 * Either way the next session is a fresh one.
 */
async function endCut(ctx: Pick<Context, 'jobs'>, trx: Trx, row: CallRow, now: Date): Promise<void> {
  const isAway = (at: string | null) => at !== null && now.getTime() - Date.parse(at) > callLimits.rejoinMs
  const [personAway, agentAway] = [isAway(row.seen_at), isAway(row.agent_seen_at)]
  const isLong = row.held_at !== null && now.getTime() - Date.parse(row.held_at) > callLimits.callMs
  if (!personAway && !agentAway && !isLong) return
  const why = personAway ? 'personAway' : agentAway ? 'agentAway' : 'tooLong'
  if (why === 'tooLong') await endRound(ctx, trx, row, { status: 'held' }, now)
  else if (why === 'agentAway') await endRound(ctx, trx, row, { status: 'waiting' }, now)
  else await endRound(ctx, trx, row, { status: 'invited', queued_at: null }, now)
  await audit(trx, platform, {
    action: 'videoCall.returned',
    subject: row.id,
    userId: row.user_id,
    data: { round: row.round, why },
  })
}

/** A piece that came while its session was being joined may have asked in vain. */
async function askAgain(ctx: Pick<Context, 'db' | 'jobs'>, before: string): Promise<void> {
  const stuck = await ctx.db
    .selectFrom('video_call_rounds')
    .select(['call_id', 'round'])
    .where('recording', '=', 'joining')
    .where('ended_at', '<', before)
    .limit(BATCH)
    .execute()
  for (const { call_id: id, round } of stuck)
    await ctx.db.transaction().execute(trx => sendJoin(ctx, trx, { id, round }))
}
