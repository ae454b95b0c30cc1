import { types } from '@electric-sql/pglite'
import { sql, type Transaction } from 'kysely'
import {
  type Db,
  fromKysely,
  fromPglite,
  type Job,
  type JobResult,
  PgBoss,
  type Queue,
  type SendOptions,
} from 'pg-boss'
import type { Database } from '../db/connect.ts'
import { SILENCE_MS } from '../db/lostConnections.ts'
import type { DatabaseLog } from '../db/pg.ts'
import type { Schema } from '../db/schema.ts'
import { runPeriodically } from './runPeriodically.ts'

type Options = {
  log?: DatabaseLog
  /** Whether this process reassigns the jobs of dead workers and runs maintenance; a node that only answers calls need not. */
  supervise?: boolean
  /** Seconds between checks for dead workers. */
  superviseSeconds?: number
}

/** `localGroupConcurrency`: the jobs of one `group` that run concurrently on a node; counted in memory and therefore exact. */
type WorkOptions = { batchSize?: number; localConcurrency?: number; localGroupConcurrency?: number }

const DAY_SECONDS = 86_400

/** pg-boss hands these on to `pg`, for a server that has become silent. */
const forPg = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, query_timeout: SILENCE_MS }

const WAKE_MS = 2_000

/** The started job queue. Delivery is at least once, so an effect and its record must share a transaction. */
export type Jobs = Awaited<ReturnType<typeof createBoss>>

/** Opens pg-boss on either database, in the schema `pgboss`, which it creates. Stop it before closing the database. */
export async function createBoss(
  database: Database,
  { log = console, supervise = true, superviseSeconds = 10 }: Options = {},
) {
  const boss = new PgBoss({
    ...(database.kind === 'pglite'
      ? { db: withOwnReaders(database), backend: 'pglite' as const }
      : { connectionString: database.url, application_name: 'satyapan-jobs', max: 4, ...forPg }),
    schema: 'pgboss',
    useListenNotify: true,
    supervise,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Neither schedules nor flows of jobs are used.
    schedule: false,
    flowIntervalSeconds: DAY_SECONDS,
  })
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  await boss.start()
  const ready = new Set<string>()
  const waking = runPeriodically(WAKE_MS, 'due jobs', log, () => wakeWorkers(boss, database.db))

  return {
    boss,

    /** Creates a queue unless it exists; call it for each queue before the server listens. */
    async ensureQueue(name: string, options: Omit<Queue, 'name'> = {}): Promise<void> {
      await boss.createQueue(name, {
        notify: true,
        heartbeatSeconds: 30,
        retryLimit: 5,
        retryBackoff: true,
        ...options,
      })
      // Any call loads the queue's settings into pg-boss's cache. Loading them during `sendIn` on PGlite would deadlock with the
      // transaction.
      await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
      ready.add(name)
    },

    /** Sends a job that exists if and only if the transaction commits; null if its `singletonKey` is taken. */
    sendIn(trx: Transaction<Schema>, name: string, data: object, options: SendOptions = {}): Promise<string | null> {
      if (!ready.has(name)) throw new Error(`ensureQueue('${name}') must come before sendIn`)
      return boss.send(name, data, { ...options, db: fromKysely(trx) })
    },

    /** Runs `handle` for each job in turn; an error returns only that job for another attempt. */
    async work<Data extends object>(
      name: string,
      handle: (job: Job<Data>) => Promise<void>,
      options: WorkOptions = {},
    ): Promise<void> {
      // Without a batch and a burst pg-boss pauses between jobs (measured: very slow).
      const settings = {
        batchSize: 10,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 1,
        // A new job wakes its workers, and `wakeWorkers` does so when a retry or a delayed job is due.
        notifyPollingIntervalSeconds: 60,
        perJobResults: true as const,
      }
      await boss.work<Data>(name, { ...settings, ...options }, async jobs => {
        const results: JobResult[] = []
        for (const job of jobs) results.push(await attempt(job, handle, log))
        // pg-boss has no burst for batches of one; without the next fetch at once it crawls there too.
        if (options.batchSize === 1) notifyQueue(boss, name)
        return results
      })
    },

    /** Waits up to ten seconds for running jobs; unfinished ones are delivered again. */
    stop: async () => {
      await waking.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Lets this node's workers of a queue fetch at once, or as soon as they have finished what they have. */
function notifyQueue(boss: PgBoss, queue: string): void {
  for (const { id, name } of boss.getWipData()) if (name === queue) boss.notifyWorker(id)
}

/** One query for all queues instead of one for each of a dozen workers. */
async function wakeWorkers(boss: PgBoss, db: Database['db']): Promise<void> {
  const idle = boss.getWipData().filter(({ state }) => state === 'created' || state === 'active')
  if (idle.length === 0) return
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where name = any(${[...new Set(idle.map(({ name }) => name))]}) and state < 'active' and not blocked and start_after <= now()`.execute(
    db,
  )
  for (const { id, name } of idle) if (rows.some(row => row.name === name)) boss.notifyWorker(id)
}

async function attempt<Data>(
  job: Job<Data>,
  handle: (job: Job<Data>) => Promise<void>,
  log: DatabaseLog,
): Promise<JobResult> {
  try {
    await handle(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    log.error({ err: error, job: job.id, queue: job.name }, 'job failed')
    return { id: job.id, status: 'failed', output: { message: (error as Error).message } }
  }
}

/** pg-boss expects dates where our own queries expect text. */
function withOwnReaders({ pglite, requireRoom }: Extract<Database, { kind: 'pglite' }>): Db {
  const plain = { parsers: types.parsers }
  return fromPglite({
    query: async (text: string, values?: unknown[]) => {
      requireRoom(text)
      return pglite.query(text, values, plain)
    },
    exec: async (text: string) => {
      requireRoom(text)
      return pglite.exec(text, plain)
    },
    listen: (channel: string, hear: (payload: string) => void) => pglite.listen(channel, hear),
  })
}
