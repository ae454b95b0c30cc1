import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Trx } from '../context.ts'
import { connect, type Database, overPglite } from '../db/connect.ts'
import { lockDirectory } from '../db/directoryLock.ts'
import { databaseIn, requireAccess } from '../db/embeddedFaults.ts'
import { migrationIds } from '../db/migrate.ts'
import { replaceDatabase } from '../db/pglite.ts'
import { createBoss } from '../jobs/boss.ts'
import { type CheckedBackup, checkBackup } from './check.ts'
import type { BackupSecrets } from './header.ts'
import { findContent } from './prepare.ts'
import { openBackup } from './records.ts'
import { BackupFailed, BackupRefused } from './refused.ts'
import { restoreContent } from './restoreContent.ts'
import type { StoredFiles } from './storedFiles.ts'

export interface RestoreOptions {
  path: string
  config: BackupSecrets & Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>
  files: StoredFiles
  /** The name of the database, or the embedded database's directory, that may be replaced. */
  replace: string | undefined
  /** Called when the whole backup has been read and nothing has been changed yet. */
  checked?: (backup: CheckedBackup) => void
  /** Verifies what was restored, before the transaction ends; its error undoes everything. */
  prove: (trx: Trx) => Promise<void>
}

export interface Restored extends CheckedBackup {
  /** Where the replaced embedded database is kept; null if there was none. */
  former: string | null
}

/**
 * Restores a backup into an empty database, or in place of one that the caller has named. The database changes at the very end
 * and at once, or not at all. @throws BackupRefused for a backup that cannot be restored, and BackupFailed for a target that
 * cannot take it; then nothing was changed, except that files of the backup may lie in the object store.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const backup = await openBackup(options.path, options.config)
  const checked = await checkBackup(backup)
  requireKnownMigrations(checked)
  options.checked?.(checked)
  const fill = (database: Database) =>
    restoreInto(database, trx => restoreContent(trx, options.files, backup, checked), options)
  const { DATABASE_URL } = options.config
  const former = DATABASE_URL
    ? await restorePostgres(DATABASE_URL, fill, options)
    : await restoreEmbedded(fill, options)
  return { ...checked, former }
}

function requireKnownMigrations({ start }: CheckedBackup): void {
  const unknown = start.migrations.filter(id => !migrationIds.includes(id))
  if (unknown.length > 0)
    throw new BackupRefused(
      `The backup is newer than this version of the server: it has ${unknown.join(', ')}. Restore it with the newer version.`,
    )
}

type Fill = (database: Database) => Promise<void>

/** One transaction, after the job queue's schema was created or brought up to date. */
async function restoreInto(
  database: Database,
  restore: (trx: Trx) => Promise<void>,
  { prove }: Pick<RestoreOptions, 'prove'>,
): Promise<void> {
  const jobs = await createBoss(database, { supervise: false })
  await jobs.stop()
  await database.db.transaction().execute(async trx => {
    await sql`set local lock_timeout = '10s'`.execute(trx)
    await restore(trx)
    await prove(trx)
  })
}

async function restorePostgres(url: string, fill: Fill, { replace }: RestoreOptions): Promise<null> {
  const database = await connect({ databaseUrl: url, dataDir: '' })
  try {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    const name = rows[0]?.name ?? ''
    const found = await findContent(database.db)
    if (found === 'foreign') throw new BackupFailed(`The database ${name} holds tables of something else.`)
    if (found === 'ours' && replace !== name)
      throw new BackupFailed(`The database ${name} is not empty. To replace all that is in it, add: --replace ${name}`)
    await requireNobodyElse(database, name)
    await fill(database)
    return null
  } finally {
    await database.close()
  }
}

/** Nodes that went on would write to what is being replaced. */
async function requireNobodyElse({ db }: Database, name: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name in ('satyapan', 'satyapan-jobs') and pid <> pg_backend_pid()`.execute(
    db,
  )
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new BackupFailed(`The database ${name} is in use (${count} connections). Stop every node, then restore.`)
}

async function restoreEmbedded(fill: Fill, { config, replace }: RestoreOptions): Promise<string | null> {
  const dataDir = resolve(config.DATA_DIR)
  requireAccess(dataDir)
  const unlock = lockDirectory(dataDir)
  try {
    const directory = databaseIn(dataDir)
    const isThere = existsSync(directory) && readdirSync(directory).length > 0
    if (isThere && (replace === undefined || resolve(replace) !== directory))
      throw new BackupFailed(`There is a database in ${directory}. To replace it, add: --replace ${directory}`)
    return await replaceDatabase(dataDir, pglite => fill(overPglite(pglite)))
  } finally {
    unlock()
  }
}
