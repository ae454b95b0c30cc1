import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { post, signIn } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()

/** Only the clock moves; timers of the database's drivers run on. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
afterEach(() => vi.useRealTimers())

const refresh = (token: string) => post(app, ctx, '/login-api/user/authenticate', { token })

const profile = (userId: string, token: string) =>
  app.inject({
    url: `/api/getTrulogProfile/${userId}`,
    headers: { ...clientHeaders(ctx), authorization: `Bearer ${token}` },
  })

let email: string
let userId: string
beforeEach(async () => {
  ;({ email, userId } = await makeCustomer(ctx.db))
})

describe('refreshing', () => {
  test('moves the session on, and the new tokens work', async () => {
    const first = await signIn(app, ctx, email)
    const second = await refresh(first.refreshToken)
    expect(second).toMatchObject({ status: 200, code: 100 })
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect((await profile(userId, second.token)).statusCode).toBe(200)
    expect(await refresh(second.refreshToken)).toMatchObject({ code: 100 })
  })

  test('two tabs at once get the same successor, and neither is signed out', async () => {
    const { refreshToken } = await signIn(app, ctx, email)
    const [left, right] = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(left).toMatchObject({ code: 100 })
    expect(right.refreshToken).toBe(left.refreshToken)
    expect(await refresh(left.refreshToken)).toMatchObject({ code: 100 })
  })

  test('the token before the current one answers the same for 30 seconds, then ends the session', async () => {
    // The clock stands still until the test moves it, however slow the calls are.
    later(0)
    const { refreshToken } = await signIn(app, ctx, email)
    const next = await refresh(refreshToken)
    later(limits.refreshGraceMs - 1_000)
    expect((await refresh(refreshToken)).refreshToken).toBe(next.refreshToken)
    later(limits.refreshGraceMs + 1_000)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: 401 })
    expect(await refresh(next.refreshToken)).toMatchObject({ status: 401 })
    const events = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'reason'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute()
    expect(events[0]).toEqual({ action: 'session.ended', reason: 'refresh token reused' })
  })

  test('an older token ends the session at once', async () => {
    const { refreshToken } = await signIn(app, ctx, email)
    const second = await refresh(refreshToken)
    const third = await refresh(second.refreshToken)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
    expect(await refresh(third.refreshToken)).toMatchObject({ status: 401 })
  })

  test('a session ends after thirty days', async () => {
    const { refreshToken } = await signIn(app, ctx, email)
    later(limits.sessionDays * 86_400_000 + 1_000)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
  })

  test.each(['', 'x', 'ses_1.1.x', 'ses_1.NaN.', '..', `${'a'.repeat(200)}.1.b`])('%j is no token', async token => {
    expect(await refresh(token)).toMatchObject({ status: 401, code: 401 })
  })

  test("a session's token altered, or of the other audience, is refused", async () => {
    const { refreshToken } = await signIn(app, ctx, email)
    const [session, , mac] = refreshToken.split('.')
    expect(await refresh(`${session}.2.${mac}`)).toMatchObject({ status: 401 })
    expect(await post(app, ctx, '/admin-api/authenticate', { token: refreshToken })).toMatchObject({ status: 401 })
  })

  test('a deactivated account is not refreshed', async () => {
    const { refreshToken } = await signIn(app, ctx, email)
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
  })

  test('bad input is code 101, a missing client token 403', async () => {
    expect(await post(app, ctx, '/login-api/user/authenticate', {})).toMatchObject({ status: 200, code: 101 })
    const headers = { 'x-client-token': 'wrong' }
    expect(await post(app, ctx, '/login-api/user/authenticate', { token: 'x' }, headers)).toMatchObject({ status: 403 })
  })
})

describe("a sub-user's refresh", () => {
  test('is its own call, for its own id only', async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    const { refreshToken: token } = await signIn(app, ctx, `${subUserId}@customer.test`)
    const asSub = (id: string) => post(app, ctx, '/api/subUser/authenticate', { subUserId: id, token })
    expect(await refresh(token)).toMatchObject({ status: 401 })
    expect(await asSub('sub_other')).toMatchObject({ status: 401 })
    expect(await asSub(subUserId)).toMatchObject({ status: 200, code: 100 })
  })

  test("refuses the primary user's token", async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    const { refreshToken: token } = await signIn(app, ctx, email)
    expect(await post(app, ctx, '/api/subUser/authenticate', { subUserId, token })).toMatchObject({ status: 401 })
  })
})

describe('revocation and deactivation act within five seconds', () => {
  const seen = async (token: string) => (await profile(userId, token)).statusCode

  test.each([['the account is deactivated', () => ctx.db.updateTable('users').set({ is_active: false })]])(
    'when %s',
    async (_, change) => {
      const { token } = await signIn(app, ctx, email)
      expect(await seen(token)).toBe(200)
      await change().where('id', '=', userId).execute()
      later(5_001)
      expect(await seen(token)).toBe(401)
    },
  )

  test('when a secondary user is deactivated, the primary stays', async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    const sub = await signedIn(ctx, { userId, subUserId })
    const { token } = await signIn(app, ctx, email)
    await ctx.db.updateTable('sub_users').set({ is_active: false }).where('id', '=', subUserId).execute()
    later(5_001)
    expect((await app.inject({ url: `/api/user/subUserDetails/${subUserId}`, headers: sub })).statusCode).toBe(401)
    expect(await seen(token)).toBe(200)
  })
})
