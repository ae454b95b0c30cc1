import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { goodPassword, linkToken, newEmail, passwordSignIn } from '../../../support/registration.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const URL = '/api/resources/sub-users'
const SIGN_IN = '/api/admin/subUsersLogin'

let userId: string
let owner: Record<string, string>
let email: string
beforeEach(async () => {
  ;({ userId } = await makeCustomer(ctx.db))
  owner = await signedIn(ctx, { userId })
  email = newEmail()
  await ctx.db.deleteFrom('rate_windows').execute()
})
afterEach(() => vi.useRealTimers())

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = owner) => {
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.json() }
}
const invite = (more: object = {}) =>
  call('POST', URL, { firstName: 'Karthik', lastName: 'Nair', email, access: 'full', ...more })
const accept = (token: string) => post(app, ctx, '/api/subUser/verifyEmail', { token, password: goodPassword })
const enter = (password = goodPassword) => passwordSignIn(app, ctx, { email, password }, SIGN_IN)

describe('an invitation', () => {
  test('A115: is mailed, accepted once, and signs in as the account’s secondary user', async () => {
    const made = await invite()
    expect(made).toMatchObject({ status: 200, body: { email, status: 'invited', access: 'full' } })
    expect(await enter()).toMatchObject({ code: 102 })
    const token = await linkToken(ctx, email)
    expect(await post(app, ctx, '/api/subUser/verifyEmail', { token, password: 'short' })).toMatchObject({ code: 101 })
    expect(await accept(token)).toMatchObject({ status: 200, code: 100 })
    expect(await accept(token)).toMatchObject({ status: 200, code: 102 })
    const reply = await enter()
    const claims = JSON.parse(atob(reply.token.split('.')[1]))
    expect(claims).toMatchObject({ id: userId, subUserId: made.body.id, role: 'subUser' })
    expect((await call('GET', `${URL}/${made.body.id}`)).body).toMatchObject({ status: 'active' })
  })

  test('ends after seven days; a second one ends the first', async () => {
    await invite()
    const first = await linkToken(ctx, email)
    expect(await invite({ access: 'view' })).toMatchObject({ status: 200, body: { access: 'view' } })
    expect(await accept(first)).toMatchObject({ code: 102 })
    const second = await linkToken(ctx, email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.inviteMs + 1_000 })
    expect(await accept(second)).toMatchObject({ code: 102 })
  })

  test('does not tell the inviter that an address has an account: its holder reads it', async () => {
    const known = await makeCustomer(ctx.db)
    const fresh = await invite()
    const taken = await invite({ email: known.email })
    const alike = { id: '', email: '', createdAt: '' }
    expect({ ...taken.body, ...alike }).toEqual({ ...fresh.body, ...alike })
    expect(await linkToken(ctx, known.email)).toBe('')
    expect((await listMessages(ctx, known.email))[0]?.text).toContain('already has its own account')
  })

  test('two accounts may invite one address; whoever is accepted first has it', async () => {
    await invite()
    const first = await linkToken(ctx, email)
    owner = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
    expect(await invite()).toMatchObject({ status: 200 })
    const second = await linkToken(ctx, email)
    expect(await accept(second)).toMatchObject({ code: 100 })
    expect(await accept(first)).toMatchObject({ code: 102 })
  })

  test('to an address that has joined is a conflict', async () => {
    await invite()
    await accept(await linkToken(ctx, email))
    expect(await invite()).toMatchObject({ status: 409 })
  })

  test.each([
    ['who is disabled since', { isActive: false }, 102],
    ['whose role gives no invitations any more', { access: 'full' }, 102],
    ['whose role is what it was', {}, 100],
  ])('of a manager %s', async (_, change, code) => {
    const manager = await makeSubUser(ctx.db, userId, 'manager')
    const theirs = await signedIn(ctx, { userId, subUserId: manager })
    const body = { firstName: 'Karthik', lastName: 'Nair', email, access: 'view' }
    const made = await call('POST', URL, body, theirs)
    await call('PUT', `${URL}/${manager}`, change)
    expect(await accept(await linkToken(ctx, email))).toMatchObject({ code })
    expect((await call('GET', `${URL}/${made.body.id}`)).body.status).toBe(code === 100 ? 'active' : 'invited')
  })

  test('of a manager who is disabled since holds if the account’s holder gave the role again', async () => {
    const manager = await makeSubUser(ctx.db, userId, 'manager')
    const theirs = await signedIn(ctx, { userId, subUserId: manager })
    const body = { firstName: 'Karthik', lastName: 'Nair', email, access: 'view' }
    const made = await call('POST', URL, body, theirs)
    await call('PUT', `${URL}/${manager}`, { isActive: false })
    expect(await call('PUT', `${URL}/${made.body.id}`, { access: 'full' })).toMatchObject({ status: 200 })
    expect(await accept(await linkToken(ctx, email))).toMatchObject({ code: 100 })
  })

  test.each([{ email: 'nobody' }, { access: 'all' }, { firstName: 'A\r\nBcc: b@c.test' }])(
    '%j is refused',
    async wrong => {
      expect(await invite(wrong)).toMatchObject({ status: 400 })
    },
  )
})

describe('what a secondary user may do', () => {
  const member = async (access: 'full' | 'view') => {
    const subUserId = await makeSubUser(ctx.db, userId)
    await ctx.db.updateTable('sub_users').set({ access }).where('id', '=', subUserId).execute()
    return { subUserId, headers: await signedIn(ctx, { userId, subUserId }) }
  }
  const check = { input: { pan: 'AAACZ1000A' }, consent: true, purpose: 'other' }

  test('`full` checks; `view` reads, and signs out', async () => {
    const full = await member('full')
    const view = await member('view')
    expect(await call('POST', '/api/resources/pan-check', check, full.headers)).toMatchObject({ status: 200 })
    expect(await call('POST', '/api/resources/pan-check', check, view.headers)).toMatchObject({ status: 403 })
    expect(await call('GET', '/api/resources/pan-check', undefined, view.headers)).toMatchObject({ status: 200 })
    // The profile says which of them it is, so that nothing is offered that is refused.
    for (const [one, viewOnly] of [
      [full, false],
      [view, true],
    ] as const) {
      const own = await call('GET', `/api/user/subUserDetails/${one.subUserId}`, undefined, one.headers)
      expect(own).toMatchObject({ status: 200, body: { result: { viewOnly } } })
    }
    expect(await call('POST', '/api/session/end', { everywhere: false }, view.headers)).toMatchObject({ status: 200 })
  })

  test('none of them sees or invites others', async () => {
    const { headers } = await member('full')
    expect(await call('GET', URL, undefined, headers)).toMatchObject({ status: 403 })
    expect(await call('POST', URL, { firstName: 'A', lastName: 'B', email, access: 'full' }, headers)).toMatchObject({
      status: 403,
    })
  })

  test('disabling ends the sessions within five seconds, and the way in; enabling opens it again', async () => {
    await invite()
    await accept(await linkToken(ctx, email))
    const { token, refreshToken } = await enter()
    const [row] = (await call('GET', URL)).body
    expect(await call('DELETE', `${URL}/${row.id}`)).toMatchObject({ status: 200, body: { status: 'disabled' } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
    const headers = { ...owner, authorization: `Bearer ${token}` }
    expect(await call('GET', `/api/user/subUserDetails/${row.id}`, undefined, headers)).toMatchObject({ status: 401 })
    const again = await post(app, ctx, '/api/subUser/authenticate', { subUserId: row.id, token: refreshToken })
    expect(again).toMatchObject({ status: 401 })
    expect(await enter()).toMatchObject({ code: 100, isActive: false })
    expect(await call('PUT', `${URL}/${row.id}`, { isActive: true })).toMatchObject({ body: { status: 'active' } })
    expect(await enter()).toMatchObject({ code: 100, isActive: true })
    const actions = await ctx.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject', '=', row.id)
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'subUser.invited',
      'subUser.joined',
      'subUser.changed',
      'subUser.changed',
    ])
  })
})
