import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject, onTestFinished } from 'vitest'
import { startProgram } from './children.ts'
import { createDatabase, databaseName, leaveDatabase, seededName, serverUrl } from './databaseTemplate.ts'
import { type Env, launchServer, type RunningServer } from './launch.ts'

export type { RunningServer } from './launch.ts'

/** Runs after the current attempt of a test, so that a retry starts clean; outside a test, after the file. */
export function afterwards(end: () => Promise<void>): void {
  try {
    onTestFinished(end)
  } catch {
    afterAll(end)
  }
}

/**
 * The environment for a server's data: a directory of its own, and on PostgreSQL an empty database too. Removed after the test or
 * file.
 */
export const temporaryDataEnv = (postgres = process.env.TEST_BACKEND === 'postgres'): Promise<DataEnv> =>
  dataEnv(postgres)

export type DataEnv = { DATA_DIR: string; DATABASE_URL: string }

/** The same of a sandbox that has been seeded: a first start takes longer than most of the tests that need what it leaves. */
export async function seededDataEnv(): Promise<DataEnv> {
  kept.seededSandbox ??= seedOnce()
  const { DATA_DIR, database } = await kept.seededSandbox
  const place = await dataEnv(Boolean(database), database)
  cpSync(DATA_DIR, place.DATA_DIR, { recursive: true })
  return place
}

/** Seeded when the first file asks, for all files of this process: a file that imports our modules again finds it here. */
const kept = globalThis as { seededSandbox?: Promise<{ DATA_DIR: string; database: string }> }

async function seedOnce(): Promise<{ DATA_DIR: string; database: string }> {
  const template = inject('databaseTemplate')
  const database = template.kind === 'postgres' ? seededName(template.name, Number(process.env.VITEST_POOL_ID)) : ''
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'satyapan-'))
  process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))
  if (database) await createDatabase(database)
  const { exit, errors } = startProgram('server/app/seedCommand.ts', [], {
    DATA_DIR,
    DATABASE_URL: database && serverUrl(database),
    LOG_LEVEL: 'error',
  })
  if ((await exit) !== 0) throw new Error(`The sandbox could not be seeded: ${errors.join('\n')}`)
  return { DATA_DIR, database }
}

async function dataEnv(postgres: boolean, template?: string): Promise<DataEnv> {
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const name = databaseName()
  if (postgres) await createDatabase(name, template)
  afterwards(async () => {
    rmSync(dataDir, { recursive: true, force: true })
    if (postgres) await leaveDatabase(name)
  })
  return { DATA_DIR: dataDir, DATABASE_URL: postgres ? serverUrl(name) : '' }
}

/** The real server in a separate process, from its sources unless told otherwise, resolved when it is ready. Stopped after the test or file. */
export async function startServer(env: Env, program?: string): Promise<RunningServer> {
  const server = await launchServer(env, program)
  afterwards(async () => void (await server.stop('SIGKILL')))
  return server
}
