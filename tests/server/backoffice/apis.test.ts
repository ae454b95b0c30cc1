import { afterEach, describe, expect, test, vi } from 'vitest'
import { productIds } from '../../../contracts/products/index.ts'
import { createProductSwitches } from '../../../server/checks/switches/productSwitches.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { askSource } from '../../../server/sources/askSource.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { checked, left, panOf, start } from '../checks/bulk/helpers.ts'
import { callAndWait } from '../checks/usage/support.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
const customer = await makeCustomer(ctx.db)
const headers = await signedIn(ctx, customer)
const live = await makeKey(ctx, customer.userId)

const why = { en: 'The source changes its records today.', hi: 'आज सोर्स अपने रिकॉर्ड बदल रहा है।' }
const off = { ...why, reason: 'Wrong names since morning' }
const on = { reason: 'The source is right again' }

const post = (path: string, payload: object, by: Record<string, string> = staff) =>
  app.inject({ method: 'POST', url: `/admin-api/apis/${path}`, headers: by, payload })
const list = async (query: object = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  return (await app.inject({ url: `/admin-api/resources/apis?${search}`, headers: staff })).json()
}
const show = async (id: string, by: Record<string, string> = staff) =>
  app.inject({ url: `/admin-api/resources/apis/${id}`, headers: by })
const body = { pan: 'AAACZ1000A', consent: true, purpose: 'vendor_onboarding' }
const byKey = () =>
  callAndWait(app, ctx, { method: 'POST', url: '/v1/pan-check', headers: live.headers, payload: body })
const inConsole = () =>
  app.inject({
    method: 'POST',
    url: '/api/resources/pan-check',
    headers,
    payload: { input: { pan: 'AAACZ1000A' }, consent: true, purpose: 'other' },
  })
const balances = async () =>
  Promise.all((['api', 'product'] as const).map(async kind => walletOf(ctx.db, customer.userId, kind)))

afterEach(async () => {
  vi.useRealTimers()
  await ctx.db.deleteFrom('product_changes').execute()
  ctx.switches.forget()
})

describe('the catalogue', () => {
  test('has every product with price, version and state; it is searched, filtered, sorted, paged and exported', async () => {
    const all: { id: string }[] = await list({ range: [0, 99], sort: ['id', 'ASC'] })
    expect(all.map(({ id }) => id)).toEqual([...productIds].sort((a, b) => a.localeCompare(b)))
    expect(all.find(({ id }) => id === 'pan-check')).toMatchObject({
      state: 'on',
      since: null,
      hasNotice: false,
      mode: 'sync',
      version: 'v1',
      pricePaise: 150,
      costPaise: null,
      sourceState: 'operational',
    })
    expect(await list({ filter: { q: 'pan-check' } })).toMatchObject([{ id: 'pan-check' }])
    expect(await list({ filter: { mode: ['waits'], q: 'aadhaar' } })).toMatchObject([{ id: 'aadhaar-otp' }])
    expect(await list({ range: [0, 24] })).toHaveLength(25)
    const csv = await app.inject({ url: '/admin-api/resources/apis/export', headers: staff })
    expect(csv.body.trim().split('\r\n')).toHaveLength(productIds.length + 1)
  })

  test('one product says what is billable and which fields it takes', async () => {
    expect((await show('court-case-check')).json()).toMatchObject({
      prices: expect.arrayContaining([expect.objectContaining({ id: 'court-case-check' })]),
      changes: [],
      words: { off: null, notice: null },
    })
    const { input, prices } = (await show('pan-check')).json()
    expect(input).toContainEqual({ name: 'pan', type: 'string', required: true })
    expect(prices).toMatchObject([{ id: 'pan-check', pricePaise: 150 }])
    expect((await show('no-check')).statusCode).toBe(404)
  })
})

describe('switching a product off', () => {
  test('it is refused everywhere with the reason, nothing is charged, and it works again when it is on', async () => {
    const before = await balances()
    expect((await post('pan-check/off', off)).statusCode).toBe(200)
    const { reply, row } = await byKey()
    expect(reply.statusCode).toBe(503)
    expect(reply.json().error).toMatchObject({ code: 'product_disabled' })
    expect(reply.json().error.message).toContain(why.en)
    expect(row).toMatchObject({ outcome: 'refused', charge_paise: 0, verification_id: null })
    const refused = await inConsole()
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'product_disabled'])
    expect(await balances()).toEqual(before)
    const products = (await app.inject({ url: '/api/products', headers })).json()
    expect(products.find(({ id }: { id: string }) => id === 'pan-check')).toMatchObject({ off: why, notice: null })
    expect(products.find(({ id }: { id: string }) => id === 'gstin-check')).toMatchObject({ off: null })
    expect(await list({ filter: { state: ['off'] } })).toMatchObject([{ id: 'pan-check' }])

    expect((await post('pan-check/on', on)).statusCode).toBe(200)
    expect((await byKey()).reply.statusCode).toBe(200)
    const { changes } = (await show('pan-check')).json()
    expect(changes).toMatchObject([
      { kind: 'on', words: null, reason: on.reason, changedBy: 'Meera Iyer' },
      { kind: 'off', words: why, reason: off.reason },
    ])
    const audited = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'reason'])
      .where('subject', '=', 'pan-check')
      .orderBy('id')
      .execute()
    expect(audited).toEqual([
      { action: 'product.turnedOff', reason: off.reason },
      { action: 'product.turnedOn', reason: on.reason },
    ])
  })

  test('a bulk file does not start; what runs already gets no answer, which is free', async () => {
    const file = await checked(app, headers, ['PAN', panOf(1), panOf(2)].join('\n'))
    await post('pan-check/off', off)
    const before = await balances()
    expect((await start(app, headers, file)).json().error.code).toBe('product_disabled')
    expect(await balances()).toEqual(before)
    const question = { product: 'pan-check', input: { pan: panOf(1) }, userId: customer.userId } as const
    expect(await askSource(ctx, { ...question, mode: 'live' })).toMatchObject({ status: 'source_unavailable' })
    expect(await askSource(ctx, { ...question, mode: 'test' })).toMatchObject({ source: 'sandbox' })
    await post('pan-check/on', on)
    expect((await start(app, headers, file)).json()).toMatchObject({ status: 'running' })
    expect(await left(app, headers, file.id, 'running')).toMatchObject({ status: 'completed' })
  })

  test('another node refuses within five seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const elsewhere = createProductSwitches()
    expect(await elsewhere.of(ctx.db, 'pan-check')).toEqual({ off: null, notice: null })
    await post('pan-check/off', off)
    vi.setSystemTime(Date.now() + 5_000)
    expect(await elsewhere.of(ctx.db, 'pan-check')).toEqual({ off: why, notice: null })
  })

  test('what is so already is a conflict, and words and a reason are needed', async () => {
    expect((await post('pan-check/on', on)).statusCode).toBe(409)
    expect((await post('pan-check/notice/remove', on)).statusCode).toBe(409)
    await post('pan-check/off', off)
    expect((await post('pan-check/off', off)).statusCode).toBe(409)
    const reply = await post('gstin-check/off', { en: 'Changes today.', hi: '', reason: 'x' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields.map(({ field }: { field: string }) => field)).toEqual(['hi', 'reason'])
    expect((await post('no-check/off', off)).statusCode).toBe(400)
  })
})

test('a notice stands beside the product and changes nothing else', async () => {
  await post('pan-check/notice', { ...why, reason: 'Announced by the source' })
  const later = { en: 'The names are shorter now.', hi: 'नाम अब छोटे हैं।' }
  await post('pan-check/notice', { ...later, reason: 'Announced by the source' })
  const products = (await app.inject({ url: '/api/products', headers })).json()
  expect(products.find(({ id }: { id: string }) => id === 'pan-check')).toMatchObject({ off: null, notice: later })
  expect((await inConsole()).statusCode).toBe(200)
  expect((await post('pan-check/notice/remove', on)).statusCode).toBe(200)
  expect((await show('pan-check')).json().words).toEqual({ off: null, notice: null })
})

test('auditors look and change nothing; support and customers see nothing of it', async () => {
  const auditor = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'auditor'), role: 'auditor' })
  const support = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'support'), role: 'support' })
  expect((await show('pan-check', auditor)).statusCode).toBe(200)
  expect((await show('pan-check', support)).statusCode).toBe(403)
  expect((await show('pan-check', headers)).statusCode).toBe(401)
  for (const path of ['off', 'on', 'notice', 'notice/remove']) {
    expect((await post(`pan-check/${path}`, off, auditor)).statusCode).toBe(403)
    expect((await post(`pan-check/${path}`, off, headers)).statusCode).toBe(401)
  }
})
