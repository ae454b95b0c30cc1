import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const url = '/api/resources/ip-allow-list'

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers

beforeEach(async () => {
  customer = await makeCustomer(ctx.db, { kycComplete: false })
  headers = await signedIn(ctx, customer)
})

const add = (payload: object, by = headers) => app.inject({ method: 'POST', url, headers: by, payload })
const list = async (by = headers) => (await app.inject({ url: `${url}?sort=["address","ASC"]`, headers: by })).json()
const label = (id: string, payload: object, by = headers) =>
  app.inject({ method: 'PUT', url: `${url}/${id}`, headers: by, payload })
const remove = (id: string, by = headers) => app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: by })
const ask = (query = '', more: object = {}) => app.inject({ url: `/api/ip-allow-list/test${query}`, headers, ...more })

const audited = async (subject: string) =>
  (await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', subject).orderBy('id').execute()).map(
    ({ action }) => action,
  )

test('an entry is kept in canonical form, listed by network, relabelled and removed; each is audited', async () => {
  const made = await add({ address: '203.0.113.77/24', label: ' Office ' })
  expect(made.statusCode).toBe(200)
  const { id } = made.json()
  expect(made.json()).toMatchObject({
    address: '203.0.113.0/24',
    label: 'Office',
    createdBy: 'Asha Rao',
    disabledAt: null,
  })
  await add({ address: '2001:DB8:0:0::1' })
  await add({ address: '::ffff:9.1.1.1' })
  expect((await list()).map((one: { address: string }) => one.address)).toEqual([
    '9.1.1.1',
    '203.0.113.0/24',
    '2001:db8::1',
  ])
  expect((await label(id, { label: 'Pune' })).json()).toMatchObject({ address: '203.0.113.0/24', label: 'Pune' })
  expect((await remove(id)).json()).toMatchObject({ id })
  expect(await list()).toHaveLength(2)
  expect(await audited(id)).toEqual(['address.allowed', 'address.changed', 'address.removed'])
})

test.each([
  ['0.0.0.0/0', /allows every address/],
  ['::/0', /allows every address/],
  ['64.0.0.0/2', /too wide/],
  ['office', /Enter an IPv4 or IPv6/],
  ['1.2.3.4:443', /Enter an IPv4 or IPv6/],
])('400 for the entry %s, at its field', async (address, why) => {
  const reply = await add({ address })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields).toEqual([{ field: 'address', message: expect.stringMatching(why) }])
  expect(await list()).toEqual([])
})

test('409 for what is on the list already, however it is written', async () => {
  await add({ address: '203.0.113.7' })
  const twice = await add({ address: '::ffff:203.0.113.7/128' })
  expect(twice.statusCode).toBe(409)
  expect(twice.json().error.message).toBe('203.0.113.7 is already on the list.')
})

test('409 beyond the limit, also for several at once', async () => {
  const row = (at: number) => ({
    id: `adr_${customer.userId}_${at}`,
    user_id: customer.userId,
    address: `10.0.0.${at}`,
  })
  const rows = Array.from({ length: limits.ipAllowListEntries - 1 }, (_, at) => ({
    ...row(at),
    label: '',
    created_by: 'a',
  }))
  await ctx.db.insertInto('allowed_addresses').values(rows).execute()
  const replies = await Promise.all(['1.1.1.1', '1.1.1.2', '1.1.1.3'].map(address => add({ address })))
  expect(replies.map(reply => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('another account neither sees, labels nor removes an entry; nobody does without a session', async () => {
  const { id } = (await add({ address: '203.0.113.7' })).json()
  const other = await signedIn(ctx, await makeCustomer(ctx.db))
  expect(await list(other)).toEqual([])
  expect((await label(id, { label: 'x' }, other)).statusCode).toBe(404)
  expect((await remove(id, other)).statusCode).toBe(404)
  const client = { 'x-client-token': ctx.config.CLIENT_TOKEN } as Headers
  for (const reply of [
    await add({ address: '1.1.1.1' }, client),
    await remove(id, client),
    await ask('', { headers: client }),
  ])
    expect(reply.statusCode).toBe(401)
  // The same address may stand on both lists.
  expect((await add({ address: '203.0.113.7' }, other)).statusCode).toBe(200)
})

test('a secondary user reads the list and tests addresses, and changes nothing', async () => {
  const { id } = (await add({ address: '203.0.113.7' })).json()
  const subUserId = await makeSubUser(ctx.db, customer.userId)
  const sub = await signedIn(ctx, { userId: customer.userId, subUserId })
  expect(await list(sub)).toMatchObject([{ id }])
  expect((await ask('?address=203.0.113.7', { headers: sub })).json().allowed).toBe(true)
  for (const reply of [
    await add({ address: '1.1.1.1' }, sub),
    await label(id, { label: 'x' }, sub),
    await remove(id, sub),
  ])
    expect(reply.statusCode).toBe(403)
})

describe('testing an address', () => {
  test('with an empty list everybody is let in', async () => {
    expect((await ask('?address=8.8.8.8')).json()).toEqual({
      address: '8.8.8.8',
      allowed: true,
      entry: null,
      entries: 0,
    })
  })

  test('the narrowest entry that holds it is named; where none does, it is refused', async () => {
    await add({ address: '203.0.0.0/16', label: 'Wide' })
    await add({ address: '203.0.113.0/24', label: 'Narrow' })
    expect((await ask('?address=::ffff:203.0.113.9')).json()).toMatchObject({
      address: '203.0.113.9',
      allowed: true,
      entry: { address: '203.0.113.0/24', label: 'Narrow', disabled: false },
      entries: 2,
    })
    expect((await ask('?address=8.8.8.8')).json()).toMatchObject({ allowed: false, entry: null })
  })

  test('a disabled entry is named and lets nobody in, unless another does', async () => {
    const { id } = (await add({ address: '203.0.113.0/24' })).json()
    const admin = await ctx.db.selectFrom('admins').select('id').executeTakeFirst()
    await ctx.db
      .insertInto('admins')
      .values({ id: 'adm_1', email: 'a@staff.test', name: 'A', password_hash: '-', role: 'admin' })
      .onConflict(same => same.doNothing())
      .execute()
    const disabled = { disabled_at: new Date(), disabled_by: admin?.id ?? 'adm_1', disabled_reason: 'Abuse' }
    await ctx.db.updateTable('allowed_addresses').set(disabled).where('id', '=', id).execute()
    expect((await ask('?address=203.0.113.9')).json()).toMatchObject({ allowed: false, entry: { id, disabled: true } })
    expect((await ask('?address=8.8.8.8')).json()).toMatchObject({ allowed: false, entry: null })
    await add({ address: '203.0.0.0/16' })
    expect((await ask('?address=203.0.113.9')).json()).toMatchObject({ allowed: true, entry: { disabled: false } })
  })

  test('400 for what is no single address', async () => {
    for (const address of ['10.0.0.0/8', 'me'])
      expect((await ask(`?address=${encodeURIComponent(address)}`)).statusCode).toBe(400)
  })

  test('without one it is the caller’s own, as the connection says; a forged header changes nothing', async () => {
    const forged = { ...headers, 'x-forwarded-for': '8.8.8.8' }
    const own = await ask('', { headers: forged, remoteAddress: '::ffff:198.51.100.4' })
    expect(own.json().address).toBe('198.51.100.4')
  })
})

describe('behind a trusted proxy', async () => {
  const proxied = await testApp({ TRUST_PROXY: '10.0.0.0/8' })

  test('the caller’s own address is the last one that no trusted proxy has', async () => {
    const by = await signedIn(proxied.ctx, await makeCustomer(proxied.ctx.db))
    const own = async (forwarded: string, remoteAddress = '10.1.1.1') =>
      (
        await proxied.app.inject({
          url: '/api/ip-allow-list/test',
          headers: { ...by, 'x-forwarded-for': forwarded },
          remoteAddress,
        })
      ).json().address
    expect(await own('8.8.8.8, 203.0.113.5')).toBe('203.0.113.5')
    expect(await own('203.0.113.5, 10.2.2.2')).toBe('203.0.113.5')
    expect(await own('8.8.8.8', '198.51.100.4')).toBe('198.51.100.4')
    expect(await own('somewhere')).toBeNull()
  })
})
