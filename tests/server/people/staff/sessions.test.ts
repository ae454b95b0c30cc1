import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceOf } from '../../../../server/people/accounts/own/device.ts'
import { startSession } from '../../../../server/people/accounts/sessions.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { getAs } from '../../../support/registration.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const reason = 'A laptop was lost'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

let boss: string
let headers: Record<string, string>
beforeEach(async () => {
  await ctx.db.deleteFrom('sessions').execute()
  boss = await makeAdmin(ctx.db, 'superadmin')
  headers = await signedIn(ctx, { adminId: boss, role: 'superadmin' })
})

const URL = '/admin-api/resources/staff-sessions'
const ask = (query: object, path = '') => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  return app.inject({ url: `${URL}${path}?${search}`, headers })
}
const list = async (query: object = {}) => (await ask({ sort: ['lastUsedAt', 'DESC'], ...query })).json()
const act = (path: string) => post(app, ctx, `/admin-api${path}`, { reason }, headers)
const open = async (adminId: string) => {
  const holder = { audience: 'admin', userId: null, subUserId: null, adminId, role: 'admin' } as const
  const client = { ip: '203.0.113.9', userAgent: chrome }
  const { session, token, refreshToken } = await ctx.db
    .transaction()
    .execute(trx => startSession(ctx, trx, holder, client))
  return { session, refreshToken, as: { ...headers, authorization: `Bearer ${token}` } }
}

test('staff’s open sessions, with device and whole address; no customer’s, none that ended', async () => {
  const id = await makeAdmin(ctx.db)
  const theirs = await open(id)
  const gone = await open(await makeAdmin(ctx.db))
  await act(`/staff-sessions/${gone.session}/revoke`)
  await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
  const sessions = await list()
  expect(sessions).toHaveLength(2)
  expect(sessions[0]).toMatchObject({
    id: theirs.session,
    staffId: id,
    role: 'admin',
    browser: 'Chrome',
    system: 'Windows',
    ip: '203.0.113.9',
    own: false,
  })
  expect(sessions[1]).toMatchObject({ staffId: boss, browser: null, system: null, own: true })
})

test('one that is revoked is shut within five seconds and cannot be renewed', async () => {
  const theirs = await open(await makeAdmin(ctx.db))
  expect(await getAs(app, ctx, '/admin-api/profile', theirs.as)).toMatchObject({ status: 200 })
  expect(await act(`/staff-sessions/${theirs.session}/revoke`)).toMatchObject({ status: 200 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
  expect(await getAs(app, ctx, '/admin-api/profile', theirs.as)).toMatchObject({ status: 401 })
  vi.useRealTimers()
  const renewed = await post(app, ctx, '/admin-api/authenticate', { token: theirs.refreshToken })
  expect(renewed.status).not.toBe(200)
  expect(await act(`/staff-sessions/${theirs.session}/revoke`)).toMatchObject({ status: 404 })
})

test('the one that asks signs out instead; a customer’s is none of staff', async () => {
  const [own] = await list()
  expect(await act(`/staff-sessions/${own.id}/revoke`)).toMatchObject({ status: 409 })
  const { userId } = await makeCustomer(ctx.db)
  await signedIn(ctx, { userId })
  const customers = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(await act(`/staff-sessions/${customers.id}/revoke`)).toMatchObject({ status: 404 })
})

test('all of a person, the log has it once; of oneself all others', async () => {
  const id = await makeAdmin(ctx.db)
  for (let count = 0; count < 3; count++) await open(id)
  await open(boss)
  expect(await act(`/staff/${id}/sessions/revoke`)).toMatchObject({ status: 200, ended: 3 })
  expect(await act(`/staff/${id}/sessions/revoke`)).toMatchObject({ status: 200, ended: 0 })
  expect(await act(`/staff/${boss}/sessions/revoke`)).toMatchObject({ status: 200, ended: 1 })
  expect(await list()).toMatchObject([{ staffId: boss, own: true }])
  const query = ctx.db.selectFrom('audit_events').select(['action', 'reason', 'data'])
  expect(await query.where('subject', '=', id).execute()).toEqual([
    { action: 'staff.sessionsRevoked', reason, data: { ended: 3 } },
  ])
})

test('the list is filtered, searched and paged; one is read by its id', async () => {
  const theirs = await open(await makeAdmin(ctx.db))
  expect(await list({ filter: { role: 'admin' } })).toMatchObject([{ id: theirs.session }])
  expect(await list({ filter: { q: '203.0.113' } })).toMatchObject([{ id: theirs.session }])
  const page = await ask({ sort: ['createdAt', 'ASC'], range: [1, 1] })
  expect(page.headers['content-range']).toBe('staff-sessions 1-1/2')
  expect(page.json()).toMatchObject([{ id: theirs.session }])
  expect((await ask({}, `/${theirs.session}`)).json()).toMatchObject({ id: theirs.session, browser: 'Chrome' })
  expect((await ask({}, '/ses_none')).statusCode).toBe(404)
})

test('the file has the headings of the contract and what is filtered; the log says so', async () => {
  await open(await makeAdmin(ctx.db))
  const file = await ask({ filter: { role: 'admin' } }, '/export')
  expect(file.headers['content-type']).toContain('text/csv')
  const [head, ...rows] = file.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('Who,Role,Browser,Operating system,IP address,"Since, UTC","Last used, UTC"')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/^Meera Iyer,admin,Chrome,Windows,203\.0\.113\.9,/)
  const query = ctx.db.selectFrom('audit_events').select('data').where('action', '=', 'list.exported')
  expect(await query.execute()).toEqual([{ data: { resource: 'staff-sessions', filteredBy: ['role'] } }])
  expect((await ask({ filter: { nothing: 1 } }, '/export')).statusCode).toBe(400)
})

describe('devices', () => {
  test.each([
    [chrome, 'Chrome', 'Windows'],
    [`${chrome} Edg/130.0.0.0`, 'Edge', 'Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['curl/8.5.0', null, null],
    [null, null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toMatchObject({ browser, system })
  })
})
