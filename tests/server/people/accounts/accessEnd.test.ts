import { beforeEach, describe, expect, test } from 'vitest'
import { dayFromToday } from '../../../../server/people/accounts/accessEnd.ts'
import { endAccess } from '../../../../server/people/accounts/endAccess.ts'
import { hashPassword } from '../../../../server/people/accounts/passwords.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { makeSubUser, signedIn } from '../../../support/factories.ts'
import { goodPassword } from '../../../support/registration.ts'
import { post as postJson } from '../../../support/signIn.ts'
import { approvalWorld, type Staff } from '../../backoffice/approvals/world.ts'

const { app, ctx, who, staffMember, post, decide } = await approvalWorld()
const { db } = ctx
const reason = 'Agreed with the board'
const [yesterday, today, soon, later] = [-1, 0, 2, 40].map(days => dayFromToday(days)) as [
  string,
  string,
  string,
  string,
]

let boss: Staff
beforeEach(async () => {
  await db.updateTable('admins').set({ is_active: false }).execute()
  await db.updateTable('approvals').set({ state: 'direct' }).where('state', '=', 'waiting').execute()
  await db.deleteFrom('rate_windows').execute()
  boss = await staffMember('superadmin')
})

const emailOf = (staff: Staff) => `${staff.id}@staff.test`
const mailsTo = async (email: string) => (await listMessages(ctx, email)).map(({ text }) => text)
const give = async (member: Staff, body: object, by = boss) => {
  const reply = await post(by, `/staff/${member.id}/role`, { role: 'admin', reason, ...body })
  return { status: reply.statusCode, ...reply.json() }
}
const until = (id: string, day: string | null, table: 'admins' | 'sub_users' = 'admins') =>
  db.updateTable(table).set({ access_until: day }).where('id', '=', id).execute()
const shown = async (member: Staff) =>
  (await app.inject({ url: `/admin-api/resources/staff/${member.id}`, headers: boss.headers })).json()
const sees = async (headers: Record<string, string>, url = '/admin-api/resources/leads') =>
  (await app.inject({ url, headers })).statusCode

describe('access of staff until a day', () => {
  test('lasts through that day, and is refused after it, by sign-in and by sessions, with the reason', async () => {
    const member = await staffMember()
    await db
      .updateTable('admins')
      .set({ password_hash: await hashPassword(goodPassword) })
      .where('id', '=', member.id)
      .execute()
    const credentials = { email: emailOf(member), password: goodPassword }
    expect(await give(member, { until: today })).toMatchObject({ done: true })
    const { refreshToken } = await postJson(app, ctx, '/admin-api/login', credentials)
    expect(refreshToken).toEqual(expect.any(String))
    await until(member.id, yesterday)
    expect(await sees(await signedIn(ctx, { adminId: member.id, role: 'admin' }))).toBe(401)
    for (const _ of ['before the job', 'after it']) {
      expect((await postJson(app, ctx, '/admin-api/login', credentials)).message).toContain('Your access ended on')
      expect(JSON.stringify(await postJson(app, ctx, '/admin-api/authenticate', { token: refreshToken }))).toContain(
        'Your access ended on',
      )
      await endAccess(ctx)
    }
    const wrong = { ...credentials, password: 'another password' }
    expect((await postJson(app, ctx, '/admin-api/login', wrong)).message).not.toContain('ended')
    expect(await shown(member)).toMatchObject({ state: 'ended', until: yesterday })
  })

  test('is announced to the holder and to whoever gave it, once before and once when it has ended', async () => {
    const member = await staffMember()
    await give(member, { until: soon })
    const before = (await mailsTo(emailOf(boss))).length
    await endAccess(ctx)
    await endAccess(ctx)
    expect(await mailsTo(emailOf(member))).toEqual([expect.stringContaining('ends after')])
    expect((await mailsTo(emailOf(boss))).length).toBe(before + 1)
    await until(member.id, yesterday)
    await endAccess(ctx)
    await endAccess(ctx)
    expect((await mailsTo(emailOf(member)))[0]).toContain('has ended')
    expect((await mailsTo(emailOf(boss))).length).toBe(before + 2)
    const events = db.selectFrom('audit_events').select('actor_kind').where('action', '=', 'staff.accessEnded')
    expect(await events.where('subject', '=', member.id).execute()).toEqual([{ actor_kind: 'system' }])
  })

  test('is extended by the same action, with a second super-admin; enabling does not do it', async () => {
    const deputy = await staffMember('superadmin')
    const member = await staffMember()
    await until(member.id, yesterday)
    await endAccess(ctx)
    const enabled = await post(boss, `/staff/${member.id}/active`, { active: true, reason })
    expect([enabled.statusCode, enabled.json().error.message]).toEqual([409, expect.stringContaining('last day')])
    const { approvalId } = await give(member, { until: later })
    expect(approvalId).toEqual(expect.any(String))
    expect((await decide(approvalId, true, deputy)).json()).toEqual({ state: 'approved' })
    expect(await shown(member)).toMatchObject({ state: 'active', until: later })
    expect(await give(member, { until: soon })).toMatchObject({ done: true })
    expect(await give(member, {})).toMatchObject({ done: false })
  })

  test.each([
    ['a day that has passed', yesterday],
    ['a day in another century', '2199-01-01'],
    ['no day', 'tomorrow'],
  ])('is not set to %s', async (_, day) => {
    expect(await give(await staffMember(), { until: day })).toMatchObject({ status: 400 })
  })

  test('never takes the last super-admin without an end away', async () => {
    const limited = await staffMember('superadmin')
    await until(limited.id, later)
    expect(await give(boss, { role: 'superadmin', until: later }, limited)).toMatchObject({ status: 409 })
    expect(await give(boss, { role: 'admin' }, limited)).toMatchObject({ status: 409 })
    expect((await post(limited, `/staff/${boss.id}/active`, { active: false, reason })).statusCode).toBe(409)
    expect(await give(limited, { role: 'superadmin', until: soon })).toMatchObject({ done: true })
  })
})

describe('access of a secondary user until a day', () => {
  test('ends by itself, its people are told, and a later day opens it again', async () => {
    const owner = await signedIn(ctx, { userId: who.customer.userId })
    const id = await makeSubUser(db, who.customer.userId, 'view')
    const headers = await signedIn(ctx, { userId: who.customer.userId, subUserId: id })
    const change = async (payload: object) => {
      const reply = await app.inject({ method: 'PUT', url: `/api/resources/sub-users/${id}`, headers: owner, payload })
      return { status: reply.statusCode, body: reply.json() }
    }
    expect(await change({ until: yesterday })).toMatchObject({ status: 400 })
    expect(await change({ until: today })).toMatchObject({ status: 200, body: { until: today, status: 'active' } })
    expect(await sees(headers, '/api/resources/pan-check')).toBe(200)
    await until(id, yesterday, 'sub_users')
    await endAccess(ctx)
    expect(
      await sees(await signedIn(ctx, { userId: who.customer.userId, subUserId: id }), '/api/resources/pan-check'),
    ).toBe(401)
    expect(await change({ isActive: true })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'until' }] } },
    })
    expect(await change({ until: later })).toMatchObject({ status: 200, body: { until: later, status: 'active' } })
    expect(await change({ until: null })).toMatchObject({ status: 200, body: { until: null, status: 'active' } })
    const events = await db
      .selectFrom('audit_events')
      .select('user_id')
      .where('action', '=', 'subUser.accessEnded')
      .execute()
    expect(events).toContainEqual({ user_id: who.customer.userId })
  })
})
