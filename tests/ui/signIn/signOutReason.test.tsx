import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getStaffSecondFactor } from '../../../contracts/calls/secondFactor.ts'
import { callApi } from '../../../src/dataProvider/api.ts'
import { clearSignOutReason, readSignOutReason } from '../../../src/session/signOutReason.ts'
import { adminTokens } from '../../../src/session/tokens.ts'
import { fakeServer, fakeToken } from '../support/fakeServer.ts'

vi.mock('../../../src/session/redirectToLogout.ts', () => ({ redirectToLogout: () => {} }))

const why = 'You were signed out because you did not use the page for 30 minutes.'
const STATUS = '/admin-api/second-factor'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  adminTokens.write({ token: fakeToken({ id: 'adm_1' }), refreshToken: 'r1' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearSignOutReason()
})

test('the server’s first words about the end of the session are kept for the sign-in page', async () => {
  const words = [why, 'Your session has ended. Sign in again.']
  fakeServer({
    [`GET ${STATUS}`]: () => ({ status: 401, body: {} }),
    'POST /admin-api/authenticate': () => ({ status: 401, body: { code: 401, message: words.shift() } }),
  })
  for (let times = 0; times < 2; times++)
    await expect(callApi(getStaffSecondFactor, {})).rejects.toMatchObject({ status: 401 })
  expect(words).toEqual([])
  expect(readSignOutReason()).toBe(why)
})

test('a minute after the last input, what the page sends is marked as its own doing', async () => {
  const seen = fakeServer({ [`GET ${STATUS}`]: () => ({ body: {} }) })
  window.dispatchEvent(new Event('pointerdown'))
  await callApi(getStaffSecondFactor, {})
  vi.setSystemTime(Date.now() + 61_000)
  await callApi(getStaffSecondFactor, {})
  window.dispatchEvent(new Event('keydown'))
  await callApi(getStaffSecondFactor, {})
  expect(seen.map(({ headers }) => headers.get('x-user-idle'))).toEqual([null, '1', null])
})
