import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, makeSubUser } from '../../../support/factories.ts'
import { goodPassword, linkToken, passwordSignIn, solveCaptcha } from '../../../support/registration.ts'
import { post, signIn } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const hashed = await hashPassword(goodPassword)
const SUB = '/api/admin/subUsersLogin'

let email: string
let userId: string
let subEmail: string
let subUserId: string
beforeAll(async () => {
  ;({ email, userId } = await makeCustomer(ctx.db))
  subUserId = await makeSubUser(ctx.db, userId)
  subEmail = `${subUserId}@customer.test`
})
beforeEach(async () => {
  await ctx.db.updateTable('users').set({ password_hash: hashed, is_active: true }).where('id', '=', userId).execute()
  await ctx.db.updateTable('sub_users').set({ password_hash: hashed }).where('id', '=', subUserId).execute()
  await ctx.db.deleteFrom('rate_windows').execute()
})

describe('e-mail and password', () => {
  test('signs in, in any letter case of the e-mail (A19)', async () => {
    const reply = await passwordSignIn(app, ctx, { email: email.toUpperCase(), password: goodPassword })
    expect(reply).toMatchObject({ status: 200, code: 100, isActive: true })
    expect(JSON.parse(atob(reply.token.split('.')[1]))).toMatchObject({ id: userId, subUserId: null })
  })

  test('A3: without the captcha, with a wrong one or with one that was used: the exact words', async () => {
    const used = await solveCaptcha(app)
    const asked = { email, password: goodPassword }
    expect(await passwordSignIn(app, ctx, { ...asked, recaptchaToken: used })).toMatchObject({ code: 100 })
    for (const recaptchaToken of ['', 'rubbish', btoa('null'), btoa('{"challenge":{},"solution":{}}'), used])
      expect(await passwordSignIn(app, ctx, { ...asked, recaptchaToken })).toEqual({
        status: 200,
        code: 101,
        message: 'Please fill the captcha first',
      })
    const none = await post(app, ctx, SUB, { email: subEmail, password: goodPassword })
    expect(none).toMatchObject({ code: 101, message: 'Please fill the captcha first' })
  })

  test('A116: a wrong password, an unknown address and an account without a password get one answer, never 401', async () => {
    const wrong = await passwordSignIn(app, ctx, { email, password: 'not the password' })
    expect(wrong).toMatchObject({ status: 200, code: 102 })
    expect(await passwordSignIn(app, ctx, { email: 'nobody@nowhere.test', password: goodPassword })).toEqual(wrong)
    const { email: byGoogle } = await makeCustomer(ctx.db)
    expect(await passwordSignIn(app, ctx, { email: byGoogle, password: goodPassword })).toEqual(wrong)
  })

  test('A18: only the right password learns that the account is deactivated', async () => {
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    expect(await passwordSignIn(app, ctx, { email, password: 'not the password' })).toMatchObject({ code: 102 })
    const reply = await passwordSignIn(app, ctx, { email, password: goodPassword })
    expect(reply).toEqual({
      status: 200,
      code: 100,
      isActive: false,
      message: 'Your account has been deactivated. Please contact admin.',
    })
  })

  test('A11: secondary users sign in by their own call, and nobody by the other’s', async () => {
    const asked = { email: subEmail, password: goodPassword }
    const reply = await passwordSignIn(app, ctx, asked, SUB)
    expect(JSON.parse(atob(reply.token.split('.')[1]))).toMatchObject({ id: userId, subUserId, role: 'subUser' })
    expect(await passwordSignIn(app, ctx, asked)).toMatchObject({ code: 102 })
    expect(await passwordSignIn(app, ctx, { email, password: goodPassword }, SUB)).toMatchObject({ code: 102 })
  })

  test('one address, many passwords: stopped, with codes and passwords counted together', async () => {
    for (let tries = 0; tries < limits.signIns.perIdentifier; tries++)
      expect(await passwordSignIn(app, ctx, { email, password: 'wrong' })).toMatchObject({ code: 102 })
    expect(await passwordSignIn(app, ctx, { email, password: goodPassword })).toMatchObject({ status: 429, code: 429 })
    const byCode = { email, otp: '000000' }
    expect(await post(app, ctx, '/api/userLogin/userEmailOtpVerification', byCode)).toMatchObject({ status: 429 })
  })
})

describe('forgot password', () => {
  const forgot = (address: string) => post(app, ctx, '/api/user/mailSent/forgotPassword', { email: address })
  const reset = (token: string, password: string) => post(app, ctx, '/api/user/resetPassword', { token, password })
  const newPassword = 'nine green lanterns'

  test('A115: the link sets a new password, once, and ends the sessions', async () => {
    const { refreshToken } = await signIn(app, ctx, email)
    expect(await forgot(` ${email.toUpperCase()}`)).toMatchObject({ status: 200, code: 100 })
    const token = await linkToken(ctx, email)
    expect(token).toMatch(/^[\w-]{22}$/)
    const kept = await ctx.db.selectFrom('invitation_links').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(await reset(token, 'short')).toMatchObject({ code: 101 })
    expect(await reset(token, 'Password123')).toMatchObject({ code: 101 })
    expect(await reset(token, newPassword)).toMatchObject({ status: 200, code: 100 })
    expect(await reset(token, newPassword)).toMatchObject({ status: 200, code: 102 })
    expect(await passwordSignIn(app, ctx, { email, password: newPassword })).toMatchObject({ code: 100 })
    expect(await passwordSignIn(app, ctx, { email, password: goodPassword })).toMatchObject({ code: 102 })
    const again = await post(app, ctx, '/login-api/user/authenticate', { token: refreshToken })
    expect(again).toMatchObject({ status: 401 })
  })

  test('a newer link ends the older one, and one ends after an hour', async () => {
    await forgot(email)
    const first = await linkToken(ctx, email)
    await forgot(email)
    const second = await linkToken(ctx, email)
    expect(await reset(first, newPassword)).toMatchObject({ code: 102 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.resetLinkMs + 1_000 })
    expect(await reset(second, newPassword)).toMatchObject({ code: 102 })
    vi.useRealTimers()
  })

  test('a link of one kind is none of another', async () => {
    await forgot(email)
    const token = await linkToken(ctx, email)
    const accepted = await post(app, ctx, '/api/subUser/verifyEmail', { token, password: newPassword })
    expect(accepted).toMatchObject({ code: 102 })
    expect(await reset(token, newPassword)).toMatchObject({ code: 100 })
  })

  test('an unknown address gets the same answer and a mail without a link; a deactivated one too', async () => {
    const known = await forgot(email)
    expect(await forgot('nobody@nowhere.test')).toEqual(known)
    expect((await listMessages(ctx, 'nobody@nowhere.test'))[0]?.text).not.toContain('reset-password-user')
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    expect(await forgot(email)).toEqual(known)
    expect(await linkToken(ctx, email)).toBe('')
  })

  test('a secondary user gets a link for their own password', async () => {
    await forgot(subEmail)
    expect(await reset(await linkToken(ctx, subEmail), newPassword)).toMatchObject({ code: 100 })
    expect(await passwordSignIn(app, ctx, { email: subEmail, password: newPassword }, SUB)).toMatchObject({ code: 100 })
    expect(await passwordSignIn(app, ctx, { email, password: goodPassword })).toMatchObject({ code: 100 })
  })

  test('links are limited per address', async () => {
    for (let sent = 0; sent < limits.otpSends.perIdentifier; sent++) await forgot(email)
    expect(await forgot(email)).toMatchObject({ status: 429, code: 429 })
  })
})
