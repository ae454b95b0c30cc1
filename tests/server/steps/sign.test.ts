import { beforeEach, describe, expect, test } from 'vitest'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { invitationKinds } from '../../../server/app/invitationKinds.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { expireInvitations } from '../../../server/invitations/sweep.ts'
import { credit } from '../../../server/money/wallets/credits.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { followEnvelopes } from '../../../server/steps/followEnvelopes.ts'
import { followLinks } from '../../../server/steps/followLinks.ts'
import { testApp } from '../../support/app.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { formVisitsOf } from '../../support/esign/formVisits.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const esign = esignOf({ app, ctx })
const { makeTemplate } = formVisitsOf({ app, ctx })

const words = (en: string) => ({ en, hi: en })
const planWith = (template: string): PlanInput => ({
  title: words('Joining'),
  steps: [{ id: 'contract', kind: 'sign', title: words('Contract'), settings: { template }, skippable: true }],
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [{ verdict: 'clear', when: { fact: 'contract.outcome', is: 'signed' } }],
  otherwise: 'look',
})

type Headers = Record<string, string>
let customer: Customer
let headers: Headers
let email: string
let people = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  email = `signer${(people += 1)}@example.com`
})

const post = (url: string, payload: object, as: Headers = clientHeaders(ctx)) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const publish = (template: string, as: Headers = headers) => post('/api/plans', { plan: planWith(template) }, as)

async function start(template: string) {
  const { id: planId } = (await publish(template)).json<{ id: string }>()
  const body = { planId, subject: { name: 'Asha Rao', email }, purpose: 'employee_onboarding', consent: true }
  const { id } = (await post('/api/cases', body, headers)).json<{ id: string }>()
  await runCase(ctx, id)
  const mails = await listMessages(ctx, email)
  const token = mails.flatMap(({ text }) => /\/i\/([\w-]{22})/.exec(text)?.[1] ?? [])[0] ?? ''
  return { id, token }
}

const show = async (id: string) =>
  (await app.inject({ url: `/api/resources/cases/${id}`, headers })).json<ShownCaseDetail>()
const envelopeOf = async (id: string) =>
  (
    await ctx.db.selectFrom('case_envelopes').selectAll().where('case_id', '=', id).orderBy('round', 'desc').execute()
  )[0]?.envelope_id ?? ''
const stateOf = async (envelope: string) =>
  (await ctx.db.selectFrom('envelopes').select('state').where('id', '=', envelope).executeTakeFirst())?.state
const openDocument = (token: string) => post('/public/case-links/sign', { token, step: 'contract' })

describe('a signature', () => {
  test('is given from the page of the case, and the step goes on when the document is sealed', async () => {
    const { id, token } = await start(await makeTemplate(headers))
    const read = (await post('/public/case-links/read', { token })).json<CaseLinkSteps>()
    expect(read.open).toMatchObject([{ kind: 'sign', title: 'Contract' }])
    expect(await show(id)).toMatchObject({ waitsOn: 'person', steps: [{ status: 'asked' }] })
    const admitted = (await openDocument(token)).json<{ state: string; token: string; pass: string }>()
    expect(admitted.state).toBe('admitted')
    expect((await esign.sign(admitted.token, { pass: admitted.pass })).statusCode).toBe(200)
    const envelope = await envelopeOf(id)
    await followEnvelopes(ctx)
    expect(await show(id)).toMatchObject({ status: 'open', waitsOn: 'system', chargedPaise: 0 })
    expect((await post('/public/case-links/read', { token })).json<CaseLinkSteps>()).toMatchObject({
      steps: [{ state: 'checking' }],
      open: [],
    })
    await sealEnvelope(ctx, envelope)
    const { charged_paise: priced } = await ctx.db
      .selectFrom('envelopes')
      .select('charged_paise')
      .where('id', '=', envelope)
      .executeTakeFirstOrThrow()
    expect(priced).toBeGreaterThan(0)
    await followEnvelopes(ctx)
    expect(await show(id)).toMatchObject({
      status: 'done',
      verdict: { value: 'clear' },
      chargedPaise: priced,
      steps: [
        {
          pricePaise: priced,
          outcome: { value: 'signed' },
          facts: [{ value: 'Lease of a shop' }, { value: envelope }],
        },
      ],
    })
    await followEnvelopes(ctx)
    expect((await show(id)).events.filter(({ type }) => type === 'answered')).toHaveLength(1)
  })

  test('is sent once, however often the step begins', async () => {
    const { id } = await start(await makeTemplate(headers))
    await runCase(ctx, id)
    const sent = await ctx.db.selectFrom('envelopes').select('id').where('user_id', '=', customer.userId).execute()
    expect(sent.filter(one => one.id !== '').length).toBe(2) // The template and the document.
    const mails = (await listMessages(ctx, email)).filter(({ text }) => text.includes('/accept-esign/'))
    expect(mails).toHaveLength(1)
  })

  test('that is refused is an outcome of its own', async () => {
    const { id, token } = await start(await makeTemplate(headers))
    const admitted = (await openDocument(token)).json<{ token: string; pass: string }>()
    const reason = 'The salary is not what was agreed.'
    await post('/public/invitations/decline', { token: admitted.token, pass: admitted.pass, reason })
    await followEnvelopes(ctx)
    expect(await show(id)).toMatchObject({ verdict: { value: 'look' }, steps: [{ outcome: { value: 'refused' } }] })
  })

  test('whose time is over, or that the customer voids, fails the step, which is asked again with a new document', async () => {
    const { id } = await start(await makeTemplate(headers))
    await expireInvitations(ctx, invitationKinds, new Date(Date.now() + 15 * 86_400_000))
    await followEnvelopes(ctx)
    await followLinks(ctx)
    expect(await show(id)).toMatchObject({ steps: [{ status: 'failed', reason: 'expired' }] })
    const first = await envelopeOf(id)
    await post(`/api/cases/${id}/steps/contract/ask-again`, { reason: 'Once more.' }, headers)
    await runCase(ctx, id)
    const second = await envelopeOf(id)
    expect(second).not.toBe(first)
    await post(`/api/esign/envelopes/${second}/void`, { reason: 'A wrong salary.' }, headers)
    await followEnvelopes(ctx)
    expect(await show(id)).toMatchObject({ steps: [{ status: 'failed', reason: 'voided' }] })
  })

  test.each([
    ['skipped', 'steps/contract/skip'],
    ['cancelled', 'cancel'],
  ])('that is needed no more, because it is %s, is voided and costs nothing', async (_, path) => {
    const { id, token } = await start(await makeTemplate(headers))
    await post(`/api/cases/${id}/${path}`, { reason: 'It is needed no more.' }, headers)
    await followEnvelopes(ctx)
    expect(await stateOf(await envelopeOf(id))).toBe('voided')
    expect((await openDocument(token)).json()).not.toMatchObject({ state: 'admitted' })
  })

  test('is voided with its case while others still have to sign', async () => {
    const two = (file: string) =>
      draftOf(file, [signerNamed('person', '', { email: null }), signerNamed('boss', 'Ravi Kumar', { order: 2 })])
    const { id, token } = await start(await makeTemplate(headers, two))
    const admitted = (await openDocument(token)).json<{ token: string; pass: string }>()
    await esign.sign(admitted.token, { pass: admitted.pass })
    await followEnvelopes(ctx)
    await post(`/api/cases/${id}/cancel`, { reason: 'The position is filled.' }, headers)
    await followEnvelopes(ctx)
    expect(await stateOf(await envelopeOf(id))).toBe('voided')
    await followEnvelopes(ctx)
    expect(await show(id)).toMatchObject({ status: 'cancelled', chargedPaise: 0, steps: [{ status: 'failed' }] })
  })

  test('waits for whoever signs first', async () => {
    const two = (file: string) =>
      draftOf(file, [signerNamed('boss', 'Ravi Kumar'), signerNamed('person', '', { email: null, order: 2 })])
    const { token } = await start(await makeTemplate(headers, two))
    expect((await openDocument(token)).json()).toEqual({ state: 'waiting' })
  })

  test('pauses the case without balance, and goes on with it', async () => {
    customer = await makeCustomer(ctx.db, { paise: 0 })
    headers = await signedIn(ctx, customer)
    const { id } = await start(await makeTemplate(headers))
    expect(await show(id)).toMatchObject({ status: 'paused', pausedFor: { reason: 'insufficient_balance' } })
    const { id: walletId } = customer.wallets.product
    const money = { key: `fund:${walletId}`, description: 'Top-up', actor: { kind: 'system', name: 'test' } } as const
    await credit(ctx.db, { ...money, walletId, amountPaise: 100_000, from: 'gateway' })
    await post(`/api/cases/${id}/resume`, {}, headers)
    await runCase(ctx, id)
    expect(await show(id)).toMatchObject({ status: 'open', steps: [{ status: 'asked' }] })
  })
})

describe('the template of a signature', () => {
  test('is the account’s own, with exactly one role for the person', async () => {
    const template = await makeTemplate(headers)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    const full = await makeTemplate(headers, file => draftOf(file, [signerNamed('boss', 'Ravi Kumar')]))
    for (const [id, as] of [
      [template, stranger],
      [full, headers],
      ['env_unknown', headers],
    ] as const) {
      const reply = await publish(id, as)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ error: { fields: [{ field: 'plan.steps.0.settings.template' }] } })
    }
    const quote = (await post('/api/plans/quote', { plan: planWith(full) }, headers)).json<{ problems: object[] }>()
    expect(quote.problems).toMatchObject([{ field: 'steps.0.settings.template' }])
    const priced = (await post('/api/plans/quote', { plan: planWith(template) }, headers)).json<{ most: number }>()
    expect(priced.most).toBeGreaterThan(0)
  })
})
