import pg from 'pg'
import { reportLoss } from './lostConnections.ts'
import { prepareWrites } from './preparedWrites.ts'
import { typeParserFor } from './typeParsers.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** The part of pino's logger that the database needs. */
export type DatabaseLog = { error: (details: object, message: string) => void }

/** By default 16 connections for the server's own queries, so that four nodes and their job queues stay below PostgreSQL's default of 100. */
export function openPool(connectionString: string, log: DatabaseLog, max = 16): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'satyapan',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c TimeZone=UTC',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: typeParserFor as typeof pg.types.getTypeParser },
  })
  pool.on('connect', client => {
    reportLoss(client)
    prepareWrites(client)
  })
  // Without a listener, the loss of an idle connection would end the process; the pool replaces it. The error itself carries the
  // client and with it the password.
  pool.on('error', error => pool.ending || log.error({ reason: error.message }, 'lost a database connection'))
  return pool
}

/** A pool whose failure to connect, or to free a connection in time, is `DatabaseUnavailable`. */
export const withOutages = (pool: pg.Pool) => ({
  options: pool.options,
  end: () => pool.end(),
  connect: () =>
    pool.connect().catch((error: unknown) => {
      throw pool.ending ? error : new DatabaseUnavailable('connection', error)
    }),
})
