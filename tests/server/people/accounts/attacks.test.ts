import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { userByEmail } from '../../../support/people.ts'
import {
  finishRegistration,
  getAs,
  newEmail,
  newPhone,
  passwordSignIn,
  proveContacts,
} from '../../../support/registration.ts'
import { newestCode, post, signIn } from '../../../support/signIn.ts'

/** Issue: sign-in under attack. One address's limits are in limits.test.ts. */
const { app, ctx } = await testApp()
beforeEach(() => ctx.db.deleteFrom('rate_windows').execute())

describe('credential stuffing', () => {
  test('many accounts from one place: stopped, before any password is tried', async () => {
    for (let tries = 0; tries < 3; tries++) await passwordSignIn(app, ctx, { email: newEmail(), password: 'a guess' })
    await ctx.db
      .updateTable('rate_windows')
      .set({ hits: limits.signIns.perAddress })
      .where('key', 'like', 'sign-in:from:%')
      .execute()
    const { email } = await makeCustomer(ctx.db)
    expect(await passwordSignIn(app, ctx, { email, password: 'a guess' })).toMatchObject({ status: 429, code: 429 })
  })

  test('every try costs a captcha of its own', async () => {
    const asked = { email: newEmail(), password: 'a guess' }
    expect(await post(app, ctx, '/api/userLogin/authentication', asked)).toMatchObject({ code: 101 })
  })
})

describe('guessing codes', () => {
  test('of a phone: five tries of each of five codes in ten minutes', async () => {
    const { phone: ph_no } = await makeCustomer(ctx.db)
    const send = () => post(app, ctx, '/login-api/login/sendOtpV1', { ph_no })
    for (let asked = 0; asked < limits.otpSends.perIdentifier; asked++) {
      const { verificationId } = await send()
      const tried = () => post(app, ctx, '/login-api/login/verifyOtpV1', { ph_no, verificationId, otp: 'wrong' })
      for (let tries = 0; tries < limits.otp.tries; tries++) expect(await tried()).toMatchObject({ code: 102 })
      expect(await tried()).toMatchObject({ status: 200, code: 104 })
    }
    expect(await send()).toMatchObject({ status: 429, code: 429 })
  })

  test('of a registration: the same', async () => {
    const email = newEmail()
    const tried = () => post(app, ctx, '/api/user/userEmailOtpVerification', { email, otp: '000000' })
    for (let tries = 0; tries < limits.signIns.perIdentifier; tries++) await tried()
    expect(await tried()).toMatchObject({ status: 429 })
  })
})

test('no session can be fixed beforehand: each sign-in makes a new one, whatever is sent along', async () => {
  const { email, userId } = await makeCustomer(ctx.db)
  const first = await signIn(app, ctx, email)
  await post(app, ctx, '/api/userLogin/userEmailOtp', { email })
  const otp = await newestCode(ctx, email)
  const body = { email, otp, session: 'ses_chosen', token: first.token, refreshToken: first.refreshToken }
  const headers = { cookie: 'session=ses_chosen', authorization: `Bearer ${first.token}` }
  const second = await post(app, ctx, '/api/userLogin/userEmailOtpVerification', body, headers)
  const sessionOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')).session
  expect(sessionOf(second.token)).not.toBe(sessionOf(first.token))
  const sessions = await ctx.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
  expect(sessions).toHaveLength(2)
})

test('header injection: an address or a name with a line break is refused, and no mail goes out', async () => {
  const before = await ctx.db.selectFrom('messages').select('id').execute()
  for (const email of ['a@b.test\r\nBcc: c@d.test', 'a@b.test,c@d.test', 'A <a@b.test>'])
    for (const path of ['/api/userLogin/userEmailOtp', '/api/user/userEmailOtp', '/api/user/mailSent/forgotPassword'])
      expect(await post(app, ctx, path, { email })).toMatchObject({ status: 200, code: 101 })
  expect(await ctx.db.selectFrom('messages').select('id').execute()).toEqual(before)
})

test('a script in a name is kept as the text it is, in JSON and in mails', async () => {
  const [email, phone] = [newEmail(), newPhone()]
  const firstName = '<script>alert(1)</script>'
  await proveContacts(app, ctx, email, phone)
  await finishRegistration(app, ctx, { email, mobile_no: phone, firstName, lastName: '"><img src=x>' })
  const { id: userId = '' } = (await userByEmail(ctx, email)) ?? {}
  const headers = await signedIn(ctx, { userId })
  const reply = await app.inject({ url: `/api/getTrulogProfile/${userId}`, headers })
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(reply.json().result.firstName).toBe(firstName)
  const guest = newEmail()
  const payload = { firstName: 'A', lastName: 'B', email: guest, access: 'view' }
  await app.inject({ method: 'POST', url: '/api/resources/sub-users', headers, payload })
  expect((await listMessages(ctx, guest))[0]?.text).toContain(firstName)
})

test('enumeration: strangers and customers cost the same rows and get the same bytes', async () => {
  const { email } = await makeCustomer(ctx.db)
  const cost = async (address: string) => {
    const count = async (table: 'otp_codes' | 'messages') =>
      (await ctx.db.selectFrom(table).select('id').execute()).length
    const before = [await count('otp_codes'), await count('messages')]
    const replies = []
    for (const path of ['/api/userLogin/userEmailOtp', '/api/user/userEmailOtp', '/api/user/mailSent/forgotPassword'])
      replies.push(await post(app, ctx, path, { email: address }))
    replies.push(await passwordSignIn(app, ctx, { email: address, password: 'a guess' }))
    const after = [await count('otp_codes'), await count('messages')]
    return { replies, made: after.map((rows, index) => rows - (before[index] ?? 0)) }
  }
  expect(await cost(newEmail())).toEqual(await cost(email))
})

test('the options of the forms name no secret', async () => {
  const options = await getAs(app, ctx, '/api/signInOptions')
  expect(Object.keys(options).sort()).toEqual(['captcha', 'google', 'status'])
  expect(options.captcha).toEqual({ provider: 'altcha', siteKey: null })
})
