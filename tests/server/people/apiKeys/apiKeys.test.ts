import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'

const { app, ctx } = await testApp()
const url = '/api/resources/api-keys'

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

const create = (payload: object, by = headers) => app.inject({ method: 'POST', url, headers: by, payload })
const list = (query = '', by = headers) => app.inject({ url: url + query, headers: by })
const revoke = (id: string, by = headers) => app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: by })
const call = (key: string) =>
  app.inject({ url: '/v1/verifications/ver_none', headers: { authorization: `Bearer ${key}` } })

const audited = async (subject: string) =>
  ctx.db
    .selectFrom('audit_events')
    .select(['action', 'user_id', 'data'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()

test.each(['live', 'test'])('a %s key is shown once, and works', async mode => {
  const reply = await create({ name: ' Billing ', mode })
  expect(reply.statusCode).toBe(200)
  const { key, id, hint, ...rest } = reply.json()
  expect(key).toMatch(new RegExp(`^sk_${mode}_[A-Za-z0-9]{32,}$`))
  expect(hint).toBe(`sk_${mode}_…${key.slice(-4)}`)
  expect(rest).toMatchObject({ name: 'Billing', mode, status: 'active', createdBy: 'Asha Rao', lastUsedAt: null })
  expect((await call(key)).statusCode).toBe(404)

  const row = await ctx.db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(key.slice(8))
  expect((await list()).body).not.toContain(key.slice(8))
  const [event] = await audited(id)
  expect(event).toMatchObject({ action: 'apiKey.created', user_id: customer.userId })
  expect(JSON.stringify(event)).not.toContain(key.slice(8))
})

test('an Idempotency-Key brings no key back: what is shown once is not kept', async () => {
  const keyed = { ...headers, 'idempotency-key': 'k' }
  const keys = [await create({ name: 'a', mode: 'test' }, keyed), await create({ name: 'a', mode: 'test' }, keyed)]
  expect(keys[0]?.json().key).not.toBe(keys[1]?.json().key)
  expect(
    await ctx.db.selectFrom('idempotency_keys').select('key').where('owner', '=', customer.userId).execute(),
  ).toEqual([])
})

test('400 names what is wrong', async () => {
  const reply = await create({ name: ' ', mode: 'production' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields.map((one: { field: string }) => one.field)).toEqual(['name', 'mode'])
})

test('live keys need a completed KYC, test keys do not', async () => {
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db, { kycComplete: false }))
  const refused = await create({ name: 'a', mode: 'live' }, stranger)
  expect(refused.statusCode).toBe(403)
  expect(refused.json().error.message).toContain('KYC')
  const inHindi = await create({ name: 'a', mode: 'live' }, { ...stranger, 'accept-language': 'hi-IN' } as Headers)
  expect(inHindi.json().error.message).toContain('अपना KYC पूरा करें')
  expect((await create({ name: 'a', mode: 'test' }, stranger)).statusCode).toBe(200)
})

test('a revoked key answers 401 at once, keeps its row, and is revoked once', async () => {
  const { id, key } = (await create({ name: 'a', mode: 'live' })).json()
  expect((await call(key)).statusCode).toBe(404)
  const first = await revoke(id)
  expect(first.json()).toMatchObject({ id, status: 'revoked', revokedAt: expect.any(String) })
  expect((await call(key)).statusCode).toBe(401)
  expect((await revoke(id)).json().revokedAt).toBe(first.json().revokedAt)
  expect((await audited(id)).map(event => event.action)).toEqual(['apiKey.created', 'apiKey.revoked'])
  expect((await list()).json()).toMatchObject([{ id, status: 'revoked' }])
})

test('a key revoked on another node, and those of a closed account, stop within five seconds', async () => {
  const [one, two] = [await makeKey(ctx, customer.userId), await makeKey(ctx, customer.userId)]
  for (const { key } of [one, two]) expect((await call(key)).statusCode).toBe(404)
  await ctx.db.updateTable('api_keys').set({ revoked_at: new Date() }).where('id', '=', one.id).execute()
  vi.useFakeTimers({ now: Date.now() + 5_001, toFake: ['Date'] })
  expect((await call(one.key)).statusCode).toBe(401)
  expect((await call(two.key)).statusCode).toBe(404)
  await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', customer.userId).execute()
  vi.setSystemTime(Date.now() + 5_001)
  expect((await call(two.key)).statusCode).toBe(401)
})

test('the list: newest first, by mode, status and name, with its range', async () => {
  for (const name of ['50% off', 'Bravo', 'Alpha']) await makeNamed(name, 'live')
  const revoked = await makeNamed('Charlie', 'test')
  await revoke(revoked)
  const names = async (query: string) => (await list(query)).json().map((row: { name: string }) => row.name)
  expect(await names('')).toEqual(['Charlie', 'Alpha', 'Bravo', '50% off'])
  expect(await names('?sort=["name","ASC"]&range=[1,2]')).toEqual(['Alpha', 'Bravo'])
  expect(await names('?filter={"mode":"live","status":"active","q":"br"}')).toEqual(['Bravo'])
  expect(await names(`?filter=${encodeURIComponent('{"q":"%"}')}`)).toEqual(['50% off'])
  expect(await names('?filter={"status":"revoked"}')).toEqual(['Charlie'])
  expect(await names(`?filter={"id":["${revoked}"]}`)).toEqual(['Charlie'])
  expect((await list('?range=[0,1]')).headers['content-range']).toBe('api-keys 0-1/4')
  expect((await list('?filter={"key":"x"}')).statusCode).toBe(400)
})

const makeNamed = async (name: string, mode: string): Promise<string> => (await create({ name, mode })).json().id

test('an account has at most fifty active keys', async () => {
  for (let made = 0; made < 50; made++) await makeKey(ctx, customer.userId, 'test')
  expect((await create({ name: 'one too many', mode: 'test' })).statusCode).toBe(409)
})

test('a sub-user sees the keys and may not make or revoke them', async () => {
  const { id } = await makeKey(ctx, customer.userId)
  const subUserId = await makeSubUser(ctx.db, customer.userId)
  const sub = await signedIn(ctx, { userId: customer.userId, subUserId })
  expect((await list('', sub)).json()).toMatchObject([{ id }])
  expect((await create({ name: 'a', mode: 'test' }, sub)).statusCode).toBe(403)
  expect((await revoke(id, sub)).statusCode).toBe(403)
})

test('another account neither sees nor revokes a key; nobody does without a session', async () => {
  const { id, key } = await makeKey(ctx, customer.userId)
  const other = await signedIn(ctx, await makeCustomer(ctx.db))
  expect((await list('', other)).json()).toEqual([])
  expect((await list(`?filter={"id":["${id}"]}`, other)).json()).toEqual([])
  expect((await revoke(id, other)).statusCode).toBe(404)
  const client = { 'x-client-token': ctx.config.CLIENT_TOKEN } as Headers
  for (const reply of [
    await list('', client),
    await revoke(id, client),
    await create({ name: 'a', mode: 'test' }, client),
  ])
    expect(reply.statusCode).toBe(401)
  expect((await call(key)).statusCode).toBe(404)
})
