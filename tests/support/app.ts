import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { buildApp } from '../../server/app/app.ts'
import { createOwnSources } from '../../server/app/ownSources.ts'
import { startWorkers } from '../../server/app/workers.ts'
import { createChallanSource } from '../../server/challans/source/create.ts'
import { createAnswerReuse } from '../../server/checks/reuse/answerReuse.ts'
import { createProductSwitches, whileOn } from '../../server/checks/switches/productSwitches.ts'
import { createAadhaarEsign } from '../../server/esign/aadhaar/create.ts'
import { sandboxChannels } from '../../server/messaging/channels/channels.ts'
import { createGateway } from '../../server/money/payments/createGateway.ts'
import { createRates } from '../../server/money/payments/rates.ts'
import { createPriceBook } from '../../server/money/prices/priceBook.ts'
import { createAadhaarSource } from '../../server/people/kyc/createAadhaarSource.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import type { Context } from '../../server/platform/context.ts'
import type { Database } from '../../server/platform/db/connect.ts'
import type { App } from '../../server/platform/http/types.ts'
import { createBoss } from '../../server/platform/jobs/boss.ts'
import { createObjectStore } from '../../server/platform/objectStorage/create.ts'
import { createHeavyPool } from '../../server/platform/taskPool/pool.ts'
import { createVault } from '../../server/platform/vault.ts'
import { createSources } from '../../server/sources/adapters/create.ts'
import { testDatabase } from './database.ts'
import { publicSource } from './publicSource.ts'

export interface TestApp {
  app: App
  ctx: Context
  database: Database
}

/** The whole server without a port, over a database of this file's own; call it with `app.inject`. Closed after the file. */
export async function testApp(
  env: Record<string, string> = {},
  replaced: Partial<Context> = {},
  { work = false } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const config = readConfig({ LOG_LEVEL: 'silent', SANDBOX_DELAY_MS: '0', DATA_DIR: dataDir, ...env })
  const database = await testDatabase()
  const vault = createVault(config.SECRET_KEY)
  const log = pino({ level: 'silent' })
  const jobs = await createBoss(database, { supervise: false })
  const pool = createHeavyPool({ processes: 1, memoryMb: config.HEAVY_MEMORY_MB, idleMs: 60_000 })
  const heavy = replaced.heavy ?? pool
  const objects = replaced.objects ?? createObjectStore(config, { db: database.db, vault, log })
  const channels = replaced.channels ?? sandboxChannels(vault)
  const aadhaar = replaced.aadhaar ?? createAadhaarSource(config, { db: database.db, vault, channels })
  const switches = createProductSwitches()
  const ctx: Context = {
    config,
    db: database.db,
    vault,
    jobs,
    objects,
    channels,
    sources: whileOn(
      createSources(
        config,
        createOwnSources({ config, db: database.db, vault, aadhaar, objects, heavy }),
        { 'aadhaar-otp': aadhaar.state },
        { db: database.db, vault, log },
      ),
      { db: database.db, switches },
    ),
    aadhaar,
    aadhaarEsign: createAadhaarEsign(config, { db: database.db, vault }),
    challans: createChallanSource(config, log),
    payments: createGateway(config, { db: database.db, vault }),
    rates: createRates(config, { db: database.db, log }),
    prices: createPriceBook(),
    switches,
    reuse: createAnswerReuse(),
    heavy,
    log,
    ...replaced,
  }
  const workers = await startWorkers(ctx, { work })
  const app = await buildApp(ctx, { publicBuild: publicSource })
  afterAll(async () => {
    await app.close()
    await workers.stop()
    await jobs.stop()
    await pool.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { app, ctx, database }
}
