import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resources } from '../../contracts/resources/index.ts'
import { readConfig } from '../../server/config.ts'
import { isLocal, seed } from '../../server/db/seed.ts'
import { seededAccounts } from '../../server/db/seed/accounts.ts'
import { testApp } from '../support/app.ts'

const { ctx } = await testApp()
const { db } = ctx

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`select (select count(*) from users) as users,
    (select count(*) from admins) as admins, (select count(*) from verifications) as verifications,
    (select count(*) from transfers) as transfers`.execute(db)
  return rows[0] as { users: number; admins: number; verifications: number; transfers: number }
}

test('several at once seed once, and later ones change nothing', async () => {
  const t0 = performance.now()
  const did = await Promise.all([seed(ctx), seed(ctx), seed(ctx), seed(ctx)])
  process.stderr.write(`seed ${performance.now() - t0}\n`)
  expect(did.filter(Boolean)).toHaveLength(1)
  const after = await counts()
  expect(after).toMatchObject({ users: 3, admins: 2 })
  expect(after.verifications).toBeGreaterThan(2_000)
  expect(await seed(ctx)).toBe(false)
  expect(await counts()).toEqual(after)
})
