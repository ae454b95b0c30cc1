import { afterAll, beforeEach, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { buildApp } from '../../../../server/app/app.ts'
import { cleanUpAccounts } from '../../../../server/app/housekeeping.ts'
import { consumeRateLimit } from '../../../../server/platform/access/rateLimit.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer } from '../../../support/factories.ts'
import { solveCaptcha } from '../../../support/registration.ts'
import { newestCode, post, requestCode, signIn, submitCode } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
/** A second node on the same database. */
const other = await buildApp(ctx)
afterAll(() => other.close())

let email: string
beforeEach(async () => {
  ;({ email } = await makeCustomer(ctx.db))
  await ctx.db.deleteFrom('rate_windows').execute()
})

test('codes for one address are limited across nodes', async () => {
  for (let sent = 0; sent < limits.otpSends.perIdentifier; sent++)
    expect(await requestCode(sent % 2 ? app : other, ctx, email)).toMatchObject({ status: 200 })
  for (const node of [app, other])
    expect(await requestCode(node, ctx, email)).toEqual({
      status: 429,
      code: 429,
      message: expect.stringContaining('10 min'),
    })
  const { email: somebodyElse } = await makeCustomer(ctx.db)
  expect(await requestCode(app, ctx, somebodyElse)).toMatchObject({ status: 200 })
})

const url = '/api/userLogin/userEmailOtp'

/** As if so many codes had gone out from the tests' address, or with a solved challenge. */
const askedFromHere = (hits: number, suffix = '') =>
  ctx.db
    .updateTable('rate_windows')
    .set({ hits })
    .where('key', 'like', `otp-send:from:%${suffix}`)
    .where('key', suffix ? 'like' : 'not like', '%:solved')
    .execute()

test('300 codes from one place pass, to whomever they go; beyond, each costs a solved challenge', async () => {
  const { perAddress, perAddressSolved } = limits.otpSends
  await requestCode(app, ctx, 'first@b.test')
  await askedFromHere(perAddress - 1)
  const replies = await Promise.all(
    Array.from({ length: 5 }, (_, index) => requestCode(index % 2 ? app : other, ctx, `a${index}@b.test`)),
  )
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  const payload = { email }
  const refused = await app.inject({ method: 'POST', url, headers: clientHeaders(ctx), payload })
  expect(refused.headers['x-captcha']).toBe('required')
  expect(refused.json()).toEqual({ code: 429, message: expect.stringContaining('Try again') })

  const solved = { 'x-captcha': await solveCaptcha(app) }
  expect(await post(app, ctx, url, { email }, solved)).toMatchObject({ status: 200, code: 100 })
  // A solution counts once, and an invented one not at all.
  expect(await post(app, ctx, url, { email }, solved)).toMatchObject({ status: 429 })
  for (const made of ['x', Buffer.from('{"challenge":{},"solution":{}}').toString('base64')])
    expect(await post(app, ctx, url, { email }, { 'x-captcha': made })).toMatchObject({ status: 429 })

  await askedFromHere(perAddressSolved - perAddress, ':solved')
  const late = { 'x-captcha': await solveCaptcha(app) }
  const over = await app.inject({ method: 'POST', url, headers: { ...clientHeaders(ctx), ...late }, payload })
  expect(over.statusCode).toBe(429)
  expect(over.headers['x-captcha']).toBeUndefined()
})

test('a refused network does not use up what the recipient may be sent', async () => {
  await requestCode(app, ctx, 'first@b.test')
  await askedFromHere(limits.otpSends.perAddress)
  for (let asked = 0; asked < limits.otpSends.perIdentifier + 2; asked++) await requestCode(app, ctx, email)
  await askedFromHere(0)
  expect(await requestCode(app, ctx, email)).toMatchObject({ status: 200 })
})

test('an address that a proxy reports counts only if the proxy is trusted', async () => {
  await requestCode(app, ctx, 'first@b.test')
  await askedFromHere(limits.otpSends.perAddress)
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }
  expect(await post(app, ctx, url, { email }, forwarded)).toMatchObject({ status: 429 })
  const behindProxy = await buildApp({ ...ctx, config: { ...ctx.config, TRUST_PROXY: ['127.0.0.1'] } })
  expect(await post(behindProxy, ctx, url, { email }, forwarded)).toMatchObject({ status: 200 })
  await behindProxy.close()
})

test('a phone or an e-mail gets 100 codes a day', async () => {
  await requestCode(app, ctx, email)
  const day = ctx.db.updateTable('rate_windows').where('key', 'like', 'otp-send:%:day')
  await day.set({ hits: limits.otpSends.perDay }).execute()
  expect(await requestCode(app, ctx, email)).toMatchObject({
    status: 429,
    message: expect.stringMatching(/2[34] hours/),
  })
  expect(await requestCode(app, ctx, 'other@b.test')).toMatchObject({ status: 200 })
})

test("strangers who ask for codes do not use up the owner's, who asks from a browser that is known", async () => {
  await requestCode(app, ctx, email)
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/userLogin/userEmailOtpVerification',
    headers: clientHeaders(ctx),
    payload: { email, otp: await newestCode(ctx, email) },
  })
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  expect(cookie).toMatch(/^device=/)
  for (let asked = 0; asked <= limits.otpSends.perIdentifier; asked++) await requestCode(app, ctx, email)
  expect(await requestCode(app, ctx, email)).toMatchObject({ status: 429 })
  for (let asked = 0; asked < limits.otpSends.perIdentifier; asked++)
    expect(await post(app, ctx, url, { email }, { cookie })).toMatchObject({ status: 200 })
  expect(await post(app, ctx, url, { email }, { cookie })).toMatchObject({ status: 429 })
  // The cookie of one account is nothing to another one.
  const { email: victim } = await makeCustomer(ctx.db)
  for (let asked = 0; asked < limits.otpSends.perIdentifier; asked++) await requestCode(app, ctx, victim)
  expect(await post(app, ctx, url, { email: victim }, { cookie })).toMatchObject({ status: 429 })
})

test('one browser is limited, to whomever it has codes sent', async () => {
  const cookie = 'device=AAAAAAAAAAAAAAAAAAAAAA'
  const asked = (to: string) => post(app, ctx, url, { email: to }, { cookie })
  expect(await asked('first@b.test')).toMatchObject({ status: 200 })
  const own = ctx.db.updateTable('rate_windows').where('key', 'like', 'otp-send:by:%')
  await own.set({ hits: limits.otpSends.perDevice }).execute()
  expect(await asked('second@b.test')).toMatchObject({ status: 429 })
  expect(await requestCode(app, ctx, 'third@b.test')).toMatchObject({ status: 200 })
})

test('tries for one address are limited across nodes, new codes or not', async () => {
  for (let tries = 0; tries < limits.signIns.perIdentifier; tries++) {
    if (tries % 5 === 0) await requestCode(app, ctx, email)
    expect(await submitCode(tries % 2 ? app : other, ctx, email, 'wrong')).toMatchObject({ status: 200 })
  }
  expect(await submitCode(app, ctx, email, await newestCode(ctx, email))).toMatchObject({ status: 429, code: 429 })
})

test('whoever signs in each time is not held up', async () => {
  for (let times = 0; times < limits.otpSends.perIdentifier + 2; times++)
    expect((await signIn(app, ctx, email)).token).toBeTruthy()
})

test('a window ends, and counting begins again', async () => {
  const limit = { max: 1, windowMs: 60_000 }
  expect(await consumeRateLimit(ctx, 'k', limit)).toMatchObject({ allowed: true })
  const refused = await consumeRateLimit(ctx, 'k', limit)
  expect(refused.allowed).toBe(false)
  expect(refused.retryAfterSeconds).toBeGreaterThan(0)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  await ctx.db
    .updateTable('rate_windows')
    .set({ window_start: new Date(Date.now() - 60_001) })
    .execute()
  expect(await consumeRateLimit(ctx, 'k', limit)).toMatchObject({ allowed: true })
})

test('keys hold no address, and old windows and codes are dropped', async () => {
  await requestCode(app, ctx, email)
  const rows = await ctx.db.selectFrom('rate_windows').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/)
  const longAgo = new Date(Date.now() - 8 * 86_400_000)
  await ctx.db.updateTable('rate_windows').set({ window_start: longAgo }).execute()
  await ctx.db.updateTable('otp_codes').set({ expires_at: longAgo }).execute()
  await requestCode(app, ctx, 'another@customer.test')
  await cleanUpAccounts(ctx)
  expect(await ctx.db.selectFrom('otp_codes').select('id').execute()).toHaveLength(1)
  expect(await ctx.db.selectFrom('rate_windows').select('key').execute()).toHaveLength(3)
})
