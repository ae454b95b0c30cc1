import { beforeAll, expect, test } from 'vitest'
import type { PostpaidCustomerDetail } from '../../../../contracts/resources/postpaidCustomer.ts'
import { paymentsSystemScope } from '../../../../server/money/payments/paymentOrders.ts'
import { ageingOf } from '../../../../server/money/postpaid/accounts.ts'
import { adjust } from '../../../../server/money/wallets/credits.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { buyer } from '../payments/helpers.ts'

const suite = await testApp()
const { app, ctx } = suite
const { db } = ctx
const staff = await signedIn(ctx, { adminId: await makeAdmin(db) })
const url = '/admin-api/resources/postpaid-customers'

type Buyer = Awaited<ReturnType<typeof buyer>>
let big: Buyer
let small: Buyer
let moves = 0

async function owe(who: Buyer, amountPaise: number, kind: 'api' | 'product' = 'api') {
  const { id: walletId } = await walletOf(db, who.userId, kind)
  const entry = { actor: paymentsSystemScope.actor, description: 'Debt', reason: 'Test', key: `postpaid.${++moves}` }
  await adjust(db, { ...entry, walletId, amountPaise: -amountPaise })
}

async function limit(who: Buyer, paise: number | null) {
  const values = { credit_limit_paise: paise }
  await db.updateTable('wallets').set(values).where('user_id', '=', who.userId).execute()
}

/** What a statement of last month asked for. */
async function bill(who: Buyer, outstanding_paise: number) {
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10)
  const totals = { charged_paise: outstanding_paise, refunded_paise: 0, paid_paise: 0, outstanding_paise }
  await db
    .insertInto('postpaid_statements')
    .values({ id: `stm_${who.userId}`, user_id: who.userId, month, lines: '[]', ...totals })
    .execute()
  return month.slice(0, 7)
}

let month: string
beforeAll(async () => {
  await buyer(suite)
  big = await buyer(suite, { accountType: 'Postpaid' })
  small = await buyer(suite, { accountType: 'Postpaid' })
  await owe(big, 70_000)
  await owe(big, 20_000, 'product')
  await limit(big, 80_000)
  month = await bill(big, 60_000)
  await owe(small, 500)
})

const ask = async (filter: object = {}, sort: [string, string] = ['outstandingPaise', 'DESC']) => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`
  return app.inject({ url: `${url}?${query}`, headers: staff })
}
const idsOf = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).json().map(({ id }: { id: string }) => id) as string[]
const show = async (id: string): Promise<PostpaidCustomerDetail> =>
  (await app.inject({ url: `${url}/${id}`, headers: staff })).json()
const settle = (who: Buyer, amountPaise: number) =>
  app.inject({
    method: 'POST',
    url: `/admin-api/users/${who.userId}/settle`,
    headers: { ...staff, 'idempotency-key': `accounts-${++moves}` },
    payload: { wallet: 'api', amountPaise, reference: 'UTR 991', reason: 'Bank transfer' },
  })

test('each account that pays by the month once, with what it owes, may owe, was billed and has due', async () => {
  expect(await idsOf()).toEqual([big.userId, small.userId])
  expect((await ask({ customer: big.userId })).json()).toEqual([
    {
      id: big.userId,
      customerId: expect.any(String),
      customer: 'Asha Traders',
      outstandingPaise: 90_000,
      creditLimitPaise: 240_000,
      nearLimit: true,
      duePaise: 60_000,
      statement: { id: `stm_${big.userId}`, month, outstandingPaise: 60_000 },
    },
  ])
  expect(await show(small.userId)).toMatchObject({
    creditLimitPaise: null,
    nearLimit: false,
    duePaise: 0,
    statement: null,
  })
})

test('it is found by name, e-mail and standing, and sorted by each sum; nothing else is asked by a filter', async () => {
  expect(await idsOf({ q: 'asha' })).toHaveLength(2)
  expect(await idsOf({ q: small.email })).toEqual([small.userId])
  expect(await idsOf({ q: '%' })).toEqual([])
  expect(await idsOf({ standing: ['due'] })).toEqual([big.userId])
  expect(await idsOf({ standing: ['nearLimit', 'owing'] })).toHaveLength(2)
  for (const field of ['outstandingPaise', 'duePaise']) {
    expect(await idsOf({}, [field, 'ASC'])).toEqual([small.userId, big.userId])
    expect(await idsOf({ after: big.userId }, [field, 'DESC'])).toEqual([small.userId])
  }
  expect(await idsOf({}, ['creditLimitPaise', 'DESC'])).toEqual([small.userId, big.userId])
  expect((await ask({ standing: ['rich'] })).statusCode).toBe(400)
  for (const field of ['wallets', 'customer']) expect((await ask({}, [field, 'ASC'])).statusCode).toBe(400)
})

test('a settlement comes off what is due first, then off what is not billed yet', async () => {
  const before = await show(big.userId)
  expect(before.ageing).toEqual({ unbilledPaise: 30_000, months: [{ month, paise: 60_000 }], olderPaise: 0 })
  expect(before.wallets.map(({ kind, outstandingPaise }) => [kind, outstandingPaise])).toEqual([
    ['api', 70_000],
    ['challan', 0],
    ['product', 20_000],
  ])
  expect((await settle(big, 50_000)).statusCode).toBe(200)
  expect(await show(big.userId)).toMatchObject({ outstandingPaise: 40_000, duePaise: 10_000, nearLimit: false })
  expect((await settle(big, 20_000)).statusCode).toBe(200)
  expect(await show(big.userId)).toMatchObject({
    outstandingPaise: 20_000,
    duePaise: 0,
    ageing: { unbilledPaise: 20_000, months: [], olderPaise: 0 },
  })
})

test('the export has the same rows, in rupees, and is on record', async () => {
  const filter = encodeURIComponent(JSON.stringify({ customer: small.userId }))
  const reply = await app.inject({ url: `/admin-api/postpaid/export?filter=${filter}`, headers: staff })
  const lines = reply.body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,Asha Traders,5.00,,,,0.00,${small.userId}`)
  const events = db.selectFrom('audit_events').select('data').where('action', '=', 'postpaid.exported').execute()
  expect(await events).toEqual([{ data: { filteredBy: ['customer'] } }])
})

test('who pays in advance is no postpaid account, and nobody but staff sees any', async () => {
  const prepaid = await buyer(suite)
  expect((await app.inject({ url: `${url}/${prepaid.userId}`, headers: staff })).statusCode).toBe(404)
  for (const at of [url, `${url}/${big.userId}`, '/admin-api/postpaid/export'])
    expect((await app.inject({ url: at, headers: big.headers })).statusCode).toBe(401)
})

test('what no statement explains is older than those that are shown', () => {
  const made = (month: string, charged_paise: number) => ({ month, charged_paise, refunded_paise: 0, paid_paise: 0 })
  expect(
    ageingOf({ outstandingPaise: 1_000, duePaise: 900 }, [
      made('2026-10-01', 400),
      made('2026-09-01', 0),
      made('2026-08-01', 300),
    ]),
  ).toEqual({
    unbilledPaise: 100,
    months: [
      { month: '2026-10', paise: 400 },
      { month: '2026-08', paise: 300 },
    ],
    olderPaise: 200,
  })
})
