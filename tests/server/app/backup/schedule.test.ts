import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { backUpIfDue } from '../../../../server/app/backup/schedule.ts'
import { boot } from '../../../../server/app/boot.ts'
import { checkBackup } from '../../../../server/platform/backup/check.ts'
import { openBackup } from '../../../../server/platform/backup/records.ts'
import { observeBackups, readBackupState, writeBackupState } from '../../../../server/platform/backup/state.ts'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { registry } from '../../../../server/platform/metrics.ts'
import { makeCustomer, vault } from '../../../support/factories.ts'
import { temporaryDataEnv } from '../../../support/server.ts'

const HOUR_MS = 3_600_000
const directory = mkdtempSync(join(tmpdir(), 'satyapan-'))
const place = await temporaryDataEnv()
const config = readConfig({
  ...place,
  LOG_LEVEL: 'silent',
  BACKUP_DIR: directory,
  BACKUP_EVERY_HOURS: '24',
  BACKUP_KEEP: '2',
})
const { context: ctx, database, close } = await boot(config)
await ctx.jobs.ensureQueue('deliver-messages')
await makeCustomer(ctx.db)
afterAll(async () => {
  await close()
  rmSync(directory, { recursive: true, force: true })
})

const agoMs = (ms: number) => new Date(Date.now() - ms).toISOString()
const never = { madeAt: null, bytes: null, failedAt: null, announcedAt: null }
const backups = () => readdirSync(directory).filter(name => name.endsWith('.backup'))

beforeEach(async () => {
  await writeBackupState(ctx.db, never)
  for (const name of backups()) rmSync(join(directory, name))
  await ctx.db.deleteFrom('messages').execute()
  await ctx.db.deleteFrom('notice_recipients').execute()
})

async function metrics() {
  await observeBackups(ctx.db)
  const text = await registry.metrics()
  const valueOf = (name: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
  return { age: valueOf('backup_age_seconds'), bytes: valueOf('backup_size_bytes'), failing: valueOf('backup_failing') }
}

test('a due backup is made while the server runs, once, and is whole', async () => {
  expect(await metrics()).toEqual({ age: undefined, bytes: undefined, failing: '0' })
  const made = await backUpIfDue(ctx, database)
  expect(backups().map(name => join(directory, name))).toEqual([made?.path])
  const { end } = await checkBackup(await openBackup(made?.path ?? '', config))
  expect(end.tables.find(({ name }) => name === 'users')).toMatchObject({ rows: 1 })
  expect(await backUpIfDue(ctx, database)).toBeNull()
  expect(readdirSync(place.DATA_DIR).filter(name => name.includes('copy'))).toEqual([])

  const seen = await metrics()
  expect(Number(seen.age)).toBeLessThan(3_600)
  expect(seen).toMatchObject({ bytes: String(made?.bytes), failing: '0' })
})

test('the next one is made after its hours, and the oldest goes', async () => {
  for (let number = 0; number < 3; number++) {
    expect(await backUpIfDue(ctx, database)).not.toBeNull()
    await writeBackupState(ctx.db, { ...never, madeAt: agoMs(24 * HOUR_MS) })
  }
  expect(backups()).toHaveLength(2)
  await writeBackupState(ctx.db, { ...never, madeAt: agoMs(23 * HOUR_MS) })
  expect(await backUpIfDue(ctx, database)).toBeNull()
})

test('a failure is recorded, announced once a day, shown in the metrics and tried again', async () => {
  await ctx.db
    .insertInto('notice_recipients')
    .values({ id: newId('ntc'), email: 'ops@satyapan.test', events: ['backupFailed'] })
    .execute()
  const file = join(directory, 'file')
  writeFileSync(file, '')
  const failing = { ...ctx, config: { ...config, BACKUP_DIR: join(file, 'backups') } }
  const before = { ...never, madeAt: agoMs(25 * HOUR_MS), bytes: 1 }
  await writeBackupState(ctx.db, before)
  expect(await backUpIfDue(failing, database)).toBeNull()
  const state = await readBackupState(ctx.db)
  expect(state).toMatchObject({ madeAt: before.madeAt, failedAt: expect.any(String), announcedAt: state.failedAt })
  expect((await metrics()).failing).toBe('1')
  expect(Number((await metrics()).age)).toBeGreaterThan(24 * 3_600)

  expect(await backUpIfDue(ctx, database)).toBeNull()
  await writeBackupState(ctx.db, { ...state, failedAt: agoMs(HOUR_MS) })
  expect(await backUpIfDue(failing, database)).toBeNull()
  const sent = await ctx.db.selectFrom('messages').selectAll().execute()
  expect(sent.map(({ id, recipient }) => vault.open(recipient, { column: 'messages.recipient', id }))).toEqual([
    'ops@satyapan.test',
  ])
  expect(
    sent.map(({ id, text_sealed }) => vault.open(text_sealed, { column: 'messages.text_sealed', id })).join(),
  ).toContain(before.madeAt)

  await writeBackupState(ctx.db, { ...state, failedAt: agoMs(HOUR_MS) })
  expect(await backUpIfDue(ctx, database)).not.toBeNull()
  expect(await readBackupState(ctx.db)).toMatchObject({ failedAt: null, announcedAt: null })
})

test.runIf(place.DATABASE_URL !== '')('another node that makes it is left to do so', async () => {
  await ctx.db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(7283475)`.execute(connection)
    expect(await backUpIfDue(ctx, database)).toBeNull()
    await sql`select pg_advisory_unlock(7283475)`.execute(connection)
  })
  expect(await backUpIfDue(ctx, database)).not.toBeNull()
})

test.runIf(place.DATABASE_URL === '')('the embedded database answers while its copy is read', async () => {
  let reads = 0
  const making = backUpIfDue(ctx, database)
  let done = false
  void making.finally(() => {
    done = true
  })
  while (!done) {
    await ctx.db.selectFrom('users').select('id').execute()
    reads++
  }
  expect(await making).not.toBeNull()
  expect(reads).toBeGreaterThan(10)
})
