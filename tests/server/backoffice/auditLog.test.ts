import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditEvent, AuditEventDetail } from '../../../contracts/resources/auditEvent.ts'
import { audit } from '../../../server/platform/audit/audit.ts'
import { sealAuditEvents } from '../../../server/platform/audit/sealer.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()

let customer: Customer
let adminId: string
let superId: string
let staff: Record<string, string>
let above: Record<string, string>
beforeAll(async () => {
  customer = await makeCustomer(ctx.db)
  adminId = await makeAdmin(ctx.db)
  superId = await makeAdmin(ctx.db, 'superadmin')
  staff = await signedIn(ctx, { adminId })
  above = await signedIn(ctx, { adminId: superId, role: 'superadmin' })
})

const scope = (actor: object) => ({ actor, ip: '203.0.113.9', requestId: 'req-1' }) as never
const byAdmin = (id = adminId) => scope({ kind: 'admin', role: 'admin', adminId: id, name: 'Meera Iyer' })
const byCustomer = () => scope({ kind: 'customer', userId: customer.userId, subUserId: null })

const list = async (filter: object, headers = staff, more = '') => {
  const url = `/admin-api/resources/audit-events?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`
  const reply = await app.inject({ url, headers })
  expect(reply.statusCode).toBe(200)
  return reply.json() as AuditEvent[]
}
const show = async (id: string, headers = staff) =>
  (await app.inject({ url: `/admin-api/resources/audit-events/${id}`, headers })).json() as AuditEventDetail
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/admin-api${url}`, payload, headers: staff })

describe('the list', () => {
  test('says who did what to whom, and filters by action, actor, customer, object and day', async () => {
    await post(`/users/${customer.userId}/active`, { active: false, reason: 'Asked us to close' })
    const [entry] = await list({ action: ['user.deactivated'] })
    expect(entry).toMatchObject({
      action: 'user.deactivated',
      actorKind: 'admin',
      actorId: adminId,
      actor: 'Meera Iyer',
      userId: customer.userId,
      customerId: customer.customerId,
      customer: 'Asha Traders',
      subject: customer.userId,
      reason: 'Asked us to close',
    })
    const ids = async (filter: object) => (await list(filter)).map(({ id }) => id)
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    for (const filter of [
      { customer: customer.customerId },
      { q: customer.userId },
      { q: adminId },
      { q: entry?.id },
      { actorKind: ['admin'] },
      { createdFrom: today, createdTo: today },
    ])
      expect(await ids(filter), JSON.stringify(filter)).toContain(entry?.id)
    for (const filter of [
      { action: ['note.added'] },
      { q: 'usr_none' },
      { actorKind: ['key'] },
      { createdTo: '2020-01-01' },
    ])
      expect(await ids(filter), JSON.stringify(filter)).not.toContain(entry?.id)
  })

  test('finds what a sub-user did, and pages on by cursor', async () => {
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const actor = { kind: 'customer', userId: customer.userId, subUserId }
    for (const subject of ['dft_1', 'dft_2', 'dft_3'])
      await audit(ctx.db, scope(actor), { action: 'draft.saved', subject })
    const all = await list({ q: subUserId })
    expect(all.map(({ subject }) => subject)).toEqual(['dft_3', 'dft_2', 'dft_1'])
    expect(all[0]?.actor).toBe('Karthik Nair')
    const next = await list({ q: subUserId, after: all[0]?.id }, staff, '&range=[0,0]')
    expect(next.map(({ id }) => id)).toEqual([all[1]?.id])
  })

  test('goes out as CSV, filtered and audited', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: customer.userId }))
    const reply = await app.inject({ url: `/admin-api/resources/audit-events/export?filter=${filter}`, headers: staff })
    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.body).toContain('user.deactivated')
    expect(await list({ action: ['auditLog.exported'] })).toMatchObject([{ actorId: adminId }])
  })
})

describe('an entry', () => {
  test('shows before and after, and the rest of what was recorded', async () => {
    await audit(ctx.db, byAdmin(), {
      action: 'challanFee.added',
      subject: 'cfe_1',
      data: { state: 'MH', before: { feePaise: 10_000 }, after: { feePaise: 12_000, routes: ['online', 'court'] } },
    })
    const [{ id } = { id: '' }] = await list({ q: 'cfe_1' })
    expect(await show(id)).toMatchObject({
      ip: '203.0.113.9',
      requestId: 'req-1',
      changes: [
        { name: 'feePaise', before: '10000', after: '12000' },
        { name: 'routes', before: null, after: 'online, court' },
      ],
      details: [{ name: 'state', value: 'MH' }],
      seq: null,
      intact: null,
    })
  })

  test('says whether it is sealed, and whether the seal holds', async () => {
    await audit(ctx.db, byCustomer(), { action: 'draft.saved', subject: 'dft_sealed' })
    await sealAuditEvents(ctx.db)
    const [entry] = await list({ q: 'dft_sealed' })
    expect(entry?.sealed).toBe(true)
    expect(await show(entry?.id ?? '')).toMatchObject({
      seq: expect.any(Number),
      hash: expect.any(String),
      intact: true,
    })
    await ctx.db.updateTable('audit_events').set({ reason: 'Rewritten' }).where('subject', '=', 'dft_sealed').execute()
    expect(await show(entry?.id ?? '')).toMatchObject({ intact: false })
  })

  test('records a role before and after', async () => {
    const member = await makeAdmin(ctx.db)
    const payload = { role: 'superadmin', reason: 'Leads the team' }
    const url = `/admin-api/staff/${member}/role`
    expect((await app.inject({ method: 'POST', url, payload, headers: above })).statusCode).toBe(200)
    const [entry] = await list({ q: member }, above)
    const { changes } = await show(entry?.id ?? '', above)
    expect(changes).toEqual([{ name: 'role', before: 'admin', after: 'superadmin' }])
  })
})

describe('permission', () => {
  test('an admin reads nothing about staff but their own sign-ins; a super-admin reads all', async () => {
    await audit(ctx.db, byAdmin(superId), { action: 'staff.invited', subject: 'adm_new' })
    await audit(ctx.db, byAdmin(superId), { action: 'session.started', subject: 'ses_super' })
    await audit(ctx.db, byAdmin(), { action: 'session.started', subject: 'ses_own' })
    await audit(ctx.db, byCustomer(), { action: 'session.started', subject: 'ses_customer' })
    const subjects = async (headers: Record<string, string>) =>
      (await list({ action: ['staff.invited', 'session.started'] }, headers)).map(({ subject }) => subject)
    expect(await subjects(staff)).toEqual(['ses_customer', 'ses_own'])
    expect(await subjects(above)).toEqual(['ses_customer', 'ses_own', 'ses_super', 'adm_new'])
    const [hidden] = await list({ q: 'adm_new' }, above)
    expect(await show(hidden?.id ?? '')).toMatchObject({ error: { code: 'not_found' } })
  })

  test('400 for an unknown filter, 401 for a customer, 404 for no entry', async () => {
    const asCustomer = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
    const status = async (path: string, headers: Record<string, string>) =>
      (await app.inject({ url: `/admin-api/resources/audit-events${path}`, headers })).statusCode
    expect(await status('?filter=%7B%22x%22:1%7D', staff)).toBe(400)
    expect(await status('', asCustomer)).toBe(401)
    expect(await status('/export', asCustomer)).toBe(401)
    expect(await status('/aud_none', staff)).toBe(404)
  })
})
