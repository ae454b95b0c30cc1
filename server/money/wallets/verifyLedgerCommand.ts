import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../../platform/config/config.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import { DirectoryInUse } from '../../platform/db/directoryLock.ts'
import { describeLedger } from './describeLedger.ts'
import { verifyLedger } from './verifyLedger.ts'

const BROKEN = 1
const NOT_CHECKED = 2

/** `npm run verify-ledger`: exits with 0 if everything is consistent, 1 at the first inconsistency, 2 if it could not be checked. */
async function main(): Promise<number> {
  const config = readConfig()
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'database')))
    return cannot(
      `There is no database in ${config.DATA_DIR} yet. Start the server once, or set DATA_DIR or DATABASE_URL.`,
    )
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  try {
    if (!(await hasLedger(database))) return cannot('This database has no ledger yet. Start the server once.')
    const report = await verifyLedger(database.db)
    for (const line of describeLedger(report)) console.log(line)
    if (report.broken) console.error(`BROKEN: ${report.broken}`)
    return report.broken ? BROKEN : 0
  } finally {
    await database.close()
  }
}

async function hasLedger({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('transfers') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

function cannot(message: string): number {
  console.error(message)
  return NOT_CHECKED
}

process.exitCode = await main().catch((error: Error) =>
  cannot(
    error instanceof DirectoryInUse
      ? `${error.message} The embedded database belongs to one process: the ledger can be verified once the server has stopped.`
      : error.message || String(error),
  ),
)
