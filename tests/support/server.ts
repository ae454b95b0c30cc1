import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { databaseName, onServer, serverUrl } from './databaseTemplate.ts'
import { type Env, launchServer, type RunningServer } from './launch.ts'

export type { RunningServer } from './launch.ts'

/** Runs after the current attempt of a test, so that a retry starts clean; outside a test, after the file. */
function afterwards(end: () => Promise<void>): void {
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

/** The real server in a separate process, from its sources unless told otherwise, resolved when it is ready. Stopped after the test or file. */
export async function startServer(env: Env, program?: string): Promise<RunningServer> {
  const server = await launchServer(env, program)
  afterwards(async () => void (await server.stop('SIGKILL')))
  return server
}
