import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../../../../contracts/calls/index.ts'
import { hashPassword } from '../../../../../server/people/accounts/passwords.ts'
import { callUrl } from '../../../../../server/platform/http/serveCall.ts'
import { newId } from '../../../../../server/platform/identity/ids.ts'
import { sources } from '../../../../guards/sources.ts'
import { testApp } from '../../../../support/app.ts'
import { makeCustomer, makeSubUser } from '../../../../support/factories.ts'
import { getAs, goodPassword, linkToken, passwordSignIn } from '../../../../support/registration.ts'
import { bearer, codeOf, enrollSecondFactor, finish, type Mount, midStep } from '../../../../support/secondFactor.ts'
import { newestCode, post, requestCode, submitCode } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()
const password_hash = await hashPassword(goodPassword)

const { email, phone, userId } = await makeCustomer(ctx.db)
const subUserId = await makeSubUser(ctx.db, userId)
const subEmail = `${subUserId}@customer.test`
const adminId = newId('adm')
const staffEmail = `${adminId}@staff.test`
await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
await ctx.db.updateTable('sub_users').set({ password_hash }).where('id', '=', subUserId).execute()
await ctx.db
  .insertInto('admins')
  .values({ id: adminId, email: staffEmail, name: 'Priya Menon', role: 'superadmin', password_hash })
  .execute()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: midStep() })
  await ctx.db.deleteFrom('rate_windows').execute()
  await ctx.db.deleteFrom('second_factors').execute()
})
afterEach(() => vi.useRealTimers())

async function byEmail(address: string) {
  await requestCode(app, ctx, address)
  return submitCode(app, ctx, address, await newestCode(ctx, address))
}

async function byGoogle() {
  const { nonce } = (await getAs(app, ctx, '/api/signInOptions')).google
  const person = { email, givenName: 'Asha', familyName: 'Rao', nonce }
  const { credential } = await post(app, ctx, '/sandbox/google/token', person, { host: 'localhost' })
  return post(app, ctx, '/api/user/googleSignIn', { token: credential })
}

async function byPhone(send: string, verify: string) {
  const number = { ph_no: phone, countryCode: '+91' }
  const { verificationId } = await post(app, ctx, send, number)
  const otp = await newestCode(ctx, `+91${phone}`)
  return post(app, ctx, verify, { ...number, verificationId, otp })
}

interface Way {
  /** The call that may answer with tokens. */
  by: string
  who: string
  mount?: Mount
  enter: () => Promise<Record<string, string>>
}

const ways: Way[] = [
  { by: '/api/userLogin/userEmailOtpVerification', who: 'customer', enter: () => byEmail(email) },
  { by: '/api/userLogin/userEmailOtpVerification', who: 'secondary user', enter: () => byEmail(subEmail) },
  {
    by: '/login-api/login/verifyOtpV1',
    who: 'customer',
    enter: () => byPhone('/login-api/login/sendOtpV1', '/login-api/login/verifyOtpV1'),
  },
  {
    by: '/api/userLogin/verifyWhatsappOtp',
    who: 'customer',
    enter: () => byPhone('/api/userLogin/sendWhatsappOtp', '/api/userLogin/verifyWhatsappOtp'),
  },
  {
    by: '/api/userLogin/authentication',
    who: 'customer',
    enter: () => passwordSignIn(app, ctx, { email, password: goodPassword }),
  },
  {
    by: '/api/admin/subUsersLogin',
    who: 'secondary user',
    enter: () => passwordSignIn(app, ctx, { email: subEmail, password: goodPassword }, '/api/admin/subUsersLogin'),
  },
  { by: '/api/user/googleSignIn', who: 'customer', enter: byGoogle },
  {
    by: '/admin-api/login',
    who: 'staff',
    mount: '/admin-api',
    enter: () => post(app, ctx, '/admin-api/login', { email: staffEmail, password: goodPassword }),
  },
]

describe.each(ways)('$by, $who', ({ enter, mount = '/api' }: Way) => {
  test('without a second factor: tokens, as ever', async () => {
    const reply = await enter()
    expect(reply).toMatchObject({ status: 200, code: 100, token: expect.any(String), refreshToken: expect.any(String) })
    expect(reply).not.toHaveProperty('secondFactor')
    expect(reply).not.toHaveProperty('challenge')
  })

  test('with one: a challenge instead of tokens, and tokens for its code', async () => {
    const { token } = await enter()
    const { secret } = await enrollSecondFactor(app, ctx, bearer(ctx, token ?? ''), mount)
    const sessions = () => ctx.db.selectFrom('sessions').select('id').execute()
    const before = await sessions()
    const asked = await enter()
    expect(asked).toMatchObject({ status: 200, code: 100, secondFactor: true, challenge: expect.any(String) })
    expect(asked).not.toHaveProperty('token')
    expect(asked).not.toHaveProperty('refreshToken')
    expect(await sessions()).toEqual(before)
    const reply = await finish(app, ctx, asked.challenge ?? '', codeOf(secret), mount)
    expect(reply).toMatchObject({ status: 200, code: 100, token: expect.any(String), refreshToken: expect.any(String) })
    const status = await getAs(app, ctx, `${mount}/second-factor`, bearer(ctx, reply.token))
    expect(status).toMatchObject({ status: 200, on: true })
  })
})

const refreshes = ['/login-api/user/authenticate', '/api/subUser/authenticate', '/admin-api/authenticate']
/** Its token names the code that was sent, and opens nothing by itself (A91). */
const codeOnly = ['/public/echallan-send-otp']
/**
 * The own link to the copy of a public form, or to a response of a flow, after the code that their e-mail address got, and from a case to its document;
 * it opens that alone.
 */
const linkOnly = ['/public/esign-forms/open', '/public/onboarding/open', '/public/case-links/sign']
const secondSteps = ['/api/session/secondFactor', '/admin-api/secondFactor']
/** A passkey counts as both steps. */
const passkeys = ['/api/session/passkey', '/admin-api/session/passkey']

test('there is no other call that answers with tokens', () => {
  const shapes = (reply: unknown) => (reply as { options?: { shape: object }[] }).options ?? []
  const giving = calls.filter(call => shapes(call.reply).some(({ shape }) => 'token' in shape)).map(callUrl)
  // Their second step is tested in ../sso.
  const singleSignOn = ['/api/sso/finish', '/admin-api/sso/finish']
  const others = [...singleSignOn, ...passkeys, ...codeOnly, ...linkOnly]
  const known = [...others, ...ways.map(({ by }) => by), ...refreshes, ...secondSteps]
  expect(giving.toSorted()).toEqual([...new Set(known)].toSorted())
})

test('sessions start in one place', () => {
  const starting = sources('server/**/*.ts').filter(({ text }) => /\bstartSession\b/.test(text))
  expect(starting.map(({ path }) => path)).toEqual([
    'server/people/accounts/openSession.ts',
    'server/people/accounts/sessions.ts',
    // A view of support: it can only read, and its member of staff has signed in with a second factor.
    'server/people/support/start.ts',
  ])
})

test('a new password is no way around it, and signing out everywhere leaves it on', async () => {
  const { token } = await byEmail(email)
  const { secret } = await enrollSecondFactor(app, ctx, bearer(ctx, token))
  expect(await post(app, ctx, '/api/session/end', { everywhere: true }, bearer(ctx, token))).toMatchObject({
    status: 200,
  })
  await post(app, ctx, '/api/user/mailSent/forgotPassword', { email })
  const password = 'nine green umbrellas'
  const reset = { token: await linkToken(ctx, email), password }
  expect(await post(app, ctx, '/api/user/resetPassword', reset)).toMatchObject({ code: 100 })
  const asked = await passwordSignIn(app, ctx, { email, password })
  expect(asked).toMatchObject({ code: 100, secondFactor: true })
  expect(asked).not.toHaveProperty('token')
  expect(await finish(app, ctx, asked.challenge, codeOf(secret))).toMatchObject({ code: 100 })
})
