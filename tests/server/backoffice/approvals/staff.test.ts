import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { signedIn } from '../../../support/factories.ts'
import { goodPassword, linkToken } from '../../../support/registration.ts'
import { enrollSecondFactor } from '../../../support/secondFactor.ts'
import { post as postJson } from '../../../support/signIn.ts'
import { approvalWorld, type Staff } from './world.ts'

const { app, ctx, who, staffMember, post, adjust, decide, balance, list } = await approvalWorld()
const reason = 'Agreed with the board'

/** Two super-admins who have nothing to do with each other, and nobody else. */
let boss: Staff
let deputy: Staff
beforeEach(async () => {
  await ctx.db.updateTable('admins').set({ is_active: false }).execute()
  await ctx.db.deleteFrom('rate_windows').execute()
  await ctx.db.updateTable('approvals').set({ state: 'direct' }).where('state', '=', 'waiting').execute()
  boss = await staffMember('superadmin')
  deputy = await staffMember('superadmin')
})

let next = 0
const newEmail = () => `colleague${++next}@staff.test`
const invite = async (email: string, role: 'admin' | 'superadmin' = 'admin', by = boss) =>
  (await post(by, '/resources/staff', { name: 'Nisha Kapoor', email, role, reason })).json()
const act = async (what: 'role' | 'active' | 'second-factor/reset', member: Staff, body: object = {}, by = boss) => {
  const reply = await post(by, `/staff/${member.id}/${what}`, { ...body, reason })
  return { status: reply.statusCode, ...reply.json() }
}
const memberOf = (email: string) =>
  ctx.db.selectFrom('admins').selectAll().where('email', '=', email).executeTakeFirst()
const emailOf = (staff: Staff) => `${staff.id}@staff.test`
const mailsTo = async (staff: Staff) => (await listMessages(ctx, emailOf(staff))).map(({ text }) => text)

/** As if everything had happened so many days ago. */
const daysPass = (days: number) =>
  ctx.db
    .updateTable('staff_changes')
    .set({ made_at: new Date(Date.now() - days * 86_400_000) } as never)
    .execute()

/** A new member who has used the link and signed in. */
async function enter(email: string, role: 'admin' | 'superadmin' = 'admin'): Promise<Staff> {
  const token = await linkToken(ctx, email)
  const chosen = await postJson(app, ctx, '/api/user/resetPassword', { token, password: goodPassword })
  expect(chosen).toMatchObject({ code: 100 })
  const { id = '' } = (await memberOf(email)) ?? {}
  const session = await postJson(app, ctx, '/admin-api/login', { email, password: goodPassword })
  const client = Object.fromEntries(Object.entries(boss.headers).filter(([name]) => name !== 'authorization'))
  expect((await memberOf(email))?.role).toBe(role)
  return { id, headers: { ...client, authorization: `Bearer ${session.token}` } }
}

describe('where there is another super-admin', () => {
  test('an invitation waits; nobody exists before the other approves it, and all are told', async () => {
    const email = newEmail()
    const { approvalId } = await invite(email, 'superadmin')
    expect(approvalId).toMatch(/^apr_/)
    expect(await memberOf(email)).toBeUndefined()
    expect(await listMessages(ctx, email)).toEqual([])
    for (const reader of [boss, deputy]) expect((await mailsTo(reader))[0]).toContain('is waiting for the approval')
    expect(await list({ id: [approvalId] }, deputy)).toMatchObject([
      {
        kind: 'staffInvitation',
        isOwn: false,
        tiedUntil: null,
        member: { id: null, email, role: { en: 'Super-administrator' } },
      },
    ])
    expect((await decide(approvalId, true, boss)).statusCode).toBe(403)
    expect((await decide(approvalId, true, deputy)).json()).toEqual({ state: 'approved' })
    expect(await memberOf(email)).toMatchObject({ role: 'superadmin', password_hash: null })
    expect(await linkToken(ctx, email)).not.toBe('')
    for (const reader of [boss, deputy]) {
      const [told = ''] = await mailsTo(reader)
      expect(told).toContain(
        `A change of staff was made: invitation of Nisha Kapoor <${email}> as super-administrator.`,
      )
      expect(told).toContain('Decided by: Meera Iyer')
    }
  })

  test('raising, enabling and resetting a second factor wait too; lowering and disabling do not', async () => {
    const member = await staffMember()
    await enrollSecondFactor(app, ctx, member.headers, '/admin-api')
    const asked = [
      await act('role', member, { role: 'superadmin' }),
      await act('second-factor/reset', member),
      await act('active', member, { active: false }),
      await act('active', member, { active: true }),
    ]
    expect(asked.map(({ status, done }) => [status, done])).toEqual([
      [200, false],
      [200, false],
      [200, true],
      [200, false],
    ])
    const stateOf = () =>
      ctx.db.selectFrom('admins').select(['role', 'is_active']).where('id', '=', member.id).executeTakeFirst()
    expect(await stateOf()).toEqual({ role: 'admin', is_active: false })
    expect(
      await ctx.db.selectFrom('second_factors').select('owner_id').where('owner_id', '=', member.id).execute(),
    ).toHaveLength(1)
    for (const { approvalId } of asked.filter(({ done }) => !done))
      expect((await decide(approvalId, true, deputy)).json()).toEqual({ state: 'approved' })
    expect(await stateOf()).toEqual({ role: 'superadmin', is_active: true })
    expect(
      await ctx.db.selectFrom('second_factors').select('owner_id').where('owner_id', '=', member.id).execute(),
    ).toEqual([])
    expect(await act('role', member, { role: 'admin' })).toMatchObject({ done: true, approvalId: null })
  })

  test('a rejected request changes nothing, and a second one for the same waits in vain', async () => {
    const [email, member] = [newEmail(), await staffMember()]
    const { approvalId } = await invite(email)
    expect(await invite(email, 'superadmin')).toMatchObject({ error: { code: 'conflict' } })
    await act('role', member, { role: 'superadmin' })
    expect(await act('role', member, { role: 'superadmin' }, deputy)).toMatchObject({ status: 409 })
    expect((await decide(approvalId, false, deputy)).json()).toEqual({ state: 'rejected' })
    expect(await memberOf(email)).toBeUndefined()
    expect((await mailsTo(boss))[0]).toContain('was rejected')
  })

  test('only super-admins see and decide changes of staff', async () => {
    const normal = await staffMember()
    const before = (await app.inject({ url: '/admin-api/approvals/waiting', headers: normal.headers })).json().waiting
    const { approvalId } = await invite(newEmail())
    expect(await list({ id: [approvalId] }, normal)).toEqual([])
    expect(await list({ kind: ['staffInvitation'] }, normal)).toEqual([])
    const waiting = async (by: Staff) =>
      (await app.inject({ url: '/admin-api/approvals/waiting', headers: by.headers })).json().waiting
    expect(await waiting(normal)).toBe(before)
    expect(await waiting(deputy)).toBe(before + 1)
    expect((await decide(approvalId, true, normal)).statusCode).toBe(403)
  })

  test('a request dies with its maker', async () => {
    const email = newEmail()
    const { approvalId } = await invite(email)
    const third = await staffMember('superadmin')
    await act('active', boss, { active: false }, deputy)
    expect((await decide(approvalId, true, third)).statusCode).toBe(409)
    expect(await memberOf(email)).toBeUndefined()
    expect((await decide(approvalId, false, third)).json()).toEqual({ state: 'rejected' })
  })

  test('whom a change concerns can reject it only; if only they could approve it, it is refused', async () => {
    const third = await staffMember('superadmin')
    await enrollSecondFactor(app, ctx, third.headers, '/admin-api')
    const { approvalId } = await act('second-factor/reset', third)
    expect(await list({ id: [approvalId] }, third)).toMatchObject([{ isAboutReader: true }])
    const refused = await decide(approvalId, true, third)
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      403,
      expect.stringContaining('your own account'),
    ])
    expect((await decide(approvalId, false, third)).json()).toEqual({ state: 'rejected' })
    await act('active', deputy, { active: false })
    expect(await act('second-factor/reset', third)).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('create-admin --recover') },
    })
  })

  test('who disables or lowers the other one is not alone by that for seven days', async () => {
    await act('active', deputy, { active: false })
    expect((await mailsTo(deputy))[0]).toContain('disabled')
    expect(await invite(newEmail())).toMatchObject({ error: { code: 'conflict' } })
    await daysPass(limits.staffTieDays + 1)
    expect(await invite(newEmail())).toMatchObject({ approvalId: null })
    const another = await staffMember('superadmin')
    await act('role', another, { role: 'admin' })
    expect(await invite(newEmail())).toMatchObject({ error: { code: 'conflict' } })
  })
})

describe('a single super-admin', () => {
  beforeEach(() => ctx.db.updateTable('admins').set({ is_active: false }).where('id', '=', deputy.id).execute())

  test('changes staff alone, as before, and is told by mail', async () => {
    const email = newEmail()
    expect(await invite(email, 'superadmin')).toMatchObject({ approvalId: null })
    expect(await memberOf(email)).toMatchObject({ role: 'superadmin' })
    expect((await mailsTo(boss))[0]).toContain('A change of staff was made')
    expect(await act('role', await staffMember(), { role: 'superadmin' })).toMatchObject({ done: true })
  })

  test('does not become two by an account that was just made, in either direction, nor do two such accounts', async () => {
    const [one, two] = [newEmail(), newEmail()]
    await invite(one, 'superadmin')
    await invite(two)
    const [puppet, second] = [await enter(one, 'superadmin'), await enter(two)]
    // The new super-admin is no second person yet: inviting further ones needs nobody.
    expect(await invite(newEmail())).toMatchObject({ approvalId: null })
    for (const [maker, checker] of [
      [boss, puppet],
      [puppet, boss],
      [second, puppet],
    ] as const) {
      const { approvalId } = (await adjust(700_000, maker)).json()
      expect(await list({ id: [approvalId] }, checker)).toMatchObject([{ tiedUntil: expect.any(String) }])
      const refused = await decide(approvalId, true, checker)
      expect([refused.statusCode, refused.json().error.message]).toEqual([403, expect.stringContaining('7 days')])
      expect((await decide(approvalId, false, checker)).json()).toEqual({ state: 'rejected' })
    }
    expect(await balance()).toBe(0)
    await daysPass(limits.staffTieDays)
    const { approvalId } = (await adjust(700_000, boss)).json()
    expect((await decide(approvalId, true, puppet)).json()).toEqual({ state: 'approved' })
    expect(await balance()).toBe(700_000)
  })

  test('a colleague who has nothing to do with either approves at once', async () => {
    const email = newEmail()
    await invite(email)
    const made = await enter(email)
    const { approvalId } = (await adjust(700_000, made)).json()
    expect((await decide(approvalId, true, await staffMember())).json()).toEqual({ state: 'approved' })
    expect(who.customer.userId).toMatch(/^usr_/)
  })
})

test('a raised member, one whose second factor was reset and an enabled one are tied to whoever asked, not to whoever approved', async () => {
  const member = await staffMember()
  const { approvalId } = await act('role', member, { role: 'superadmin' })
  await decide(approvalId, true, deputy)
  const mine = (await adjust(700_000, boss)).json().approvalId
  expect((await decide(mine, true, member)).statusCode).toBe(401)
  const raised = { id: member.id, headers: await signedIn(ctx, { adminId: member.id, role: 'superadmin' }) }
  expect((await decide(mine, true, raised)).statusCode).toBe(403)
  const theirs = (await adjust(700_000, deputy)).json().approvalId
  expect((await decide(theirs, true, raised)).json()).toEqual({ state: 'approved' })
})

test('super-admins are told in the language in which they last signed in', async () => {
  await ctx.db.updateTable('admins').set({ locale: 'hi' }).where('id', '=', deputy.id).execute()
  await invite(newEmail())
  expect((await mailsTo(deputy))[0]).toMatch(/[ऀ-ॿ]/)
  expect((await mailsTo(boss))[0]).not.toMatch(/[ऀ-ॿ]/)
})

test('two who disable each other while each has a request waiting: one stays, and nobody is made', async () => {
  const [one, two] = [newEmail(), newEmail()]
  const [mine, theirs] = [await invite(one), await invite(two, 'superadmin', deputy)]
  const replies = await Promise.all([
    decide(mine.approvalId, true, deputy),
    act('active', deputy, { active: false }),
    decide(theirs.approvalId, true, boss),
    act('active', boss, { active: false }, deputy),
  ])
  for (const reply of replies) expect('statusCode' in reply ? reply.statusCode : reply.status).toBeLessThan(500)
  const active = ctx.db.selectFrom('admins').select('id').where('role', '=', 'superadmin').where('is_active', '=', true)
  expect((await active.where('password_hash', 'is not', null).execute()).length).toBeGreaterThanOrEqual(1)
})
