import { sql } from 'kysely'
import { describe, expect, inject, test, vi } from 'vitest'
import { testDatabase } from '../../../support/database.ts'

/** The files of a suite share our modules, which prepare a limited number of statements. */
vi.hoisted(() => vi.resetModules())

const { db } = await testDatabase()

const put = (key: string) =>
  db.insertInto('settings').values({ key, value: '1' }).returningAll().executeTakeFirstOrThrow()

describe.runIf(inject('databaseTemplate').kind === 'postgres')('plans that PostgreSQL keeps', () => {
  test('writes are prepared, reads and batches are not', async () => {
    const names = await db.connection().execute(async one => {
      await one.insertInto('settings').values({ key: 'prepared', value: '1' }).execute()
      await one.selectFrom('settings').selectAll().where('key', '=', 'prepared').execute()
      const batch = Array.from({ length: 30 }, (_, at) => ({ key: `batch-${at}`, value: '1' }))
      await one.insertInto('settings').values(batch).execute()
      const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`
      return (await prepared.execute(one)).rows.map(row => row.statement)
    })
    expect(names).toEqual(['insert into "settings" ("key", "value") values ($1, $2)'])
  })

  test('a table that a newer node has changed fails one statement, not all that follow', async () => {
    await put('before')
    await sql`alter table settings add column note text`.execute(db)
    await expect(put('at once')).rejects.toMatchObject({ code: '0A000' })
    expect(await put('after')).toMatchObject({ key: 'after', note: null })
  })
})
