import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openRequester, openResult } from '../../../../server/checks/verifications/values.ts'
import { connect, type Database } from '../../../../server/platform/db/connect.ts'
import { migrate } from '../../../../server/platform/db/migrate.ts'
import { openVault } from '../../../../server/platform/sealing/indexKey.ts'
import { countUnfinished, resealColumn } from '../../../../server/platform/sealing/reseal.ts'
import { resealAll } from '../../../../server/platform/sealing/startResealing.ts'
import { requesterIndex } from '../../../../server/platform/searchIndexes.ts'
import { createVault, type Vault } from '../../../../server/platform/vault.ts'
import { startChild, waitForLines } from '../../../support/children.ts'
import { testDatabase } from '../../../support/database.ts'
import { makeCustomer, makeVerification } from '../../../support/factories.ts'
import { sealUnbound } from '../../../support/sealed.ts'

const before = 'the secret before the rotation of it all'
const after = 'the secret after the rotation of it all'
const ROWS = 400

const database = await testDatabase()
const secrets = (SECRET_KEY: string, SECRET_KEY_OLD?: string) => ({
  SECRET_KEY,
  SECRET_KEY_OLD,
  SIGNING_KEY: undefined,
})
const column = 'bulk_rows.cells_sealed' as const

/** Rows of a job: every second one sealed by an earlier version, without key id and place. */
async function fill(db: Database['db'], vault: Vault): Promise<string> {
  const { userId } = await makeCustomer(db)
  const id = `job_${userId}`
  const job = {
    id,
    product: 'pan-check',
    user_id: userId,
    requested_by: 'Asha Rao',
    file_name: 'pan.csv',
    file_bytes: 10,
  }
  await db
    .insertInto('bulk_jobs')
    .values({ ...job, sub_user_id: null, object_id: null, file_type: 'csv', locale: 'en', status: 'ready' })
    .execute()
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    job_id: id,
    row_no: at + 2,
    state: 'ready',
    cells_sealed:
      at % 2
        ? sealUnbound(before, JSON.stringify([`row ${at + 2}`]))
        : vault.seal(JSON.stringify([`row ${at + 2}`]), { column, id: [id, at + 2] }),
  }))
  await db.insertInto('bulk_rows').values(rows).execute()
  return id
}

const cells = async (db: Database['db'], job: string) =>
  db
    .selectFrom('bulk_rows')
    .select(['job_id', 'row_no', 'cells_sealed'])
    .where('job_id', '=', job)
    .orderBy('row_no')
    .execute()

test('kill -9 in the middle leaves whole batches, every value opens throughout, and the next run finishes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  // The embedded database must survive on disk, so the test does not use its in-memory one.
  const place = database.kind === 'postgres' ? ['', database.url] : [dataDir]
  const open = async () => (database.kind === 'postgres' ? database : connect({ dataDir }))
  const close = async (one: Database) => void (one === database || (await one.close()))

  const first = await open()
  await migrate(first)
  const job = await fill(first.db, await openVault(first.db, secrets(before)))
  await close(first)

  const child = startChild('resealUntilKilled.ts', after, before, ...place)
  await waitForLines(child, 5)
  child.process.kill('SIGKILL')
  await child.exit
  expect(child.lines).not.toContain('finished')

  const second = await open()
  const both = await openVault(second.db, secrets(after, before))
  const left = await countUnfinished(second.db, both, column)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(ROWS)
  const opened = async (vault: Vault) =>
    (await cells(second.db, job)).map(row => vault.open(row.cells_sealed, { column, id: [row.job_id, row.row_no] }))
  const all = Array.from({ length: ROWS }, (_, at) => JSON.stringify([`row ${at + 2}`]))
  expect(await opened(both)).toEqual(all)

  const reports = await resealAll({ db: second.db, vault: both }, { again: true })
  expect(reports.find(report => report.column === column)).toEqual({ column, resealed: left, unreadable: 0 })
  // Without the old key: it may be removed.
  expect(await opened(await openVault(second.db, secrets(after)))).toEqual(all)
  const again = await resealAll({ db: second.db, vault: both }, { again: true })
  expect(again.every(({ resealed }) => resealed === 0)).toBe(true)
  await close(second)
})

test('a value that no key opens stays, is counted and stops nothing', async () => {
  const { db } = database
  await migrate(database)
  const vault = createVault(after, { old: before })
  const { userId } = await makeCustomer(db)
  const foreign = createVault('a third secret').seal('{}', { column: 'verifications.input_sealed', id: 'ver_x' })
  await makeVerification(db, userId, { input_sealed: foreign })
  const good = await makeVerification(db, userId, { input_sealed: sealUnbound(before, '{}') })
  const report = await resealColumn({ db, vault }, 'verifications.input_sealed')
  expect(report).toMatchObject({ resealed: 1, unreadable: 1 })
  expect(await countUnfinished(db, vault, 'verifications.input_sealed')).toBe(1)
  const row = await db
    .selectFrom('verifications')
    .select('input_sealed')
    .where('id', '=', good)
    .executeTakeFirstOrThrow()
  expect(vault.open(row.input_sealed, { column: 'verifications.input_sealed', id: good })).toBe('{}')
})

test('the index key outlives a rotation, and a wrong secret is refused', async () => {
  const { db } = database
  await db.deleteFrom('settings').execute()
  const first = await openVault(db, secrets(before))
  expect(first.index('pan', 'AAACZ1000A')).toBe(createVault(before).index('pan', 'AAACZ1000A'))
  await expect(openVault(db, secrets(after))).rejects.toThrow('SECRET_KEY_OLD')
  const rotated = await openVault(db, secrets(after, before))
  await resealAll({ db, vault: rotated }, { again: true })
  const alone = await openVault(db, secrets(after))
  for (const vault of [rotated, alone]) expect(vault.index('pan', 'AAACZ1000A')).toBe(first.index('pan', 'AAACZ1000A'))
})

test('a result from before it was sealed is read where it lies, and moves', async () => {
  const { db } = database
  const vault = createVault(after)
  const { userId } = await makeCustomer(db)
  const answer = { status: 'valid', name: 'Zenith Components', nameMatch: null }
  const id = await makeVerification(db, userId, { result: JSON.stringify(answer), requested_by: 'Asha Rao' })
  const read = () => db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(openResult(vault, await read())).toEqual(answer)
  expect(openRequester(vault, await read())).toBe('Asha Rao')
  for (const column of ['verifications.result_sealed', 'verifications.requested_by'] as const)
    await resealColumn({ db, vault }, column)
  const moved = await read()
  expect(moved).toMatchObject({ result: null, requested_by_index: requesterIndex(vault, 'Asha Rao') })
  expect(openResult(vault, moved)).toEqual(answer)
  expect(openRequester(vault, moved)).toBe('Asha Rao')
  expect(JSON.stringify(moved)).not.toMatch(/Zenith|Asha/)
})
