import { beforeAll, describe, expect, test } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import {
  type Customer,
  clientHeaders,
  makeAdmin,
  makeCustomer,
  makeSubUser,
  makeVerification,
  signedIn,
} from '../../../support/factories.ts'

const { app, ctx } = await testApp()

let customer: Customer
let staff: Record<string, string>

beforeAll(async () => {
  customer = await makeCustomer(ctx.db, { paise: 50_000 })
  staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
})

const get = (url: string, headers = staff) => app.inject({ url: `/admin-api${url}`, headers })
const post = (url: string, payload: object, more: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/admin-api${url}`, payload, headers: { ...staff, ...more } })

describe('customers', () => {
  test('are listed with balances, found by parts of names and addresses, and counted', async () => {
    const reply = await get(`/resources/users?filter=${encodeURIComponent(JSON.stringify({ q: customer.email }))}`)
    expect(reply.headers['content-range']).toBe('users 0-0/1')
    expect(reply.json()[0]).toMatchObject({
      id: customer.userId,
      name: 'Asha Rao',
      phone: expect.stringMatching(/^\+91 \d{2}••• ••\d{3}$/),
      plan: 'Prepaid',
      apiPaise: 50_000,
      isActive: true,
    })
    const wild = await get(`/resources/users?filter=${encodeURIComponent('{"q":"%"}')}`)
    expect(wild.json()).toEqual([])
  })

  test('are filtered by plan, KYC and state, and sorted by balance', async () => {
    const postpaid = await makeCustomer(ctx.db, { accountType: 'Postpaid', kycComplete: false, paise: 0 })
    const ids = async (filter: object, sort = '["id","DESC"]') => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), sort })
      return (await get(`/resources/users?${query}`)).json().map((row: { id: string }) => row.id)
    }
    expect(await ids({ plan: 'Postpaid' })).toEqual([postpaid.userId])
    expect(await ids({ kyc: ['none'] })).toEqual([postpaid.userId])
    const record = { id: newId('kyc'), user_id: postpaid.userId, kind: 'individual', submitted_at: new Date() } as const
    await ctx.db
      .insertInto('kyc_records')
      .values({ ...record, approval_status: 'Pending' })
      .execute()
    expect(await ids({ kyc: ['waiting'] })).toEqual([postpaid.userId])
    expect(await ids({ kyc: ['none', 'rejected'] })).toEqual([])
    expect(await ids({ kyc: ['complete'] })).toEqual([customer.userId])
    expect(await ids({}, '["apiPaise","DESC"]')).toEqual([customer.userId, postpaid.userId])
  })

  test('are found by a low balance in any prepaid wallet, which the dashboard lists too', async () => {
    const low = await makeCustomer(ctx.db, { paise: 50_000 })
    const owing = await makeCustomer(ctx.db, { accountType: 'Postpaid', paise: 50_000 })
    const asked = async () => {
      const query = new URLSearchParams({ filter: '{"balance":"low"}', sort: '["challanPaise","ASC"]', range: '[0,0]' })
      return (await get(`/resources/users?${query}`)).json().map((row: { id: string }) => row.id)
    }
    const board = async () => {
      const { lowBalances, lowCustomers } = (await get('/dashboard')).json()
      return { wallets: lowBalances.map(({ wallet }: { wallet: string }) => wallet), lowCustomers }
    }
    expect(await asked()).not.toContain(low.userId)
    const before = await board()
    await ctx.db
      .updateTable('wallets')
      .set({ available_paise: 9_999 })
      .where('id', '=', low.wallets.challan.id)
      .execute()
    const owed = ctx.db.updateTable('wallets').set({ available_paise: -5_000 })
    await owed.where('id', '=', owing.wallets.api.id).execute()
    expect(await asked()).toEqual([low.userId])
    expect(await board()).toEqual({ wallets: [...before.wallets, 'challan'], lowCustomers: before.lowCustomers + 1 })
    const restored = ctx.db.updateTable('wallets').set({ available_paise: 50_000 })
    await restored.where('user_id', 'in', [low.userId, owing.userId]).execute()
    expect((await get('/resources/users?filter={"balance":"high"}')).statusCode).toBe(400)
  })

  test('show wallets with what is held, sub-users, keys and the audit log', async () => {
    await makeSubUser(ctx.db, customer.userId)
    const shown = (await get(`/resources/users/${customer.userId}`)).json()
    expect(shown.wallets).toHaveLength(3)
    expect(shown.subUsers).toMatchObject([{ name: 'Karthik Nair', isActive: true }])
    expect(shown.callsByDay).toHaveLength(30)
    expect((await get('/resources/users/usr_none')).statusCode).toBe(404)
  })
})

describe('adjusting a wallet', () => {
  const adjust = (body: object, key = 'a') =>
    post(
      `/users/${customer.userId}/adjust`,
      { wallet: 'api', reason: 'Goodwill credit', ...body },
      { 'idempotency-key': key },
    )

  test('moves money once per key, with its reason in ledger and audit log', async () => {
    const before = await walletOf(ctx.db, customer.userId, 'api')
    const [first, second] = [await adjust({ amountPaise: 2_500 }), await adjust({ amountPaise: 2_500 })]
    expect(first.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
    const after = await walletOf(ctx.db, customer.userId, 'api')
    expect(after.availablePaise - before.availablePaise).toBe(2_500)
    const { transferId } = first.json()
    const logged = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', transferId).execute()
    expect(logged).toMatchObject([{ action: 'wallet.adjusted', reason: 'Goodwill credit', actor_kind: 'admin' }])
  })

  test('answers 402 below zero, 400 without a reason or amount, 409 for another amount under the key, 404 for nobody', async () => {
    expect((await adjust({ amountPaise: -99_000_000 }, 'b')).statusCode).toBe(402)
    expect((await adjust({ amountPaise: 100, reason: '  ' }, 'c')).json().error.fields[0].field).toBe('reason')
    expect((await adjust({ amountPaise: 0 }, 'd')).statusCode).toBe(400)
    expect((await adjust({ amountPaise: 1.5 }, 'e')).statusCode).toBe(400)
    expect((await adjust({ amountPaise: 3_000 }, 'a')).statusCode).toBe(409)
    const nobody = await post('/users/usr_none/adjust', { wallet: 'api', amountPaise: 100, reason: 'Nobody there' })
    expect(nobody.statusCode).toBe(404)
  })
})

test('a deactivated customer is signed out, and may return when activated', async () => {
  const other = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId: other.userId })
  const off = await post(`/users/${other.userId}/active`, { active: false, reason: 'Asked us to close' })
  expect(off.json()).toEqual({ isActive: false })
  expect((await app.inject({ url: '/api/dashboard', headers })).statusCode).toBe(401)
  await post(`/users/${other.userId}/active`, { active: true, reason: 'Asked us to open' })
  const again = await signedIn(ctx, { userId: other.userId })
  expect((await app.inject({ url: '/api/dashboard', headers: again })).statusCode).toBe(200)
  expect((await post('/users/usr_none/active', { active: false, reason: 'Nobody there' })).statusCode).toBe(404)
})

test('search finds customers by words and records by their id', async () => {
  const { hits } = (await get(`/search?q=${customer.customerId}`)).json()
  expect(hits).toMatchObject([{ kind: 'user', userId: customer.userId }])
  const transfer = await ctx.db.selectFrom('transfers').select('id').executeTakeFirstOrThrow()
  expect((await get(`/search?q=${transfer.id}`)).json().hits).toMatchObject([{ kind: 'transfer', id: transfer.id }])
  expect((await get('/search?q=zzzz-nobody')).json().hits).toEqual([])
})

test('the dashboard adds up everybody', async () => {
  await makeVerification(ctx.db, customer.userId)
  const board = (await get('/dashboard')).json()
  expect(board.days).toHaveLength(30)
  expect(board.customers.active).toBeGreaterThanOrEqual(2)
  const [largest] = board.largest
  expect(largest).toMatchObject({ userId: customer.userId, calls: board.calls.now, spendPaise: board.revenuePaise.now })
  expect(board.sources.map((one: { product: string }) => one.product)).toContain('pan-check')
})

test('customers, sub-users and strangers are refused everywhere', async () => {
  const asCustomer = await signedIn(ctx, { userId: customer.userId })
  for (const url of [
    '/resources/users',
    `/resources/users/${customer.userId}`,
    '/dashboard',
    '/search?q=ab',
    '/profile',
  ]) {
    expect((await get(url, asCustomer)).statusCode).toBe(401)
    expect((await get(url, clientHeaders(ctx))).statusCode).toBe(401)
    expect((await get(url, {})).statusCode).toBe(403)
  }
})

test('customers go out as CSV, filtered as the list, masked as on screen, audited', async () => {
  const filter = encodeURIComponent(JSON.stringify({ q: customer.email }))
  const reply = await get(`/resources/users/export?filter=${filter}`)
  const lines = reply.body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(customer.userId)
  expect(lines[1]).toMatch(/,'\+91 \d\d••• ••\d{3},/)
  const logged = await ctx.db
    .selectFrom('audit_events')
    .select('data')
    .where('action', '=', 'users.exported')
    .executeTakeFirstOrThrow()
  expect(logged.data).toEqual({ filteredBy: ['q'] })
  expect((await get('/resources/users/export?filter=%7B%22x%22:1%7D')).statusCode).toBe(400)
})
