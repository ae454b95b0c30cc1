import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackupState } from '../../platform/backup/state.ts'
import { createStoredFiles } from '../../platform/backup/storedFiles.ts'
import { backupDirectory, writeBackup } from '../../platform/backup/write.ts'
import { readConfig } from '../../platform/config/config.ts'
import { connect } from '../../platform/db/connect.ts'
import { DirectoryInUse } from '../../platform/db/directoryLock.ts'
import { isMigrated } from '../../platform/db/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { explainOption, fail, formatMegabytes, missingNote } from './command.ts'

const FAILED = 1
const WRONG_USE = 2

const USAGE = 'Usage: npm run backup [-- --to <directory>] [--keep <number>]'

/** `npm run backup`: exits with 0 after a backup, 1 if none could be made, 2 after a wrong option. */
async function main(): Promise<number> {
  const args = readArguments()
  if ('wrong' in args) return fail(`${args.wrong}\n${USAGE}`, WRONG_USE)
  const config = readConfig()
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'database')))
    return fail(`There is no database in ${config.DATA_DIR}. Set DATA_DIR or DATABASE_URL.`, FAILED)
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  try {
    if (!(await isMigrated(database).catch(() => false)))
      return fail('This database is older than this version. Start the server once.', FAILED)
    const files = createStoredFiles(config, createLog(config))
    const made = await writeBackup(
      database,
      { files, secrets: config },
      {
        directory: args.to ?? backupDirectory(config),
        keep: args.keep ?? config.BACKUP_KEEP,
        signal: stopping.signal,
      },
    )
    await writeBackupState(database.db, {
      madeAt: made.createdAt,
      bytes: made.bytes,
      failedAt: null,
      announcedAt: null,
    })
    console.log(`${made.path} (${formatMegabytes(made.bytes)})`)
    if (made.missingFiles > 0) console.log(missingNote(made.missingFiles))
    console.log(
      `Sealed with ${config.BACKUP_KEY ? 'BACKUP_KEY' : 'SECRET_KEY'}. It is not in the backup: keep a copy of it elsewhere.`,
    )
    return 0
  } catch (error) {
    if (stopping.signal.aborted) return fail('Stopped. No backup was made.', FAILED)
    throw error
  } finally {
    await database.close()
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } })
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) return { wrong: '--keep needs a number from 1.' }
    return { to: values.to, keep }
  } catch (error) {
    return explainOption(error)
  }
}

process.exitCode = await main().catch((error: Error) =>
  fail(
    error instanceof DirectoryInUse
      ? `${error.message} The embedded database belongs to one process: set BACKUP_EVERY_HOURS and the server makes backups itself, or stop it first.`
      : error.message || String(error),
    FAILED,
  ),
)
