import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const password = 'a long enough password'
const password_hash = await hashPassword(password)

let email: string
let adminId: string
beforeEach(async () => {
  adminId = newId('adm')
  email = `${adminId}@staff.test`
  await ctx.db
    .insertInto('admins')
    .values({ id: adminId, email, name: 'Priya Menon', role: 'admin', password_hash })
    .execute()
  await ctx.db.deleteFrom('rate_windows').execute()
})
afterEach(() => vi.useRealTimers())

const login = (address: string, word: string) => post(app, ctx, '/admin-api/login', { email: address, password: word })

const audited = () =>
  ctx.db
    .selectFrom('audit_events')
    .select(['action', 'actor_kind', 'subject', 'data'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

test('signs in, in any letter case, and is audited', async () => {
  const reply = await login(email.toUpperCase(), password)
  expect(reply).toMatchObject({ status: 200, code: 100 })
  expect(JSON.parse(atob(reply.token.split('.')[1]))).toMatchObject({ id: adminId, role: 'admin', aud: 'admin' })
  expect((await audited())[0]).toMatchObject({ action: 'session.started', actor_kind: 'admin' })
  expect(await post(app, ctx, '/admin-api/authenticate', { token: reply.refreshToken })).toMatchObject({ code: 100 })
})

test('a wrong password, an unknown and a deactivated address get one answer, each audited', async () => {
  const wrong = await login(email, 'not the password')
  expect(wrong).toMatchObject({ status: 200, code: 102 })
  expect((await audited())[0]).toMatchObject({ action: 'session.refused', subject: adminId })
  expect(await login('nobody@staff.test', password)).toEqual(wrong)
  expect((await audited())[0]).toMatchObject({ action: 'session.refused', subject: 'unknown' })
  await ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', adminId).execute()
  expect(await login(email, password)).toEqual(wrong)
})

test.each([['known'], ['unknown']])('after five failures a %s address waits, and is told how long', async kind => {
  const address = kind === 'known' ? email : 'nobody@staff.test'
  for (let tries = 0; tries < limits.adminLockout.failures; tries++)
    expect(await login(address, 'wrong')).toMatchObject({ code: 102 })
  const locked = await login(address, password)
  expect(locked).toMatchObject({ status: 200, code: 104 })
  expect(locked.message).toContain('30 seconds')
})

test('the wait ends', async () => {
  const age = (seconds: number) =>
    ctx.db
      .updateTable('rate_windows')
      .set({ window_start: new Date(Date.now() - seconds * 1_000) })
      .where('key', 'like', 'admin-sign-in:%')
      .execute()
  for (let tries = 0; tries < limits.adminLockout.failures; tries++) await login(email, 'wrong')
  await age(limits.attempts.network.seconds - 5)
  expect(await login(email, password)).toMatchObject({ code: 104 })
  await age(limits.attempts.network.seconds + 1)
  expect(await login(email, password)).toMatchObject({ code: 100 })
})

test('guessers at once get no more than five tries', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong')))
  expect(replies.filter(reply => reply.code === 102)).toHaveLength(5)
  expect(replies.filter(reply => reply.code === 104)).toHaveLength(7)
})

test('the right password forgets earlier failures', async () => {
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 4; tries++) await login(email, 'wrong')
    expect(await login(email, password)).toMatchObject({ code: 100 })
  }
})

test('an address that guesses at many accounts is stopped', async () => {
  for (let tries = 0; tries < limits.signIns.perAddress; tries++)
    await ctx.db
      .updateTable('rate_windows')
      .set({ hits: limits.signIns.perAddress })
      .where('key', 'like', 'admin-sign-in:from:%')
      .execute()
  await login(email, 'wrong')
  await ctx.db.updateTable('rate_windows').set({ hits: limits.signIns.perAddress }).execute()
  expect(await login('another@staff.test', 'wrong')).toMatchObject({ status: 429, code: 429 })
})

test('bad input is code 101, a missing client token 403', async () => {
  expect(await post(app, ctx, '/admin-api/login', { email })).toMatchObject({ status: 200, code: 101 })
  const headers = { 'x-client-token': 'wrong' }
  expect(await post(app, ctx, '/admin-api/login', { email, password }, headers)).toMatchObject({ status: 403 })
})

test('signing out ends this session; everywhere ends all', async () => {
  const first = await login(email, password)
  const second = await login(email, password)
  const third = await login(email, password)
  const end = (token: string, everywhere: boolean) =>
    app.inject({
      method: 'POST',
      url: '/admin-api/session/end',
      headers: { ...clientHeaders(ctx), authorization: `Bearer ${token}` },
      payload: { everywhere },
    })
  expect((await end(first.token, false)).json()).toEqual({ ended: 1 })
  expect((await end(first.token, false)).statusCode).toBe(401)
  expect((await end(second.token, true)).json()).toEqual({ ended: 2 })
  expect(await post(app, ctx, '/admin-api/authenticate', { token: third.refreshToken })).toMatchObject({ status: 401 })
})
