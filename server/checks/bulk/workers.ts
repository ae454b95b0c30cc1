import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { checkFile } from './checkFile.ts'
import { cleanUpBulkJobs } from './cleanup.ts'
import { CHECK_QUEUE, CHUNK_QUEUE, type CheckTask, type ChunkTask, ensureBulkQueues } from './queues.ts'
import { runChunk } from './runChunk.ts'

const TIDY_MS = 60_000

/** Small batches, because these tasks run for a long time. */
const few = { batchSize: 2 }

/** Starts the bulk workers: they check files, run chunks, and resume at startup what a dead worker left. */
export async function startBulk(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ensureBulkQueues(ctx)
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<CheckTask>(CHECK_QUEUE, ({ data }) => checkFile(ctx, data), few)
  await ctx.jobs.work<ChunkTask>(CHUNK_QUEUE, ({ data }) => runChunk(ctx, data), {
    ...few,
    localConcurrency: limits.bulk.parallelChunks,
  })
  await cleanUpBulkJobs(ctx)
  return runPeriodically(TIDY_MS, 'bulk jobs', ctx.log, () => cleanUpBulkJobs(ctx))
}
