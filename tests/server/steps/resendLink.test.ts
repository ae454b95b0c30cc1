import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { steps as kinds } from '../../../contracts/cases/steps/index.ts'
import { casesServer } from '../../../contracts/messages/en/cases.ts'
import { caseLinks } from '../../../server/cases/link.ts'
import { kindsByName } from '../../../server/invitations/kind.ts'
import { remindDue } from '../../../server/invitations/remind.ts'
import { noteBounces } from '../../../server/invitations/sweep.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { testApp } from '../../support/app.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()

const words = (en: string) => ({ en, hi: en })
const plan: PlanInput = {
  title: words('Vendor papers'),
  steps: [
    { id: 'consent', kind: 'consent', title: words('Consent'), settings: kinds.consent.example.settings },
    { id: 'look', kind: 'review', title: words('Look'), settings: kinds.review.example.settings },
  ],
  verdicts: [{ value: 'clear', label: words('Clear'), tone: 'success' }],
  rules: [{ verdict: 'clear', when: { fact: 'look.outcome', is: 'passed' } }],
  otherwise: 'clear',
}

type Headers = Record<string, string>
let headers: Headers
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

const post = (url: string, payload: object, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const resend = (id: string, body: object = {}, as: Headers = headers) => post(`/api/cases/${id}/link/resend`, body, as)

let people = 0
const newAddress = (before = 'person') => `${before}${(people += 1)}@example.com`

async function start(email: string, of: PlanInput = plan) {
  const { id: planId } = (await post('/api/plans', { plan: of })).json<{ id: string }>()
  const body = { planId, subject: { name: 'Asha Rao', email }, purpose: 'vendor_onboarding', consent: true }
  const { id } = (await post('/api/cases', body)).json<{ id: string }>()
  await runCase(ctx, id)
  return id
}

async function messagesTo(to: string) {
  const rows = await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()
  return rows.map(row => openMessage(ctx.vault, row)).filter(message => message.to === to)
}

/** Of the links that were sent to an address. */
const tokensOf = async (to: string) =>
  (await messagesTo(to)).flatMap(({ text }) => /\/i\/([\w-]{22})/.exec(text)?.[1] ?? [])

const consent = async (id: string, token: string) => {
  const answer = { token, step: 'consent', answer: { agreed: true } }
  expect((await post('/public/case-links/answer', answer, clientHeaders(ctx))).statusCode).toBe(200)
  await runCase(ctx, id)
}
const stateOf = async (token = '') =>
  (await post('/public/case-links/read', { token }, clientHeaders(ctx))).json<{ state: string; end?: string }>()

describe('the link of a case', () => {
  test('goes to the same address again, and the former one says so', async () => {
    const email = newAddress()
    const id = await start(email)
    const answer = await resend(id)
    expect(answer.statusCode).toBe(200)
    const { link } = answer.json<ShownCaseDetail>()
    expect(link).toMatchObject({ channel: 'email', state: 'waiting' })
    expect(link?.trail.map(({ kind }) => kind)).toEqual(['resent', 'sent'])
    const [first, second, ...more] = await tokensOf(email)
    expect(more).toEqual([])
    for (const token of [first, second]) expect(answer.body).not.toContain(token)
    expect(await stateOf(first)).toMatchObject({ state: 'ended', end: 'replaced' })
    expect(await stateOf(second)).toMatchObject({ state: 'open' })
    const log = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute()
    expect(log.map(({ action }) => action)).toContain('case.changed')
  })

  test('that bounced is named, and goes to a corrected address, which is the person’s from then on', async () => {
    const id = await start(newAddress('bounce+'))
    await noteBounces(ctx, kindsByName(caseLinks))
    const shown = await app.inject({ url: `/api/resources/cases/${id}`, headers })
    expect(shown.json<ShownCaseDetail>().link?.trail[0]).toMatchObject({ kind: 'bounced', message: 'failed' })
    const right = newAddress('right')
    const { subject } = (await resend(id, { email: right })).json<ShownCaseDetail>()
    const clear = await post(`/api/cases/${id}/reveal`, { reason: 'The address was corrected.' })
    expect(clear.json<ShownCaseDetail>().subject.email).toBe(right)
    expect(subject.email).not.toBe(right)
    const [token = ''] = await tokensOf(right)
    await consent(id, token)
  })

  test('goes to a corrected phone, and not to the e-mail that it was sent to before', async () => {
    const email = newAddress('stranger')
    const id = await start(email)
    const phone = `+9198${String(Date.now()).slice(-8)}`
    const { link } = (await resend(id, { phone })).json<ShownCaseDetail>()
    expect(link).toMatchObject({ channel: 'sms', state: 'waiting' })
    expect(await tokensOf(email)).toHaveLength(1)
    await consent(id, (await tokensOf(phone))[0] ?? '')
  })

  test('is refused with the field for a wrong address, and changes nothing', async () => {
    const email = newAddress()
    const id = await start(email)
    const both = await resend(id, { email: newAddress(), phone: '+919812345678' })
    const wrong = await resend(id, { phone: '12' })
    for (const refused of [both, wrong]) {
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ error: { fields: [{ field: 'phone' }] } })
    }
    expect(await tokensOf(email)).toHaveLength(1)
  })

  test('is not sent for a case that waits for nobody, nor for another account’s', async () => {
    const email = newAddress()
    const id = await start(email)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await resend(id, {}, stranger)).statusCode).toBe(404)
    const [token = ''] = await tokensOf(email)
    await consent(id, token)
    expect((await resend(id)).statusCode).toBe(409)
    await post(`/api/cases/${id}/cancel`, { reason: 'It is needed no more.' })
    expect((await resend(id)).statusCode).toBe(409)
    expect(await tokensOf(email)).toHaveLength(1)
  })

  test('is not sent too often', async () => {
    const id = await start(newAddress())
    const codes: number[] = []
    for (let time = 0; time < 6; time++) codes.push((await resend(id)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('a link that is withdrawn by itself', () => {
  const reason = { reason: 'It went to the wrong person.' }
  const withdraw = (id: string, body: object = reason, as: Headers = headers) =>
    post(`/api/cases/${id}/link/withdraw`, body, as)

  test('says so to the person, while the step waits on', async () => {
    const email = newAddress()
    const id = await start(email)
    const answer = await withdraw(id)
    expect(answer.statusCode).toBe(200)
    const { status, link, steps, waitsOn } = answer.json<ShownCaseDetail>()
    expect(waitsOn).toBe('customer')
    expect([status, steps.find(step => step.id === 'consent')?.status]).toEqual(['open', 'asked'])
    expect(link).toMatchObject({ state: 'withdrawn', ...reason, remindAt: null })
    expect(link?.trail.map(({ kind }) => kind)).toEqual(['withdrawn', 'sent'])
    const [token] = await tokensOf(email)
    expect(await stateOf(token)).toMatchObject({ state: 'ended', end: 'withdrawn' })
    const log = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute()
    const changed = log.filter(({ action }) => action === 'case.changed')
    expect(changed.map(({ data }) => data)).toEqual([{ type: 'linkWithdrawn' }])
  })

  test('is sent again, to a corrected address if need be, and opens by its newest link only', async () => {
    const email = newAddress()
    const id = await start(email)
    await withdraw(id)
    const right = newAddress('right')
    const { link } = (await resend(id, { email: right })).json<ShownCaseDetail>()
    expect(link).toMatchObject({ state: 'waiting', reason: null })
    expect(link?.trail.map(({ kind }) => kind)).toEqual(['resent', 'withdrawn', 'sent'])
    expect(await stateOf((await tokensOf(email))[0])).toMatchObject({ state: 'ended', end: 'replaced' })
    await consent(id, (await tokensOf(right))[0] ?? '')
  })

  test('leaves the case waiting for the customer, whatever happens in it, until it is sent again', async () => {
    const id = await start(newAddress())
    await withdraw(id)
    await post(`/api/cases/${id}/pause`, {})
    expect((await post(`/api/cases/${id}/resume`, {})).json()).toMatchObject({ status: 'open', waitsOn: 'customer' })
    expect((await resend(id)).json()).toMatchObject({ waitsOn: 'person' })
  })

  test('is refused without a reason, without a link that waits, and for another account’s case', async () => {
    const id = await start(newAddress())
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await withdraw(id, reason, stranger)).statusCode).toBe(404)
    expect((await withdraw(id, reason, clientHeaders(ctx))).statusCode).toBe(401)
    expect((await withdraw(id, {})).statusCode).toBe(400)
    expect((await withdraw(id)).statusCode).toBe(200)
    const again = await withdraw(id)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ error: { message: casesServer.noLink } })
    await post(`/api/cases/${id}/cancel`, { reason: 'It is needed no more.' })
    expect((await resend(id)).statusCode).toBe(409)
  })
})

describe('a case that has ended', () => {
  test('asks its person by a new link if a step is asked again', async () => {
    const email = newAddress()
    const id = await start(email)
    await consent(id, (await tokensOf(email))[0] ?? '')
    await post(`/api/cases/${id}/steps/look/review`, { outcome: 'passed', reason: 'All is well.' })
    await runCase(ctx, id)
    await post(`/api/cases/${id}/steps/consent/ask-again`, { reason: 'The text has changed.' })
    await runCase(ctx, id)
    const tokens = await tokensOf(email)
    expect(tokens).toHaveLength(2)
    await consent(id, tokens[1] ?? '')
  })
})

describe('an address that takes a code', () => {
  const withCode: PlanInput = {
    ...plan,
    steps: [
      { id: 'email', kind: 'code', title: words('E-mail'), settings: { channel: 'email' } },
      { id: 'consent', kind: 'consent', title: words('Consent'), settings: kinds.consent.example.settings },
      { id: 'look', kind: 'review', title: words('Look'), settings: kinds.review.example.settings },
    ],
  }

  /** Asks for a code, and returns how it is entered by a link. */
  async function requestCode(token: string, to: string) {
    const given = { ...clientHeaders(ctx), 'x-code-handle': 'new' }
    const sent = await post('/public/case-links/code', { token, step: 'email' }, given)
    const handle = { ...clientHeaders(ctx), 'x-code-handle': String(sent.headers['x-code-handle'] ?? '') }
    const code = (await messagesTo(to)).at(-1)?.otp ?? ''
    expect(code).not.toBe('')
    return (link: string) => post('/public/case-links/answer', { token: link, step: 'email', answer: { code } }, handle)
  }

  test('is not replaced once a code has confirmed it, until that step is asked again', async () => {
    const email = newAddress()
    const id = await start(email, withCode)
    const [token = ''] = await tokensOf(email)
    expect((await (await requestCode(token, email))(token)).statusCode).toBe(200)
    await runCase(ctx, id)
    const right = newAddress('right')
    const refused = await resend(id, { email: right })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: { message: casesServer.addressConfirmed } })
    expect(await tokensOf(right)).toEqual([])
    await post(`/api/cases/${id}/steps/email/ask-again`, { reason: 'The address was wrong.' })
    await runCase(ctx, id)
    expect((await resend(id, { email: right })).statusCode).toBe(200)
  })

  test('is not confirmed by a code that was sent to the one before', async () => {
    const email = newAddress()
    const id = await start(email, withCode)
    const [token = ''] = await tokensOf(email)
    const enter = await requestCode(token, email)
    const right = newAddress('right')
    await resend(id, { email: right })
    const [newer = ''] = await tokensOf(right)
    expect((await enter(newer)).statusCode).toBe(400)
    expect((await (await requestCode(newer, right))(newer)).statusCode).toBe(200)
  })
})

describe('a reminder', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const noon = new Date(`${tomorrow}T12:00:00+05:30`)
  const remind = async (id: string) => {
    await ctx.db.updateTable('invitations').set({ remind_at: noon }).where('subject', '=', id).execute()
    await remindDue(ctx, kindsByName(caseLinks), noon)
    const rows = await ctx.db.selectFrom('invitations').selectAll().where('subject', '=', id).execute()
    return rows.map(({ reminders_left, remind_at }) => ({ left: reminders_left, at: remind_at }))
  }

  test('is sent while a step waits for the person, and put off while none does or the case is paused', async () => {
    const email = newAddress()
    const id = await start(email)
    const [sent] = await remind(id)
    expect(sent?.left).toBe(2)
    const tokens = await tokensOf(email)
    expect(tokens).toHaveLength(2)
    await post(`/api/cases/${id}/pause`, {})
    expect((await remind(id))[0]?.left).toBe(2)
    expect((await resend(id)).statusCode).toBe(409)
    await post(`/api/cases/${id}/resume`, {})
    await consent(id, tokens[1] ?? '')
    const [putOff] = await remind(id)
    expect(putOff).toEqual({ left: 2, at: new Date(noon.getTime() + 72 * 3_600_000).toISOString() })
    expect(await tokensOf(email)).toHaveLength(2)
  })
})
