import { resolve } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { lockDirectory } from './directoryLock.ts'
import { type RequireRoom, roomIn } from './diskRoom.ts'
import { requireAccess } from './embeddedFaults.ts'
import { type DatabaseLog, openPool, withOutages } from './pg.ts'
import { type FairPglite, openPgliteDirectory } from './pglite.ts'
import { AcquireTimeoutDialect } from './pgliteDialect.ts'
import type { Schema } from './schema.ts'

/**
 * An open database. Everything except the job queue uses only `db`. Inside a transaction every query must use the transaction:
 * PGlite has a single connection, so a query on `db` would fail after 30 s.
 */
export type Database = {
  db: Kysely<Schema>
  /** Waits for running queries; the database cannot be used afterwards. May be called repeatedly. */
  close: () => Promise<void>
} & ({ kind: 'pglite'; pglite: FairPglite; requireRoom: RequireRoom } | { kind: 'postgres'; url: string })

type ConnectOptions = {
  /** PostgreSQL's URL; by default the database is embedded, in `<dataDir>/database`. */
  databaseUrl?: string | undefined
  /** How many connections to PostgreSQL may be open at once. */
  connections?: number
  dataDir: string
  log?: DatabaseLog
}

/**
 * @throws DirectoryInUse when the database is embedded and another process has the data directory, and DatabaseDamaged when it
 * cannot be opened.
 */
export async function connect({ databaseUrl, connections, dataDir, log = console }: ConnectOptions): Promise<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl, log, connections)
  const directory = resolve(dataDir)
  requireAccess(directory)
  const unlock = lockDirectory(directory)
  try {
    return overPglite(await openPgliteDirectory(directory), { released: unlock, requireRoom: roomIn(directory) })
  } catch (error) {
    unlock()
    throw error
  }
}

function connectPostgres(url: string, log: DatabaseLog, connections?: number): Database {
  const pool = openPool(url, log, connections)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withOutages(pool) }) })
  return { kind: 'postgres', url, db, close: once(() => pool.end()) }
}

interface OverPglite {
  /** Called after the database is closed. */
  released?: () => void
  requireRoom?: RequireRoom
}

export function overPglite(
  pglite: FairPglite,
  { released = () => {}, requireRoom = () => {} }: OverPglite = {},
): Database {
  const db = new Kysely<Schema>({ dialect: new AcquireTimeoutDialect(pglite, requireRoom) })
  const close = once(async () => {
    if (!pglite.isBroken) await pglite.close()
    released()
  })
  return { kind: 'pglite', pglite, requireRoom, db, close }
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= action())
}

/**
 * Select this expression in the `returning` clause of a write outside a transaction, so that its commit does not wait for the
 * disk. Only for rows that may be lost in a power failure. A later commit that does wait also makes them durable, because
 * PostgreSQL writes its log in order.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit', 'off', true)`
