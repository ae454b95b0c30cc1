import { AbortedTransactionError, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../support/database.ts'

const { db } = await testDatabase()

const put = (key: string, value = '1') => ({ key, value })

async function keys(prefix: string): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('key').where('key', 'like', `${prefix}%`).orderBy('key').execute()
  return rows.map(row => row.key)
}

test('a transaction that throws is rolled back, and the next one works', async () => {
  const failing = db.transaction().execute(async trx => {
    await trx.insertInto('settings').values(put('rollback-1')).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await db.transaction().execute(trx => trx.insertInto('settings').values(put('rollback-2')).execute())
  expect(await keys('rollback')).toEqual(['rollback-2'])
})

test('an SQL error rolls its transaction back and carries code and constraint', async () => {
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

test('a rollback to a savepoint keeps what came before it', async () => {
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

test('concurrent transactions and queries are isolated and do not deadlock', async () => {
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

test('a statement reports how many rows it changed', async () => {
  await db
    .insertInto('settings')
    .values([put('rows-1'), put('rows-2')])
    .execute()
  const updated = await db.updateTable('settings').set({ value: '2' }).where('key', 'like', 'rows-%').executeTakeFirst()
  expect(updated.numUpdatedRows).toBe(2n)
})

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db)
  return rows[0]?.value
}

test.each([
  ['9007199254740991::int8', 9007199254740991],
  ['(select count(*) from users)', 0],
  ["'{1,2}'::int8[]", [1, 2]],
  ['1.50::numeric', '1.50'],
  ["'2024-04-01 00:00:00+05:30'::timestamptz", '2024-03-31T18:30:00.000Z'],
  ["'2024-04-01 10:20:30.12Z'::timestamptz", '2024-04-01T10:20:30.120Z'],
  ["'2024-04-01 10:20:30.123456Z'::timestamptz", '2024-04-01T10:20:30.123456Z'],
  ["array['2024-04-01 10:20:30Z'::timestamptz]", ['2024-04-01T10:20:30.000Z']],
  ["'2024-04-01'::date", '2024-04-01'],
  ["'2024-04-01 10:20:30'::timestamp", '2024-04-01 10:20:30'],
  ["'1 day'::interval", '1 day'],
  [`'{"paise":[1,null]}'::jsonb`, { paise: [1, null] }],
  ['\'{a,"b c"}\'::text[]', ['a', 'b c']],
  ["'\\x00ff'::bytea", Buffer.from([0, 255])],
  ['true', true],
  ['null::int8', null],
])('%s is read the same on both databases', async (expression, value) => {
  expect(await read(expression)).toEqual(value)
})

test('an int8 beyond 2^53 throws instead of losing precision', async () => {
  await expect(read('9007199254740993::int8')).rejects.toThrow(RangeError)
  expect(await read('1')).toBe(1)
})

test('values written from JavaScript are read back unchanged', async () => {
  const at = '2024-04-01T10:20:30.120Z'
  const bytes = Buffer.from([1, 0, 254])
  const { rows } = await sql`select ${at}::timestamptz as at, ${new Date(at)}::timestamptz as date,
    ${bytes}::bytea as bytes, ${['x', 'y']}::text[] as list, ${JSON.stringify([{ a: 1 }])}::jsonb as json`.execute(db)
  expect(rows[0]).toEqual({ at, date: at, bytes, list: ['x', 'y'], json: [{ a: 1 }] })
})
