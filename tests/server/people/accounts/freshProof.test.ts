import { beforeEach, describe, expect, test } from 'vitest'
import { calls } from '../../../../contracts/calls/index.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { buildApp } from '../../../../server/app/app.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { getAs, goodPassword } from '../../../support/registration.ts'
import { codeOf, enrollSecondFactor } from '../../../support/secondFactor.ts'
import { newestCode, post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const password_hash = await hashPassword(goodPassword)

const key = { name: 'Vendors', mode: 'test' }
const created = { name: 'Vendors', key: expect.stringMatching(/^sk_test_/) }
const required = { status: 403, error: expect.objectContaining({ code: 'proof_required' }) }
const wrong = { status: 400, error: expect.objectContaining({ fields: [expect.objectContaining({ field: 'proof' })] }) }
const proven = { status: 200, freshUntil: expect.any(String) }

type Headers = Awaited<ReturnType<typeof signedIn>>

let userId: string
let email: string
let headers: Headers

/** As if every session had been proven this many minutes ago. */
const pass = (minutes: number) =>
  ctx.db
    .updateTable('sessions')
    .set({ proven_at: new Date(Date.now() - minutes * 60_000) })
    .execute()

const createKey = (who = headers, node = app) => post(node, ctx, '/api/resources/api-keys', key, who)
const prove = (proof: string, who = headers, mount = '/api') => post(app, ctx, `${mount}/session/proof`, { proof }, who)

beforeEach(async () => {
  ;({ userId, email } = await makeCustomer(ctx.db))
  headers = await signedIn(ctx, { userId })
})

test('a fresh sign-in is a proof; after ten minutes a key needs another, and reading needs none', async () => {
  expect(await createKey()).toMatchObject(created)
  headers = await signedIn(ctx, { userId })
  await pass(limits.proof.freshMinutes - 1)
  expect(await createKey()).toMatchObject(created)
  headers = await signedIn(ctx, { userId })
  await pass(limits.proof.freshMinutes + 1)
  expect(await createKey()).toMatchObject(required)
  expect((await app.inject({ url: '/api/resources/api-keys', headers })).json()).toHaveLength(2)
})

test('a code by e-mail proves an account without password and app, on every node and for ten minutes', async () => {
  const other = await buildApp(ctx)
  await pass(11)
  expect(await createKey(headers, other)).toMatchObject(required)
  expect(await getAs(app, ctx, '/api/session/proof', headers)).toMatchObject({ fresh: false, method: 'email' })
  expect(await prove('000000')).toMatchObject(wrong)
  expect(await post(app, ctx, '/api/session/proof/code', {}, headers)).toMatchObject({ status: 200, sent: true })
  const code = await newestCode(ctx, email)
  expect(await prove(code === '000000' ? '000001' : '000000')).toMatchObject(wrong)
  expect(await prove(code)).toMatchObject(proven)
  expect(await prove(code)).toMatchObject(wrong)
  expect(await createKey(headers, other)).toMatchObject(created)
  await other.close()
})

test('with a password, the password proves it and no code is sent', async () => {
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await pass(11)
  expect(await getAs(app, ctx, '/api/session/proof', headers)).toMatchObject({ method: 'password', address: null })
  expect(await post(app, ctx, '/api/session/proof/code', {}, headers)).toMatchObject({ status: 409 })
  expect(await prove(`${goodPassword}x`)).toMatchObject(wrong)
  expect(await createKey()).toMatchObject(required)
  expect(await prove(goodPassword)).toMatchObject(proven)
  expect(await createKey()).toMatchObject(created)
})

test('with two-step verification only a code of the app does', async () => {
  const { secret } = await enrollSecondFactor(app, ctx, headers)
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await pass(11)
  expect(await getAs(app, ctx, '/api/session/proof', headers)).toMatchObject({ method: 'app' })
  expect(await prove(goodPassword)).toMatchObject(wrong)
  expect(await prove(codeOf(secret))).toMatchObject(proven)
  expect(await createKey()).toMatchObject(created)
})

test('a proof is of one session: neither another of the same person nor another person’s', async () => {
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  const second = await signedIn(ctx, { userId })
  const stranger = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
  await pass(11)
  expect(await prove(goodPassword)).toMatchObject(proven)
  expect(await createKey(second)).toMatchObject(required)
  expect(await createKey(stranger)).toMatchObject(required)
})

test('guessing ends after ten tries of a session', async () => {
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  for (let tries = 0; tries < limits.proof.tries; tries++) expect(await prove('wrong')).toMatchObject(wrong)
  expect(await prove(goodPassword)).toMatchObject({ status: 429 })
})

test('the log says that it was proven, and how', async () => {
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await prove('wrong')
  await prove(goodPassword)
  const rows = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'data'])
    .where('user_id', '=', userId)
    .execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'session.refused', data: { why: 'wrong proof' } }),
      expect.objectContaining({ action: 'session.proven', data: { method: 'password' } }),
    ]),
  )
})

test('secondary users: those whom it is forbidden are not asked for a proof', async () => {
  const subUserId = await makeSubUser(ctx.db, userId)
  await ctx.db.updateTable('sub_users').set({ password_hash }).where('id', '=', subUserId).execute()
  const sub = await signedIn(ctx, { userId, subUserId })
  await pass(11)
  const invite = { firstName: 'Asha', lastName: 'Rao', email: 'asha@customer.test', access: 'view' }
  const refused = await post(app, ctx, '/api/resources/sub-users', invite, sub)
  expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  expect(await post(app, ctx, '/api/resources/sub-users', invite, headers)).toMatchObject(required)
  expect(await post(app, ctx, '/api/second-factor/begin', {}, sub)).toMatchObject(required)
  expect(await prove(goodPassword, sub)).toMatchObject(proven)
  expect(await post(app, ctx, '/api/second-factor/begin', {}, sub)).toMatchObject({ status: 200 })
})

test('staff: money needs a proof, and the password gives it', async () => {
  const adminId = await makeAdmin(ctx.db, 'superadmin')
  await ctx.db.updateTable('admins').set({ password_hash }).where('id', '=', adminId).execute()
  const staff = await signedIn(ctx, { adminId, role: 'superadmin' })
  await pass(11)
  const endPrice = () =>
    post(app, ctx, `/admin-api/users/${userId}/prices/end`, { product: 'pan-check', reason: 'a test' }, staff)
  expect(await endPrice()).toMatchObject(required)
  expect(await prove(goodPassword, staff, '/admin-api')).toMatchObject(proven)
  expect(await endPrice()).not.toMatchObject({ status: 403 })
})

describe('changing the second factor', () => {
  test('ends the other sessions and leaves this one', async () => {
    const other = await signedIn(ctx, { userId })
    const subUserId = await makeSubUser(ctx.db, userId)
    const sub = await signedIn(ctx, { userId, subUserId })
    const { secret } = await enrollSecondFactor(app, ctx, headers)
    const statusOf = async (who: Headers) => (await app.inject({ url: '/api/second-factor', headers: who })).statusCode
    expect([await statusOf(headers), await statusOf(other), await statusOf(sub)]).toEqual([200, 401, 200])
    const again = await signedIn(ctx, { userId })
    expect(await post(app, ctx, '/api/second-factor/off', { code: codeOf(secret) }, headers)).toMatchObject({
      on: false,
    })
    expect([await statusOf(headers), await statusOf(again)]).toEqual([200, 401])
  })
})

test('a call that needs a fresh proof answers in http style, where the browser looks for the code', () => {
  const fresh = calls.filter(call => call.fresh)
  expect(fresh.length).toBeGreaterThan(10)
  expect(fresh.filter(({ style }) => style !== 'http')).toEqual([])
})
