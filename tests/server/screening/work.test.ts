import { beforeAll, expect, test } from 'vitest'
import type { AmlQueueRecord } from '../../../contracts/resources/amlQueue.ts'
import type { WorkEvent } from '../../../contracts/screening/work.ts'
import { testApp } from '../../support/app.ts'
import { clientHeaders, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { post } from '../../support/signIn.ts'
import { importList } from '../../support/watchLists.ts'

const { app, ctx } = await testApp()

type Headers = Record<string, string>

const rows = ['W-1,person,Octavia Brandreth,,1970,GB,,First', 'W-2,person,Octavia Brandreth,,1971,GB,,Second']

beforeAll(() => importList(ctx, { name: 'Worked on', rows }))

const call = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })

let attempts = 0
async function screen(headers: Headers, reference: string, name = 'Octavia Brandreth') {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/resources/aml-screen',
    headers: { ...headers, 'idempotency-key': `work-${++attempts}` },
    payload: { input: { kind: 'person', name }, reference, consent: true, purpose: 'other', atMostPaise: 1_200 },
  })
  const { id, result } = reply.json<{ id: string; result: { hits: { entryKey: string }[] } }>()
  return { id, keys: result.hits.map(({ entryKey }) => entryKey) }
}

async function team() {
  const { userId } = await makeCustomer(ctx.db)
  const [colleagueId, viewerId] = [await makeSubUser(ctx.db, userId), await makeSubUser(ctx.db, userId, 'view')]
  return {
    userId,
    colleagueId,
    viewerId,
    owner: await signedIn(ctx, { userId }),
    colleague: await signedIn(ctx, { userId, subUserId: colleagueId }),
    viewer: await signedIn(ctx, { userId, subUserId: viewerId }),
  }
}

async function queue(headers: Headers, filter: object = {}): Promise<AmlQueueRecord[]> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent('["createdAt","ASC"]')}`
  return (await call('GET', `/resources/aml-queue?${query}`, headers)).json()
}

const history = async (headers: Headers, id: string) =>
  (await call('GET', `/aml/${id}/history`, headers)).json<{
    assignee: object | null
    events: WorkEvent[]
    more: boolean
  }>()

const assign = (headers: Headers, ids: string[], assigneeId: string | null) =>
  call('POST', '/aml-queue/assign', headers, { ids, assigneeId })

const mark = (headers: Headers, id: string, entryKeys: string[], note = 'Another passport was seen') =>
  call('POST', `/aml/${id}/decisions/false-positives`, headers, { entryKeys, note })

async function supportView(userId: string): Promise<Headers> {
  const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'support') })
  const body = { reason: 'The queue does not load', minutes: 15 }
  const { token } = await post(app, ctx, `/admin-api/users/${userId}/support-views`, body, staff)
  return { ...clientHeaders(ctx), authorization: `Bearer ${token}` }
}

test('the queue has what is to be decided, the oldest first, until nothing is open', async () => {
  const { owner } = await team()
  const [first, second] = [await screen(owner, 'OLD'), await screen(owner, 'NEW')]
  await screen(owner, 'NOBODY', 'Quillan Oxtoby')
  expect((await queue(owner)).map(({ reference, openHits, toConfirm }) => [reference, openHits, toConfirm])).toEqual([
    ['OLD', 2, 0],
    ['NEW', 2, 0],
  ])
  expect((await queue(owner, { q: 'NEW' })).map(({ id }) => id)).toEqual([second.id])
  expect((await mark(owner, first.id, first.keys)).json().decisions).toHaveLength(2)
  // One subject: what was decided in the older screening holds in the newer one.
  expect(await queue(owner)).toEqual([])
})

test('screenings are assigned to people who may decide, and each sees their own', async () => {
  const { userId, owner, colleague, colleagueId, viewerId } = await team()
  const { colleagues } = (await call('GET', '/aml-colleagues', owner)).json()
  expect(colleagues).toEqual([
    { id: userId, name: 'Asha Rao' },
    { id: colleagueId, name: 'Karthik Nair' },
  ])
  const [one, other] = [await screen(owner, 'ONE'), await screen(owner, 'OTHER')]
  expect((await assign(owner, [one.id, other.id], colleagueId)).json()).toEqual({ assigned: 2 })
  expect((await assign(owner, [one.id, other.id], colleagueId)).json()).toEqual({ assigned: 0 })
  expect((await queue(colleague, { assignee: 'me' })).map(({ assignee }) => assignee)).toEqual(
    Array(2).fill('Karthik Nair'),
  )
  expect(await queue(owner, { assignee: 'me' })).toEqual([])
  expect((await assign(colleague, [other.id], null)).json()).toEqual({ assigned: 1 })
  expect((await queue(owner, { assignee: 'nobody' })).map(({ id }) => id)).toEqual([other.id])
  for (const unfit of [viewerId, 'sub_unknown']) {
    const refused = await assign(owner, [one.id], unfit)
    expect([refused.statusCode, refused.json().error.fields[0].field]).toEqual([400, 'assigneeId'])
  }
  expect((await assign(owner, [], userId)).statusCode).toBe(400)
  const { assignee, events } = await history(owner, other.id)
  expect(assignee).toBeNull()
  expect(events).toMatchObject([
    { kind: 'assigned', by: 'Asha Rao', assignee: 'Karthik Nair' },
    { kind: 'assigned', by: 'Karthik Nair', assignee: null },
  ])
  // Work of somebody who has left is nobody's.
  await ctx.db.updateTable('sub_users').set({ is_active: false }).where('id', '=', colleagueId).execute()
  expect(await queue(owner, { assignee: 'nobody' })).toHaveLength(2)
  expect((await history(owner, one.id)).assignee).toBeNull()
})

test('comments and decisions stand in one history, with who and when; another screening of the subject shows the decisions', async () => {
  const { owner, colleague } = await team()
  const [one, other] = [await screen(owner, 'ONE'), await screen(owner, 'OTHER')]
  const [key = ''] = one.keys
  const comment = await call('POST', `/aml/${one.id}/comments`, colleague, { text: ' The passport is on its way. ' })
  expect(comment.json()).toMatchObject({ kind: 'commented', by: 'Karthik Nair', text: 'The passport is on its way.' })
  await call('POST', `/aml/${one.id}/decisions`, owner, { entryKey: key, verdict: 'true_match', note: 'Same passport' })
  await call('POST', `/aml/${one.id}/decisions`, owner, { entryKey: key, verdict: 'open', note: 'A wrong passport' })
  const { events, more } = await history(owner, one.id)
  expect(more).toBe(false)
  expect(events).toMatchObject([
    { kind: 'commented', text: 'The passport is on its way.', entry: null, elsewhere: null },
    { kind: 'decided', verdict: 'true_match', text: 'Same passport', entry: { key }, elsewhere: null },
    { kind: 'decided', verdict: 'open', text: 'A wrong passport', by: 'Asha Rao' },
  ])
  expect((await history(owner, other.id)).events).toMatchObject([
    { kind: 'decided', elsewhere: one.id },
    { kind: 'decided', elsewhere: one.id },
  ])
  const empty = await call('POST', `/aml/${one.id}/comments`, owner, { text: '  ' })
  expect([empty.statusCode, empty.json().error.fields[0].field]).toEqual([400, 'text'])
})

test('a decision from before there was a history is in it', async () => {
  const { owner } = await team()
  const { id, keys } = await screen(owner, 'BEFORE')
  await mark(owner, id, keys.slice(0, 1))
  await ctx.db.deleteFrom('screening_events').where('verification_id', '=', id).execute()
  expect((await history(owner, id)).events).toMatchObject([
    { kind: 'decided', verdict: 'false_positive', text: 'Another passport was seen', by: 'Asha Rao' },
  ])
})

test('many hits at once need a reason, open hits, and a second person where the account has that rule', async () => {
  const { owner, colleague } = await team()
  const settings = (await call('GET', '/aml-settings', owner)).json()
  await call('POST', '/aml-settings', owner, { ...settings, twoPeople: true })
  const { id, keys } = await screen(owner, 'BULK')
  const unreasoned = await mark(owner, id, keys, ' ')
  expect([unreasoned.statusCode, unreasoned.json().error.fields[0].field]).toEqual([400, 'note'])
  expect((await mark(owner, id, [...keys, 'lst_1:unknown'])).statusCode).toBe(404)
  const proposed = (await mark(owner, id, keys)).json().decisions
  expect(proposed).toMatchObject(Array(2).fill({ verdict: 'open', proposed: 'false_positive', mayConfirm: false }))
  expect(await queue(owner)).toMatchObject([{ openHits: 2, toConfirm: 2 }])
  // What waits for a second person is not proposed anew by a third.
  expect((await mark(colleague, id, keys)).statusCode).toBe(409)
  const confirm = (entryKey: string, accept: boolean) =>
    call('POST', `/aml/${id}/decisions/confirm`, colleague, { entryKey, accept })
  expect((await confirm(keys[0] ?? '', true)).statusCode).toBe(200)
  expect((await confirm(keys[1] ?? '', false)).statusCode).toBe(200)
  expect(await queue(owner)).toMatchObject([{ openHits: 1, toConfirm: 0 }])
  expect((await mark(owner, id, keys)).statusCode).toBe(409)
  expect((await history(owner, id)).events.map(({ kind, by }) => [kind, by])).toEqual([
    ['proposed', 'Asha Rao'],
    ['proposed', 'Asha Rao'],
    ['confirmed', 'Karthik Nair'],
    ['refused', 'Karthik Nair'],
  ])
})

test('a viewer reads only, support’s view does not act, and another account finds nothing', async () => {
  const { userId, owner, viewer } = await team()
  const { id, keys } = await screen(owner, 'MINE')
  const acts = (headers: Headers) => [
    assign(headers, [id], null),
    mark(headers, id, keys),
    call('POST', `/aml/${id}/comments`, headers, { text: 'A stranger writes' }),
  ]
  const statuses = async (replies: ReturnType<typeof call>[]) =>
    (await Promise.all(replies)).map(({ statusCode }) => statusCode)
  expect(await queue(viewer)).toHaveLength(1)
  expect((await call('GET', `/aml/${id}/history`, viewer)).statusCode).toBe(200)
  expect(await statuses([...acts(viewer), call('GET', '/aml-colleagues', viewer)])).toEqual([403, 403, 403, 403])
  const stranger = (await team()).owner
  expect(await queue(stranger)).toEqual([])
  expect(await statuses([...acts(stranger), call('GET', `/aml/${id}/history`, stranger)])).toEqual([404, 404, 404, 404])
  const support = await supportView(userId)
  expect(await queue(support)).toHaveLength(1)
  expect(await statuses(acts(support))).toEqual([403, 403, 403])
  const nobody = clientHeaders(ctx)
  expect(await statuses([call('GET', `/aml/${id}/history`, nobody), ...acts(nobody)])).toEqual([401, 401, 401, 401])
})

test('comments, reasons and names are sealed', async () => {
  const { userId, colleagueId, owner } = await team()
  const { id, keys } = await screen(owner, 'SEALED')
  await assign(owner, [id], colleagueId)
  await call('POST', `/aml/${id}/comments`, owner, { text: 'Octavia called' })
  await mark(owner, id, keys)
  const events = await ctx.db.selectFrom('screening_events').selectAll().where('user_id', '=', userId).execute()
  expect(events).toHaveLength(4)
  expect(JSON.stringify(events)).not.toMatch(/Octavia|passport|Asha|Karthik/)
})
