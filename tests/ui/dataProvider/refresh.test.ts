import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getApiCredits, getProfile } from '../../../contracts/calls/account.ts'
import { adminProfile } from '../../../contracts/calls/admin.ts'
import { callApi, callApiReply } from '../../../src/dataProvider/api.ts'
import { adminTokens, customerTokens } from '../../../src/session/tokens.ts'
import { fakeServer, fakeToken } from '../support/fakeServer.ts'

const leave = vi.hoisted(() => vi.fn<(side: string) => void>())
vi.mock('../../../src/session/redirectToLogout.ts', () => ({ redirectToLogout: leave }))

const user = { id: 'usr_1', subUserId: null, role: 'customer' }
const old = fakeToken(user, 'old')
const fresh = fakeToken(user, 'fresh')
const params = { userId: 'usr_1' }
const profile = { code: 100, message: '', result: { firstName: 'Ananya' } }
const refused = { status: 401, body: { code: 401, message: 'no' } }

const needsFresh = (headers: Headers, body: object) =>
  headers.get('authorization') === `Bearer ${fresh}` ? { body } : refused

beforeEach(() => {
  localStorage.clear()
  leave.mockClear()
  customerTokens.write({ token: old, refreshToken: 'r1' })
})

afterEach(() => vi.unstubAllGlobals())

test('parallel 401s share one refresh, and every call is retried with the new token (A22, A23)', async () => {
  const seen = fakeServer({
    'GET /api/getTrulogProfile/usr_1': ({ headers }) => needsFresh(headers, profile),
    'GET /api/truLog/getCredits/usr_1': ({ headers }) => needsFresh(headers, { code: 100, message: '', result: {} }),
    'POST /login-api/user/authenticate': () => ({ body: { code: 100, token: fresh, refreshToken: 'r2' } }),
  })
  const replies = await Promise.all([
    callApiReply(getProfile, { params }),
    callApiReply(getApiCredits, { params }),
    callApiReply(getProfile, { params }),
  ])
  expect(replies.map(({ code }) => code)).toEqual([100, 100, 100])
  expect(seen.filter(({ path }) => path.endsWith('/authenticate'))).toHaveLength(1)
  expect(customerTokens.read()).toEqual({ token: fresh, refreshToken: 'r2' })
  expect(leave).not.toHaveBeenCalled()
})

test('a token that another tab has refreshed is used, not refreshed again', async () => {
  const seen = fakeServer({
    'GET /api/getTrulogProfile/usr_1': ({ headers }) => {
      customerTokens.write({ token: fresh, refreshToken: 'r2' })
      return needsFresh(headers, profile)
    },
  })
  await callApiReply(getProfile, { params })
  expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${old}`, `Bearer ${fresh}`])
})

test('a sub-user refreshes on the main service with its id (A21)', async () => {
  customerTokens.write({ token: fakeToken({ ...user, subUserId: 'sub_1' }, 'old'), refreshToken: 'r1' })
  const seen = fakeServer({
    'GET /api/getTrulogProfile/usr_1': ({ headers }) => needsFresh(headers, profile),
    'POST /api/subUser/authenticate': () => ({ body: { code: 100, token: fresh, refreshToken: 'r2' } }),
  })
  await callApiReply(getProfile, { params })
  expect(seen[1]?.body).toEqual({ subUserId: 'sub_1', token: 'r1' })
})

test('a refused refresh redirects to the logout page once', async () => {
  fakeServer({
    'GET /api/getTrulogProfile/usr_1': () => refused,
    'POST /login-api/user/authenticate': () => refused,
  })
  await expect(callApiReply(getProfile, { params })).rejects.toMatchObject({ status: 401 })
  expect(leave.mock.calls).toEqual([['console']])
})

test('an unreachable server does not end the session', async () => {
  fakeServer({ 'GET /api/getTrulogProfile/usr_1': () => refused })
  await expect(callApiReply(getProfile, { params })).rejects.toMatchObject({
    code: 'network',
    message: 'Something went wrong. try again later',
  })
  expect(leave).not.toHaveBeenCalled()
  expect(customerTokens.read()).not.toBeNull()
})

test('user and admin tokens never mix (A23)', async () => {
  adminTokens.write({ token: 'staff', refreshToken: 's1' })
  const seen = fakeServer({
    'GET /api/getTrulogProfile/usr_1': () => ({ body: profile }),
    'GET /admin-api/profile': () => ({ body: { id: 'adm_1' } }),
  })
  await callApiReply(getProfile, { params })
  await callApiReply(adminProfile, {})
  expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${old}`, 'Bearer staff'])
  customerTokens.clear()
  expect(adminTokens.read()).toEqual({ token: 'staff', refreshToken: 's1' })
})

test('every call carries client token, version and language (A26, A110)', async () => {
  localStorage.setItem('locale', 'hi')
  const seen = fakeServer({ 'GET /api/getTrulogProfile/usr_1': () => ({ body: profile }) })
  await callApiReply(getProfile, { params })
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
    'x-client-token': 'client',
    'x-api-version': 'v1',
    'accept-language': 'hi',
  })
})

test('a named failure is returned by `call` and thrown by `ask`', async () => {
  fakeServer({ 'GET /api/getTrulogProfile/usr_1': () => ({ body: { code: 103, message: 'Nobody here' } }) })
  expect(await callApiReply(getProfile, { params })).toEqual({ code: 103, message: 'Nobody here' })
  await expect(callApi(getProfile, { params })).rejects.toMatchObject({ code: 103, message: 'Nobody here' })
})
