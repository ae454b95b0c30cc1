import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyLedger } from '../../server/money/wallets/verifyLedger.ts'
import type { Context } from '../../server/platform/context.ts'
import { seed } from '../../server/seed/seed.ts'
import { smallestSize } from '../../server/seed/size.ts'
import { seedSteps, stepsWithoutTrace } from '../../server/seed/steps.ts'
import { testApp } from '../support/app.ts'
import { signIn } from '../support/signIn.ts'
import { storedObjects } from '../support/uploads.ts'

const now = new Date()
const size = smallestSize
const interruption = new Error('killed')

/** As a process that starts again has it: what is remembered for a configuration, such as keys that sign documents, is read anew. */
const restarted = (ctx: Context): Context => ({ ...ctx, config: { ...ctx.config } })

/** Seeds and stops before this step, as a process that is killed there. */
const seedUntil = (ctx: Context, stopAt: string) =>
  expect(
    seed(restarted(ctx), {
      size,
      now,
      onStep: name => {
        if (name === stopAt) throw interruption
      },
    }),
  ).rejects.toBe(interruption)

/**
 * Not of the seed: keys that sign documents, which a process that has made them remembers, whatever becomes of their rows, and the days of the
 * status page, which a running node measures by the clock.
 */
const byItself = ['signing_keys', 'status_days']

/** Rows by table. */
async function countRows({ db }: Context): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db)
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    if (byItself.includes(name)) continue
    const found = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = found.rows[0]?.count ?? 0
  }
  return counts
}

const whole = await testApp()
const { app, ctx } = await testApp()
// The database that tests copy has a list.
for (const { db } of [whole.ctx, ctx]) await db.deleteFrom('screening_lists').execute()
await seed(whole.ctx, { size, now })
const expected = await countRows(whole.ctx)

test('every step leaves its trace, and only it', async () => {
  expect(await stepsWithoutTrace(whole.ctx.db)).toEqual([])
  expect(await stepsWithoutTrace(ctx.db)).toEqual(seedSteps)
})

/** Before anything, after what used to be all of it, in the middle, and before the last word; each of them in the nightly run. */
const steps = [...seedSteps.map(({ name }) => name), 'done']
const stops = process.env.FULL === '1' ? steps : ['accounts', 'statements', 'faces', 'done']

test('a seed that is interrupted at any step begins again, and leaves what one in a single run does', async () => {
  expect(steps).toEqual(expect.arrayContaining(stops))
  for (const name of stops) await seedUntil(ctx, name)
  expect(await seed(restarted(ctx), { size, now })).toBe(true)
  expect(await countRows(ctx)).toEqual(expected)
  expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  expect(storedObjects({ ctx })).toHaveLength(storedObjects(whole).length)
  expect(await seed(ctx, { size, now })).toBe(false)
}, 600_000)

test('a sandbox that an earlier version has half seeded, and people have used, is completed without losing their work', async () => {
  const { db } = ctx
  // Nobody has used it so far, so that it is discarded first.
  const value = JSON.stringify({ onEmpty: true })
  await db.updateTable('settings').set({ key: 'seed-begun', value }).where('key', '=', 'seed').execute()
  await seedUntil(ctx, 'watch lists')
  // As earlier versions did after the first step.
  await db.updateTable('settings').set({ key: 'seed' }).where('key', '=', 'seed-begun').execute()
  await signIn(app, ctx, 'demo@satyapan.test')
  const missing = await stepsWithoutTrace(db)
  expect(missing.map(({ name }) => name)).toEqual(steps.slice(steps.indexOf('watch lists'), -1))
  expect(await seed(restarted(ctx), { size, now })).toBe(true)
  expect(await stepsWithoutTrace(db)).toEqual([])
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  expect(await seed(ctx, { size, now })).toBe(false)
}, 600_000)
