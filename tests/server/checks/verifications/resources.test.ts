import { beforeEach, describe, expect, test } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { idAt, newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, makeVerification, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const list = '/api/resources/pan-check'
const body = (input: object, more: object = {}) => ({ input, consent: true, purpose: 'vendor_onboarding', ...more })

async function create(input: object, more: object = {}, url = list, as: Record<string, string> = headers) {
  return app.inject({ method: 'POST', url, headers: as, payload: body(input, more) })
}

async function rows(filter: object = {}, as: Record<string, string> = headers, url = list) {
  const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const reply = await app.inject({ url: url + query, headers: as })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ id: string; subject: string; requestedBy: string }[]>()
}

const spent = async () => 100_000 - (await walletOf(ctx.db, customer.userId, 'product')).availablePaise

describe('create', () => {
  test('runs one verification and answers it masked, with its charge and timeline', async () => {
    const reply = await create({ pan: 'aaacz 1000 a', name: 'Zenith Components' }, { reference: 'VN-7' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toContain('AAACZ1000A')
    expect(reply.json()).toMatchObject({
      product: 'pan-check',
      status: 'completed',
      subject: 'AAxxxx000A',
      input: { pan: 'AAxxxx000A', name: 'Zenith Components' },
      reference: 'VN-7',
      charge: { paise: 150, wallet: 'product', balanceAfterPaise: 99_850 },
      requestedBy: 'Asha Rao',
      channel: 'console',
    })
    expect(reply.json().timeline).toHaveLength(5)
  })

  test('a source that is down answers 200 with the row, and charges nothing', async () => {
    const reply = await create({ pan: 'AAACZ1503A' })
    expect(reply.json()).toMatchObject({ status: 'source_unavailable', charge: { paise: 0, transferId: null } })
    expect(await spent()).toBe(0)
  })

  test('a wrong character is refused, named and free', async () => {
    const reply = await create({ pan: 'AAADZ1000A' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields).toEqual([{ field: 'input.pan', message: expect.stringContaining('4'), at: 3 }])
    expect(await rows()).toEqual([])
  })

  test('no consent, no verification', async () => {
    const payload = { ...body({ pan: 'AAACZ1000A' }), consent: false }
    const reply = await app.inject({ method: 'POST', url: list, headers, payload })
    expect(reply.statusCode).toBe(400)
    expect(await spent()).toBe(0)
  })

  test('402 without the money', async () => {
    const poor = await makeCustomer(ctx.db, { paise: 0 })
    const reply = await create({ pan: 'AAACZ1000A' }, {}, list, await signedIn(ctx, poor))
    expect(reply.statusCode).toBe(402)
    expect(reply.json().error.code).toBe('insufficient_balance')
  })

  test('403 before KYC', async () => {
    const stranger = await makeCustomer(ctx.db, { kycComplete: false })
    const theirs = await signedIn(ctx, stranger)
    expect((await create({ pan: 'AAACZ1000A' }, {}, list, theirs)).statusCode).toBe(403)
    expect((await app.inject({ url: list, headers: theirs })).statusCode).toBe(403)
  })

  test('401 without a session', async () => {
    const { authorization: _, ...nobody } = headers
    expect((await create({ pan: 'AAACZ1000A' }, {}, list, nobody)).statusCode).toBe(401)
  })

  test('twenty callers with one key: one verification, charged once', async () => {
    const keyed = { ...headers, 'idempotency-key': newId('wrk') }
    const replies = await Promise.all(Array.from({ length: 20 }, () => create({ pan: 'AAACZ1000A' }, {}, list, keyed)))
    const answered = replies.filter(reply => reply.statusCode === 200)
    expect(answered.length).toBeGreaterThan(0)
    expect(new Set(answered.map(reply => reply.json().id)).size).toBe(1)
    for (const reply of replies) expect([200, 409]).toContain(reply.statusCode)
    const again = await create({ pan: 'AAACZ1000A' }, {}, list, keyed)
    expect(again.json().id).toBe(answered[0]?.json().id)
    expect((await create({ pan: 'AAACZ1001A' }, {}, list, keyed)).statusCode).toBe(409)
    expect(await spent()).toBe(150)
    expect(await rows()).toHaveLength(1)
  })

  test('every product of the registry is created, listed and shown by the same handler', async () => {
    const gstin = await create({ gstin: '27AAACZ1000A1Z7' }, {}, '/api/resources/gstin-check')
    expect(gstin.json()).toMatchObject({ outcome: 'active', result: { state: 'Maharashtra' } })
    const rc = await create({ rc: 'MH12AB1000' }, {}, '/api/resources/vehicle-rc-check')
    expect(rc.json().result.owner).toMatch(/^\p{L}•+ \p{L}•+$/u)
    expect(rc.json().result.chassis).toMatch(/^•+\d{4}$/)
    const { id } = rc.json()
    expect((await app.inject({ url: `/api/resources/vehicle-rc-check/${id}`, headers })).json()).toEqual(rc.json())
    expect((await app.inject({ url: `${list}/${id}`, headers })).statusCode).toBe(404)
  })
})

describe('list', () => {
  test('filters by status, outcome, channel, mode, requester, day and id', async () => {
    const found = (await create({ pan: 'AAACZ1000A' })).json()
    const missing = (await create({ pan: 'AAACZ1404A' })).json()
    const ids = async (filter: object) => (await rows(filter)).map(row => row.id)
    expect(await ids({})).toEqual([missing.id, found.id])
    expect(await ids({ status: ['not_found'] })).toEqual([missing.id])
    expect(await ids({ outcome: ['valid'] })).toEqual([found.id])
    expect(await ids({ channel: ['api', 'bulk'] })).toEqual([])
    expect(await ids({ mode: 'test' })).toEqual([])
    expect(await ids({ requestedBy: ['Somebody Else'] })).toEqual([])
    expect(await ids({ id: [found.id] })).toEqual([found.id])
    expect(await ids({ after: missing.id })).toEqual([found.id])
  })

  test('days are those of India', async () => {
    const at = (time: string) =>
      makeVerification(ctx.db, customer.userId, { id: idAt('ver', new Date(time)), created_at: time })
    const on = async (day: string) => (await rows({ createdFrom: day, createdTo: day })).map(row => row.id)
    const before = await at('2026-03-20T18:29:59.999Z')
    const after = await at('2026-03-20T18:30:00.000Z')
    expect([await on('2026-03-20'), await on('2026-03-21')]).toEqual([[before], [after]])
  })

  test('search finds a request id, a reference, and a whole identifier however it is typed', async () => {
    const { id } = (await create({ pan: 'AAACZ1000A' }, { reference: 'VN-9' })).json()
    await create({ pan: 'AAACZ1001A' })
    for (const q of [id, 'VN-9', 'AAACZ1000A', ' aaacz 1000 a '])
      expect((await rows({ q })).map(row => row.id)).toEqual([id])
    expect(await rows({ q: 'AAACZ1' })).toEqual([])
  })

  test('a page says where it stands and how many there are', async () => {
    for (const pan of ['AAACZ1000A', 'AAACZ1001A', 'AAACZ1002A']) await create({ pan })
    const reply = await app.inject({ url: `${list}?range=[1,1]&sort=["createdAt","ASC"]`, headers })
    expect(reply.headers['content-range']).toBe('pan-check 1-1/3')
    expect(reply.headers['x-total-capped']).toBeUndefined()
    expect(reply.json()).toHaveLength(1)
  })

  test('a list of more than 10,000 by their days’ counts is not counted again, and says so', async () => {
    const counted = { user_id: customer.userId, day: '2026-03-20', product: 'pan-check', charge_paise: 0 }
    const many = { ...counted, status: 'not_found', checks: 6_000 }
    await ctx.db
      .insertInto('check_days')
      .values([many, { ...many, day: '2026-03-21' }, { ...counted, status: 'completed', checks: 10_000 }])
      .execute()
    const total = async (filter: object, of = headers) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) })
      const reply = await app.inject({ url: `${list}?${query}`, headers: of })
      return [reply.headers['content-range'], reply.headers['x-total-capped']]
    }
    const capped = ['pan-check 0-0/10000', '1']
    const days = { createdFrom: '2026-03-20', createdTo: '2026-03-21' }
    for (const filter of [{ status: ['not_found'] }, { status: ['not_found'], ...days }, days, {}])
      expect(await total(filter)).toEqual(capped)
    const uncapped = ['pan-check 0-0/0', undefined]
    for (const filter of [
      { status: ['completed'] },
      { ...days, createdTo: '2026-03-20', status: ['not_found'] },
      { ...days, createdFrom: '2026-03-21', status: ['not_found'] },
      { status: ['not_found'], channel: ['console'] },
      { mode: 'test' },
    ])
      expect(await total(filter)).toEqual(uncapped)
    const { userId } = await makeCustomer(ctx.db)
    expect(await total({}, await signedIn(ctx, { userId }))).toEqual(uncapped)
  })

  test('the account sees what its secondary users asked, under their names', async () => {
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const assistant = await signedIn(ctx, { userId: customer.userId, subUserId })
    await create({ pan: 'AAACZ1000A' }, {}, list, assistant)
    expect((await rows()).map(row => row.requestedBy)).toEqual(['Karthik Nair'])
    expect(await rows({ requestedBy: ['Karthik Nair'] }, assistant)).toHaveLength(1)
  })

  test('no date and no character is too strange to be answered', async () => {
    for (const day of ['1900-01-01', '1969-12-31', '2199-12-31'])
      expect(await rows({ createdFrom: day, createdTo: '1900-01-01' })).toEqual([])
    for (const createdFrom of ['0000-01-01', '9999-12-31']) {
      const filter = encodeURIComponent(JSON.stringify({ createdFrom }))
      expect((await app.inject({ url: `${list}?filter=${filter}`, headers })).statusCode).toBe(400)
    }
    const nothing = encodeURIComponent(JSON.stringify({ q: '\u0000' }))
    expect((await app.inject({ url: `${list}?filter=${nothing}`, headers })).statusCode).toBe(400)
    expect((await create({ pan: 'AAACZ1000A' }, { reference: 'a\u0000b' })).statusCode).toBe(400)
    expect(await spent()).toBe(0)
  })

  test('an unknown filter is refused', async () => {
    const reply = await app.inject({ url: `${list}?filter={"userId":"usr_x"}`, headers })
    expect(reply.statusCode).toBe(400)
  })
})

test('another tenant finds nothing by any door', async () => {
  const { id } = (await create({ pan: 'AAACZ1000A' }, { reference: 'VN-1' })).json()
  const other = await signedIn(ctx, await makeCustomer(ctx.db))
  for (const filter of [{}, { id: [id] }, { q: id }, { q: 'VN-1' }, { q: 'AAACZ1000A' }])
    expect(await rows(filter, other)).toEqual([])
  const asked = [
    { url: `${list}/${id}` },
    { url: `/api/verifications/${id}/access-log` },
    { url: `/api/verifications/${id}/reveal`, method: 'POST', payload: { field: 'pan', reason: 'curious' } },
    { url: `/api/verifications/${id}/rerun`, method: 'POST', payload: { atMostPaise: 150 } },
  ] as const
  for (const request of asked) expect((await app.inject({ ...request, headers: other })).statusCode).toBe(404)
  const csv = await app.inject({ url: '/api/verifications/export?product=pan-check', headers: other })
  expect(csv.body).not.toContain(id)
})

test('an answer from before a field existed is listed, shown and exported', async () => {
  const url = '/api/resources/vehicle-rc-check'
  const { id } = (await create({ rc: 'MH12AB1000' }, {}, url)).json()
  const { result_sealed } = await ctx.db
    .selectFrom('verifications')
    .select('result_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const place = { column: 'verifications.result_sealed', id } as const
  const { engine: _engine, permitUpto: _permitUpto, ...older } = JSON.parse(ctx.vault.open(result_sealed ?? '', place))
  const values = { result_sealed: ctx.vault.seal(JSON.stringify(older), place) }
  await ctx.db.updateTable('verifications').set(values).where('id', '=', id).execute()
  expect(await rows({}, headers, url)).toMatchObject([
    { id, result: { status: 'active', engine: null, permitUpto: null } },
  ])
  const shown = await app.inject({ url: `${url}/${id}`, headers })
  expect(shown.json()).toMatchObject({ result: { fuel: older.fuel, engine: null } })
  const exported = await app.inject({ url: '/api/verifications/export?product=vehicle-rc-check', headers })
  expect(exported.statusCode).toBe(200)
  expect(exported.body).toContain(older.authority)
})
