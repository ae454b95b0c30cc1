import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '../../../../contracts/calls/roles.ts'
import { reading } from '../../../../contracts/people/permissions.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { approvalWorld, type Staff } from '../../backoffice/approvals/world.ts'

const { app, ctx, staffMember, post, adjust, decide, list } = await approvalWorld()
const { db } = ctx
const reason = 'Agreed with the board'

/** Two super-admins who have nothing to do with each other, and nobody else. */
let boss: Staff
let deputy: Staff
beforeEach(async () => {
  await db.updateTable('admins').set({ is_active: false, role: 'admin' }).execute()
  await db.deleteFrom('roles').where('built_in', '=', false).where('audience', '=', 'staff').execute()
  await db.deleteFrom('rate_windows').execute()
  await db.updateTable('approvals').set({ state: 'direct' }).where('state', '=', 'waiting').execute()
  boss = await staffMember('superadmin')
  deputy = await staffMember('superadmin')
})

const desk = { name: 'Leads desk', nameHi: 'लीड डेस्क', permissions: { 'admin.leads': ['list', 'show', 'edit'] } }
const send = async (method: 'POST' | 'PUT' | 'GET', url: string, body: object | undefined, by: Staff) => {
  const reply = await app.inject({
    method,
    url: `/admin-api${url}`,
    headers: by.headers,
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, ...reply.json() }
}
const create = (body: object = {}, by = boss) => send('POST', '/roles', { ...desk, reason, ...body }, by)
const change = (id: string, body: object = {}, by = boss) =>
  send('PUT', `/roles/${id}`, { ...desk, reason, ...body }, by)
const remove = (id: string, by = boss) => send('POST', `/roles/${id}/remove`, { reason }, by)
const roles = async () => (await app.inject({ url: '/admin-api/roles', headers: boss.headers })).json() as Role[]
const roleOf = async (id: string) => (await roles()).find(role => role.id === id)
/** A colleague who already has a role. */
async function holder(role: string): Promise<Staff> {
  const member = await staffMember()
  await db.updateTable('admins').set({ role }).where('id', '=', member.id).execute()
  return member
}
const wider = { permissions: { ...desk.permissions, 'admin.users': reading } }
const widerSaved = { 'admin.users': [...reading] }

describe('a custom role of staff', () => {
  test('is made by a super-admin, permits the dashboard and to see what it may change, and says who has it', async () => {
    const { status, id } = await create({ permissions: { 'admin.leads': ['edit'] } })
    expect([status, id]).toEqual([200, expect.stringMatching(/^rol_/)])
    const member = await holder(id)
    expect(await roleOf(id)).toEqual({
      id,
      name: { en: 'Leads desk', hi: 'लीड डेस्क' },
      about: null,
      builtIn: false,
      mayGive: true,
      mayChange: true,
      permissions: { 'admin.dashboard': ['list', 'show'], 'admin.leads': ['list', 'show', 'edit'] },
      holders: [{ id: member.id, name: 'Meera Iyer', isActive: true }],
    })
    const { data } = await db
      .selectFrom('audit_events')
      .select('data')
      .where('action', '=', 'staffRole.created')
      .where('subject', '=', id)
      .executeTakeFirstOrThrow()
    expect(data).toMatchObject({
      after: {
        rights: expect.stringContaining('Demo and contact requests: view'),
        rightsHi: expect.stringContaining('देखना'),
      },
    })
  })

  test('is for super-admins alone', async () => {
    const { id } = await create()
    for (const by of [await staffMember('admin'), await holder(id)]) {
      expect(await create({ name: 'Other' }, by)).toMatchObject({ status: 403 })
      expect(await change(id, {}, by)).toMatchObject({ status: 403 })
      expect(await remove(id, by)).toMatchObject({ status: 403 })
    }
    const { authorization: _, ...nobody } = boss.headers
    expect(await create({}, { id: '', headers: nobody })).toMatchObject({ status: 401 })
  })

  test.each([
    ['permits nothing', { permissions: {} }, 'permissions'],
    ['permits nothing in one area', { permissions: { 'admin.leads': [] } }, 'permissions'],
    ['manages staff', { permissions: { 'admin.restricted': ['list'] } }, 'permissions'],
    ['is a customer’s', { permissions: { wallets: ['list'] } }, 'permissions'],
    ['does what nobody may', { permissions: { 'admin.dashboard': ['delete'] } }, 'permissions'],
  ])('is refused if it %s', async (_, body, field) => {
    const refused = await create(body)
    expect([refused.status, refused.error.fields[0].field]).toEqual([400, field])
  })

  test.each([
    ['no name', { name: ' ' }],
    ['an unknown permission', { permissions: { 'admin.everything': ['list'] } }],
    ['an unknown action', { permissions: { 'admin.leads': ['approve'] } }],
    ['no reason', { reason: '' }],
    ['a control character', { about: 'a\u0000b' }],
  ])('is refused with %s', async (_, body) => {
    expect(await create(body)).toMatchObject({ status: 400 })
  })

  test('has a name of its own in both languages, and there is a limit', async () => {
    await create()
    for (const body of [
      {},
      { name: 'leads DESK', nameHi: 'और' },
      { name: 'Finance' },
      { name: 'New', nameHi: 'लीड डेस्क' },
    ])
      expect(await create(body), JSON.stringify(body)).toMatchObject({ status: 409 })
    for (let n = 1; n < limits.ownRoles; n++)
      expect((await create({ name: `Role ${n}`, nameHi: null })).status).toBe(200)
    expect(await create({ name: 'One more', nameHi: null })).toMatchObject({ status: 409 })
  })

  test('is not deleted while somebody has it, even disabled, or would get it', async () => {
    const { id } = await create()
    const member = await holder(id)
    await db.updateTable('admins').set({ is_active: false }).where('id', '=', member.id).execute()
    const refused = await remove(id)
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('Meera Iyer')])
    await db.updateTable('admins').set({ role: 'admin' }).where('id', '=', member.id).execute()
    const invited = { name: 'Nisha Kapoor', email: 'nisha.roles@staff.test', role: id, reason }
    const { approvalId } = (await post(boss, '/resources/staff', invited)).json()
    expect((await remove(id)).error.message).toContain('Nisha Kapoor')
    await decide(approvalId, false, deputy)
    expect(await remove(id)).toMatchObject({ status: 200, done: true })
    expect(await remove(id)).toMatchObject({ status: 404 })
    expect(await change(id)).toMatchObject({ status: 404 })
  })

  test('is none of the built-in ones', async () => {
    expect(await change('auditor', { name: 'Mine' })).toMatchObject({ status: 409 })
    expect(await remove('auditor')).toMatchObject({ status: 409 })
    expect(await change('view', { name: 'Mine' })).toMatchObject({ status: 404 })
  })
})

describe('a change of a role of staff', () => {
  test('that gives nobody more is made at once, and acts on a running session within five seconds', async () => {
    const { id } = await create(wider)
    const member = await holder(id)
    const url = '/admin-api/resources/users'
    expect((await app.inject({ url, headers: member.headers })).statusCode).toBe(200)
    expect(await change(id)).toMatchObject({ done: true, approvalId: null })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
    expect((await app.inject({ url, headers: member.headers })).statusCode).toBe(403)
    vi.useRealTimers()
    const unused = await create({ name: 'Unused', nameHi: null })
    expect(await change(unused.id, { ...wider, name: 'Unused', nameHi: null })).toMatchObject({ done: true })
  })

  test('that gives people more waits for a second super-admin, who sees what, and ties them to who asked', async () => {
    const { id } = await create()
    const member = await holder(id)
    const { done, approvalId } = await change(id, wider)
    expect([done, approvalId]).toEqual([false, expect.any(String)])
    expect((await roleOf(id))?.permissions).not.toMatchObject(widerSaved)
    expect(await list({ id: [approvalId] }, deputy)).toMatchObject([
      { kind: 'roleRights', member: { name: 'Leads desk' }, rights: { more: widerSaved, less: {} } },
    ])
    expect(await change(id, wider, deputy)).toMatchObject({ status: 409 })
    expect((await decide(approvalId, true, boss)).statusCode).toBe(403)
    expect((await decide(approvalId, true, deputy)).json()).toEqual({ state: 'approved' })
    expect((await roleOf(id))?.permissions).toMatchObject(widerSaved)
    const [mail = ''] = (await listMessages(ctx, `${boss.id}@staff.test`)).map(({ text }) => text)
    expect(mail).toContain('more rights for everybody with the role Leads desk')
    const tie = db.selectFrom('staff_changes').select(['kind', 'made_by']).where('admin_id', '=', member.id)
    expect(await tie.execute()).toEqual([{ kind: 'raised', made_by: boss.id }])
  })

  test('waits too if only a waiting request would give the role: its approver has seen the former rights', async () => {
    const { id } = await create()
    const member = await holder('compliance')
    await post(boss, `/staff/${member.id}/role`, { role: id, reason })
    expect(await change(id, wider)).toMatchObject({ done: false })
  })

  test('is not approved into another outcome than was shown', async () => {
    const { id } = await create()
    await holder(id)
    const { approvalId } = await change(id, wider)
    await change(id, { permissions: { 'admin.leads': ['list', 'show'] } })
    expect((await decide(approvalId, true, deputy)).statusCode).toBe(409)
    expect((await decide(approvalId, false, deputy)).json()).toEqual({ state: 'rejected' })
  })

  test('needs nobody where there is one super-admin', async () => {
    await db.updateTable('admins').set({ is_active: false }).where('id', '=', deputy.id).execute()
    const { id } = await create()
    await holder(id)
    expect(await change(id, wider)).toMatchObject({ done: true })
  })
})

test('whoever asks for a change of money does not approve it, though their role permits both', async () => {
  const { id } = await create({
    name: 'Money desk',
    nameHi: null,
    permissions: {
      'admin.users': reading,
      'admin.wallets': [...reading, 'edit', 'create'],
      'admin.approvals': [...reading, 'edit'],
    },
  })
  const [asker, other] = [await holder(id), await holder(id)]
  const { approvalId } = (await adjust(700_000, asker)).json()
  expect(approvalId).toEqual(expect.any(String))
  expect((await decide(approvalId, true, asker)).statusCode).toBe(403)
  expect((await decide(approvalId, true, other)).json()).toEqual({ state: 'approved' })
})
