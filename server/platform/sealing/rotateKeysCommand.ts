import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatCount } from '../../../contracts/platform/money.ts'
import { readConfig } from '../config/config.ts'
import { connect, type Database } from '../db/connect.ts'
import { DirectoryInUse } from '../db/directoryLock.ts'
import { isMigrated } from '../db/migrate.ts'
import { createLog } from '../log.ts'
import { createRawStore } from '../objectStorage/create.ts'
import { countOldObjects, rewriteOldObjects } from '../objectStorage/rewriteOld.ts'
import { type SealedColumn, sealedColumns } from '../sealedColumns.ts'
import { untilSealed } from '../untilSealed.ts'
import { openVault } from './indexKey.ts'
import { countUnfinished } from './reseal.ts'
import { resealAll } from './startResealing.ts'

const LEFT = 1
const NOT_RUN = 2
/** Walks before what is left is reported, over 15 seconds: nodes at work hold rows for a moment. */
const ROUNDS = 5

/** `npm run rotate-keys`: exits with 0 if everything is sealed with SECRET_KEY, 1 if something is not, 2 if it could not run. */
async function main(): Promise<number> {
  const config = readConfig()
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'database')))
    return cannot(`There is no database in ${config.DATA_DIR} yet. Set DATA_DIR or DATABASE_URL.`)
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  try {
    if (!(await isMigrated(database).catch(() => false)))
      return cannot('This database is older than this version. Start the server once.')
    return await rotate(database, config)
  } finally {
    await database.close()
  }
}

async function rotate({ db }: Database, config: ReturnType<typeof readConfig>): Promise<number> {
  const vault = await openVault(db, config)
  for (const { column, resealed } of await resealAll({ db, vault }, { again: true, mostRounds: ROUNDS }))
    console.log(`${column.padEnd(36)}${formatCount(resealed).padStart(12)} resealed`)
  // The keys of objects that earlier versions have stored are sealed with the objects.
  const objects = { db, vault, raw: createRawStore(config, createLog(config)) }
  await untilSealed(signal => rewriteOldObjects(objects, signal), { mostRounds: ROUNDS })
  const left = await Promise.all(
    (Object.keys(sealedColumns) as SealedColumn[]).map(async column => ({
      column,
      count: await countUnfinished(db, vault, column),
    })),
  )
  const unsealed = left.filter(({ count }) => count > 0)
  for (const { column, count } of unsealed)
    console.error(`${column}: ${formatCount(count)} values are not sealed with SECRET_KEY.`)
  const oldObjects = await countOldObjects({ db })
  if (oldObjects > 0)
    console.error(`${formatCount(oldObjects)} files lie in the store as an earlier version has stored them.`)
  if (unsealed.length + oldObjects > 0) {
    console.error('Keep SECRET_KEY_OLD. Restart every node with the new keys, then run this again.')
    return LEFT
  }
  console.log(
    'Everything is sealed with SECRET_KEY. SECRET_KEY_OLD may be removed once every node runs with the new key.',
  )
  return 0
}

function cannot(message: string): number {
  console.error(message)
  return NOT_RUN
}

process.exitCode = await main().catch((error: Error) =>
  cannot(
    error instanceof DirectoryInUse
      ? `${error.message} The embedded database belongs to one process: keys can be rotated once the server has stopped; the server also does it when it starts.`
      : error.message || String(error),
  ),
)
