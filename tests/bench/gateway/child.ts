import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { buildApp } from '../../../server/app/app.ts'
import { boot } from '../../../server/app/boot.ts'
import { startWorkers } from '../../../server/app/workers.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { openPool } from '../../../server/platform/db/pg.ts'
import type { Schema } from '../../../server/platform/db/schema.ts'
import { makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { CONNECTIONS, type Target } from './target.ts'

/**
 * `child.ts <databaseUrl>`: a working node and a bare Fastify in one process; prints their addresses as JSON and runs until
 * SIGTERM.
 */
const databaseUrl = process.argv[2] ?? ''
const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SANDBOX_DELAY_MS: '0', LOG_LEVEL: 'silent' }
const { context, close } = await boot(readConfig({ ...settings, GATEWAY_PER_MINUTE: '10000000' }))

const statements = { count: 0, ms: 0 }
const pool = openPool(databaseUrl, context.log)
const db = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool }),
  log: ({ queryDurationMillis }) => {
    statements.count += 1
    statements.ms += queryDurationMillis
  },
})

const workers = await startWorkers(context, { work: true })
const app = await buildApp({ ...context, db })
const url = await app.listen({ host: '127.0.0.1', port: 0 })

const bare = Fastify()
bare.post('/', () => ({ status: 'completed' }))
bare.get('/statements', () => statements)
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })

const keys: Target['keys'] = { live: [], test: [] }
for (let made = 0; made < CONNECTIONS; made++) {
  const { userId } = await makeCustomer(db, { paise: 1e9 })
  keys.live.push((await makeKey(context, userId, 'live')).key)
  keys.test.push((await makeKey(context, userId, 'test')).key)
}
process.stdout.write(`${JSON.stringify({ url, bareUrl, keys } satisfies Target)}\n`)

async function stop(): Promise<never> {
  await Promise.all([app.close(), bare.close()])
  await workers.stop()
  await pool.end()
  await close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
