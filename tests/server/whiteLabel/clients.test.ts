import { beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '../../../contracts/people/roles.ts'
import type { WhitelabelTransaction } from '../../../contracts/resources/whitelabelTransaction.ts'
import type { WhitelabelUser } from '../../../contracts/resources/whitelabelUser.ts'
import { cleanUpChallans } from '../../../server/challans/cleanup.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import {
  a80,
  browser,
  citizen,
  clerk,
  codeOf,
  freshVehicle,
  makeBrand,
  numbersOf,
  type Order,
} from '../challans/orderHelpers.ts'

type Headers = Record<string, string>

const suite = await testApp()
const { app, ctx } = suite
const reason = 'As signed in the contract'
const staffOf = async (role: StaffRole) => signedIn(ctx, { adminId: await makeAdmin(ctx.db, role), role })

let maker: Awaited<ReturnType<typeof clerk>>
let checker: Awaited<ReturnType<typeof clerk>>
let support: Headers
let verifier: Headers
beforeAll(async () => {
  await a80(suite)
  maker = await clerk(suite)
  checker = await clerk(suite)
  support = await staffOf('support')
  verifier = await staffOf('verifier')
})

const read = async <Row>(url: string, headers: Headers = maker.headers) =>
  (await app.inject({ url: `/admin-api${url}`, headers })).json<Row>()
const list = <Row>(name: string, filter: object) =>
  read<Row[]>(`/resources/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`)

/** A client with a brand and a share, approved by a second person. */
async function makeClient(percent = 30) {
  const { userId } = await makeCustomer(ctx.db)
  const brand = await makeBrand(ctx)
  expect(await maker.call(`/challan-brands/${brand.id}/owner`, { owner: userId, reason })).toMatchObject({
    ownerId: userId,
  })
  if (percent > 0) {
    const { approvalId } = await maker.call(`/whitelabel-clients/${userId}/share`, { percent, reason })
    await checker.call(`/approvals/${approvalId}/decide`, { approve: true, reason })
  }
  return { userId, brand }
}

let phones = 0
const freshPhone = () => `98765${String(40_000 + (phones += 1)).padStart(5, '0')}`

/** A citizen's paid order under a brand. */
async function paidUnder(brand: { id: string }, phone = freshPhone(), take = 3) {
  const person = await citizen(suite, brand, phone)
  const rcNo = freshVehicle()
  const { parentId, result } = await person.search(rcNo)
  const order = await person.order(parentId, numbersOf(result).slice(0, take))
  await browser(suite, codeOf(order)).pay()
  const row = await ctx.db
    .selectFrom('challan_orders')
    .selectAll()
    .where('code', '=', codeOf(order))
    .executeTakeFirstOrThrow()
  return { person, phone, rcNo, row }
}

const shareOf = (orderId: string) =>
  ctx.db.selectFrom('order_shares').selectAll().where('order_id', '=', orderId).executeTakeFirst()

async function refund(orderId: string, items: string[]) {
  const { refundId } = await maker.call(`/challan-payments/${orderId}/refunds`, { items, reason })
  expect(await checker.call(`/challan-refunds/${refundId}/decide`, { approve: true })).toMatchObject({ state: 'done' })
}

const itemsOf = async (orderId: string) =>
  (
    await ctx.db.selectFrom('challan_order_items').select('id').where('order_id', '=', orderId).orderBy('id').execute()
  ).map(({ id }) => id)

test('a raised share waits for a second person, who is another one; a lower one does not', async () => {
  const { userId } = await makeClient(0)
  const asked = await maker.call(`/whitelabel-clients/${userId}/share`, { percent: 40, reason })
  expect(asked).toMatchObject({ percent: 0, approvalId: expect.stringMatching(/^apr_/) })
  expect(await maker.call(`/whitelabel-clients/${userId}/share`, { percent: 50, reason })).toMatchObject({
    status: 409,
  })
  const decide = (by: typeof maker) => by.call(`/approvals/${asked.approvalId}/decide`, { approve: true, reason })
  expect(await decide(maker)).toMatchObject({ status: 403 })
  expect(await read(`/resources/whitelabel-clients/${userId}`)).toMatchObject({
    sharePercent: 0,
    asked: { percent: 40 },
  })
  expect(await decide(checker)).toMatchObject({ state: 'approved' })
  expect(await read(`/resources/whitelabel-clients/${userId}`)).toMatchObject({ sharePercent: 40, asked: null })
  expect(await maker.call(`/whitelabel-clients/${userId}/share`, { percent: 10, reason })).toMatchObject({
    percent: 10,
    approvalId: null,
  })
  const stranger = await makeCustomer(ctx.db)
  expect(await maker.call(`/whitelabel-clients/${stranger.userId}/share`, { percent: 10, reason })).toMatchObject({
    status: 404,
  })
})

test('an order keeps the share of the moment it was paid, to the paisa, whoever owns the brand later', async () => {
  const { userId, brand } = await makeClient(33)
  const other = await makeCustomer(ctx.db)
  const { row } = await paidUnder(brand)
  const expected = Math.floor((row.fees_paise * 33) / 100)
  expect(expected).toBeGreaterThan(0)
  expect(await shareOf(row.id)).toMatchObject({ client_id: userId, percent: 33, share_paise: expected })
  await maker.call(`/whitelabel-clients/${userId}/share`, { percent: 5, reason })
  await maker.call(`/challan-brands/${brand.id}/owner`, { owner: other.userId, reason })
  expect(await shareOf(row.id)).toMatchObject({ client_id: userId, percent: 33, share_paise: expected })
  const later = await paidUnder(brand)
  expect(await shareOf(later.row.id)).toMatchObject({ client_id: other.userId, percent: 0, share_paise: 0 })
  await maker.call(`/challan-brands/${brand.id}/owner`, { owner: null, reason })
  const house = await paidUnder(brand)
  expect(await shareOf(house.row.id)).toBeUndefined()
  const of = (client: string) => list<WhitelabelTransaction>('whitelabel-transactions', { client })
  expect((await of(userId)).map(({ id }) => id)).toEqual([row.id])
  expect((await of(other.userId)).map(({ id }) => id)).toEqual([later.row.id])
  // It owns no brand any more, and is still owed its share.
  expect(await read(`/resources/whitelabel-clients/${userId}`)).toMatchObject({ brands: [], owedPaise: expected })
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
})

test('refunds take the share back in proportion, and all of them all of it', async () => {
  const { userId, brand } = await makeClient(33)
  const { row } = await paidUnder(brand)
  const items = await itemsOf(row.id)
  await refund(row.id, items.slice(0, 1))
  const parts = await ctx.db
    .selectFrom('challan_refunds')
    .select('parts')
    .where('order_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const share = await shareOf(row.id)
  const left = Math.floor(((row.fees_paise - parts.parts.feesPaise) * 33) / 100)
  expect(share).toMatchObject({ reversed_paise: (share?.share_paise ?? 0) - left })
  expect(left).toBeGreaterThan(0)
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
  await refund(row.id, items.slice(1))
  const whole = await shareOf(row.id)
  expect(whole?.reversed_paise).toBe(whole?.share_paise)
  expect((await verifyLedger(ctx.db)).broken).toBeNull()
  expect(await list('whitelabel-transactions', { client: userId })).toMatchObject([
    { refundedPaise: row.total_paise, owedPaise: 0 },
  ])
})

test('the totals and the statement are the sums of the list, of one client only', async () => {
  const one = await makeClient(20)
  const two = await makeClient(20)
  await paidUnder(one.brand)
  await paidUnder(one.brand)
  await paidUnder(two.brand)
  const rows = await list<WhitelabelTransaction>('whitelabel-transactions', { client: one.userId })
  expect(rows).toHaveLength(2)
  const owed = rows.reduce((sum, { owedPaise }) => sum + owedPaise, 0)
  const filter = encodeURIComponent(JSON.stringify({ client: one.userId }))
  const totals = await read<{ months: { month: string }[] }>(`/whitelabel-transactions/totals?filter=${filter}`)
  expect(totals).toMatchObject({
    all: { orders: 2, owedPaise: owed },
    months: [{ clientId: one.userId, orders: 2, owedPaise: owed }],
  })
  const month = totals.months[0]?.month
  const url = `/admin-api/whitelabel-clients/${one.userId}/statement?month=${month}`
  const csv = (await app.inject({ url, headers: maker.headers })).body.trim().split('\r\n')
  expect(csv).toHaveLength(4)
  expect(csv.at(-1)).toContain((owed / 100).toFixed(2))
  expect(csv.join()).not.toContain(two.brand.title + two.userId)
  const bad = await app.inject({ url: url.replace(`${month}`, '2026-13'), headers: maker.headers })
  expect(bad.json()).toMatchObject({ error: { fields: [{ field: 'month' }] } })
  expect((await app.inject({ url, headers: verifier })).statusCode).toBe(403)
})

test('end users are found by phone, vehicle and order number, each with what they did', async () => {
  const { userId, brand } = await makeClient()
  const { phone, rcNo, row } = await paidUnder(brand)
  const found = (q: string) => list<WhitelabelUser>('whitelabel-users', { q, client: userId })
  const [user] = await found(phone)
  expect(user).toMatchObject({
    clientId: userId,
    brand: brand.title,
    status: 'active',
    searches: 1,
    orders: 1,
    paidPaise: row.total_paise,
  })
  expect(user?.phone).not.toContain(phone)
  for (const q of [`+91${phone}`, rcNo, row.number]) expect((await found(q)).map(({ id }) => id)).toEqual([user?.id])
  expect(await found('9876599999')).toEqual([])
  expect(await list('whitelabel-users', { client: userId, status: ['blocked'] })).toEqual([])
  const detail = await app.inject({ url: `/admin-api/resources/whitelabel-users/${user?.id}`, headers: maker.headers })
  expect(detail.json()).toMatchObject({
    searchRows: [{ pending: expect.any(Number) }],
    orderRows: [{ id: row.id, totalPaise: row.total_paise }],
    refundRows: [],
    block: null,
  })
  expect(detail.body).not.toContain(phone)
  expect(detail.body).not.toContain(rcNo)
  // Nobody is an end user of a brand of the house.
  await maker.call(`/challan-brands/${brand.id}/owner`, { owner: null, reason })
  expect(await found(phone)).toEqual([])
})

test('a blocked end user starts no lookup, order or payment under the brand, and goes on under another', async () => {
  const { userId, brand } = await makeClient()
  const phone = freshPhone()
  const person = await citizen(suite, brand, phone)
  const rcNo = freshVehicle()
  const { parentId, result } = await person.search(rcNo)
  const numbers = numbersOf(result).slice(0, 1)
  const begun: Order = await person.order(parentId, numbers)
  const [user] = await list<WhitelabelUser>('whitelabel-users', { client: userId })
  const block = (blocked: boolean, by: Headers = maker.headers) =>
    app.inject({
      method: 'POST',
      url: `/admin-api/whitelabel-users/${user?.id}/block`,
      headers: by,
      payload: { blocked, reason },
    })
  expect((await block(true, support)).statusCode).toBe(403)
  expect((await block(true)).json()).toEqual({ id: user?.id, blocked: true })
  const refusal = { code: 402, message: expect.stringContaining('can no longer be used here') }
  expect(await person.search(freshVehicle())).toMatchObject(refusal)
  expect(await person.order(parentId, numbers)).toMatchObject(refusal)
  expect(await browser(suite, codeOf(begun)).card()).toMatchObject({ status: 403 })
  // What was paid stays within reach.
  expect(await person.paidList()).toMatchObject({ code: 200 })
  const elsewhere = await citizen(suite, await makeBrand(ctx), phone)
  expect(await elsewhere.search(freshVehicle())).toMatchObject({ code: 200 })
  expect(await list('whitelabel-users', { client: userId, status: ['blocked'] })).toMatchObject([
    { id: user?.id, status: 'blocked' },
  ])
  expect((await block(false)).statusCode).toBe(200)
  expect(await person.search(freshVehicle())).toMatchObject({ code: 200 })
  const audited = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'reason'])
    .where('subject', '=', user?.id ?? '')
    .orderBy('id')
    .execute()
  expect(audited).toEqual([
    { action: 'endUser.blocked', reason },
    { action: 'endUser.unblocked', reason },
  ])
})

test('the owner is an account by its complete id, set with a reason by whoever may', async () => {
  const brand = await makeBrand(ctx)
  const set = (payload: object, headers: Headers = maker.headers) =>
    app.inject({ method: 'POST', url: `/admin-api/challan-brands/${brand.id}/owner`, headers, payload })
  expect((await set({ owner: 'usr_nobody', reason })).json()).toMatchObject({ error: { fields: [{ field: 'owner' }] } })
  expect((await set({ owner: null, reason: '' })).json()).toMatchObject({ error: { fields: [{ field: 'reason' }] } })
  expect((await set({ owner: null, reason }, support)).statusCode).toBe(403)
  const { userId } = await makeCustomer(ctx.db)
  expect((await set({ owner: userId, reason })).json()).toEqual({ id: brand.id, ownerId: userId, approvalId: null })
  expect(await list('challan-brands', { ownerId: userId })).toMatchObject([{ id: brand.id, ownerId: userId }])
})

test('a brand goes to an owner with a higher share only when a second person approves; to one with a lower share, at once', async () => {
  const { userId } = await makeClient(30)
  const { id, title } = await makeBrand(ctx)
  const give = (owner: string | null) => maker.call(`/challan-brands/${id}/owner`, { owner, reason })
  const { approvalId, ...waiting } = await give(userId)
  expect(waiting).toEqual({ status: 200, id, ownerId: null })
  expect(await list('approvals', { id: [approvalId] })).toMatchObject([
    { kind: 'brandOwner', userId, brand: title, share: { percent: 30, beforePercent: 0 }, state: 'waiting' },
  ])
  const { userId: other } = await makeClient(40)
  expect(await give(other)).toMatchObject({ status: 409 })
  const decide = { approve: true, reason }
  expect(await maker.call(`/approvals/${approvalId}/decide`, decide)).toMatchObject({ status: 403 })
  await checker.call(`/approvals/${approvalId}/decide`, decide)
  const owned = await list<{ id: string }>('challan-brands', { ownerId: userId })
  expect(owned.map(brand => brand.id)).toContain(id)
  expect(await give(null)).toMatchObject({ ownerId: null, approvalId: null })
})

test('an end user without an order is forgotten in time; one with an order and a blocked one are not', async () => {
  const { userId, brand } = await makeClient()
  await paidUnder(brand)
  const looked = await citizen(suite, brand, freshPhone())
  await looked.search(freshVehicle())
  const barred = await citizen(suite, brand, freshPhone())
  await barred.search(freshVehicle())
  const of = () => list<WhitelabelUser>('whitelabel-users', { client: userId })
  const [blocked] = await of()
  await maker.call(`/whitelabel-users/${blocked?.id}/block`, { blocked: true, reason })
  await cleanUpChallans(ctx)
  expect(await of()).toHaveLength(3)
  await ctx.db
    .updateTable('brand_users')
    .set({ last_seen_at: new Date('2020-01-01') })
    .where('brand_id', '=', brand.id)
    .execute()
  await cleanUpChallans(ctx)
  const left = await of()
  expect(left).toHaveLength(2)
  expect(left.map(({ orders, status }) => [orders, status])).toEqual([
    [0, 'blocked'],
    [1, 'active'],
  ])
})
