import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/app/app.ts'
import { boot } from '../../server/app/boot.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import type { Db } from '../../server/platform/context.ts'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'
import { makeCustomer, signedIn } from '../support/factories.ts'

/** A node with a PostgreSQL database of its own, filled for one customer; `get` sends requests as that customer. */
export async function benchNode(fill: (db: Db, userId: string) => Promise<void>) {
  const name = databaseName()
  await onServer(`create database ${name}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const booted = await boot(readConfig({ DATA_DIR: dataDir, DATABASE_URL: serverUrl(name), LOG_LEVEL: 'silent' }))
  const { context } = booted
  const app = await buildApp(context)
  async function close(): Promise<void> {
    await app.close()
    await booted.close()
    rmSync(dataDir, { recursive: true, force: true })
    await onServer(`drop database if exists ${name} with (force)`)
  }
  try {
    const { userId } = await makeCustomer(context.db)
    await fill(context.db, userId)
    const headers = await signedIn(context, { userId })
    const get = async (url: string, query: Record<string, string> = {}): Promise<unknown> => {
      const reply = await app.inject({ url, query, headers })
      if (reply.statusCode !== 200) throw new Error(reply.body)
      return reply.json()
    }
    return { close, get }
  } catch (error) {
    await close()
    throw error
  }
}
