import { startTidying } from './accounts/tidy.ts'
import { startSealer } from './audit/sealer.ts'
import { startBulk } from './bulk/workers.ts'
import { startDelivery } from './channels/delivery.ts'
import type { Context } from './context.ts'
import { startSweeper } from './wallets/sweep.ts'

/** Starts this process's part of the background work; every queue exists before anything is sent to it. */
export async function startWorkers(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await startDelivery(ctx, { work })
  const bulk = await startBulk(ctx, { work })
  const tasks = work ? [startTidying(ctx), startSealer(ctx), startSweeper(ctx)] : []
  return {
    stop: async () => {
      await Promise.all([bulk, ...tasks].map(task => task.stop()))
    },
  }
}
