import { AbortedTransactionError, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../support/database.ts'

const { db } = await testDatabase()

const put = (key: string, value = '1') => ({ key, value })

async function keys(prefix: string): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('key').where('key', 'like', `${prefix}%`).orderBy('key').execute()
  return rows.map(row => row.key)
}

test('a transaction that throws leaves nothing, and the next one works', async () => {
  const failing = db.transaction().execute(async trx => {
    await trx.insertInto('settings').values(put('rollback-1')).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await db.transaction().execute(trx => trx.insertInto('settings').values(put('rollback-2')).execute())
  expect(await keys('rollback')).toEqual(['rollback-2'])
})

test('an SQL error inside a transaction undoes it and names its cause', async () => {
  const failing = db.transaction().execute(async trx => {
    await trx.insertInto('settings').values(put('twice')).execute()
    await trx.insertInto('settings').values(put('twice')).execute()
  })
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'settings_pkey' })
  expect(await keys('twice')).toEqual([])
})

test('an aborted transaction cannot be committed by swallowing the error', async () => {
  const failing = db.transaction().execute(async trx => {
    await trx.insertInto('settings').values(put('swallowed')).execute()
    await sql`select 1 / 0`.execute(trx).catch(() => {})
  })
  await expect(failing).rejects.toThrow(AbortedTransactionError)
  expect(await keys('swallowed')).toEqual([])
})

test('a savepoint undoes only what follows it', async () => {
  const trx = await db.startTransaction().execute()
  await trx.insertInto('settings').values(put('savepoint-1')).execute()
  const after = await trx.savepoint('here').execute()
  await after
    .insertInto('settings')
    .values(put('savepoint-1'))
    .execute()
    .catch(() => {})
  await after.rollbackToSavepoint('here').execute()
  await trx.commit().execute()
  expect(await keys('savepoint')).toEqual(['savepoint-1'])
})

test('transactions and queries side by side neither mix nor wait for ever', async () => {
  await db.insertInto('settings').values(put('counter', '0')).execute()
  const increment = () =>
    db.transaction().execute(async trx => {
      const { value } = await trx
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'counter')
        .forUpdate()
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('settings')
        .set({ value: String(Number(value) + 1) })
        .where('key', '=', 'counter')
        .execute()
    })
  const look = () => db.selectFrom('settings').select('value').where('key', '=', 'counter').execute()
  await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? increment() : look())))
  expect(await look()).toEqual([{ value: 20 }])
})

test('a statement says how many rows it changed', async () => {
  await db
    .insertInto('settings')
    .values([put('rows-1'), put('rows-2')])
    .execute()
  const updated = await db.updateTable('settings').set({ value: '2' }).where('key', 'like', 'rows-%').executeTakeFirst()
  expect(updated.numUpdatedRows).toBe(2n)
})
