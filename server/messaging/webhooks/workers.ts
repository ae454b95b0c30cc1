import { limits } from '../../../contracts/platform/limits.ts'
import type { Context, Db } from '../../platform/context.ts'
import { createEgress } from '../../platform/egress/index.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { type DeliveryTask, deliver } from './deliver.ts'

const QUEUE = 'webhook'
const DISPATCH_MS = 1_000
const CLEAN_UP_MS = 60 * 60_000
const BATCH = 500
/** Longer than a worker may take: an older task belongs to a dead worker. */
const LOST_MS = 10 * 60_000

const { parallel, parallelPerEndpoint, keptDays } = limits.webhooks

/**
 * Sends due deliveries. The workers per endpoint and node are limited, so that a slow endpoint delays only itself; jobs are taken
 * one by one, so that none waits for another's response.
 */
export async function startWebhooks(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  const { config, jobs, log } = ctx
  await jobs.ensureQueue(QUEUE)
  if (!work) return { stop: async () => {} }
  const egress = createEgress({ production: config.production, ownPort: config.PORT })
  await jobs.work<DeliveryTask>(QUEUE, ({ data }) => deliver(ctx, egress, data), {
    batchSize: 1,
    localConcurrency: parallel,
    localGroupConcurrency: parallelPerEndpoint,
  })
  const tasks = [
    runPeriodically(DISPATCH_MS, 'webhooks', log, () => dispatchDueDeliveries(ctx)),
    runPeriodically(CLEAN_UP_MS, 'old webhook deliveries', log, () => deleteOldDeliveries(ctx)),
  ]
  return {
    stop: async () => {
      await Promise.all(tasks.map(task => task.stop()))
    },
  }
}

const dueDeliveries = (db: Db, now: number) =>
  db
    .selectFrom('webhook_deliveries')
    .where('status', '=', 'pending')
    .where('next_at', '<=', new Date(now).toISOString())
    .where(eb => eb.or([eb('queued_at', 'is', null), eb('queued_at', '<', new Date(now - LOST_MS).toISOString())]))

/** Without a transaction, because this runs every second and mostly finds nothing. */
const hasDue = async (db: Db, now: number) =>
  (await dueDeliveries(db, now).select('id').limit(1).executeTakeFirst()) !== undefined

/** Queues a job for each due delivery, whichever node created it. */
export async function dispatchDueDeliveries({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const now = Date.now()
  if (!(await hasDue(db, now))) return
  await db.transaction().execute(async trx => {
    const due = await dueDeliveries(trx, now)
      .select(['id', 'endpoint_id', 'attempts'])
      .orderBy('next_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return
    for (const { id, endpoint_id, attempts } of due)
      await jobs.sendIn(trx, QUEUE, { delivery: id, attempts } satisfies DeliveryTask, { group: { id: endpoint_id } })
    await trx
      .updateTable('webhook_deliveries')
      .set({ queued_at: new Date(now).toISOString() })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
  })
}

export const deleteOldDeliveries = ({ db }: Pick<Context, 'db'>) =>
  db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', new Date(Date.now() - keptDays * 86_400_000).toISOString())
    .execute()
