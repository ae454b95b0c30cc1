import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { deleteUnsent } from './control.ts'
import { BULK_SEND_QUEUE, type BulkTurn, repairLanes } from './lanes.ts'
import { keptSince } from './rows.ts'
import { runTurn } from './runTurn.ts'

const EVERY_MS = 60_000
const BATCH = 100

/** Sends the rows of bulk sends. Every node creates the queue; those that work take turns, and repair what was lost. */
export async function startBulkSends(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(BULK_SEND_QUEUE, { policy: 'exclusive', expireInSeconds: 600 })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<BulkTurn>(BULK_SEND_QUEUE, ({ data }) => runTurn(ctx, data), {
    batchSize: 1,
    localConcurrency: 2,
  })
  await tidyBulkSends(ctx)
  return runPeriodically(EVERY_MS, 'bulk sends', ctx.log, () => tidyBulkSends(ctx))
}

/** Safe on several nodes at once, and cheap when there is nothing to do. */
export async function tidyBulkSends(ctx: Context): Promise<void> {
  await repairLanes(ctx)
  await deleteOld(ctx)
}

/** Rows that were never sent are not kept. */
async function deleteOld({ db }: Context): Promise<void> {
  const unsent = await db
    .selectFrom('bulk_sends')
    .select(['id', 'document_file'])
    .where('state', '=', 'ready')
    .where('created_at', '<', keptSince())
    .limit(BATCH)
    .execute()
  for (const { id } of unsent)
    await db.transaction().execute(async trx => {
      const still = await trx
        .selectFrom('bulk_sends')
        .select(['id', 'document_file'])
        .where('id', '=', id)
        .where('state', '=', 'ready')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (still) await deleteUnsent(trx, still)
    })
  await db
    .updateTable('bulk_send_rows')
    .set({ row_sealed: null, problems_sealed: null })
    .where('row_sealed', 'is not', null)
    .where('bulk_id', 'in', eb =>
      eb
        .selectFrom('bulk_sends')
        .select('id')
        .where('state', 'in', ['stopped', 'done'])
        .where('created_at', '<', keptSince()),
    )
    .execute()
}
