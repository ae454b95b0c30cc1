import { type Kysely, sql } from 'kysely'

/**
 * Runs `work` while this connection holds a lock that one process at a time can hold; the others wait for it without a time limit.
 * PostgreSQL releases the lock when the holder ends, however it ends. `key` is arbitrary, but the same on every node.
 */
export const withAdvisoryLock = <Tables, Result>(
  db: Kysely<Tables>,
  key: number,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async connection => {
    // Waiting for another node, or a long statement of the work, must not time out.
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${key})`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
