import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type Database, overPglite } from '../../server/platform/db/connect.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { openPgliteMemory } from '../../server/platform/db/pglite.ts'
import { createBoss } from '../../server/platform/jobs/boss.ts'
import { createVault } from '../../server/platform/vault.ts'
import { commonList, importList } from './watchLists.ts'

/** A migrated database to copy: a dumped data directory, or a database on the server. */
export type DatabaseTemplate = { kind: 'pglite'; dump: string } | { kind: 'postgres'; name: string }

type Made = { template: DatabaseTemplate; drop: () => Promise<void> }

export function makeTemplate(kind: DatabaseTemplate['kind']): Promise<Made> {
  return kind === 'pglite' ? makeDump() : makeServerTemplate()
}

/** Every copy reads the whole dump, and nothing is ever created from PostgreSQL's own templates: without them it is half as large. */
const withoutTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

async function makeDump(): Promise<Made> {
  const directory = await mkdtemp(join(tmpdir(), 'satyapan-'))
  const dump = join(directory, 'template.tar')
  const pglite = await openPgliteMemory()
  const database = overPglite(pglite)
  await prepare(database)
  for (const statement of withoutTemplates) await pglite.exec(statement)
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  return { template: { kind: 'pglite', dump }, drop: () => rm(directory, { recursive: true, force: true }) }
}

async function makeServerTemplate(): Promise<Made> {
  process.env[RUN] = String(process.pid)
  const name = databaseName()
  await createDatabase(name)
  const database = await connect({ databaseUrl: serverUrl(name), dataDir: '' })
  await prepare(database)
  await database.close()
  return { template: { kind: 'postgres', name }, drop: dropAll }
}

/** What a worker of vitest calls the seeded sandbox that its files copy; the ending keeps the form of the other names. */
export const seededName = (template: string, worker: number) => `${template}5eed${worker}`

/** Creating the job queue's schema takes longer than creating ours. Nothing of the list is sealed, so any vault will do. */
async function prepare(database: Database): Promise<void> {
  await migrate(database)
  await importList({ db: database.db, vault: createVault('a vault for lists that are not sealed') }, commonList)
  const jobs = await createBoss(database, { supervise: false })
  await jobs.stop()
}

/** The variable that tells the workers of a run, and what they start, whose run it is. */
const RUN = 'TEST_RUN'

export function databaseName(): string {
  return `satyapan_${process.env[RUN] ?? process.pid}_${randomBytes(6).toString('hex')}`
}

/** An empty database, or a copy of another one. No test stops the server for tests: commits need not wait for its disk. */
export async function createDatabase(name: string, template?: string): Promise<void> {
  await onServer(`create database ${name}${template ? ` template ${template}` : ''}`)
  await onServer(`alter database ${name} set synchronous_commit = off`)
}

/**
 * Ends what is still connected to a database that is not needed any more. The end of the run drops it: ext4 does not give the files of a dropped
 * database out again for some minutes, and passes over each of them to create the next one's, which then takes ten times as long.
 */
export async function leaveDatabase(name: string): Promise<void> {
  if (!process.env[RUN]) await onServer(`drop database if exists ${name} with (force)`)
  else await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
}

async function dropAll(): Promise<void> {
  const ofRun = await onServer(`select datname from pg_database where datname like 'satyapan\\_${process.pid}\\_%'`)
  for (const { datname } of ofRun) await onServer(`drop database if exists ${datname} with (force)`)
}

/** The URL of a database on the PostgreSQL server for tests. */
export function serverUrl(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres')
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement outside all test databases, as creating and dropping them requires. */
export async function onServer(statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL ?? serverUrl('postgres') })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}
