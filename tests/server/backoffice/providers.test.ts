import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Provider } from '../../../server/sources/providers/define.ts'
import { providerOf } from '../../../server/sources/providers/registry.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { callAndWait } from '../checks/usage/support.ts'

const { app, ctx } = await testApp()
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
const auditor = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'auditor'), role: 'auditor' })
const customer = await makeCustomer(ctx.db)
const other = await makeCustomer(ctx.db)
const headers = await signedIn(ctx, customer)
const reason = 'Agreed with the provider'

type Headers = Record<string, string>
const post = (path: string, payload: object, by: Headers = staff) =>
  app.inject({ method: 'POST', url: `/admin-api${path}`, headers: by, payload })
const get = (path: string, by: Headers = staff) => app.inject({ url: `/admin-api${path}`, headers: by })
const server = async () => (await get('/resources/api-servers/cashfree')).json()
const route = async () => (await get('/resources/source-routes/pan-check')).json()

const cashfree = providerOf('cashfree') as Provider
const keysOf = (id: string) =>
  Object.fromEntries((providerOf(id)?.credentials ?? []).map(({ name }) => [name, 'secret-value-1']))
const values = keysOf('cashfree')
const twin = { environment: 'twin', address: null, timeoutMs: null, reason }
/** A value that the provider documents. */
const documented = cashfree.products['pan-check']?.examples.find(({ outcome }) => outcome === 'found')
const pan = String(documented?.query.pan)
const check = async (userId = customer.userId) => {
  const { headers: key } = await makeKey(ctx, userId)
  const body = { pan, consent: true, purpose: 'vendor_onboarding' }
  return callAndWait(app, ctx, { method: 'POST', url: '/v1/pan-check', headers: key, payload: body })
}
const only = (provider: string) => [{ provider, percent: 100 }]
const choose = (choices: object[], more: object = {}) =>
  post('/source-routes/pan-check', { customer: null, choices, reason, ...more })

beforeAll(async () => {
  await post('/api-servers/cashfree', twin)
  await post('/api-servers/cashfree/keys', { values, overlapHours: 0, reason })
  await post('/api-servers/cashfree/price', { product: 'pan-check', pricePaise: 90, reason })
  await post('/api-servers/cashfree/switch', { on: true, reason })
  await post('/api-servers/setu', twin)
  await post('/api-servers/setu/keys', { values: keysOf('setu'), overlapHours: 0, reason })
  await post('/api-servers/setu/switch', { on: true, reason })
})
afterEach(async () => {
  vi.useRealTimers()
  await ctx.db.deleteFrom('source_routes').execute()
  ctx.sources.providers?.forget()
})

describe('the account with a provider', () => {
  test('shows when keys were set and never the keys, and is on only after they are', async () => {
    const shown = await get('/resources/api-servers/cashfree')
    expect(shown.json()).toMatchObject({
      state: 'on',
      environment: 'twin',
      calls: 0,
      answeredPercent: null,
      medianMs: null,
      credentialSets: [{ setBy: 'Meera Iyer', endsAt: null }],
    })
    expect(shown.body).not.toContain('secret-value')
    const { rows } = await app
      .inject({ url: '/admin-api/resources/api-servers?range=[0,24]', headers: staff })
      .then(reply => ({ rows: reply.json() }))
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'own-gateway', state: 'noAccount' })]))
    expect((await get('/resources/api-servers/nobody')).statusCode).toBe(404)
    const audited = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', 'cashfree').execute()
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['provider.changed', 'provider.credentialsSet']),
    )
    expect(audited.every(event => event.reason === reason)).toBe(true)
    expect(JSON.stringify(audited)).not.toContain('secret-value')
  })

  test('keys are rotated with an overlap, and old ones end at once if asked', async () => {
    const before = await server()
    expect((await post('/api-servers/cashfree/keys', { values, overlapHours: 24, reason })).statusCode).toBe(200)
    const { credentialSets } = await server()
    expect(credentialSets).toHaveLength(2)
    const old = credentialSets.find(({ id }: { id: string }) => id === before.credentialSets[0].id)
    expect(old.endsAt).not.toBeNull()
    expect((await post(`/api-servers/cashfree/keys/${old.id}/end`, { reason })).statusCode).toBe(200)
    expect((await server()).credentialSets).toHaveLength(1)
    expect((await post(`/api-servers/cashfree/keys/${old.id}/end`, { reason })).statusCode).toBe(404)
  })

  test('what is wrong names its field; what is so already is a conflict', async () => {
    const fields = async (path: string, payload: object) => {
      const reply = await post(path, payload)
      expect(reply.statusCode).toBe(400)
      return reply.json().error.fields.map(({ field }: { field: string }) => field)
    }
    expect(await fields('/api-servers/cashfree', { ...twin, address: 'ftp://x' })).toEqual(['address'])
    expect(await fields('/api-servers/cashfree', { ...twin, timeoutMs: 1 })).toEqual(['timeoutMs'])
    expect(await fields('/api-servers/cashfree/keys', { values: {}, overlapHours: 0, reason })).toEqual([
      cashfree.credentials[0]?.name,
    ])
    expect(await fields('/api-servers/cashfree/price', { product: 'iec-check', pricePaise: 5, reason })).toEqual([
      'prices',
    ])
    expect((await post('/api-servers/cashfree/switch', { on: true, reason })).statusCode).toBe(409)
    expect((await post('/api-servers/nobody/switch', { on: true, reason })).statusCode).toBe(404)
    expect((await post('/api-servers/own-gateway', twin)).statusCode).toBe(400)
  })
})

describe('who answers what', () => {
  test('a check is answered by the chosen provider and by the settings again after one press', async () => {
    expect((await choose(only('cashfree'))).statusCode).toBe(200)
    const { reply, row } = await check()
    expect(reply.statusCode).toBe(200)
    expect(row).toMatchObject({ outcome: 'completed', source: 'cashfree' })
    const log = (await get(`/resources/api-logs/${row.id}`)).json()
    expect(log.answeredBy).toMatchObject({ id: 'cashfree', label: cashfree.label, tries: 1, costPaise: 90 })
    expect(log.ledger.map(({ kind }: { kind: string }) => kind)).toEqual(['reserve', 'capture'])
    const filter = encodeURIComponent(JSON.stringify({ source: ['cashfree'] }))
    expect((await get(`/resources/api-logs?filter=${filter}`)).json()).toMatchObject([
      { id: row.id, sourceLabel: cashfree.label },
    ])
    const health = (await server()).health.find(({ product }: { product: string }) => product === 'pan-check')
    expect(health).toMatchObject({ lastOutcome: 'found', breaker: 'operational', pricePaise: 90, isAgreed: true })
    expect(health.answers).toBe(health.calls)

    const { history, margins } = await route()
    expect(margins.providers).toEqual([{ label: cashfree.label, answers: 1, chargedPaise: 150, costPaise: 90 }])
    expect(margins.customers).toMatchObject([{ userId: customer.userId, customer: 'Asha Traders', costPaise: 90 }])
    expect(history).toMatchObject([{ isCurrent: true, customer: null, madeBy: 'Meera Iyer', reason }])
    expect((await post('/source-routes/pan-check/undo', { route: history[0].id })).statusCode).toBe(200)
    expect((await route()).decidedBy).toBe('settings')
    expect((await check()).row.source).toBe('sandbox')
    expect((await post('/source-routes/pan-check/undo', { route: history[0].id })).statusCode).toBe(409)
    expect((await post('/source-routes/gstin-check/undo', { route: history[0].id })).statusCode).toBe(404)
  })

  test('a provider that is cut is passed over for its fallback; without one there is no answer, which is free', async () => {
    await choose([...only('cashfree'), { provider: 'setu', percent: 0 }])
    expect((await check()).row.source).toBe('cashfree')
    await post('/api-servers/cashfree/switch', { on: false, reason })
    const { row } = await check()
    expect(row).toMatchObject({ outcome: 'not_found', source: 'setu' })
    expect((await get(`/resources/api-logs/${row.id}`)).json()).toMatchObject({
      source: 'setu',
      answeredBy: { tries: 2, costPaise: null },
    })
    await choose(only('cashfree'))
    const alone = await check()
    expect(alone.reply.statusCode).toBe(503)
    expect(alone.row).toMatchObject({ outcome: 'source_unavailable', charge_paise: 0, source: null })
    const log = (await get(`/resources/api-logs/${alone.row.id}`)).json()
    expect([log.source, log.sourceLabel, log.answeredBy]).toEqual([null, null, null])
    expect(log.ledger.map(({ kind }: { kind: string }) => kind)).toEqual(['reserve', 'release'])
    await post('/api-servers/cashfree/switch', { on: true, reason })
  })

  test('a customer can have a route of their own, which no other customer gets', async () => {
    expect((await choose(only('cashfree'), { customer: customer.customerId })).statusCode).toBe(200)
    expect((await check()).row.source).toBe('cashfree')
    expect((await check(other.userId)).row.source).toBe('sandbox')
    expect((await route()).own).toMatchObject([{ userId: customer.userId, customer: 'Asha Traders' }])
  })

  test('shares, unknown providers, unknown customers and products without a source are refused by their field', async () => {
    const refused = async (choices: object[], more: object = {}) => (await choose(choices, more)).json().error.fields
    expect(await refused([{ provider: 'cashfree', percent: 60 }])).toMatchObject([{ field: 'choices' }])
    expect(await refused(only('nobody'))).toMatchObject([{ field: 'choices' }])
    expect(await refused(only('cashfree'), { customer: 'C00000000' })).toMatchObject([{ field: 'customer' }])
    expect(await refused(only('cashfree'), { reason: 'x' })).toMatchObject([{ field: 'reason' }])
    const own = { customer: null, choices: only('cashfree'), reason }
    expect((await post('/source-routes/name-match', own)).statusCode).toBe(400)
    expect((await get('/resources/source-routes/name-match')).statusCode).toBe(404)
  })
})

describe('a dry run', () => {
  test('compares sources on documented values, charges nobody and stores no check', async () => {
    const checks = () =>
      ctx.db
        .selectFrom('verifications')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .executeTakeFirst()
    const before = await checks()
    const reply = await post('/source-routes/pan-check/dry-run', { sources: ['sandbox', 'cashfree'], reason })
    expect(reply.statusCode).toBe(200)
    const { sources, questions, agreement } = reply.json()
    expect(sources).toMatchObject([
      { source: 'sandbox', costPaise: null },
      { source: 'cashfree', label: cashfree.label },
    ])
    expect(questions.length).toBeGreaterThan(0)
    expect(reply.body).not.toContain(pan)
    const compared = questions.filter(({ answers }: { answers: { status: string }[] }) =>
      answers.every(({ status }) => status === 'completed'),
    )
    expect(Math.max(0, ...agreement.map((one: { compared: number }) => one.compared))).toBe(compared.length)
    expect(await checks()).toEqual(before)
    for (const asked of [['cashfree'], ['cashfree', 'cashfree'], ['cashfree', 'nobody']])
      expect((await post('/source-routes/pan-check/dry-run', { sources: asked, reason })).statusCode).toBe(400)
  })
})

describe('the test console', () => {
  const ask = (payload: object, by: Headers = staff) => post('/apis/pan-check/try', payload, by)

  test('a chosen source answers, masked; a value of a person leaves only with a reason', async () => {
    const sandbox = await ask({ source: 'sandbox', input: { pan: 'AAACZ1000A' } })
    expect(sandbox.json()).toMatchObject({ status: 'completed', isTestValue: true, costPaise: null })
    const asked = await ask({ source: 'cashfree', input: { pan } })
    expect(asked.json()).toMatchObject({ status: 'completed', source: 'cashfree', costPaise: 90, isTestValue: true })
    const personal = { source: 'cashfree', input: { pan: 'ABCPE1234F' } }
    expect((await ask(personal)).json().error.fields).toMatchObject([{ field: 'reason' }])
    expect((await ask({ ...personal, reason: 'Asked by the holder' })).json()).toMatchObject({ isTestValue: false })
    const audited = await ctx.db
      .selectFrom('audit_events')
      .select(['reason', 'data'])
      .where('action', '=', 'product.tried')
      .orderBy('id')
      .execute()
    expect(audited.at(-1)).toMatchObject({
      reason: 'Asked by the holder',
      data: { source: 'cashfree', isTestValue: false },
    })
    expect(JSON.stringify(audited)).not.toContain('ABCPE1234F')
  })

  test('wrong input, sources and products name what is wrong', async () => {
    expect((await ask({ source: 'cashfree', input: { pan: 'x' } })).json().error.fields).toMatchObject([
      { field: 'pan' },
    ])
    expect((await ask({ source: 'nobody', input: { pan } })).json().error.fields).toMatchObject([{ field: 'source' }])
    expect((await post('/apis/bank-statement/try', { source: 'sandbox', input: {} })).statusCode).toBe(400)
    expect((await get('/apis/bank-statement/sources')).json()).toMatchObject({ canTry: false, sources: [] })
    expect((await get('/apis/pan-check/sources')).json()).toMatchObject({
      canTry: true,
      sources: expect.arrayContaining([{ id: 'cashfree', label: cashfree.label, environment: 'twin', problem: null }]),
      testValues: expect.arrayContaining([pan, 'AAACZ1000A']),
    })
  })
})

test('auditors look and change nothing; customers see nothing of it', async () => {
  const bodies: [string, object][] = [
    ['/api-servers/cashfree', twin],
    ['/api-servers/cashfree/keys', { values, overlapHours: 0, reason }],
    ['/api-servers/cashfree/switch', { on: false, reason }],
    ['/api-servers/cashfree/price', { product: 'pan-check', pricePaise: 1, reason }],
    ['/source-routes/pan-check', { customer: null, choices: only('cashfree'), reason }],
    ['/source-routes/pan-check/undo', { route: 'srt_1' }],
    ['/source-routes/pan-check/dry-run', { sources: ['sandbox', 'cashfree'], reason }],
    ['/apis/pan-check/try', { source: 'sandbox', input: { pan } }],
  ]
  for (const [path, body] of bodies) {
    expect((await post(path, body, auditor)).statusCode).toBe(403)
    expect((await post(path, body, headers)).statusCode).toBe(401)
  }
  for (const path of [
    '/resources/api-servers/cashfree',
    '/resources/source-routes/pan-check',
    '/apis/pan-check/sources',
  ]) {
    expect((await get(path, auditor)).statusCode).toBe(200)
    expect((await get(path, headers)).statusCode).toBe(401)
  }
})
