import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { userByEmail } from '../../../support/people.ts'
import { getAs, newEmail, newPhone } from '../../../support/registration.ts'
import { json, remoteServer } from '../../../support/remoteSource.ts'
import { newestCode, post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
beforeEach(() => ctx.db.deleteFrom('rate_windows').execute())

const nonce = async (on = app) => (await getAs(on, ctx, '/api/signInOptions')).google.nonce as string
const signIn = (token: string, on = app) => post(on, ctx, '/api/user/googleSignIn', { token })

/** An ID token of the sandbox's Google. */
async function credential(email: string, more: object = {}): Promise<string> {
  const body = { email, givenName: 'Asha', familyName: 'Rao', nonce: await nonce(), ...more }
  return (await post(app, ctx, '/sandbox/google/token', body, { host: 'localhost' })).credential
}

describe('in the sandbox, with its own issuer', () => {
  test('A14: a known, active account signs in: code 100', async () => {
    const { email, userId } = await makeCustomer(ctx.db)
    const reply = await signIn(await credential(email.toUpperCase()))
    expect(reply).toMatchObject({ status: 200, code: 100, isActive: true })
    expect(JSON.parse(atob(reply.token.split('.')[1]))).toMatchObject({ id: userId })
  })

  test('specification §4: an inactive account is code 100 without tokens', async () => {
    const { email, userId } = await makeCustomer(ctx.db)
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    expect(await signIn(await credential(email))).toEqual({
      status: 200,
      code: 100,
      isActive: false,
      message: 'Your account has been deactivated. Please contact admin.',
    })
  })

  test('A15: 106, phone, register, and the same token signs in', async () => {
    const [email, ph_no] = [newEmail(), newPhone()]
    const token = await credential(email)
    expect(await signIn(token)).toMatchObject({ status: 200, code: 106 })
    const body = { token, countryCode: '+91', mobile_no: ph_no }
    expect(await post(app, ctx, '/api/user/googleRegister', body)).toMatchObject({ code: 101 })
    const { verificationId } = await post(app, ctx, '/api/user/googleSendOtp', { ph_no })
    const otp = await newestCode(ctx, `+91${ph_no}`)
    const proven = await post(app, ctx, '/api/user/googleVerifyOtp', { ph_no, verificationId, otp })
    expect(proven).toMatchObject({ status: 200, code: 100 })
    expect(await post(app, ctx, '/api/user/googleRegister', body)).toMatchObject({ code: 100 })
    expect(await post(app, ctx, '/api/user/googleRegister', body)).toMatchObject({ code: 101 })
    expect(await signIn(token)).toMatchObject({ code: 100, isActive: true })
    const made = await userByEmail(ctx, email)
    expect(made).toMatchObject({ first_name: 'Asha', phone: ph_no })
    const wallets = ctx.db
      .selectFrom('wallets')
      .select('available_paise')
      .where('user_id', '=', made?.id ?? '')
    expect(await wallets.where('kind', '=', 'api').executeTakeFirst()).toEqual({ available_paise: 2_000 })
  })

  test('A16: abroad the code goes by WhatsApp, and verifying registers nobody', async () => {
    const ph_no = `7${newPhone().slice(1)}`
    const sent = await post(app, ctx, '/api/user/googleSendWhatsappOtp', { ph_no, countryCode: '+44' })
    const otp = await newestCode(ctx, `+44${ph_no}`)
    const body = { ph_no, verificationId: sent.verificationId, otp }
    expect(await post(app, ctx, '/api/user/googleVerifyOtp', body)).toMatchObject({ code: 100 })
    const index = ctx.vault.index('phone', `+44${ph_no}`)
    expect(await ctx.db.selectFrom('users').select('id').where('phone_index', '=', index).execute()).toEqual([])
  })

  test('a token signs in once', async () => {
    const { email } = await makeCustomer(ctx.db)
    const token = await credential(email)
    const replies = await Promise.all([signIn(token), signIn(token)])
    expect(replies.map(reply => reply.code).sort((a, b) => a - b)).toEqual([100, 102])
  })

  test.each(['', 'x.y.z', '1.made-up.mac'])('a token with the nonce %j is refused', async wrong => {
    const { email } = await makeCustomer(ctx.db)
    expect(await signIn(await credential(email, { nonce: wrong }))).toMatchObject({ status: 200, code: 102 })
  })

  test('a nonce ends after an hour', async () => {
    const { email } = await makeCustomer(ctx.db)
    const old = await nonce()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    expect(await signIn(await credential(email, { nonce: old }))).toMatchObject({ code: 102 })
    vi.useRealTimers()
  })

  test('the stand-in publishes its key, and answers on this machine only', async () => {
    const certs = await app.inject({ url: '/sandbox/google/certs', headers: { host: 'localhost' } })
    expect(certs.json().keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', kid: 'sandbox' })
    expect(certs.body).not.toContain('"d"')
    const elsewhere = await app.inject({ url: '/sandbox/google/certs', headers: { host: 'evil.test' } })
    expect(elsewhere.statusCode).toBe(403)
  })
})

describe('with a client id, by the keys that Google publishes', async () => {
  const google = await remoteServer()
  const pair = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const env = { GOOGLE_CLIENT_ID: 'satyapan.apps.test', GOOGLE_CERTS_URL: `${google.url}/certs` }
  const { app: real, ctx: realCtx } = await testApp(env)
  let email: string
  beforeAll(async () => {
    google.replies(json({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'g', alg: 'RS256', use: 'sig' }] }))
    ;({ email } = await makeCustomer(realCtx.db))
  })

  const claims = async () => ({
    iss: 'https://accounts.google.com',
    aud: 'satyapan.apps.test',
    sub: '1',
    email,
    email_verified: true as unknown,
    nonce: await nonce(real),
  })
  const signed = async (changed: object = {}, key = pair.privateKey, age = '1h') =>
    new SignJWT({ ...(await claims()), ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: 'g' })
      .setIssuedAt()
      .setExpirationTime(age)
      .sign(key)

  test('a genuine token signs in', async () => {
    expect(await signIn(await signed(), real)).toMatchObject({ code: 100, isActive: true })
  })

  test.each<[string, () => Promise<string>]>([
    ['for another application', () => signed({ aud: 'another.apps.test' })],
    ['from another issuer', () => signed({ iss: 'https://evil.test' })],
    ['whose e-mail is not verified', () => signed({ email_verified: false })],
    ['whose e-mail is verified in words', () => signed({ email_verified: 'true' })],
    ['without a nonce', () => signed({ nonce: undefined })],
    ['of another key', () => signed({}, other.privateKey)],
    ['that has expired', () => signed({}, pair.privateKey, '-1m')],
    ["of the sandbox's issuer", () => credential('anybody@customer.test')],
    ['that is none', async () => 'rubbish'],
  ])('a token %s is refused', async (_, token) => {
    expect(await signIn(await token(), real)).toMatchObject({ status: 200, code: 102 })
  })
})
