import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '../../../../server/platform/db/connect.ts'
import { DatabaseDamaged } from '../../../../server/platform/db/embeddedFaults.ts'
import { migrate } from '../../../../server/platform/db/migrate.ts'
import { startProgram } from '../../../support/children.ts'

const NOBODY = 65_534

/** Every file of a directory with its size and content's first bytes, to see that nothing was touched. */
const stateOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(directory, name)).isFile())
    .map(name => `${name} ${statSync(join(directory, name)).size} ${statSync(join(directory, name)).mtimeMs}`)
    .sort()

describe.runIf(inject('databaseTemplate').kind === 'pglite')('a damaged embedded database', () => {
  const whole = mkdtempSync(join(tmpdir(), 'satyapan-'))
  afterAll(() => rmSync(whole, { recursive: true, force: true }))
  beforeAll(async () => {
    const database = await connect({ dataDir: whole })
    await migrate(database)
    await database.db
      .insertInto('settings')
      .values([{ key: 'kept', value: '1' }])
      .execute()
    await database.close()
  }, 120_000)

  /** A copy to damage. */
  function copied(): { dataDir: string; database: string } {
    const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    cpSync(whole, dataDir, { recursive: true, preserveTimestamps: true })
    return { dataDir, database: join(dataDir, 'database') }
  }

  const refusal = async (dataDir: string) => {
    const error = await connect({ dataDir }).then(
      () => new Error('it opened'),
      (thrown: unknown) => thrown as Error,
    )
    expect(error).toBeInstanceOf(DatabaseDamaged)
    expect(error.message).toContain('npm run restore')
    return error.message
  }

  function remove(...paths: string[]): void {
    for (const path of paths) rmSync(path, { recursive: true })
  }
  /** How many segments the log has, and which, depends on how much the migrations wrote. */
  function cutLog(database: string): void {
    const log = join(database, 'pg_wal')
    for (const name of readdirSync(log).filter(one => /^[0-9A-F]{24}$/.test(one))) truncateSync(join(log, name), 1_000)
  }
  const ownTables = (database: string) =>
    readdirSync(join(database, 'base/5'))
      .filter(name => /^\d{5}$/.test(name))
      .map(name => join(database, 'base/5', name))

  test.each<[string, (database: string) => void, RegExp]>([
    [
      'no pg_control',
      it => remove(join(it, 'global/pg_control')),
      /global\/pg_control is missing, as after an unfinished copy/,
    ],
    ['no PG_VERSION', it => remove(join(it, 'PG_VERSION')), /PG_VERSION is missing/],
    ['half of its folders', it => remove(join(it, 'base'), join(it, 'pg_wal')), /base, pg_wal are missing/],
    [
      'a newer version',
      it => writeFileSync(join(it, 'PG_VERSION'), '19\n'),
      /written by PostgreSQL 19; .* reads those of 18/,
    ],
    ['an empty PG_VERSION', it => truncateSync(join(it, 'PG_VERSION')), /PG_VERSION is empty/],
    ['a cut pg_control', it => truncateSync(join(it, 'global/pg_control'), 100), /pg_control has 100 of 8192 bytes/],
    ['a cut table', it => truncateSync(join(it, 'base/5/1259'), 5_000), /base\/5\/1259 is truncated/],
  ])('with %s is refused before anything is written', async (_name, damage, message) => {
    const { dataDir, database } = copied()
    damage(database)
    const before = stateOf(database)
    expect(await refusal(dataDir)).toMatch(message)
    expect(stateOf(database)).toEqual(before)
  })

  test.each<[string, (database: string) => void, RegExp]>([
    ['a cut log', cutLog, /could not start on it: .*could not locate a valid checkpoint record/],
    ['tables left out', it => remove(...ownTables(it)), /the files of .*migrations.* are missing/],
  ])('with %s says what is wrong', { timeout: 180_000 }, async (_name, damage, message) => {
    const { dataDir, database } = copied()
    damage(database)
    expect(await refusal(dataDir)).toMatch(message)
    expect(existsSync(join(database, 'global/pg_control'))).toBe(true)
  })

  test('with an emptied table says so, and an empty one is no fault', { timeout: 180_000 }, async () => {
    const { dataDir, database } = copied()
    const opened = await connect({ dataDir })
    if (opened.kind !== 'pglite') throw new Error('not embedded')
    const { rows } = await opened.pglite.query<{ path: string }>(`select pg_relation_filepath('settings') as path`)
    await opened.close()
    truncateSync(join(database, rows[0]?.path ?? ''), 0)
    expect(await refusal(dataDir)).toMatch(/the files of settings are empty, though they had content/)
  })

  test.each([
    ['an emptied directory', false],
    ['a missing directory', true],
  ])('%s never becomes a new installation', async (_name, gone) => {
    const { dataDir, database } = copied()
    remove(database)
    if (!gone) mkdirSync(database)
    expect(await refusal(dataDir)).toMatch(
      gone ? /is missing, though there was a database \(found: installation\.json\)/ : /is an empty directory, though/,
    )
    expect(existsSync(database) && readdirSync(database).length > 0).toBe(false)
  })

  test('files of an installation from before the mark count too', async () => {
    const { dataDir, database } = copied()
    remove(database)
    remove(join(dataDir, 'installation.json'))
    mkdirSync(join(dataDir, 'objects/00'), { recursive: true })
    expect(await refusal(dataDir)).toMatch(/found: files in objects\//)
  })

  test('an empty directory that never held anything is a new installation', { timeout: 180_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    mkdirSync(join(dataDir, 'database'))
    const database = await connect({ dataDir })
    await migrate(database)
    await database.close()
    expect(JSON.parse(readFileSync(join(dataDir, 'installation.json'), 'utf8'))).toHaveProperty('databaseSince')
  })

  test('files that this user may not read are named', async () => {
    const { dataDir, database } = copied()
    const control = join(database, 'global/pg_control')
    const asRoot = process.getuid?.() === 0
    if (asRoot) {
      for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
        chownSync(join(dataDir, name), NOBODY, NOBODY)
      chownSync(dataDir, NOBODY, NOBODY)
      chownSync(control, 0, 0)
    }
    chmodSync(control, asRoot ? 0o600 : 0)
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEV: '', LOG_LEVEL: 'error', NODE_COMPILE_CACHE: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(asRoot && { uid: NOBODY, gid: NOBODY }),
    })
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    const [code] = await once(child, 'close')
    expect(errors).toMatch(/user \d+ may not read and write .*pg_control\. Correct the owner or the permissions/)
    expect(code).toBe(1)
  })

  test('the server exits with 1 and one message', async () => {
    const { dataDir, database } = copied()
    remove(join(database, 'global/pg_control'))
    const { exit, errors } = startProgram('server/main.ts', [], {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEV: '',
      LOG_LEVEL: 'error',
    })
    expect(await exit).toBe(1)
    expect(errors).toEqual([expect.stringContaining(`The embedded database in ${database} cannot be used`)])
  })

  test('an exchange of databases that was cut off is finished by the next start', { timeout: 180_000 }, async () => {
    const { dataDir, database } = copied()
    renameSync(database, `${database}.restored`)
    const { db, close } = await connect({ dataDir })
    expect(await db.selectFrom('settings').select('key').where('key', '=', 'kept').execute()).toHaveLength(1)
    await close()
  })
})
