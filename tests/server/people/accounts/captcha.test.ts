import { afterEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { getAs, goodPassword, passwordSignIn, solveCaptcha } from '../../../support/registration.ts'
import { hangUp, json, remoteServer, status } from '../../../support/remoteSource.ts'

const missing = { status: 200, code: 101, message: 'Please fill the captcha first' }
const withPassword = async (ctx: Awaited<ReturnType<typeof testApp>>['ctx']) => {
  const { email, userId } = await makeCustomer(ctx.db)
  const password_hash = await hashPassword(goodPassword)
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  return { email, password: goodPassword }
}
afterEach(() => vi.useRealTimers())

describe('our own', async () => {
  const { app, ctx } = await testApp()
  const asked = await withPassword(ctx)

  test('a challenge is signed, differs each time and is not cached', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => app.inject({ url: '/api/captcha/challenge' })))
    expect(one?.json()).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: expect.any(String) })
    expect(one?.json().signature).not.toBe(two?.json().signature)
    expect(one?.headers['cache-control']).toBe('no-store')
  })

  test('one solved too late, altered, or solved twice at once', async () => {
    const late = await solveCaptcha(app)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.captchaMs + 1_000 })
    expect(await passwordSignIn(app, ctx, { ...asked, recaptchaToken: late })).toEqual(missing)
    vi.useRealTimers()
    const payload = JSON.parse(atob(await solveCaptcha(app)))
    payload.challenge.parameters.keyPrefix = '00'
    expect(await passwordSignIn(app, ctx, { ...asked, recaptchaToken: btoa(JSON.stringify(payload)) })).toEqual(missing)
    const recaptchaToken = await solveCaptcha(app)
    const replies = await Promise.all([1, 2, 3].map(() => passwordSignIn(app, ctx, { ...asked, recaptchaToken })))
    expect(replies.map(reply => reply.code).sort((a, b) => a - b)).toEqual([100, 101, 101])
  })
})

describe("Google's, where its keys are configured", async () => {
  const google = await remoteServer({ parse: String })
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'top-secret', RECAPTCHA_VERIFY_URL: `${google.url}/v` }
  const { app, ctx } = await testApp(keys)
  const asked = { ...(await withPassword(ctx)), recaptchaToken: 'solved' }

  test('is asked with the secret, and believed', async () => {
    expect(await getAs(app, ctx, '/api/signInOptions')).toMatchObject({
      captcha: { provider: 'recaptcha', siteKey: 'site' },
    })
    google.replies(json({ success: true }))
    expect(await passwordSignIn(app, ctx, asked)).toMatchObject({ code: 100 })
    expect(google.asked[0]).toMatchObject({ path: '/v', body: 'secret=top-secret&response=solved' })
  })

  test.each([
    ['no', json({ success: false })],
    ['yes in words', json({ success: 'true' })],
    ['an error', status(500)],
    ['rubbish', json(null)],
    ['nothing', hangUp],
  ])('%s is no yes', async (_, reply) => {
    google.replies(reply)
    expect(await passwordSignIn(app, ctx, asked)).toEqual(missing)
  })

  test('without a token nobody is asked', async () => {
    google.replies(json({ success: true }))
    expect(await passwordSignIn(app, ctx, { ...asked, recaptchaToken: '' })).toEqual(missing)
    expect(google.asked).toEqual([])
  })
})
