import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBackup } from '../../../../server/platform/backup/check.ts'
import { openBackup } from '../../../../server/platform/backup/records.ts'
import { BackupRefused } from '../../../../server/platform/backup/refused.ts'
import { keyIdOf } from '../../../../server/platform/vault.ts'
import { randomFrom } from '../../../support/bank/nodes.ts'
import { temporaryDataEnv } from '../../../support/server.ts'
import {
  backUp,
  configOf,
  contentOfTables,
  fill,
  nameOf,
  type Place,
  restore,
  temporaryDirectory,
  withDatabase,
} from './world.ts'

const other = 'another secret of at least 32 characters'

test('an altered, cut or lengthened backup is refused, wherever it was touched', { timeout: 300_000 }, async () => {
  const source = await temporaryDataEnv()
  await fill(source, 1)
  const whole = readFileSync(await backUp(source))
  const path = join(temporaryDirectory(), 'altered.backup')
  const config = configOf(source)
  const refused = async (content: Buffer) => {
    writeFileSync(path, content)
    await expect(openBackup(path, config).then(checkBackup)).rejects.toThrow(BackupRefused)
  }
  await openBackup(await backUp(source), config).then(checkBackup)

  const next = randomFrom(20_261_126)
  const header = whole.indexOf('\n')
  const offsets = [
    0,
    header - 5,
    header,
    header + 1,
    whole.length - 1,
    ...Array.from({ length: 60 }, () => Math.floor(next() * whole.length)),
  ]
  for (const offset of offsets) {
    const altered = Buffer.from(whole)
    altered[offset] = (altered[offset] ?? 0) ^ (1 + Math.floor(next() * 255))
    await refused(altered)
  }
  const frame = 64 * 1024 + 16
  expect(whole.length).toBeGreaterThan(header + 3 * frame)
  const first = header + 1
  const at = (number: number) => whole.subarray(first + number * frame, first + (number + 1) * frame)
  const cuts = [
    0,
    10,
    first,
    first + 1,
    first + frame,
    first + 2 * frame,
    whole.length - 1,
    ...Array.from({ length: 15 }, () => Math.floor(next() * whole.length)),
  ]
  for (const cut of cuts) await refused(whole.subarray(0, cut))
  await refused(Buffer.concat([whole, Buffer.alloc(1)]))
  await refused(Buffer.concat([whole.subarray(0, first), at(1), at(0), whole.subarray(first + 2 * frame)]))
  await refused(Buffer.concat([whole.subarray(0, first), at(0), whole.subarray(first + 2 * frame)]))
})

/** How a restore is refused. */
async function refusal(path: string, target: Place, options: Parameters<typeof restore>[2]): Promise<string> {
  const failure = (await restore(path, target, options).catch((thrown: unknown) => thrown)) as Error
  return `${failure.name}: ${failure.message}`
}

/** Remembers what a place holds. What is returned expects that it still does. */
async function unchanged(place: Place): Promise<() => Promise<void>> {
  const before = await withDatabase(place, contentOfTables)
  return async () => expect(await withDatabase(place, contentOfTables)).toEqual(before)
}

test('a backup of other keys, a foreign one and a newer one change nothing', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  await fill(source, 1)
  await fill(target, 1)
  const isUnchanged = await unchanged(target)
  const replace = nameOf(target)
  const path = await backUp(source)
  const own = keyIdOf(configOf(source).SECRET_KEY)

  expect(await refusal(path, target, { replace, env: { SECRET_KEY: other } })).toMatch(
    new RegExp(`^BackupRefused: .*sealed with the SECRET_KEY ${own}, but here it is ${keyIdOf(other)}`),
  )
  const sealedByOther = await backUp(source, { BACKUP_KEY: other })
  expect(await refusal(sealedByOther, target, { replace })).toMatch(
    new RegExp(`BACKUP_KEY ${keyIdOf(other)}, but here it is not set`),
  )

  const foreign = join(temporaryDirectory(), 'foreign.backup')
  writeFileSync(foreign, 'PGDMP and more')
  expect(await refusal(foreign, target, { replace })).toMatch(/^BackupRefused: .* is not a backup/)
  expect(await refusal(`${foreign}.none`, target, { replace })).toMatch(/cannot be read \(ENOENT\)/)
  const cut = join(temporaryDirectory(), 'cut.backup')
  copyFileSync(path, cut)
  truncateSync(cut, 70_000)
  expect(await refusal(cut, target, { replace })).toMatch(/^BackupRefused: .*incomplete or was altered/)

  await withDatabase(source, ({ db }) =>
    db
      .insertInto('migrations' as never)
      .values({ id: '9999-later' } as never)
      .execute(),
  )
  expect(await refusal(await backUp(source), target, { replace })).toMatch(
    /^BackupRefused: .*newer than this version of the server: it has 9999-later/,
  )
  await isUnchanged()
})

test('a secret that has been rotated since opens the backup as SECRET_KEY_OLD', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  await fill(source, 1)
  const before = configOf(source).SECRET_KEY
  await restore(await backUp(source), target, { env: { SECRET_KEY: other, SECRET_KEY_OLD: before } })
  expect(await withDatabase(target, contentOfTables)).toEqual(await withDatabase(source, contentOfTables))
})

test('a target that is not empty is replaced only when it is named, and not while it is used', {
  timeout: 300_000,
}, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  await fill(source, 1)
  await fill(target, 2)
  const isUnchanged = await unchanged(target)
  const path = await backUp(source)
  const onPostgres = target.DATABASE_URL !== ''
  const replace = nameOf(target)
  expect(await refusal(path, target, {})).toMatch(/To replace .* add: --replace/)
  expect(await refusal(path, target, { replace: 'something' })).toMatch(/To replace .* add: --replace/)
  await withDatabase(target, async ({ db }) => {
    await db.selectFrom('settings').select('key').execute()
    await expect(restore(path, target, { replace })).rejects.toThrow(/in use/)
  })
  await isUnchanged()

  const { former } = await restore(path, target, { replace })
  expect(former === null).toBe(onPostgres)
  expect(await withDatabase(target, contentOfTables)).toEqual(await withDatabase(source, contentOfTables))
})

test('a restored ledger that does not agree is not kept', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  await fill(source, 1)
  await fill(target, 1)
  const replace = nameOf(target)
  await withDatabase(source, ({ db }) => db.updateTable('wallets').set({ available_paise: 1 }).execute())
  const isUnchanged = await unchanged(target)
  await expect(restore(await backUp(source), target, { replace })).rejects.toThrow(/wallet .* says 1 paise/)
  await isUnchanged()
})

test.runIf(process.env.TEST_BACKEND === 'postgres')(
  'tables of something else are never replaced',
  { timeout: 300_000 },
  async () => {
    const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
    await fill(source, 1)
    await withDatabase(target, ({ db }) => db.schema.createTable('theirs').addColumn('id', 'text').execute())
    const isUnchanged = await unchanged(target)
    const replace = nameOf(target)
    expect(await refusal(await backUp(source), target, { replace })).toMatch(/holds tables of something else/)
    await isUnchanged()
  },
)
