import { sql } from 'kysely'
import type { Context, Trx } from '../../platform/context.ts'

/* An account has one place in the queue for all of its bulk sends, and goes behind the others after each turn. */

/** One task for the next turn of an account. */
export const BULK_SEND_QUEUE = 'esign-bulk'

export interface BulkTurn {
  userId: string
  turn: number
}

type Shared = Pick<Context, 'jobs'>

const send = ({ jobs }: Shared, trx: Trx, task: BulkTurn) =>
  jobs.sendIn(trx, BULK_SEND_QUEUE, task, { singletonKey: `${task.userId}:${task.turn}` })

/** Gives the account a turn unless it has one. Call it last in the transaction that lets a bulk send run. */
export async function wakeLane(ctx: Shared, trx: Trx, userId: string): Promise<void> {
  await trx
    .insertInto('bulk_send_lanes')
    .values({ user_id: userId })
    .onConflict(same => same.doNothing())
    .execute()
  const lane = await trx
    .updateTable('bulk_send_lanes')
    .set({ working: true })
    .where('user_id', '=', userId)
    .where('working', '=', false)
    .returning('turn')
    .executeTakeFirst()
  if (lane) await send(ctx, trx, { userId, turn: lane.turn })
}

/** Ends a turn: the account gets another one while it has something to send. Does nothing if this turn has ended already. */
export async function endTurn(ctx: Shared, trx: Trx, { userId, turn }: BulkTurn): Promise<void> {
  // Locked first, so that what starts meanwhile either is seen here or finds the lane at rest.
  const lane = await trx
    .selectFrom('bulk_send_lanes')
    .select('turn')
    .where('user_id', '=', userId)
    .where('turn', '=', turn)
    .forUpdate()
    .executeTakeFirst()
  if (!lane) return
  const running = await trx
    .selectFrom('bulk_sends')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .limit(1)
    .executeTakeFirst()
  const next = { userId, turn: turn + 1 }
  await trx
    .updateTable('bulk_send_lanes')
    .set({ turn: next.turn, working: running !== undefined })
    .where('user_id', '=', userId)
    .execute()
  if (running) await send(ctx, trx, next)
}

export const isCurrentTurn = async ({ db }: Pick<Context, 'db'>, { userId, turn }: BulkTurn): Promise<boolean> =>
  (await db
    .selectFrom('bulk_send_lanes')
    .select('turn')
    .where('user_id', '=', userId)
    .where('turn', '=', turn)
    .executeTakeFirst()) !== undefined

/** The queue drops a task after its last retry: turns that are lost are sent again, and lanes at rest beside something to send are woken. */
export async function repairLanes(ctx: Shared & Pick<Context, 'db'>): Promise<void> {
  const working = await ctx.db.selectFrom('bulk_send_lanes').selectAll().where('working', '=', true).execute()
  for (const { user_id: userId, turn } of working)
    await ctx.db.transaction().execute(trx => send(ctx, trx, { userId, turn }))
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from bulk_sends where state = 'running'`.execute(ctx.db)
  for (const { user_id } of rows) await ctx.db.transaction().execute(trx => wakeLane(ctx, trx, user_id))
}
