import { beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../../../contracts/calls/index.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { resources } from '../../../../contracts/resources/index.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { callUrl } from '../../../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../../../server/platform/http/serveResource.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeAdmin, signedIn } from '../../../support/factories.ts'
import { getAs, goodPassword, linkToken } from '../../../support/registration.ts'
import { enrollSecondFactor } from '../../../support/secondFactor.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const reason = 'Asked for by the board'

let boss: string
let headers: Record<string, string>
beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
  await ctx.db.updateTable('admins').set({ is_active: false }).execute()
  boss = await makeAdmin(ctx.db, 'superadmin')
  headers = await signedIn(ctx, { adminId: boss, role: 'superadmin' })
})

const act = (path: string, body: object = {}, as = headers) => post(app, ctx, `/admin-api${path}`, body, as)
const member = (id: string) => getAs(app, ctx, `/admin-api/resources/staff/${id}`, headers)
const events = async (subject: string) => {
  const query = ctx.db.selectFrom('audit_events').select(['action', 'actor_id', 'reason', 'data'])
  return query.where('subject', '=', subject).orderBy('id').execute()
}
const emailOf = (id: string) => `${id}@staff.test`
const enter = (email: string, password: string) => post(app, ctx, '/admin-api/login', { email, password })
const choose = (token: string, password = goodPassword) =>
  post(app, ctx, '/api/user/resetPassword', { token, password })

describe('who may call', () => {
  const routeOf = {
    list: ['GET', ''],
    show: ['GET', '/:id'],
    export: ['GET', '/export'],
    create: ['POST', ''],
    edit: ['PUT', '/:id'],
    delete: ['DELETE', '/:id'],
  } as const
  const theirs = [
    ...calls
      .filter(({ access }) => access?.[0] === 'admin.restricted')
      .map(call => ({ method: call.method, url: callUrl(call) })),
    ...resources
      .filter(({ permission }) => permission === 'admin.restricted')
      .flatMap(resource =>
        resource.actions.map(action => {
          const [method, rest] = routeOf[action]
          return { method, url: resourceUrl(resource) + rest }
        }),
      ),
  ]

  test('a normal administrator is refused everything of the group, a visitor asked to sign in (A55)', async () => {
    const normal = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    expect(theirs.length).toBeGreaterThan(16)
    for (const { method, url } of theirs) {
      const asked = { method, url: url.replace(':id', boss) }
      expect([url, (await app.inject({ ...asked, headers: normal })).statusCode]).toEqual([url, 403])
      const visitor = await app.inject({ ...asked, headers: clientHeaders(ctx) })
      expect([url, visitor.statusCode]).toEqual([url, 401])
    }
  })

  test('the role counts as it stands in the database, not as a token says', async () => {
    const forged = await signedIn(ctx, { adminId: await makeAdmin(ctx.db), role: 'superadmin' })
    expect(await getAs(app, ctx, '/admin-api/resources/staff', forged)).toMatchObject({ status: 403 })
  })
})

describe('the list', () => {
  const list = async (query: object) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
    return app.inject({ url: `/admin-api/resources/staff?${search}`, headers })
  }
  const ids = async (query: object) => (await list(query)).json().map(({ id }: { id: string }) => id)

  test('is filtered by state, role and second factor, searched, sorted and paged', async () => {
    const id = await makeAdmin(ctx.db)
    const enrolled = await makeAdmin(ctx.db)
    await enrollSecondFactor(app, ctx, await signedIn(ctx, { adminId: enrolled }), '/admin-api')
    await ctx.db.updateTable('admins').set({ name: 'Zoya', password_hash: null }).where('id', '=', id).execute()
    const active = { sort: ['name', 'DESC'], filter: { role: 'admin' } }
    expect((await ids(active))[0]).toBe(id)
    expect(await ids({ filter: { state: 'invited' } })).toEqual([id])
    expect(await ids({ filter: { state: 'invited', role: 'superadmin' } })).toEqual([])
    expect(await ids({ filter: { state: 'disabled', q: id } })).toEqual([])
    expect(await ids({ filter: { q: 'zoya' } })).toEqual([id])
    expect(await ids({ filter: { secondFactor: true, q: enrolled } })).toEqual([enrolled])
    expect(await ids({ filter: { secondFactor: false, q: enrolled } })).toEqual([])
    const page = await list({ sort: ['lastSignInAt', 'DESC'], range: [0, 0], filter: { q: boss } })
    expect(page.headers['content-range']).toBe('staff 0-0/1')
  })
})

describe('inviting', () => {
  const invite = (email: string, role = 'admin') =>
    act('/resources/staff', { name: 'Nisha Kapoor', email, role, reason })

  test('a link in a mail, once: the password is chosen, and the sign-in is the staff’s', async () => {
    const email = 'nisha@staff.test'
    const { status, id } = await invite(' Nisha@Staff.test ')
    expect(status).toBe(200)
    expect(await member(id)).toMatchObject({ email, role: 'admin', state: 'invited', lastSignInAt: null })
    expect(await enter(email, goodPassword)).toMatchObject({ code: 102 })
    const [mail] = await listMessages(ctx, email)
    expect(mail?.text).toContain('?for=staff')
    const token = await linkToken(ctx, email)
    expect(JSON.stringify(await ctx.db.selectFrom('invitation_links').selectAll().execute())).not.toContain(token)
    expect(await choose(token, 'short')).toMatchObject({ code: 101 })
    expect(await choose(token)).toMatchObject({ code: 100 })
    expect(await choose(token)).toMatchObject({ code: 102 })
    expect(await enter(email, goodPassword)).toMatchObject({ code: 100, token: expect.any(String) })
    expect(await member(id)).toMatchObject({ state: 'active', lastSignInAt: expect.any(String), openSessions: 1 })
    expect((await events(id)).map(({ action }) => action)).toEqual([
      'staff.invited',
      'session.refused',
      'password.reset',
    ])
    expect((await events(id))[0]).toMatchObject({ actor_id: boss, reason, data: { role: 'admin' } })
  })

  test('two at once with one link: one password is set', async () => {
    await invite('once@staff.test')
    const token = await linkToken(ctx, 'once@staff.test')
    const both = await Promise.all([choose(token), choose(token, 'nine green lanterns')])
    expect(both.map(({ code }) => code).sort((a, b) => Number(a) - Number(b))).toEqual([100, 102])
  })

  test('an invitation ends after seven days, a link for a new password after an hour', async () => {
    const { id } = await invite('late@staff.test')
    const first = await linkToken(ctx, 'late@staff.test')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.inviteMs + 1_000 })
    expect(await choose(first)).toMatchObject({ code: 102 })
    vi.useRealTimers()
    expect(await act(`/staff/${id}/password-link`, { reason })).toMatchObject({ status: 200 })
    expect(await choose(await linkToken(ctx, 'late@staff.test'))).toMatchObject({ code: 100 })
    await act(`/staff/${id}/password-link`, { reason })
    const later = await linkToken(ctx, 'late@staff.test')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.resetLinkMs + 1_000 })
    expect(await choose(later)).toMatchObject({ code: 102 })
    vi.useRealTimers()
  })

  test('an address of staff is refused at its field, in any letter case; a reason is needed', async () => {
    await invite('twice@staff.test')
    const again = await invite('TWICE@staff.test')
    expect(again).toMatchObject({ status: 409, error: { fields: [{ field: 'email' }] } })
    const short = await act('/resources/staff', { name: 'N', email: 'n@staff.test', role: 'admin', reason: 'why' })
    expect(short).toMatchObject({ status: 400, error: { fields: [{ field: 'reason' }] } })
  })

  test('a customer’s link opens no staff account and the other way round', async () => {
    const { id } = await invite('apart@staff.test')
    const row = await ctx.db.selectFrom('invitations').selectAll().where('subject', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ kind: 'staffPassword', user_id: null, state: 'waiting' })
    const token = await linkToken(ctx, 'apart@staff.test')
    expect(await post(app, ctx, '/api/subUser/verifyEmail', { token, password: goodPassword })).toMatchObject({
      code: 102,
    })
  })
})

describe('changing', () => {
  test('a role: with its reason in the log, and the sessions end', async () => {
    const id = await makeAdmin(ctx.db)
    const theirs = await signedIn(ctx, { adminId: id })
    expect(await act(`/staff/${id}/role`, { role: 'superadmin', reason })).toMatchObject({ status: 200 })
    expect(await member(id)).toMatchObject({ role: 'superadmin', openSessions: 0 })
    expect(await getAs(app, ctx, '/admin-api/profile', theirs)).toMatchObject({ status: 401 })
    expect(await events(id)).toEqual([
      {
        action: 'staff.roleChanged',
        actor_id: boss,
        reason,
        data: { before: { role: 'admin' }, after: { role: 'superadmin' } },
      },
    ])
    const again = await act(`/staff/${id}/role`, { role: 'superadmin', reason })
    expect(again.status).toBe(200)
    expect(await events(id)).toHaveLength(1)
  })

  test('disabling ends sessions within five seconds, and the links; enabling lets them in again', async () => {
    const id = await makeAdmin(ctx.db)
    const password_hash = await hashPassword(goodPassword)
    await ctx.db.updateTable('admins').set({ password_hash }).where('id', '=', id).execute()
    const theirs = await signedIn(ctx, { adminId: id })
    expect(await getAs(app, ctx, '/admin-api/profile', theirs)).toMatchObject({ status: 200 })
    await act(`/staff/${id}/password-link`, { reason })
    const token = await linkToken(ctx, emailOf(id))
    expect(await act(`/staff/${id}/active`, { active: false, reason })).toMatchObject({ status: 200 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
    expect(await getAs(app, ctx, '/admin-api/profile', theirs)).toMatchObject({ status: 401 })
    vi.useRealTimers()
    expect(await enter(emailOf(id), goodPassword)).toMatchObject({ code: 102 })
    expect(await act(`/staff/${id}/password-link`, { reason })).toMatchObject({ status: 409 })
    expect(await act(`/staff/${id}/active`, { active: true, reason })).toMatchObject({ status: 200 })
    expect(await choose(token)).toMatchObject({ code: 102 })
    expect(await enter(emailOf(id), goodPassword)).toMatchObject({ code: 100 })
    expect((await events(id)).map(({ action }) => action)).toContain('staff.disabled')
  })

  test('a link that was asked for before is no way in for somebody disabled', async () => {
    const id = await makeAdmin(ctx.db)
    await act(`/staff/${id}/password-link`, { reason })
    const token = await linkToken(ctx, emailOf(id))
    await ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', id).execute()
    expect(await choose(token)).toMatchObject({ code: 102 })
  })

  test('a colleague’s second factor, not one’s own', async () => {
    const id = await makeAdmin(ctx.db)
    await enrollSecondFactor(app, ctx, await signedIn(ctx, { adminId: id }), '/admin-api')
    expect(await member(id)).toMatchObject({ secondFactor: true })
    expect(await act(`/staff/${id}/second-factor/reset`, { reason })).toMatchObject({ status: 200 })
    expect(await member(id)).toMatchObject({ secondFactor: false })
    expect(await act(`/staff/${id}/second-factor/reset`, { reason })).toMatchObject({ status: 404 })
    expect(await act(`/staff/${boss}/second-factor/reset`, { reason })).toMatchObject({ status: 409 })
    const { audit } = await member(id)
    expect(audit[0]).toMatchObject({ action: 'secondFactor.reset', actor: 'Meera Iyer', reason })
  })

  test('nobody is nobody', async () => {
    for (const [path, body] of [
      ['role', { role: 'admin', reason }],
      ['active', { active: false, reason }],
      ['password-link', { reason }],
      ['second-factor/reset', { reason }],
      ['sessions/revoke', { reason }],
    ] as const)
      expect([path, (await act(`/staff/adm_none/${path}`, body)).status]).toEqual([path, 404])
    expect(await member('adm_none')).toMatchObject({ status: 404 })
  })
})

describe('the last super-admin', () => {
  const superadmins = async () => {
    const query = ctx.db
      .selectFrom('admins')
      .select('id')
      .where('role', '=', 'superadmin')
      .where('is_active', '=', true)
    return (await query.execute()).map(({ id }) => id)
  }

  test('nobody takes their own way in away', async () => {
    await makeAdmin(ctx.db, 'superadmin')
    expect(await act(`/staff/${boss}/active`, { active: false, reason })).toMatchObject({ status: 409 })
    expect(await act(`/staff/${boss}/role`, { role: 'admin', reason })).toMatchObject({ status: 409 })
    expect(await superadmins()).toContain(boss)
  })

  test.each([
    ['disabled', 'active', { active: false, reason }],
    ['demoted', 'role', { role: 'admin', reason }],
  ] as const)('two who have each other %s at once: one stays', async (_, path, body) => {
    const other = await makeAdmin(ctx.db, 'superadmin')
    const theirs = await signedIn(ctx, { adminId: other, role: 'superadmin' })
    // Both are known to the server already: it is the lock that decides.
    for (const as of [headers, theirs])
      expect((await getAs(app, ctx, '/admin-api/resources/staff', as)).status).toBe(200)
    const both = await Promise.all([act(`/staff/${other}/${path}`, body), act(`/staff/${boss}/${path}`, body, theirs)])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403])
    expect(await superadmins()).toHaveLength(1)
  })

  test('many at once: whoever acts stays, and one is always left', async () => {
    const others = await Promise.all([0, 1, 2, 3].map(() => makeAdmin(ctx.db, 'superadmin')))
    const all = [boss, ...others]
    const signed = await Promise.all(all.map(adminId => signedIn(ctx, { adminId, role: 'superadmin' })))
    await Promise.all(signed.map(as => getAs(app, ctx, '/admin-api/resources/staff', as)))
    const tries = signed.flatMap((as, index) =>
      all.filter(id => id !== all[index]).map(id => act(`/staff/${id}/active`, { active: false, reason }, as)),
    )
    await Promise.all(tries)
    expect(await superadmins()).toHaveLength(1)
  })

  test('somebody invited who has chosen no password yet can go too: whoever acts stays', async () => {
    const { id } = await act('/resources/staff', {
      name: 'Arjun',
      email: `a${Date.now()}@staff.test`,
      role: 'superadmin',
      reason,
    })
    const other = await makeAdmin(ctx.db, 'superadmin')
    const theirs = await signedIn(ctx, { adminId: other, role: 'superadmin' })
    expect(await act(`/staff/${boss}/active`, { active: false, reason }, theirs)).toMatchObject({ status: 200 })
    expect(await superadmins()).toEqual(expect.arrayContaining([id, other]))
    expect(await act(`/staff/${id}/active`, { active: false, reason }, theirs)).toMatchObject({ status: 200 })
    expect(await act(`/staff/${other}/role`, { role: 'admin', reason }, theirs)).toMatchObject({ status: 409 })
  })
})
