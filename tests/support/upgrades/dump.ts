import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { buildApp } from '../../../server/app/app.ts'
import { boot } from '../../../server/app/boot.ts'
import { startWorkers } from '../../../server/app/workers.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import type { Context, Db } from '../../../server/platform/context.ts'
import type { App } from '../../../server/platform/http/types.ts'
import { seed } from '../../../server/seed/seed.ts'
import { smallestSize } from '../../../server/seed/size.ts'
import { databaseName, onServer, serverUrl } from '../databaseTemplate.ts'
import { foldersOfReleases, type Known } from './known.ts'
import { leaveWork, useSandbox } from './useSandbox.ts'

/**
 * `dump.ts <release>`: makes the dump that upgrades from this code's schema are tested with, on the PostgreSQL server for tests. It is a
 * small seed and a day's work in it: a row in every table, and the files that rows refer to. Needs `pg_dump`. Run it once, when a version is
 * released; what lies in `releases/` never changes afterwards.
 */
const release = process.argv[2] ?? ''
if (!/^\d+\.\d+\.\d+$/.test(release)) throw new Error('Name the release, such as 0.1.0.')
const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
const name = databaseName()
const config = readConfig({
  DATABASE_URL: serverUrl(name),
  DATA_DIR: dataDir,
  SANDBOX_DELAY_MS: '0',
  LOG_LEVEL: 'error',
})

async function fillDatabase(): Promise<Known> {
  await withApp({ work: false }, async (_, context) => {
    await seed(context, { size: smallestSize })
    await dropUnordered(context.db)
  })
  const known = await withApp({ work: true }, useSandbox)
  return withApp({ work: false }, async (app, context) => {
    const waitingJob = await leaveWork(app, context, known.sessions.customer.token)
    const empty = await emptyTables(context.db)
    if (empty.length > 0) throw new Error(`These tables have no rows: ${empty.join(', ')}`)
    return { ...known, waitingJob }
  })
}

async function withApp<Result>(options: { work: boolean }, work: (app: App, context: Context) => Promise<Result>) {
  const { context, close } = await boot(config)
  try {
    const workers = await startWorkers(context, options)
    const app = await buildApp(context)
    const result = await work(app, context)
    await app.close()
    await workers.stop()
    return result
  } finally {
    await close()
  }
}

/** Challans of vehicles whose orders do not name them are most of the rows, and like the others. */
const dropUnordered = (db: Db) =>
  sql`delete from challans where id not in (select challan_id from challan_order_items)`.execute(db)

async function emptyTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db)
  const empty: string[] = []
  for (const { name: table } of rows) {
    const found = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (found.rows.length === 0) empty.push(table)
  }
  return empty
}

/** Statements that PostgreSQL and the embedded database both run: without owners, psql's commands, and the settings at the start. */
function dumpDatabase(): string {
  const options = ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges', '--no-comments']
  const text = execFileSync('pg_dump', [...options, serverUrl(name)], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return text.slice(text.indexOf('\nCREATE ')).replace(/\n\\unrestrict .*\n/, '\n')
}

await onServer(`create database ${name}`)
try {
  const known = await fillDatabase()
  const folder = fileURLToPath(new URL(`${release}/`, foldersOfReleases))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'database.sql.gz'), gzipSync(dumpDatabase(), { level: 9 }))
  cpSync(join(dataDir, 'objects'), join(folder, 'objects'), { recursive: true })
  writeFileSync(join(folder, 'known.json'), `${JSON.stringify(known, null, 2)}\n`)
} finally {
  await onServer(`drop database if exists ${name} with (force)`)
  rmSync(dataDir, { recursive: true, force: true })
}
