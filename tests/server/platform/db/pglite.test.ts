import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { connect, overPglite } from '../../../../server/platform/db/connect.ts'
import { DirectoryInUse } from '../../../../server/platform/db/directoryLock.ts'
import { type RequireRoom, roomIn } from '../../../../server/platform/db/diskRoom.ts'
import { migrate } from '../../../../server/platform/db/migrate.ts'
import { openPgliteDirectory, openPgliteMemory } from '../../../../server/platform/db/pglite.ts'
import { AcquireTimeoutDialect } from '../../../../server/platform/db/pgliteDialect.ts'
import { startChild, waitForLines } from '../../../support/children.ts'

describe.runIf(inject('databaseTemplate').kind === 'pglite')('the embedded database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'satyapan data-'))
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  // Three processes start, one after the other.
  test('refuses a second process, and keeps every commit of the first when that is killed', {
    timeout: 400_000,
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'satyapan data-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const first = startChild('writeUntilKilled.ts', dataDir)
    onTestFinished(() => void first.process.kill('SIGKILL'))
    await waitForLines(first, 20)

    const second = startChild('writeUntilKilled.ts', dataDir)
    expect(await second.exit).toBe(1)
    expect(second.errors.join('\n')).toContain(`${dataDir} is in use by another server (process ${first.process.pid}`)
    await expect(connect({ dataDir })).rejects.toThrow(DirectoryInUse)

    await waitForLines(first, first.lines.length + 20)
    first.process.kill('SIGKILL')
    await first.exit

    const { db, close } = await connect({ dataDir })
    const rows = await db.selectFrom('settings').select('key').execute()
    const numbers = rows.map(row => Number(row.key)).sort((a, b) => a - b)
    expect(numbers.length).toBeGreaterThanOrEqual(first.lines.length)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    await close()
  })

  test('can be opened again once closed', async () => {
    const first = await connect({ dataDir })
    await migrate(first)
    await first.close()
    const again = await connect({ dataDir })
    expect(await again.db.selectFrom('settings').select('key').execute()).toEqual([])
    await Promise.all([again.close(), again.close()])
  })

  test('flushes at every commit', async () => {
    const database = (await connect({ dataDir })) as Extract<Awaited<ReturnType<typeof connect>>, { kind: 'pglite' }>
    await migrate(database)
    const { pglite, close } = database
    const operations = (pglite.Module as unknown as { NODEFS: { stream_ops: { fsync: (stream: object) => number } } })
      .NODEFS.stream_ops
    const flush = operations.fsync
    let flushed = 0
    operations.fsync = stream => {
      flushed++
      return flush(stream)
    }
    for (let index = 0; index < 5; index++)
      await pglite.query('insert into settings values ($1, $2)', [randomUUID(), String(index)])
    expect(flushed).toBeGreaterThanOrEqual(5)
    await close()
  })

  test('lets the event loop turn between queued operations', async () => {
    const pglite = await openPgliteMemory()
    let turns = 0
    let timer = setImmediate(function turn() {
      turns++
      timer = setImmediate(turn)
    })
    const at = await Promise.all(Array.from({ length: 30 }, () => pglite.query('select 1').then(() => turns)))
    clearImmediate(timer)
    expect(new Set(at).size).toBe(30)
    await pglite.close()
  })

  test('a script that fails halfway leaves no transaction to the next in line', async () => {
    const pglite = await openPgliteMemory()
    const script = pglite.exec('begin; create table half (a int); select 1 / 0; commit')
    const next = pglite.query<{ one: number }>('select 1 as one')
    await expect(script).rejects.toThrow('division by zero')
    expect((await next).rows).toEqual([{ one: 1 }])
    await pglite.close()
  })

  test('without room on the disk it refuses to write, goes on reading, and comes back by itself', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'satyapan-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    let leastBytes = 0
    const requireRoom: RequireRoom = statement => roomIn(dataDir, leastBytes)(statement)
    const database = overPglite(await openPgliteDirectory(dataDir), { requireRoom })
    await migrate(database)
    const { db } = database
    const put = (key: string) => db.insertInto('settings').values({ key, value: '1' }).execute()
    const keys = async () => (await db.selectFrom('settings').select('key').execute()).map(row => row.key)
    await put('before')

    leastBytes = Number.MAX_SAFE_INTEGER
    const full = expect.objectContaining({ name: 'DatabaseUnavailable', reason: 'disk' })
    await expect(put('without room')).rejects.toEqual(full)
    const inTransaction = db.transaction().execute(async trx => {
      await trx.selectFrom('settings').select('key').execute()
      await trx
        .with('gone', cte => cte.deleteFrom('settings').returning('key'))
        .selectFrom('gone')
        .select('key')
        .execute()
    })
    await expect(inTransaction).rejects.toEqual(full)
    expect(await keys()).toEqual(['before'])

    leastBytes = 0
    await put('after')
    expect(await keys()).toEqual(['before', 'after'])
    await database.close()
  })

  test('once PostgreSQL has given up, every statement says so instead of waiting for ever, and it can be closed', async () => {
    const pglite = await openPgliteMemory()
    const { db, close } = overPglite(pglite)
    const one = sql`select 1 as one`
    await one.execute(db)
    const panic = Object.assign(new Error('could not write to log file'), { severity: 'PANIC', code: '53100' })
    await pglite._runExclusiveQuery(() => Promise.reject(panic)).catch(() => {})
    const stopped = expect.objectContaining({ name: 'DatabaseUnavailable', reason: 'stopped' })
    await expect(one.execute(db)).rejects.toEqual(stopped)
    await expect(db.transaction().execute(trx => one.execute(trx))).rejects.toEqual(stopped)
    await close()
  })

  test('a query that waits for its own transaction fails, and the database goes on', async () => {
    const db = new Kysely({ dialect: new AcquireTimeoutDialect(await openPgliteMemory(), () => {}, 50) })
    const one = sql<{ one: number }>`select 1 as one`
    const waiting = db.transaction().execute(() => one.execute(db))
    await expect(waiting).rejects.toThrow('inside a transaction every query must use the transaction')
    expect((await one.execute(db)).rows).toEqual([{ one: 1 }])
    await db.destroy()
  })
})
