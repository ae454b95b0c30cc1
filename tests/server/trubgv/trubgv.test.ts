import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import type { ShownTrubgv } from '../../../contracts/cases/trubgv/shown.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { chaseSources } from '../../../server/trubgv/chase.ts'
import { testApp } from '../../support/app.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({})

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
let key: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  key = (await makeKey(ctx, customer.userId, 'test')).headers
})

const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const get = (url: string, as: Headers = headers) => app.inject({ url, headers: as })
const agreed = { purpose: 'employee_onboarding', consent: true }
const suresh = { name: 'Suresh Roy', pan: 'AAAPR1000H', uan: '100915312000', rc: 'MH12BR1000' }
const DOWN_UAN = '100915312503'

async function start(body: object, as = headers): Promise<string> {
  const url = as === headers ? '/api/trubgv/verifications' : '/v1/trubgv/verifications'
  const reply = await post(url, { ...agreed, ...body }, as)
  expect(reply.statusCode, reply.body).toBe(200)
  const { id } = reply.json<{ id: string }>()
  await runCase(ctx, id)
  return id
}

const show = async (id: string, as = headers) =>
  (await get(`${as === headers ? '/api' : '/v1'}/trubgv/verifications/${id}`, as)).json<ShownTrubgv>()
const caseOf = async (id: string) => (await get(`/api/resources/trubgv-cases/${id}`)).json<ShownCaseDetail>()
const fields = (body: string) =>
  (JSON.parse(body) as { error: { fields: { field: string }[] } }).error.fields.map(({ field }) => field)

describe('a verification', () => {
  test('runs the checks that fit and is clear if all agree; each is charged once', async () => {
    const before = await walletOf(ctx.db, customer.userId, 'product')
    const id = await start({
      known: suresh,
      checks: ['pan-check', 'uan-check', 'vehicle-rc-check'],
      reference: 'EMP-1',
    })
    const shown = await show(id)
    expect(shown).toMatchObject({
      headline: 'clear',
      status: 'done',
      kind: 'person',
      name: 'Suresh Roy',
      reference: 'EMP-1',
      contradictions: [],
      nextTryAt: null,
    })
    expect(shown.sources.map(({ id: source, state }) => [source, state])).toEqual([
      ['pan', 'answered'],
      ['employment', 'answered'],
      ['vehicle', 'answered'],
    ])
    expect(shown.rows.find(({ fact }) => fact === 'name')?.found.map(({ match }) => match)).toEqual([
      'same',
      'same',
      'same',
    ])
    const after = await walletOf(ctx.db, customer.userId, 'product')
    expect(before.availablePaise - after.availablePaise).toBe(shown.chargedPaise)
    expect(shown.chargedPaise).toBeGreaterThan(0)
    expect(after.heldPaise).toBe(0)
    expect(await caseOf(id)).toMatchObject({ product: 'trubgv', verdict: { value: 'clear' }, link: null })
  })

  test('names what contradicts, and its result is the same as its headline', async () => {
    const id = await start({ known: { ...suresh, birthDate: '1990-01-01', phone: '9810678000' } })
    const shown = await show(id)
    expect(shown.headline).toBe('discrepancy')
    const birth = shown.contradictions.find(({ kind }) => kind === 'birthDate')
    expect(birth?.values[0]).toEqual({ source: null, value: '1990-01-01', at: null, days: null })
    expect(birth?.values.map(({ source }) => source)).toEqual([null, 'pan-profile', 'mobile-profile'])
    expect(birth?.values[1]?.at).not.toBeNull()
    expect(shown.contradictions.map(({ kind }) => kind)).toContain('address')
    expect((await caseOf(id)).verdict).toMatchObject({ value: 'discrepancy', tone: 'danger' })
  })

  test('masks numbers and relatives on the screen, and shows them to a key, which is recorded', async () => {
    const id = await start({ known: { ...suresh, fatherName: 'Mohan Roy' } })
    const shown = await show(id)
    const row = (fact: string, of: ShownTrubgv) => of.rows.find(one => one.fact === fact)
    expect(row('pan', shown)?.claimed).not.toContain('AAAPR1000H')
    expect(row('fatherName', shown)?.claimed).toBe('M•••• R••')
    const byKey = await start({ known: { ...suresh, fatherName: 'Mohan Roy' } }, key)
    const inClear = await show(byKey, key)
    expect(row('pan', inClear)?.claimed).toBe('AAAPR1000H')
    expect(inClear).toMatchObject({ mode: 'test', chargedPaise: 0 })
    const { rows } = {
      rows: await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', byKey).execute(),
    }
    expect(rows.map(({ action }) => action)).toContain('case.readByApi')
  })

  test('keeps no value of a person in a plan, and publishes one plan for all that are alike', async () => {
    const one = await start({ known: suresh })
    const other = await start({ known: { ...suresh, pan: 'AAAPZ1000A' } })
    const [first, second] = [await caseOf(one), await caseOf(other)]
    expect(second).toMatchObject({ planId: first.planId, planVersion: 1 })
    const { plan } = await ctx.db
      .selectFrom('plan_versions')
      .select('plan')
      .where('plan_id', '=', first.planId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(plan)).not.toMatch(/AAAPR1000H|Suresh/)
    const listed = (await get('/api/resources/plans')).json<{ id: string }[]>()
    expect(listed.map(({ id }) => id)).not.toContain(first.planId)
  })

  test('two requests at the same moment publish one plan', async () => {
    const body = { ...agreed, known: { email: 'ravi000@example.com' } }
    const replies = await Promise.all([1, 2, 3].map(() => post('/api/trubgv/verifications', body)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const plans = await ctx.db.selectFrom('plans').select('id').where('user_id', '=', customer.userId).execute()
    expect(plans).toHaveLength(1)
  })

  test('a company is verified by its registers', async () => {
    const known = { name: 'Zenith Components Private Limited', pan: 'AAACZ1000A', gstin: '27AAACZ1000A1Z7' }
    const shown = await show(await start({ kind: 'company', known, checks: ['pan-check', 'gstin-check'] }))
    expect(shown).toMatchObject({ kind: 'company', headline: 'clear' })
  })
})

describe('a source that is down', () => {
  const MINUTE = 60_000
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

  test('leaves the result incomplete, is named, costs nothing, and is asked again by itself', async () => {
    const id = await start({ known: { ...suresh, uan: DOWN_UAN }, checks: ['pan-check', 'uan-check'] })
    const partial = await show(id)
    expect(partial).toMatchObject({ headline: 'incomplete', status: 'done' })
    expect(partial.sources.find(({ id: source }) => source === 'employment')).toMatchObject({
      state: 'noAnswer',
      chargedPaise: 0,
    })
    expect(partial.nextTryAt).not.toBeNull()
    expect((await caseOf(id)).verdict).toMatchObject({ value: 'incomplete' })
    const rounds = async () => (await caseOf(id)).steps.map(({ id: step, round }) => [step, round])
    const before = Object.fromEntries(await rounds())
    await chaseSources(ctx, later(4))
    expect(Object.fromEntries(await rounds())).toEqual(before)
    await chaseSources(ctx, later(6))
    expect(await caseOf(id)).toMatchObject({ status: 'open', verdict: null })
    await runCase(ctx, id)
    const after = Object.fromEntries(await rounds())
    expect(after['employment']).toBeGreaterThan(before['employment'])
    // What has answered is not asked again.
    expect(after['pan']).toBe(before['pan'])
    const again = await show(id)
    expect(again).toMatchObject({ headline: 'incomplete', chargedPaise: partial.chargedPaise })
    // The next pause is longer.
    await chaseSources(ctx, later(10))
    expect(Object.fromEntries(await rounds())).toEqual(after)
    await chaseSources(ctx, later(22))
    expect((await caseOf(id)).status).toBe('open')
  })

  test('is asked no more once the time is over or somebody has decided', async () => {
    const id = await start({ known: { uan: DOWN_UAN } })
    const after = new Date(Date.parse((await caseOf(id)).dueAt) + MINUTE)
    await chaseSources(ctx, after)
    expect((await caseOf(id)).status).toBe('done')
    const decision = { verdict: 'clear', reason: 'We have seen the passbook.' }
    expect((await post(`/api/cases/${id}/decide`, decision)).statusCode).toBe(200)
    await chaseSources(ctx, later(6))
    expect(await caseOf(id)).toMatchObject({ status: 'done', decision: { verdict: { value: 'clear' } } })
    expect((await show(id)).nextTryAt).toBeNull()
  })

  test('a discrepancy is said although it is missing', async () => {
    const shown = await show(await start({ known: { name: 'Meera Iyer', pan: 'AAAPR1000H', uan: DOWN_UAN } }))
    expect(shown.headline).toBe('discrepancy')
    expect(shown.contradictions.map(({ kind }) => kind)).toContain('panName')
  })
})

describe('a request', () => {
  test('is refused with the field that is wrong, and starts nothing', async () => {
    const wrong = await post('/api/trubgv/verifications', { ...agreed, known: { pan: 'AAAPR10X0H', dl: 'x' } })
    expect(wrong.statusCode).toBe(400)
    expect(fields(wrong.body)).toEqual(['known.pan', 'known.dl'])
    const nothing = await post('/api/trubgv/verifications', { ...agreed, known: { name: 'Suresh Roy' } })
    expect([nothing.statusCode, fields(nothing.body)]).toEqual([400, ['known']])
    const other = { ...agreed, known: { pan: 'AAAPR1000H' }, checks: ['uan-check'] }
    const unfit = await post('/api/trubgv/verifications', other)
    expect([unfit.statusCode, fields(unfit.body)]).toEqual([400, ['checks.0']])
    const silent = await post('/api/trubgv/verifications', { purpose: 'other', known: suresh })
    expect(silent.statusCode).toBe(400)
    expect(await ctx.db.selectFrom('cases').select('id').where('user_id', '=', customer.userId).execute()).toEqual([])
  })

  test('that is repeated finds the verification that it has started', async () => {
    const again = { ...headers, 'idempotency-key': 'one-verification' }
    const body = { ...agreed, known: suresh }
    const [one, other] = [
      await post('/api/trubgv/verifications', body, again),
      await post('/api/trubgv/verifications', body, again),
    ]
    expect(other.json()).toEqual(one.json())
    const changed = await post('/api/trubgv/verifications', { ...body, known: { pan: 'AAAPZ1000A' } }, again)
    expect(changed.statusCode).toBe(409)
  })

  test('of many rows starts all or none, with the problems of each row', async () => {
    const rows = [
      { kind: 'person', known: suresh, reference: 'R-1' },
      { kind: 'person', known: { pan: 'AAAPR10X0H' }, reference: 'R-2' },
      { kind: 'company', known: { name: 'Nobody' } },
    ]
    const refused = await post('/api/trubgv/rows', { ...agreed, rows })
    expect([refused.statusCode, fields(refused.body)]).toEqual([400, ['rows.1.known.pan', 'rows.2.known']])
    const count = async () =>
      (await ctx.db.selectFrom('cases').select('id').where('user_id', '=', customer.userId).execute()).length
    expect(await count()).toBe(0)
    const right = { ...agreed, rows: [rows[0], { kind: 'company', known: { pan: 'AAACZ1000A' }, reference: null }] }
    const as = { ...headers, 'idempotency-key': 'rows' }
    const started = await post('/api/trubgv/rows', right, as)
    expect(started.statusCode, started.body).toBe(200)
    const { ids } = started.json<{ ids: string[] }>()
    expect(new Set(ids).size).toBe(2)
    expect((await post('/api/trubgv/rows', right, as)).json()).toEqual({ ids })
    expect(await count()).toBe(2)
  })

  test('with a file is answered with its rows and their problems; nothing is started', async () => {
    const csv = [
      'Name,PAN number,DOB,GST no,Employee ID,Shoe size',
      'Suresh Roy,aaapr1000h,1988-03-12,,E-1,9',
      'Meera Iyer,AAAPR10X0H,12/03/1988,,E-2,7',
      'Zenith Components,AAACZ1000A,,27AAACZ1000A1Z7,,',
      'Nobody,,,,E-4,',
    ].join('\n')
    const read = await upload(app, headers, 'people.csv', Buffer.from(csv), '/api/trubgv/files')
    expect(read.statusCode, read.body).toBe(200)
    const { rows, unusedColumns } = read.json<{
      rows: { kind: string; known: object; problems: object[] }[]
      unusedColumns: string[]
    }>()
    expect(unusedColumns).toEqual(['Shoe size'])
    expect(rows).toMatchObject([
      { number: 2, kind: 'person', known: { pan: 'AAAPR1000H' }, reference: 'E-1', problems: [] },
      { number: 3, problems: [{ source: 'birthDate' }, { source: 'pan' }], known: { pan: 'AAAPR10X0H' } },
      { number: 4, kind: 'company', checks: ['pan-check', 'pan-profile', 'gstin-check'], problems: [] },
      { number: 5, problems: [{ source: 'name' }] },
    ])
    const unknown = await upload(app, headers, 'x.csv', Buffer.from('Colour,Size\nred,9'), '/api/trubgv/files')
    expect([unknown.statusCode, fields(unknown.body)]).toEqual([400, ['file']])
    expect(await ctx.db.selectFrom('cases').select('id').where('user_id', '=', customer.userId).execute()).toEqual([])
  })

  test('of another account or mode finds nothing', async () => {
    const id = await start({ known: suresh })
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    for (const name of ['', '/report.pdf', '/report.csv', '/report.json'])
      expect((await get(`/api/trubgv/verifications/${id}${name}`, stranger)).statusCode).toBe(404)
    // A key of the test mode does not see what is live.
    expect((await get(`/v1/trubgv/verifications/${id}`, key)).statusCode).toBe(404)
    expect((await get(`/api/trubgv/verifications/${id}`, clientHeaders(ctx))).statusCode).toBe(401)
    const general = (await post('/api/plans', { plan: minimal })).json<{ id: string }>()
    const subject = { name: 'Asha Rao' }
    const other = (await post('/api/cases', { planId: general.id, subject, ...agreed })).json<{ id: string }>()
    expect((await get(`/api/trubgv/verifications/${other.id}`)).statusCode).toBe(404)
  })

  test('of somebody who may only look is refused', async () => {
    const viewer = await signedIn(ctx, { ...customer, subUserId: await makeSubUser(ctx.db, customer.userId, 'view') })
    expect((await post('/api/trubgv/verifications', { ...agreed, known: suresh }, viewer)).statusCode).toBe(403)
    const none = await makeKey(ctx, customer.userId, 'test', { scopes: ['pan-check'] })
    expect((await post('/v1/trubgv/verifications', { ...agreed, known: suresh }, none.headers)).statusCode).toBe(403)
  })
})

const minimal = {
  title: { en: 'Look', hi: 'देखें' },
  steps: [
    { id: 'look', kind: 'review', title: { en: 'Look', hi: 'देखें' }, settings: { question: { en: 'Ok?', hi: 'ठीक?' } } },
  ],
  verdicts: [{ value: 'clear', label: { en: 'Clear', hi: 'सही' }, tone: 'success' }],
  rules: [],
  otherwise: 'clear',
}

describe('the report', () => {
  test('is a signed PDF, a CSV and a JSON in clear, each recorded', async () => {
    const id = await start({ known: { ...suresh, birthDate: '1990-01-01' } })
    const pdf = await get(`/api/trubgv/verifications/${id}/report.pdf`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const csv = await get(`/api/trubgv/verifications/${id}/report.csv`)
    expect(csv.statusCode).toBe(200)
    expect(csv.body).toContain('AAAPR1000H')
    expect(csv.body.split('\r\n')[0]).toContain('Claimed')
    const json = await get(`/api/trubgv/verifications/${id}/report.json`)
    expect(json.json<ShownTrubgv>()).toMatchObject({ id, headline: 'discrepancy' })
    const entries = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute()
    expect(entries.filter(({ action }) => action === 'case.downloaded')).toHaveLength(3)
  })

  test('is there by API too', async () => {
    const id = await start({ known: suresh }, key)
    const pdf = await get(`/v1/trubgv/verifications/${id}/report.pdf`, key)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  })
})
