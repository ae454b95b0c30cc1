import { beforeEach, describe, expect, test } from 'vitest'
import { userAuthenticate } from '../../../contracts/calls/auth.ts'
import { calls } from '../../../contracts/calls/index.ts'
import { callUrl } from '../../../server/platform/http/serveCall.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { clientHeaders, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { changeUser } from '../../support/people.ts'
import { getAs } from '../../support/registration.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()

const reason = 'The batch of yesterday stands still'
const email = 'holder@zenith.test'

let userId: string
let adminId: string
let holder: Record<string, string>
let staff: Record<string, string>
beforeEach(async () => {
  userId = (await makeCustomer(ctx.db)).userId
  await changeUser(ctx, userId, { email: `${userId}.${email}` })
  adminId = await makeAdmin(ctx.db, 'support')
  holder = await signedIn(ctx, { userId })
  staff = await signedIn(ctx, { adminId })
})

const start = (as = staff, of = userId, body: object = { reason, minutes: 15 }) =>
  post(app, ctx, `/admin-api/users/${of}/support-views`, body, as)
const viewing = async () => {
  const { status, id, token, refreshToken } = await start()
  expect(status).toBe(200)
  const headers: Record<string, string> = { ...clientHeaders(ctx), authorization: `Bearer ${token}` }
  return { id: id as string, headers, refreshToken: refreshToken as string }
}
const listed = () => getAs(app, ctx, `/admin-api/users/${userId}/support-views`, staff)
const own = () => getAs(app, ctx, '/api/account/support-views', holder)
const profileAs = (headers: Record<string, string>) => app.inject({ url: `/api/getTrulogProfile/${userId}`, headers })

describe('a view', () => {
  test('shows the profile with reading rights and its end; the customer is told, and both sides list it', async () => {
    const { id, headers } = await viewing()
    const { result } = (await profileAs(headers)).json()
    expect(result.supportView).toEqual({ id, until: expect.any(String) })
    const minutes = (Date.parse(result.supportView.until) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThanOrEqual(15)
    const granted = Object.values<string[]>(result.permissions).flat()
    expect(new Set(granted)).toEqual(new Set(['list', 'show']))
    expect(Object.keys(result.permissions)).not.toContain('verifications.reveal')
    const [mail] = await listMessages(ctx, `${userId}.${email}`)
    expect(mail?.text).toContain(reason)
    expect(mail?.text).toContain('15 minutes')
    expect((await listed()).views).toMatchObject([{ id, by: expect.any(String), reason, endedAt: null, endedBy: null }])
    const seen = (await own()).views[0]
    expect(seen).toMatchObject({ id, reason, endedAt: null })
    // Our staff have no name for a customer.
    expect(seen).not.toHaveProperty('by')
    expect((await getAs(app, ctx, '/api/account/sessions', holder)).sessions).toHaveLength(1)
  })

  test('makes no change, by any call of the contract, and opens no file', async () => {
    const { headers } = await viewing()
    const before = await ctx.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    const tried = calls.filter(({ auth }) => auth === 'customer')
    expect(tried.length).toBeGreaterThan(150)
    for (const call of tried) {
      const isOpen =
        call.method === 'GET' && (call.raw === undefined || call.raw === 'text/event-stream') && !call.ownEyes
      if (isOpen) continue
      const url = callUrl(call).replaceAll(/:\w+/g, 'x')
      const reply = await app.inject({
        method: call.method,
        url,
        headers,
        ...(call.method === 'GET' ? {} : { payload: {} }),
      })
      expect(`${call.method} ${url} ${reply.statusCode}`).toBe(`${call.method} ${url} 403`)
    }
    const after = await ctx.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    expect(after).toEqual(before)
  })

  test('writes through no resource, reads no draft and exports nothing', async () => {
    const { headers } = await viewing()
    const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) =>
      (await app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) })).statusCode
    expect(await ask('GET', '/api/resources/bulk-jobs')).toBe(200)
    expect(await ask('GET', '/api/resources/drafts')).toBe(200)
    expect(await ask('GET', '/api/resources/drafts/drf_x')).toBe(403)
    expect(await ask('POST', '/api/resources/drafts')).toBe(403)
    expect(await ask('PUT', '/api/resources/api-keys/key_x')).toBe(403)
    expect(await ask('DELETE', '/api/resources/webhooks/whk_x')).toBe(403)
    expect(await ask('GET', '/api/resources/fleet-vehicles/export')).toBe(403)
  })

  test('never reaches another account, nor a call of staff', async () => {
    const other = await makeCustomer(ctx.db)
    const { headers } = await viewing()
    expect((await app.inject({ url: `/api/getTrulogProfile/${other.userId}`, headers })).statusCode).toBe(403)
    expect((await app.inject({ url: `/admin-api/users/${userId}/support-views`, headers })).statusCode).toBe(401)
  })

  test('is renewed within its time and not beyond it', async () => {
    const { headers, refreshToken } = await viewing()
    const renew = () => post(app, ctx, callUrl(userAuthenticate), { token: refreshToken }, clientHeaders(ctx))
    expect(await renew()).toMatchObject({ code: 100 })
    const past = new Date(Date.now() - 1_000)
    await ctx.db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', userId).execute()
    expect((await profileAs(headers)).statusCode).toBe(401)
    expect((await renew()).status).toBe(401)
  })
})

describe('it ends', () => {
  test('when the customer says so, once', async () => {
    const { id, headers } = await viewing()
    const end = () => post(app, ctx, `/api/account/support-views/${id}/end`, {}, holder)
    expect((await profileAs(headers)).statusCode).toBe(200)
    const first = await end()
    expect(first).toMatchObject({ status: 200, endedAt: expect.any(String) })
    expect((await end()).endedAt).toBe(first.endedAt)
    expect((await profileAs(headers)).statusCode).toBe(401)
    expect((await listed()).views).toMatchObject([{ id, endedBy: 'customer', endedAt: first.endedAt }])
  })

  test('when staff say so, also somebody else of staff', async () => {
    const { id, headers } = await viewing()
    const colleague = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'support') })
    expect(await post(app, ctx, `/admin-api/support-views/${id}/end`, {}, colleague)).toMatchObject({ status: 200 })
    expect((await profileAs(headers)).statusCode).toBe(401)
    expect((await own()).views).toMatchObject([{ id, endedBy: 'staff' }])
  })

  test('when the customer turns such views off, and none begins until they are on again', async () => {
    const { headers } = await viewing()
    const allow = (allowed: boolean) => post(app, ctx, '/api/account/support-views/allow', { allowed }, holder)
    expect(await allow(false)).toMatchObject({ status: 200, allowed: false })
    expect((await profileAs(headers)).statusCode).toBe(401)
    expect(await start()).toMatchObject({ status: 409 })
    expect(await listed()).toMatchObject({ allowed: false, views: [{ endedBy: 'customer' }] })
    await allow(true)
    expect((await start()).status).toBe(200)
  })

  test('when the member of staff is disabled', async () => {
    const { headers } = await viewing()
    await ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', adminId).execute()
    expect((await profileAs(headers)).statusCode).toBe(401)
  })
})

describe('nobody begins one', () => {
  test('without a reason or with another time limit', async () => {
    expect(await start(staff, userId, { reason: 'x', minutes: 15 })).toMatchObject({ status: 400 })
    expect(await start(staff, userId, { reason, minutes: 600 })).toMatchObject({ status: 400 })
  })

  test('twice at once, of a deactivated account, or of none', async () => {
    const both = await Promise.all([start(), start()])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    expect(await start()).toMatchObject({ status: 409 })
    expect(await start(staff, 'usr_none')).toMatchObject({ status: 404 })
  })

  test('without the right to', async () => {
    for (const role of ['finance', 'auditor', 'compliance'] as const) {
      const as = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, role) })
      expect((await start(as)).status).toBe(403)
    }
  })

  test('a secondary user and another customer end nothing', async () => {
    const { id } = await viewing()
    const sub = await signedIn(ctx, { userId, subUserId: await makeSubUser(ctx.db, userId, 'full') })
    const stranger = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
    expect((await post(app, ctx, `/api/account/support-views/${id}/end`, {}, sub)).status).toBe(403)
    expect((await post(app, ctx, `/api/account/support-views/${id}/end`, {}, stranger)).status).toBe(404)
  })
})

test('what is opened in a view is recorded under the name of staff', async () => {
  const { id } = await viewing()
  const events = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'actor_kind', 'actor_id', 'reason'])
    .where('subject', '=', id)
    .execute()
  expect(events).toEqual([{ action: 'supportView.started', actor_kind: 'admin', actor_id: adminId, reason }])
})
