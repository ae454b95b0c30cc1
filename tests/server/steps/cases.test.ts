import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { readCase } from '../../../server/cases/rows.ts'
import type { StepRunners } from '../../../server/cases/runners.ts'
import { askAgainUntold, beginStep, expireCases } from '../../../server/cases/work.ts'
import { readQueued } from '../../../server/checks/verifications/queue.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { answerStep } from '../../../server/steps/answerStep.ts'
import { followChecks } from '../../../server/steps/followChecks.ts'
import { runners } from '../../../server/steps/kinds/index.ts'
import { testApp } from '../../support/app.ts'
import { vendorPlan } from '../../support/cases/plans.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { upload } from '../../support/uploads.ts'
import { JPEG, readerThatAnswers, reading } from '../ocr/helpers.ts'

const reader = readerThatAnswers()
reader.run = async () => ({ reading: reading(), pictures: [JPEG] }) as never
const { app, ctx } = await testApp({}, { heavy: reader })

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
let key: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  key = (await makeKey(ctx, customer.userId, 'test')).headers
})

const visitor = { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null, locale: 'en' } as const
const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const subject = { name: 'Zenith Components Private Limited', email: 'asha@example.com' }

const publish = async (plan: PlanInput = vendorPlan, as = headers) =>
  (await post('/api/plans', { plan }, as)).json<{ id: string; version: number }>()

async function start(more: object = {}, as = headers): Promise<string> {
  const { id: planId } = await publish()
  const url = as === headers ? '/api/cases' : '/v1/cases'
  const body = { planId, subject, purpose: 'vendor_onboarding', consent: true, ...more }
  const reply = await post(url, body, as)
  expect(reply.statusCode).toBe(200)
  const { id } = reply.json<{ id: string }>()
  await runCase(ctx, id)
  return id
}

const show = async (id: string, as = headers) =>
  (await app.inject({ url: `/api/resources/cases/${id}`, headers: as })).json<ShownCaseDetail>()

async function answer(id: string, step: string, given: object) {
  const found = await readCase(ctx, ctx.db, id)
  if (!found) throw new Error('no case')
  await answerStep(ctx, visitor, found, { step, answer: given, by: 'Asha Rao' })
}

const details = (pan = 'AAACZ1000A') => ({ values: { pan, city: 'Pune' } })
const stepsOf = ({ steps }: ShownCaseDetail) => Object.fromEntries(steps.map(({ id, status }) => [id, status]))

async function uploadCard(id: string, as = runners) {
  const file = (await upload(app, headers, 'card.jpg', JPEG)).json<{ id: string }>()
  await answer(id, 'card', { files: [file.id] })
  const found = await readCase(ctx, ctx.db, id)
  const check = found?.steps.get('card')?.verification_id
  if (check) await readQueued(ctx, { id: check, locale: 'en' })
  await runCase(ctx, id, as)
}

/** From the first answer to the result, as the person and the customer go through it. */
async function walk(id: string, as = runners) {
  await answer(id, 'details', details())
  await runCase(ctx, id, as)
  await uploadCard(id, as)
  const review = { outcome: 'passed', reason: 'Name and number agree.' }
  expect((await post(`/api/cases/${id}/steps/look/review`, review)).statusCode).toBe(200)
  await runCase(ctx, id, as)
}

/** How often the plan's notice was sent. */
const thanks = async () =>
  (await ctx.db.selectFrom('messages').selectAll().execute()).filter(
    row => openMessage(ctx.vault, row).subject === 'Thank you',
  ).length

describe('a case', () => {
  test('goes from step to step to its result, and charges each check once', async () => {
    const before = await walletOf(ctx.db, customer.userId, 'product')
    const sent = await thanks()
    const id = await start()
    expect(await show(id)).toMatchObject({ status: 'open', waitsFor: [{ en: 'Details' }], verdict: null })
    await walk(id)
    const done = await show(id)
    expect(done).toMatchObject({ status: 'done', verdict: { value: 'clear', tone: 'success' }, decision: null })
    expect(done.verdictReason?.en).toBe('PAN check is Passed and Look at the papers is Clear')
    const { availablePaise, heldPaise } = await walletOf(ctx.db, customer.userId, 'product')
    expect(done.chargedPaise).toBeGreaterThan(0)
    expect(before.availablePaise - availablePaise).toBe(done.chargedPaise)
    expect(heldPaise).toBe(0)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
    expect(await thanks()).toBe(sent + 1)
  })

  test('masks the person and the facts, and shows them in clear with a reason, which the access log keeps', async () => {
    const id = await start()
    await answer(id, 'details', details())
    await runCase(ctx, id)
    const masked = await show(id)
    expect(masked.subject).toEqual({ name: 'Z••••• C•••••• P•••••• L••••••', email: 'a•••@example.com', phone: null })
    expect(JSON.stringify(masked)).not.toContain('AAACZ1000A')
    expect((await post(`/api/cases/${id}/reveal`, { reason: 'no' })).statusCode).toBe(400)
    const clear = (await post(`/api/cases/${id}/reveal`, { reason: 'The vendor called' })).json<ShownCaseDetail>()
    expect(clear.subject).toMatchObject(subject)
    expect(JSON.stringify(clear)).toContain('AAACZ1000A')
    const audited = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute()
    expect(audited.map(({ action, reason }) => [action, reason])).toContainEqual(['case.revealed', 'The vendor called'])
  })

  test('masks the person in the timeline as well', async () => {
    const id = await start()
    const found = await readCase(ctx, ctx.db, id)
    if (!found) throw new Error('no case')
    await answerStep(ctx, visitor, found, { step: 'details', answer: details(), by: subject.name })
    expect((await show(id)).events.map(({ by }) => by)).not.toContain(subject.name)
    const clear = (await post(`/api/cases/${id}/reveal`, { reason: 'The vendor called' })).json<ShownCaseDetail>()
    expect(clear.events.map(({ by }) => by)).toContain(subject.name)
  })

  test('says what is wrong with an answer, field by field, and keeps the step open', async () => {
    const id = await start()
    await expect(answer(id, 'details', { values: { pan: 'AAACZ1000' } })).rejects.toMatchObject({
      code: 'bad_request',
      fields: [{ field: 'values.pan' }],
    })
    await expect(answer(id, 'details', {})).rejects.toMatchObject({ code: 'bad_request' })
    expect(stepsOf(await show(id))['details']).toBe('asked')
    await answer(id, 'details', details())
    await expect(answer(id, 'details', details())).rejects.toMatchObject({ code: 'conflict' })
  })

  test('keeps a number of a form as a number, which conditions compare and checks are asked with', async () => {
    const [form, , pan] = vendorPlan.steps
    const label = { en: 'Age', hi: 'उम्र' }
    const fields = [
      { source: 'pan', label, kind: 'identifier', identifier: 'pan' },
      { source: 'age', label, kind: 'number' },
    ]
    const { id: planId } = await publish({
      ...vendorPlan,
      steps: [
        { ...form, settings: { fields } },
        {
          ...pan,
          settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' }, name: { fact: 'details.age' } } },
        },
      ] as PlanInput['steps'],
      rules: [{ verdict: 'refused', when: { fact: 'details.age', lessThan: 18 } }],
    })
    const id = await start({ planId })
    for (const age of ['nine', '1234567890123456'])
      await expect(answer(id, 'details', { values: { pan: 'AAACZ1000A', age } })).rejects.toMatchObject({
        fields: [{ field: 'values.age' }],
      })
    await answer(id, 'details', { values: { pan: 'AAACZ1000A', age: '9' } })
    await runCase(ctx, id)
    const shown = await show(id)
    expect(shown.steps[0]?.facts).toContainEqual(expect.objectContaining({ source: 'age', kind: 'count', value: 9 }))
    expect(shown.steps[1]?.reason ?? '').not.toContain('expected string')
    expect(shown.verdict?.value).toBe('refused')
  })

  test('ends early: the dear steps are not asked, and what they would have cost is named', async () => {
    const id = await start()
    await answer(id, 'details', details('AAACZ1404A'))
    await runCase(ctx, id)
    const done = await show(id)
    expect(done).toMatchObject({ status: 'done', verdict: { value: 'refused' } })
    expect(stepsOf(done)).toMatchObject({ pan: 'done', profile: 'notNeeded', card: 'notNeeded', look: 'notNeeded' })
    const prices = done.steps.filter(({ status }) => status === 'notNeeded').map(({ pricePaise }) => pricePaise)
    expect(done.savedPaise).toBe(prices.reduce((sum, one) => sum + one, 0))
    expect(done.savedPaise).toBeGreaterThan(0)
  })

  test('never looks clear because a source was down', async () => {
    const id = await start()
    await answer(id, 'details', details('AAACZ1503A'))
    await runCase(ctx, id)
    await uploadCard(id)
    await post(`/api/cases/${id}/steps/look/review`, { outcome: 'passed', reason: 'Looks right to me.' })
    await runCase(ctx, id)
    const done = await show(id)
    expect(stepsOf(done)['pan']).toBe('failed')
    expect(done.verdict?.value).toBe('look')
    expect(done.verdictReason?.en).toMatch(/^It is not known whether: PAN check/)
  })

  test('pauses without balance, and goes on after it was topped up', async () => {
    const poor = await makeCustomer(ctx.db, { paise: 0 })
    const as = await signedIn(ctx, poor)
    const { id: planId } = await publish(vendorPlan, as)
    const { id } = (
      await post('/api/cases', { planId, subject, purpose: 'vendor_onboarding', consent: true }, as)
    ).json<{
      id: string
    }>()
    await runCase(ctx, id)
    await answer(id, 'details', details())
    await runCase(ctx, id)
    const paused = await show(id, as)
    expect(paused.status).toBe('paused')
    expect(paused.steps.find(one => one.id === 'pan')).toMatchObject({
      status: 'waiting',
      reason: 'insufficient_balance',
    })
    expect(paused.chargedPaise).toBe(0)
    expect((await post(`/api/cases/${id}/resume`, {}, as)).json<ShownCaseDetail>().status).toBe('open')
  })

  test('pauses while the account may not run checks, and goes on when it may', async () => {
    const id = await start()
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', customer.userId).execute()
    await answer(id, 'details', details())
    await runCase(ctx, id)
    const paused = await readCase(ctx, ctx.db, id)
    expect(paused?.row.status).toBe('paused')
    expect(paused?.state.steps['pan']).toMatchObject({ status: 'waiting', reason: 'account' })
    await ctx.db.updateTable('users').set({ is_active: true }).where('id', '=', customer.userId).execute()
    await post(`/api/cases/${id}/resume`)
    await runCase(ctx, id)
    expect((await readCase(ctx, ctx.db, id))?.state.steps['pan']?.status).toBe('done')
  })

  test('asks one step again with what has read it, and charges the new check only', async () => {
    const id = await start()
    await walk(id)
    const first = await show(id)
    const again = await post(`/api/cases/${id}/steps/details/ask-again`, { reason: 'The PAN was another one' })
    expect(stepsOf(again.json<ShownCaseDetail>())).toMatchObject({
      details: 'asked',
      card: 'done',
      pan: 'waiting',
      profile: 'waiting',
      look: 'waiting',
    })
    await runCase(ctx, id)
    await answer(id, 'details', details('AAACZ1001A'))
    await runCase(ctx, id)
    await post(`/api/cases/${id}/steps/look/review`, { outcome: 'failed', reason: 'Another company altogether.' })
    await runCase(ctx, id)
    const second = await show(id)
    expect(second.verdict?.value).toBe('look')
    const twice = first.steps.filter(({ id: step }) => step === 'pan' || step === 'profile')
    expect(second.chargedPaise - first.chargedPaise).toBe(twice.reduce((sum, { pricePaise }) => sum + pricePaise, 0))
  })

  test('is cancelled with a reason: nobody is asked any more', async () => {
    const id = await start()
    const cancelled = (await post(`/api/cases/${id}/cancel`, { reason: 'Not needed any more' })).json<ShownCaseDetail>()
    expect(cancelled.status).toBe('cancelled')
    await expect(answer(id, 'details', details())).rejects.toMatchObject({ code: 'conflict' })
    expect((await post(`/api/cases/${id}/cancel`, { reason: 'Not needed any more' })).statusCode).toBe(409)
    expect((await post(`/api/cases/${id}/pause`)).statusCode).toBe(409)
  })

  test('skips only what the plan lets be skipped', async () => {
    const id = await start()
    const skip = (step: string) => post(`/api/cases/${id}/steps/${step}/skip`, { reason: 'Known already' })
    expect((await skip('details')).statusCode).toBe(409)
    expect((await skip('look')).json<ShownCaseDetail>().steps.find(one => one.id === 'look')).toMatchObject({
      status: 'skipped',
      reason: 'Known already',
    })
  })

  test('ends when its time is over', async () => {
    const id = await start()
    await expireCases(ctx, new Date(Date.now() + 31 * 86_400_000))
    expect(await show(id)).toMatchObject({ status: 'expired', verdict: null, waitsFor: [] })
  })

  test('has a decision beside its result, once', async () => {
    const id = await start()
    const decide = (verdict: string) => post(`/api/cases/${id}/decide`, { verdict, reason: 'Seen in person' })
    expect((await decide('clear')).statusCode).toBe(409)
    await answer(id, 'details', details('AAACZ1404A'))
    await runCase(ctx, id)
    expect((await decide('nothing')).statusCode).toBe(400)
    const decided = (await decide('clear')).json<ShownCaseDetail>()
    expect(decided).toMatchObject({ verdict: { value: 'refused' }, decision: { verdict: { value: 'clear' } } })
    expect((await decide('refused')).statusCode).toBe(409)
    expect((await post(`/api/cases/${id}/steps/details/ask-again`, { reason: 'Once more' })).statusCode).toBe(409)
  })
})

describe('a process that ends at any point', () => {
  /** Ends after so many reports of steps, once each, before the report is stored: what was started stays started. */
  const dyingAfter = (count: number) => {
    let left = count
    const wrap = (kind: keyof StepRunners): StepRunners[typeof kind] => ({
      ...runners[kind],
      begin: async (context, asked) => {
        const report = await runners[kind].begin(context, asked)
        if (left-- === 0) throw new Error('killed')
        return report
      },
    })
    const kinds = Object.keys(runners) as (keyof StepRunners)[]
    return Object.fromEntries(kinds.map(kind => [kind, wrap(kind)])) as StepRunners
  }

  test('leads to the same end, and no check is made or charged twice', async () => {
    const ends: unknown[] = []
    for (let at = -1; at < 5; at += 1) {
      const id = await start()
      const dying = dyingAfter(at)
      const surviving = async () => runCase(ctx, id, dying).catch(() => runCase(ctx, id, dying))
      await answer(id, 'details', details())
      await surviving()
      await uploadCard(id)
      await surviving()
      await post(`/api/cases/${id}/steps/look/review`, { outcome: 'passed', reason: 'Name and number agree.' })
      await surviving()
      const { status, verdict, chargedPaise, steps } = await show(id)
      const checks = await ctx.db.selectFrom('case_checks').select('step').where('case_id', '=', id).execute()
      ends.push({ status, verdict, chargedPaise, steps: stepsOf({ steps } as ShownCaseDetail), checks: checks.length })
    }
    expect(new Set(ends.map(end => JSON.stringify(end))).size).toBe(1)
    expect(ends[0]).toMatchObject({ status: 'done', checks: 3 })
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('and a job that was given up is sent again, once the step has waited for ten minutes', async () => {
    const { id: planId } = await publish()
    const body = { planId, subject, purpose: 'vendor_onboarding', consent: true }
    const { id } = (await post('/api/cases', body)).json<{ id: string }>()
    const jobs: object[] = []
    const sendIn: typeof ctx.jobs.sendIn = async (_trx, _queue, job) => (jobs.push(job), null)
    const noting = { ...ctx, jobs: { ...ctx.jobs, sendIn } }
    const sentFor = (one: string) => jobs.filter(job => 'caseId' in job && job.caseId === one)
    await askAgainUntold(noting)
    expect(sentFor(id)).toEqual([])
    await askAgainUntold(noting, Date.now() + 11 * 60_000)
    expect(sentFor(id)).toEqual([{ caseId: id, step: 'details', round: 1 }])
    await runCase(ctx, id)
    await askAgainUntold(noting, Date.now() + 11 * 60_000)
    expect(sentFor(id)).toHaveLength(1)
  })

  test('and a job that is delivered twice change nothing', async () => {
    const id = await start()
    await answer(id, 'details', details())
    const found = await readCase(ctx, ctx.db, id)
    const round = found?.steps.get('pan')?.round ?? 0
    const job = { caseId: id, step: 'pan', round }
    await Promise.all([beginStep(ctx, runners, job), beginStep(ctx, runners, job)])
    await beginStep(ctx, runners, job)
    await followChecks(ctx)
    const checks = await ctx.db
      .selectFrom('verifications')
      .innerJoin('case_checks', 'case_checks.verification_id', 'verifications.id')
      .select('verifications.id')
      .where('case_id', '=', id)
      .execute()
    expect(checks).toHaveLength(1)
  })
})

describe('plans', () => {
  test('are refused with what is wrong, by field', async () => {
    const [form, ...others] = vendorPlan.steps
    const wrong = { ...vendorPlan, steps: [form, { ...others[1], after: ['nowhere'] }] }
    const reply = await post('/api/plans', { plan: wrong })
    expect(reply.statusCode).toBe(400)
    expect(JSON.stringify(reply.json())).toContain('plan.steps.1.after')
    expect((await post('/api/plans', { plan: { title: 'x' } })).statusCode).toBe(400)
  })

  test('say what they cost before they are published', async () => {
    const quote = (await post('/api/plans/quote', { plan: vendorPlan })).json<{
      least: number
      most: number
      usual: number
      isExact: boolean
      steps: { id: string; pricePaise: number }[]
    }>()
    const price = (id: string) => quote.steps.find(step => step.id === id)?.pricePaise ?? 0
    expect(quote).toMatchObject({
      least: price('pan'),
      most: price('pan') + price('profile') + price('card'),
      usual: price('pan') + price('profile') + price('card'),
      isExact: true,
    })
  })

  test('have versions: a case stays on the one that it began with', async () => {
    const { id: planId } = await publish()
    const { id } = (await post('/api/cases', { planId, subject, purpose: 'vendor_onboarding', consent: true })).json<{
      id: string
    }>()
    const [form] = vendorPlan.steps
    const shorter = { ...vendorPlan, steps: [form], rules: [], otherwise: 'look' }
    expect((await post('/api/plans', { id: planId, plan: shorter })).json()).toEqual({ id: planId, version: 2 })
    expect((await show(id)).steps).toHaveLength(vendorPlan.steps.length)
    const next = (await post('/api/cases', { planId, subject, purpose: 'vendor_onboarding', consent: true })).json<{
      id: string
    }>()
    expect((await show(next.id)).steps).toHaveLength(1)
  })
})

describe('by key', () => {
  test('a case is started once for an idempotency key, read in clear, listed and cancelled', async () => {
    const { id: planId } = await publish()
    const body = { planId, subject, purpose: 'vendor_onboarding', consent: true, reference: 'V-1' }
    const as = { ...key, 'idempotency-key': 'case-1' }
    const first = await post('/v1/cases', body, as)
    expect((await post('/v1/cases', body, as)).json()).toEqual(first.json())
    const { id } = first.json<{ id: string }>()
    await runCase(ctx, id)
    await walk(id)
    const read = await app.inject({ url: `/v1/cases/${id}`, headers: key })
    expect(read.json()).toMatchObject({ mode: 'test', status: 'done', chargedPaise: 0, subject })
    const list = await app.inject({ url: '/v1/cases', headers: key })
    expect(list.json<{ cases: { id: string }[] }>().cases.map(one => one.id)).toEqual([id])
    const other = await start({}, key)
    const cancelled = await post(`/v1/cases/${other}/cancel`, { reason: 'A mistake of ours' }, key)
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' })
    const live = (await makeKey(ctx, customer.userId)).headers
    expect((await app.inject({ url: `/v1/cases/${id}`, headers: live })).statusCode).toBe(404)
    expect((await post('/v1/cases', { ...body, consent: false }, key)).statusCode).toBe(400)
  })
})

describe('nobody else', () => {
  test('sees or changes a case of another account', async () => {
    const id = await start()
    const other = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await app.inject({ url: `/api/resources/cases/${id}`, headers: other })).statusCode).toBe(404)
    for (const verb of ['pause', 'resume'])
      expect((await post(`/api/cases/${id}/${verb}`, {}, other)).statusCode).toBe(404)
    const { plan_id: planId } = await ctx.db
      .selectFrom('cases')
      .select('plan_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(
      (await post('/api/cases', { planId, subject, purpose: 'vendor_onboarding', consent: true }, other)).statusCode,
    ).toBe(404)
    expect((await post('/api/plans', { id: planId, plan: vendorPlan }, other)).statusCode).toBe(404)
    expect((await post(`/api/cases/${id}/pause`, {}, clientHeaders(ctx))).statusCode).toBe(401)
  })

  test('who may not reveal shows a case in clear', async () => {
    const id = await start()
    const subUser = await signedIn(ctx, {
      userId: customer.userId,
      subUserId: await makeSubUser(ctx.db, customer.userId),
    })
    expect((await post(`/api/cases/${id}/reveal`, { reason: 'The vendor called' }, subUser)).statusCode).toBe(403)
  })
})

describe('the list', () => {
  const list = async (filter: object, as = headers) =>
    (
      await app.inject({
        url: `/api/resources/cases?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        headers: as,
      })
    ).json<{ id: string }[]>()

  test('finds a person by a whole word of the name, the e-mail, the phone, and a case by its reference', async () => {
    const id = await start({ subject: { ...subject, phone: '+919812345678' }, reference: 'PO-77' })
    await start({ subject: { name: 'Somebody Else' } })
    for (const q of ['zenith', 'asha@example.com', '9812345678', 'po-77', id])
      expect(
        (await list({ q })).map(one => one.id),
        q,
      ).toEqual([id])
    expect(await list({ q: 'zen' })).toEqual([])
  })

  test('filters by state and by what is overdue, and shows no case of another account', async () => {
    const id = await start()
    expect((await list({ status: ['open'] })).map(one => one.id)).toEqual([id])
    expect(await list({ status: ['done'] })).toEqual([])
    expect(await list({ overdue: true })).toEqual([])
    await ctx.db
      .updateTable('cases')
      .set({ next_due_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    expect((await list({ overdue: true })).map(one => one.id)).toEqual([id])
    expect(await list({}, await signedIn(ctx, await makeCustomer(ctx.db)))).toEqual([])
  })
})
