import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShownBoard } from '../../../contracts/inquiries/board.ts'
import type { ShownInquiry, ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { chaseSources } from '../../../server/inquiries/chase.ts'
import { eraseDue } from '../../../server/inquiries/erase.ts'
import { gatherInquiry, startInquiries } from '../../../server/inquiries/gather.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp({})

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
beforeAll(async () => void (await startInquiries(ctx, { work: false })))
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const get = (url: string, as: Headers = headers) => app.inject({ url, headers: as })

const PAN = 'AAAPZ1000A'
const body = {
  subjects: [{ kind: 'pan', value: PAN }],
  sections: ['identity', 'directorships', 'companies'],
  purpose: 'vendor_onboarding',
  basis: 'consent',
}

async function start(more: object = {}, as = headers, url = '/api/inquiries'): Promise<string> {
  const reply = await post(url, { ...body, ...more }, as)
  expect([200, 202], reply.body).toContain(reply.statusCode)
  const { id } = reply.json<{ id: string }>()
  await gatherInquiry(ctx, id)
  return id
}

const show = async (id: string, as = headers) =>
  (await get(`/api/resources/inquiries/${id}`, as)).json<ShownInquiryDetail>()
const balance = async () => (await walletOf(ctx.db, customer.userId, 'product')).availablePaise
const fieldsOf = (reply: { body: string }) =>
  (JSON.parse(reply.body) as { error: { fields: { field: string }[] } }).error.fields.map(({ field }) => field)
const actionsOf = async (id: string) =>
  (await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute()).map(
    ({ action }) => action,
  )
const openQuestion = ({ nodes }: ShownInquiryDetail) => {
  for (const node of nodes)
    for (const question of node.questions) if (question.state === 'open') return { node: node.id, ...question }
  throw new Error('Everything has been asked.')
}

describe('gathering', () => {
  test('follows what it finds within its price, and charges each answer once', async () => {
    const before = await balance()
    const id = await start()
    const shown = await show(id)
    expect(shown.status).toBe('ready')
    expect(new Set(shown.sources.map(({ product }) => product))).toEqual(
      new Set(['pan-profile', 'din-by-pan', 'director-check', 'company-check']),
    )
    expect(shown.nodes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['person', 'company', 'phone']))
    expect(before - (await balance())).toBe(shown.chargedPaise)
    expect(shown.chargedPaise).toBeGreaterThan(0)
    expect(shown.chargedPaise).toBeLessThanOrEqual(shown.atMostPaise)
    const paid = await balance()
    await gatherInquiry(ctx, id)
    expect(await balance()).toBe(paid)
    for (const { sources } of shown.edges)
      for (const source of sources) expect(shown.sources.map(one => one.id)).toContain(source)
    expect((await walletOf(ctx.db, customer.userId, 'product')).heldPaise).toBe(0)
  })

  test('takes what the account has been answered already, at no charge', async () => {
    await start()
    const paid = await balance()
    const shown = await show(await start())
    expect(await balance()).toBe(paid)
    expect(shown.chargedPaise).toBe(0)
    expect(shown.sources.every(({ reused }) => reused)).toBe(true)
  })

  test('names a source that is down, and asks it again by itself', async () => {
    const id = await start({ subjects: [{ kind: 'pan', value: 'AAAPZ1503A' }], sections: ['identity'] })
    const shown = await show(id)
    expect(shown).toMatchObject({ status: 'ready', missing: 1, chargedPaise: 0, sources: [] })
    const [question] = shown.nodes[0]?.questions ?? []
    expect(question).toMatchObject({ product: 'pan-profile', state: 'unavailable' })
    expect(question?.nextTryAt).not.toBeNull()
    const checks = () =>
      ctx.db.selectFrom('verifications').select('id').where('user_id', '=', customer.userId).execute()
    expect(await checks()).toHaveLength(1)
    await chaseSources(ctx)
    expect((await show(id)).status).toBe('ready')
    await chaseSources(ctx, new Date(Date.now() + 6 * 60_000))
    expect((await show(id)).status).toBe('gathering')
    await gatherInquiry(ctx, id)
    expect(await show(id)).toMatchObject({ status: 'ready', missing: 1 })
    expect(await checks()).toHaveLength(2)
    await chaseSources(ctx, new Date(Date.now() + 4 * 86_400_000))
    expect((await show(id)).status).toBe('ready')
  })

  test('masks on the screen what the key reads in clear; both are recorded', async () => {
    const id = await start()
    const shown = await show(id)
    expect(JSON.stringify(shown)).not.toContain(PAN)
    expect(await actionsOf(id)).toEqual(expect.arrayContaining(['inquiry.started', 'inquiry.opened']))
    const key = await makeKey(ctx, customer.userId, 'test')
    const own = await start({}, key.headers, '/v1/intelligence/inquiries')
    const reply = await get(`/v1/intelligence/inquiries/${own}`, key.headers)
    expect(reply.json()).toMatchObject({ id: own, mode: 'test', chargedPaise: 0, about: [PAN] })
    expect(await actionsOf(own)).toContain('inquiry.readByApi')
    expect((await get(`/v1/intelligence/inquiries/${id}`, key.headers)).statusCode).toBe(404)
    const { entries } = (await get(`/api/inquiries/${id}/access`)).json<{ entries: { action: string }[] }>()
    expect(entries.map(({ action }) => action)).toEqual(['opened'])
  })

  test('keeps no number in clear in its own tables', async () => {
    const id = await start()
    const row = await ctx.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(PAN)
    const asked = await ctx.db.selectFrom('inquiry_questions').selectAll().where('inquiry_id', '=', id).execute()
    expect(asked.length).toBeGreaterThan(0)
    expect(JSON.stringify(asked)).not.toContain(PAN)
  })
})

describe('expanding', () => {
  test('twice, also at the same time, costs once', async () => {
    const id = await start({ sections: ['identity'] })
    const { node, product, pricePaise } = openQuestion(await show(id))
    const before = await balance()
    const payload = { node, products: [product], atMostPaise: pricePaise }
    const url = `/api/inquiries/${id}/expansions`
    const replies = await Promise.all([post(url, payload), post(url, payload)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await post(url, { ...payload, atMostPaise: 0 })
    expect(before - (await balance())).toBe(pricePaise)
    const { questions } = replies[0]?.json<ShownInquiryDetail>().nodes.find(one => one.id === node) ?? {}
    expect(questions?.find(one => one.product === product)?.state).not.toBe('open')
    expect((await actionsOf(id)).filter(action => action === 'inquiry.expanded').length).toBeGreaterThan(0)
  })

  test('is refused above the price that was shown, without money, for another product and for an unknown node', async () => {
    const id = await start({ sections: ['identity'] })
    const { node, product, pricePaise } = openQuestion(await show(id))
    const url = `/api/inquiries/${id}/expansions`
    expect((await post(url, { node, products: [product], atMostPaise: pricePaise - 1 })).statusCode).toBe(409)
    const wrong = await post(url, { node, products: ['ifsc-lookup'], atMostPaise: 10_000 })
    expect([wrong.statusCode, fieldsOf(wrong)]).toEqual([400, ['products.0']])
    expect((await post(url, { node: 'unknown', products: [product], atMostPaise: 10_000 })).statusCode).toBe(404)
    await ctx.db
      .updateTable('wallets')
      .set({ available_paise: 0 })
      .where('id', '=', customer.wallets.product.id)
      .execute()
    expect((await post(url, { node, products: [product], atMostPaise: pricePaise })).statusCode).toBe(402)
    expect(openQuestion(await show(id))).toMatchObject({ node, product, state: 'open' })
  })
})

describe('starting', () => {
  test('once for an idempotency key', async () => {
    const as = { ...headers, 'idempotency-key': 'one' }
    expect(await start({}, as)).toBe(await start({}, as))
  })

  test('names each field that is wrong', async () => {
    const wrong = await post('/api/inquiries', { ...body, subjects: [{ kind: 'pan', value: 'AAAP' }], basis: 'law' })
    expect([wrong.statusCode, fieldsOf(wrong)]).toEqual([400, ['subjects.0.value', 'basisWords']])
    const none = await post('/api/inquiries', { ...body, sections: ['vehicles'] })
    expect([none.statusCode, fieldsOf(none)]).toEqual([400, ['sections']])
  })

  test('needs a session, the right, KYC, money, and the price that was shown', async () => {
    expect((await post('/api/inquiries', body, clientHeaders(ctx))).statusCode).toBe(401)
    const reader = await makeSubUser(ctx.db, customer.userId, 'view')
    const asReader = await signedIn(ctx, { userId: customer.userId, subUserId: reader })
    expect((await post('/api/inquiries', body, asReader)).statusCode).toBe(403)
    const newcomer = await makeCustomer(ctx.db, { kycComplete: false })
    expect((await post('/api/inquiries', body, await signedIn(ctx, newcomer))).statusCode).toBe(403)
    const poor = await makeCustomer(ctx.db, { paise: 0 })
    expect((await post('/api/inquiries', body, await signedIn(ctx, poor))).statusCode).toBe(402)
    expect((await post('/api/inquiries', { ...body, atMostPaise: 1 })).statusCode).toBe(409)
  })
})

describe('boards, files and the end', () => {
  const layout = { places: { n1: { x: 1, y: 2 } }, collapsed: [], hiddenKinds: ['address'], grouped: true, until: null }

  test('a board of the same name is replaced, and can be deleted', async () => {
    const id = await start({ sections: ['identity'] })
    await post(`/api/inquiries/${id}/boards`, { name: 'First', layout })
    await post(`/api/inquiries/${id}/boards`, { name: 'first', layout: { ...layout, grouped: false } })
    const boards = async () => (await get(`/api/inquiries/${id}/boards`)).json<{ boards: ShownBoard[] }>().boards
    expect(await boards()).toMatchObject([{ name: 'first', layout: { places: layout.places, grouped: false } }])
    const [{ id: board } = { id: '' }] = await boards()
    const url = `/api/inquiries/${id}/boards/${board}`
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404)
  })

  test('files have the graph in clear, in both languages, and are recorded', async () => {
    const id = await start()
    const csv = await get(`/api/inquiries/${id}/graph.csv`, { ...headers, 'accept-language': 'hi' })
    expect(csv.body).toContain(PAN)
    expect(csv.body).toContain('सोर्स')
    const graphml = await get(`/api/inquiries/${id}/graph.graphml`)
    expect(graphml.body).toMatch(/^<\?xml .*<graphml .*<edge .*<\/graphml>\n$/s)
    expect((await actionsOf(id)).filter(action => action === 'inquiry.exported')).toHaveLength(2)
  })

  test('everything is deleted at its time, or by a person; the checks stay', async () => {
    const [first, second] = [await start(), await start()]
    await eraseDue(ctx)
    expect((await show(first)).status).toBe('ready')
    await eraseDue(ctx, new Date(Date.now() + 91 * 86_400_000))
    expect(await show(first)).toMatchObject({ status: 'erased', about: [], nodes: [], edges: [], findings: [] })
    expect((await post(`/api/inquiries/${second}/erase`)).statusCode).toBe(409)
    const third = await start()
    expect((await post(`/api/inquiries/${third}/erase`)).json<ShownInquiry>().status).toBe('erased')
    expect(await actionsOf(third)).toContain('inquiry.erased')
    const { count } = await ctx.db
      .selectFrom('verifications')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', customer.userId)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeGreaterThan(0)
  })

  test('another account is refused everything', async () => {
    const id = await start()
    const other = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await get(`/api/resources/inquiries/${id}`, other)).statusCode).toBe(404)
    expect((await get(`/api/inquiries/${id}/graph.csv`, other)).statusCode).toBe(404)
    expect((await get(`/api/inquiries/${id}/boards`, other)).statusCode).toBe(404)
    expect((await get(`/api/inquiries/${id}/access`, other)).statusCode).toBe(404)
    expect((await post(`/api/inquiries/${id}/boards`, { name: 'x', layout }, other)).statusCode).toBe(404)
    expect((await post(`/api/inquiries/${id}/erase`, {}, other)).statusCode).toBe(404)
    const payload = { node: 'x', products: ['pan-profile'], atMostPaise: 1000 }
    expect((await post(`/api/inquiries/${id}/expansions`, payload, other)).statusCode).toBe(404)
    expect((await get('/api/resources/inquiries', other)).json()).toEqual([])
  })

  test('the list finds a complete number and a reference, and nothing of part of a number', async () => {
    const id = await start({ reference: 'VEN-77' })
    const found = async (q: string) =>
      (await get(`/api/resources/inquiries?filter=${encodeURIComponent(JSON.stringify({ q }))}`))
        .json<ShownInquiry[]>()
        .map(one => one.id)
    expect(await found(PAN.toLowerCase())).toEqual([id])
    expect(await found('ven-7')).toEqual([id])
    expect(await found('AAAPZ1000')).toEqual([])
  })
})
