import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../../../contracts/calls/index.ts'
import { keyScopes } from '../../../../contracts/checks/apiKeys.ts'
import { productIds, productOf } from '../../../../contracts/products/index.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { readsFiles, waitingExamples } from '../../../support/products.ts'
import { until } from '../../../support/until.ts'

const { app, ctx } = await testApp()
const url = '/api/resources/api-keys'
const DAY_MS = 86_400_000

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers

beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

afterEach(() => {
  vi.useRealTimers()
})

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const create = (payload: object) =>
  app.inject({ method: 'POST', url, headers, payload: { name: 'a', mode: 'test', ...payload } })
const change = (id: string, payload: object, by = headers) =>
  app.inject({ method: 'PUT', url: `${url}/${id}`, headers: by, payload })
const show = async (id: string) => (await app.inject({ url: `${url}/${id}`, headers })).json()
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const check = (id: (typeof productIds)[number], key: string) =>
  app.inject({
    method: 'POST',
    url: `/v1/${id}`,
    headers: bearer(key),
    payload: { ...productOf(id).example, consent: true, purpose: 'other' },
  })
const read = (key: string) => app.inject({ url: '/v1/verifications/ver_none', headers: bearer(key) })
const after = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })

const logged = (id: string, reason: string) =>
  until(async () => {
    const rows = await ctx.db
      .selectFrom('request_log')
      .select(['status_code', 'refused_for'])
      .where('api_key_id', '=', id)
      .where('refused_for', '=', reason)
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    return rows[0]
  })

const audited = async (subject: string) =>
  ctx.db.selectFrom('audit_events').select(['action', 'data']).where('subject', '=', subject).orderBy('id').execute()

describe('scopes', () => {
  test('every call by key names a scope of the list', () => {
    const scopes = calls.filter(({ auth }) => auth === 'key').map(({ scope }) => scope)
    expect(new Set(scopes)).toEqual(new Set(keyScopes))
  })

  test('a key without scopes calls everything; the list says null', async () => {
    const { key, scopes } = (await create({})).json()
    expect(scopes).toBeNull()
    for (const id of productIds.filter(one => !readsFiles(one)))
      expect((await check(id, key)).statusCode).toBe(waitingExamples.includes(id) ? 202 : 200)
    expect((await read(key)).statusCode).toBe(404)
  })

  test('a narrowed key is refused with 403, which names the missing scope, and nothing is made', async () => {
    const { id, key } = (await create({ scopes: ['pan-check'] })).json()
    expect((await check('pan-check', key)).statusCode).toBe(200)
    const refused = await check('gstin-check', key)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().error).toMatchObject({ code: 'forbidden', message: expect.stringContaining('"gstin-check"') })
    expect((await read(key)).json().error.message).toContain('"verifications"')
    const made = await ctx.db.selectFrom('verifications').select('product').where('api_key_id', '=', id).execute()
    expect(made).toEqual([{ product: 'pan-check' }])
    expect(await logged(id, 'scope')).toMatchObject({ status_code: 403 })
  })

  test('other scopes count at once on this node', async () => {
    const { id, key } = (await create({ scopes: ['pan-check'] })).json()
    expect((await read(key)).statusCode).toBe(403)
    expect((await change(id, { scopes: ['verifications'] })).json().scopes).toEqual(['verifications'])
    expect((await read(key)).statusCode).toBe(404)
    expect((await check('pan-check', key)).statusCode).toBe(403)
    expect((await change(id, { scopes: null })).json().scopes).toBeNull()
    expect((await check('pan-check', key)).statusCode).toBe(200)
  })

  test.each([[[]], [['bank-check']], ['pan-check']])('400 for the scopes %j', async scopes => {
    const reply = await create({ scopes })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields[0].field).toMatch(/^scopes/)
  })
})

describe('an end', () => {
  test('after it the key answers 401 saying so, though it was remembered; the list says expired', async () => {
    // The clock stands still until the test moves it: a slow first call would come too late.
    after(0)
    const { id, key } = await makeKey(ctx, customer.userId, 'live', { expiresAt: inMs(3_000) })
    expect((await read(key)).statusCode).toBe(404)
    const end = (await show(id)).expiresAt
    after(3_001)
    const reply = await read(key)
    expect(reply.statusCode).toBe(401)
    expect(reply.json().error).toMatchObject({
      code: 'unauthenticated',
      message: expect.stringContaining(`expired at ${end}`),
    })
    vi.useRealTimers()
    expect(await logged(id, 'expired')).toMatchObject({ status_code: 401 })
  })

  test('an expired key is listed as such, cannot be rotated, and goes on with a later end', async () => {
    const { id, key } = (await create({ expiresAt: inMs(DAY_MS) })).json()
    await ctx.db
      .updateTable('api_keys')
      .set({ expires_at: inMs(-1_000) })
      .where('id', '=', id)
      .execute()
    expect((await show(id)).status).toBe('expired')
    const listed = async (status: string) =>
      (await app.inject({ url: `${url}?filter={"status":"${status}"}`, headers }))
        .json()
        .map((one: { id: string }) => one.id)
    expect(await listed('expired')).toEqual([id])
    expect(await listed('active')).toEqual([])
    const rotated = await app.inject({
      method: 'POST',
      url: `/api/api-keys/${id}/rotate`,
      headers,
      payload: { overlap: 'day' },
    })
    expect(rotated.statusCode).toBe(409)
    expect((await change(id, { expiresAt: inMs(DAY_MS) })).json().status).toBe('active')
    expect((await read(key)).statusCode).toBe(404)
  })

  test.each([
    ['in the past', () => inMs(-1)],
    ['in six years', () => inMs(6 * 365 * DAY_MS)],
    ['no time', () => 'tomorrow'],
  ])('400 for an end %s', async (_, at) => {
    const reply = await create({ expiresAt: at() })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields[0].field).toBe('expiresAt')
  })
})

describe('changing', () => {
  test('a new name, and nothing else; the log has both', async () => {
    const { id } = (await create({ name: 'Old', scopes: ['pan-check'] })).json()
    expect((await change(id, { name: ' New ' })).json()).toMatchObject({ name: 'New', scopes: ['pan-check'] })
    expect((await audited(id)).at(-1)).toMatchObject({
      action: 'apiKey.changed',
      data: { from: { name: 'Old' }, to: { name: 'New', scopes: ['pan-check'] } },
    })
  })

  test('400 for an empty name, 409 once revoked, 404 for another account, 403 for a secondary user, 401 without a session', async () => {
    const { id } = (await create({})).json()
    expect((await change(id, { name: ' ' })).statusCode).toBe(400)
    const other = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await change(id, { name: 'x' }, other)).statusCode).toBe(404)
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const sub = await signedIn(ctx, { userId: customer.userId, subUserId })
    expect((await change(id, { name: 'x' }, sub)).statusCode).toBe(403)
    expect((await app.inject({ url: `${url}/${id}`, headers: sub })).json().id).toBe(id)
    expect((await change(id, { name: 'x' }, { 'x-client-token': ctx.config.CLIENT_TOKEN } as Headers)).statusCode).toBe(
      401,
    )
    await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
    expect((await change(id, { name: 'x' })).statusCode).toBe(409)
  })
})

test('last used: when, and from which network, at most once a minute and not by a call that was refused', async () => {
  const { id, key } = await makeKey(ctx, customer.userId, 'live', { scopes: ['pan-check'] })
  await read(key)
  await logged(id, 'scope')
  expect(await show(id)).toMatchObject({ lastUsedAt: null, lastUsedFrom: null })
  await app.inject({
    method: 'POST',
    url: '/v1/pan-check',
    headers: bearer(key),
    remoteAddress: '::ffff:203.0.113.9',
    payload: {},
  })
  await until(async () =>
    expect(await show(id)).toMatchObject({ lastUsedAt: expect.any(String), lastUsedFrom: '203.0.113.•••' }),
  )
})
