import { parseArgs } from 'node:util'
import { formatCount } from '../../../contracts/platform/money.ts'
import { describeLedger } from '../../money/wallets/describeLedger.ts'
import { verifyLedgerIn } from '../../money/wallets/verifyLedger.ts'
import { type CheckedBackup, checkBackup } from '../../platform/backup/check.ts'
import { openBackup } from '../../platform/backup/records.ts'
import { BackupFailed, BackupRefused } from '../../platform/backup/refused.ts'
import { restoreBackup } from '../../platform/backup/restore.ts'
import { createStoredFiles } from '../../platform/backup/storedFiles.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import type { Trx } from '../../platform/context.ts'
import { DirectoryInUse } from '../../platform/db/directoryLock.ts'
import { createLog } from '../../platform/log.ts'
import { openVault } from '../../platform/sealing/indexKey.ts'
import { explainOption, fail, formatMegabytes, missingNote } from './command.ts'

const FAILED = 1
const WRONG_USE = 2
const REFUSED = 3

const USAGE = 'Usage: npm run restore -- <backup file> [--replace <database>] [--check]'

/**
 * `npm run restore`: exits with 0 after a restore that was verified, 1 if the target could not take it, 2 after a wrong option,
 * 3 if the backup is incomplete, altered, foreign, newer than this version, or of another key. Unless it exits with 0, the
 * database is as it was.
 */
async function main(): Promise<number> {
  const args = readArguments()
  if ('wrong' in args) return fail(`${args.wrong}\n${USAGE}`, WRONG_USE)
  const config = readConfig()
  if (args.check) {
    print(await checkBackup(await openBackup(args.path, config)))
    console.log('The backup is complete and unaltered. Nothing was restored.')
    return 0
  }
  const files = createStoredFiles(config, createLog(config))
  const { end, former } = await restoreBackup({
    path: args.path,
    config,
    files,
    replace: args.replace,
    checked: print,
    prove: trx => prove(trx, config),
  })
  console.log(`Restored: ${end.tables.length} tables and ${formatCount(end.objects.count)} files are as in the backup.`)
  if (former) console.log(`The database that was there is now ${former}. Delete it when you no longer need it.`)
  console.log('Start the server with the same SECRET_KEY.')
  return 0
}

function print({ start, end }: CheckedBackup): void {
  const rows = end.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Backup of ${start.createdAt}, from ${start.kind === 'postgres' ? 'PostgreSQL' : 'an embedded database'}`)
  const line = (name: string, count: number, more = '') =>
    console.log(`${name.padEnd(14)}${formatCount(count).padStart(12)}${more}`)
  line('tables', end.tables.length)
  line('rows', rows)
  line('waiting jobs', end.waitingJobs)
  line('files', end.objects.count, `  ${formatMegabytes(end.objects.bytes)}`)
  if (end.missingFiles > 0) console.log(missingNote(end.missingFiles))
}

async function prove(trx: Trx, config: Config): Promise<void> {
  await openVault(trx, config)
  const report = await verifyLedgerIn(trx)
  for (const line of describeLedger(report)) console.log(line)
  if (report.broken)
    throw new BackupFailed(`The ledger of the backup is inconsistent: ${report.broken}. Nothing was restored.`)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'string' }, check: { type: 'boolean', default: false } },
    })
    const [path, ...more] = positionals
    if (path === undefined || more.length > 0) return { wrong: 'Name one backup file.' }
    return { path, ...values }
  } catch (error) {
    return explainOption(error)
  }
}

process.exitCode = await main().catch((error: Error) =>
  fail(
    error instanceof DirectoryInUse
      ? `${error.message} The embedded database belongs to one process: a backup can be restored once the server has stopped.`
      : error.message || String(error),
    error instanceof BackupRefused ? REFUSED : FAILED,
  ),
)
