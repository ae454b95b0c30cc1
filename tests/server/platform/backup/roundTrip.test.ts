import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyChain } from '../../../../server/platform/audit/chain.ts'
import type { Database } from '../../../../server/platform/db/connect.ts'
import { isMigrated, migrateIn, migrationIds } from '../../../../server/platform/db/migrate.ts'
import { createBoss } from '../../../../server/platform/jobs/boss.ts'
import { temporaryDataEnv } from '../../../support/server.ts'
import { until } from '../../../support/until.ts'
import { backUp, contentOfTables, filesOf, fill, type Place, QUEUE, restore, withDatabase } from './world.ts'

const onPostgres = process.env.TEST_BACKEND === 'postgres'

/** From and to PostgreSQL; with it, all four ways. */
const ways = onPostgres
  ? [
      [true, true],
      [true, false],
      [false, true],
    ]
  : [[false, false]]

const nameOf = (postgres = false) => (postgres ? 'PostgreSQL' : 'embedded')

test.each(ways.map(([from, to]) => ({ from, to, name: `${nameOf(from)} to ${nameOf(to)}` })))(
  'a backup restores every row, file and waiting job: $name',
  { timeout: 300_000 },
  async ({ from, to }) => {
    const source = await temporaryDataEnv(from)
    const { objectId } = await fill(source)
    const path = await backUp(source)
    const target = await temporaryDataEnv(to)
    const { end } = await restore(path, target)

    const before = await withDatabase(source, contentOfTables)
    expect(Object.values(before).filter(hash => !hash.startsWith('0 ')).length).toBeGreaterThan(9)
    await withDatabase(target, async database => {
      expect(await contentOfTables(database)).toEqual(before)
      expect(await constraintsOf(database)).toEqual(await withDatabase(source, constraintsOf))
      expect(await verifyChain(database.db)).toMatchObject({ sealed: 3, unsealed: 0, broken: null })
      await writesGoOn(database)
      expect(await jobsRun(database)).toEqual(['running', 'waiting'])
    })
    expect(end).toMatchObject({ waitingJobs: 2, objects: { count: 1, bytes: 300_000 }, ledger: { transfers: 15 } })
    const contentIn = async (place: Place) => buffer(await filesOf(place).get(objectId))
    expect((await contentIn(target)).equals(await contentIn(source))).toBe(true)
  },
)

/** References and triggers, which are set aside while rows are loaded. */
async function constraintsOf({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'f'
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace
    order by 1`.execute(db)
  expect(rows.length).toBeGreaterThan(100)
  return rows.map(({ line }) => line)
}

/** Numbers go on after the restored ones. */
async function writesGoOn({ db }: Database): Promise<void> {
  await sql`insert into ledger_lines (transfer_id, account, amount_paise) select transfer_id, 'test', 0 from ledger_lines limit 1`.execute(
    db,
  )
}

/** Delivers what waits, by pg-boss itself. */
async function jobsRun(database: Database): Promise<string[]> {
  const done: string[] = []
  const jobs = await createBoss(database, { supervise: false })
  await jobs.ensureQueue(QUEUE)
  await jobs.work<{ name: string }>(QUEUE, async ({ data }) => void done.push(data.name))
  await until(() => expect(done).toHaveLength(2))
  await jobs.stop()
  return done.sort()
}

test('a backup of an older version is brought up to date', { timeout: 300_000 }, async () => {
  const source = await temporaryDataEnv()
  const older = migrationIds.slice(0, -3)
  await withDatabase(source, async database => {
    await database.db.transaction().execute(trx => migrateIn(trx, older))
    await database.db.insertInto('settings').values({ key: 'kept', value: '1' }).execute()
    expect(await isMigrated(database)).toBe(false)
  })
  const target = await temporaryDataEnv()
  const { start } = await restore(await backUp(source), target)
  expect(start.migrations).toEqual([...older].sort())
  await withDatabase(target, async database => {
    expect(await isMigrated(database)).toBe(true)
    expect(await database.db.selectFrom('settings').select('key').where('key', '=', 'kept').execute()).toHaveLength(1)
  })
})

test('nothing in a backup is readable without its key', { timeout: 300_000 }, async () => {
  const source = await temporaryDataEnv()
  await fill(source, 1)
  const [line = '', ...rest] = readFileSync(await backUp(source), 'latin1').split('\n')
  expect(Object.keys(JSON.parse(line.slice(line.indexOf('{'))))).toEqual(['createdAt', 'key', 'salt', 'secretKeys'])
  expect(rest.join('\n')).not.toMatch(/customer|wallet|insert|json/i)
})
