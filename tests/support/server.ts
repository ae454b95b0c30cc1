import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { databaseName, onServer, serverUrl } from './databaseTemplate.ts'
import { type Env, launchServer, type RunningServer } from './launch.ts'

export type { RunningServer } from './launch.ts'

/** Once the try of a test that runs now is over, so that the next one meets nothing of it; of what no test began, after the file. */
function afterwards(end: () => Promise<void>): void {
  try {
    onTestFinished(end)
  } catch {
    afterAll(end)
  }
}

/** Where a server keeps its data, as environment: a directory of its own, and on PostgreSQL an empty database too. Gone after the test or file. */
export async function temporaryDataEnv(
  postgres = process.env.TEST_BACKEND === 'postgres',
): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const name = databaseName()
  if (postgres) await onServer(`create database ${name}`)
  afterwards(async () => {
    rmSync(dataDir, { recursive: true, force: true })
    if (postgres) await onServer(`drop database if exists ${name} with (force)`)
  })
  return { DATA_DIR: dataDir, DATABASE_URL: postgres ? serverUrl(name) : '' }
}

/** The real server as a process of its own, once it says that it is ready. It ends with the test or file. */
export async function startServer(env: Env): Promise<RunningServer> {
  const server = await launchServer(env)
  afterwards(async () => void (await server.stop('SIGKILL')))
  return server
}
