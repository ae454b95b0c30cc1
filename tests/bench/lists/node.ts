import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../../server/app.ts'
import { boot } from '../../../server/boot.ts'
import { readConfig } from '../../../server/config.ts'
import type { App } from '../../../server/http/types.ts'
import { databaseName, onServer, serverUrl } from '../../support/databaseTemplate.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { fillVerifications } from './fill.ts'

/** A node over a database of its own in which one customer has so many verifications; `page` is the customer's list with a filter. */
export async function nodeWith(rows: number) {
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
    await fillVerifications(context.db, userId, rows)
    const headers = await signedIn(context, { userId })
    return { close, page: (filter: object) => pageOf(app, headers, filter) }
  } catch (error) {
    await close()
    throw error
  }
}

async function pageOf(app: App, headers: Record<string, string>, filter: object): Promise<{ id: string }[]> {
  const query = { filter: JSON.stringify(filter) }
  const reply = await app.inject({ url: '/api/resources/pan-check', query, headers })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json()
}
