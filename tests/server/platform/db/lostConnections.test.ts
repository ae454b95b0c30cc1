import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { connect } from '../../../../server/platform/db/connect.ts'
import { reportLoss } from '../../../../server/platform/db/lostConnections.ts'
import { withOutages } from '../../../../server/platform/db/pg.ts'
import { DatabaseUnavailable, mayBeCommitted } from '../../../../server/platform/db/unavailable.ts'
import { type CutProxy, startCutProxy } from '../../../support/cutProxy.ts'
import { serverUrl } from '../../../support/databaseTemplate.ts'

const template = inject('databaseTemplate')

describe.runIf(template.kind === 'postgres')('a lost connection', () => {
  let proxy: CutProxy
  let database: Awaited<ReturnType<typeof connect>>
  beforeEach(async () => {
    proxy = await startCutProxy(serverUrl('postgres'))
    database = await connect({ databaseUrl: proxy.url, dataDir: '', log: { error: () => {} } })
  })
  afterEach(async () => {
    await database.close()
    await proxy.close()
  })

  const outage = async (work: Promise<unknown>) => {
    const error = await work.catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    return error as DatabaseUnavailable
  }
  const one = (db: Kysely<never>) => sql<{ one: number }>`select 1 as one`.execute(db)
  const works = async () => expect((await one(database.db as never)).rows).toEqual([{ one: 1 }])

  test('fails the statement that waits for it, and the next one has another connection', async () => {
    const waiting = sql`select pg_sleep(60)`.execute(database.db)
    const cut = setInterval(() => proxy.cut(), 50)
    expect((await outage(waiting)).reason).toBe('connection')
    clearInterval(cut)
    await works()
  })

  test('between the statements of a transaction rolls it back and is not handed to the next one', async () => {
    const work = database.db.transaction().execute(async trx => {
      await one(trx as never)
      proxy.cut()
      await one(trx as never)
    })
    expect(mayBeCommitted(await outage(work))).toBe(true)
    await works()
  })

  test('that the server ends says so, and so does a server that refuses', async () => {
    const ended = await outage(sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db))
    expect(ended.cause).toMatchObject({ code: '57P01' })
    await works()
    await proxy.refuse()
    // The idle connections were lost as well.
    await outage(one(database.db as never))
    const refused = await outage(one(database.db as never))
    expect(refused.message).toMatch(/^the database cannot be reached: .*ECONNREFUSED/)
    await proxy.accept()
    await works()
  })

  test('an error of a statement stays what it is', async () => {
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' })
    await expect(sql`select nothing`.execute(database.db)).rejects.not.toBeInstanceOf(DatabaseUnavailable)
  })

  test('a server that is silent counts as lost, unless the session has switched its own limit off', async () => {
    const pool = new pg.Pool({ connectionString: proxy.url })
    pool.on('connect', client => reportLoss(client, 400))
    pool.on('error', () => {})
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: withOutages(pool) }) })
    await db.connection().execute(async connection => {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`select pg_sleep(1)`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    })
    await db.transaction().execute(async trx => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`select pg_sleep(1)`.execute(trx)
    })
    await one(db)
    proxy.stall()
    await outage(one(db))
    proxy.flow()
    expect((await one(db)).rows).toEqual([{ one: 1 }])
    await db.destroy()
  })
})
