import { describe, expect, test } from 'vitest'
import { storeCases } from '../../../server/court/copy/storeCases.ts'
import { runMonitoring } from '../../../server/monitoring/run.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { syntheticCase, syntheticCourts } from '../../../server/sources/synthetic/courts.ts'
import { syntheticFor } from '../../../server/sources/synthetic/synthetic.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { inDays, monitoringSteps } from './steps.ts'

const { app, ctx } = await testApp()
const {
  own,
  post,
  screened,
  courtChecked,
  started,
  shown,
  kindsOf,
  balance,
  checks,
  mails,
  listing,
  makeEndpoint,
  hooks,
  drain,
} = monitoringSteps({ app, ctx })

describe('a screened subject', () => {
  test('is monitored for a month’s price; a new list version that changes nothing tells nothing', async () => {
    await listing(null)
    const id = await screened()
    const before = await balance()
    const monitor = await started(id)
    expect(monitor).toMatchObject({ product: 'aml-screen', status: 'on', verificationId: id, pricePaise: 500 })
    expect(monitor.nextChargeOn).toBe(monitor.paidUntil)
    expect(before - (await balance())).toBe(500)
    await runMonitoring(ctx)
    await listing(null)
    await runMonitoring(ctx)
    expect(await checks()).toHaveLength(1)
    expect(await mails()).toEqual([])
    expect(await kindsOf(monitor.id)).toEqual(['started', 'charged'])
    expect((await shown(monitor.id)).checkedAt).not.toBeNull()
  })

  test('that a new version lists, changes and drops is told about each time, once, with a free check', async () => {
    await listing(null)
    const monitor = await started(await screened())
    await makeEndpoint()
    await runMonitoring(ctx)
    const before = await balance()
    for (const programme of ['Fraud', 'Bribery', null]) {
      await listing(programme)
      await Promise.all([runMonitoring(ctx), runMonitoring(ctx)])
      await runMonitoring(ctx)
    }
    const { events, verificationId } = await shown(monitor.id)
    const [removed, changed, added] = events
    expect(added).toMatchObject({ kind: 'changed', added: 1, changed: 0, removed: 0 })
    expect(changed).toMatchObject({ kind: 'changed', added: 0, changed: 1, removed: 0 })
    expect(removed).toMatchObject({ kind: 'changed', added: 0, changed: 0, removed: 1, verificationId })
    const made = (await checks()).slice(1)
    expect(made.map(({ outcome }) => outcome)).toEqual(['possible_match', 'possible_match', 'clear'])
    for (const row of made) {
      expect(row).toMatchObject({ mode: 'live', charge_paise: 0, reference: 'VEN-1', status: 'completed' })
      expect(row.timeline.map(({ event }) => event)).toEqual(['monitored', 'answered'])
    }
    const page = await app.inject({ url: `/api/resources/aml-screen/${verificationId}`, headers: own.headers })
    expect(page.json()).toMatchObject({ id: verificationId, requestedBy: 'Asha Rao', charge: { paise: 0 } })
    expect(await balance()).toBe(before)
    const told = await mails()
    expect(told).toHaveLength(3)
    expect(told.join()).not.toContain(own.name)
    expect(told[0]).toContain(verificationId)
    expect(await hooks()).toMatchObject([{ data: { added: 1 } }, { data: { changed: 1 } }, { data: { removed: 1 } }])
  })

  test('is not told about again once its hit is decided a false positive, until the entry changes', async () => {
    await listing('Fraud')
    const id = await screened()
    const monitor = await started(id)
    const [hit] = (await app.inject({ url: `/api/resources/aml-screen/${id}`, headers: own.headers })).json().result
      .hits
    const verdict = { entryKey: hit.entryKey, verdict: 'false_positive', note: 'Another person' }
    expect((await post(`/api/aml/${id}/decisions`, verdict)).statusCode).toBe(200)
    await listing('Fraud')
    await runMonitoring(ctx)
    expect(await kindsOf(monitor.id)).toEqual(['started', 'charged'])
    await listing('Bribery')
    await runMonitoring(ctx)
    expect((await shown(monitor.id)).events[0]).toMatchObject({ kind: 'changed', changed: 1 })
  })

  test('is asked once a day even if no list changes', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await runMonitoring(ctx)
    const { checkedAt } = await shown(id)
    await runMonitoring(ctx)
    expect((await shown(id)).checkedAt).toBe(checkedAt)
    await runMonitoring(ctx, { at: inDays(1.1) })
    expect((await shown(id)).checkedAt).not.toBe(checkedAt)
  })
})

describe('turning it on', () => {
  test('twice, at once or from another check of the same subject, is one monitor and one charge', async () => {
    const [one, other] = [await screened(), await screened()]
    const before = await balance()
    const replies = await Promise.all(
      [one, one, other].map(verificationId => post('/api/monitors', { verificationId })),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(replies.map(reply => reply.json().id)).size).toBe(1)
    expect(before - (await balance())).toBe(500)
    const found = await app.inject({ url: `/api/verifications/${other}/monitor`, headers: own.headers })
    expect(found.json()).toMatchObject({ monitor: { id: replies[0]?.json().id }, pricePaise: 500 })
  })

  test('needs a balance, the price that was shown, and a live answer of a product that has monitoring', async () => {
    const verificationId = await screened()
    expect((await post('/api/monitors', { verificationId, atMostPaise: 499 })).statusCode).toBe(409)
    await ctx.db.updateTable('verifications').set({ mode: 'test' }).where('id', '=', verificationId).execute()
    expect((await post('/api/monitors', { verificationId })).statusCode).toBe(409)
    await ctx.db.updateTable('verifications').set({ mode: 'live' }).where('id', '=', verificationId).execute()
    await post('/api/resources/pan-check', { input: { pan: 'AAACZ1000A' }, consent: true, purpose: 'other' })
    const pan = (await checks()).find(({ product }) => product === 'pan-check')
    expect((await post('/api/monitors', { verificationId: pan?.id })).statusCode).toBe(404)
    await drain()
    expect((await post('/api/monitors', { verificationId })).statusCode).toBe(402)
    expect((await app.inject({ url: '/api/resources/monitors', headers: own.headers })).json()).toEqual([])
  })

  test('is found by a part of its reference or by its check, within the account', async () => {
    const verificationId = await screened()
    await started(verificationId)
    const { reference } = await ctx.db
      .updateTable('monitors')
      .set({ reference: 'VEN-7_31/b' })
      .where('user_id', '=', own.customer.userId)
      .returning('reference')
      .executeTakeFirstOrThrow()
    const found = async (q: string, headers = own.headers) => {
      const url = `/api/resources/monitors?filter=${encodeURIComponent(JSON.stringify({ q }))}`
      return (await app.inject({ url, headers })).json<{ reference: string }[]>().map(one => one.reference)
    }
    expect(await found('7_31')).toEqual([reference])
    expect(await found(verificationId)).toEqual([reference])
    expect(await found('7x31')).toEqual([])
    expect(await found('7_31', await signedIn(ctx, await makeCustomer(ctx.db)))).toEqual([])
  })

  test('is for those who may check: a view-only user sees it, another account does not', async () => {
    const verificationId = await screened()
    const { id } = await started(verificationId)
    const subUserId = await makeSubUser(ctx.db, own.customer.userId)
    const member = await signedIn(ctx, { userId: own.customer.userId, subUserId })
    expect((await post(`/api/monitors/${id}/end`, undefined, member)).json()).toMatchObject({ status: 'ended' })
    await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
    const viewer = await signedIn(ctx, { userId: own.customer.userId, subUserId })
    expect(await shown(id, viewer)).toMatchObject({ id, status: 'ended' })
    expect((await post(`/api/monitors/${id}/resume`, {}, viewer)).statusCode).toBe(403)
    expect((await post('/api/monitors', { verificationId }, viewer)).statusCode).toBe(403)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    for (const action of ['end', 'resume'])
      expect((await post(`/api/monitors/${id}/${action}`, {}, stranger)).statusCode).toBe(404)
    expect((await post('/api/monitors', { verificationId }, stranger)).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/resources/monitors', headers: stranger })).json()).toEqual([])
  })
})

describe('court cases', () => {
  const [pune] = syntheticCourts as [(typeof syntheticCourts)[number]]
  const store = (fetchedAt: string, more: object) => {
    const party = { name: 'Yellamma Vishwakoti', type: 'person' } as const
    const made = syntheticCase(syntheticFor('Yellamma', ''), { court: pune, party })
    return storeCases(ctx.db, [{ ...made, ...more }], { source: 'copy', fetchedAt })
  }

  test('are watched for a hearing that moves, for the court’s own price', async () => {
    await store('2026-11-01T00:00:00Z', { stage: 'Evidence', nextHearingOn: '2026-12-01' })
    const before = await balance()
    const { id, pricePaise } = await started(await courtChecked({ name: 'Yellamma Vishwakoti' }))
    expect(pricePaise).toBe(1_500)
    expect(before - (await balance())).toBe(4_000 + 1_500)
    await runMonitoring(ctx)
    await store('2026-11-02T00:00:00Z', { stage: 'Evidence', nextHearingOn: '2026-12-01', judge: 'Another Judge' })
    await runMonitoring(ctx, { at: inDays(1.1) })
    expect(await kindsOf(id)).toEqual(['started', 'charged'])
    await store('2026-11-03T00:00:00Z', { stage: 'Arguments', nextHearingOn: '2026-12-20' })
    await runMonitoring(ctx, { at: inDays(2.2) })
    const [change] = (await shown(id)).events
    expect(change).toMatchObject({ kind: 'changed', added: 0, changed: 1, removed: 0 })
    const report = await app.inject({
      url: `/api/resources/court-case-check/${change?.verificationId}`,
      headers: own.headers,
    })
    expect(report.json().result.cases).toMatchObject([{ stage: 'Arguments', nextHearingOn: '2026-12-20' }])
  })

  test('of a CNR that was not found are told once there is one; a source that is down costs and tells nothing', async () => {
    const { id } = await started(await courtChecked({ cnr: 'MHPU010098762020' }))
    const down = { ...ctx.sources, ask: () => Promise.reject(new SourceUnavailable('copy', 'down')) }
    await runMonitoring({ ...ctx, sources: down })
    expect((await shown(id)).checkedAt).toBeNull()
    await store('2026-11-01T00:00:00Z', { cnr: 'MHPU010098762020' })
    await runMonitoring(ctx)
    expect(await kindsOf(id)).toEqual(['started', 'charged'])
    await runMonitoring(ctx, { at: inDays(0.05) })
    expect((await shown(id)).events[0]).toMatchObject({ kind: 'changed', added: 1 })
  })
})
