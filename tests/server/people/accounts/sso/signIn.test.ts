import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ssoServer } from '../../../../../contracts/messages/en/sso.ts'
import { ssoFlowMs } from '../../../../../contracts/people/sso.ts'
import { limits } from '../../../../../contracts/platform/limits.ts'
import { buildApp } from '../../../../../server/app/app.ts'
import { openRow, sealRow } from '../../../../../server/platform/sealing/rows.ts'
import { testApp } from '../../../../support/app.ts'
import { makeCustomer, makeSubUser, vault } from '../../../../support/factories.ts'
import { type Coming, oidcIssuer } from '../../../../support/oidcIssuer.ts'
import { arrive, type Connected, connected, newDomain, send, turnSecondFactorOn, visitor } from './helpers.ts'

const { app, ctx } = await testApp()
const issuer = await oidcIssuer()
let one: Connected
beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
  Object.assign(issuer.state, { document: {}, isDown: false, keys: undefined })
  one = await connected({ app, ctx }, issuer)
})

const words = (reason: keyof typeof ssoServer.refused) => ({ code: 102, message: ssoServer.refused[reason] })
const as = (name: string, more: Coming = {}): Coming => ({
  ...more,
  claims: { email: `${name}@${one.domain}`, sub: name, ...more.claims },
})
const come = (coming: Coming, change?: Parameters<typeof arrive>[4]) =>
  arrive({ app, ctx }, issuer, one, coming, change)
const claimsIn = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''))

async function team() {
  const rows = await ctx.db
    .selectFrom('sub_users')
    .select(['id', 'email', 'first_name', 'last_name', 'access', 'is_active', 'accepted_at'])
    .where('user_id', '=', one.userId)
    .orderBy('id')
    .execute()
  return rows.map(row => openRow(vault, 'sub_users', row))
}

/** Gives the account a secondary user of its domain. */
async function member(name: string, change: object = {}) {
  const id = await makeSubUser(ctx.db, one.userId, 'full')
  const { email, email_index } = sealRow(vault, 'sub_users', { id, email: `${name}@${one.domain}` }) as Record<
    string,
    string
  >
  await ctx.db
    .updateTable('sub_users')
    .set({ email, email_index, ...change })
    .where('id', '=', id)
    .execute()
  return id
}

describe('whoever comes', () => {
  test('for the first time becomes a secondary user with the role of the connection, and the second time is the same', async () => {
    const first = await come(as('nisha'))
    expect(first.body).toMatchObject({ code: 100, isActive: true })
    const [made] = await team()
    expect(made).toMatchObject({
      email: `nisha@${one.domain}`,
      first_name: 'Nisha',
      last_name: 'Verma',
      access: 'view',
    })
    expect(claimsIn(first.body.token)).toMatchObject({ id: one.userId, subUserId: made?.id, role: 'subUser' })
    const second = await come(as('nisha'))
    expect(claimsIn(second.body.token)).toMatchObject({ subUserId: made?.id })
    expect(await team()).toHaveLength(1)
    const session = await ctx.db
      .selectFrom('sessions')
      .select('sso')
      .where('sub_user_id', '=', made?.id ?? '')
      .execute()
    expect(session).toEqual([{ sso: one.connection }, { sso: one.connection }])
    const listed = await app.inject({ url: '/api/resources/sub-users', headers: one.owner })
    expect(listed.json()).toMatchObject([{ sso: true, status: 'active' }])
  })

  test('is matched by the verified address, and afterwards by the subject, whatever the address is then', async () => {
    const id = await member('farhan')
    expect(claimsIn((await come(as('farhan', { claims: { sub: 's' } }))).body.token)).toMatchObject({ subUserId: id })
    const renamed = await come(as('farhan.q', { claims: { sub: 's' } }))
    expect(claimsIn(renamed.body.token)).toMatchObject({ subUserId: id })
  })

  test('under an address that was another person’s is refused, until the user was disabled and enabled', async () => {
    const id = await member('desk')
    await come(as('desk', { claims: { sub: 'old' } }))
    expect((await come(as('desk', { claims: { sub: 'new' } }))).body).toEqual(words('otherPerson'))
    for (const isActive of [false, true])
      await app.inject({
        method: 'PUT',
        url: `/api/resources/sub-users/${id}`,
        headers: one.owner,
        payload: { isActive },
      })
    expect((await come(as('desk', { claims: { sub: 'new' } }))).body).toMatchObject({ code: 100, isActive: true })
  })

  test('after an invitation joins with its role', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/resources/sub-users',
      headers: one.owner,
      payload: { firstName: 'Karthik', lastName: 'Nair', email: `karthik@${one.domain}`, access: 'manager' },
    })
    expect((await come(as('karthik'))).body).toMatchObject({ code: 100, isActive: true })
    expect(await team()).toMatchObject([{ access: 'manager', first_name: 'Karthik', accepted_at: expect.any(String) }])
  })

  test('with a second factor of ours is asked for it', async () => {
    const id = await member('farhan')
    await turnSecondFactorOn(ctx, id, { sub_user_id: id, user_id: one.userId })
    const reply = await come(as('farhan', { claims: { amr: ['mfa'] } }))
    expect(reply.body).toMatchObject({ code: 100, secondFactor: true, challenge: expect.any(String) })
    expect(reply.body.token).toBeUndefined()
  })

  test('without an address in the token is asked for at the userinfo endpoint', async () => {
    issuer.state.document = { userinfo_endpoint: `${issuer.url}/userinfo` }
    const email = `thin@${one.domain}`
    const coming = { claims: { sub: 'thin' }, without: ['email', 'email_verified'] }
    const reply = await come({ ...coming, userinfo: { sub: 'thin', email, email_verified: true } })
    expect(reply.body).toMatchObject({ code: 100, isActive: true })
    const swapped = await come({ ...coming, userinfo: { sub: 'someone-else', email, email_verified: true } })
    expect(swapped.body).toEqual(words('untrusted'))
  })

  test('disabled gets no tokens, and stays disabled', async () => {
    await member('gone', { is_active: false })
    const reply = await come(as('gone'))
    expect(reply.body).toMatchObject({ code: 100, isActive: false })
    expect(reply.body.token).toBeUndefined()
    expect(await team()).toMatchObject([{ is_active: false }])
  })

  test('is refused when the team is full', async () => {
    for (let index = 0; index < limits.subUsers; index++) await makeSubUser(ctx.db, one.userId)
    expect((await come(as('late'))).body).toEqual(words('full'))
    expect(await team()).toHaveLength(limits.subUsers)
  })
})

describe('nobody comes in', () => {
  test('as the account’s holder, or as somebody of another account', async () => {
    const other = await makeCustomer(ctx.db)
    for (const userId of [one.userId, other.userId]) {
      const sealed = sealRow(vault, 'users', { id: userId, email: `boss-${userId}@${one.domain}` }) as Record<
        string,
        string
      >
      const { email = '', email_index = null } = sealed
      await ctx.db.updateTable('users').set({ email, email_index }).where('id', '=', userId).execute()
      const reply = await come(as('', { claims: { email: `boss-${userId}@${one.domain}`, sub: userId } }))
      expect(reply.body).toEqual(words('unknown'))
    }
    expect(await team()).toEqual([])
  })

  test.each<[string, Coming, keyof typeof ssoServer.refused]>([
    ['has expired', { claims: { exp: 1_000_000, iat: 999_000 } }, 'untrusted'],
    ['is for another client', { claims: { aud: 'another' } }, 'untrusted'],
    ['names another authorized party', { claims: { aud: ['satyapan', 'another'], azp: 'another' } }, 'untrusted'],
    ['is from another issuer', { claims: { iss: 'https://evil.test' } }, 'untrusted'],
    ['has another nonce', { claims: { nonce: 'of-another-sign-in' } }, 'untrusted'],
    ['has no nonce', { without: ['nonce'] }, 'untrusted'],
    ['is signed with another key', { sign: 'wrongKey' }, 'untrusted'],
    ['is not signed', { sign: 'none' }, 'untrusted'],
    ['is signed with the client’s secret', { sign: 'hs256' }, 'untrusted'],
    ['has no address', { without: ['email'] }, 'noEmail'],
    ['has an address that is not one', { claims: { email: 'nobody' } }, 'noEmail'],
    ['says that the address is not verified', { claims: { email_verified: false } }, 'unverified'],
    ['says nothing about the address', { without: ['email_verified'] }, 'unverified'],
    ['says so in a text', { claims: { email_verified: 'true' } }, 'unverified'],
    ['has an address of another domain', { claims: { email: 'visitor@elsewhere.test' } }, 'domain'],
  ])('whose token %s', async (_, coming, reason) => {
    const reply = await come(as('nisha', coming))
    expect(reply).toMatchObject({ status: 200, body: words(reason) })
    expect(reply.body.token).toBeUndefined()
    expect(await team()).toEqual([])
    const [refused] = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'data', 'user_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(refused).toMatchObject({
      action: 'session.refused',
      user_id: one.userId,
      data: { audience: 'customer', why: `single sign-on: ${reason}` },
    })
  })

  test.each<[string, Coming['token'], keyof typeof ssoServer.refused]>([
    ['fails', { status: 503, body: 'out of order' }, 'down'],
    ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }, 'expired'],
    ['does not know us', { status: 401, body: { error: 'invalid_client' } }, 'misconfigured'],
    ['gives no ID token', { status: 200, body: { access_token: 'a', token_type: 'Bearer' } }, 'untrusted'],
  ])('if the issuer %s', async (_, token, reason) => {
    expect((await come(as('nisha', { ...(token && { token }) }))).body).toEqual(words(reason))
  })

  test('if the issuer is down, or the person has declined', async () => {
    const begun = await send(app, '/api/sso/start', { domain: one.domain }, visitor(ctx))
    const answer = { ...issuer.comeBack(begun.body.url, as('nisha')), connection: one.connection }
    issuer.state.isDown = true
    expect((await send(app, '/api/sso/finish', answer, visitor(ctx, begun.cookie))).body).toEqual(words('down'))
    const start = await send(app, '/api/sso/start', { domain: one.domain }, visitor(ctx))
    expect(start).toMatchObject({ status: 503, body: { error: { message: ssoServer.refused.down } } })
    issuer.state.isDown = false
    const declined = await come(as('nisha'), { body: { code: null, error: 'access_denied' } })
    expect(declined.body).toEqual(words('denied'))
  })

  test('with an answer that names another issuer, or none where the issuer promises one', async () => {
    expect((await come(as('nisha'), { body: { iss: 'https://evil.test' } })).body).toEqual(words('untrusted'))
    issuer.state.document = { authorization_response_iss_parameter_supported: true }
    expect((await come(as('nisha'), { body: { iss: null } })).body).toEqual(words('untrusted'))
  })
})

describe('a sign-in on its way', () => {
  test('counts once', async () => {
    const first = await come(as('nisha'))
    expect(first.cookie).toMatch(/^sso=; Max-Age=0;/)
    const again = await send(app, '/api/sso/finish', first.handedOver, first.headers)
    expect(again.body).toEqual(words('expired'))
  })

  test('belongs to the browser that began it', async () => {
    expect(await come(as('nisha'), { cookie: 'sso=' })).toMatchObject({ body: words('expired') })
    expect(await come(as('nisha'), { cookie: 'sso=s2.AAAAAAAA.made-up' })).toMatchObject({ body: words('expired') })
    const other = await send(app, '/api/sso/start', { domain: one.domain }, visitor(ctx))
    expect(await come(as('nisha'), { cookie: other.cookie ?? '' })).toMatchObject({ body: words('expired') })
    const cookie = other.cookie ?? ''
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(new URL(other.body.url).searchParams.get('state'))
  })

  test('ends after ten minutes', async () => {
    const begun = await send(app, '/api/sso/start', { domain: one.domain }, visitor(ctx))
    const answer = { ...issuer.comeBack(begun.body.url, as('nisha')), connection: one.connection }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ssoFlowMs + 1_000 })
    const late = await send(app, '/api/sso/finish', answer, visitor(ctx, begun.cookie))
    vi.useRealTimers()
    expect(late.body).toEqual(words('expired'))
  })

  test('does not end at the page of another connection, nor at that of staff', async () => {
    const other = await connected({ app, ctx }, issuer)
    expect((await come(as('nisha'), { body: { connection: other.connection } })).body).toEqual(words('expired'))
    const begun = await send(app, '/api/sso/start', { domain: one.domain }, visitor(ctx))
    const { state, code, iss } = issuer.comeBack(begun.body.url, as('nisha'))
    const staff = await send(app, '/admin-api/sso/finish', { state, code, iss }, visitor(ctx, begun.cookie))
    expect(staff.body).toEqual(words('expired'))
  })

  test('ends for a connection that is turned off, or a domain that is removed, meanwhile', async () => {
    const begin = async () => {
      const begun = await send(app, '/api/sso/start', { domain: one.domain }, visitor(ctx))
      return { ...begun, answer: { ...issuer.comeBack(begun.body.url, as('nisha')), connection: one.connection } }
    }
    const [first, second] = [await begin(), await begin()]
    await ctx.db.updateTable('sso_domains').set({ state: 'lost' }).where('domain', '=', one.domain).execute()
    expect((await send(app, '/api/sso/finish', first.answer, visitor(ctx, first.cookie))).body).toEqual(words('domain'))
    await one.say('/turn', { on: false })
    expect((await send(app, '/api/sso/finish', second.answer, visitor(ctx, second.cookie))).body).toEqual(words('off'))
  })

  test('that began on one node ends on another', async () => {
    const back = await buildApp({ ...ctx })
    const reply = await arrive({ app, ctx, back }, issuer, one, as('nisha'))
    expect(reply.body).toMatchObject({ code: 100, isActive: true })
    await back.close()
  })

  test('sends the browser to the issuer with a code challenge, a state and a nonce, and says nothing about a person', async () => {
    const { body } = await send(app, '/api/sso/start', { domain: `${one.domain.toUpperCase()}` }, visitor(ctx))
    const { origin, searchParams } = new URL(body.url)
    expect(origin).toBe(issuer.url)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'satyapan',
      response_type: 'code',
      redirect_uri: `${ctx.config.PUBLIC_URL}/sso/${one.connection}`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })
})

test('a domain is offered single sign-on while its connection is on, whoever asks', async () => {
  const ask = async (domain: string) => (await send(app, '/api/sso/find', { domain }, visitor(ctx))).body
  expect(await ask(one.domain)).toEqual({ offered: true })
  for (const other of [newDomain(), `sub.${one.domain}`, 'not a domain', '127.0.0.1'])
    expect(await ask(other)).toEqual({ offered: false })
  await one.say('/turn', { on: false })
  expect(await ask(one.domain)).toEqual({ offered: false })
  expect(await send(app, '/api/sso/start', { domain: one.domain }, visitor(ctx))).toMatchObject({ status: 404 })
})
