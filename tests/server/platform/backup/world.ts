import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { capture, reserve } from '../../../../server/money/wallets/holds.ts'
import { verifyLedgerIn } from '../../../../server/money/wallets/verifyLedger.ts'
import { audit } from '../../../../server/platform/audit/audit.ts'
import { sealAuditEvents } from '../../../../server/platform/audit/sealer.ts'
import { type RestoreOptions, restoreBackup } from '../../../../server/platform/backup/restore.ts'
import { createStoredFiles } from '../../../../server/platform/backup/storedFiles.ts'
import { writeBackup } from '../../../../server/platform/backup/write.ts'
import { readConfig } from '../../../../server/platform/config/config.ts'
import type { Db } from '../../../../server/platform/context.ts'
import { connect, type Database } from '../../../../server/platform/db/connect.ts'
import { migrate } from '../../../../server/platform/db/migrate.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { createBoss } from '../../../../server/platform/jobs/boss.ts'
import { openVault } from '../../../../server/platform/sealing/indexKey.ts'
import { makeCustomer, makeVerification } from '../../../support/factories.ts'
import type { temporaryDataEnv } from '../../../support/server.ts'

export type Place = Awaited<ReturnType<typeof temporaryDataEnv>>

export const QUEUE = 'backup-test'

/** What `--replace` has to name. */
export const nameOf = ({ DATABASE_URL, DATA_DIR }: Place) =>
  DATABASE_URL ? new URL(DATABASE_URL).pathname.slice(1) : join(DATA_DIR, 'database')

export const configOf = (place: Place, more: Record<string, string> = {}) =>
  readConfig({ ...place, LOG_LEVEL: 'silent', ...more })

export const filesOf = (place: Place) => createStoredFiles(configOf(place), pino({ level: 'silent' }))

export const opened = (place: Place): Promise<Database> =>
  connect({ databaseUrl: place.DATABASE_URL, dataDir: place.DATA_DIR })

/** Runs work on a database that is closed afterwards. */
export async function withDatabase<Result>(
  place: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await opened(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A directory that goes away after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'satyapan-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Values that a text format could spoil, and one that is larger than any buffer on the way. */
const awkward = {
  text: 'tab\t line\n "quoted" \\ back\\\\slash {a,b} NULL \\N \u2028 नमस्ते 😀 \u0001',
  large: 'नमस्ते 😀'.repeat(300_000),
}

/** Customers, money, checks, an audit chain, files, and one job that waits and one that runs. */
export async function fill(place: Place, customers = 3): Promise<{ objectId: string }> {
  await withDatabase(place, async database => {
    await migrate(database)
    const { db } = database
    await openVault(db, configOf(place))
    for (let number = 0; number < customers; number++) await makeBusiness(db)
    await db
      .insertInto('settings')
      .values(Object.entries(awkward).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
      .execute()
    await sealAuditEvents(db)
    await sendJobs(database)
  })
  const objectId = newId('obj')
  await filesOf(place).put(objectId, Readable.from([randomBytes(300_000)]))
  return { objectId }
}

async function makeBusiness(db: Db): Promise<void> {
  const { userId, wallets } = await makeCustomer(db, { features: ['a "b"', 'c,{d}', '\\', ''] })
  const actor = { kind: 'system', name: 'test' } as const
  const id = newId('ver')
  const entry = (verb: string) => ({ key: `${id}:${verb}`, reference: id, description: awkward.text, actor })
  const { holdId } = await reserve(db, { ...entry('reserve'), walletId: wallets.api.id, amountPaise: 150 })
  await db.transaction().execute(async trx => {
    const { transferId } = await capture(trx, { ...entry('capture'), holdId, amountPaise: 150 })
    await makeVerification(trx, userId, { id, charge_paise: 150, hold_id: holdId, transfer_id: transferId })
    const data = { text: awkward.text, number: 1.5, none: null, list: [1, [2]] }
    await audit(
      trx,
      { actor, ip: null, requestId: null },
      { action: 'verification.created', subject: id, userId, data },
    )
  })
  await db
    .insertInto('exchange_rates')
    .values({
      currency: `X${userId.slice(-2)}`.toUpperCase(),
      per_inr: 0.1 + 0.2,
      fetched_at: '2026-01-02T03:04:05.678901Z',
    } as never)
    .onConflict(same => same.doNothing())
    .execute()
}

async function sendJobs(database: Database): Promise<void> {
  const jobs = await createBoss(database, { supervise: false })
  await jobs.ensureQueue(QUEUE, { policy: 'exclusive', retryLimit: 3 })
  await jobs.boss.send(QUEUE, { name: 'running' }, { singletonKey: 'one' })
  await jobs.boss.fetch(QUEUE)
  await jobs.boss.send(QUEUE, { name: 'waiting' }, { singletonKey: 'two' })
  await jobs.stop()
}

/** A sealed file of an installation. */
export async function backUp(place: Place, more: Record<string, string> = {}): Promise<string> {
  const directory = temporaryDirectory()
  const parts = { files: filesOf(place), secrets: configOf(place, more) }
  return (await withDatabase(place, database => writeBackup(database, parts, { directory, keep: 1 }))).path
}

export const restore = (
  path: string,
  place: Place,
  options: Partial<RestoreOptions> & { env?: Record<string, string> } = {},
) =>
  restoreBackup({
    path,
    config: configOf(place, options.env),
    files: filesOf(place),
    replace: undefined,
    prove: async trx => {
      const { broken } = await verifyLedgerIn(trx)
      if (broken) throw new Error(broken)
    },
    ...options,
  })

/** Every table with the number and the hash of its rows, computed by the database; without what pg-boss has of its own. */
export async function contentOfTables({ db }: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text) collate "C")), '') as hash
      from ${sql.table(name)} r`.execute(db)
    found[name] = rows[0]?.hash ?? ''
  }
  return found
}

export const filesIn = (directory: string) => readdirSync(directory).filter(name => !name.startsWith('lock'))
