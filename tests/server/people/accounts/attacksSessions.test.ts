import { beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../../server/app/app.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { newEmail } from '../../../support/registration.ts'
import { post, signIn } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
let email: string
let userId: string
beforeEach(async () => {
  ;({ email, userId } = await makeCustomer(ctx.db))
  await ctx.db.deleteFrom('rate_windows').execute()
})

const bearer = (token: string) => ({ ...clientHeaders(ctx), authorization: `Bearer ${token}` })
const statusOf = async (url: string, headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode
const profile = (token: string, id = userId) => statusOf(`/api/getTrulogProfile/${id}`, bearer(token))
const refresh = (token: string) => post(app, ctx, '/login-api/user/authenticate', { token })
const end = (token: string, everywhere = false) => post(app, ctx, '/api/session/end', { everywhere }, bearer(token))

describe('what is from before a sign-in', () => {
  test('never becomes valid by it: ended sessions stay ended, for both tokens', async () => {
    const before = await signIn(app, ctx, email)
    expect(await end(before.token)).toMatchObject({ ended: 1 })
    const after = await signIn(app, ctx, email)
    expect(await profile(before.token)).toBe(401)
    expect(await refresh(before.refreshToken)).toMatchObject({ status: 401 })
    expect(await profile(after.token)).toBe(200)
  })

  test('is not taken over: what is sent along with a sign-in decides nothing about its session', async () => {
    const attacker = await makeCustomer(ctx.db)
    const planted = await signIn(app, ctx, attacker.email)
    const body = { email, otp: '', ...planted, session: 'ses_planted', refreshToken: planted.refreshToken }
    await post(app, ctx, '/api/userLogin/userEmailOtp', { email })
    body.otp = (await listMessages(ctx, email))[0]?.otp ?? ''
    const headers = { cookie: `token=${planted.token}; session=ses_planted`, authorization: `Bearer ${planted.token}` }
    const mine = await post(app, ctx, '/api/userLogin/userEmailOtpVerification', body, headers)
    expect(await profile(mine.token)).toBe(200)
    expect(await profile(planted.token)).toBe(403)
    const next = await refresh(planted.refreshToken)
    expect(JSON.parse(atob(next.token.split('.')[1])).id).toBe(attacker.userId)
  })

  test('and was made up beforehand, opens nothing afterwards', async () => {
    const made = ['ses_00000000000000000000000000000000.1.AAAA', 'ses_planted.1.', `${userId}.1.x`]
    for (const token of made) expect(await refresh(token)).toMatchObject({ status: 401 })
    await signIn(app, ctx, email)
    for (const token of made) expect(await refresh(token)).toMatchObject({ status: 401 })
  })

  test('a sign-in sets the cookie of a known device only, and no cookie opens anything', async () => {
    await post(app, ctx, '/api/userLogin/userEmailOtp', { email })
    const otp = (await listMessages(ctx, email))[0]?.otp ?? ''
    const reply = await app.inject({
      method: 'POST',
      url: '/api/userLogin/userEmailOtpVerification',
      headers: clientHeaders(ctx),
      payload: { email, otp },
    })
    expect(reply.headers['set-cookie']).toMatch(/^device=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
    const { token } = reply.json()
    const cookie = `token=${token}; authorization=Bearer ${token}`
    expect(await statusOf(`/api/getTrulogProfile/${userId}`, { ...clientHeaders(ctx), cookie })).toBe(401)
  })
})

describe('a token is raised to nothing', () => {
  test("by another role, audience or call: a secondary user's, a customer's, staff's", async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    const sub = await signIn(app, ctx, `${subUserId}@customer.test`)
    const own = await signIn(app, ctx, email)
    const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    expect(await refresh(sub.refreshToken)).toMatchObject({ status: 401 })
    const asSub = { subUserId, token: own.refreshToken }
    expect(await post(app, ctx, '/api/subUser/authenticate', asSub)).toMatchObject({ status: 401 })
    for (const { token, refreshToken } of [own, sub]) {
      expect(await statusOf('/admin-api/dashboard', bearer(token))).toBe(401)
      expect(await post(app, ctx, '/admin-api/authenticate', { token: refreshToken })).toMatchObject({ status: 401 })
      // A refresh token is no access token, nor the other way round.
      expect(await profile(refreshToken)).toBe(401)
      expect(await refresh(token)).toMatchObject({ status: 401 })
    }
    expect(await statusOf(`/api/getTrulogProfile/${userId}`, staff)).toBe(401)
  })

  test('A25: by claims that somebody else wrote', async () => {
    const { token } = await signIn(app, ctx, email)
    const [head = '', body = '', mac = ''] = token.split('.')
    const other = (await makeCustomer(ctx.db)).userId
    const claims = JSON.parse(atob(body))
    const forged = (changed: object, header = head) =>
      [header, Buffer.from(JSON.stringify({ ...claims, ...changed })).toString('base64url'), mac].join('.')
    expect(await profile(forged({ id: other }), other)).toBe(401)
    expect(await profile(forged({ role: 'superadmin' }))).toBe(401)
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await profile(forged({}, none))).toBe(401)
    expect(await profile(`${none}.${body}.`)).toBe(401)
    expect(await profile(token)).toBe(200)
  })

  test('A25: a secondary user whose role the token tells is still held by the server', async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    const sub = await signedIn(ctx, { userId, subUserId })
    expect(await statusOf(`/api/user/subUserDetails/${subUserId}`, sub)).toBe(200)
    expect(await statusOf(`/api/user/subUserDetails/${await makeSubUser(ctx.db, userId)}`, sub)).toBe(403)
    expect(await post(app, ctx, '/api/update/customerId', { userId }, sub)).toMatchObject({ status: 403 })
    expect(await statusOf('/api/resources/sub-users', sub)).toBe(403)
  })

  test('A26: nor by the client token: alone it authenticates nobody, and without it nobody is let in', async () => {
    const { token } = await signIn(app, ctx, email)
    expect(await statusOf(`/api/getTrulogProfile/${userId}`, clientHeaders(ctx))).toBe(401)
    const without = { authorization: `Bearer ${token}` }
    expect(await statusOf(`/api/getTrulogProfile/${userId}`, without)).toBe(403)
    expect(await statusOf(`/api/getTrulogProfile/${userId}`, { ...without, 'x-client-token': 'wrong' })).toBe(403)
  })
})

describe('A23: many refreshes of one token at once', () => {
  test('give one successor to all, on two nodes, and staff and customers never mix', async () => {
    const other = await buildApp(ctx)
    const { refreshToken } = await signIn(app, ctx, email)
    const replies = await Promise.all(
      [app, other, app, other, app].map(node =>
        post(node, ctx, '/login-api/user/authenticate', { token: refreshToken }),
      ),
    )
    expect(new Set(replies.map(reply => reply.refreshToken)).size).toBe(1)
    const sessions = await ctx.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
    expect(sessions).toHaveLength(1)
    await other.close()
  })
})

describe('where mails and pages lead', () => {
  const evil = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    origin: 'https://evil.test',
    referer: 'https://evil.test/x',
  }

  test('a link in a mail is of PUBLIC_URL, whatever host was asked', async () => {
    await post(app, ctx, '/api/user/mailSent/forgotPassword', { email }, evil)
    const guest = newEmail()
    const payload = { firstName: 'K', lastName: 'N', email: guest, access: 'view' }
    const headers = { ...(await signedIn(ctx, { userId })), ...evil }
    await app.inject({ method: 'POST', url: '/api/resources/sub-users', headers, payload })
    await post(app, ctx, '/api/user/mailSent/forgotPassword', { email: newEmail() }, evil)
    for (const [{ text } = { text: '' }] of [await listMessages(ctx, email), await listMessages(ctx, guest)]) {
      const links = text.match(/https?:\/\/\S+/g) ?? []
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) expect(new URL(link).origin).toBe(new URL(ctx.config.PUBLIC_URL).origin)
      expect(text).not.toContain('evil')
    }
  })

  test.each([
    '//evil.test',
    '//evil.test/%2e%2e',
    '/\\evil.test',
    '/login?next=//evil.test',
    '/login?returnPath=https://evil.test&redirect=https://evil.test&landing=https://evil.test',
    '/logout?to=https://evil.test',
    '/docs//evil.test',
  ])('no request for %s is sent to another site', async url => {
    const reply = await app.inject({ url, headers: evil })
    const { location = '/' } = reply.headers
    expect(String(location)).toMatch(/^\/(?![/\\])/)
    expect(reply.headers.refresh).toBeUndefined()
  })
})
