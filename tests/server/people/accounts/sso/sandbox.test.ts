import { beforeEach, describe, expect, test } from 'vitest'
import { ssoServer } from '../../../../../contracts/messages/en/sso.ts'
import { issuerOf } from '../../../../../server/people/accounts/sso/connection.ts'
import { SANDBOX_SSO, sandboxIssuerUrl } from '../../../../../server/people/accounts/sso/sandboxIssuer.ts'
import {
  SANDBOX_SSO_DOMAIN,
  type SandboxPerson,
  sandboxColleagues,
} from '../../../../../server/people/accounts/sso/sandboxPeople.ts'
import { insertSingleSignOn } from '../../../../../server/seed/singleSignOn.ts'
import { testApp } from '../../../../support/app.ts'
import { makeCustomer } from '../../../../support/factories.ts'
import { productionEnv } from '../../../../support/productionEnv.ts'
import { send, visitor } from './helpers.ts'

const { app, ctx } = await testApp()
const { userId } = await makeCustomer(ctx.db)
await ctx.db.transaction().execute(trx => insertSingleSignOn(ctx, trx, userId, new Date()))
beforeEach(() => ctx.db.deleteFrom('rate_windows').execute())

const host = { host: 'localhost' }
const look = (url: string, headers: Record<string, string> = host) => {
  const { pathname, search } = new URL(url, 'http://localhost')
  return app.inject({ url: pathname + search, headers })
}

/** Signs in as a person does: from the sign-in page to the issuer's, and back. */
async function come(email: string, side: 'customer' | 'staff' = 'customer') {
  const [start, finish] =
    side === 'staff' ? ['/admin-api/sso/start', '/admin-api/sso/finish'] : ['/api/sso/start', '/api/sso/finish']
  const begun = await send(app, start, side === 'staff' ? {} : { domain: SANDBOX_SSO_DOMAIN }, visitor(ctx))
  const page = await look(begun.body.url)
  const links = [...page.body.matchAll(/href="(\/sandbox\/sso\/choose[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  const link = links.find(one => new URL(one, 'http://localhost').searchParams.get('person') === email) ?? ''
  const chosen = await look(link)
  const back = new URL(chosen.headers.location ?? '')
  const answer = Object.fromEntries(back.searchParams)
  const connection = back.pathname.split('/').at(-1)
  return send(app, finish, side === 'staff' ? answer : { ...answer, connection }, visitor(ctx, begun.cookie))
}

const outcomes: Record<NonNullable<SandboxPerson['fault']>, keyof typeof ssoServer.refused> = {
  expired: 'untrusted',
  nonce: 'untrusted',
  unverified: 'unverified',
  noEmail: 'noEmail',
  down: 'down',
  denied: 'denied',
}

describe('the sandbox’s issuer', () => {
  test.each(sandboxColleagues.map(person => [person.email, person] as const))(
    'signs in %s, or not',
    async (email, person) => {
      const { body } = await come(email)
      const isStranger = !email.endsWith(`@${SANDBOX_SSO_DOMAIN}`)
      const reason = person.fault ? outcomes[person.fault] : isStranger ? 'domain' : null
      expect(body).toMatchObject(
        reason ? { code: 102, message: ssoServer.refused[reason] } : { code: 100, isActive: true },
      )
    },
  )

  test('has the operator’s people for staff', async () => {
    const email = 'admin@satyapan.test'
    expect((await come(email, 'staff')).body).toMatchObject({ code: 102, message: ssoServer.refused.unknown })
    await ctx.db
      .insertInto('admins')
      .values({ id: 'adm_1', email, name: 'Priya Menon', password_hash: null, role: 'admin' })
      .execute()
    expect((await come(email, 'staff')).body).toMatchObject({ code: 100, token: expect.any(String) })
  })

  test('sends nobody elsewhere, and answers on this machine only', async () => {
    const begun = await send(app, '/api/sso/start', { domain: SANDBOX_SSO_DOMAIN }, visitor(ctx))
    expect((await look(begun.body.url, { host: 'evil.test' })).statusCode).toBe(403)
    for (const redirect_uri of [
      'https://evil.test/sso/a',
      `${ctx.config.PUBLIC_URL}/login`,
      'javascript:alert(1)',
      '',
    ]) {
      const url = new URL(begun.body.url)
      url.searchParams.set('redirect_uri', redirect_uri)
      expect((await look(url.href)).statusCode).toBe(400)
    }
    const other = new URL(begun.body.url)
    other.searchParams.set('client_id', 'another')
    expect((await look(other.href)).statusCode).toBe(400)
  })

  test('is listed for the sandbox page, in the reader’s language', async () => {
    const listed = (await look('/sandbox/sso', { ...host, 'accept-language': 'hi' })).json()
    expect(listed).toMatchObject({ issuer: sandboxIssuerUrl(ctx), ...SANDBOX_SSO })
    expect(listed.people).toHaveLength(sandboxColleagues.length)
    expect(listed.people[0]?.about).toBe(sandboxColleagues[0]?.about.hi)
    expect((await look('/sandbox/sso/style')).headers['content-type']).toContain('text/css')
  })

  test('does not exist in production', async () => {
    const { app: production } = await testApp(productionEnv)
    expect((await production.inject({ url: '/sandbox/sso', headers: host })).statusCode).toBe(404)
  })
})

describe('a sandbox that was seeded at another address', () => {
  const earlier = 'http://127.0.0.1:4999/sandbox/sso'
  const row = (more: object = {}) =>
    ({ issuer: earlier, client_id: SANDBOX_SSO.clientId, ...more }) as Parameters<typeof issuerOf>[1]

  test('still lets its people in', async () => {
    await ctx.db.updateTable('sso_connections').set({ issuer: earlier }).where('user_id', '=', userId).execute()
    const [colleague] = sandboxColleagues
    expect((await come(colleague?.email ?? '')).body).toMatchObject({ code: 100, isActive: true })
  })

  test('moves its own issuer only, and none in production', () => {
    expect(issuerOf(ctx, row())).toBe(sandboxIssuerUrl(ctx))
    expect(issuerOf(ctx, row({ client_id: 'another' }))).toBe(earlier)
    expect(issuerOf(ctx, row({ issuer: 'http://127.0.0.1:4999/realms/sso' }))).toBe('http://127.0.0.1:4999/realms/sso')
    const production = { config: { ...ctx.config, production: true } }
    expect(issuerOf(production, row())).toBe(earlier)
  })
})
