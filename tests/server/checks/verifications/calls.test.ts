import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { sealRow } from '../../../../server/platform/sealing/rows.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { openRow } from '../../../support/sealed.ts'

const { app, ctx } = await testApp()

let customer: Customer
let headers: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

async function create(product: string, input: object, reference: string | null = null): Promise<string> {
  const payload = { input, consent: true, purpose: 'vendor_onboarding', reference }
  const reply = await app.inject({ method: 'POST', url: `/api/resources/${product}`, headers, payload })
  expect(reply.statusCode).toBe(200)
  return reply.json().id
}

const post = (url: string, payload?: object, as: Record<string, string> = headers) =>
  app.inject({ method: 'POST', url, headers: as, ...(payload && { payload }) })

describe('reveal', () => {
  test('answers the field in clear, and the access log says who, what and why', async () => {
    const id = await create('vehicle-rc-check', { rc: 'MH12AB1000' })
    const rc = await post(`/api/verifications/${id}/reveal`, { field: 'rc', reason: 'Checking the papers' })
    expect(rc.json()).toEqual({ field: 'rc', value: 'MH12AB1000' })
    const owner = await post(`/api/verifications/${id}/reveal`, { field: 'owner', reason: 'Calling the owner' })
    expect(owner.json().value).toMatch(/^\p{L}+ \p{L}+$/u)
    const log = await app.inject({ url: `/api/verifications/${id}/access-log`, headers })
    expect(log.json()).toEqual([
      {
        at: expect.any(String),
        by: 'Asha Rao',
        action: 'verification.revealed',
        field: 'owner',
        reason: 'Calling the owner',
      },
      {
        at: expect.any(String),
        by: 'Asha Rao',
        action: 'verification.revealed',
        field: 'rc',
        reason: 'Checking the papers',
      },
    ])
    const events = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute()
    expect(JSON.stringify(events)).not.toContain('MH12AB1000')
  })

  test('an empty field is null', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1404A' })
    for (const field of ['name', 'status'])
      expect((await post(`/api/verifications/${id}/reveal`, { field, reason: 'Looking' })).json()).toEqual({
        field,
        value: null,
      })
  })

  test('a secondary user may not, and nothing is logged as revealed', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A' })
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const assistant = await signedIn(ctx, { userId: customer.userId, subUserId })
    const reply = await post(`/api/verifications/${id}/reveal`, { field: 'pan', reason: 'Looking' }, assistant)
    expect(reply.statusCode).toBe(403)
    expect((await app.inject({ url: `/api/verifications/${id}/access-log`, headers })).json()).toEqual([])
  })

  test('without a reason, or of an unknown field, 400', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A' })
    for (const payload of [
      { field: 'pan', reason: ' ' },
      { field: 'pan' },
      { field: 'constructor', reason: 'Looking' },
    ])
      expect((await post(`/api/verifications/${id}/reveal`, payload)).statusCode).toBe(400)
  })
})

describe('rerun', () => {
  const rerun = (id: string, atMostPaise: number, as: Record<string, string> = headers) =>
    post(`/api/verifications/${id}/rerun`, { atMostPaise }, as)
  const balance = async () => (await walletOf(ctx.db, customer.userId, 'product')).availablePaise

  test('of a test check is a test check again and free', async () => {
    const body = { pan: 'AAACZ1404A', consent: true, purpose: 'vendor_onboarding', mode: 'test' }
    const first = await post('/api/test-apis/pan-check', body)
    const reply = await rerun(first.json().id, 0)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ mode: 'test', status: 'not_found', charge: { paise: 0, transferId: null } })
    const ofTest = reply.json().timeline.map(({ event }: { event: string }) => event)
    expect(ofTest).not.toContain('captured')
    expect(await balance()).toBe(100_000)
    expect((await walletOf(ctx.db, customer.userId, 'api')).availablePaise).toBe(100_000)
  })

  test('409 when it would cost more than the user saw, and nothing is stored or charged', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A' })
    const reply = await rerun(id, 149)
    expect(reply.statusCode).toBe(409)
    expect(reply.json().error.message).toBe(
      'This check now costs ₹1.50. Nothing was charged. Check the new price, then run it again.',
    )
    expect((await rerun(id, 0)).statusCode).toBe(409)
    expect(await balance()).toBe(100_000 - 150)
    expect((await app.inject({ url: '/api/resources/pan-check', headers })).json()).toHaveLength(1)
  })

  test('400 without the price that the user saw', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A' })
    expect((await post(`/api/verifications/${id}/rerun`)).statusCode).toBe(400)
    expect((await post(`/api/verifications/${id}/rerun`, { atMostPaise: -1 })).statusCode).toBe(400)
  })

  test('checks the same input again as a new verification, charged on an answer', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A', name: 'Zenith Components' }, 'VN-3')
    const reply = await rerun(id, 150, { ...headers, 'idempotency-key': newId('wrk') })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ status: 'completed', reference: 'VN-3', input: { name: 'Zenith Components' } })
    expect(reply.json().id).not.toBe(id)
    expect((await walletOf(ctx.db, customer.userId, 'product')).availablePaise).toBe(100_000 - 300)
  })

  test('of what had no answer stays free while there is none', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1503A' })
    const reply = await rerun(id, 150)
    expect(reply.json()).toMatchObject({ status: 'source_unavailable', charge: { paise: 0 } })
    expect((await walletOf(ctx.db, customer.userId, 'product')).availablePaise).toBe(100_000)
  })

  test('one key, one new verification', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A' })
    const keyed = { ...headers, 'idempotency-key': newId('wrk') }
    const first = await rerun(id, 150, keyed)
    const second = await rerun(id, 150, keyed)
    expect(second.json()).toEqual(first.json())
    expect((await walletOf(ctx.db, customer.userId, 'product')).availablePaise).toBe(100_000 - 300)
  })

  test('not while it runs', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A' })
    await ctx.db.updateTable('verifications').set({ status: 'in_progress' }).where('id', '=', id).execute()
    expect((await rerun(id, 150)).statusCode).toBe(409)
  })
})

test('a new check and a live test call carry the price that the user saw: 409 if it is higher', async () => {
  const asked = { consent: true, purpose: 'vendor_onboarding' }
  const check = (atMostPaise: number) =>
    post('/api/resources/pan-check', { ...asked, input: { pan: 'AAACZ1000A' }, atMostPaise })
  const live = (atMostPaise: number) =>
    post('/api/test-apis/pan-check', { ...asked, pan: 'AAACZ1000A', mode: 'live', atMostPaise })
  expect((await check(149)).statusCode).toBe(409)
  expect((await live(149)).statusCode).toBe(409)
  expect((await check(150)).statusCode).toBe(200)
  expect((await live(150)).statusCode).toBe(200)
})

test('the catalogue tells price, wallet, source and last use', async () => {
  await create('pan-check', { pan: 'AAACZ1000A' })
  const reply = await app.inject({ url: '/api/products', headers })
  const told = { wallet: 'product', sourceState: 'operational', lastUsedAt: null, off: null, notice: null }
  expect(reply.json().slice(0, 3)).toEqual([
    { ...told, id: 'pan-check', pricePaise: 150, lastUsedAt: expect.any(String) },
    { ...told, id: 'gstin-check', pricePaise: 200 },
    { ...told, id: 'vehicle-rc-check', pricePaise: 300 },
  ])
})

describe('export', () => {
  const download = (query: string) => app.inject({ url: `/api/verifications/export?${query}`, headers })

  test('writes the filtered list, masked, formula-safe, and is logged', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A', name: '=HYPERLINK("x")' }, '-5+1')
    await create('pan-check', { pan: 'AAACZ1404A' }, '-5')
    const reply = await download('product=pan-check')
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="pan-check.csv"')
    const [head, second, first] = parse(reply.body, { bom: true })
    expect(head?.slice(0, 5)).toEqual(['Request ID', 'Your reference', 'Status', 'PAN', 'Name'])
    expect(first?.slice(0, 5)).toEqual([id, "'-5+1", 'completed', 'AAxxxx000A', `'=HYPERLINK("x")`])
    expect(first).toContain('1.50')
    expect(second?.slice(1, 4)).toEqual(['-5', 'not_found', 'AAxxxx404A'])
    const log = await app.inject({ url: `/api/verifications/${id}/access-log`, headers })
    expect(log.json()).toMatchObject([{ action: 'verification.exported', by: 'Asha Rao', field: null }])
  })

  test('takes the filter of the list', async () => {
    await create('pan-check', { pan: 'AAACZ1000A' })
    const missing = await create('pan-check', { pan: 'AAACZ1404A' })
    const reply = await download(`product=pan-check&filter=${encodeURIComponent('{"status":["not_found"]}')}`)
    expect(parse(reply.body, { bom: true }).map(row => row[0])).toEqual(['Request ID', missing])
    expect((await download('product=pan-check&filter={"x":1}')).statusCode).toBe(400)
    expect((await download('product=nothing')).statusCode).toBe(400)
  })

  test('goes through all pages, each row once', async () => {
    const id = await create('pan-check', { pan: 'AAACZ1000A' })
    const row = await ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const copies = Array.from({ length: 1200 }, () =>
      sealRow(ctx.vault, 'verifications', {
        ...row,
        ...openRow(ctx.vault, 'verifications', row),
        timeline: '[]',
        result: null,
        id: newId('ver'),
      }),
    )
    for (let from = 0; from < copies.length; from += 300)
      await ctx.db
        .insertInto('verifications')
        .values(copies.slice(from, from + 300))
        .execute()
    const reply = await download('product=pan-check')
    const ids = parse(reply.body, { bom: true, from: 2 }).map(cells => cells[0])
    expect(ids).toEqual([...copies.map(copy => copy.id).reverse(), id])
  })

  test('speaks Hindi to those who ask in it', async () => {
    const reply = await app.inject({
      url: '/api/verifications/export?product=pan-check',
      headers: { ...headers, 'accept-language': 'hi' },
    })
    expect(parse(reply.body, { bom: true })[0]?.slice(0, 2)).toEqual(['रिक्वेस्ट ID', 'आपका रेफ़रेंस'])
  })
})
