import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
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
  const name = databaseName()
  await onServer(`create database ${name}`)
  const database = await connect({ databaseUrl: serverUrl(name), dataDir: '' })
  await prepare(database)
  await database.close()
  const drop = async () => {
    for (const one of [name, ...seededNames(name)]) await onServer(`drop database if exists ${one} with (force)`)
  }
  return { template: { kind: 'postgres', name }, drop }
}

/** What a worker of vitest calls the seeded sandbox that its files copy; the ending keeps the form of the other names. */
export const seededName = (template: string, worker: number) => `${template}5eed${worker}`

const seededNames = (template: string) =>
  Array.from({ length: availableParallelism() }, (_, i) => seededName(template, i + 1))

/** Creating the job queue's schema takes longer than creating ours. Nothing of the list is sealed, so any vault will do. */
async function prepare(database: Database): Promise<void> {
  await migrate(database)
  await importList({ db: database.db, vault: createVault('a vault for lists that are not sealed') }, commonList)
  const jobs = await createBoss(database, { supervise: false })
  await jobs.stop()
}

export function databaseName(): string {
  return `satyapan_${process.pid}_${randomBytes(6).toString('hex')}`
}

/** The URL of a database on the PostgreSQL server for tests. */
export function serverUrl(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres')
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement outside all test databases, as creating and dropping them requires. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL ?? serverUrl('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
