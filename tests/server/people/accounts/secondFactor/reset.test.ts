import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resetSecondFactor } from '../../../../../server/people/accounts/secondFactor/change.ts'
import type { AdminActor } from '../../../../../server/platform/identity/actors.ts'
import { listMessages } from '../../../../../server/sandbox/messages.ts'
import { testApp } from '../../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { getAs } from '../../../../support/registration.ts'
import { enrollSecondFactor, midStep } from '../../../../support/secondFactor.ts'
import { post } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()

type Headers = Record<string, string>
let userId: string
let email: string
let mine: Headers
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: midStep() })
  await ctx.db.deleteFrom('rate_windows').execute()
  ;({ userId, email } = await makeCustomer(ctx.db))
  mine = await signedIn(ctx, { userId })
})
afterEach(() => vi.useRealTimers())

const status = () => getAs(app, ctx, '/api/second-factor', mine)
const audited = async (subject: string) =>
  ctx.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'user_id', 'reason'])
    .where('subject', '=', subject)
    .where('action', 'like', 'secondFactor.%')
    .orderBy('id')
    .execute()

describe('by staff', () => {
  const reason = 'Lost the phone, identity checked by call'
  const reset = async (id: string, body: object, headers?: Headers) => {
    const staff = headers ?? (await signedIn(ctx, { adminId: await makeAdmin(ctx.db) }))
    return post(app, ctx, `/admin-api/users/${id}/second-factor/reset`, body, staff)
  }

  test('needs a reason, ends the sessions, is audited and mailed', async () => {
    await enrollSecondFactor(app, ctx, mine)
    expect(await reset(userId, { reason: 'no' })).toMatchObject({ status: 400 })
    expect(await reset(userId, { reason }, mine)).toMatchObject({ status: 401 })
    expect(await reset(userId, { reason })).toMatchObject({ status: 200, on: false })
    const sessions = await ctx.db
      .selectFrom('sessions')
      .select('revoked_reason')
      .where('user_id', '=', userId)
      .execute()
    expect(sessions.map(one => one.revoked_reason)).toEqual(['second factor reset'])
    mine = await signedIn(ctx, { userId })
    expect(await status()).toMatchObject({ on: false })
    expect((await audited(userId)).at(-1)).toMatchObject({ action: 'secondFactor.reset', user_id: userId, reason })
    expect((await listMessages(ctx, email))[0]?.text).toContain('Our staff reset')
    expect(await reset(userId, { reason })).toMatchObject({ status: 404 })
    expect(await reset('usr_none', { reason })).toMatchObject({ status: 404 })
  })

  test('reaches a secondary user by the account that it belongs to only', async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    await enrollSecondFactor(app, ctx, await signedIn(ctx, { userId, subUserId }))
    const stranger = await makeCustomer(ctx.db)
    expect(await reset(stranger.userId, { reason, subUserId })).toMatchObject({ status: 404 })
    expect(await reset(userId, { reason })).toMatchObject({ status: 404 })
    expect(await reset(userId, { reason, subUserId })).toMatchObject({ status: 200 })
  })

  test('of a colleague: the verb removes it and says who did', async () => {
    const [boss, adminId] = [await makeAdmin(ctx.db, 'superadmin'), await makeAdmin(ctx.db)]
    await enrollSecondFactor(app, ctx, await signedIn(ctx, { adminId }), '/admin-api')
    const staff = { kind: 'admin', role: 'superadmin', permissions: {} } as const
    const actor: AdminActor = { ...staff, adminId: boss, sessionId: 'ses', name: 'Meera Iyer' }
    await resetSecondFactor(ctx, { actor, ip: null, requestId: null, locale: 'en' }, { adminId }, reason)
    expect((await audited(adminId)).at(-1)).toEqual({
      action: 'secondFactor.reset',
      actor_id: boss,
      user_id: null,
      reason,
    })
  })
})

describe('by the account’s holder', () => {
  const reset = (id: string, headers = mine) => post(app, ctx, `/api/sub-users/${id}/second-factor/reset`, {}, headers)
  const member = async (access: 'full' | 'view' = 'full') => {
    const subUserId = await makeSubUser(ctx.db, userId)
    await ctx.db.updateTable('sub_users').set({ access }).where('id', '=', subUserId).execute()
    return { subUserId, headers: await signedIn(ctx, { userId, subUserId }) }
  }
  const listed = async (id: string) => {
    const reply = await app.inject({ url: '/api/resources/sub-users', headers: mine })
    return reply.json().find((one: { id: string }) => one.id === id)
  }

  test('of a secondary user: ends their sessions, is audited and mailed, and leaves the holder’s own', async () => {
    const { subUserId, headers } = await member()
    await enrollSecondFactor(app, ctx, mine)
    await enrollSecondFactor(app, ctx, headers)
    const person = await listed(subUserId)
    expect(person).toMatchObject({ secondFactor: true })
    expect(await reset(subUserId)).toMatchObject({ status: 200, on: false })
    expect(await listed(subUserId)).toMatchObject({ secondFactor: false })
    expect(await status()).toMatchObject({ on: true })
    const sessions = await ctx.db
      .selectFrom('sessions')
      .select('revoked_reason')
      .where('sub_user_id', '=', subUserId)
      .execute()
    expect(sessions.map(one => one.revoked_reason)).toEqual(['second factor reset'])
    const act = { action: 'secondFactor.reset', actor_id: userId, user_id: userId, reason: null }
    expect((await audited(subUserId)).at(-1)).toEqual(act)
    const [mail] = await listMessages(ctx, person.email)
    expect(mail?.text).toContain('reset two-step verification on your')
    expect(mail?.text).not.toContain('Our staff')
    expect(await reset(subUserId)).toMatchObject({ status: 404 })
  })

  test('no secondary user may, nor another account, nor the holder for themselves', async () => {
    const { subUserId, headers } = await member()
    await enrollSecondFactor(app, ctx, headers)
    for (const access of ['full', 'view'] as const)
      expect(await reset(subUserId, (await member(access)).headers)).toMatchObject({ status: 403 })
    expect(await reset(subUserId, headers)).toMatchObject({ status: 403 })
    const stranger = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
    expect(await reset(subUserId, stranger)).toMatchObject({ status: 404 })
    await enrollSecondFactor(app, ctx, mine)
    expect(await reset(userId)).toMatchObject({ status: 404 })
    expect(await listed(subUserId)).toMatchObject({ secondFactor: true })
  })
})
