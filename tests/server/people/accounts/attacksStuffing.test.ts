import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { buildApp } from '../../../../server/app/app.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { networkPrefix } from '../../../../server/platform/access/rateLimit.ts'
import type { App } from '../../../../server/platform/http/types.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser } from '../../../support/factories.ts'
import { goodPassword, newEmail, newPhone, solveCaptcha } from '../../../support/registration.ts'
import { newestCode, post } from '../../../support/signIn.ts'

/** Two nodes behind one proxy, which says from where each request comes. */
const { app: left, ctx } = await testApp({ TRUST_PROXY: '127.0.0.1' })
const right = await buildApp(ctx)
const direct = await buildApp({ ...ctx, config: { ...ctx.config, TRUST_PROXY: [] } })
afterAll(() => Promise.all([right.close(), direct.close()]))

let email: string
let userId: string
let phone: string
let password_hash: string
beforeAll(async () => {
  password_hash = await hashPassword(goodPassword)
})
beforeEach(async () => {
  ;({ email, userId, phone } = await makeCustomer(ctx.db))
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await ctx.db.deleteFrom('rate_windows').execute()
})

let place = 0
/** Every call from a place of its own, on the other node. */
const from = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++place / 250)}.${place % 250}` })
const node = (index: number): App => (index % 2 ? left : right)
const guess = async (path: string, body: object, on: App, headers: Record<string, string>) =>
  post(on, ctx, path, { recaptchaToken: await solveCaptcha(left), ...body }, headers)

describe('one identifier, tried from many addresses over many nodes, is held all the same', () => {
  test('with passwords, of a customer: ten tries, then not even the right one', async () => {
    const path = '/api/userLogin/authentication'
    for (let tries = 0; tries < limits.signIns.perIdentifier; tries++) {
      const spelled = tries % 2 ? email : ` ${email.toUpperCase()}`
      expect(await guess(path, { email: spelled, password: `guess ${tries}` }, node(tries), from())).toMatchObject({
        status: 200,
        code: 102,
      })
    }
    for (const on of [left, right])
      expect(await guess(path, { email, password: goodPassword }, on, from())).toMatchObject({ status: 429, code: 429 })
  })

  test('with passwords, of a secondary user, and of one whom nobody knows', async () => {
    const path = '/api/admin/subUsersLogin'
    for (const address of [`${await makeSubUser(ctx.db, userId)}@customer.test`, newEmail()]) {
      for (let tries = 0; tries < limits.signIns.perIdentifier; tries++)
        await guess(path, { email: address, password: 'guess' }, node(tries), from())
      expect(await guess(path, { email: address, password: 'guess' }, left, from())).toMatchObject({ status: 429 })
    }
  })

  test('with codes, of a phone: ten tries without naming the code', async () => {
    const asked = { ph_no: phone, countryCode: '+91' }
    await post(left, ctx, '/api/userLogin/sendWhatsappOtp', asked, from())
    const enter = (otp: string, on: App) => post(on, ctx, '/api/userLogin/verifyWhatsappOtp', { ...asked, otp }, from())
    for (let tries = 0; tries < limits.signIns.perIdentifier; tries++)
      expect((await enter('wrong', node(tries))).status).toBe(200)
    expect(await enter(await newestCode(ctx, `+91${phone}`), left)).toMatchObject({ status: 429 })
  })

  test('of staff: locked for all places after five', async () => {
    const adminId = await makeAdmin(ctx.db)
    await ctx.db.updateTable('admins').set({ password_hash }).where('id', '=', adminId).execute()
    const enter = (password: string, on: App) =>
      post(on, ctx, '/admin-api/login', { email: `${adminId}@staff.test`, password }, from())
    for (let tries = 0; tries < limits.adminLockout.failures; tries++)
      expect(await enter('a guess', node(tries))).toMatchObject({ status: 200, code: 102 })
    expect(await enter(goodPassword, left)).toMatchObject({ status: 200, code: 104 })
  })

  test('by asking for codes: five go out, from wherever they are asked for', async () => {
    for (let sent = 0; sent < limits.otpSends.perIdentifier; sent++)
      expect(await post(node(sent), ctx, '/api/userLogin/userEmailOtp', { email }, from())).toMatchObject({
        status: 200,
      })
    for (const path of ['/api/userLogin/userEmailOtp', '/api/user/userEmailOtp'])
      expect(await post(right, ctx, path, { email }, from())).toMatchObject({ status: 429, code: 429 })
  })
})

describe('a code has five tries, wherever they come from', () => {
  const enter = (otp: string, verificationId: string) =>
    post(left, ctx, '/login-api/login/verifyOtpV1', { ph_no: phone, verificationId, otp }, from())
  const send = async () => {
    const sent = await post(left, ctx, '/login-api/login/sendOtpV1', { ph_no: phone }, from())
    return { id: sent.verificationId as string, otp: await newestCode(ctx, `+91${phone}`) }
  }

  test('of a phone: those of another code are its own, and each code opens by its own id', async () => {
    const first = await send()
    for (let tries = 0; tries < limits.otp.tries; tries++)
      expect(await enter('wrong', first.id)).toMatchObject({ code: 102 })
    expect(await enter(first.otp, first.id)).toMatchObject({ status: 200, code: 104 })
    const second = await send()
    expect(await enter(first.otp, first.id)).toMatchObject({ code: 104 })
    for (let tries = 0; tries < 3; tries++) expect(await enter('wrong', second.id)).toMatchObject({ code: 102 })
    const third = await send()
    const elsewhere = third.otp === second.otp ? 'wrong' : third.otp
    expect(await enter(elsewhere, second.id)).toMatchObject({ code: 102 })
    expect(await enter(third.otp, third.id)).toMatchObject({ code: 100 })
  })

  test('of a Google sign-up: the same', async () => {
    const ph_no = newPhone()
    const { verificationId } = await post(left, ctx, '/api/user/googleSendOtp', { ph_no }, from())
    const enterGoogle = (otp: string) =>
      post(left, ctx, '/api/user/googleVerifyOtp', { ph_no, verificationId, otp }, from())
    for (let tries = 0; tries < limits.otp.tries; tries++)
      expect(await enterGoogle('wrong')).toMatchObject({ code: 102 })
    expect(await enterGoogle(await newestCode(ctx, `+91${ph_no}`))).toMatchObject({ code: 104 })
  })
})

describe('many identifiers, tried from one address', () => {
  const full = async (what: string) => {
    const hits = limits.signIns.perAddress
    await ctx.db.updateTable('rate_windows').set({ hits }).where('key', 'like', `${what}:from:%`).execute()
  }
  const here = { 'x-forwarded-for': '203.0.113.9' }

  test.each([
    ['sign-in', '/api/userLogin/userEmailOtpVerification', () => ({ email: newEmail(), otp: '1' })],
    ['sign-in', '/api/admin/subUsersLogin', () => ({ email: newEmail(), password: 'a guess' })],
    ['prove-registration', '/api/user/userEmailOtpVerification', () => ({ email: newEmail(), otp: '1' })],
    ['reset-try', '/api/user/resetPassword', () => ({ token: 'x', password: goodPassword })],
    ['invite-try', '/api/subUser/verifyEmail', () => ({ token: 'x', password: goodPassword })],
    ['google', '/api/user/googleSignIn', () => ({ token: 'x' })],
    ['admin-sign-in', '/admin-api/login', () => ({ email: newEmail(), password: 'a guess' })],
  ])('%s: %s is stopped on both nodes, elsewhere it goes on', async (what, path, body) => {
    expect((await guess(path, body(), left, here)).status).toBe(200)
    await full(what)
    for (const on of [left, right])
      expect(await guess(path, body(), on, here)).toMatchObject({ status: 429, code: 429 })
    expect((await guess(path, body(), left, from())).status).toBe(200)
  })

  test('X-Forwarded-For moves nobody without a trusted proxy, and behind one only what the proxy wrote counts', async () => {
    const path = '/api/userLogin/userEmailOtpVerification'
    const body = () => ({ email: newEmail(), otp: '1' })
    expect((await post(direct, ctx, path, body(), from())).status).toBe(200)
    await full('sign-in')
    expect(await post(direct, ctx, path, body(), from())).toMatchObject({ status: 429 })
    await post(left, ctx, path, body(), here)
    await full('sign-in')
    const claimed = { 'x-forwarded-for': `${from()['x-forwarded-for']}, ${here['x-forwarded-for']}` }
    expect(await post(left, ctx, path, body(), claimed)).toMatchObject({ status: 429 })
  })

  test('every address of an IPv6 network is that one place', async () => {
    const path = '/api/userLogin/userEmailOtpVerification'
    const body = () => ({ email: newEmail(), otp: '1' })
    await post(left, ctx, path, body(), { 'x-forwarded-for': '2001:db8:1:2::1' })
    await full('sign-in')
    const tried = (address: string) => post(left, ctx, path, body(), { 'x-forwarded-for': address })
    expect(await tried('2001:db8:1:2:ffff:1:2:3')).toMatchObject({ status: 429 })
    expect(await tried('2001:db8:1:3::1')).toMatchObject({ status: 200 })
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ])('%s is of %s', (ip, network) => {
    expect(networkPrefix(ip)).toBe(network)
  })
})
