import { types } from '@electric-sql/pglite'
import type { Transaction } from 'kysely'
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
import type { DatabaseLog } from '../db/pg.ts'
import type { Schema } from '../db/schema.ts'

type Options = {
  log?: DatabaseLog
  /** Whether this process hands the jobs of dead workers to others and tidies up; a node that only answers calls need not. */
  supervise?: boolean
  /** How often dead workers are looked for. */
  superviseSeconds?: number
}

/** `localGroupConcurrency`: jobs of one `group` that run at the same time on a node; counted in memory, and so exact. */
type WorkOptions = { batchSize?: number; localConcurrency?: number; localGroupConcurrency?: number }

/** The job queue, started. Delivery is at least once: an effect and the record that it happened share a transaction. */
export type Jobs = Awaited<ReturnType<typeof createBoss>>

/** Opens pg-boss over either database, in the schema `pgboss`, which it creates. Stop it before the database closes. */
export async function createBoss(
  database: Database,
  { log = console, supervise = true, superviseSeconds = 10 }: Options = {},
) {
  const boss = new PgBoss({
    ...(database.kind === 'pglite'
      ? { db: withOwnReaders(database.pglite), backend: 'pglite' as const }
      : { connectionString: database.url, application_name: 'satyapan-jobs', max: 4 }),
    schema: 'pgboss',
    useListenNotify: true,
    supervise,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: supervise,
  })
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  await boss.start()
  const ready = new Set<string>()

  return {
    boss,

    /** Creates a queue where it is missing; call it for each queue before the server listens. */
    async ensureQueue(name: string, options: Omit<Queue, 'name'> = {}): Promise<void> {
      await boss.createQueue(name, {
        notify: true,
        heartbeatSeconds: 30,
        retryLimit: 5,
        retryBackoff: true,
        ...options,
      })
      // Any call reads the queue's settings into pg-boss's cache. Were they read during `sendIn` on PGlite, the reading
      // would wait for the transaction, and the transaction for it.
      await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
      ready.add(name)
    },

    /** Sends a job that exists exactly if the transaction commits; null when its `singletonKey` is taken. */
    sendIn(trx: Transaction<Schema>, name: string, data: object, options: SendOptions = {}): Promise<string | null> {
      if (!ready.has(name)) throw new Error(`ensureQueue('${name}') must come before sendIn`)
      return boss.send(name, data, { ...options, db: fromKysely(trx) })
    },

    /** Runs `handle` for each job, one after another; a throw sends that job alone back for another try. */
    work<Data extends object>(name: string, handle: (job: Job<Data>) => Promise<void>, options: WorkOptions = {}) {
      // Without a batch and a burst pg-boss rests between jobs (measured: a crawl).
      const settings = {
        batchSize: 10,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 1,
        // A new job wakes its worker; only retries and jobs for later wait for this poll.
        notifyPollingIntervalSeconds: 2,
        perJobResults: true as const,
      }
      return boss.work<Data>(name, { ...settings, ...options }, async jobs => {
        const results: JobResult[] = []
        for (const job of jobs) results.push(await attempt(job, handle, log))
        return results
      })
    },

    /** Waits up to ten seconds for running jobs; what is unfinished then is delivered again. */
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
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

/** pg-boss expects dates where our own queries read text. */
function withOwnReaders(pglite: Extract<Database, { kind: 'pglite' }>['pglite']): Db {
  const plain = { parsers: types.parsers }
  return fromPglite({
    query: (text: string, values?: unknown[]) => pglite.query(text, values, plain),
    exec: (text: string) => pglite.exec(text, plain),
    listen: (channel: string, hear: (payload: string) => void) => pglite.listen(channel, hear),
  })
}
