import type { KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const { userId } = await makeCustomer(ctx.db)
const mine = await signedIn(ctx, { userId })
const good = mine.authorization.slice('Bearer '.length)
const claims = JSON.parse(atob(good.split('.')[1] ?? '')) as Record<string, unknown>

afterEach(() => vi.useRealTimers())

const ask = async (authorization: string | undefined) => {
  const headers = { ...clientHeaders(ctx), ...(authorization !== undefined && { authorization }) }
  const reply = await app.inject({ url: `/api/getTrulogProfile/${userId}`, headers })
  return { status: reply.statusCode, ...reply.json<{ code: number }>() }
}

const signed = (key: KeyObject, changed: Record<string, unknown> = {}, alg = 'HS256') =>
  new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg }).sign(key)

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const ownKey = ctx.vault.tokenKey('customer')

test('a good token answers', async () => {
  expect(await ask(`Bearer ${good}`)).toMatchObject({ status: 200, code: 100 })
})

test.each<[string, () => string | undefined | Promise<string>]>([
  ['none', () => undefined],
  ['another scheme', () => `Basic ${good}`],
  ['rubbish', () => 'Bearer x.y.z'],
  ['one of 10,000 letters', () => `Bearer ${'a'.repeat(10_000)}`],
  ['alg none', () => `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
  ['alg none with the old signature', () => `Bearer ${part({ alg: 'none' })}.${part(claims)}.${good.split('.')[2]}`],
  [
    'changed claims',
    () => `Bearer ${good.split('.')[0]}.${part({ ...claims, id: 'usr_other' })}.${good.split('.')[2]}`,
  ],
  ['a foreign key', async () => `Bearer ${await signed(createVault('another secret').tokenKey('customer'))}`],
  ['another algorithm', async () => `Bearer ${await signed(ownKey, {}, 'HS512')}`],
  ["staff's key", async () => `Bearer ${await signed(ctx.vault.tokenKey('admin'))}`],
  ["staff's audience", async () => `Bearer ${await signed(ownKey, { aud: 'admin' })}`],
  ['another issuer', async () => `Bearer ${await signed(ownKey, { iss: 'somebody' })}`],
  ['no end', async () => `Bearer ${await signed(ownKey, { exp: undefined })}`],
  ['a session that is not there', async () => `Bearer ${await signed(ownKey, { session: 'ses_other' })}`],
])('a token with %s is refused', async (_, authorization) => {
  expect(await ask(await authorization())).toMatchObject({ status: 401, code: 401 })
})

test('an access token ends after fifteen minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.accessTokenSeconds * 1000 + 1_000 })
  expect(await ask(`Bearer ${good}`)).toMatchObject({ status: 401 })
})

test("staff's and customers' tokens do not open each other's calls", async () => {
  const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  expect(await ask(staff.authorization)).toMatchObject({ status: 401 })
  const payload = { everywhere: false }
  const crossed = await app.inject({ method: 'POST', url: '/admin-api/session/end', headers: mine, payload })
  expect(crossed.statusCode).toBe(401)
})
