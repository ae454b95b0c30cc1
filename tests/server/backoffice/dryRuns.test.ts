import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DryRunDetail } from '../../../contracts/resources/dryRun.ts'
import { runTurn } from '../../../server/backoffice/dryRuns/runTurn.ts'
import { counted, noTotals, presentSide, type SideAnswer } from '../../../server/backoffice/dryRuns/totals.ts'
import { askForStaff } from '../../../server/backoffice/providers/askForStaff.ts'
import { firstIdAt, startOfDay, today } from '../../../server/checks/days.ts'
import type { Provider } from '../../../server/sources/providers/define.ts'
import { providerOf } from '../../../server/sources/providers/registry.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, makeVerification, signedIn, vault } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const { db } = ctx
const staff = await signedIn(ctx, { adminId: await makeAdmin(db) })
const auditor = await signedIn(ctx, { adminId: await makeAdmin(db, 'auditor'), role: 'auditor' })
const one = await makeCustomer(db)
const other = await makeCustomer(db)
const customer = await signedIn(ctx, one)
const reason = 'Before we switch'

type Headers = Record<string, string>
const post = async (path: string, payload: object, by: Headers = staff) => {
  const reply = await app.inject({ method: 'POST', url: `/admin-api${path}`, headers: by, payload })
  return { status: reply.statusCode, body: reply.json() }
}
const get = async (path: string, by: Headers = staff) => {
  const reply = await app.inject({ url: `/admin-api${path}`, headers: by })
  return { status: reply.statusCode, body: reply.json() }
}
const show = async (id: string) => (await get(`/resources/dry-runs/${id}`)).body as DryRunDetail
const preview = (query: Record<string, string>) =>
  get(`/dry-runs/preview?${new URLSearchParams({ product: 'pan-check', provider: 'cashfree', most: '50', ...query })}`)
const body = { product: 'pan-check', provider: 'cashfree', most: 50, capPaise: 100_000, reason }
const live = { ...body, questions: 'yesterday' }
const onTestValues = { ...body, questions: 'test', against: 'setu' }

/** Asks whatever waits, as a worker does. */
async function runAll(id: string): Promise<DryRunDetail> {
  for (let time = 0; time < 20; time++) {
    const run = await db.selectFrom('dry_runs').select(['turn', 'state']).where('id', '=', id).executeTakeFirstOrThrow()
    if (run.state !== 'running') break
    await runTurn(ctx, { id, turn: run.turn })
  }
  return show(id)
}

const cashfree = providerOf('cashfree') as Provider
const example = cashfree.products['pan-check']?.examples.find(({ outcome }) => outcome === 'found')
const pan = String(example?.query.pan)
const account = { environment: 'twin', address: null, timeoutMs: null, reason }

beforeAll(async () => {
  for (const id of ['cashfree', 'setu']) {
    const values = Object.fromEntries((providerOf(id)?.credentials ?? []).map(({ name }) => [name, 'secret-value-1']))
    await post(`/api-servers/${id}`, account)
    await post(`/api-servers/${id}/keys`, { values, overlapHours: 0, reason })
    await post(`/api-servers/${id}/price`, { product: 'pan-check', pricePaise: 90, reason })
    await post(`/api-servers/${id}/switch`, { on: true, reason })
  }
})
beforeEach(async () => {
  await db.deleteFrom('dry_runs').execute()
  await db.deleteFrom('verifications').execute()
  await db.deleteFrom('rate_windows').execute()
})

let made = 0
/** A check of yesterday at noon. */
async function kept(userId: string, more: { input?: object; result?: object | null; row?: object } = {}) {
  const noon = new Date(startOfDay(today(-1)).getTime() + 12 * 3_600_000)
  const id = `${firstIdAt('ver', noon)}${String(made++).padStart(20, '0')}`
  const sealed = (column: string, value: object) =>
    vault.seal(JSON.stringify(value), { column: `verifications.${column}`, id } as never)
  return makeVerification(db, userId, {
    id,
    source: 'sandbox',
    source_ms: 40,
    source_cost_paise: 70,
    input_sealed: sealed('input_sealed', more.input ?? { pan }),
    ...(more.result && { result_sealed: sealed('result_sealed', more.result) }),
    ...(more.result === null && { status: 'not_found' }),
    ...more.row,
  })
}
/** What the provider answers about the documented PAN. */
async function answer(): Promise<Record<string, unknown>> {
  const { outcome } = await askForStaff(ctx, { product: 'pan-check', input: { pan }, source: 'cashfree' })
  return outcome.status === 'completed' ? outcome.result : {}
}

describe('yesterday’s questions', () => {
  test('are counted together by field, and no answer, question or person is kept', async () => {
    const same = await answer()
    const shouted = { ...same, name: String(same.name).toUpperCase() }
    await kept(one.userId, { result: shouted })
    await kept(one.userId, { result: { ...same, name: 'Somebody Else' } })
    await kept(other.userId, { result: { ...same, status: 'inactive' } })
    await kept(other.userId, { result: null })
    await kept(other.userId, { row: { status: 'source_unavailable', source: null } })
    const gone = await kept(one.userId, { result: same })
    await kept(one.userId, { input: { pan: 'no longer a PAN' }, result: same })
    // None of these is asked.
    await kept(one.userId, { result: same, row: { source: 'cashfree' } })
    await kept(one.userId, { result: same, row: { mode: 'test' } })
    await makeVerification(db, one.userId)
    expect((await preview({ questions: 'yesterday' })).body).toEqual({
      available: 7,
      planned: 7,
      pricePaise: 90,
      costPaise: 630,
      problem: null,
    })
    const stored = await db.selectFrom('verifications').selectAll().orderBy('id').execute()
    const ledger = await db.selectFrom('transfers').select('id').execute()
    const comparisons = await db.selectFrom('source_comparisons').selectAll().execute()

    const { id } = (await post('/dry-runs', live)).body
    await db.deleteFrom('verifications').where('id', '=', gone).execute()
    const run = await runAll(id)
    expect(run).toMatchObject({
      provider: cashfree.label,
      against: null,
      questions: 'yesterday',
      day: today(-1),
      state: 'done',
      planned: 7,
      asked: 5,
      notAsked: 2,
      erased: 1,
      changed: 1,
      interrupted: 0,
      costPaise: 450,
      madeBy: 'Meera Iyer',
      reason,
      first: { found: 3, notFound: 1, error: 1, p50Ms: 40, p95Ms: 40, uncosted: 0 },
      second: { found: 5, notFound: 0, error: 0, costPaise: 450, uncosted: 0 },
    })
    const field = (name: string) => run.fields.find(one => one.name === name)
    expect(field('found')).toEqual({ name: 'found', agree: 3, differ: 0, onlyFirst: 0, onlySecond: 1 })
    expect(field('name')).toMatchObject({ agree: 2, differ: 1 })
    expect(field('status')).toMatchObject({ agree: 2, differ: 1 })

    const row = JSON.stringify(await db.selectFrom('dry_runs').selectAll().execute())
    for (const secret of [pan, String(same.name), 'ver_', one.userId, other.userId]) expect(row).not.toContain(secret)
    expect(await db.selectFrom('verifications').selectAll().orderBy('id').execute()).toEqual(
      stored.filter(check => check.id !== gone),
    )
    expect(await db.selectFrom('transfers').select('id').execute()).toEqual(ledger)
    expect(await db.selectFrom('source_comparisons').selectAll().execute()).toEqual(comparisons)
    const audited = await db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute()
    expect(audited).toMatchObject([
      {
        action: 'dryRun.started',
        reason,
        user_id: null,
        data: { provider: 'cashfree', planned: 7, capPaise: 100_000 },
      },
    ])
    expect((await get('/resources/dry-runs')).body).toMatchObject([{ id, asked: 5, agreedPercent: expect.any(Number) }])
  })

  test('are not asked if they are few, or if asking has an effect on the person', async () => {
    for (let time = 0; time < 4; time++) await kept(one.userId, { result: null })
    expect((await preview({ questions: 'yesterday' })).body).toMatchObject({
      available: 4,
      problem: expect.stringContaining('4'),
    })
    expect(await post('/dry-runs', live)).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'most' }] } },
    })
    await kept(one.userId, { result: null })
    expect((await post('/dry-runs', { ...live, most: 4 })).status).toBe(400)
    const bank = { ...live, product: 'bank-account-check' }
    expect(await post('/dry-runs', bank)).toMatchObject({ body: { error: { fields: [{ field: 'questions' }] } } })
    expect((await post('/dry-runs', live)).status).toBe(200)
  })

  test('end at the cost limit, before it is passed', async () => {
    for (let time = 0; time < 6; time++) await kept(one.userId, { result: null })
    const { id } = (await post('/dry-runs', { ...live, capPaise: 200 })).body
    expect(await runAll(id)).toMatchObject({ state: 'capped', asked: 2, costPaise: 180, planned: 6 })
    expect(await db.selectFrom('dry_runs').select('waiting').execute()).toEqual([{ waiting: [] }])
  })

  test('end when the provider gives no answers', async () => {
    for (let time = 0; time < 8; time++) await kept(one.userId, { result: null })
    const { id } = (await post('/dry-runs', live)).body
    await post('/api-servers/cashfree/switch', { on: false, reason })
    const run = await runAll(id)
    await post('/api-servers/cashfree/switch', { on: true, reason })
    expect(run).toMatchObject({ state: 'failing', asked: 5, second: { error: 5, found: 0, p50Ms: null } })
    expect(run.fields).toEqual([])
  })
})

describe('a run', () => {
  test('on test values asks both sources, and can be stopped once', async () => {
    const { body: plan } = await preview({ questions: 'test', against: 'setu' })
    expect(plan).toMatchObject({ pricePaise: 180, problem: null })
    const { id } = (await post('/dry-runs', onTestValues)).body
    expect(await post('/dry-runs', onTestValues)).toMatchObject({ status: 409 })
    const run = await runAll(id)
    expect(run).toMatchObject({ state: 'done', against: 'Setu', day: null, planned: plan.planned, asked: plan.planned })
    expect(run.costPaise).toBe(run.first.costPaise + run.second.costPaise)

    const next = (await post('/dry-runs', onTestValues)).body.id
    expect((await post(`/dry-runs/${next}/stop`, {})).status).toBe(200)
    expect(await post(`/dry-runs/${next}/stop`, {})).toMatchObject({ status: 409 })
    expect(await post('/dry-runs/dry_none/stop', {})).toMatchObject({ status: 404 })
    expect(await runAll(next)).toMatchObject({ state: 'stopped', asked: 0, costPaise: 0 })
    expect((await get('/resources/dry-runs/dry_none')).status).toBe(404)
    const filter = encodeURIComponent(JSON.stringify({ state: 'stopped' }))
    expect((await get(`/resources/dry-runs?filter=${filter}`)).body).toMatchObject([{ id: next }])
  })

  test('is refused with the field that is wrong', async () => {
    const fieldOf = async (more: object) => {
      const reply = await post('/dry-runs', { ...onTestValues, ...more })
      expect(reply.status).toBe(400)
      return reply.body.error.fields[0].field
    }
    expect(await fieldOf({ provider: 'nobody' })).toBe('provider')
    expect(await fieldOf({ against: 'cashfree' })).toBe('against')
    expect(await fieldOf({ against: null })).toBe('against')
    expect(await fieldOf({ product: 'bank-statement' })).toBe('product')
    expect(await fieldOf({ most: 201 })).toBe('most')
    expect(await fieldOf({ reason: 'no' })).toBe('reason')
    expect(await fieldOf({ capPaise: -1 })).toBe('capPaise')
    await post('/api-servers/setu/price', { product: 'pan-check', pricePaise: null, reason })
    expect(await fieldOf({})).toBe('acceptUnknownCost')
    expect((await preview({ questions: 'test', against: 'setu' })).body).toMatchObject({ pricePaise: null })
    await post('/api-servers/setu/price', { product: 'pan-check', pricePaise: 90, reason })
    await post('/api-servers/setu/switch', { on: false, reason })
    expect(await fieldOf({})).toBe('against')
    await post('/api-servers/setu/switch', { on: true, reason })
  })

  test('is seen by auditors, and started by nobody without the right to', async () => {
    const { id } = (await post('/dry-runs', onTestValues)).body
    expect((await get(`/resources/dry-runs/${id}`, auditor)).status).toBe(200)
    for (const [by, status] of [
      [auditor, 403],
      [customer, 401],
    ] as const) {
      expect((await post('/dry-runs', onTestValues, by)).status).toBe(status)
      expect((await post(`/dry-runs/${id}/stop`, {}, by)).status).toBe(status)
      expect(
        (await get('/dry-runs/preview?product=pan-check&provider=cashfree&questions=test&most=5', by)).status,
      ).toBe(status)
    }
    expect((await get('/resources/dry-runs', customer)).status).toBe(401)
  })
})

test('counts, percentiles and agreement are of answers only', () => {
  const found = (name: string | null, ms: number): SideAnswer => ({
    outcome: 'found',
    result: { status: 'valid', name, updatedOn: null },
    ms,
    costPaise: null,
  })
  const none: SideAnswer = { outcome: 'error', result: null, ms: null, costPaise: null }
  const rounds: [SideAnswer, SideAnswer][] = [
    [found('Asha Rao', 300), found('ASHA  RAO', 10)],
    [found('Asha Rao', 100), found(null, 20)],
    [found('Asha Rao', 200), none],
  ]
  const totals = rounds.reduce((sum, answers) => counted(sum, 'pan-check', answers), noTotals())
  expect(totals.fields).toEqual({
    found: { agree: 2, differ: 0, onlyFirst: 0, onlySecond: 0 },
    status: { agree: 2, differ: 0, onlyFirst: 0, onlySecond: 0 },
    name: { agree: 1, differ: 0, onlyFirst: 1, onlySecond: 0 },
  })
  expect(totals).toMatchObject({ asked: 3, failures: 1 })
  expect(presentSide(totals.first)).toMatchObject({ found: 3, p50Ms: 200, p95Ms: 300, uncosted: 3, costPaise: 0 })
  expect(presentSide(totals.second)).toMatchObject({ found: 2, error: 1, p50Ms: 10, p95Ms: 20 })
})
