import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { IMPORT_QUEUE, type ImportTurn, sendTurn } from './queue.ts'
import { keptSince } from './rows.ts'
import { runTurn } from './runTurn.ts'

const EVERY_MS = 60_000

/** Adds the candidates of files. Every node creates the queue; those that work take turns, and repair what was lost. */
export async function startImports(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(IMPORT_QUEUE, { policy: 'exclusive', expireInSeconds: 600 })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<ImportTurn>(IMPORT_QUEUE, ({ data }) => runTurn(ctx, data), {
    batchSize: 1,
    localConcurrency: 2,
  })
  return runPeriodically(EVERY_MS, 'files with candidates', ctx.log, () => tidyImports(ctx))
}

/** Sends turns again that the queue has dropped, and deletes rows that were not added in time. Safe on several nodes at once. */
export async function tidyImports(ctx: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const running = await ctx.db.selectFrom('bgc_imports').select(['id', 'turn']).where('state', '=', 'running').execute()
  for (const task of running) await ctx.db.transaction().execute(trx => sendTurn(ctx, trx, task))
  await ctx.db.deleteFrom('bgc_imports').where('state', '=', 'ready').where('created_at', '<', keptSince()).execute()
  await ctx.db
    .updateTable('bgc_import_rows')
    .set({ row_sealed: null, problems_sealed: null, state: 'problem' })
    .where('state', 'in', ['problem', 'ready', 'failed'])
    .where('row_sealed', 'is not', null)
    .where('import_id', 'in', eb =>
      eb
        .selectFrom('bgc_imports')
        .select('id')
        .where('state', 'in', ['stopped', 'done'])
        .where('created_at', '<', keptSince()),
    )
    .execute()
}
