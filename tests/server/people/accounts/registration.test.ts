import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { changeUser, userByEmail } from '../../../support/people.ts'
import {
  finishRegistration,
  goodPassword,
  newEmail,
  newPhone,
  passwordSignIn,
  proveContacts,
  register,
} from '../../../support/registration.ts'
import { newestCode, post, signIn } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()

let email: string
let phone: string
beforeEach(async () => {
  email = newEmail()
  phone = newPhone()
  await ctx.db.deleteFrom('rate_windows').execute()
})

const userOf = (address: string) => userByEmail(ctx, address)
const finish = (more: object = {}, headers = {}) =>
  finishRegistration(app, ctx, { email, mobile_no: phone, ...more }, headers)

describe('registration', () => {
  test('A11, A13: from e-mail to account, by the specified fields alone', async () => {
    await proveContacts(app, ctx, email, phone)
    const reply = await finish()
    expect(reply).toEqual({ status: 200, code: 100, message: 'Registration complete. You can now log in.' })
    expect(await userOf(email)).toMatchObject({ phone, country_code: '+91', first_name: 'Asha', customer_id: null })
    expect(await passwordSignIn(app, ctx, { email, password: goodPassword })).toMatchObject({ code: 100 })
  })

  test('A28, A117: three wallets, and ₹20 once, in the API wallet', async () => {
    await register(app, ctx, email, phone)
    const { id = '' } = (await userOf(email)) ?? {}
    const wallets = await ctx.db
      .selectFrom('wallets')
      .select(['kind', 'available_paise'])
      .where('user_id', '=', id)
      .orderBy('kind')
      .execute()
    expect(wallets).toEqual([
      { kind: 'api', available_paise: 2_000 },
      { kind: 'challan', available_paise: 0 },
      { kind: 'product', available_paise: 0 },
    ])
    expect(await finish()).toMatchObject({ code: 101 })
    const transfers = await ctx.db.selectFrom('transfers').select('kind').where('user_id', '=', id).execute()
    expect(transfers).toEqual([{ kind: 'credit' }])
  })

  test('A9, A10: abroad the phone is proven by WhatsApp, without naming the country again', async () => {
    await post(app, ctx, '/api/user/userEmailOtp', { email })
    const otp = await newestCode(ctx, email)
    await post(app, ctx, '/api/user/userEmailOtpVerification', { email, otp })
    const ph_no = `7${phone.slice(1)}`
    const sent = await post(app, ctx, '/login-api/user/whatsApp/SendOtp', { ph_no, countryCode: '+44' })
    const body = { ph_no, verificationId: sent.verificationId, otp: await newestCode(ctx, `+44${ph_no}`) }
    expect(await post(app, ctx, '/login-api/user/whatsApp/verifyOtp', body)).toMatchObject({ code: 100 })
    expect(await finish({ mobile_no: ph_no, countryCode: '+44' })).toMatchObject({ code: 100 })
  })

  test('the ids of the proofs serve where the browser changes its address', async () => {
    const ids = await proveContacts(app, ctx, email, phone, { 'user-agent': 'one' })
    expect(await finish({}, { 'user-agent': 'another' })).toMatchObject({ code: 101 })
    expect(await finish(ids, { 'user-agent': 'another' })).toMatchObject({ code: 100 })
  })

  test('sign-in codes prove nothing here, nor do registration codes sign in', async () => {
    const known = await makeCustomer(ctx.db)
    const sent = await post(app, ctx, '/login-api/login/sendOtpV1', { ph_no: known.phone })
    const otp = await newestCode(ctx, `+91${known.phone}`)
    const body = { ph_no: known.phone, verificationId: sent.verificationId, otp }
    expect(await post(app, ctx, '/login-api/user/phoneOtpVerification', body)).toMatchObject({ code: 102 })
    await post(app, ctx, '/api/user/userEmailOtp', { email })
    const code = await newestCode(ctx, email)
    const signInBody = { email, otp: code }
    expect(await post(app, ctx, '/api/userLogin/userEmailOtpVerification', signInBody)).toMatchObject({ code: 102 })
  })
})

describe('what is refused', () => {
  const unproven = { code: 101, message: 'Verify your e-mail address and your phone number first.' }

  test("without proofs, with one, or with another's", async () => {
    expect(await finish()).toMatchObject(unproven)
    await proveContacts(app, ctx, email, phone)
    expect(await finish({ email: newEmail() })).toMatchObject(unproven)
    expect(await finish({ mobile_no: newPhone() })).toMatchObject(unproven)
    expect(await userOf(email)).toBeUndefined()
  })

  test("a stranger elsewhere cannot finish somebody's registration", async () => {
    await proveContacts(app, ctx, email, phone, { 'user-agent': 'theirs' })
    expect(await finish({ password: 'the attackers words' }, { 'user-agent': 'mine' })).toMatchObject(unproven)
  })

  test('proofs end after half an hour', async () => {
    const ids = await proveContacts(app, ctx, email, phone)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.proofMs + 1_000 })
    expect(await finish(ids)).toMatchObject(unproven)
    vi.useRealTimers()
  })

  test.each(['short', '1234567890', 'x'.repeat(129)])('A124: the password %s', async password => {
    const ids = await proveContacts(app, ctx, email, phone)
    expect(await finish({ ...ids, password })).toMatchObject({ status: 200, code: 101 })
    expect(await finish(ids)).toMatchObject({ code: 100 })
  })

  test('two at once make one account', async () => {
    await proveContacts(app, ctx, email, phone)
    const replies = await Promise.all([finish(), finish(), finish()])
    expect(replies.map(reply => reply.code).sort((a, b) => a - b)).toEqual([100, 101, 101])
  })

  test('107: a phone that has an account, before and after proving it', async () => {
    const { phone: taken } = await makeCustomer(ctx.db)
    expect(await post(app, ctx, '/login-api/user/phoneOtpSend', { ph_no: taken })).toMatchObject({ code: 107 })
    await proveContacts(app, ctx, email, phone)
    const { userId } = await makeCustomer(ctx.db)
    await changeUser(ctx, userId, { phone })
    expect(await finish()).toMatchObject({ status: 200, code: 107 })
  })

  test('an address that has an account gets the same answer, and a mail that says so', async () => {
    const known = await makeCustomer(ctx.db)
    const subUser = `${await makeSubUser(ctx.db, known.userId)}@customer.test`
    const fresh = await post(app, ctx, '/api/user/userEmailOtp', { email })
    for (const address of [known.email, subUser]) {
      expect(await post(app, ctx, '/api/user/userEmailOtp', { email: address })).toEqual(fresh)
      expect((await listMessages(ctx, address))[0]).toMatchObject({ otp: null })
    }
  })

  test.each([{ firstName: '' }, { lastName: 'Rao\r\nBcc: a@b.test' }, { countryCode: '+999' }, { mobile_no: '12' }])(
    'bad input %j is code 101',
    async wrong => {
      expect(await finish(wrong)).toMatchObject({ status: 200, code: 101 })
    },
  )
})

describe('the customer id', () => {
  const create = (userId: string, headers: Record<string, string>) =>
    post(app, ctx, '/api/update/customerId', { userId }, headers)

  test('is created once', async () => {
    await register(app, ctx, email, phone)
    const { token } = await signIn(app, ctx, email)
    const { id = '' } = (await userOf(email)) ?? {}
    const headers = { authorization: `Bearer ${token}` }
    const first = await create(id, headers)
    expect(first).toMatchObject({ status: 200, code: 100, customerId: expect.stringMatching(/^C\d{8}$/) })
    expect(await create(id, headers)).toEqual(first)
  })

  test('A37: is no business of strangers or secondary users', async () => {
    const { userId } = await makeCustomer(ctx.db)
    const { userId: other } = await makeCustomer(ctx.db)
    const sub = await signedIn(ctx, { userId, subUserId: await makeSubUser(ctx.db, userId) })
    expect(await create(userId, await signedIn(ctx, { userId: other }))).toMatchObject({ status: 403 })
    expect(await create(userId, sub)).toMatchObject({ status: 403 })
    expect(await create(userId, {})).toMatchObject({ status: 401, code: 401 })
  })
})
