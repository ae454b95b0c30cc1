import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../../contracts/platform/limits.ts'
import { hashPassword } from '../../../../../server/people/accounts/passwords.ts'
import { listMessages } from '../../../../../server/sandbox/messages.ts'
import { testApp } from '../../../../support/app.ts'
import { clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { changeUser, userByEmail } from '../../../../support/people.ts'
import { getAs, goodPassword, linkToken, newEmail, newPhone, passwordSignIn } from '../../../../support/registration.ts'
import { newestCode, post, requestCode, submitCode } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()
const password_hash = await hashPassword(goodPassword)

let userId: string
let email: string
let phone: string
let me: Record<string, string>
beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
  ;({ userId, email, phone } = await makeCustomer(ctx.db))
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  me = await signedIn(ctx, { userId })
})

const call = (path: string, body: object, headers = me) => post(app, ctx, `/api/account/${path}`, body, headers)
const wrongCode = { status: 400, error: { fields: [{ field: 'otp' }] } }
const audited = async (action: 'account.emailChanged' | 'account.phoneChanged') =>
  ctx.db.selectFrom('audit_events').select('data').where('user_id', '=', userId).where('action', '=', action).execute()

describe('a new e-mail address', () => {
  test('is proven by a code; then it signs in, the old one does not, is told, and its reset link is void', async () => {
    const elsewhere = await signedIn(ctx, { userId })
    await post(app, ctx, '/api/user/mailSent/forgotPassword', { email })
    const token = await linkToken(ctx, email)
    const next = newEmail()
    expect(await call('email/code', { email: ` ${next.toUpperCase()} ` })).toEqual({ status: 200, sent: true })
    const otp = await newestCode(ctx, next)
    expect(otp).toMatch(/^\d{6}$/)
    expect(await call('email', { email: next, otp: '000000' === otp ? '111111' : '000000' })).toMatchObject(wrongCode)
    expect(await call('email', { email: next, otp })).toEqual({ status: 200, email: next })
    expect(await passwordSignIn(app, ctx, { email: next, password: goodPassword })).toMatchObject({ code: 100 })
    expect(await passwordSignIn(app, ctx, { email, password: goodPassword })).toMatchObject({ code: 102 })
    const [notice] = await listMessages(ctx, email)
    expect(notice?.text).toContain('was changed to p•••@new.test')
    expect(notice?.text).toContain(`contact ${ctx.config.SUPPORT_EMAIL}`)
    expect(notice?.otp ?? null).toBeNull()
    const reset = { token, password: 'eleven quiet rivers' }
    expect(await post(app, ctx, '/api/user/resetPassword', reset)).toMatchObject({ code: 102 })
    const { sessions } = await getAs(app, ctx, '/api/account/sessions', me)
    expect(sessions.filter((one: { own: boolean }) => one.own)).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
    expect(await getAs(app, ctx, '/api/account/sessions', elsewhere)).toMatchObject({ status: 401 })
    vi.useRealTimers()
    const log = await audited('account.emailChanged')
    expect(log).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain(next)
  })

  test('that has an account gets the same reply and no code; its mail says so', async () => {
    const taken = await makeCustomer(ctx.db)
    expect(await call('email/code', { email: taken.email })).toEqual({ status: 200, sent: true })
    const [mail] = await listMessages(ctx, taken.email)
    expect(mail?.text).toContain('it already has one')
    expect(mail?.otp ?? null).toBeNull()
    expect(await call('email', { email: taken.email, otp: '123456' })).toMatchObject(wrongCode)
  })

  test('that somebody registers in the meantime: 409, and nothing changes', async () => {
    const next = newEmail()
    await call('email/code', { email: next })
    const otp = await newestCode(ctx, next)
    const { userId: rival } = await makeCustomer(ctx.db)
    await changeUser(ctx, rival, { email: next })
    expect(await call('email', { email: next, otp })).toMatchObject({ status: 409 })
    expect(await userByEmail(ctx, email)).toMatchObject({ id: userId, email })
  })

  test('the current one: 409; a code of another kind, a used one and one of another address: 400', async () => {
    expect(await call('email/code', { email })).toMatchObject({ status: 409 })
    const next = newEmail()
    await post(app, ctx, '/api/user/userEmailOtp', { email: next })
    expect(await call('email', { email: next, otp: await newestCode(ctx, next) })).toMatchObject(wrongCode)
    await call('email/code', { email: next })
    const otp = await newestCode(ctx, next)
    expect(await call('email', { email: newEmail(), otp })).toMatchObject(wrongCode)
    expect(await call('email', { email: next, otp })).toMatchObject({ status: 200 })
    expect(await call('email', { email: next, otp })).toMatchObject(wrongCode)
    await requestCode(app, ctx, next)
    expect(await submitCode(app, ctx, next, await newestCode(ctx, next))).toMatchObject({ code: 100 })
  })

  test('another account that asks for the same address leaves the code alone', async () => {
    const next = newEmail()
    await call('email/code', { email: next })
    const otp = await newestCode(ctx, next)
    const { userId: rival } = await makeCustomer(ctx.db)
    const theirs = await signedIn(ctx, { userId: rival })
    await call('email/code', { email: next }, theirs)
    for (let tries = 0; tries < limits.otp.tries; tries++)
      expect(await call('email', { email: next, otp: 'wrong' }, theirs)).toMatchObject(wrongCode)
    expect(await call('email', { email: next, otp })).toMatchObject({ status: 200 })
  })

  test('five wrong codes: not even the right one counts', async () => {
    const next = newEmail()
    await call('email/code', { email: next })
    const otp = await newestCode(ctx, next)
    for (let tries = 0; tries < limits.otp.tries; tries++)
      expect(await call('email', { email: next, otp: 'wrong' })).toMatchObject(wrongCode)
    expect(await call('email', { email: next, otp })).toMatchObject(wrongCode)
  })
})

describe('a new phone', () => {
  test('is proven by a code; the old number and the e-mail are told', async () => {
    const next = newPhone()
    expect(await call('phone/code', { phone: next })).toEqual({ status: 200, sent: true })
    const otp = await newestCode(ctx, `+91${next}`)
    expect(await call('phone', { phone: next, otp: 'wrong' })).toMatchObject(wrongCode)
    const changed = await call('phone', { phone: next, otp })
    expect(changed).toMatchObject({ status: 200 })
    expect(changed.phone).not.toContain(next)
    expect(await userByEmail(ctx, email)).toMatchObject({ id: userId, phone: next, country_code: '+91' })
    const [sms] = await listMessages(ctx, `+91${phone}`)
    expect(sms?.text).toContain(ctx.config.SUPPORT_EMAIL)
    const [mail] = await listMessages(ctx, email)
    expect(mail?.text).toContain('The phone number of your')
    const log = await audited('account.phoneChanged')
    expect(log).toHaveLength(1)
    for (const number of [next, phone]) expect(JSON.stringify(log)).not.toContain(number)
  })

  test('another account’s number and the own one: 409; no number at all: 400', async () => {
    const taken = await makeCustomer(ctx.db)
    expect(await call('phone/code', { phone: taken.phone })).toMatchObject({ status: 409 })
    expect(await call('phone/code', { phone: `+91 ${phone}` })).toMatchObject({ status: 409 })
    expect(await call('phone/code', { phone: '12345' })).toMatchObject({ status: 400 })
  })

  test('a number abroad is written with its country code', async () => {
    const number = `+4479${String(Date.now()).slice(-8)}`
    expect(await call('phone/code', { phone: number })).toMatchObject({ status: 200 })
    const otp = await newestCode(ctx, number)
    expect(await call('phone', { phone: number, otp })).toMatchObject({ status: 200 })
  })
})

describe.each([
  ['email/code', { email: 'x@new.test' }],
  ['email', { email: 'x@new.test', otp: '123456' }],
  ['phone/code', { phone: '9876543210' }],
  ['phone', { phone: '9876543210', otp: '123456' }],
])('%s', (path, body) => {
  test('signed out 401, a secondary user 403, an old session 403 proof_required', async () => {
    expect(await call(path, body, clientHeaders(ctx))).toMatchObject({ status: 401 })
    const subUserId = await makeSubUser(ctx.db, userId)
    expect(await call(path, body, await signedIn(ctx, { userId, subUserId }))).toMatchObject({ status: 403 })
    await ctx.db
      .updateTable('sessions')
      .set({ proven_at: new Date(Date.now() - 86_400_000) })
      .where('user_id', '=', userId)
      .execute()
    expect(await call(path, body)).toMatchObject({ status: 403, error: { code: 'proof_required' } })
  })
})
