import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connect } from '../../../../server/platform/db/connect.ts'
import { migrate } from '../../../../server/platform/db/migrate.ts'
import { startChild } from '../../../support/children.ts'
import { testDatabase } from '../../../support/database.ts'
import { createDatabase, databaseName, leaveDatabase, serverUrl } from '../../../support/databaseTemplate.ts'

const database = await testDatabase()
const db = database.db.withTables<{ migrations: { id: string } }>()
const files = await readdir(new URL('../../../../server/platform/db/migrations/', import.meta.url))
const ids = files
  .filter(name => /^\d{4}-/.test(name))
  .map(file => file.replace('.ts', ''))
  .sort()

test('runs each migration once, named as its file', async () => {
  await migrate(database)
  await migrate(database)
  expect((await db.selectFrom('migrations').select('id').orderBy('id').execute()).map(row => row.id)).toEqual(ids)
})

test('restores the limit on long statements', async () => {
  const before = await sql`show statement_timeout`.execute(db)
  await migrate(database)
  expect((await sql`show statement_timeout`.execute(db)).rows).toEqual(before.rows)
})

test('refuses a database that a newer version has migrated', async () => {
  await db.insertInto('migrations').values({ id: '9999-later' }).execute()
  await expect(migrate(database)).rejects.toThrow('newer than this version of the server: it has 9999-later')
  await db.deleteFrom('migrations').where('id', '=', '9999-later').execute()
  await migrate(database)
})

test.runIf(inject('databaseTemplate').kind === 'postgres')(
  'four processes may start at once on an empty database',
  async () => {
    const name = databaseName()
    await createDatabase(name)
    try {
      const children = Array.from({ length: 4 }, () => startChild('migrateOnce.ts', serverUrl(name)))
      for (const child of children) expect([await child.exit, ...child.errors]).toEqual([0])
      const empty = await connect({ databaseUrl: serverUrl(name), dataDir: '' })
      const { rows } = await sql<{ id: string }>`select id from migrations order by id`.execute(empty.db)
      await empty.close()
      expect(rows.map(row => row.id)).toEqual(ids)
    } finally {
      await leaveDatabase(name)
    }
  },
)
