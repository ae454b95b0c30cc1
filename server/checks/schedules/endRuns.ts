import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context } from '../../platform/context.ts'
import { columnsOf, type EndedRun, storeChanges } from './storeChanges.ts'
import { tellEnded } from './tell.ts'

const BATCH = 20

type Parts = Pick<Context, 'db' | 'vault' | 'channels' | 'config' | 'log'>

/** Compares the runs whose job has ended with the answers before them, and tells about each once. */
export async function endRuns(ctx: Parts): Promise<void> {
  const ended = await ctx.db
    .selectFrom('bulk_schedule_runs as run')
    .innerJoin('bulk_jobs as job', 'job.id', 'run.job_id')
    .select(['run.id', 'run.schedule_id', 'job.id as job_id', 'job.product'])
    .where('run.status', '=', 'running')
    .where('job.finished_at', 'is not', null)
    .limit(BATCH)
    .execute()
  for (const run of ended) {
    try {
      await endRun(ctx, { ...run, product: run.product as ProductId })
    } catch (error) {
      ctx.log.error({ err: error, run: run.id }, 'repeated batch')
    }
  }
}

/**
 * The changes are stored in parts, which two nodes or a second attempt make alike. Only whoever ends the run tells about it, in the same
 * transaction.
 */
async function endRun(ctx: Parts, run: EndedRun): Promise<void> {
  const counts = await storeChanges(ctx, run)
  await ctx.db.transaction().execute(async trx => {
    const ended = await trx
      .updateTable('bulk_schedule_runs')
      .set({ status: 'ended', ...columnsOf(counts), ended_at: new Date().toISOString() })
      .where('id', '=', run.id)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst()
    if (ended) await tellEnded(ctx, trx, run.id)
  })
}
