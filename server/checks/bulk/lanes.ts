import { sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import { type LaneTask, sendTurns } from './queues.ts'

type Shared = Pick<Context, 'jobs'>

/**
 * Lets the customer's resting lanes take turns while chunks wait. Call it last in a transaction that makes chunks wait: the locks
 * of lanes come after those of jobs and wallets.
 */
export async function wakeLanes(ctx: Shared, trx: Trx, userId: string): Promise<void> {
  const waiting = await waitingChunks(trx, userId, limits.bulk.lanes)
  if (waiting === 0) return
  await sql`
    insert into bulk_lanes (user_id, lane)
    select ${userId}, lane from generate_series(0, ${limits.bulk.lanes - 1}::int) as lane
    on conflict do nothing`.execute(trx)
  const lanes = await lanesOf(trx, userId).forUpdate().execute()
  const resting = lanes.filter(({ working }) => !working).slice(0, waiting)
  if (resting.length === 0) return
  await trx
    .updateTable('bulk_lanes')
    .set({ working: true })
    .where('user_id', '=', userId)
    .where(
      'lane',
      'in',
      resting.map(({ lane }) => lane),
    )
    .execute()
  await sendTurns(ctx, trx, resting.map(toTask))
}

/** Ends a turn: the lane takes another one, or rests if no chunk waits. Does nothing if this turn has already ended. */
export async function endTurn(ctx: Shared, trx: Trx, { userId, lane, turn }: LaneTask): Promise<void> {
  // Locked before chunks are looked for, so that a job that starts meanwhile either is seen here or sees the resting lane.
  const mine = await lanesOf(trx, userId).where('lane', '=', lane).where('turn', '=', turn).forUpdate().execute()
  if (mine.length === 0) return
  const working = (await waitingChunks(trx, userId, 1)) > 0
  const next = { userId, lane, turn: turn + 1 }
  await trx
    .updateTable('bulk_lanes')
    .set({ turn: next.turn, working })
    .where('user_id', '=', userId)
    .where('lane', '=', lane)
    .execute()
  if (working) await sendTurns(ctx, trx, [next])
}

export const isCurrentTurn = async (db: Db, { userId, lane, turn }: LaneTask): Promise<boolean> =>
  (await lanesOf(db, userId).where('lane', '=', lane).where('turn', '=', turn).execute()).length > 0

/** The queue drops a task after its last retry. Its turn is sent again, and lanes that rest beside waiting chunks are woken. */
export async function repairLanes(ctx: Shared & Pick<Context, 'db'>): Promise<void> {
  const working = await ctx.db.selectFrom('bulk_lanes').selectAll().where('working', '=', true).execute()
  if (working.length > 0) await ctx.db.transaction().execute(trx => sendTurns(ctx, trx, working.map(toTask)))
  const customers = ctx.db.selectFrom('bulk_jobs').select('user_id').distinct().where('status', '=', 'running')
  for (const { user_id } of await customers.execute())
    await ctx.db.transaction().execute(trx => wakeLanes(ctx, trx, user_id))
}

/**
 * Whether a job waits for the place of this turn: another customer's whose lane is not behind, or another one of the same customer
 * that no worker serves.
 */
export async function isAwaited(db: Db, { userId, lane }: LaneTask, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bulk_lanes as other
    where other.working and other.lane <= ${lane} and other.user_id <> ${userId} and not exists (
      select 1 from bulk_jobs as job join bulk_chunks as chunk on chunk.job_id = job.id
      where job.user_id = other.user_id and job.status = 'running'
        and chunk.lane = other.lane and chunk.claimed_at is not null and chunk.done_at is null)
    union all
    select 1 from bulk_jobs as job
    where job.user_id = ${userId} and job.id <> ${jobId} and job.status = 'running' and not exists (
      select 1 from bulk_chunks where job_id = job.id and claimed_at is not null and done_at is null)
    limit 1`.execute(db)
  return rows.length > 0
}

const lanesOf = (db: Db, userId: string) =>
  db.selectFrom('bulk_lanes').selectAll().where('user_id', '=', userId).orderBy('lane')

const toTask = (row: { user_id: string; lane: number; turn: number }): LaneTask => ({
  userId: row.user_id,
  lane: row.lane,
  turn: row.turn,
})

/** How many chunks of the customer's running jobs no worker has, up to `most`. */
async function waitingChunks(trx: Trx, userId: string, most: number): Promise<number> {
  const rows = await trx
    .selectFrom('bulk_chunks')
    .innerJoin('bulk_jobs', 'bulk_jobs.id', 'bulk_chunks.job_id')
    .select('chunk_no')
    .where('bulk_jobs.user_id', '=', userId)
    .where('bulk_jobs.status', '=', 'running')
    .where('done_at', 'is', null)
    .where('claimed_at', 'is', null)
    .limit(most)
    .execute()
  return rows.length
}
