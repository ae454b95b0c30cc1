import { beforeAll, describe, expect, test } from 'vitest'
import type { ErrorReply } from '../../../../contracts/calls/define.ts'
import type { Transaction } from '../../../../contracts/resources/transaction.ts'
import type { WalletEntry } from '../../../../contracts/resources/walletEntry.ts'
import { adjust, credit } from '../../../../server/money/wallets/credits.ts'
import { capture, release, reserve } from '../../../../server/money/wallets/holds.ts'
import type { SystemActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import {
  type Customer,
  clientHeaders,
  makeAdmin,
  makeCustomer,
  makeSubUser,
  signedIn,
} from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const { db } = ctx
const actor: SystemActor = { kind: 'system', name: 'test' }

async function list<Row>(url: string, headers: Record<string, string>, filter = {}, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), ...more })
  const reply = await app.inject({ url: `${url}?${query}`, headers })
  return { status: reply.statusCode, range: reply.headers['content-range'], rows: reply.json<Row[]>() }
}

const mine = (headers: Record<string, string>, filter = {}, more = {}) =>
  list<WalletEntry>('/api/resources/wallet-entries', headers, filter, more)
const all = (headers: Record<string, string>, filter = {}, more = {}) =>
  list<Transaction>('/admin-api/resources/transactions', headers, filter, more)

let asha: Customer
let other: Customer
let hers: Record<string, string>
let staff: Record<string, string>
let adminId: string

/** ₹1,000 in the API wallet; a check charged ₹1.50, another given back, ₹25 taken by staff. */
beforeAll(async () => {
  asha = await makeCustomer(db)
  other = await makeCustomer(db)
  adminId = await makeAdmin(db)
  hers = await signedIn(ctx, { userId: asha.userId })
  staff = await signedIn(ctx, { adminId })
  const walletId = asha.wallets.api.id
  const entry = (reference: string) => ({ key: newId('req'), description: 'PAN check', reference, actor })
  const first = await reserve(db, { ...entry('ver_1'), walletId, amountPaise: 150 })
  const second = await reserve(db, { ...entry('ver_2'), walletId, amountPaise: 150 })
  await capture(db, { ...entry('ver_1'), holdId: first.holdId, amountPaise: 150 })
  await release(db, { ...entry('ver_2'), holdId: second.holdId })
  const admin = { kind: 'admin', role: 'admin', adminId, sessionId: '', name: '', permissions: {} } as const
  const correction = { ...entry('case 7'), description: 'Adjusted by support', actor: admin, reason: 'credited twice' }
  await adjust(db, { ...correction, walletId, amountPaise: -2_500 })
})

describe('the statement', () => {
  test('reads like a bank statement: each balance is the one before plus the amount, and nothing is spent twice', async () => {
    const { rows, range } = await mine(hers, { wallet: ['api'] })
    expect(rows.map(row => [row.kind, row.amountPaise, row.heldPaise, row.balanceAfterPaise])).toEqual([
      ['adjust', -2_500, 0, 97_350],
      ['release', 0, -150, 99_850],
      ['capture', -150, -150, 99_850],
      ['credit', 100_000, 0, 100_000],
    ])
    expect(range).toBe('wallet-entries 0-3/4')
    expect(rows[2]).toMatchObject({ description: 'PAN check', reference: 'ver_1', wallet: 'api' })
  })

  test('reservations come when they are asked for', async () => {
    const { rows } = await mine(hers, { kind: ['reserve'] })
    expect(rows.map(row => [row.amountPaise, row.heldPaise, row.balanceAfterPaise])).toEqual([
      [0, 150, 100_000],
      [0, 150, 100_000],
    ])
  })

  test('filters by wallet, kind, reference and id', async () => {
    expect((await mine(hers, { wallet: ['product', 'challan'] })).rows.map(row => row.kind)).toEqual([
      'credit',
      'credit',
    ])
    expect((await mine(hers, { kind: ['adjust', 'capture'] })).rows).toHaveLength(2)
    const { rows } = await mine(hers, { reference: 'ver_1' })
    expect(rows.map(row => row.kind)).toEqual(['capture'])
    const id = rows[0]?.id ?? ''
    expect((await mine(hers, { id: [id] })).rows).toEqual(rows)
    const shown = await app.inject({ url: `/api/resources/wallet-entries/${id}`, headers: hers })
    expect(shown.json()).toEqual(rows[0])
  })

  test('pages by range and by cursor, in both directions', async () => {
    const whole = (await mine(hers)).rows.map(row => row.id)
    const ids = async (filter: object, more: object) => (await mine(hers, filter, more)).rows.map(row => row.id)
    expect(await ids({}, { range: '[2,3]' })).toEqual(whole.slice(2, 4))
    expect(await ids({ after: whole[1] }, { range: '[0,1]' })).toEqual(whole.slice(2, 4))
    const upwards = { sort: '["createdAt","ASC"]' }
    expect(await ids({}, upwards)).toEqual(whole.toReversed())
    expect(await ids({ after: whole[1] }, upwards)).toEqual(whole.slice(0, 1))
  })

  test('days begin at midnight in India', async () => {
    const { userId, wallets } = await makeCustomer(db, { paise: 0 })
    const headers = await signedIn(ctx, { userId })
    const at = async (time: string) => {
      const entry = { key: newId('req'), description: time, actor, from: 'gateway' as const, at: new Date(time) }
      await credit(db, { ...entry, walletId: wallets.api.id, amountPaise: 100 })
    }
    for (const time of ['2026-03-31T18:29:59Z', '2026-03-31T18:30:00Z', '2026-04-01T18:29:59Z', '2026-04-01T18:30:00Z'])
      await at(time)
    const first = await mine(headers, { createdFrom: '2026-04-01', createdTo: '2026-04-01' })
    expect(first.rows.map(row => row.description)).toEqual(['2026-04-01T18:29:59Z', '2026-03-31T18:30:00Z'])
    expect((await mine(headers, { createdTo: '2026-03-31' })).rows).toHaveLength(1)
    expect((await mine(headers, { createdFrom: '2026-04-02' })).rows).toHaveLength(1)
  })

  test("another customer's entries do not exist, by list, by id and by cursor", async () => {
    const theirs = await signedIn(ctx, { userId: other.userId })
    const ids = (await mine(hers)).rows.map(row => row.id)
    expect((await mine(theirs)).rows).toHaveLength(3)
    expect((await mine(theirs, { id: ids })).rows).toEqual([])
    expect((await mine(theirs, { reference: 'ver_1' })).rows).toEqual([])
    const shown = await app.inject({ url: `/api/resources/wallet-entries/${ids[0]}`, headers: theirs })
    expect(shown.statusCode).toBe(404)
  })

  test('a secondary user reads it too', async () => {
    const headers = await signedIn(ctx, { userId: asha.userId, subUserId: await makeSubUser(db, asha.userId) })
    expect(await mine(headers)).toEqual(await mine(hers))
  })

  test('400 for what is no filter, 401 without a session, 403 for staff’s list', async () => {
    const bad = await app.inject({
      url: `/api/resources/wallet-entries?filter=${encodeURIComponent('{"kind":["gift"]}')}`,
      headers: hers,
    })
    expect([bad.statusCode, bad.json<ErrorReply>().error.code]).toEqual([400, 'bad_request'])
    expect((await mine(clientHeaders(ctx))).status).toBe(401)
    expect((await all(hers)).status).toBe(401)
  })
})

describe('transactions, for staff', () => {
  test('every transfer of a customer, by user id or customer id, with who and why', async () => {
    const { rows } = await all(staff, { customer: asha.customerId, wallet: ['api'] })
    expect(rows.map(row => row.kind)).toEqual(['adjust', 'release', 'capture', 'reserve', 'reserve', 'credit'])
    expect(rows[0]).toMatchObject({
      userId: asha.userId,
      customerId: asha.customerId,
      customer: 'Asha Traders',
      actor: 'Meera Iyer',
      reason: 'credited twice',
      amountPaise: -2_500,
      availableAfterPaise: 97_350,
      heldAfterPaise: 0,
    })
    expect(rows[1]).toMatchObject({ actor: 'test', holdId: expect.stringMatching(/^hld_/) })
    expect((await all(staff, { customer: asha.userId, wallet: ['api'] })).rows).toEqual(rows)
    expect((await all(staff, { customer: 'C00000000' })).rows).toEqual([])
  })

  test('by reference and kind over all customers, and one by its id', async () => {
    const { rows } = await all(staff, { reference: 'ver_1' })
    expect(rows.map(row => row.kind)).toEqual(['capture', 'reserve'])
    expect((await all(staff, { kind: ['adjust'] })).rows).toHaveLength(1)
    const shown = await app.inject({ url: `/admin-api/resources/transactions/${rows[0]?.id}`, headers: staff })
    const lines = [
      { account: 'hold', amountPaise: -150 },
      { account: 'revenue', amountPaise: 150 },
    ]
    expect(shown.json()).toEqual({ ...rows[0], lines })
    const missing = await app.inject({ url: '/admin-api/resources/transactions/trf_none', headers: staff })
    expect(missing.statusCode).toBe(404)
  })
})

test('a count stops at ten thousand and says so', async () => {
  const { userId, wallets } = await makeCustomer(db, { paise: 0 })
  const transfers = Array.from({ length: 10_001 }, (_, n) => ({
    id: newId('trf'),
    kind: 'credit',
    wallet_id: wallets.api.id,
    user_id: userId,
    amount_paise: 1,
    available_after_paise: n + 1,
    held_after_paise: 0,
    idempotency_key: newId('req'),
    description: 'Top-up',
    actor: 'test',
  }))
  for (let from = 0; from < transfers.length; from += 1_000)
    await db
      .insertInto('transfers')
      .values(transfers.slice(from, from + 1_000))
      .execute()
  const reply = await app.inject({
    url: '/api/resources/wallet-entries',
    headers: await signedIn(ctx, { userId }),
  })
  expect(reply.headers).toMatchObject({ 'content-range': 'wallet-entries 0-24/10000', 'x-total-capped': '1' })
})

describe('the statement as CSV', () => {
  const csv = (headers: Record<string, string>, filter = {}) =>
    app.inject({ url: `/api/wallet-entries/export?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers })

  test('holds what the list holds, in rupees, and nothing of another customer', async () => {
    const { rows } = await mine(hers)
    const reply = await csv(hers)
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = reply.body.trim().split('\r\n').slice(1)
    expect(lines.map(line => line.split(',').at(-1))).toEqual(rows.map(row => row.id))
    expect(reply.body).toContain(',Check charged,')
    for (const kind of ['capture', 'reserve', 'release']) expect(reply.body).not.toContain(`,${kind},`)
    const first = rows[0]
    expect(lines[0]).toContain(`,${((first?.amountPaise ?? 0) / 100).toFixed(2)},`)
    const { rows: theirs } = await mine(await signedIn(ctx, other))
    for (const { id } of theirs) expect(reply.body).not.toContain(id)
  })

  test('tells in the language of its reader what was paid for', async () => {
    expect((await csv(hers)).body).toContain(',PAN check,')
    expect((await csv({ ...hers, 'accept-language': 'hi' })).body).toContain(',PAN जाँच,')
  })

  test('takes the filters of the list and is audited by their names alone', async () => {
    const reply = await csv(hers, { kind: ['credit'] })
    const { rows } = await mine(hers, { kind: ['credit'] })
    expect(reply.body.trim().split('\r\n')).toHaveLength(rows.length + 1)
    const logged = await db
      .selectFrom('audit_events')
      .select('data')
      .where('action', '=', 'statement.exported')
      .where('user_id', '=', asha.userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(logged.data).toEqual({ filteredBy: ['kind'] })
  })

  test('cells that begin like a formula are made harmless', async () => {
    const { id: walletId } = asha.wallets.api
    await credit(db, {
      walletId,
      amountPaise: 100,
      from: 'gateway',
      key: newId('wrk'),
      description: '=HYPERLINK("x")',
      actor,
    })
    expect((await csv(hers)).body).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test('answers 400 for a filter that is none, 401 without a session', async () => {
    expect((await csv(hers, { nobody: 1 })).statusCode).toBe(400)
    expect((await csv(clientHeaders(ctx))).statusCode).toBe(401)
  })
})
