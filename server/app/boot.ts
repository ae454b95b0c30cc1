import { createChallanSource } from '../challans/source/create.ts'
import { createAnswerReuse } from '../checks/reuse/answerReuse.ts'
import { createProductSwitches, whileOn } from '../checks/switches/productSwitches.ts'
import { rekeyParties } from '../court/copy/rekeyParties.ts'
import { createAadhaarEsign } from '../esign/aadhaar/create.ts'
import { createChannels } from '../messaging/channels/channels.ts'
import { createGateway } from '../money/payments/createGateway.ts'
import { createRates } from '../money/payments/rates.ts'
import { createPriceBook } from '../money/prices/priceBook.ts'
import { createAadhaarSource } from '../people/kyc/createAadhaarSource.ts'
import type { Config } from '../platform/config/config.ts'
import { SANDBOX_SECRET } from '../platform/config/environment.ts'
import type { Context } from '../platform/context.ts'
import { connect, type Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { createBoss } from '../platform/jobs/boss.ts'
import { createLog } from '../platform/log.ts'
import { createObjectStore } from '../platform/objectStorage/create.ts'
import { openVault } from '../platform/sealing/indexKey.ts'
import { resealBeforeStart } from '../platform/sealing/startResealing.ts'
import { createHeavyPool } from '../platform/taskPool/pool.ts'
import { rekeyNames } from '../screening/lists/rekeyNames.ts'
import { createSources } from '../sources/adapters/create.ts'
import { findDefaults } from './defaultPasswords.ts'
import { createOwnSources } from './ownSources.ts'

export interface Booted {
  context: Context
  /** The same for the seed, whose questions the sandbox answers without its simulated delay. */
  seedContext: Context
  database: Database
  /** Closes the job queue, then the database. */
  close: () => Promise<void>
}

/** How long a process for heavy tasks keeps its models without a task. */
const HEAVY_IDLE_MS = 5 * 60_000

/** Opens and migrates the database and creates the process's services. The caller listens or works. */
export async function boot(config: Config): Promise<Booted> {
  const log = createLog(config)
  const { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: connections, DATA_DIR: dataDir } = config
  const database = await connect({ databaseUrl, connections, dataDir, log })
  await migrate(database)
  if (config.production) await refuseDefaults(database, config)
  const vault = await openVault(database.db, config)
  await resealBeforeStart({ db: database.db, vault, log })
  const entries = await rekeyNames({ db: database.db, vault })
  const cases = await rekeyParties({ db: database.db })
  if (entries + cases > 0) log.info({ entries, cases }, 'made the search keys of names anew')
  const jobs = await createBoss(database, { log, supervise: config.ROLE !== 'api' })
  const channels = createChannels(config, vault, jobs)
  const objects = createObjectStore(config, { db: database.db, vault, log })
  const heavy = createHeavyPool({
    processes: config.HEAVY_PROCESSES,
    memoryMb: config.HEAVY_MEMORY_MB,
    idleMs: HEAVY_IDLE_MS,
  })
  const aadhaar = createAadhaarSource(config, { db: database.db, vault, channels })
  const own = createOwnSources({ config, db: database.db, vault, aadhaar, objects, heavy })
  const switches = createProductSwitches()
  const outside = (config: Config) => ({
    sources: whileOn(createSources(config, own, { 'aadhaar-otp': aadhaar.state }, { db: database.db, vault, log }), {
      db: database.db,
      switches,
    }),
    challans: createChallanSource(config, log),
  })
  const context: Context = {
    config,
    db: database.db,
    vault,
    jobs,
    objects,
    channels,
    ...outside(config),
    aadhaar,
    aadhaarEsign: createAadhaarEsign(config, { db: database.db, vault }),
    payments: createGateway(config, { db: database.db, vault }),
    rates: createRates(config, { db: database.db, log }),
    prices: createPriceBook(),
    switches,
    reuse: createAnswerReuse(),
    heavy,
    log,
  }
  const close = async () => {
    await Promise.all([jobs.stop(), heavy.close()])
    await database.close()
  }
  const seedContext = { ...context, ...outside({ ...config, SANDBOX_DELAY_MS: 0 }) }
  return { context, seedContext, database, close }
}

/** The sandbox's passwords and keys are public. */
async function refuseDefaults(database: Database, { SECRET_KEY, SECRET_KEY_OLD }: Config): Promise<void> {
  const secrets = [SANDBOX_SECRET, SECRET_KEY, ...(SECRET_KEY_OLD ? [SECRET_KEY_OLD] : [])]
  const open = await findDefaults(database.db, secrets)
  if (open.length === 0) return
  await database.close()
  throw new Error(`This database is not fit for production:\n${open.map(line => `  - ${line}`).join('\n')}`)
}
