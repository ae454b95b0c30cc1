import { beforeEach, describe, expect, test } from 'vitest'
import type { AccessReviewDetail } from '../../../../contracts/resources/accessReview.ts'
import { openQuarterly, quarterOf } from '../../../../server/people/staff/accessReviews/open.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { approvalWorld, type Staff } from '../../backoffice/approvals/world.ts'

const { app, ctx, staffMember } = await approvalWorld()
const { db } = ctx
const reason = 'Before the audit'

let boss: Staff
let deputy: Staff
let member: Staff
beforeEach(async () => {
  await db.deleteFrom('access_review_people').execute()
  await db.deleteFrom('access_reviews').execute()
  await db.updateTable('admins').set({ is_active: false }).execute()
  await db.deleteFrom('rate_windows').execute()
  boss = await staffMember('superadmin')
  deputy = await staffMember('superadmin')
  member = await staffMember()
})

const send = async (method: 'GET' | 'POST', url: string, body?: object, by = boss) => {
  const reply = await app.inject({
    method,
    url: `/admin-api${url}`,
    headers: by.headers,
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, body: reply.json() }
}
const open = async (by = boss) => (await send('POST', '/access-reviews', { reason }, by)).body.id as string
const show = async (id: string, by = boss) =>
  (await send('GET', `/resources/access-reviews/${id}`, undefined, by)).body as AccessReviewDetail
const decide = (id: string, of: Staff, decision: string, note: string | null = null, by = boss) =>
  send('POST', `/access-reviews/${id}/people/${of.id}`, { decision, note }, by)
const finish = (id: string, by = boss) => send('POST', `/access-reviews/${id}/finish`, undefined, by)
const rowOf = async (id: string, of: Staff, by = boss) => (await show(id, by)).rows.find(row => row.id === of.id)

describe('an access review', () => {
  test('lists everybody with access as they are: role, rights beyond reading, last sign-in, since, by whom, until', async () => {
    await db.updateTable('admins').set({ access_until: '2031-03-31' }).where('id', '=', member.id).execute()
    await send('POST', `/staff/${member.id}/role`, { role: 'verifier', until: '2031-03-31', reason })
    const { rows, state, quarter, people } = await show(await open())
    expect([state, quarter, people]).toEqual(['open', null, 3])
    expect(rows.map(({ id }) => id).toSorted()).toEqual([boss.id, deputy.id, member.id].toSorted())
    expect(rows.find(({ id }) => id === member.id)).toMatchObject({
      roleName: { en: expect.any(String) },
      until: '2031-03-31',
      lastSignInAt: expect.any(String),
      decision: null,
      mayDecide: true,
    })
    expect(rows.find(({ id }) => id === boss.id)?.rights['admin.restricted']).toEqual(['create', 'edit', 'delete'])
    expect(rows.find(({ id }) => id === boss.id)).toMatchObject({ mayDecide: false })
  })

  test('is decided person by person, one’s own row by another super-admin, and locked at its end', async () => {
    const id = await open()
    expect(await decide(id, boss, 'keep')).toMatchObject({ status: 403 })
    expect(await decide(id, boss, 'keep', null, deputy)).toMatchObject({ status: 200 })
    expect(await decide(id, deputy, 'keep')).toMatchObject({ status: 200 })
    expect(await finish(id)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('1 person') } },
    })
    expect(await decide(id, member, 'change', 'Only needs leads')).toMatchObject({ status: 200 })
    expect(await rowOf(id, member)).toMatchObject({ decision: 'change', note: 'Only needs leads', isDone: false })
    await send('POST', `/staff/${member.id}/role`, { role: 'auditor', reason })
    expect(await rowOf(id, member)).toMatchObject({ isDone: true })
    expect(await finish(id)).toMatchObject({ status: 200 })
    expect(await finish(id)).toMatchObject({ status: 409 })
    expect(await decide(id, member, 'keep')).toMatchObject({ status: 409 })
    expect(await show(id)).toMatchObject({ state: 'finished', finishedBy: 'Meera Iyer', reviewed: 3 })
  })

  test('ends access at once, but not one’s own', async () => {
    const id = await open()
    expect(await decide(id, member, 'end', 'Has left')).toMatchObject({ status: 200 })
    const { is_active } = await db
      .selectFrom('admins')
      .select('is_active')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(is_active).toBe(false)
    expect(await rowOf(id, member)).toMatchObject({ decision: 'end', isDone: true })
    await db.updateTable('admins').set({ is_active: false }).where('id', '=', deputy.id).execute()
    expect(await decide(id, boss, 'end', 'Leaving')).toMatchObject({ status: 409 })
    expect(await decide(id, boss, 'keep')).toMatchObject({ status: 200 })
  })

  test.each([
    ['an unknown decision', 'perhaps', null],
    ['no note for a change', 'change', null],
    ['an empty note for an end', 'end', '  '],
  ])('refuses %s', async (_, decision, note) => {
    expect(await decide(await open(), member, decision, note)).toMatchObject({ status: 400 })
  })

  test('is for super-admins; an unknown review and person are not found; one by hand is open at a time', async () => {
    const id = await open()
    expect(await send('POST', '/access-reviews', { reason }, deputy)).toMatchObject({ status: 409 })
    for (const refused of [
      await send('GET', '/resources/access-reviews', undefined, member),
      await send('GET', `/resources/access-reviews/${id}`, undefined, member),
      await send('POST', '/access-reviews', { reason }, member),
      await decide(id, boss, 'keep', null, member),
      await finish(id, member),
    ])
      expect(refused).toMatchObject({ status: 403 })
    expect(await decide('arv_none', member, 'keep')).toMatchObject({ status: 404 })
    expect(await decide(id, { id: 'adm_none', headers: {} }, 'keep')).toMatchObject({ status: 404 })
    expect(await send('GET', '/resources/access-reviews/arv_none')).toMatchObject({ status: 404 })
  })

  test('is exported, without formulas, and the log has it', async () => {
    const id = await open()
    await decide(id, member, 'change', '=1+1')
    const file = await app.inject({ url: `/admin-api/access-reviews/${id}/export`, headers: boss.headers })
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-disposition']).toContain('access-review-')
    expect(file.body).toContain("'=1+1")
    expect(file.body).toContain('Staff, roles, sessions and recipients: create, edit, delete')
    const log = db
      .selectFrom('audit_events')
      .select('actor_id')
      .where('subject', '=', id)
      .where('action', '=', 'list.exported')
    expect(await log.execute()).toEqual([{ actor_id: boss.id }])
  })
})

describe('every quarter', () => {
  test('begins in January, April, July and October', () => {
    expect(quarterOf('2026-12-31')).toEqual({ quarter: '2026-Q4', firstDay: '2026-10-01' })
    expect(quarterOf('2027-01-01')).toEqual({ quarter: '2027-Q1', firstDay: '2027-01-01' })
  })

  test('one review is opened, and all super-admins are told; none before there was any staff', async () => {
    await openQuarterly(ctx, '2001-05-05')
    expect((await send('GET', '/resources/access-reviews')).body).toEqual([])
    await openQuarterly(ctx, '2098-05-05')
    await openQuarterly(ctx, '2098-06-30')
    expect((await send('GET', '/resources/access-reviews')).body).toMatchObject([
      { quarter: '2098-Q2', state: 'open', people: 3 },
    ])
    for (const { id } of [boss, deputy])
      expect((await listMessages(ctx, `${id}@staff.test`))[0]?.text).toContain('access review of staff for 2098-Q2')
    await openQuarterly(ctx, '2098-07-01')
    expect((await send('GET', '/resources/access-reviews')).body).toHaveLength(2)
  })
})
