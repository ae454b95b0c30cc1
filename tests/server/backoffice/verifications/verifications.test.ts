import { beforeEach, describe, expect, test } from 'vitest'
import type { VerificationTaskDetail } from '../../../../contracts/calls/verificationTasks.ts'
import type { PlanInput } from '../../../../contracts/cases/plan.ts'
import type { ShownCaseDetail } from '../../../../contracts/cases/shown.ts'
import type { VerifierSkill } from '../../../../contracts/cases/verifierSkills.ts'
import type { StaffRole } from '../../../../contracts/people/roles.ts'
import type { VerificationTask } from '../../../../contracts/resources/verificationTask.ts'
import type { WorkItem } from '../../../../contracts/resources/workItem.ts'
import { readCase } from '../../../../server/cases/rows.ts'
import { answerStep } from '../../../../server/steps/answerStep.ts'
import { inSample } from '../../../../server/steps/kinds/quality.ts'
import { testApp } from '../../../support/app.ts'
import { runCase } from '../../../support/cases/runCase.ts'
import { verifierPlan } from '../../../support/cases/verifierPlan.ts'
import { type Customer, clientHeaders, makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'

const { app, ctx } = await testApp()

type Headers = Record<string, string>
interface Staff {
  id: string
  headers: Headers
}

const visitor = { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null, locale: 'en' } as const
const subject = { name: 'Zenith Components Private Limited', email: 'asha@example.com', phone: '+919812345006' }
const good = { outcome: 'passed', reason: 'Name and number agree.' }

async function staff(skills: VerifierSkill[] = ['identity'], role: StaffRole = 'verifier'): Promise<Staff> {
  const id = await makeAdmin(ctx.db, role)
  await ctx.db.updateTable('admins').set({ skills }).where('id', '=', id).execute()
  return { id, headers: await signedIn(ctx, { adminId: id }) }
}

let customer: Customer
let headers: Headers
let verifier: Staff
let second: Staff
beforeEach(async () => {
  // Those of an earlier test must not be the ones with the fewest checks.
  await ctx.db.updateTable('admins').set({ skills: [] }).execute()
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  verifier = await staff()
  second = await staff()
})

const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const act = (id: string, what: string, as: Staff, payload: object = {}) =>
  post(`/admin-api/verification-tasks/${id}/${what}`, payload, as.headers)
const read = (id: string, as = verifier) =>
  app.inject({ url: `/admin-api/verification-tasks/${id}`, headers: as.headers })
const listed = async <Row>(resource: string, filter: object, as = verifier) =>
  (
    await app.inject({
      url: `/admin-api/resources/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      headers: as.headers,
    })
  ).json<Row[]>()
const show = async (id: string) =>
  (await app.inject({ url: `/api/resources/cases/${id}`, headers })).json<ShownCaseDetail>()

/** A case that waits for its verifier. */
async function waiting(plan: PlanInput = verifierPlan, more: object = {}, as = headers): Promise<string> {
  const { id: planId } = (await post('/api/plans', { plan })).json<{ id: string }>()
  const body = { planId, subject, purpose: 'employee_onboarding', consent: true, ...more }
  const started = await post(as === headers ? '/api/cases' : '/v1/cases', body, as)
  expect(started.statusCode, started.body).toBe(200)
  const { id } = started.json<{ id: string }>()
  await runCase(ctx, id)
  const found = await readCase(ctx, ctx.db, id)
  if (!found) throw new Error('no case')
  await answerStep(ctx, visitor, found, { step: 'details', answer: { values: { pan: 'AAACZ1000A' } }, by: 'Asha' })
  await runCase(ctx, id)
  return id
}

/** The task that waits in a case. */
async function taskOf(caseId: string): Promise<string> {
  const [task] = await listed<VerificationTask>('verification-tasks', { caseId, state: ['free', 'taken'] })
  if (!task) throw new Error('no task')
  return task.id
}

async function judged(caseId: string, by = verifier, answer: object = good): Promise<void> {
  const id = await taskOf(caseId)
  expect((await act(id, 'take', by)).statusCode).toBe(200)
  expect((await act(id, 'judge', by, answer)).statusCode).toBe(200)
  await runCase(ctx, caseId)
}

describe('a verifier', () => {
  test('finds the check in the work queue, takes it, judges it; the second person agrees and the case is clear', async () => {
    const caseId = await waiting()
    expect(await show(caseId)).toMatchObject({ status: 'open', waitsOn: 'staff', verdict: null })
    const id = await taskOf(caseId)
    const queue = await listed<WorkItem>('work-items', { kind: ['verification'] })
    expect(queue.find(({ subject: one }) => one === id)).toMatchObject({ kind: 'verification', assignee: null })
    expect((await act(id, 'judge', verifier, good)).statusCode).toBe(409)
    const taken = await act(id, 'take', verifier)
    expect(taken.json()).toMatchObject({ state: 'taken', verifierId: verifier.id, refused: null })
    const done = await act(id, 'judge', verifier, good)
    expect(done.json()).toMatchObject({ state: 'judged', outcome: { value: 'passed' }, verifierId: verifier.id })
    expect((await act(id, 'judge', verifier, good)).statusCode).toBe(409)
    await runCase(ctx, caseId)
    const look = await taskOf(caseId)
    expect((await read(look, second)).json()).toMatchObject({
      kind: 'quality',
      judgement: { outcome: { value: 'passed' }, reason: good.reason },
    })
    await act(look, 'take', second)
    const agreed = await act(look, 'quality', second, { outcome: 'agreed', reason: 'The record bears it out.' })
    expect(agreed.statusCode).toBe(200)
    await runCase(ctx, caseId)
    const ended = await show(caseId)
    expect(ended).toMatchObject({ status: 'done', verdict: { value: 'clear' } })
    // The customer reads that staff judged, not who.
    expect(ended.events.filter(({ step }) => step === 'judgement' || step === 'second').map(({ by }) => by)).toEqual([
      'staff',
      'staff',
    ])
  })

  test.each(['failed', 'unable', 'insufficient'])('judges %s, and the case is not clear', async outcome => {
    const caseId = await waiting()
    await judged(caseId, verifier, { outcome, reason: 'The evidence does not suffice.' })
    const look = await taskOf(caseId)
    await act(look, 'take', second)
    await act(look, 'quality', second, { outcome: 'agreed', reason: 'So it is indeed.' })
    await runCase(ctx, caseId)
    const ended = await show(caseId)
    expect(ended.steps.find(({ id }) => id === 'judgement')?.outcome?.value).toBe(outcome)
    expect(ended).toMatchObject({ status: 'done', verdict: { value: 'look' } })
  })

  test('has the judgement sent back with why, and judges again', async () => {
    const caseId = await waiting()
    await judged(caseId)
    const look = await taskOf(caseId)
    await act(look, 'take', second)
    const back = { outcome: 'sentBack', reason: 'The card names another company.' }
    expect((await act(look, 'quality', second, back)).statusCode).toBe(200)
    expect(await show(caseId)).toMatchObject({ status: 'open', verdict: null })
    await runCase(ctx, caseId)
    const again = await taskOf(caseId)
    const shown = (await read(again)).json<VerificationTaskDetail>()
    expect(shown).toMatchObject({ kind: 'verifierReview', sentBack: back.reason })
    expect(shown.history.map(({ kind, outcome }) => [kind, outcome.value])).toEqual([
      ['verifierReview', 'passed'],
      ['quality', 'sentBack'],
    ])
    // Whoever has sent it back does not judge it.
    expect((await act(again, 'take', second)).statusCode).toBe(403)
    await judged(caseId, verifier, { outcome: 'failed', reason: 'Two companies share the name.' })
    const lookAgain = await taskOf(caseId)
    await act(lookAgain, 'take', second)
    await act(lookAgain, 'quality', second, { outcome: 'agreed', reason: 'That is right.' })
    await runCase(ctx, caseId)
    expect(await show(caseId)).toMatchObject({ status: 'done', verdict: { value: 'look' } })
  })

  test('who takes a check at the same moment as another: one has it, the other reads who', async () => {
    for (let time = 0; time < 5; time += 1) {
      const id = await taskOf(await waiting())
      const replies = await Promise.all([act(id, 'take', verifier), act(id, 'take', second)])
      const [won, lost] = replies.toSorted((a, b) => a.statusCode - b.statusCode)
      expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409])
      const name = won?.json<VerificationTaskDetail>().verifier
      expect(lost?.json().error.message).toBe(`${name} has taken this check.`)
    }
  })

  test('loses what was not judged in time, and what was released, to the next', async () => {
    const id = await taskOf(await waiting())
    await act(id, 'take', verifier)
    expect((await act(id, 'release', second)).statusCode).toBe(409)
    expect((await act(id, 'release', verifier)).json()).toMatchObject({ state: 'free', verifierId: null })
    await act(id, 'take', verifier)
    await ctx.db.updateTable('verification_tasks').set({ held_until: '2026-01-01T00:00:00Z' }).execute()
    expect((await act(id, 'judge', verifier, good)).statusCode).toBe(409)
    expect((await act(id, 'take', second)).json()).toMatchObject({ state: 'taken', verifierId: second.id })
  })

  test('does not look at an own judgement, not by a second account with the same mailbox either', async () => {
    const caseId = await waiting()
    await judged(caseId)
    const look = await taskOf(caseId)
    const other = await staff()
    const { email } = await ctx.db
      .selectFrom('admins')
      .select('email')
      .where('id', '=', verifier.id)
      .executeTakeFirstOrThrow()
    const [name, domain] = email.split('@')
    const alias = `${name?.toUpperCase()}+second@${domain}`
    await ctx.db.updateTable('admins').set({ email: alias }).where('id', '=', other.id).execute()
    for (const one of [verifier, other]) {
      const refused = await act(look, 'take', one)
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        403,
        'A second person must review a judgement.',
      ])
      expect((await act(look, 'assign', second, { verifierId: one.id })).statusCode).toBe(409)
    }
    expect((await read(look)).json()).toMatchObject({ refused: 'samePerson' })
  })

  test('needs the skill; a check goes to whoever has it and holds the fewest', async () => {
    const unskilled = await staff(['address'])
    const [first, next] = [await taskOf(await waiting()), await taskOf(await waiting())]
    expect((await act(first, 'take', unskilled)).statusCode).toBe(403)
    expect((await act(first, 'assign', verifier, { verifierId: unskilled.id })).statusCode).toBe(409)
    await act(first, 'take', verifier)
    expect((await act(next, 'assign', verifier, { verifierId: null })).json()).toMatchObject({ verifierId: second.id })
    const { verifiers } = (
      await app.inject({ url: `/admin-api/verification-tasks/${next}/verifiers`, headers: verifier.headers })
    ).json()
    const loads = new Map(verifiers.map(({ id, load }: { id: string; load: number }) => [id, load]))
    expect(loads).toEqual(
      new Map([
        [second.id, 1],
        [verifier.id, 1],
      ]),
    )
    // To the other one, from whoever holds it.
    expect((await act(next, 'assign', verifier, { verifierId: null })).json()).toMatchObject({
      verifierId: verifier.id,
    })
    const work = { ids: [`verification:${next}`], assigneeId: second.id }
    expect((await post('/admin-api/work/assign', work, verifier.headers)).json()).toEqual({ assigned: 1 })
    expect((await read(next)).json()).toMatchObject({ verifierId: second.id })
    await post('/admin-api/work/assign', { ...work, assigneeId: null }, verifier.headers)
    expect((await read(next)).json()).toMatchObject({ state: 'free', verifierId: null })
    await ctx.db.updateTable('admins').set({ skills: [] }).execute()
    const nobody = await act(next, 'assign', verifier, { verifierId: null })
    expect([nobody.statusCode, nobody.json().error.message]).toEqual([
      409,
      'No other verifier has the skill for this check.',
    ])
  })
})

describe('what is shown', () => {
  test('is masked, and in clear only with a reason, which the access log keeps', async () => {
    const caseId = await waiting()
    const id = await taskOf(caseId)
    const masked = await read(id)
    for (const secret of ['AAACZ1000A', 'Zenith', 'asha@', '9812345006']) expect(masked.body).not.toContain(secret)
    expect(masked.json()).toMatchObject({ inClear: false, subject: 'Z••••• C•••••• P•••••• L••••••' })
    expect((await act(id, 'reveal', verifier, { reason: 'no' })).statusCode).toBe(400)
    const auditor = await staff([], 'auditor')
    expect((await read(id, auditor)).statusCode).toBe(200)
    expect((await act(id, 'reveal', auditor, { reason: 'Out of curiosity' })).statusCode).toBe(403)
    const clear = (await act(id, 'reveal', verifier, { reason: 'To compare the names' })).json<VerificationTaskDetail>()
    const [, pan] = clear.judges
    const updatedOn = (shown: VerificationTaskDetail) =>
      shown.judges[1]?.rows.find(({ source }) => source === 'updatedOn')
    expect(updatedOn(masked.json())).toMatchObject({ kind: 'text', found: '••••••' })
    expect(updatedOn(clear)?.kind).toBe('date')
    expect(clear).toMatchObject({ inClear: true, subject: subject.name, contact: { phone: subject.phone } })
    expect(pan?.rows.find(({ source }) => source === 'pan')).toMatchObject({ claimed: 'AAACZ1000A' })
    expect(pan?.rows.find(({ source }) => source === 'name')).toMatchObject({ claimed: subject.name })
    const logged = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', caseId).execute()
    expect(logged.filter(({ action }) => action === 'case.revealed')).toMatchObject([
      { actor_id: verifier.id, user_id: customer.userId },
    ])
  })

  test('counts by account; another role sees none of it', async () => {
    const caseId = await waiting()
    await judged(caseId)
    await waiting()
    const [row] = (await listed<{ id: string }>('bgc-users', { q: undefined })).filter(
      ({ id }) => id === customer.userId,
    )
    expect(row).toMatchObject({ openCases: 2, waiting: 1, taken: 0, overdue: 0, quality: 1, judged: 1, keptShare: 1 })
    const url = `/admin-api/resources/bgc-users/${customer.userId}`
    const shown = await app.inject({ url, headers: verifier.headers })
    expect(shown.json()).toMatchObject({ verifiers: [{ id: verifier.id, judged: 1 }], cases: [{}, {}] })
    expect(shown.body).not.toContain('Zenith Components Private')
    const other = await makeCustomer(ctx.db)
    const none = `/admin-api/resources/bgc-users/${other.userId}`
    expect((await app.inject({ url: none, headers: verifier.headers })).statusCode).toBe(404)
    const finance = await staff([], 'finance')
    expect((await app.inject({ url, headers: finance.headers })).statusCode).toBe(403)
    expect((await act(await taskOf(caseId), 'take', finance)).statusCode).toBe(403)
    expect((await act('crn_none', 'take', verifier)).statusCode).toBe(404)
    const visitors = await app.inject({ url, headers: clientHeaders(ctx) })
    expect(visitors.statusCode).toBe(401)
    const customers = await app.inject({ url, headers })
    expect(customers.statusCode).toBe(401)
  })

  test('a check is overdue after its hours, and withdrawn with its case', async () => {
    const caseId = await waiting()
    const id = await taskOf(caseId)
    await ctx.db
      .updateTable('verification_tasks')
      .set({ due_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute()
    expect((await read(id)).json()).toMatchObject({ overdue: true })
    await post(`/api/cases/${caseId}/cancel`, { reason: 'Not needed any more' })
    expect((await read(id)).json()).toMatchObject({ state: 'withdrawn', overdue: false })
    expect((await act(id, 'take', verifier)).statusCode).toBe(409)
  })
})

describe('a quality control', () => {
  const partial = (percent: number, seed = '1'): PlanInput => ({
    ...verifierPlan,
    steps: verifierPlan.steps.map(step =>
      step.kind === 'quality' ? { ...step, settings: { ...step.settings, percent, seed } } : step,
    ),
  })

  test('takes the share of cases that the plan names, always the same ones', () => {
    const of = (caseId: string, seed: string) => ({
      caseId,
      planId: 'pln_1',
      planVersion: 1,
      step: 'second',
      percent: 20,
      seed,
    })
    const ids = Array.from({ length: 4_000 }, (_, index) => `cas_${index}`)
    const sampled = (seed: string) => ids.filter(id => inSample(ctx, of(id, seed)))
    const first = sampled('1')
    expect(Math.abs(first.length / ids.length - 0.2)).toBeLessThan(0.03)
    expect(sampled('1')).toEqual(first)
    expect(sampled('2')).not.toEqual(first)
  })

  test('leaves out the others, and the case goes on', async () => {
    const outcomes = new Set<string | undefined>()
    for (let tries = 0; tries < 30 && outcomes.size < 2; tries += 1) {
      const caseId = await waiting(partial(50, String(tries)))
      await judged(caseId)
      const { steps, status } = await show(caseId)
      const { outcome } = steps.find(({ id }) => id === 'second') ?? {}
      outcomes.add(outcome?.value)
      expect(status).toBe(outcome ? 'done' : 'open')
    }
    expect(outcomes).toEqual(new Set(['notSampled', undefined]))
  })

  test('asks nobody under a test key', async () => {
    const key = (await makeKey(ctx, customer.userId, 'test')).headers
    const caseId = await waiting(verifierPlan, { reference: 'REF-1' }, key)
    expect(await show(caseId)).toMatchObject({ status: 'done', verdict: { value: 'clear' } })
    const unable = await waiting(verifierPlan, { reference: 'REF-insufficient' }, key)
    expect(await show(unable)).toMatchObject({ status: 'done', verdict: { value: 'look' } })
  })
})

describe('skills', () => {
  test('are changed by a super-admin only', async () => {
    const owner = await staff([], 'superadmin')
    const change = (as: Staff, skills: string[], id = verifier.id) =>
      app.inject({ method: 'PUT', url: `/admin-api/verifiers/${id}/skills`, headers: as.headers, payload: { skills } })
    expect((await change(verifier, ['court'])).statusCode).toBe(403)
    expect((await change(owner, ['cooking'])).statusCode).toBe(400)
    expect((await change(owner, ['court'], 'adm_none')).statusCode).toBe(404)
    expect((await change(owner, ['court', 'address'])).json()).toEqual({ skills: ['court', 'address'] })
    const { verifiers } = (await app.inject({ url: '/admin-api/verifiers', headers: verifier.headers })).json()
    expect(verifiers.find(({ id }: { id: string }) => id === verifier.id)).toMatchObject({
      skills: ['court', 'address'],
      load: 0,
    })
  })
})
