import { sql } from 'kysely'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context, Db, Trx } from '../context.ts'
import { runPeriodically } from '../jobs/runPeriodically.ts'

/*
 * The queue of files that wait to be read, for all nodes (decision 0072). A job of the job queue only wakes a worker: which files the worker reads is
 * decided when it begins. A job that is delivered again after a crash goes on with what it has claimed.
 */

const QUEUE = 'read-files'
const CLEAN_UP_MS = 60_000
/** Longer than any reading. */
const EXPIRES_SECONDS = 60 * 60
/** Arbitrary but fixed: the holder of this advisory lock claims. Two claims at once could both give the same account its turn. */
const LOCK = 7_200_072

/** `id` is that of the check or of the face. */
export interface Reading {
  id: string
  kind: 'check' | 'face'
  userId: string
  mode: 'live' | 'test'
  /** Of whoever asked: a refusal is stored in words. */
  locale: Locale
}

/** Reads the files and calls `endReading`; called again for the same id after a crash. */
export type Readers = Record<Reading['kind'], (reading: Reading) => Promise<void>>

/** Puts files at the end of their account's queue, unless they are there already, and wakes a worker. */
export async function queueReading({ jobs }: Pick<Context, 'jobs'>, trx: Trx, reading: Reading): Promise<void> {
  const { id, kind, userId, mode, locale } = reading
  await trx
    .insertInto('readings')
    .values({ id, kind, user_id: userId, mode, locale })
    .onConflict(same => same.column('id').doNothing())
    .execute()
  await jobs.sendIn(trx, QUEUE, {}, { singletonKey: id })
}

export const endReading = (db: Db, id: string) => db.deleteFrom('readings').where('id', '=', id).execute()

/**
 * What waits, in the order in which it is read if nothing else comes: live before test, then each account in turn, first those of which the fewest
 * files are being read, then those that were served the longest ago.
 */
const inOrder = sql<Row & { place: number }>`
  with running as (
    select user_id, mode, count(*) as number from readings where job_id is not null group by user_id, mode
  ), waiting as (
    select readings.*, row_number() over (partition by user_id, mode order by position) as round
    from readings where job_id is null
  )
  select waiting.*, row_number() over (
    order by waiting.mode = 'test', round, coalesce(running.number, 0), reading_shares.turn nulls first, position) as place
  from waiting
  left join running on running.user_id = waiting.user_id and running.mode = waiting.mode
  left join reading_shares on reading_shares.user_id = waiting.user_id and reading_shares.mode = waiting.mode`

interface Row {
  id: string
  kind: Reading['kind']
  user_id: string
  mode: Reading['mode']
  locale: Locale
}

const readingOf = ({ user_id: userId, id, kind, mode, locale }: Row): Reading => ({ id, kind, userId, mode, locale })

/** The place of each of these that waits: 1 is read next. What is being read, or not in the queue, has none. */
export async function queuePlaces(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; place: number }>`
    select id, place from (${inOrder}) as queue where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

export const queuePlace = async (db: Db, id: string): Promise<number | null> =>
  (await queuePlaces(db, [id])).get(id) ?? null

/** Gives this job what it has claimed before, or else what is next; undefined if nothing waits. */
export async function claimReading(db: Db, jobId: string): Promise<Reading | undefined> {
  return db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const own = await trx.selectFrom('readings').selectAll().where('job_id', '=', jobId).executeTakeFirst()
    if (own) return readingOf(own as Row)
    const { rows } = await sql<Row>`select * from (${inOrder}) as queue where place = 1`.execute(trx)
    const [next] = rows
    if (!next) return undefined
    await trx.updateTable('readings').set({ job_id: jobId }).where('id', '=', next.id).execute()
    await sql`
      insert into reading_shares (user_id, mode, turn) values (${next.user_id}, ${next.mode}, nextval('reading_turns'))
      on conflict (user_id, mode) do update set turn = excluded.turn`.execute(trx)
    return readingOf(next)
  })
}

type Shared = Pick<Context, 'db' | 'jobs' | 'heavy' | 'log'>

/** Before anything is queued, also by a process that reads nothing itself. */
export const ensureReadingQueue = ({ jobs }: Pick<Context, 'jobs'>): Promise<void> =>
  jobs.ensureQueue(QUEUE, { policy: 'exclusive', expireInSeconds: EXPIRES_SECONDS })

/** Starts the worker of this queue; each node reads as many at once as it has processes. */
export async function startReading(
  ctx: Shared,
  { work }: { work: boolean },
  readers: Readers,
): Promise<{ stop(): Promise<void> }> {
  await ensureReadingQueue(ctx)
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work(
    QUEUE,
    async ({ id }) => {
      const reading = await claimReading(ctx.db, id)
      if (reading) await readers[reading.kind](reading)
    },
    { batchSize: 1, localConcurrency: ctx.heavy.size },
  )
  return runPeriodically(CLEAN_UP_MS, 'files that wait to be read', ctx.log, () => tidyReadings(ctx))
}

/** Returns what a lost job has claimed to its place in the queue, and wakes workers for whatever has waited for a minute. */
export async function tidyReadings({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await sql`
    update readings set job_id = null
    where job_id is not null and not exists (
      select 1 from pgboss.job where job.name = ${QUEUE} and job.id::text = readings.job_id and job.state < 'completed')`.execute(
    db,
  )
  const waiting = await db
    .selectFrom('readings')
    .select('id')
    .where('job_id', 'is', null)
    .where('queued_at', '<', new Date(Date.now() - CLEAN_UP_MS).toISOString())
    .execute()
  for (const { id } of waiting) await db.transaction().execute(trx => jobs.sendIn(trx, QUEUE, {}, { singletonKey: id }))
}
