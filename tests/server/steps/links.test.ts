import { beforeEach, describe, expect, test } from 'vitest'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import { steps as kinds } from '../../../contracts/cases/steps/index.ts'
import { readCase } from '../../../server/cases/rows.ts'
import { readQueued } from '../../../server/checks/verifications/queue.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { followLinks } from '../../../server/steps/followLinks.ts'
import { testApp } from '../../support/app.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'
import { formOf, upload } from '../../support/uploads.ts'
import { JPEG, readerThatAnswers, reading } from '../ocr/helpers.ts'

const reader = readerThatAnswers()
const readWell: typeof reader.run = async () => ({ reading: reading(), pictures: [JPEG] }) as never
reader.run = readWell
const { app, ctx } = await testApp({}, { heavy: reader })

type Headers = Record<string, string>

const words = (en: string) => ({ en, hi: en })
const plan: PlanInput = {
  title: words('Vendor papers'),
  steps: [
    { id: 'consent', kind: 'consent', title: words('Consent'), settings: kinds.consent.example.settings },
    {
      id: 'details',
      kind: 'form',
      title: words('Details'),
      settings: {
        fields: [
          { source: 'pan', label: words('PAN'), kind: 'identifier', identifier: 'pan' },
          { source: 'kind', label: words('Kind'), kind: 'select', options: ['Shop', 'Works'] },
        ],
      },
    },
    { id: 'card', kind: 'document', title: words('PAN card'), settings: { kind: 'pan' }, tries: 2 },
    { id: 'phone', kind: 'code', title: words('Phone'), settings: { channel: 'email' } },
    { id: 'look', kind: 'review', title: words('Look'), settings: kinds.review.example.settings },
  ],
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [{ verdict: 'clear', when: { fact: 'look.outcome', is: 'passed' } }],
  otherwise: 'look',
}

let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const post = (url: string, payload: object, as: Headers = clientHeaders(ctx)) =>
  app.inject({ method: 'POST', url, headers: as, payload })

async function messagesTo(to: string) {
  const rows = await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()
  return rows.map(row => openMessage(ctx.vault, row)).filter(message => message.to === to)
}

let people = 0
async function start(subject: object = {}) {
  const email = `person${(people += 1)}@example.com`
  const { id: planId } = (await post('/api/plans', { plan }, headers)).json<{ id: string }>()
  const body = { planId, subject: { name: 'Asha Rao', email, ...subject }, purpose: 'vendor_onboarding', consent: true }
  const { id } = (await post('/api/cases', body, headers)).json<{ id: string }>()
  await runCase(ctx, id)
  const [message] = await messagesTo(email)
  const token = /\/i\/([\w-]{22})/.exec(message?.text ?? '')?.[1] ?? ''
  return { id, email, token }
}

const read = async (token: string) => (await post('/public/case-links/read', { token })).json<CaseLinkSteps>()
const answer = (token: string, step: string, given: object, more: object = {}) =>
  post('/public/case-links/answer', { token, step, answer: given, ...more })
const put = (token: string, content = JPEG) => {
  const form = formOf('card.jpg', content)
  const as = { ...clientHeaders(ctx), ...form.headers, 'x-link-token': token }
  return app.inject({ method: 'POST', url: '/public/case-links/files', headers: as, payload: form.payload })
}

describe('the link of a case', () => {
  test('goes to the person once, and to nobody else', async () => {
    const { id, email, token } = await start()
    expect(token).not.toBe('')
    expect(await messagesTo(email)).toHaveLength(1)
    const shown = await app.inject({ url: `/api/resources/cases/${id}`, headers })
    expect(shown.body).not.toContain(token)
    const rows = await ctx.db.selectFrom('invitations').selectAll().where('subject', '=', id).execute()
    expect(rows).toHaveLength(1)
  })

  test('leads through every step of the person, and ends with the case', async () => {
    const { id, email, token } = await start()
    expect(await read(token)).toMatchObject({
      state: 'open',
      steps: [{ id: 'consent', state: 'open' }, { state: 'waiting' }, { state: 'waiting' }, { state: 'waiting' }],
      open: [{ kind: 'consent', keepDays: 180 }],
    })
    await answer(token, 'consent', { agreed: true })
    await runCase(ctx, id)
    const wrong = await answer(token, 'details', { values: { pan: 'AAACZ1000', kind: 'Other' } })
    expect(wrong.statusCode).toBe(400)
    const { error } = wrong.json<{ error: { fields: { field: string }[] } }>()
    expect(error.fields.map(({ field }) => field)).toEqual(['values.pan', 'values.kind'])
    expect((await answer(token, 'details', { values: { pan: 'aaacz 1000 a', kind: 'Shop' } })).statusCode).toBe(200)
    await runCase(ctx, id)
    const { id: file } = (await put(token)).json<{ id: string }>()
    expect((await answer(token, 'card', { files: [file] })).statusCode).toBe(200)
    expect((await read(token)).steps.find(one => one.id === 'card')?.state).toBe('checking')
    const check = (await readCase(ctx, ctx.db, id))?.steps.get('card')?.verification_id ?? ''
    await readQueued(ctx, { id: check, locale: 'en' })
    await runCase(ctx, id)
    const code = await post(
      '/public/case-links/code',
      { token, step: 'phone' },
      { ...clientHeaders(ctx), 'x-code-handle': 'new' },
    )
    expect(code.json()).toEqual({ state: 'sent', sentTo: expect.stringContaining('•') })
    const handle = { ...clientHeaders(ctx), 'x-code-handle': String(code.headers['x-code-handle'] ?? '') }
    const otp = (await messagesTo(email)).at(-1)?.otp ?? ''
    const other = otp === '000000' ? '111111' : '000000'
    expect(
      (await post('/public/case-links/answer', { token, step: 'phone', answer: { code: other } }, handle)).statusCode,
    ).toBe(400)
    expect((await post('/public/case-links/answer', { token, step: 'phone', answer: { code: otp } })).statusCode).toBe(
      400,
    )
    const right = await post('/public/case-links/answer', { token, step: 'phone', answer: { code: otp } }, handle)
    expect(right.json()).toMatchObject({ state: 'open', open: [] })
    await runCase(ctx, id)
    await post(`/api/cases/${id}/steps/look/review`, { outcome: 'passed', reason: 'All papers agree.' }, headers)
    expect(await read(token)).toMatchObject({ state: 'ended', end: 'answered' })
    const { id: _, ...done } = (await app.inject({ url: `/api/resources/cases/${id}`, headers })).json<{ id: string }>()
    expect(done).toMatchObject({ status: 'done', verdict: { value: 'clear' } })
  })

  test('opens nothing for a guess, after a decline, or when the case is cancelled', async () => {
    expect(await read('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ state: 'ended', end: 'unknown' })
    const { id, token } = await start()
    await post('/public/invitations/decline', { token, reason: 'I do not want to' })
    expect(await read(token)).toMatchObject({ state: 'ended', end: 'declined' })
    await followLinks(ctx)
    const shown = (await app.inject({ url: `/api/resources/cases/${id}`, headers })).json<{ steps: { id: string }[] }>()
    expect(shown.steps.find(one => one.id === 'consent')).toMatchObject({ status: 'failed', reason: 'declined' })
    const other = await start()
    await post(`/api/cases/${other.id}/cancel`, { reason: 'Not needed any more' }, headers)
    expect(await read(other.token)).toMatchObject({ state: 'ended', end: 'withdrawn' })
    expect((await put(other.token)).statusCode).toBe(404)
  })

  test('ends once when the person declines while the customer cancels', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { id, token } = await start()
      const replies = await Promise.all([
        post('/public/invitations/decline', { token, reason: 'I do not want to' }),
        post(`/api/cases/${id}/cancel`, { reason: 'Not needed any more' }, headers),
      ])
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      await followLinks(ctx)
      expect((await readCase(ctx, ctx.db, id))?.row.status).toBe('cancelled')
    }
    expect(await ctx.db.selectFrom('case_link_ends').selectAll().execute()).toEqual([])
  })

  test('says why a document has to be given once more', async () => {
    const { id, token } = await start()
    await answer(token, 'consent', { agreed: true })
    await runCase(ctx, id)
    await answer(token, 'details', { values: { pan: 'AAACZ1000A', kind: 'Shop' } })
    await runCase(ctx, id)
    const { id: file } = (await put(token)).json<{ id: string }>()
    reader.run = async () => ({ problem: 'oneColour', file: 0 }) as never
    await answer(token, 'card', { files: [file] })
    const check = (await readCase(ctx, ctx.db, id))?.steps.get('card')?.verification_id ?? ''
    await readQueued(ctx, { id: check, locale: 'en' })
    reader.run = readWell
    await runCase(ctx, id)
    const card = (await read(token)).open.find(one => one.id === 'card')
    expect(card?.problem).toContain('one colour')
  })

  test('takes only files that the person has uploaded for this case', async () => {
    const { id, token } = await start()
    await answer(token, 'consent', { agreed: true })
    await runCase(ctx, id)
    await answer(token, 'details', { values: { pan: 'AAACZ1000A', kind: 'Shop' } })
    await runCase(ctx, id)
    const own = (await upload(app, headers, 'card.jpg', JPEG)).json<{ id: string }>()
    const refused = await answer(token, 'card', { files: [own.id] })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('files.0')
    const other = await start()
    const { id: foreign } = (await put(other.token)).json<{ id: string }>()
    expect((await answer(token, 'card', { files: [foreign] })).statusCode).toBe(400)
    expect((await answer(token, 'card', { files: ['sample_pan'] })).statusCode).toBe(400)
  })

  test('answers no step of the customer, and none twice', async () => {
    const { id, token } = await start()
    expect((await answer(token, 'look', { outcome: 'passed', reason: 'I say so myself' })).statusCode).toBe(409)
    const both = await Promise.all([
      answer(token, 'consent', { agreed: true }),
      answer(token, 'consent', { agreed: false }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    await runCase(ctx, id)
  })

  test('cannot be sent without an address: the step says so', async () => {
    const { id } = await start({ email: null })
    const shown = (await app.inject({ url: `/api/resources/cases/${id}`, headers })).json<{ steps: { id: string }[] }>()
    expect(shown.steps[0]).toMatchObject({ status: 'failed', reason: 'noAddress' })
  })
})
