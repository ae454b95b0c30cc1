import { expect, test } from 'vitest'
import { makeVerification } from '../../../support/factories.ts'
import { hours, plan, report, stateOf, statusWorld } from './world.ts'

const { app, ctx, userId, post, read, readOpen, publish, preview, show, list, opened, actionsOn, as } =
  await statusWorld()
const { db } = ctx
const { staff, auditor, support, customer } = as

test('incidents lower the state of their components while they are open, and no others', async () => {
  await makeVerification(db, userId)
  const id = await opened({ components: ['identity', 'identity'] })
  expect((await show(id)).components).toEqual(['identity'])
  const status = await preview()
  expect(stateOf(status, 'identity')).toBe('degraded')
  expect(stateOf(status, 'bank')).toBe('unknown')
  expect(status.headline).toBe('degraded')
  await post(`/incidents/${id}/updates`, { state: 'identified', impact: 'critical', textEn: 'It is the database.' })
  expect(stateOf(await preview(), 'identity')).toBe('outage')
  await post(`/incidents/${id}/updates`, { state: 'resolved', textEn: 'It works again.' })
  const after = await preview()
  expect(stateOf(after, 'identity')).toBe('operational')
  expect(after.open).toEqual([])
  expect(after.past).toMatchObject([
    {
      id,
      title: { en: report.titleEn, hi: null },
      state: 'resolved',
      impact: 'critical',
      resolvedAt: expect.any(String),
      updates: [
        { state: 'resolved', text: { en: 'It works again.', hi: null } },
        { state: 'identified', text: { en: 'It is the database.', hi: null } },
        { state: 'investigating', text: { en: report.textEn, hi: report.textHi } },
      ],
    },
  ])
  expect(after.components.find(one => one.id === 'identity')?.history.at(-1)?.state).toBe('outage')
  expect(await actionsOn(id)).toEqual(['incident.opened', 'incident.updated', 'incident.resolved'])
})

test('incidents without impact leave unknown what is unknown', async () => {
  await opened({ impact: 'none' })
  expect(stateOf(await preview(), 'bank')).toBe('unknown')
})

test('incidents end once: nothing is added to a resolved one', async () => {
  const id = await opened()
  const resolve = () => post(`/incidents/${id}/updates`, { state: 'resolved', textEn: 'It works again.' })
  expect((await resolve()).json()).toEqual({ state: 'resolved' })
  expect((await resolve()).statusCode).toBe(409)
  expect((await show(id)).updates).toHaveLength(2)
})

test.each([
  ['titleEn', { titleEn: 'a\nb\nc' }],
  ['textEn', { textEn: ' ' }],
  ['components', { components: [] }],
  ['components.0', { components: ['kitchen'] }],
  ['impact', { impact: 'terrible' }],
  ['state', { state: 'scheduled' }],
  ['startsAt', { startsAt: hours(1) }],
])('a wrong %s is named', async (field, wrong) => {
  const answer = await post('/incidents', { ...report, ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.fields[0].field).toBe(field)
  expect((await preview()).open).toEqual([])
})

test.each([
  ['startsAt', { startsAt: hours(-1) }],
  ['endsAt', { endsAt: plan.startsAt }],
  ['endsAt', { endsAt: null }],
])('a wrong %s of maintenance is named', async (field, wrong) => {
  const answer = await post('/incidents/maintenance', { ...plan, ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.fields[0].field).toBe(field)
})

test('maintenance is planned until it begins, and open from then until somebody ends it', async () => {
  const { id } = (await post('/incidents/maintenance', plan)).json()
  const before = await preview()
  expect(before.planned.map(one => one.id)).toEqual([id])
  expect(before.open).toEqual([])
  expect(stateOf(before, 'web')).toBe('operational')
  await db
    .updateTable('incidents')
    .set({ starts_at: hours(-5), ends_at: hours(-3) })
    .where('id', '=', id)
    .execute()
  const begun = await preview()
  expect(begun.planned).toEqual([])
  expect(begun.open.map(one => one.id)).toEqual([id])
  expect(stateOf(begun, 'web')).toBe('degraded')
  const wrong = await post(`/incidents/${id}/updates`, { state: 'monitoring', textEn: 'We look at it.' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().error.fields[0].field).toBe('state')
  await post(`/incidents/${id}/updates`, { state: 'resolved', textEn: 'It is done.' })
  expect((await preview()).past.map(one => one.id)).toEqual([id])
})

test('a withdrawn incident is shown to staff only, and stays as it is', async () => {
  await publish()
  const id = await opened()
  expect((await post(`/incidents/${id}/withdraw`, { reason: 'x' })).statusCode).toBe(400)
  expect((await post(`/incidents/${id}/withdraw`, { reason: 'A false alarm' })).json()).toEqual({
    state: 'withdrawn',
  })
  const status = await readOpen()
  expect([...status.open, ...status.past]).toEqual([])
  expect(stateOf(status, 'bank')).toBe('unknown')
  expect(status.components.find(one => one.id === 'bank')?.history.at(-1)?.state).toBe('none')
  expect(await show(id)).toMatchObject({
    state: 'withdrawn',
    withdrawnReason: 'A false alarm',
    withdrawnBy: expect.any(String),
  })
  for (const [path, body] of [
    ['updates', { state: 'resolved', textEn: 'It is over.' }],
    ['corrections', { en: 'Another title', reason: 'A typing error' }],
    ['withdraw', { reason: 'A false alarm' }],
  ] as const)
    expect((await post(`/incidents/${id}/${path}`, body)).statusCode).toBe(409)
  expect(await actionsOn(id)).toEqual(['incident.opened', 'incident.withdrawn'])
})

test('a correction keeps the earlier text for staff', async () => {
  await publish()
  const id = await opened()
  const [update] = (await show(id)).updates
  const correct = (body: object) => post(`/incidents/${id}/corrections`, { reason: 'A typing error', ...body })
  await correct({ en: 'Bank checks are very slow', hi: 'बैंक की जाँच धीमी है' })
  await correct({ update: update?.id, en: 'Answers take far longer.', hi: null })
  const status = await readOpen()
  expect(status.open[0]).toMatchObject({
    title: { en: 'Bank checks are very slow', hi: 'बैंक की जाँच धीमी है' },
    updates: [{ text: { en: 'Answers take far longer.', hi: null } }],
  })
  expect((await read()).body).not.toContain(report.textEn)
  expect(await show(id)).toMatchObject({
    corrections: [{ en: report.titleEn, hi: null, reason: 'A typing error' }],
    updates: [{ corrections: [{ en: report.textEn, hi: report.textHi }] }],
  })
  const other = await opened()
  expect(
    (await post(`/incidents/${other}/corrections`, { update: update?.id, en: 'Not mine', reason: 'A typing error' }))
      .statusCode,
  ).toBe(404)
  expect((await correct({ en: 'x'.repeat(121) })).json().error.fields[0].field).toBe('en')
  expect((await correct({ en: 'Two\nlines' })).statusCode).toBe(400)
  expect((await show(id)).title).toBe('Bank checks are very slow')
})

test('unknown incidents are 404', async () => {
  for (const [path, body] of [
    ['updates', { state: 'resolved', textEn: 'It is over.' }],
    ['corrections', { en: 'Another title', reason: 'A typing error' }],
    ['withdraw', { reason: 'A false alarm' }],
  ] as const)
    expect((await post(`/incidents/inc_none/${path}`, body)).statusCode).toBe(404)
  expect((await app.inject({ url: '/admin-api/resources/incidents/inc_none', headers: staff })).statusCode).toBe(404)
})

test('incidents are found by state, kind, component and words', async () => {
  const slow = await opened()
  const gone = await opened({
    titleEn: 'Payments fail',
    titleHi: 'पेमेंट फ़ेल',
    components: ['payments', 'web'],
    impact: 'major',
  })
  await post(`/incidents/${gone}/withdraw`, { reason: 'A false alarm' })
  const { id: planned } = (await post('/incidents/maintenance', plan)).json()
  const ids = async (filter: object) => (await list(filter)).json().map(({ id }: { id: string }) => id)
  expect(await ids({ state: ['withdrawn'] })).toEqual([gone])
  expect(await ids({ state: ['investigating'] })).toEqual([slow])
  expect(await ids({ kind: ['maintenance'] })).toEqual([planned])
  expect(new Set(await ids({ components: ['web'] }))).toEqual(new Set([gone, planned]))
  expect(await ids({ impact: ['major'] })).toEqual([gone])
  expect(await ids({ q: 'पेमेंट' })).toEqual([gone])
  expect(await ids({ q: 'bank CHECKS' })).toEqual([slow])
  expect(await ids({ id: [slow, 'inc_none'] })).toEqual([slow])
  const sorted = await app.inject({
    url: `/admin-api/resources/incidents?sort=${encodeURIComponent('["startsAt","DESC"]')}&range=[0,0]`,
    headers: staff,
  })
  expect(sorted.json().map(({ id }: { id: string }) => id)).toEqual([planned])
  expect(sorted.headers['content-range']).toBe('incidents 0-0/3')
})

test('auditors read incidents, support and customers do not, and only who may change sources reports', async () => {
  const id = await opened()
  expect((await list({}, auditor)).statusCode).toBe(200)
  expect((await list({}, support)).statusCode).toBe(403)
  expect((await list({}, customer)).statusCode).toBe(401)
  expect((await app.inject({ url: '/admin-api/status', headers: support })).statusCode).toBe(403)
  for (const headers of [auditor, support]) {
    expect((await post('/incidents', report, headers)).statusCode).toBe(403)
    expect((await post('/incidents/maintenance', plan, headers)).statusCode).toBe(403)
    expect((await post(`/incidents/${id}/withdraw`, { reason: 'A false alarm' }, headers)).statusCode).toBe(403)
    expect(
      (await post(`/incidents/${id}/updates`, { state: 'resolved', textEn: 'It is over.' }, headers)).statusCode,
    ).toBe(403)
    expect(
      (await post(`/incidents/${id}/corrections`, { en: 'Other', reason: 'A typing error' }, headers)).statusCode,
    ).toBe(403)
  }
  expect((await show(id)).state).toBe('investigating')
})
