import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { DRY_RUN_QUEUE, type DryRunTurn, sendTurn } from './queue.ts'
import { runTurn } from './runTurn.ts'

const EVERY_MS = 60_000

/** Asks the questions of dry runs. Every node creates the queue; those that work take turns, and send again what was lost. */
export async function startDryRuns(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(DRY_RUN_QUEUE, { policy: 'exclusive', expireInSeconds: 600 })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<DryRunTurn>(DRY_RUN_QUEUE, ({ data }) => runTurn(ctx, data), {
    batchSize: 1,
    localConcurrency: 1,
  })
  return runPeriodically(EVERY_MS, 'dry runs', ctx.log, async () => {
    const running = await ctx.db.selectFrom('dry_runs').select(['id', 'turn']).where('state', '=', 'running').execute()
    for (const task of running) await ctx.db.transaction().execute(trx => sendTurn(ctx, trx, task))
  })
}
