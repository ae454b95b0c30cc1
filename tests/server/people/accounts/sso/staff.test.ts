import { beforeEach, describe, expect, test } from 'vitest'
import { ssoServer } from '../../../../../contracts/messages/en/sso.ts'
import { hashPassword } from '../../../../../server/people/accounts/passwords.ts'
import { readConfig } from '../../../../../server/platform/config/config.ts'
import { testApp } from '../../../../support/app.ts'
import { clientHeaders, makeAdmin, signedIn } from '../../../../support/factories.ts'
import { type Coming, oidcIssuer } from '../../../../support/oidcIssuer.ts'
import { goodPassword } from '../../../../support/registration.ts'
import { post } from '../../../../support/signIn.ts'
import { send, turnSecondFactorOn, visitor } from './helpers.ts'

const issuer = await oidcIssuer()
const env = {
  STAFF_OIDC_ISSUER: issuer.url,
  STAFF_OIDC_CLIENT_ID: issuer.clientId,
  STAFF_OIDC_CLIENT_SECRET: issuer.clientSecret,
  STAFF_OIDC_MFA: 'mfa, urn:two',
}
const { app, ctx } = await testApp({ ...env, STAFF_OIDC_ONLY: '1', SECOND_FACTOR_STAFF: 'required' })
beforeEach(() => ctx.db.deleteFrom('rate_windows').execute())

const words = (reason: keyof typeof ssoServer.refused) => ({ code: 102, message: ssoServer.refused[reason] })

async function come(coming: Coming) {
  const begun = await send(app, '/admin-api/sso/start', {}, visitor(ctx))
  const answer = issuer.comeBack(begun.body.url, coming)
  return { ...(await send(app, '/admin-api/sso/finish', answer, visitor(ctx, begun.cookie))), url: begun.body.url }
}

const as = (id: string, claims: object = {}) => ({ claims: { email: `${id}@staff.test`, sub: id, ...claims } })
const claimsIn = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''))

describe('a member of staff', () => {
  test('who exists and is active comes in by the verified address, and afterwards by the subject', async () => {
    const id = await makeAdmin(ctx.db, 'support')
    const first = await come(as(id))
    expect(first.body).toMatchObject({ code: 100 })
    expect(claimsIn(first.body.token)).toMatchObject({ id, role: 'support' })
    expect(new URL(first.url).searchParams.get('redirect_uri')).toBe(`${ctx.config.PUBLIC_URL}/admin/sso`)
    const renamed = await come(as(id, { email: 'renamed@staff.test' }))
    expect(claimsIn(renamed.body.token)).toMatchObject({ id })
    const actions = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute()
    expect(actions).toEqual([{ action: 'sso.linked' }])
  })

  test('who is disabled, or does not exist, learns the same; nobody is made', async () => {
    const id = await makeAdmin(ctx.db)
    await ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', id).execute()
    const before = await ctx.db.selectFrom('admins').select('id').execute()
    expect((await come(as(id))).body).toEqual(words('unknown'))
    expect((await come(as('nobody'))).body).toEqual(words('unknown'))
    expect(await ctx.db.selectFrom('admins').select('id').execute()).toEqual(before)
  })

  test('whose address somebody else has at the issuer now is refused; so is one that is not verified', async () => {
    const id = await makeAdmin(ctx.db)
    await come(as(id))
    expect((await come(as(id, { sub: 'another' }))).body).toEqual(words('otherPerson'))
    expect((await come(as(await makeAdmin(ctx.db), { email_verified: false }))).body).toEqual(words('unverified'))
  })

  test.each([
    ['amr', { amr: ['pwd', 'mfa'] }, 200],
    ['acr', { acr: 'urn:Two' }, 200],
    ['neither', { amr: ['pwd'] }, 403],
  ])('needs no second factor of ours if the issuer has checked one, and says so by %s', async (_, claims, status) => {
    const id = await makeAdmin(ctx.db)
    const { body } = await come(as(id, claims))
    const headers = { ...clientHeaders(ctx), authorization: `Bearer ${body.token}` }
    const reply = await app.inject({ url: '/admin-api/resources/users', headers })
    expect(reply.statusCode).toBe(status)
  })

  test('with a second factor of ours is asked for it, unless the issuer has checked one', async () => {
    const id = await makeAdmin(ctx.db)
    await turnSecondFactorOn(ctx, id, { admin_id: id })
    expect((await come(as(id))).body).toMatchObject({ code: 100, secondFactor: true })
    expect((await come(as(id, { amr: ['mfa'] }))).body).toMatchObject({ code: 100, token: expect.any(String) })
  })
})

test('with STAFF_OIDC_ONLY a password is for super-admins alone', async () => {
  const enter = async (role: 'admin' | 'superadmin', password = goodPassword) => {
    const id = await makeAdmin(ctx.db, role)
    await ctx.db
      .updateTable('admins')
      .set({ password_hash: await hashPassword(goodPassword) })
      .where('id', '=', id)
      .execute()
    return post(app, ctx, '/admin-api/login', { email: `${id}@staff.test`, password })
  }
  expect(await enter('admin')).toEqual({ status: 200, ...words('staffOnly') })
  expect(await enter('superadmin')).toMatchObject({ code: 100, token: expect.any(String) })
  expect((await enter('admin', 'wrong')).message).not.toBe(ssoServer.refused.staffOnly)
})

test('an account of a customer’s connection is no member of staff, and the other way round', async () => {
  const begun = await send(app, '/admin-api/sso/start', {}, visitor(ctx))
  const answer = issuer.comeBack(begun.body.url, as(await makeAdmin(ctx.db)))
  const reply = await send(app, '/api/sso/finish', { ...answer, connection: 'staff' }, visitor(ctx, begun.cookie))
  expect(reply.body).toEqual(words('off'))
})

test('disabling a member forgets who that is at the issuer', async () => {
  const [id, boss] = [await makeAdmin(ctx.db), await makeAdmin(ctx.db, 'superadmin')]
  await come(as(id))
  const headers = await signedIn(ctx, { adminId: boss, role: 'superadmin' })
  await ctx.db.updateTable('sessions').set({ proven_at: new Date() }).where('admin_id', '=', boss).execute()
  await turnSecondFactorOn(ctx, boss, { admin_id: boss })
  const payload = { active: false, reason: 'Has left the company' }
  const reply = await app.inject({ method: 'POST', url: `/admin-api/staff/${id}/active`, headers, payload })
  expect(reply.statusCode).toBe(200)
  expect(await ctx.db.selectFrom('sso_identities').select('id').where('admin_id', '=', id).execute()).toEqual([])
})

describe('the configuration', () => {
  const problems = (more: Record<string, string>) => {
    try {
      readConfig(more)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }

  test('is whole or absent', () => {
    expect(problems({ STAFF_OIDC_ISSUER: 'https://login.example.com' })).toContain('STAFF_OIDC_CLIENT_ID: ')
    expect(problems({ STAFF_OIDC_ONLY: '1' })).toContain('STAFF_OIDC_ONLY: set STAFF_OIDC_ISSUER')
    expect(problems(env)).toBe('')
  })

  test('takes an issuer alone', () => {
    const whole = { ...env, STAFF_OIDC_ISSUER: 'https://login.example.com/.well-known/openid-configuration' }
    expect(problems(whole)).toContain('STAFF_OIDC_ISSUER: ')
  })
})
