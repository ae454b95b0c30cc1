import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Monitor, MonitorDetail } from '../../../contracts/resources/monitor.ts'
import { storeCases } from '../../../server/court/copy/storeCases.ts'
import { adjust, credit } from '../../../server/money/wallets/credits.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { runMonitoring } from '../../../server/monitoring/run.ts'
import { endMonitor, resumeMonitor } from '../../../server/monitoring/turnOn.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { syntheticCase, syntheticCourts } from '../../../server/sources/synthetic/courts.ts'
import { syntheticFor } from '../../../server/sources/synthetic/synthetic.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { importList } from '../../support/watchLists.ts'

const { app, ctx } = await testApp()

const system = { kind: 'system', name: 'test' } as const

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
/** Nobody else's name. */
let name: string
let turn = 0

beforeEach(async () => {
  await ctx.db.updateTable('monitors').set({ status: 'ended' }).execute()
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  name = `${['Quentin', 'Barnaby', 'Leopold', 'Ottoline'][turn % 4]} ${['Fairbrother', 'Winterbourne', 'Ashgrove'][turn % 3]}`
  turn += 1
})

const post = (url: string, payload?: object, as = headers) =>
  app.inject({ method: 'POST', url, headers: as, ...(payload && { payload }) })

async function screened(more: object = {}): Promise<string> {
  const input = { kind: 'person', name, ...more }
  const payload = { input, consent: true, purpose: 'vendor_onboarding', reference: 'VEN-1' }
  const reply = await post('/api/resources/aml-screen', payload)
  expect(reply.statusCode).toBe(200)
  return reply.json<{ id: string }>().id
}

async function started(verificationId: string): Promise<Monitor> {
  const reply = await post('/api/monitors', { verificationId })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

const shown = async (id: string, as = headers) =>
  (await app.inject({ url: `/api/resources/monitors/${id}`, headers: as })).json<MonitorDetail>()

const kindsOf = async (id: string) => (await shown(id)).events.map(({ kind }) => kind).toReversed()

const balance = async (kind: 'product' | 'api' = 'product') =>
  (await walletOf(ctx.db, customer.userId, kind)).availablePaise

const checks = () =>
  ctx.db.selectFrom('verifications').selectAll().where('user_id', '=', customer.userId).orderBy('id').execute()

const mails = async () => (await listMessages(ctx, customer.email)).map(({ text }) => text)

/** The list gets another version: somebody of the test's name with this programme, or nobody. */
const listing = (programme: string | null) =>
  importList(ctx, {
    name: 'Monitored',
    rows: ['0,person,Zoran Unrelated,,,RS,,Kept', ...(programme ? [`1,person,${name},,,GB,,${programme}`] : [])],
  })

async function makeEndpoint() {
  const payload = { url: 'https://hooks.example.com/a', events: ['monitor.changed', 'monitor.paused'] }
  await post('/api/resources/webhooks', payload)
}

const hooks = async () => {
  const rows = await ctx.db
    .selectFrom('webhook_deliveries')
    .select(['event', 'body'])
    .where('user_id', '=', customer.userId)
    .orderBy('id')
    .execute()
  return rows.map(({ event, body }) => ({ event, data: JSON.parse(body).data }))
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

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
    const page = await app.inject({ url: `/api/resources/aml-screen/${verificationId}`, headers })
    expect(page.json()).toMatchObject({ id: verificationId, requestedBy: 'Asha Rao', charge: { paise: 0 } })
    expect(await balance()).toBe(before)
    const told = await mails()
    expect(told).toHaveLength(3)
    expect(told.join()).not.toContain(name)
    expect(told[0]).toContain(verificationId)
    expect(await hooks()).toMatchObject([{ data: { added: 1 } }, { data: { changed: 1 } }, { data: { removed: 1 } }])
  })

  test('is not told about again once its hit is decided a false positive, until the entry changes', async () => {
    await listing('Fraud')
    const id = await screened()
    const monitor = await started(id)
    const [hit] = (await app.inject({ url: `/api/resources/aml-screen/${id}`, headers })).json().result.hits
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
    const found = await app.inject({ url: `/api/verifications/${other}/monitor`, headers })
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
    expect((await app.inject({ url: '/api/resources/monitors', headers })).json()).toEqual([])
  })

  test('is for those who may check: a view-only user sees it, another account does not', async () => {
    const verificationId = await screened()
    const { id } = await started(verificationId)
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const member = await signedIn(ctx, { userId: customer.userId, subUserId })
    expect((await post(`/api/monitors/${id}/end`, undefined, member)).json()).toMatchObject({ status: 'ended' })
    await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
    const viewer = await signedIn(ctx, { userId: customer.userId, subUserId })
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

/** Spends all of the product wallet. */
async function drain() {
  const amountPaise = -(await balance())
  const entry = { walletId: customer.wallets.product.id, key: newId('trf'), description: 'Drained', actor: system }
  await adjust(ctx.db, { ...entry, amountPaise, reason: 'test' })
}

const topUp = (amountPaise: number) =>
  credit(ctx.db, {
    walletId: customer.wallets.product.id,
    key: newId('trf'),
    description: 'Top-up',
    actor: system,
    amountPaise,
    from: 'gateway',
  })

/** As if the month since `from` had been paid, in January. */
const paidSince = (id: string, from: string, until: string) =>
  ctx.db
    .updateTable('monitors')
    .set({ anchor: from, months: 1, paid_until: until, next_check_at: `${from}T04:00:00Z` })
    .where('id', '=', id)
    .execute()

const charged = async (id: string) =>
  (await shown(id)).events.flatMap(({ kind, from, until }) => (kind === 'charged' ? [[from, until]] : [])).toReversed()

describe('each month', () => {
  test('is charged once, in advance, and keeps its day over the ends of months', async () => {
    const { id } = await started(await screened())
    await paidSince(id, '2027-01-31', '2027-02-28')
    const before = await balance()
    for (const day of ['2027-02-27', '2027-02-28', '2027-02-28', '2027-03-30', '2027-03-31', '2027-04-30']) {
      const at = new Date(`${day}T06:00:00Z`)
      await Promise.all([runMonitoring(ctx, { at }), runMonitoring(ctx, { at })])
    }
    expect((await charged(id)).slice(1)).toEqual([
      ['2027-02-28', '2027-03-31'],
      ['2027-03-31', '2027-04-30'],
      ['2027-04-30', '2027-05-31'],
    ])
    expect(before - (await balance())).toBe(1_500)
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
    const entries = await app.inject({ url: '/api/resources/wallet-entries', headers })
    expect(entries.json()[0]).toMatchObject({ description: 'AML screening, monitoring of a subject', reference: id })
  })

  test('begins at midnight in India, also for a product that is asked less often', async () => {
    const { id } = await started(await courtChecked({ searchMode: 'immediate', name: 'Ravi Menon', pin: '411000' }))
    await paidSince(id, '2027-01-31', '2027-02-28')
    await runMonitoring(ctx, { at: new Date('2027-02-24T06:00:00Z') })
    await runMonitoring(ctx, { at: new Date('2027-02-27T18:29:00Z') })
    expect(await charged(id)).toHaveLength(1)
    await runMonitoring(ctx, { at: new Date('2027-02-27T18:30:00Z') })
    expect((await charged(id)).at(-1)).toEqual(['2027-02-28', '2027-03-31'])
  })

  test('that cannot be paid pauses it, tells once, and resumes it when the balance suffices, without the days between', async () => {
    const { id } = await started(await screened())
    await makeEndpoint()
    await paidSince(id, '2027-01-31', '2027-02-28')
    await drain()
    await runMonitoring(ctx, { at: new Date('2027-02-28T06:00:00Z') })
    await runMonitoring(ctx, { at: new Date('2027-02-28T08:00:00Z') })
    expect(await shown(id)).toMatchObject({ status: 'paused', nextChargeOn: null })
    expect(await mails()).toHaveLength(1)
    expect((await hooks()).map(({ event }) => event)).toEqual(['monitor.paused'])
    await topUp(700)
    await runMonitoring(ctx, { at: new Date('2027-03-05T06:00:00Z') })
    expect(await shown(id)).toMatchObject({ status: 'on', nextChargeOn: '2027-04-05' })
    expect((await charged(id)).at(-1)).toEqual(['2027-03-05', '2027-04-05'])
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'paused', 'charged', 'resumed'])
    expect(await mails()).toHaveLength(1)
  })
})

describe('turned off', () => {
  test('it stops at once; turned on again within the month, it costs nothing', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await runMonitoring(ctx)
    const before = await balance()
    expect((await post(`/api/monitors/${id}/end`)).json()).toMatchObject({ status: 'ended', nextChargeOn: null })
    await post(`/api/monitors/${id}/end`)
    await listing('Fraud')
    await runMonitoring(ctx, { at: inDays(40) })
    expect(await checks()).toHaveLength(1)
    expect((await post(`/api/monitors/${id}/resume`, { atMostPaise: 0 })).json()).toMatchObject({ status: 'on' })
    expect(await balance()).toBe(before)
    await runMonitoring(ctx)
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'ended', 'resumed', 'changed'])
  })

  test('and on again after the month, it costs a month from that day', async () => {
    const { id } = await started(await screened())
    await post(`/api/monitors/${id}/end`)
    const before = await balance()
    const actor = { kind: 'customer', role: 'customer', userId: customer.userId, name: 'Asha Rao' } as const
    const own = { subUserId: null, sessionId: '', kycComplete: true }
    const scope = { actor: { ...actor, ...own }, ip: null, requestId: null, locale: 'en' } as const
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-10-31T06:00:00Z') })
    try {
      expect(await resumeMonitor(ctx, scope, { id })).toMatchObject({ status: 'on', nextChargeOn: '2027-11-30' })
      expect(before - (await balance())).toBe(500)
      await drain()
      await endMonitor(ctx, scope, id)
      vi.setSystemTime(new Date('2027-12-05T06:00:00Z'))
      await expect(resumeMonitor(ctx, scope, { id })).rejects.toMatchObject({ code: 'insufficient_balance' })
    } finally {
      vi.useRealTimers()
    }
    expect(await shown(id)).toMatchObject({ status: 'ended' })
    expect((await charged(id)).at(-1)).toEqual(['2027-10-31', '2027-11-30'])
  })
})

describe('a run that dies', () => {
  test('after the charge is continued by another one, which charges and tells once; its own late answer counts for nothing', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await makeEndpoint()
    await runMonitoring(ctx)
    await listing('Fraud')
    await paidSince(id, '2027-01-31', '2027-02-28')
    const before = await balance()
    const at = new Date('2027-02-28T06:00:00Z')
    const asked = Promise.withResolvers<void>()
    const answers = Promise.withResolvers<void>()
    const slow: typeof ctx.sources = {
      ...ctx.sources,
      ask: async question => {
        asked.resolve()
        await answers.promise
        return ctx.sources.ask(question)
      },
    }
    const dying = runMonitoring({ ...ctx, sources: slow }, { at })
    await asked.promise
    await runMonitoring(ctx, { at: new Date(at.getTime() + 60_000) })
    expect(await checks()).toHaveLength(1)
    await runMonitoring(ctx, { at: new Date(at.getTime() + 6 * 60_000) })
    answers.resolve()
    await dying
    expect(await checks()).toHaveLength(2)
    expect(before - (await balance())).toBe(500)
    expect(await hooks()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'charged', 'changed'])
  })

  test('before its mail is told by the next one; a run that is told to stop begins nothing', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await runMonitoring(ctx)
    await listing('Fraud')
    await runMonitoring(ctx, { isStopping: () => true })
    expect(await checks()).toHaveLength(1)
    const broken = { ...ctx, channels: { ...ctx.channels, send: () => Promise.reject(new Error('killed')) } }
    await expect(runMonitoring(broken)).rejects.toThrow('killed')
    expect(await mails()).toEqual([])
    await Promise.all([runMonitoring(ctx), runMonitoring(ctx)])
    expect(await mails()).toHaveLength(1)
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'changed'])
  })

  test('ended while it asks, it stores nothing', async () => {
    await listing(null)
    const { id } = await started(await screened())
    await listing('Fraud')
    const ending: typeof ctx.sources = {
      ...ctx.sources,
      ask: async question => {
        await post(`/api/monitors/${id}/end`)
        return ctx.sources.ask(question)
      },
    }
    await runMonitoring({ ...ctx, sources: ending })
    expect(await checks()).toHaveLength(1)
    expect(await kindsOf(id)).toEqual(['started', 'charged', 'ended'])
  })
})

async function courtChecked(input: object): Promise<string> {
  const payload = { input, consent: true, purpose: 'employee_onboarding' }
  const reply = await post('/api/resources/court-case-check', payload)
  expect(reply.statusCode).toBe(200)
  return reply.json<{ id: string }>().id
}

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
    const report = await app.inject({ url: `/api/resources/court-case-check/${change?.verificationId}`, headers })
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
