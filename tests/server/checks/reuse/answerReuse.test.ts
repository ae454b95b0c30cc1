import { beforeEach, describe, expect, test } from 'vitest'
import { beginVerification } from '../../../../server/checks/verifications/beginVerification.ts'
import { findKeptAnswer } from '../../../../server/checks/verifications/keptAnswer.ts'
import { runVerification } from '../../../../server/checks/verifications/runVerification.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { bgcOf } from '../../../support/cases/bgc.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { until } from '../../../support/until.ts'
import { checked, left, panFile, panOf, start } from '../bulk/helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const bgc = bgcOf({ app, ctx })
const usual = { ...ctx.sources }
let asked = 0
let isDoubtful = false
ctx.sources.ask = async question => {
  asked += 1
  const answer = await usual.ask(question)
  return 'pending' in answer ? answer : { ...answer, isDoubtful }
}

let customer: Customer
let headers: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  asked = 0
  isDoubtful = false
})

const pan = 'AAACZ1000A'

const set = (hours: number | null, as: Record<string, string> = headers, product = 'pan-check') =>
  app.inject({ method: 'PUT', url: `/api/answer-reuse/${product}`, headers: as, payload: { hours } })

const post = (more: object = {}, as: Record<string, string> = headers) =>
  app.inject({
    method: 'POST',
    url: '/api/resources/pan-check',
    headers: as,
    payload: { input: { pan, name: null }, consent: true, purpose: 'other', ...more },
  })

const check = async (more: object = {}) => (await post(more)).json()

const balance = async (kind: 'product' | 'api' = 'product') =>
  (await walletOf(ctx.db, customer.userId, kind)).availablePaise

const setAge = (id: string, hours: number) =>
  ctx.db
    .updateTable('verifications')
    .set({ fetched_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
    .where('id', '=', id)
    .execute()

describe('an account that has set nothing', () => {
  test('asks the source each time, and reads that', async () => {
    const list = (await app.inject({ url: '/api/answer-reuse', headers })).json() as { product: string; hours: null }[]
    expect(list).toContainEqual({ product: 'pan-check', hours: null })
    expect(list.map(({ product }) => product)).not.toContain('aml-screen')
    expect((await check()).reusedFrom).toBeNull()
    expect((await check()).charge.paise).toBe(150)
    expect(asked).toBe(2)
  })
})

describe('the same question again', () => {
  test('is answered from the own answer: free, a row and an audit row of its own, and asking nobody', async () => {
    await set(24)
    const first = await check({ purpose: 'other', reference: 'A' })
    await setAge(first.id, 3)
    const before = await balance()
    const again = await check({ purpose: 'other', reference: 'B', unlessAnswered: true })
    expect(asked).toBe(1)
    expect(await balance()).toBe(before)
    expect(again).toMatchObject({
      status: 'completed',
      reference: 'B',
      outcome: first.outcome,
      result: first.result,
      charge: { paise: 0, transferId: null },
      reusedFrom: { verificationId: first.id },
    })
    expect(again.id).not.toBe(first.id)
    const age = Date.now() - Date.parse(again.reusedFrom.answeredAt)
    expect(Math.round(age / 3_600_000)).toBe(3)
    expect(again.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'received',
      'localChecksPassed',
      'reused',
    ])
    const row = await ctx.db
      .selectFrom('verifications')
      .selectAll()
      .where('id', '=', again.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ hold_id: null, source_cost_paise: null, source_tries: null, reusable: null })
    expect(row.consented_at).not.toBeNull()
    const events = await ctx.db.selectFrom('audit_events').select('data').where('subject', '=', again.id).execute()
    expect(events.map(({ data }) => data)).toMatchObject([{ reusedFrom: first.id }])
  })

  test('is told apart by every detail and by its purpose, whatever its spelling', async () => {
    await set(1)
    await check()
    expect((await check({ input: { pan: ' aaacz1000a ', name: null } })).charge.paise).toBe(0)
    expect((await check({ input: { pan, name: 'Somebody Else' } })).charge.paise).toBe(150)
    expect((await check({ purpose: 'employee_onboarding' })).charge.paise).toBe(150)
    expect((await check({ fresh: true })).charge.paise).toBe(150)
  })

  test('counts from the answer of the source, however often it was reused', async () => {
    await set(6)
    const first = await check()
    await setAge(first.id, 5)
    const second = await check()
    expect(second.reusedFrom.verificationId).toBe(first.id)
    await setAge(first.id, 7)
    expect((await check()).charge.paise).toBe(150)
  })

  test('"no such record" is an answer; a source that did not answer is none', async () => {
    await set(1)
    const missing = { input: { pan: 'AAACZ1404A', name: null } }
    expect((await check(missing)).status).toBe('not_found')
    expect(await check(missing)).toMatchObject({ status: 'not_found', charge: { paise: 0 } })
    const down = { input: { pan: 'AAACZ1503A', name: null } }
    expect((await check(down)).status).toBe('source_unavailable')
    expect(await check(down)).toMatchObject({ status: 'source_unavailable', reusedFrom: null })
    expect(asked).toBe(3)
  })

  test('asks the source again once the account has taken the setting back', async () => {
    await set(1)
    await check()
    await set(null)
    expect((await check()).reusedFrom).toBeNull()
  })

  test.each([
    [
      'whose source was failing or left something out',
      async () => {
        isDoubtful = true
        await check()
        isDoubtful = false
      },
    ],
    [
      'that was given during a reported incident',
      async () => {
        const { id } = await check()
        const admin = await ctx.db
          .insertInto('admins')
          .values({
            id: newId('adm'),
            email: `${newId('adm')}@staff.test`,
            name: 'M',
            password_hash: '-',
            role: 'admin',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await setAge(id, 100)
        const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
        await ctx.db
          .insertInto('incidents')
          .values({
            id: newId('inc'),
            kind: 'incident',
            title_en: 'Slow',
            impact: 'minor',
            state: 'resolved',
            components: ['identity'],
            starts_at: at(101),
            resolved_at: at(99),
            created_by: admin.id,
          })
          .execute()
      },
    ],
    [
      'that was erased',
      async () => {
        const { id } = await check()
        await ctx.db.updateTable('verifications').set({ result_sealed: null }).where('id', '=', id).execute()
      },
    ],
    [
      'of a test',
      async () => {
        const payload = { pan, consent: true, purpose: 'other', mode: 'test' }
        await app.inject({ method: 'POST', url: '/api/test-apis/pan-check', headers, payload })
      },
    ],
  ])('does not get an answer %s', async (_, prepare) => {
    await set(168)
    await prepare()
    const before = asked
    expect((await check()).reusedFrom).toBeNull()
    expect(asked).toBe(before + 1)
  })

  test('does not get the answer of another account', async () => {
    await set(24)
    await check()
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    await set(24, stranger)
    expect((await post({}, stranger)).json()).toMatchObject({ reusedFrom: null, charge: { paise: 150 } })
  })

  test('does not get an answer from a case that its asker does not see', async () => {
    await set(24)
    const { id } = await check()
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const actor = { kind: 'customer', userId: customer.userId, subUserId, sessionId: 's', name: 'S', kycComplete: true }
    const wanted = { product: 'pan-check', input: { pan, name: null }, purpose: 'other' } as const
    const find = () => findKeptAnswer(ctx, { actor }, wanted)
    expect((await find())?.id).toBe(id)
    const place = async (name: string) =>
      (await bgc.post('/api/bgc/locations', { name, parentId: null }, headers)).json().id
    const [pune, delhi] = [await place('Pune'), await place('Delhi')]
    const caseId = await bgc.add(headers, await bgc.save(headers, ['voter']), {
      email: 'a@example.com',
      locationId: pune,
    })
    await ctx.db
      .insertInto('case_checks')
      .values({ case_id: caseId, step: 'pan', round: 1, verification_id: id })
      .execute()
    expect((await find())?.id).toBe(id)
    const right = { member_id: subUserId, user_id: customer.userId, location_id: delhi }
    await ctx.db.insertInto('bgc_location_rights').values(right).execute()
    expect(await find()).toBeNull()
    const asSub = await signedIn(ctx, { userId: customer.userId, subUserId })
    const payload = { product: 'pan-check', input: { pan }, purpose: 'other' }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/verifications/earlier-answer',
      headers: asSub,
      payload,
    })
    expect(reply.json()).toEqual({ earlier: null, reusableFrom: null })
  })
})

test('the form learns whether the answer would be free', async () => {
  await set(720)
  const { id } = await check()
  await setAge(id, 500)
  await ctx.db
    .updateTable('verifications')
    .set({ created_at: new Date(Date.now() - 500 * 3_600_000).toISOString() })
    .where('id', '=', id)
    .execute()
  const look = async (purpose: string | null) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/verifications/earlier-answer',
        headers,
        payload: { product: 'pan-check', input: { pan }, purpose },
      })
    ).json()
  expect(await look('other')).toMatchObject({ earlier: { id }, reusableFrom: expect.any(String) })
  expect(await look(null)).toEqual({ earlier: null, reusableFrom: null })
})

test('a check that died before it ended is answered once, free, by its second attempt', async () => {
  await set(24)
  const { id } = await check()
  const actor = {
    kind: 'customer' as const,
    userId: customer.userId,
    subUserId: null,
    sessionId: 's',
    name: 'S',
    kycComplete: true,
  }
  const scope = { actor, ip: null, requestId: null, locale: 'en' } as const
  const request = { product: 'pan-check', input: { pan, name: null }, purpose: 'other' } as const
  const kept = await findKeptAnswer(ctx, scope, request)
  const attempt = newId('ver').slice(4)
  await beginVerification(ctx, scope, { ...request, kept }, `ver_${attempt}`)
  const again = await runVerification(ctx, scope, request, { id: `idk_${attempt}`, resumed: true })
  expect(again).toMatchObject({ id: `ver_${attempt}`, status: 'completed', reused_from: id, charge_paise: 0 })
  expect(asked).toBe(1)
})

describe('/v1', () => {
  const call = async (key: Record<string, string>, more: object = {}) =>
    (
      await app.inject({
        method: 'POST',
        url: '/v1/pan-check',
        headers: key,
        payload: { pan, consent: true, purpose: 'other', ...more },
      })
    ).json()

  test('reuses, says so, and asks the source for `fresh`', async () => {
    await set(24)
    const { headers: key } = await makeKey(ctx, customer.userId)
    const first = await call(key)
    expect(first).toMatchObject({ charge: { paise: 150 }, reusedFrom: null })
    const before = await balance('api')
    const again = await call(key, { reference: 'R2' })
    expect(again).toMatchObject({
      charge: { paise: 0 },
      reusedFrom: { verificationId: first.id },
      result: first.result,
    })
    expect(await balance('api')).toBe(before)
    expect(await call(key, { fresh: true })).toMatchObject({ charge: { paise: 150 }, reusedFrom: null })
    const read = await app.inject({ url: `/v1/verifications/${again.id}`, headers: key })
    expect(read.json().reusedFrom).toEqual(again.reusedFrom)
  })

  test('a test key never gets a live answer', async () => {
    await set(24)
    await call((await makeKey(ctx, customer.userId)).headers)
    const { headers: key } = await makeKey(ctx, customer.userId, 'test')
    expect((await call(key)).reusedFrom).toBeNull()
    expect((await call(key)).reusedFrom).toBeNull()
  })
})

test('a file pays for the rows alone that ask the source, and its results say which', async () => {
  await set(24)
  const first = await check({ input: { pan: panOf(1), name: 'Company 0' }, purpose: 'vendor_onboarding' })
  const before = await balance()
  const job = await checked(app, headers, panFile(3))
  await start(app, headers, job)
  const done = await left(app, headers, job.id, 'running')
  expect(done).toMatchObject({ status: 'completed', capturedPaise: 300 })
  await until(async () => expect((await walletOf(ctx.db, customer.userId, 'product')).heldPaise).toBe(0))
  expect(await balance()).toBe(before - 300)
  const rows = await ctx.db
    .selectFrom('verifications')
    .select(['charge_paise', 'reused_from'])
    .where('job_id', '=', job.id)
    .orderBy('charge_paise')
    .execute()
  expect(rows).toEqual([
    { charge_paise: 0, reused_from: first.id },
    { charge_paise: 150, reused_from: null },
    { charge_paise: 150, reused_from: null },
  ])
  const csv = await app.inject({ url: `/api/bulk-jobs/${job.id}/result.csv`, headers })
  expect(csv.body).toContain('Answer reused from')
  expect(csv.body).toContain(first.id)
})

test('exports and reports say from when the answer is', async () => {
  await set(24)
  const first = await check()
  const again = await check()
  const csv = await app.inject({ url: '/api/verifications/export?product=pan-check', headers })
  const [head = '', line = ''] = csv.body.split('\n')
  expect(head).toContain('Answer reused from')
  expect(line).toContain(`${again.id}`)
  expect(line).toContain(first.id)
})

test('setting it: bad input 400, products whose answers do not keep 400, without a session 401, sub-users 403', async () => {
  expect((await set(2)).statusCode).toBe(400)
  expect((await set(24, headers, 'aml-screen')).statusCode).toBe(400)
  const { authorization: _, ...anonymous } = headers
  expect((await set(24, anonymous)).statusCode).toBe(401)
  const subUserId = await makeSubUser(ctx.db, customer.userId)
  const asSub = await signedIn(ctx, { userId: customer.userId, subUserId })
  expect((await set(24, asSub)).statusCode).toBe(403)
  expect((await set(24)).json()).toEqual({ product: 'pan-check', hours: 24 })
  expect((await set(24)).statusCode).toBe(200)
  const events = await ctx.db
    .selectFrom('audit_events')
    .select('data')
    .where('user_id', '=', customer.userId)
    .where('action', '=', 'answerReuse.set')
    .execute()
  expect(events).toMatchObject([{ data: { product: 'pan-check', before: null, hours: 24 } }])
})
