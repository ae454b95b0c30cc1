import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../../server/platform/config/config.ts'
import type { Context } from '../../../server/platform/context.ts'
import { connect } from '../../../server/platform/db/connect.ts'
import { migrate } from '../../../server/platform/db/migrate.ts'
import { openVault } from '../../../server/platform/sealing/indexKey.ts'
import { databaseName, onServer, serverUrl } from '../../support/databaseTemplate.ts'
import type { Person } from '../names/perturb.ts'
import { writeListFile } from './listFile.ts'

export type Kind = 'postgres' | 'embedded'

export interface ImportFigures {
  rowsPerSecond: number
  /** Peak resident memory of `npm run lists`; with the embedded database this contains the database. */
  peakMb: number
}

export interface ImportedList {
  ctx: Pick<Context, 'db' | 'vault'>
  people: readonly Person[]
  imported: ImportFigures
}

/** A database of its own with one list of these people, imported with `npm run lists`; it is dropped afterwards. */
export async function withImportedList<Result>(
  kind: Kind,
  people: readonly Person[],
  measure: (list: ImportedList) => Promise<Result>,
): Promise<Result> {
  const name = databaseName()
  const directory = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const settings = { DATABASE_URL: kind === 'postgres' ? serverUrl(name) : '', DATA_DIR: join(directory, 'data') }
  if (kind === 'postgres') await onServer(`create database ${name}`)
  try {
    const path = join(directory, 'targets.nested.json')
    await writeListFile(path, people)
    await onDatabase(settings, async () => {})
    const imported = await importFile(settings, path, people.length)
    return await onDatabase(settings, ctx => measure({ ctx, people, imported }))
  } finally {
    rmSync(directory, { recursive: true, force: true })
    if (kind === 'postgres') await onServer(`drop database if exists ${name} with (force)`)
  }
}

type Settings = Record<'DATABASE_URL' | 'DATA_DIR', string>

async function onDatabase<Result>(settings: Settings, run: (ctx: ImportedList['ctx']) => Promise<Result>) {
  const config = readConfig(settings)
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  try {
    await migrate(database)
    return await run({ db: database.db, vault: await openVault(database.db, config) })
  } finally {
    await database.close()
  }
}

/** As `npm run lists` passes them. */
const asRun = ['--max-semi-space-size=16', '--max-old-space-size=768']

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

async function importFile(settings: Settings, path: string, rows: number): Promise<ImportFigures> {
  const command = pathOf('../../../server/screening/listsCommand.ts')
  const args = [...asRun, '--import', pathOf('./reportMemory.ts'), command, 'import', path]
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const [peakMb, [code]] = await Promise.all([text(child.stdio[3] as Readable), once(child, 'exit')])
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return { rowsPerSecond: (rows * 1000) / (performance.now() - started), peakMb: Number(peakMb) }
}
