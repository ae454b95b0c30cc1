import { beforeEach, describe, expect, test } from 'vitest'
import { ssoServer } from '../../../../../contracts/messages/en/sso.ts'
import { tendDomains } from '../../../../../server/people/accounts/sso/domains.ts'
import { ConnectionFaultError, testClient } from '../../../../../server/people/accounts/sso/issuer.ts'
import { createIssuerFetch } from '../../../../../server/people/accounts/sso/issuerFetch.ts'
import { readConfig } from '../../../../../server/platform/config/config.ts'
import { EgressError } from '../../../../../server/platform/egress/index.ts'
import { DnsUnavailable } from '../../../../../server/platform/ports/txtRecords.ts'
import { listMessages } from '../../../../../server/sandbox/messages.ts'
import { testApp } from '../../../../support/app.ts'
import { clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { oidcIssuer } from '../../../../support/oidcIssuer.ts'
import { productionEnv } from '../../../../support/productionEnv.ts'
import { newestCode, requestCode, submitCode } from '../../../../support/signIn.ts'
import { arrive, connected, newDomain, send } from './helpers.ts'

const { app, ctx } = await testApp()
const issuer = await oidcIssuer()
const { url, clientId, clientSecret } = issuer
const values = { issuer: url, clientId, clientSecret, defaultRole: 'view', onlySso: false }
beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
  Object.assign(issuer.state, { document: {}, isDown: false, keys: undefined })
})

async function account() {
  const { userId, email } = await makeCustomer(ctx.db)
  const owner = await signedIn(ctx, { userId })
  const say = (path: string, body: object, headers: Record<string, string> = owner) =>
    send(app, `/api/account/sso${path}`, body, headers)
  const read = async () => (await app.inject({ url: '/api/account/sso', headers: owner })).json()
  return { userId, email, owner, say, read }
}

const fieldError = (field: string, message: string) => ({
  status: 400,
  body: { error: { fields: [{ field, message }] } },
})

describe('a connection', () => {
  test('is set up, tested, turned on and off, and removed, and its holder is told', async () => {
    const { say, read, email, userId } = await account()
    expect(await read()).toMatchObject({ connection: null, domains: [], people: 0 })
    const { callback } = await read()
    expect(callback).toBe(`${ctx.config.PUBLIC_URL}/sso/${ctx.vault.index('sso-connection', userId)}`)
    const saved = await say('', values)
    expect(saved).toMatchObject({ status: 200, body: { callback, connection: { issuer: url, clientId, isOn: false } } })
    expect(JSON.stringify(saved.body)).not.toContain(clientSecret)
    expect(await say('/test', { ...values, clientSecret: null })).toMatchObject({
      status: 200,
      body: { issuer: url, keys: 1 },
    })
    expect(await say('/turn', { on: true })).toMatchObject({
      status: 409,
      body: { error: { message: ssoServer.noDomain } },
    })
    const added = await say('/domains', { domain: newDomain() })
    await say(`/domains/${added.body.domains[0].id}/check`, {})
    expect((await say('/turn', { on: true })).body).toMatchObject({ connection: { isOn: true } })
    expect((await say('/turn', { on: false })).body).toMatchObject({ connection: { isOn: false } })
    expect((await say('/remove', {})).body).toMatchObject({
      callback,
      connection: null,
      domains: [{ state: 'verified' }],
    })
    expect(await say('/remove', {})).toMatchObject({ status: 404 })
    const mails = (await listMessages(ctx, email)).map(({ text }) => text.split('\n')[0])
    expect(mails).toEqual([
      'Single sign-on of your Satyapan account was removed',
      'Single sign-on of your Satyapan account is off',
      'Single sign-on of your Satyapan account is on',
      'Single sign-on of your Satyapan account was set up',
    ])
    const stored = await ctx.db.selectFrom('sso_connections').selectAll().where('user_id', '=', userId).execute()
    expect(stored).toEqual([])
  })

  test('keeps its secret for its issuer and its client only', async () => {
    const { say } = await account()
    await say('', values)
    expect(await say('', { ...values, clientSecret: null, onlySso: true })).toMatchObject({ status: 200 })
    const elsewhere = await oidcIssuer()
    for (const path of ['', '/test'])
      expect(await say(path, { ...values, issuer: elsewhere.url, clientSecret: null })).toMatchObject(
        fieldError('clientSecret', ssoServer.test.secretMissing),
      )
  })

  test('that is on is tested before it is changed', async () => {
    const { say } = await connected({ app, ctx }, issuer)
    expect(await say('', { ...values, clientSecret: 'another' })).toMatchObject(
      fieldError('clientSecret', ssoServer.test.client),
    )
    issuer.state.isDown = true
    expect(await say('', values)).toMatchObject({ status: 503, body: { error: { message: ssoServer.test.down } } })
  })

  test.each<[string, object, keyof typeof ssoServer.test]>([
    ['another issuer', { issuer: 'https://other.test' }, 'other'],
    ['every tenant', { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' }, 'other'],
    ['no token endpoint', { token_endpoint: undefined }, 'incomplete'],
    ['a script for a page', { authorization_endpoint: 'javascript:alert(1)' }, 'incomplete'],
  ])('to an issuer whose document names %s is refused', async (_, document, why) => {
    const { say } = await account()
    issuer.state.document = document as Record<string, unknown>
    expect(await say('/test', values)).toMatchObject(fieldError('issuer', ssoServer.test[why]))
  })

  test('to an issuer without keys, or that is no issuer, is refused', async () => {
    const { say } = await account()
    issuer.state.keys = []
    expect(await say('/test', values)).toMatchObject(fieldError('issuer', ssoServer.test.noKeys))
    expect(await say('/test', { ...values, issuer: `${url}/nothing` })).toMatchObject(
      fieldError('issuer', ssoServer.test.noDocument),
    )
    for (const typed of [
      'login.example.com',
      'ftp://login.example.com',
      `${url}/.well-known/openid-configuration`,
      `${url}?a=1`,
    ])
      expect(await say('/test', { ...values, issuer: typed })).toMatchObject(fieldError('issuer', ssoServer.test.form))
  })

  test('gives a role that its maker may give, and never the holder’s', async () => {
    const { say } = await account()
    for (const role of ['customer', 'superadmin', 'unknown'])
      expect(await say('', { ...values, defaultRole: role })).toMatchObject({
        status: 400,
        body: { error: { fields: [{ field: 'defaultRole' }] } },
      })
  })

  test('is the holder’s to change: not of secondary users, not of another account, not of a visitor', async () => {
    const { say, userId } = await account()
    const manager = await signedIn(ctx, { userId, subUserId: await makeSubUser(ctx.db, userId, 'manager') })
    expect(await say('', values, manager)).toMatchObject({ status: 403 })
    expect((await app.inject({ url: '/api/account/sso', headers: manager })).statusCode).toBe(403)
    expect(await say('', values, clientHeaders(ctx))).toMatchObject({ status: 401 })
    const other = await account()
    const { domains } = (await say('/domains', { domain: newDomain() })).body
    for (const path of ['check', 'remove'])
      expect(await other.say(`/domains/${domains[0].id}/${path}`, {})).toMatchObject({ status: 404 })
    expect(await other.read()).toMatchObject({ domains: [] })
  })

  test('ends with its sessions', async () => {
    const one = await connected({ app, ctx }, issuer)
    const { body } = await arrive({ app, ctx }, issuer, one, { claims: { email: `nisha@${one.domain}` } })
    const headers = { ...clientHeaders(ctx), authorization: `Bearer ${body.token}` }
    const look = async () => (await app.inject({ url: '/api/roles', headers })).statusCode
    await one.say('/turn', { on: false })
    const [session] = await ctx.db
      .selectFrom('sessions')
      .select('revoked_reason')
      .where('sso', '=', one.connection)
      .execute()
    expect(session).toEqual({ revoked_reason: 'single sign-on turned off' })
    expect(await look()).toBe(401)
  })
})

describe('“only single sign-on”', () => {
  test('ends and refuses the team’s other ways, and leaves the holder’s alone', async () => {
    const one = await connected({ app, ctx }, issuer)
    const sub = await makeSubUser(ctx.db, one.userId)
    await signedIn(ctx, { userId: one.userId, subUserId: sub })
    await one.say('', { ...values, clientSecret: null, onlySso: true })
    const [session] = await ctx.db
      .selectFrom('sessions')
      .select('revoked_reason')
      .where('sub_user_id', '=', sub)
      .execute()
    expect(session).toEqual({ revoked_reason: 'single sign-on only' })
    const enter = async (email: string) => {
      await requestCode(app, ctx, email)
      return submitCode(app, ctx, email, await newestCode(ctx, email))
    }
    expect(await enter(`${sub}@customer.test`)).toEqual({ status: 200, code: 102, message: ssoServer.refused.only })
    expect(await enter(one.email)).toMatchObject({ code: 100, isActive: true })
    const reply = await arrive({ app, ctx }, issuer, one, { claims: { email: `nisha@${one.domain}` } })
    expect(reply.body).toMatchObject({ code: 100, isActive: true })
    await one.say('/turn', { on: false })
    expect(await enter(`${sub}@customer.test`)).toMatchObject({ code: 100, isActive: true })
  })
})

describe('a domain', () => {
  test('of mailboxes for everybody, or that is none, is refused', async () => {
    const { say } = await account()
    for (const domain of ['gmail.com', 'outlook.com', 'rediffmail.com', 'mailinator.com'])
      expect(await say('/domains', { domain })).toMatchObject(fieldError('domain', ssoServer.domain.public))
    for (const domain of ['localhost', '10.0.0.1', 'https://example.com', 'a b.com'])
      expect(await say('/domains', { domain })).toMatchObject(fieldError('domain', ssoServer.domain.invalid))
  })

  test('is proven by its record, once for all accounts', async () => {
    const [one, two] = [await account(), await account()]
    const domain = newDomain()
    const [first, second] = [await one.say('/domains', { domain }), await two.say('/domains', { domain: `@${domain}` })]
    expect(first.body.domains[0]).toMatchObject({
      domain,
      state: 'waiting',
      record: { name: `_satyapan-sso.${domain}`, value: expect.stringMatching(/^satyapan-sso=/) },
    })
    expect(await one.say('/domains', { domain })).toMatchObject({ status: 409 })
    // The sandbox's DNS has the newest proof, which is the second account's.
    const other = await one.say(`/domains/${first.body.domains[0].id}/check`, {})
    expect(other.body).toMatchObject({ state: 'waiting', answer: 'otherValue' })
    const proven = await two.say(`/domains/${second.body.domains[0].id}/check`, {})
    expect(proven.body).toMatchObject({ state: 'verified', answer: 'found' })
    const third = await account()
    expect(await third.say('/domains', { domain })).toMatchObject({
      status: 409,
      body: { error: { fields: [{ field: 'domain', message: ssoServer.domain.taken }] } },
    })
    await two.say(`/domains/${second.body.domains[0].id}/remove`, {})
    const again = await one.say(`/domains/${first.body.domains[0].id}/check`, {})
    expect(again.body).toMatchObject({ state: 'verified' })
  })

  test('whose record is gone is lost after three looks, and the holder is told; silence changes nothing', async () => {
    const one = await connected({ app, ctx }, issuer)
    const look = async (of: () => Promise<string[]>) => {
      await ctx.db
        .updateTable('sso_domains')
        .set({ check_at: new Date(0) })
        .where('domain', '=', one.domain)
        .execute()
      await tendDomains(ctx, { of }, new Date(1))
      const query = ctx.db.selectFrom('sso_domains').select(['state', 'answer']).where('domain', '=', one.domain)
      return query.executeTakeFirst()
    }
    const silent = () => Promise.reject(new DnsUnavailable('no answer'))
    for (let index = 0; index < 4; index++)
      expect(await look(silent)).toEqual({ state: 'verified', answer: 'noAnswer' })
    const empty = async () => []
    expect(await look(empty)).toMatchObject({ state: 'verified' })
    expect(await look(empty)).toMatchObject({ state: 'verified' })
    expect(await look(empty)).toEqual({ state: 'lost', answer: 'missing' })
    expect((await listMessages(ctx, one.email))[0]?.text).toContain(one.domain)
  })
})

describe('the address of an issuer', () => {
  const config = readConfig({ ...productionEnv, DATA_DIR: ctx.config.DATA_DIR })
  const fetch = createIssuerFetch({ ...ctx, config })
  const tried = (typed: string) =>
    testClient(
      { fetch, production: true },
      { issuer: typed, clientId, clientSecret },
      'https://satyapan.test/sso/one',
    ).catch((error: unknown) => (error instanceof ConnectionFaultError ? error.fault : error))

  test.each(['http://login.example.com', 'http://127.0.0.1:8080'])('%s is no https address', async typed => {
    expect(await tried(typed)).toEqual({ field: 'issuer', why: 'form' })
  })

  test.each([
    'https://127.0.0.1',
    'https://127.0.0.1:8443/realms/a',
    'https://localhost',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]',
    'https://[::ffff:169.254.169.254]',
    'https://10.0.0.8',
    'https://0x7f000001',
  ])('%s is not asked', async typed => {
    expect(await tried(typed)).toEqual({ field: 'issuer', why: 'refused' })
  })

  test('in the sandbox is neither our own port nor a private one', async () => {
    const { say } = await account()
    for (const typed of [`http://127.0.0.1:${ctx.config.PORT}`, 'http://169.254.169.254', 'https://192.168.1.1'])
      expect(await say('/test', { ...values, issuer: typed })).toMatchObject(
        fieldError('issuer', ssoServer.test.refused),
      )
  })

  test('that its document names is checked in the same way', async () => {
    const { say } = await account()
    issuer.state.document = { jwks_uri: 'http://169.254.169.254/keys' }
    expect((await say('/test', values)).status).not.toBe(200)
    issuer.state.document = { token_endpoint: 'http://192.168.1.1/token' }
    expect(await say('/test', values)).toMatchObject(fieldError('issuer', ssoServer.test.refused))
  })

  test('of the sandbox is not answered in production', async () => {
    const request = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const
    await expect(fetch(`${config.PUBLIC_URL}/sandbox/sso/keys`, request)).rejects.toThrow(EgressError)
  })
})
