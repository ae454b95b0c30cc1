import { join } from 'node:path'
import type { ListSourceId } from '../../../contracts/screening/listSources.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { createEgress } from '../../platform/egress/index.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { fetchSource } from './fetchSource.ts'
import { readListSources } from './sources.ts'
import { isFetched, readSources } from './state.ts'
import { watchPromises } from './watchPromises.ts'

const QUEUE = 'list-fetch'
const LOOK_MS = 60_000

interface FetchTask {
  source: ListSourceId
  byHand: boolean
}

/** Where downloads are kept until they are whole. */
export const downloadsOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'list-downloads')

export const egressOf = ({ production, PORT }: Pick<Config, 'production' | 'PORT'>) =>
  createEgress({ production, ownPort: PORT })

/** Starts the worker that fetches published lists: those that are due, if `LIST_FETCH` is on, and those that staff ask for. */
export async function startFetchingLists(
  ctx: Context,
  { work }: { work: boolean },
): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(QUEUE, { policy: 'exclusive', expireInSeconds: 4 * 3600 })
  if (!work) return { stop: async () => {} }
  const { config, db, vault, log } = ctx
  const parts = { db, vault, log, egress: egressOf(config), directory: downloadsOf(config) }
  await ctx.jobs.work<FetchTask>(
    QUEUE,
    async ({ data: { source: id, byHand } }) => {
      const source = readListSources(config).find(one => one.id === id)
      if (source) await fetchSource(parts, source, { byHand })
    },
    { batchSize: 1 },
  )
  return runPeriodically(LOOK_MS, 'published lists', log, () => look(ctx), 0)
}

/** Sends what is due, and looks whether the promises are kept. */
export async function look(ctx: Pick<Context, 'db' | 'config' | 'jobs' | 'channels'>, now = Date.now()): Promise<void> {
  if (ctx.config.LIST_FETCH === 'on')
    for (const source of await readSources(ctx.db, readListSources(ctx.config)))
      if (isFetched(source) && Date.parse(source.row.next_at) <= now)
        await ctx.db.transaction().execute(trx => sendFetch(ctx, trx, { source: source.id, byHand: false }))
  await watchPromises(ctx, now)
}

export async function sendFetch({ jobs }: Pick<Context, 'jobs'>, trx: Trx, task: FetchTask): Promise<void> {
  await jobs.sendIn(trx, QUEUE, task, { singletonKey: task.source })
}
