import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { until } from '../../../support/until.ts'

const { app, ctx } = await testApp()
let customer: Customer
let headers: Awaited<ReturnType<typeof signedIn>>
let live: Awaited<ReturnType<typeof makeKey>>

beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  live = await makeKey(ctx, customer.userId)
})

afterEach(() => {
  vi.useRealTimers()
})

const call = (remoteAddress: string, by: Record<string, string> = live.headers) =>
  app.inject({ url: '/v1/verifications/ver_none', headers: by, remoteAddress })
const statusFrom = async (address: string, by?: Record<string, string>) => (await call(address, by)).statusCode
const allow = async (address: string): Promise<string> => {
  const url = '/api/resources/ip-allow-list'
  return (await app.inject({ method: 'POST', url, headers, payload: { address } })).json().id
}

test('with an empty list live keys work from everywhere', async () => {
  expect(await statusFrom('203.0.113.9')).toBe(404)
  expect(await statusFrom('2001:db8::1')).toBe(404)
})

test('with entries only they are let in, at once on this node; the 403 names the caller’s address and is in the request log', async () => {
  expect(await statusFrom('8.8.8.8')).toBe(404)
  await allow('203.0.113.0/24')
  await allow('2001:db8::/32')
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:5::1'])
    expect(await statusFrom(address)).toBe(404)
  for (const [address, named] of [
    ['8.8.8.8', '8.8.8.8'],
    ['::ffff:8.8.4.4', '8.8.4.4'],
    ['2001:DB9:0::1', '2001:db9::1'],
  ] as const) {
    const refused = await call(address)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().error.code).toBe('forbidden')
    expect(refused.json().error.message).toContain(`cannot be used from ${named}.`)
  }
  await until(async () => {
    const rows = await ctx.db
      .selectFrom('request_log')
      .select(['ip', 'refused_for', 'status_code'])
      .where('user_id', '=', customer.userId)
      .where('status_code', '=', 403)
      .orderBy('id')
      .execute()
    expect(rows).toEqual(
      ['8.8.8.8', '8.8.4.4', '2001:db9::1'].map(ip => ({ ip, refused_for: 'address', status_code: 403 })),
    )
  })
})

test('a refused check is neither made nor charged', async () => {
  await allow('203.0.113.9')
  const payload = { pan: 'AAACZ1000A', consent: true, purpose: 'other' }
  const refused = await app.inject({
    method: 'POST',
    url: '/v1/pan-check',
    headers: live.headers,
    remoteAddress: '8.8.8.8',
    payload,
  })
  expect(refused.statusCode).toBe(403)
  expect(
    await ctx.db.selectFrom('verifications').select('id').where('user_id', '=', customer.userId).execute(),
  ).toEqual([])
})

test('keys for testing are not restricted, and another account’s list changes nothing', async () => {
  await allow('203.0.113.9')
  const { headers: testKey } = await makeKey(ctx, customer.userId, 'test')
  expect(await statusFrom('8.8.8.8', testKey)).toBe(404)
  const other = await makeKey(ctx, (await makeCustomer(ctx.db)).userId)
  expect(await statusFrom('8.8.8.8', other.headers)).toBe(404)
})

test('a forged X-Forwarded-For opens nothing', async () => {
  await allow('203.0.113.9')
  expect(await statusFrom('8.8.8.8', { ...live.headers, 'x-forwarded-for': '203.0.113.9' })).toBe(403)
})

test('removing the last entry opens the list again', async () => {
  const id = await allow('203.0.113.9')
  expect(await statusFrom('8.8.8.8')).toBe(403)
  await app.inject({ method: 'DELETE', url: `/api/resources/ip-allow-list/${id}`, headers })
  expect(await statusFrom('8.8.8.8')).toBe(404)
})

test('an entry made on another node counts within five seconds', async () => {
  expect(await statusFrom('8.8.8.8')).toBe(404)
  const entry = { id: `adr_${customer.userId}`, user_id: customer.userId, address: '203.0.113.9' }
  await ctx.db
    .insertInto('allowed_addresses')
    .values({ ...entry, label: '', created_by: 'a' })
    .execute()
  vi.useFakeTimers({ now: Date.now() + 5_001, toFake: ['Date'] })
  expect(await statusFrom('8.8.8.8')).toBe(403)
})

describe('staff', () => {
  const asStaff = async () => signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  const change = (id: string, payload: object, by: Record<string, string>) =>
    app.inject({ method: 'POST', url: `/admin-api/customer-ip-allow-lists/${id}/switch`, headers: by, payload })

  test('disable an entry with a reason, which the customer reads, and enable it again; both audited', async () => {
    const id = await allow('203.0.113.9')
    const by = await asStaff()
    expect(await statusFrom('203.0.113.9')).toBe(404)
    const off = await change(id, { disabled: true, reason: 'Reported for abuse' }, by)
    expect(off.json()).toEqual({ disabledAt: expect.any(String) })
    // The account is shut, not open: its list is not empty.
    expect(await statusFrom('203.0.113.9')).toBe(403)
    expect(await statusFrom('8.8.8.8')).toBe(403)
    const shown = (await app.inject({ url: '/api/resources/ip-allow-list', headers })).json()
    expect(shown).toMatchObject([{ id, disabledAt: off.json().disabledAt, disabledReason: 'Reported for abuse' }])
    // Once more changes nothing.
    expect((await change(id, { disabled: true, reason: 'Another reason' }, by)).json()).toEqual(off.json())
    expect((await change(id, { disabled: false, reason: 'It was a mistake' }, by)).json()).toEqual({ disabledAt: null })
    expect(await statusFrom('203.0.113.9')).toBe(404)
    const events = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'reason', 'user_id'])
      .where('subject', '=', id)
      .where('actor_kind', '=', 'admin')
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { action: 'address.disabled', reason: 'Reported for abuse', user_id: customer.userId },
      { action: 'address.enabled', reason: 'It was a mistake', user_id: customer.userId },
    ])
  })

  test('400 without a reason, 404 for no entry, 401 for a customer', async () => {
    const id = await allow('203.0.113.9')
    const by = await asStaff()
    expect((await change(id, { disabled: true, reason: ' ' }, by)).statusCode).toBe(400)
    expect((await change('adr_none', { disabled: true, reason: 'Some reason' }, by)).statusCode).toBe(404)
    expect((await change(id, { disabled: true, reason: 'Some reason' }, headers)).statusCode).toBe(401)
  })

  test('the list across accounts: by customer, state and words; a whole address finds the ranges that hold it', async () => {
    const id = await allow('203.0.113.0/24')
    await allow('2001:db8:77::/48')
    const by = await asStaff()
    const found = async (filter: object) =>
      (
        await app.inject({
          url: `/admin-api/resources/customer-ip-allow-lists?filter=${encodeURIComponent(JSON.stringify({ customer: customer.userId, ...filter }))}`,
          headers: by,
        })
      )
        .json()
        .map((row: { address: string }) => row.address)
    expect(await found({})).toEqual(['2001:db8:77::/48', '203.0.113.0/24'])
    expect(await found({ q: '203.0.113.200' })).toEqual(['203.0.113.0/24'])
    expect(await found({ q: '2001:DB8:77:0::9' })).toEqual(['2001:db8:77::/48'])
    expect(await found({ q: '203.0' })).toEqual(['203.0.113.0/24'])
    expect(await found({ q: 'nobody' })).toEqual([])
    await change(id, { disabled: true, reason: 'Some reason' }, by)
    expect(await found({ disabled: true })).toEqual(['203.0.113.0/24'])
    expect(await found({ disabled: false })).toEqual(['2001:db8:77::/48'])
  })
})

describe('behind a trusted proxy', async () => {
  const proxied = await testApp({ TRUST_PROXY: '10.0.0.1' })

  test('the list is held against the address that the proxy names', async () => {
    const owner = await makeCustomer(proxied.ctx.db)
    const key = await makeKey(proxied.ctx, owner.userId)
    const entry = { id: 'adr_1', user_id: owner.userId, address: '203.0.113.0/24', label: '', created_by: 'a' }
    await proxied.ctx.db.insertInto('allowed_addresses').values(entry).execute()
    const from = (forwarded: string, remoteAddress: string) =>
      proxied.app.inject({
        url: '/v1/verifications/ver_none',
        headers: { ...key.headers, 'x-forwarded-for': forwarded },
        remoteAddress,
      })
    expect((await from('203.0.113.9', '10.0.0.1')).statusCode).toBe(404)
    expect((await from('8.8.8.8, 203.0.113.9', '10.0.0.1')).statusCode).toBe(404)
    const refused = await from('203.0.113.9, 8.8.8.8', '10.0.0.1')
    expect(refused.statusCode).toBe(403)
    expect(refused.json().error.message).toContain('from 8.8.8.8.')
    expect((await from('203.0.113.9', '10.0.0.2')).json().error.message).toContain('from 10.0.0.2.')
    expect((await from('203.0.113.9:51234', '10.0.0.1')).statusCode).toBe(404)
    const spoofed = await from('203.0.113.9, [2001:db8::1]:443', '10.0.0.1')
    expect(spoofed.json().error.message).toContain('from 2001:db8::1.')
    const garbage = await from('<script>', '10.0.0.1')
    expect(garbage.statusCode).toBe(403)
    expect(garbage.json().error.message).toContain('from an unknown address')
  })
})
