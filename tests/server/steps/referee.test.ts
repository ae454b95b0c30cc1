import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import type { ShownCaseDetail, ShownStep } from '../../../contracts/cases/shown.ts'
import { invitationKinds } from '../../../server/app/invitationKinds.ts'
import { remindDue } from '../../../server/invitations/remind.ts'
import { expireInvitations, noteBounces } from '../../../server/invitations/sweep.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { followLinks } from '../../../server/steps/followLinks.ts'
import { testApp } from '../../support/app.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()

const words = (en: string) => ({ en, hi: en })
const field = (source: string, kind: 'text' | 'date' = 'text') => ({
  source,
  label: words(source),
  kind,
  optional: true,
})

/** The candidate states an employment; a manager confirms it. */
const plan: PlanInput = {
  title: words('Background'),
  steps: [
    {
      id: 'job',
      kind: 'form',
      title: words('Employment'),
      settings: {
        fields: [
          field('employer'),
          field('designation'),
          field('since', 'date'),
          field('until', 'date'),
          field('contact'),
          field('email'),
          field('phone'),
        ],
      },
    },
    {
      id: 'reference',
      kind: 'referee',
      title: words('Reference'),
      skippable: true,
      settings: {
        relation: 'manager',
        person: { name: { fact: 'job.contact' }, email: { fact: 'job.email' }, phone: { fact: 'job.phone' } },
        employer: { fact: 'job.employer' },
        claims: {
          name: { fact: 'subject.name' },
          designation: { fact: 'job.designation' },
          from: { fact: 'job.since' },
          to: { fact: 'job.until' },
        },
        questions: [
          { source: 'punctual', label: words('Punctuality'), kind: 'rating' },
          { source: 'skill', label: words('Skill'), kind: 'rating' },
          { source: 'warned', label: words('Were there warnings?'), kind: 'yesNo' },
        ],
      },
    },
  ],
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [{ verdict: 'clear', when: { fact: 'reference.outcome', is: 'confirmed' } }],
  otherwise: 'look',
}

type Headers = Record<string, string>
let headers: Headers
let people = 0
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
  people += 1
})

const call = (method: 'POST' | 'PUT', url: string, payload: object, as: Headers) =>
  app.inject({ method, url, headers: as, payload })
const post = (url: string, payload: object, as: Headers = clientHeaders(ctx)) => call('POST', url, payload, as)

async function messagesTo(to: string) {
  const rows = await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()
  return rows.map(row => openMessage(ctx.vault, row)).filter(message => message.to === to)
}
const tokensOf = async (to: string, path: 'i' | 'employee-rating' = 'employee-rating') =>
  (await messagesTo(to)).flatMap(({ text }) => new RegExp(`/${path}/([\\w-]{22})`).exec(text)?.[1] ?? [])

const job = {
  employer: 'Kaveri Castings Private Limited',
  designation: 'Sales Manager',
  since: '2021-04-01',
  until: '2024-06-30',
  contact: 'Meena Iyer',
}

const mailOf = (domain = 'kaveri-castings.example') => `meena${people}@${domain}`

/** A case whose candidate has stated the employment; its referee has been asked if there is an address. */
async function start({
  stated = {},
  of = plan,
  test: isTest = false,
}: {
  stated?: object
  of?: PlanInput
  test?: boolean
} = {}) {
  const candidate = `candidate${people}@example.com`
  const { id: planId } = (await post('/api/plans', { plan: of }, headers)).json<{ id: string }>()
  const subject = { name: 'Ravi Kumar', email: candidate }
  const body = { planId, subject, purpose: 'employee_onboarding', consent: true }
  const { id } = (await post('/api/cases', body, headers)).json<{ id: string }>()
  await runCase(ctx, id)
  const [token = ''] = await tokensOf(candidate, 'i')
  const values = { ...job, email: mailOf(), ...stated }
  const answered = await post('/public/case-links/answer', { token, step: 'job', answer: { values } })
  expect(answered.statusCode, answered.body).toBe(200)
  await runCase(ctx, id)
  return { id, candidate, candidateToken: token, isTest }
}

const show = async (id: string, as: Headers = headers) =>
  (await app.inject({ url: `/api/resources/cases/${id}`, headers: as })).json<ShownCaseDetail>()
const stepOf = async (id: string): Promise<ShownStep> => {
  const found = (await show(id)).steps.find(step => step.id === 'reference')
  if (!found) throw new Error('The case has no such step.')
  return found
}
const factsOf = async (id: string) =>
  Object.fromEntries((await stepOf(id)).facts.map(({ source, value }) => [source, value]))

const read = (token: string) => post('/public/step-links/read', { token })
const answer = (token: string, given: object) => post('/public/step-links/answer', { token, answer: given })
const name = (id: string, body: object, as: Headers = headers) =>
  call('PUT', `/api/cases/${id}/steps/reference/person`, body, as)

const confirmed = { answer: 'confirmed' }
const everything = {
  claims: { name: confirmed, designation: confirmed, from: confirmed, to: confirmed },
  questions: { punctual: 5, skill: 4, warned: false },
  rehire: 'yes',
}
const withClaim = (claim: string, given: object) => ({
  ...everything,
  claims: { ...everything.claims, [claim]: given },
})

/** Answers as the referee of a case that has just been asked. */
async function answered(given: object, stated: object = {}) {
  const { id } = await start({ stated })
  const to = (stated as { email?: string }).email ?? mailOf()
  const [token = ''] = await tokensOf(to)
  const reply = await answer(token, given)
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.json()).toMatchObject({ state: 'ended', end: 'answered' })
  await runCase(ctx, id)
  return { id, token, step: await stepOf(id), facts: await factsOf(id) }
}

describe('a referee', () => {
  test('is asked by a link of their own, which shows their step and nothing else of the case', async () => {
    const { id, candidate } = await start()
    const [token = '', ...more] = await tokensOf(mailOf())
    expect(more).toEqual([])
    const reply = await read(token)
    expect(reply.json()).toEqual({
      state: 'open',
      step: {
        id: 'reference',
        title: 'Reference',
        problem: null,
        draft: null,
        prefilled: {},
        kind: 'referee',
        about: 'Ravi Kumar',
        employer: job.employer,
        relation: 'manager',
        claims: [
          { claim: 'name', stated: 'Ravi Kumar' },
          { claim: 'designation', stated: 'Sales Manager' },
          { claim: 'from', stated: '2021-04-01' },
          { claim: 'to', stated: '2024-06-30' },
        ],
        questions: [
          { source: 'punctual', label: 'Punctuality', kind: 'rating' },
          { source: 'skill', label: 'Skill', kind: 'rating' },
          { source: 'warned', label: 'Were there warnings?', kind: 'yesNo' },
        ],
        asksRehire: true,
      },
    })
    for (const secret of [candidate, id, 'Background']) expect(reply.body).not.toContain(secret)
    expect(await show(id)).toMatchObject({ waitsOn: 'other', waitsFor: [words('Reference')] })
    expect((await stepOf(id)).person).toMatchObject({
      name: expect.stringMatching(/^M•+ I•+$/),
      email: expect.stringContaining('•'),
      relation: 'manager',
      mailFit: 'fits',
      problem: null,
      handedOver: false,
      link: { state: 'waiting', channel: 'email' },
    })
    expect(JSON.stringify(await show(id))).not.toContain(token)
  })

  test('cannot read the case by their link, nor the candidate the referee’s step by theirs', async () => {
    const { candidateToken } = await start()
    const [token = ''] = await tokensOf(mailOf())
    expect((await post('/public/case-links/read', { token })).json()).toMatchObject({ state: 'ended', end: 'unknown' })
    expect(
      (await post('/public/case-links/answer', { token, step: 'job', answer: { values: {} } })).json(),
    ).toMatchObject({ state: 'ended', end: 'unknown' })
    expect((await read(candidateToken)).json()).toMatchObject({ state: 'ended', end: 'unknown' })
    const own = await post('/public/case-links/answer', {
      token: candidateToken,
      step: 'reference',
      answer: everything,
    })
    expect(own.statusCode).toBe(409)
    expect((await post('/public/case-links/read', { token: candidateToken })).json()).toMatchObject({
      state: 'open',
      steps: [{ id: 'job' }],
    })
  })

  test('who confirms everything gives the outcome, the facts and the verdict', async () => {
    const { id, step, facts, token } = await answered({ ...everything, remarks: 'A pleasure to work with.' })
    expect(step.outcome?.value).toBe('confirmed')
    expect(facts).toMatchObject({
      confirmedCount: 4,
      differingCount: 0,
      unknownCount: 0,
      ratingAverage: 4.5,
      punctual: 5,
      warned: false,
      rehire: 'yes',
      domainFits: 'fits',
      answeredBy: expect.stringMatching(/^M•+ I•+$/),
      handedOver: false,
      remarks: 'A pleasure to work with.',
    })
    const shown = await show(id)
    expect(shown).toMatchObject({ status: 'done', verdict: { value: 'clear' } })
    expect(JSON.stringify([shown.steps[1], shown.events])).not.toContain('Meena')
    expect((await answer(token, everything)).json()).toMatchObject({ state: 'ended', end: 'answered' })
    const clear = await post(`/api/cases/${id}/reveal`, { reason: 'To thank the referee.' }, headers)
    expect(clear.body).toContain('Meena Iyer')
  })

  test('who gives another date differs, and what is right stands beside what was stated', async () => {
    const { id, step, facts } = await answered(withClaim('to', { answer: 'different', right: '2023-12-31' }))
    expect(step.outcome?.value).toBe('differs')
    expect(facts).toMatchObject({
      confirmedCount: 3,
      differingCount: 1,
      to: 'different',
      toStated: '2024-06-30',
      toRight: '2023-12-31',
    })
    expect((await show(id)).verdict?.value).toBe('look')
  })

  test('who does not know something has not confirmed it', async () => {
    const { id, step, facts } = await answered(withClaim('from', { answer: 'unknown' }))
    expect(step.outcome?.value).toBe('unknown')
    expect(facts).toMatchObject({ confirmedCount: 3, unknownCount: 1 })
    expect((await show(id)).verdict?.value).toBe('look')
  })

  test('has not confirmed what the case does not state', async () => {
    const { step, facts } = await answered(
      { ...everything, claims: { name: confirmed, from: confirmed, to: confirmed } },
      { designation: '' },
    )
    expect(step.outcome?.value).toBe('unknown')
    expect(facts).toMatchObject({ confirmedCount: 3, unknownCount: 0 })
    expect(facts).not.toHaveProperty('designation')
  })

  test.each([
    ['gmail.com', 'free'],
    ['kaveri-castings-hr.example', 'differs'],
  ])('who confirms from %s gives no clean outcome, and the case says why', async (domain, fit) => {
    const { id, step, facts } = await answered(everything, { email: mailOf(domain) })
    expect(step.outcome).toMatchObject({ value: 'review', tone: 'warning' })
    expect(facts.domainFits).toBe(fit)
    expect(step.person?.mailFit).toBe(fit)
    expect((await show(id)).verdict?.value).toBe('look')
  })

  test('is told of each answer that is missing or impossible, and nothing is stored', async () => {
    const { id } = await start()
    const [token = ''] = await tokensOf(mailOf())
    const fieldsOf = async (given: object) => {
      const reply = await answer(token, given)
      expect(reply.statusCode).toBe(400)
      return reply.json<{ error: { fields: { field: string }[] } }>().error.fields.map(one => one.field)
    }
    expect(await fieldsOf({ claims: { name: confirmed }, questions: { punctual: true, skill: 6 } })).toEqual([
      'questions.skill',
    ])
    expect(await fieldsOf({ claims: { name: confirmed }, questions: { punctual: true } })).toEqual([
      'claims.designation',
      'claims.from',
      'claims.to',
      'questions.punctual',
      'questions.skill',
      'questions.warned',
      'rehire',
    ])
    const rights: [string, object][] = [
      ['designation', { answer: 'different' }],
      ['designation', { answer: 'different', right: ' sales  manager ' }],
      ['to', { answer: 'different', right: '2023-02-30' }],
      ['to', { answer: 'different', right: 'June' }],
    ]
    for (const [claim, given] of rights)
      expect(await fieldsOf(withClaim(claim, given))).toEqual([`claims.${claim}.right`])
    expect((await stepOf(id)).status).toBe('asked')
  })

  test('may leave ratings out, which then count for nothing', async () => {
    const { facts } = await answered({ ...everything, questions: { punctual: 2, skill: null, warned: null } })
    expect(facts).toMatchObject({ ratingAverage: 2, punctual: 2 })
    expect(facts).not.toHaveProperty('skill')
  })
})

describe('a referee’s link', () => {
  const decline = (token: string) =>
    post('/public/invitations/decline', { token, reason: 'I was never their manager.' })

  test('is declined with a reason; the step has failed, and is asked again without the candidate', async () => {
    const { id, candidate } = await start()
    const [token = ''] = await tokensOf(mailOf())
    expect((await decline(token)).json()).toMatchObject({ state: 'ended', end: 'declined' })
    await followLinks(ctx)
    expect(await stepOf(id)).toMatchObject({
      status: 'failed',
      reason: 'declined',
      person: { link: { state: 'declined', reason: 'I was never their manager.' } },
    })
    expect(await show(id)).toMatchObject({ status: 'done', verdict: { value: 'look' } })
    const mails = (await messagesTo(candidate)).length
    const again = await post(`/api/cases/${id}/steps/reference/ask-again`, { reason: 'A mistake.' }, headers)
    expect(again.statusCode).toBe(200)
    await runCase(ctx, id)
    const [, second = ''] = await tokensOf(mailOf())
    expect((await answer(second, everything)).json()).toMatchObject({ end: 'answered' })
    expect(await messagesTo(candidate)).toHaveLength(mails)
    expect((await show(id)).verdict?.value).toBe('clear')
  })

  test('expires; the step has failed', async () => {
    const { id } = await start()
    const day = 24 * 3_600_000
    const [token = ''] = await tokensOf(mailOf())
    await expireInvitations(ctx, invitationKinds, new Date(Date.now() + 15 * day))
    await followLinks(ctx)
    expect(await stepOf(id)).toMatchObject({ status: 'failed', reason: 'expired' })
    expect((await read(token)).json()).toMatchObject({ state: 'ended', end: 'expired' })
  })

  test('is handed over: the heir is asked the same, and the result says so', async () => {
    const { id, candidate } = await start()
    const [token = ''] = await tokensOf(mailOf())
    const own = await post('/public/invitations/hand-over', { token, name: 'Ravi', email: candidate })
    expect(own.statusCode).toBe(400)
    const heir = `heir${people}@gmail.com`
    const given = await post('/public/invitations/hand-over', { token, name: 'Sunil Rao', email: heir })
    expect(given.json()).toMatchObject({ state: 'ended', end: 'handedOver' })
    expect((await stepOf(id)).person).toMatchObject({ handedOver: true, mailFit: 'free', link: { state: 'waiting' } })
    expect((await answer(token, everything)).json()).toMatchObject({ state: 'ended', end: 'handedOver' })
    const [next = ''] = await tokensOf(heir)
    expect((await answer(next, everything)).json()).toMatchObject({ end: 'answered' })
    expect((await stepOf(id)).outcome?.value).toBe('review')
    expect(await factsOf(id)).toMatchObject({ handedOver: true, answeredBy: expect.stringMatching(/^S•+ R•+$/) })
  })

  test('is reminded while the step waits, and no longer', async () => {
    const { id } = await start()
    // By day in India.
    const later = new Date(`${new Date(Date.now() + 8 * 24 * 3_600_000).toISOString().slice(0, 10)}T06:30:00Z`)
    await remindDue(ctx, invitationKinds, later)
    expect((await tokensOf(mailOf())).length).toBe(2)
    await post(`/api/cases/${id}/pause`, {}, headers)
    await remindDue(ctx, invitationKinds, new Date(later.getTime() + 4 * 24 * 3_600_000))
    expect((await tokensOf(mailOf())).length).toBe(2)
  })

  test('is withdrawn when the step is skipped or the case is cancelled', async () => {
    const skipped = await start()
    const [first = ''] = await tokensOf(mailOf())
    await post(`/api/cases/${skipped.id}/steps/reference/skip`, { reason: 'Not needed any more.' }, headers)
    expect((await answer(first, everything)).json()).toMatchObject({ state: 'ended', end: 'withdrawn' })
    people += 1
    const cancelled = await start()
    const [second = ''] = await tokensOf(mailOf())
    await post(`/api/cases/${cancelled.id}/cancel`, { reason: 'The position is filled.' }, headers)
    expect((await read(second)).json()).toMatchObject({ state: 'ended', end: 'withdrawn' })
  })

  test('that bounced goes to a corrected address, and the former one says so', async () => {
    const bounced = `bounce+${people}@kaveri-castings.example`
    const { id } = await start({ stated: { email: bounced } })
    await noteBounces(ctx, invitationKinds)
    expect((await stepOf(id)).person?.link?.trail[0]).toMatchObject({ kind: 'bounced', message: 'failed' })
    const [old = ''] = await tokensOf(bounced)
    const reply = await name(id, { email: mailOf() })
    expect(reply.statusCode, reply.body).toBe(200)
    expect((await read(old)).json()).toMatchObject({ state: 'ended', end: 'replaced' })
    const [token = ''] = await tokensOf(mailOf())
    expect((await answer(token, everything)).json()).toMatchObject({ end: 'answered' })
    // Asked once more, it goes to the corrected address, because the candidate has stated nothing else since.
    await post(`/api/cases/${id}/steps/reference/ask-again`, { reason: 'Once more.' }, headers)
    await runCase(ctx, id)
    expect(await tokensOf(mailOf())).toHaveLength(2)
    expect(await tokensOf(bounced)).toHaveLength(1)
  })
})

describe('the person of a step', () => {
  test('is entered by the customer where the case gives none; meanwhile the case waits for them', async () => {
    const { id } = await start({ stated: { email: '', contact: '' } })
    expect(await show(id)).toMatchObject({ waitsOn: 'customer' })
    expect((await stepOf(id)).person).toMatchObject({ problem: 'missing', link: null })
    expect((await name(id, { name: 'Meena Iyer' })).statusCode).toBe(400)
    expect((await name(id, { phone: '12' })).statusCode).toBe(400)
    const phone = `+9198${String(Date.now()).slice(-8)}`
    expect((await name(id, { name: 'Meena Iyer', phone })).statusCode).toBe(200)
    expect(await show(id)).toMatchObject({ waitsOn: 'other' })
    const [token = ''] = await tokensOf(phone)
    expect((await answer(token, everything)).json()).toMatchObject({ end: 'answered' })
    // A phone number says nothing about the employer.
    expect((await stepOf(id)).outcome?.value).toBe('review')
    expect(await factsOf(id)).toMatchObject({ domainFits: 'unknown' })
  })

  test('is never the candidate', async () => {
    const own = `candidate${people}@example.com`
    const { id } = await start({ stated: { email: own } })
    expect(await tokensOf(own)).toEqual([])
    expect((await stepOf(id)).person).toMatchObject({ problem: 'own' })
    expect(await show(id)).toMatchObject({ waitsOn: 'customer' })
    const refused = await name(id, { email: own.toUpperCase() })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ error: { fields: [{ field: 'email' }] } })
    expect((await name(id, { email: mailOf() })).statusCode).toBe(200)
  })

  test('is named anew after a refusal, which asks the step again', async () => {
    const { id } = await start()
    const [token = ''] = await tokensOf(mailOf())
    await post('/public/invitations/decline', { token, reason: 'I do not remember.' })
    await followLinks(ctx)
    const other = `other${people}@kaveri-castings.example`
    expect((await name(id, { name: 'Sunil Rao', email: other })).statusCode).toBe(200)
    await runCase(ctx, id)
    expect(await stepOf(id)).toMatchObject({ status: 'asked', round: 2 })
    expect(await tokensOf(other)).toHaveLength(1)
    expect(await tokensOf(mailOf())).toHaveLength(1)
  })

  test('is asked anew if the candidate states another employment', async () => {
    const { id, candidate } = await start()
    await name(id, { email: `typed${people}@kaveri-castings.example` })
    const again = await post(`/api/cases/${id}/steps/job/ask-again`, { reason: 'A wrong year.' }, headers)
    expect(again.statusCode).toBe(200)
    await runCase(ctx, id)
    const token = (await tokensOf(candidate, 'i')).at(-1) ?? ''
    const values = { ...job, employer: 'Narmada Foods', email: `new${people}@narmadafoods.example` }
    await post('/public/case-links/answer', { token, step: 'job', answer: { values } })
    await runCase(ctx, id)
    const [asked = ''] = await tokensOf(`new${people}@narmadafoods.example`)
    expect((await read(asked)).json()).toMatchObject({ state: 'open', step: { employer: 'Narmada Foods' } })
  })

  test('is named by nobody else’s account, for no other kind of step, and not after the answer', async () => {
    const { id } = await start()
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await name(id, { email: mailOf() }, stranger)).statusCode).toBe(404)
    expect((await call('PUT', `/api/cases/${id}/steps/job/person`, { email: mailOf() }, headers)).statusCode).toBe(409)
    const [token = ''] = await tokensOf(mailOf())
    await answer(token, everything)
    expect((await name(id, { email: `late${people}@example.com` })).statusCode).toBe(409)
    expect(await tokensOf(mailOf())).toHaveLength(1)
  })

  test('is named by an API key of the account as well', async () => {
    const created = await post('/api/resources/api-keys', { name: 'steps', mode: 'test', scopes: ['cases'] }, headers)
    const key = { authorization: `Bearer ${created.json<{ key: string }>().key}` }
    const { id: planId } = (await post('/v1/plans', { plan }, key)).json<{ id: string }>()
    const subject = { name: 'Ravi Kumar', email: `candidate${people}@example.com` }
    const body = { planId, subject, purpose: 'employee_onboarding', consent: true }
    const { id } = (await post('/v1/cases', body, key)).json<{ id: string }>()
    await runCase(ctx, id)
    const [token = ''] = await tokensOf(subject.email, 'i')
    await post('/public/case-links/answer', { token, step: 'job', answer: { values: job } })
    await runCase(ctx, id)
    const named = await call('PUT', `/v1/cases/${id}/steps/reference/person`, { email: mailOf() }, key)
    expect(named.statusCode, named.body).toBe(200)
    expect(named.json<ShownCaseDetail>().steps[1]?.person).toMatchObject({ email: mailOf(), problem: null })
    expect(await tokensOf(mailOf())).toHaveLength(1)
  })
})
