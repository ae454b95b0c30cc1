import { sql } from 'kysely'
import type { Trx } from '../context.ts'
import { insertRows, JOB_SCHEMA, jobTables, placeOf, type Table, typesOf } from './tables.ts'

/** How pg-boss's SQL function names a queue's settings. */
const settings = {
  policy: 'policy',
  retry_limit: 'retryLimit',
  retry_delay: 'retryDelay',
  retry_backoff: 'retryBackoff',
  retry_delay_max: 'retryDelayMax',
  expire_seconds: 'expireInSeconds',
  retention_seconds: 'retentionSeconds',
  deletion_seconds: 'deleteAfterSeconds',
  warning_queued: 'warningQueueSize',
  dead_letter: 'deadLetter',
  heartbeat_seconds: 'heartbeatSeconds',
  notify: 'notify',
} as const

/** Deletes what waits in the target, whose job queue pg-boss has created. */
export async function deleteJobs(trx: Trx): Promise<void> {
  await sql`delete from ${sql.raw(placeOf({ schema: JOB_SCHEMA, name: jobTables.job }))}`.execute(trx)
}

/** Restores a batch of queues or of waiting jobs. */
export async function insertJobRows(trx: Trx, table: Table, rows: string): Promise<void> {
  if (table.name === jobTables.queue) for (const queue of JSON.parse(rows)) await createQueue(trx, queue)
  else await insertJobs(trx, table, rows)
}

async function createQueue(trx: Trx, queue: { name: string } & Partial<Record<keyof typeof settings, string | null>>) {
  const options = Object.fromEntries(
    Object.entries(settings).flatMap(([column, option]) => {
      const value = queue[column as keyof typeof settings]
      return value === null || value === undefined ? [] : [[option, value]]
    }),
  )
  await sql`select ${sql.raw(JOB_SCHEMA)}.create_queue(${queue.name}, ${JSON.stringify(options)}::jsonb)`.execute(trx)
}

/** Columns that this version of pg-boss does not have are left out. */
async function insertJobs(trx: Trx, table: Table, rows: string): Promise<void> {
  const types = await typesOf(trx, table)
  await insertRows(trx, { ...table, columns: table.columns.filter(name => types.has(name)) }, types, rows)
}

/**
 * Delivers again what ran when the backup was made: its effect and its end share a transaction, so that neither is in the backup.
 * What waits may be older than jobs are kept.
 */
export async function releaseJobs(trx: Trx): Promise<number> {
  const place = sql.raw(placeOf({ schema: JOB_SCHEMA, name: jobTables.job }))
  await sql`update ${place} set keep_until = greatest(keep_until, now() + interval '14 days')`.execute(trx)
  await sql`update ${place} set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`.execute(
    trx,
  )
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${place}`.execute(trx)
  return rows[0]?.count ?? 0
}
