import { beforeAll, expect, test } from 'vitest'
import { getUsage, type Usage } from '../../../../contracts/calls/usage.ts'
import { productOf } from '../../../../contracts/products/index.ts'
import { cleanUpAccounts } from '../../../../server/app/housekeeping.ts'
import { medianOf } from '../../../../server/checks/latencies.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { callAndWait, makeRequest } from './support.ts'

const { app, ctx } = await testApp()
const { db } = ctx

let asha: Customer
let hers: Record<string, string>
let keyId: string

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

beforeAll(async () => {
  asha = await makeCustomer(db)
  hers = await signedIn(ctx, { userId: asha.userId })
  keyId = (await makeKey(ctx, asha.userId)).id
  const hersNow = { api_key_id: keyId }
  for (const ms of [100, 100, 900]) await makeRequest(db, asha.userId, { ...hersNow, duration_ms: ms })
  await makeRequest(db, asha.userId, { ...hersNow, outcome: 'not_found', created_at: daysAgo(2), duration_ms: 200 })
  const refused = { status_code: 400, outcome: 'refused', charge_paise: 0, duration_ms: 2 }
  await makeRequest(db, asha.userId, { ...hersNow, ...refused })
  await makeRequest(db, asha.userId, {
    product: 'gstin-check',
    path: '/v1/gstin-check',
    status_code: 503,
    outcome: 'source_unavailable',
    charge_paise: 0,
    created_at: daysAgo(20),
  })
  await makeRequest(db, asha.userId, { ...hersNow, mode: 'test', charge_paise: 0 })
  await makeRequest(db, (await makeCustomer(db)).userId)
})

const usage = async (query: Record<string, string> = {}, headers = hers): Promise<Usage> => {
  const reply = await app.inject({ url: `/api/usage?${new URLSearchParams(query)}`, headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return getUsage.reply.parse(reply.json())
}

test('calls, success, spend and latency by day, product, key and status, of this account and mode alone', async () => {
  const month = await usage()
  expect(month).toMatchObject({
    calls: { now: 6, before: 0 },
    successRate: { now: 66.7, before: null },
    spendPaise: { now: 600, before: 0 },
  })
  expect(month.days).toHaveLength(30)
  expect(month.days.at(-1)).toMatchObject({
    calls: 4,
    answered: 3,
    spendPaise: 450,
    outcomes: { completed: 3, not_found: 0, source_unavailable: 0, refused: 1, failed: 0 },
  })
  expect(month.days.at(-2)).toMatchObject({ calls: 0, medianMs: null })
  expect(month.days.at(-3)?.outcomes.not_found).toBe(1)
  expect(month.products.map(({ product, calls }) => [product, calls])).toEqual([
    ['pan-check', 5],
    ['gstin-check', 1],
  ])
  expect(month.keys).toMatchObject([
    { id: keyId, name: 'Tests', calls: 5, answered: 4 },
    { id: null, calls: 1, answered: 0 },
  ])
  expect(month.statuses).toContainEqual({ outcome: 'refused', httpStatus: 400, calls: 1, answered: 0, spendPaise: 0 })
})

test('the median is within a twentieth, and calls that reached no source do not count', async () => {
  const today = (await usage({ days: '7' })).days.at(-1)?.medianMs ?? 0
  expect(today).toBeGreaterThanOrEqual(95)
  expect(today).toBeLessThanOrEqual(105)
  for (const ms of [1, 17, 350, 29_999]) {
    const step = Math.round(Math.log(ms) / Math.log(1.1))
    expect(Math.abs((medianOf([{ step, calls: 3 }]) ?? 0) - ms) / ms).toBeLessThanOrEqual(0.05)
  }
  expect(medianOf([])).toBeNull()
})

test('a shorter period is compared with the one before it; test traffic is apart', async () => {
  expect((await usage({ days: '7' })).calls).toEqual({ now: 5, before: 0 })
  const test = await usage({ mode: 'test' })
  expect(test.calls.now).toBe(1)
  expect(test.spendPaise.now).toBe(0)
})

test('a secondary user sees it, a stranger sees nothing of it', async () => {
  const subUserId = await makeSubUser(db, asha.userId)
  const theirs = await signedIn(ctx, { userId: asha.userId, subUserId })
  expect((await usage({}, theirs)).calls.now).toBe(6)
  const stranger = await signedIn(ctx, { userId: (await makeCustomer(db)).userId })
  expect(await usage({}, stranger)).toMatchObject({
    calls: { now: 0, before: 0 },
    products: [],
    keys: [],
    statuses: [],
  })
})

test('a real call is counted once it is logged, and what it says agrees with the ledger', async () => {
  const { userId } = await makeCustomer(db)
  const key = await makeKey(ctx, userId)
  const payload = { ...productOf('pan-check').example, consent: true, purpose: 'other' }
  const headers = { ...key.headers, 'idempotency-key': 'once' }
  await callAndWait(app, ctx, { method: 'POST', url: '/v1/pan-check', headers, payload })
  await callAndWait(app, ctx, { method: 'POST', url: '/v1/pan-check', headers, payload })
  const seen = await usage({}, await signedIn(ctx, { userId }))
  expect(seen).toMatchObject({ calls: { now: 2 }, spendPaise: { now: 150 }, successRate: { now: 100 } })
  expect(await verifyLedger(db)).toMatchObject({ broken: null })
})

test('the file has the counted days, and runs no formula', async () => {
  await db.updateTable('api_keys').set({ name: '=HYPERLINK("http://x")' }).where('id', '=', keyId).execute()
  const reply = await app.inject({ url: '/api/usage/export?days=30', headers: hers })
  const [head, ...lines] = reply.body.replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('Day,Product,Key,Mode,Status,HTTP status,Calls,"Charge, ₹"')
  expect(lines).toHaveLength(4)
  expect(reply.body).toContain(`"'=HYPERLINK(""http://x"")"`)
  const { rows } = await readAudit('usage.exported')
  expect(rows).toBe(1)
})

const readAudit = async (action: string) => ({
  rows: (await db.selectFrom('audit_events').select('id').where('action', '=', action).execute()).length,
})

test('the log is deleted after its time, and the counted days stay', async () => {
  const { userId } = await makeCustomer(db)
  const old = await makeRequest(db, userId, { created_at: daysAgo(91) })
  const recent = await makeRequest(db, userId, { created_at: daysAgo(88) })
  await cleanUpAccounts(ctx)
  const left = await db.selectFrom('request_log').select('id').where('user_id', '=', userId).execute()
  expect(left.map(({ id }) => id)).toEqual([recent])
  expect(left).not.toContainEqual({ id: old })
  const seen = await usage({ days: '90' }, await signedIn(ctx, { userId }))
  expect(seen.calls).toEqual({ now: 1, before: 1 })
})
