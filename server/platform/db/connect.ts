import { resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { lockDirectory } from './directoryLock.ts'
import { requireAccess } from './embeddedFaults.ts'
import { type DatabaseLog, openPool } from './pg.ts'
import { openPgliteDirectory } from './pglite.ts'
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
} & ({ kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; url: string })

type ConnectOptions = {
  /** PostgreSQL's URL; by default the database is embedded, in `<dataDir>/database`. */
  databaseUrl?: string | undefined
  dataDir: string
  log?: DatabaseLog
}

/**
 * @throws DirectoryInUse when the database is embedded and another process has the data directory, and DatabaseDamaged when it
 * cannot be opened.
 */
export async function connect({ databaseUrl, dataDir, log = console }: ConnectOptions): Promise<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl, log)
  const directory = resolve(dataDir)
  requireAccess(directory)
  const unlock = lockDirectory(directory)
  try {
    return overPglite(await openPgliteDirectory(directory), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function connectPostgres(url: string, log: DatabaseLog): Database {
  const pool = openPool(url, log)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', url, db, close: once(() => pool.end()) }
}

/** `released` is called after the database is closed. */
export function overPglite(pglite: PGlite, released = () => {}): Database {
  const db = new Kysely<Schema>({ dialect: new AcquireTimeoutDialect(pglite) })
  const close = once(async () => {
    await pglite.close()
    released()
  })
  return { kind: 'pglite', pglite, db, close }
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
