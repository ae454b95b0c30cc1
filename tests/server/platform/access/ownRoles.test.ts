import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '../../../../contracts/calls/roles.ts'
import { builtInRoles } from '../../../../contracts/people/builtInRoles.ts'
import { type Grants, reading } from '../../../../contracts/people/permissions.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { newEmail } from '../../../support/registration.ts'

const { app, ctx } = await testApp()
const { db } = ctx
const reason = 'Agreed with the board'

let userId: string
let owner: Record<string, string>
beforeEach(async () => {
  ;({ userId } = await makeCustomer(db))
  owner = await signedIn(ctx, { userId })
  await db.deleteFrom('rate_windows').execute()
})
afterEach(() => vi.useRealTimers())

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers = owner, payload?: object) => {
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.json() }
}

/** A role that somebody has made: of a customer's team with an owner, of staff without one. */
async function makeRole(permissions: Grants, owner_id: string | null = null): Promise<string> {
  const id = `rol_${randomUUID()}`
  const name = JSON.stringify({ en: 'Own', hi: 'अपना' })
  await db
    .insertInto('roles')
    .values({ id, audience: owner_id ? 'customer' : 'staff', owner_id, name, permissions: JSON.stringify(permissions) })
    .execute()
  return id
}

const member = async (access: string, of = userId) => {
  const id = await makeSubUser(db, of, access)
  return { id, headers: await signedIn(ctx, { userId: of, subUserId: id }) }
}
const give = (id: string, access: string, headers = owner) =>
  call('PUT', `/api/resources/sub-users/${id}`, headers, { access })
const invite = (access: string, headers = owner) =>
  call('POST', '/api/resources/sub-users', headers, { firstName: 'A', lastName: 'B', email: newEmail(), access })
const fiveSecondsPass = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })

describe('the role of a secondary user', () => {
  test('is enforced as the row says, and a change of the row acts on a running session within five seconds', async () => {
    const id = await makeRole({ verifications: ['list'] }, userId)
    const { headers } = await member(id)
    expect(await call('GET', '/api/resources/pan-check', headers)).toMatchObject({ status: 200 })
    expect(await call('GET', '/api/resources/orders', headers)).toMatchObject({ status: 403 })
    await db
      .updateTable('roles')
      .set({ permissions: JSON.stringify({ wallets: reading }) })
      .where('id', '=', id)
      .execute()
    fiveSecondsPass()
    expect(await call('GET', '/api/resources/pan-check', headers)).toMatchObject({ status: 403 })
    expect(await call('GET', '/api/resources/orders', headers)).toMatchObject({ status: 200 })
  })

  test('opens uploaded files only if it permits to see checks', async () => {
    const url = '/login-api/getpresignedurlgetobj?key=pan.png&service=documents'
    const { headers: sees } = await member('view')
    const { headers: pays } = await member(await makeRole({ wallets: reading }, userId))
    expect(await call('GET', url, sees)).toMatchObject({ status: 200, body: { code: 103 } })
    expect(await call('GET', url, pays)).toMatchObject({ status: 403 })
  })

  test('that is taken away acts on a running session within five seconds', async () => {
    const { id, headers } = await member('manager')
    expect(await call('GET', '/api/resources/sub-users', headers)).toMatchObject({ status: 200 })
    expect(await give(id, 'view')).toMatchObject({ status: 200, body: { access: 'view' } })
    fiveSecondsPass()
    expect(await call('GET', '/api/resources/sub-users', headers)).toMatchObject({ status: 403 })
    const own = await call('GET', `/api/user/subUserDetails/${id}`, headers)
    expect(own.body.result).toMatchObject({ viewOnly: true, permissions: builtInRoles.view.permissions })
  })

  test('can be one of the built-in ones and of the account’s own, never another account’s, staff’s or the owner’s', async () => {
    const other = await makeCustomer(db)
    const mine = await makeRole({ verifications: reading }, userId)
    const theirs = await makeRole({ verifications: reading }, other.userId)
    const { id } = await member('full')
    for (const role of ['manager', 'view', mine, 'full']) expect((await give(id, role)).status, role).toBe(200)
    for (const role of [theirs, 'admin', 'customer', 'nothing', '']) {
      expect((await give(id, role)).status, role).toBe(400)
      expect((await invite(role)).status, role).toBe(400)
    }
    const listed = (await call('GET', '/api/roles')).body as Role[]
    expect(listed.map(role => role.id)).toEqual(['view', 'full', 'manager', mine])
    expect(listed.every(({ mayGive }) => mayGive)).toBe(true)
  })

  test('may permit what only a newer version knows: it is left out', async () => {
    const role = await makeRole({ account: ['show', 'approve'], horoscopes: ['list'] } as unknown as Grants, userId)
    const { id, headers } = await member(role)
    const known = { account: ['show'] }
    const own = await call('GET', `/api/user/subUserDetails/${id}`, headers)
    expect(own).toMatchObject({ status: 200, body: { result: { permissions: known } } })
    const listed = (await call('GET', '/api/roles')).body as Role[]
    expect(listed.find(one => one.id === role)?.permissions).toEqual(known)
  })

  test('of another account does nothing, even if a row says so', async () => {
    const other = await makeCustomer(db)
    const { headers } = await member(await makeRole({ verifications: reading }, other.userId))
    expect(await call('GET', '/api/resources/pan-check', headers)).toMatchObject({ status: 401 })
    const staffs = await member('admin')
    expect(await call('GET', '/api/resources/pan-check', staffs.headers)).toMatchObject({ status: 401 })
  })
})

describe('a manager of the team', () => {
  test('gives no more than they have, to nobody, and cannot touch who has more', async () => {
    const { headers } = await member('manager')
    const more = await makeRole({ apiKeys: ['create'] }, userId)
    const { id: colleague } = await member('view')
    const { id: stronger } = await member(more)
    expect(await give(colleague, more, headers)).toMatchObject({ status: 403 })
    expect(await invite(more, headers)).toMatchObject({ status: 403 })
    expect(await give(stronger, 'view', headers)).toMatchObject({ status: 403 })
    expect(await call('DELETE', `/api/resources/sub-users/${stronger}`, headers)).toMatchObject({ status: 403 })
    expect(await give(colleague, 'manager', headers)).toMatchObject({ status: 200 })
    expect(await invite('full', headers)).toMatchObject({ status: 200 })
    const roles = (await call('GET', '/api/roles', headers)).body as Role[]
    expect(roles.filter(({ mayGive }) => !mayGive).map(({ id }) => id)).toEqual([more])
  })

  test.each([
    ['lowered', { access: 'full' }],
    ['disabled', { isActive: false }],
  ])('who has just been %s gives nothing, though the session has not noticed yet', async (_, change) => {
    const { id, headers } = await member('manager')
    const { id: colleague } = await member('view')
    expect(await call('GET', '/api/resources/sub-users', headers)).toMatchObject({ status: 200 })
    expect(await call('PUT', `/api/resources/sub-users/${id}`, owner, change)).toMatchObject({ status: 200 })
    expect(await give(colleague, 'full', headers)).toMatchObject({ status: 403 })
    expect(await call('DELETE', `/api/resources/sub-users/${colleague}`, headers)).toMatchObject({ status: 403 })
    expect(await invite('view', headers)).toMatchObject({ status: 403 })
  })

  test('does not change themselves, and resets nobody’s second factor', async () => {
    const { id, headers } = await member('manager')
    const { id: colleague } = await member('full')
    expect(await give(id, 'full', headers)).toMatchObject({ status: 409 })
    expect(await call('DELETE', `/api/resources/sub-users/${id}`, headers)).toMatchObject({ status: 409 })
    expect(await call('POST', `/api/sub-users/${colleague}/second-factor/reset`, headers)).toMatchObject({
      status: 403,
    })
  })

  test('reaches nobody of another account', async () => {
    const { headers } = await member('manager')
    const other = await makeCustomer(db)
    const { id } = await member('view', other.userId)
    expect(await give(id, 'full', headers)).toMatchObject({ status: 404 })
  })
})

describe('a custom role of the team', () => {
  const clerk = { name: 'Clerk', nameHi: 'क्लर्क', about: 'Runs checks', permissions: { verifications: ['create'] } }
  const create = (headers = owner, body: object = {}) => call('POST', '/api/roles', headers, { ...clerk, ...body })
  const change = (id: string, headers = owner, body: object = {}) =>
    call('PUT', `/api/roles/${id}`, headers, { ...clerk, ...body })
  const remove = (id: string, headers = owner) => call('DELETE', `/api/roles/${id}`, headers)
  const listed = async (headers = owner) => (await call('GET', '/api/roles', headers)).body as Role[]

  test('is made, given, changed for who has it, and deleted when nobody has it', async () => {
    const { id } = (await create()).body
    const { id: colleague, headers } = await member(id)
    expect((await listed()).at(-1)).toMatchObject({
      id,
      name: { en: 'Clerk', hi: 'क्लर्क' },
      about: { en: 'Runs checks', hi: 'Runs checks' },
      permissions: { dashboard: ['list', 'show'], verifications: ['list', 'show', 'create'] },
      mayChange: true,
      holders: [{ id: colleague, isActive: true }],
    })
    expect(await call('GET', '/api/resources/orders', headers)).toMatchObject({ status: 403 })
    expect(await change(id, owner, { permissions: { wallets: ['list'] } })).toMatchObject({ status: 200 })
    fiveSecondsPass()
    expect(await call('GET', '/api/resources/orders', headers)).toMatchObject({ status: 200 })
    vi.useRealTimers()
    expect(await remove(id)).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining('1 ') } } })
    await give(colleague, 'view')
    expect(await remove(id)).toMatchObject({ status: 200 })
    expect(await remove(id)).toMatchObject({ status: 404 })
    const actions = await db
      .selectFrom('audit_events')
      .select('action')
      .where('subject', '=', id)
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['role.created', 'role.changed', 'role.removed'])
  })

  test.each([
    ['the account’s own data', { account: ['edit'] }],
    ['API keys', { apiKeys: ['create'] }],
    ['what is staff’s', { 'admin.leads': ['list'] }],
    ['nothing', {}],
  ])('cannot permit %s', async (_, permissions) => {
    expect(await create(owner, { permissions })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'permissions' }] } },
    })
  })

  test('permits no more than its maker may do, who changes no role above theirs and not their own', async () => {
    const { headers } = await member('manager')
    expect(await create(headers, { permissions: { ipAllowList: ['create'] } })).toMatchObject({ status: 400 })
    expect(await create(headers, { name: 'Small', nameHi: null })).toMatchObject({ status: 200 })
    const above = (await create(owner, { name: 'Network', nameHi: null, permissions: { ipAllowList: ['create'] } }))
      .body.id
    for (const refused of [await change(above, headers), await remove(above, headers)])
      expect(refused).toMatchObject({ status: 403 })
    const lead = { name: 'Lead', nameHi: null, permissions: { subUsers: ['list', 'create', 'edit', 'delete'] } }
    const own = (await create(owner, lead)).body.id
    const { headers: leads } = await member(own)
    expect((await listed(leads)).find(({ id }) => id === own)).toMatchObject({ mayChange: false })
    expect(await change(own, leads, lead)).toMatchObject({ status: 409 })
    expect(await remove(own, leads)).toMatchObject({ status: 409 })
  })

  test('is nobody else’s: another account, a viewer, and nobody at all', async () => {
    const { id } = (await create()).body
    const other = await signedIn(ctx, { userId: (await makeCustomer(db)).userId })
    expect(await change(id, other)).toMatchObject({ status: 404 })
    expect(await remove(id, other)).toMatchObject({ status: 404 })
    expect((await listed(other)).map(role => role.id)).not.toContain(id)
    expect(await create(other)).toMatchObject({ status: 200 })
    const { headers: views } = await member('view')
    for (const refused of [await create(views), await change(id, views), await remove(id, views)])
      expect(refused).toMatchObject({ status: 403 })
    const { authorization: _, ...nobody } = owner
    expect(await create(nobody)).toMatchObject({ status: 401 })
  })
})

describe('the role of a member of staff', () => {
  test('is enforced as the row says, and a change of the row acts within five seconds', async () => {
    const role = await makeRole({ 'admin.leads': reading, 'admin.dashboard': reading })
    const adminId = await makeAdmin(db)
    await db.updateTable('admins').set({ role }).where('id', '=', adminId).execute()
    const headers = await signedIn(ctx, { adminId })
    expect(await call('GET', '/admin-api/resources/leads', headers)).toMatchObject({ status: 200 })
    expect(await call('GET', '/admin-api/resources/users', headers)).toMatchObject({ status: 403 })
    expect(await call('GET', '/admin-api/profile', headers)).toMatchObject({ body: { role, roleName: { en: 'Own' } } })
    await db.updateTable('roles').set({ permissions: '{}' }).where('id', '=', role).execute()
    fiveSecondsPass()
    expect(await call('GET', '/admin-api/resources/leads', headers)).toMatchObject({ status: 403 })
  })

  test('is changed by a super-admin only, even if a role of one’s own permits the call', async () => {
    const role = await makeRole({ 'admin.restricted': ['list', 'show', 'create', 'edit'] })
    const adminId = await makeAdmin(db)
    await db.updateTable('admins').set({ role }).where('id', '=', adminId).execute()
    const headers = await signedIn(ctx, { adminId })
    const colleague = await makeAdmin(db, 'support')
    for (const wanted of ['superadmin', 'finance'])
      expect(await call('POST', `/admin-api/staff/${colleague}/role`, headers, { role: wanted, reason })).toMatchObject(
        {
          status: 403,
        },
      )
    expect(
      await call('POST', `/admin-api/staff/${adminId}/role`, headers, { role: 'superadmin', reason }),
    ).toMatchObject({
      status: 409,
    })
    const body = { name: 'Puppet', email: newEmail(), role: 'superadmin', reason }
    expect(await call('POST', '/admin-api/resources/staff', headers, body)).toMatchObject({ status: 403 })
  })

  test('needs a second super-admin if it permits more, none if it only takes away; a customer’s is none', async () => {
    const boss = await signedIn(ctx, { adminId: await makeAdmin(db, 'superadmin'), role: 'superadmin' })
    await makeAdmin(db, 'superadmin')
    const colleague = await makeAdmin(db, 'admin')
    const change = async (role: string) =>
      (await call('POST', `/admin-api/staff/${colleague}/role`, boss, { role, reason })).body
    expect(await change('auditor')).toMatchObject({ done: true })
    expect(await change('finance')).toMatchObject({ done: false, approvalId: expect.any(String) })
    expect(await change('manager')).toMatchObject({ error: { code: 'bad_request' } })
    expect(await change('nothing')).toMatchObject({ error: { code: 'bad_request' } })
  })
})
