import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, vi } from 'vitest'
import { buildApp } from '../../../server/app/app.ts'
import { boot } from '../../../server/app/boot.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { connect } from '../../../server/platform/db/connect.ts'
import { createDatabase, databaseName, leaveDatabase, serverUrl } from '../databaseTemplate.ts'
import { foldersOfReleases, readKnown } from './known.ts'

/**
 * This version, booted on what a release left behind, a few minutes after it was stopped: database, files, and the people who were signed
 * in. The process's clock stands at that time. Closed after the file.
 */
export async function upgradedFrom(release: string) {
  const folder = new URL(`${release}/`, foldersOfReleases)
  const known = readKnown(release)
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const name = databaseName()
  const onPostgres = process.env.TEST_BACKEND === 'postgres'
  if (onPostgres) await createDatabase(name)
  const place = { DATA_DIR: dataDir, ...(onPostgres && { DATABASE_URL: serverUrl(name) }) }
  await load(place, gunzipSync(readFileSync(new URL('database.sql.gz', folder))).toString())
  cpSync(new URL('objects/', folder), join(dataDir, 'objects'), { recursive: true })

  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(known.at) + 5 * 60_000 })
  const quick = { LOG_LEVEL: 'silent', SANDBOX_DELAY_MS: '0', GATEWAY_PER_MINUTE: '100000' }
  const { context, close } = await boot(readConfig({ ...place, ...quick }))
  const app = await buildApp(context)
  afterAll(async () => {
    vi.useRealTimers()
    await app.close()
    await close()
    rmSync(dataDir, { recursive: true, force: true })
    if (onPostgres) await leaveDatabase(name)
  })
  return { app, ctx: context, known }
}

async function load({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string }, text: string) {
  const database = await connect({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })
  if (database.kind === 'pglite') await database.pglite.exec(text)
  else await sql.raw(text).execute(database.db)
  await database.close()
}
