import { type Kysely, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { countChecks } from '../../../../server/checks/dashboard/countChecks.ts'
import { readMedians, readTraffic } from '../../../../server/checks/dashboard/traffic.ts'
import { settleVerification } from '../../../../server/checks/verifications/settleVerification.ts'
import type { SystemActor } from '../../../../server/platform/identity/actors.ts'
import { idAt } from '../../../../server/platform/identity/ids.ts'
import { testDatabase } from '../../../support/database.ts'
import { makeCustomer, makeVerification, vault } from '../../../support/factories.ts'

const { db } = await testDatabase()
const actor: SystemActor = { kind: 'system', name: 'test' }
const scope = { actor, ip: null, requestId: null, locale: 'en' } as const

let userId: string

beforeEach(async () => {
  userId = (await makeCustomer(db)).userId
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function ended(
  values: { at?: Date; status?: string; charge_paise?: number; product?: string; ms?: number } = {},
) {
  const { at = new Date(), ms = 120, ...others } = values
  const times = { id: idAt('ver', at), created_at: at, finished_at: at, duration_ms: ms }
  return makeVerification(db, userId, { charge_paise: 150, ...times, ...others })
}

async function history() {
  await ended()
  await ended({ product: 'gstin-check', charge_paise: 200, at: daysAgo(3), ms: 900 })
  await ended({ status: 'not_found', at: daysAgo(3) })
  await ended({ status: 'source_unavailable', charge_paise: 0, at: daysAgo(8), ms: 30_000 })
  await ended({ at: daysAgo(40) })
}

const uncounted = async () =>
  (await db.selectFrom('uncounted_checks').select('charge_paise').where('user_id', '=', userId).execute()).length

const counts = async () => ({
  days: (await sql`select * from check_days order by user_id nulls first, day, product nulls first, status`.execute(db))
    .rows,
  latencies: (await sql`select * from check_latencies order by user_id, day, step`.execute(db)).rows,
})

test('figures are the same before, between and after counting, the customer’s and everybody’s', async () => {
  const figures = async () => {
    const { ofDay: _, ...medians } = await readMedians(db, userId, 7)
    return { medians, traffic: await readTraffic(db, userId, 7), everybody: await readTraffic(db, null, 7) }
  }
  await history()
  const before = await figures()
  expect(before.traffic.now).toEqual({ verifications: 3, spendPaise: 500, successRate: 100 })
  expect(before.traffic.before).toEqual({ verifications: 1, spendPaise: 0, successRate: 0 })
  expect(before.everybody.now.verifications).toBeGreaterThanOrEqual(3)
  await countChecks(db)
  expect(await uncounted()).toBe(0)
  expect(await figures()).toEqual(before)
  await ended()
  const { traffic, everybody } = await figures()
  expect(traffic.now).toEqual({ verifications: 4, spendPaise: 650, successRate: 100 })
  expect(everybody.now.spendPaise).toBe(before.everybody.now.spendPaise + 150)
  await countChecks(db)
  expect((await figures()).traffic).toEqual(traffic)
})

test('a check counts once, when it ends, with what it cost then', async () => {
  const open = { status: 'in_progress', charge_paise: 150, finished_at: null }
  const id = await makeVerification(db, userId, open)
  const row = await db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(await uncounted()).toBe(0)
  const settle = () => settleVerification({ db, vault }, scope, row, { status: 'source_unavailable', askedMs: 10 })
  await Promise.all([settle(), settle()])
  await settle()
  expect(await uncounted()).toBe(1)
  const { now } = await readTraffic(db, userId, 7)
  expect(now).toEqual({ verifications: 1, spendPaise: 0, successRate: 0 })
})

test('neither test keys nor checks that were rolled back count', async () => {
  await makeVerification(db, userId, { mode: 'test' })
  const open = await makeVerification(db, userId, { mode: 'test', status: 'in_progress', finished_at: null })
  await db.updateTable('verifications').set({ finished_at: new Date() }).where('id', '=', open).execute()
  await expect(
    db.transaction().execute(async trx => {
      await makeVerification(trx, userId)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect((await readTraffic(db, userId, 7)).now.verifications).toBe(0)
})

test('two nodes that count while checks end and dashboards are read lose none and count none twice', async () => {
  const total = async () => (await readTraffic(db, userId, 7)).now.verifications
  for (let made = 0; made < 20; made++) await ended()
  const seen = await Promise.all([
    total(),
    countChecks(db),
    total(),
    countChecks(db),
    total(),
    countChecks(db),
    total(),
  ])
  expect(seen.filter(one => one !== undefined)).toEqual([20, 20, 20, 20])
  await Promise.all([ended(), countChecks(db), ended(), countChecks(db), ended()])
  expect(await total()).toBe(23)
  await countChecks(db)
  expect(await total()).toBe(23)
})

test('the migration counts the checks that a database has as the trigger would', async () => {
  await history()
  await makeVerification(db, userId, { mode: 'test' })
  await makeVerification(db, userId, { status: 'in_progress', finished_at: null })
  await countChecks(db)
  const before = await counts()
  expect(before.days.length).toBeGreaterThan(4)
  await sql`drop trigger verification_inserted on verifications`.execute(db)
  await sql`drop trigger verification_ended on verifications`.execute(db)
  await sql`drop function note_ended_check`.execute(db)
  await sql`drop table check_days, check_latencies, uncounted_checks`.execute(db)
  const { up } = await import('../../../../server/platform/db/migrations/0026-check-days.ts')
  await up(db as unknown as Kysely<unknown>)
  expect(await counts()).toEqual(before)
})
