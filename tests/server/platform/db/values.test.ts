import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../support/database.ts'

const { db } = await testDatabase()

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

test('an int8 beyond 2^53 throws rather than change', async () => {
  await expect(read('9007199254740993::int8')).rejects.toThrow(RangeError)
  expect(await read('1')).toBe(1)
})

test('what JavaScript writes comes back as it was', async () => {
  const at = '2024-04-01T10:20:30.120Z'
  const bytes = Buffer.from([1, 0, 254])
  const { rows } = await sql`select ${at}::timestamptz as at, ${new Date(at)}::timestamptz as date,
    ${bytes}::bytea as bytes, ${['x', 'y']}::text[] as list, ${JSON.stringify([{ a: 1 }])}::jsonb as json`.execute(db)
  expect(rows[0]).toEqual({ at, date: at, bytes, list: ['x', 'y'], json: [{ a: 1 }] })
})
