import { beforeEach, describe, expect, test } from 'vitest'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import { luhnCharacter } from '../../../contracts/identifiers/checksums.ts'
import type { ShownFlowLink } from '../../../contracts/onboarding/links.ts'
import type { ShownFlow } from '../../../contracts/resources/onboardingFlow.ts'
import { eraseDue } from '../../../server/onboarding/erase.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { flowsOf, tokenOf } from '../../support/onboarding.ts'

const { app, ctx } = await testApp()
const { send, publish, link, openFlow, ask, sendCode, codeFor, enter, begin } = flowsOf({ app, ctx })

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
let other: Headers
let count = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  other = await signedIn(ctx, await makeCustomer(ctx.db))
  count += 1
  await ctx.db.deleteFrom('rate_windows').execute()
})

const kavya = () => ({ name: 'Kaveri Freight Private Limited', address: `kavya.flow${count}@example.com` })
const dev = () => ({ name: 'Dev Shah', address: `dev.flow${count}@example.com` })

const gstinOf = (pan: string) => {
  const start = `27${pan}1Z`
  return start + luhnCharacter(start)
}
const details = {
  pan: 'AAACK1000A',
  gstin: gstinOf('AAACK1000A'),
  supplies: 'Castings',
  account: '50100234561000',
  ifsc: 'HDFC0000240',
}

const responses = () =>
  ctx.db.selectFrom('cases').selectAll().where('user_id', '=', customer.userId).orderBy('id').execute()
const answer = (own: { token: string; pass: string }, step: string, given: object) =>
  ask('/case-links/answer', { ...own, step, answer: given })
const shownLink = async (id: string, as = headers) =>
  (await send('GET', `/api/onboarding/flows/${id}/link`, as)).json<{ link: ShownFlowLink; problems: string[] }>()

/** Answers everything and lets the checks run. */
async function complete(token: string, applicant: { name: string; address: string }): Promise<string> {
  const own = (await begin(token, applicant)).json<{ token: string; pass: string }>()
  const id = (await responses()).at(-1)?.id ?? ''
  await runCase(ctx, id)
  await answer(own, 'consent', { agreed: true })
  await runCase(ctx, id)
  await answer(own, 'details', { values: details })
  await runCase(ctx, id)
  return id
}

describe('whoever opens the link of a flow', () => {
  test('shows by a code who they are and answers at once, in the account’s name', async () => {
    const { id: planId, token } = await openFlow(headers)
    expect((await ask('/onboarding/read', { token })).json()).toMatchObject({
      state: 'open',
      title: 'Vendor onboarding',
      proof: 'either',
      name: null,
      sentTo: null,
      look: { accent: null, logo: null },
    })
    expect((await sendCode(token, kavya())).json()).toMatchObject({ state: 'sent' })
    expect(await responses()).toEqual([])
    const own = (await enter(token, kavya())).json<{ token: string; pass: string }>()
    expect(await responses()).toMatchObject([
      { product: 'onboarding', plan_id: planId, status: 'open', purpose: 'vendor_onboarding', mode: 'live' },
    ])
    const steps = (await ask('/case-links/read', own)).json<CaseLinkSteps>()
    expect(steps.open).toMatchObject([{ kind: 'consent' }])
    // Their own link reaches them too, by which they go on later.
    expect((await listMessages(ctx, kavya().address)).some(({ text }) => text.includes('/i/'))).toBe(true)
  })

  test('goes through to the result, and is told that everything is answered', async () => {
    const { token } = await openFlow(headers)
    const id = await complete(token, kavya())
    const [row] = await responses()
    expect(row).toMatchObject({ id, status: 'done', verdict: 'accepted' })
    const again = await begin(token, kavya())
    expect(again.statusCode).toBe(409)
    expect(await responses()).toHaveLength(1)
  })

  test('goes on with the response that they have begun, on whatever device', async () => {
    const { token } = await openFlow(headers)
    const first = (await begin(token, kavya())).json<{ token: string; pass: string }>()
    await runCase(ctx, (await responses())[0]?.id ?? '')
    await answer(first, 'consent', { agreed: true })
    const second = (await begin(token, kavya())).json<{ token: string; pass: string }>()
    expect(second.token).not.toBe(first.token)
    const steps = (await ask('/case-links/read', second)).json<CaseLinkSteps>()
    expect(steps.open).toMatchObject([{ kind: 'form' }])
    expect(await responses()).toHaveLength(1)
  })

  test('starts once by two requests at the same time', async () => {
    const { token } = await openFlow(headers)
    await sendCode(token, kavya())
    const one = await codeFor(kavya().address)
    await sendCode(token, kavya())
    const two = await codeFor(kavya().address)
    const replies = await Promise.all([
      enter(token, kavya(), one),
      enter(token, kavya(), two),
      enter(token, kavya(), two),
    ])
    expect(await responses()).toHaveLength(1)
    expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true)
  })

  test('gets no code without a solved captcha, starts nothing without it, and not by a code of another address', async () => {
    const { token } = await openFlow(headers)
    const refused = await ask('/onboarding/code', { token, ...kavya() })
    expect([refused.statusCode, refused.headers['x-captcha']]).toEqual([429, 'required'])
    await sendCode(token, kavya())
    const code = await codeFor(kavya().address)
    expect((await enter(token, kavya(), code === '111111' ? '222222' : '111111')).statusCode).toBe(400)
    expect((await enter(token, dev(), code)).statusCode).toBe(400)
    expect(await responses()).toEqual([])
  })

  test('enters an address of the kind that the flow takes', async () => {
    const { token } = await openFlow(headers, undefined, { proof: 'phone' })
    const wrong = await sendCode(token, kavya())
    expect([wrong.statusCode, wrong.json().error.fields[0].field]).toEqual([400, 'address'])
    expect((await begin(token, { name: 'Dev Shah', address: '98123 45678' })).statusCode).toBe(400)
    const code = await codeFor('+919812345678')
    expect((await enter(token, { name: 'Dev Shah', address: '+919812345678' }, code)).json()).toMatchObject({
      state: 'open',
    })
    expect(await responses()).toMatchObject([{ subject_email: null }])
  })

  test('finds nothing behind an unknown, stopped, renewed or full link, while those who have begun go on', async () => {
    const { id, token } = await openFlow(headers, undefined, { startsMost: 1 })
    await begin(token, kavya())
    expect((await ask('/onboarding/read', { token })).json()).toMatchObject({ state: 'closed' })
    expect((await sendCode(token, dev())).json()).toMatchObject({ state: 'closed' })
    expect((await begin(token, kavya())).json()).toMatchObject({ state: 'open' })
    await link(headers, id, { startsMost: 10, startsPerDay: 1 })
    expect((await sendCode(token, dev())).json()).toMatchObject({
      state: 'closed',
      message: expect.stringContaining('today'),
    })
    await send('POST', `/api/onboarding/flows/${id}/link/stop`, headers)
    expect((await shownLink(id)).link).toMatchObject({ stopped: 'customer', starts: 1 })
    expect((await ask('/onboarding/read', { token })).json()).toMatchObject({ state: 'closed' })
    await link(headers, id)
    const renewed = await send('POST', `/api/onboarding/flows/${id}/link/renew`, headers)
    expect((await ask('/onboarding/read', { token })).json()).toMatchObject({ state: 'closed' })
    const now = tokenOf(renewed.json<{ link: ShownFlowLink }>().link.url)
    expect((await ask('/onboarding/read', { token: now })).json()).toMatchObject({ state: 'open' })
    await send('POST', `/api/plans/${id}/archive`, headers)
    expect((await ask('/onboarding/read', { token: now })).json()).toMatchObject({ state: 'closed' })
    expect((await ask('/onboarding/read', { token: 'unknown' })).json()).toMatchObject({ state: 'closed' })
  })

  test('answers inside a site that the flow allows, and inside no other', async () => {
    const site = 'https://portal.example.com'
    const { token } = await openFlow(headers, undefined, { sites: [site, 'https://app.example.com'] })
    const page = await app.inject({ url: `/onboard/${token}` })
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${site} https://app.example.com`)
    await sendCode(token, kavya())
    const code = await codeFor(kavya().address)
    const own = (await ask('/onboarding/open', { token, ...kavya(), code, site })).json<{
      token: string
      pass: string
    }>()
    expect((await ask('/case-links/read', own)).json()).toMatchObject({ state: 'open' })
    expect((await ask('/case-links/read', { token: own.token })).json()).toMatchObject({ state: 'code' })
    const inside = await app.inject({ url: `/i/${own.token}` })
    expect(inside.headers['content-security-policy']).toMatch(/frame-ancestors https:\/\/portal\.example\.com$/)
    await sendCode(token, dev())
    const other = { token, ...dev(), code: await codeFor(dev().address), site: 'https://evil.example' }
    const outside = (await ask('/onboarding/open', other)).json<{ token: string }>()
    const closed = await app.inject({ url: `/i/${outside.token}` })
    expect(closed.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('no longer answers inside a site that the flow has ceased to allow, and goes on by their own link', async () => {
    const [site, kept] = ['https://portal.example.com', 'https://app.example.com']
    const { id, token } = await openFlow(headers, undefined, { sites: [site, kept] })
    const openIn = async (applicant: { name: string; address: string }, at: string) => {
      await sendCode(token, applicant)
      const code = await codeFor(applicant.address)
      return (await ask('/onboarding/open', { token, ...applicant, code, site: at })).json<{
        token: string
        pass: string
      }>()
    }
    const [inside, elsewhere] = [await openIn(kavya(), site), await openIn(dev(), kept)]
    await link(headers, id, { sites: [kept] })
    expect((await ask('/case-links/read', inside)).json()).toMatchObject({ state: 'ended', end: 'expired' })
    expect((await ask('/case-links/read', elsewhere)).json()).toMatchObject({ state: 'open' })
    await link(headers, id)
    expect((await ask('/case-links/read', elsewhere)).json()).toMatchObject({ state: 'ended', end: 'expired' })
    expect((await begin(token, kavya())).json()).toMatchObject({ state: 'open' })
  })

  test('stays on the version with which they began', async () => {
    const { id, token } = await openFlow(headers)
    await begin(token, kavya())
    await publish(headers, undefined, { id })
    await begin(token, dev())
    expect((await responses()).map(({ plan_version }) => plan_version)).toEqual([1, 2])
  })
})

describe('a prefilled link', () => {
  const make = async (id: string, key: Headers, body: object) => send('POST', `/v1/plans/${id}/links`, key, body)

  test('shows what is known, keeps it out of the address, and still asks for the code', async () => {
    const { id } = await openFlow(headers)
    const { headers: key } = await makeKey(ctx, customer.userId)
    const made = await make(id, key, {
      ...kavya(),
      reference: 'VEN-9',
      values: [{ field: 'details.pan', value: 'AAACK1000A' }],
    })
    expect(made.statusCode).toBe(200)
    const { url } = made.json<{ url: string }>()
    expect(url).not.toContain('AAACK1000A')
    const token = tokenOf(url)
    expect((await ask('/onboarding/read', { token })).json()).toMatchObject({
      name: kavya().name,
      sentTo: expect.not.stringContaining(kavya().address),
    })
    await sendCode(token, { name: kavya().name })
    const own = (await enter(token, { name: kavya().name }, await codeFor(kavya().address))).json()
    const [row] = await responses()
    expect(row).toMatchObject({ reference: 'VEN-9' })
    await runCase(ctx, row?.id ?? '')
    const next = (await answer(own, 'consent', { agreed: true })).json<CaseLinkSteps>()
    expect(next.open).toMatchObject([{ id: 'details', draft: { 'values.pan': 'AAACK1000A' } }])
  })

  test('of a test key begins a test response, which asks no real source', async () => {
    const { id, token } = await openFlow(headers)
    const { headers: key } = await makeKey(ctx, customer.userId, 'test')
    const own = tokenOf((await make(id, key, {})).json<{ url: string }>().url)
    await begin(own, kavya())
    await begin(token, kavya())
    expect((await responses()).map(({ mode }) => mode)).toEqual(['test', 'live'])
    // Somebody who tries it out is no applicant.
    expect((await send('GET', `/api/onboarding/flows/${id}/funnel`, headers)).json()).toMatchObject({ started: 1 })
  })

  test('begins the response of one person, and shows nobody else what is known', async () => {
    const { id } = await openFlow(headers)
    const { headers: key } = await makeKey(ctx, customer.userId)
    const made = await make(id, key, { values: [{ field: 'details.pan', value: 'AAACK1000A' }] })
    const token = tokenOf(made.json<{ url: string }>().url)
    expect((await begin(token, kavya())).json()).toMatchObject({ state: 'open' })
    const stranger = { name: 'Ravi Kumar', address: `ravi.${id}@example.com`.toLowerCase() }
    expect((await begin(token, stranger)).json()).toMatchObject({ state: 'closed' })
    expect(await responses()).toHaveLength(1)
    expect((await begin(token, kavya())).json()).toMatchObject({ state: 'open' })
  })

  test('is refused for another account’s flow, a flow without a link and a field that is not asked, and ends', async () => {
    const { id } = await openFlow(headers)
    const { headers: key } = await makeKey(ctx, customer.userId)
    const { headers: strange } = await makeKey(ctx, (await makeCustomer(ctx.db)).userId)
    expect((await make(id, strange, {})).statusCode).toBe(404)
    expect((await make(await publish(headers), key, {})).statusCode).toBe(409)
    expect((await make(id, key, { values: [{ field: 'details.salary', value: '1' }] })).statusCode).toBe(400)
    const token = tokenOf((await make(id, key, {})).json<{ url: string }>().url)
    await ctx.db
      .updateTable('onboarding_prefills')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await ask('/onboarding/read', { token })).json()).toMatchObject({ state: 'closed' })
  })
})

describe('the account', () => {
  test('sees its flows with their links and responses, and nobody else does', async () => {
    const { id, token } = await openFlow(headers)
    const without = await publish(headers)
    await begin(token, kavya())
    const rows = (await send('GET', '/api/resources/onboarding-flows', headers)).json<ShownFlow[]>()
    expect(new Map(rows.map(row => [row.id, [row.link, row.responses]]))).toEqual(
      new Map([
        [id, ['open', 1]],
        [without, ['none', 0]],
      ]),
    )
    expect((await send('GET', '/api/resources/onboarding-flows', other)).json()).toEqual([])
    for (const reply of [
      await send('GET', `/api/resources/onboarding-flows/${id}`, other),
      await send('GET', `/api/onboarding/flows/${id}/link`, other),
      await link(other, id),
      await send('POST', `/api/onboarding/flows/${id}/link/renew`, other),
      await send('POST', `/api/onboarding/flows/${id}/link/stop`, other),
      await send('GET', `/api/onboarding/flows/${id}/funnel`, other),
    ])
      expect(reply.statusCode).toBe(404)
  })

  test('gives no link to a flow that asks nobody, nor beyond a year', async () => {
    const { id } = await openFlow(headers)
    expect((await link(headers, id, { until: '2020-01-01' })).json().error.fields[0].field).toBe('until')
    expect((await link(headers, id, { sites: ['http://portal.example.com/path'] })).statusCode).toBe(400)
    const { vendor } = await import('../../../contracts/onboarding/templates/business.ts')
    const silent = {
      ...vendor,
      steps: [{ id: 'look', kind: 'review', title: vendor.title, settings: { question: vendor.title } }],
      rules: [],
    } as const
    const quiet = await publish(headers, silent as never)
    expect((await link(headers, quiet)).statusCode).toBe(409)
    expect((await shownLink(quiet)).problems).toHaveLength(1)
  })

  test('sees how far applicants came', async () => {
    const { id, token } = await openFlow(headers)
    await complete(token, kavya())
    await begin(token, dev())
    const started = (await responses()).at(-1)?.id ?? ''
    await runCase(ctx, started)
    const funnel = async () => (await send('GET', `/api/onboarding/flows/${id}/funnel`, headers)).json()
    expect(await funnel()).toMatchObject({
      started: 2,
      completed: 1,
      isCapped: false,
      steps: [
        { id: 'consent', reached: 2, answered: 1, lost: 0, medianSeconds: expect.any(Number) },
        { id: 'details', reached: 1, answered: 1, lost: 0 },
      ],
    })
    await send('POST', `/api/cases/${started}/cancel`, headers, { reason: 'Begun by mistake.' })
    expect((await funnel()).steps[0]).toMatchObject({ reached: 2, answered: 1, lost: 1 })
  })

  test('downloads the file of an applicant and the list, which its log records', async () => {
    const { token } = await openFlow(headers)
    const id = await complete(token, kavya())
    const file = await send('GET', `/api/onboarding/responses/${id}/file.pdf`, headers)
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await send('GET', `/api/onboarding/responses/${id}/file.pdf`, other)).statusCode).toBe(404)
    const csv = await send('GET', '/api/onboarding/responses/export', headers)
    expect(csv.statusCode).toBe(200)
    expect(csv.body).toContain(id)
    expect(csv.body).not.toContain(kavya().address)
    expect((await send('GET', '/api/onboarding/responses/export', other)).body).not.toContain(id)
    const events = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute()
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['onboarding.started', 'case.downloaded']),
    )
  })

  test('gives its pages a colour on which white can be read, and words in both languages', async () => {
    const { token } = await openFlow(headers)
    const look = { accent: '#7a1f5c', welcome: { en: 'Welcome', hi: 'स्वागत' }, ending: { en: 'Bye', hi: 'विदा' } }
    const pale = await send('PUT', '/api/onboarding/look', headers, { ...look, accent: '#ffd75e' })
    expect([pale.statusCode, pale.json().errors?.accent ?? pale.json().error?.fields?.[0]?.field]).toEqual([
      400,
      expect.any(String),
    ])
    expect((await send('PUT', '/api/onboarding/look', headers, look)).statusCode).toBe(200)
    expect((await ask('/onboarding/read', { token }, { 'accept-language': 'hi' })).json().look).toMatchObject({
      accent: '#7a1f5c',
      welcome: 'स्वागत',
    })
    const own = (await begin(token, kavya())).json<{ token: string }>()
    expect((await ask('/onboarding/look', { token: own.token })).json().look).toMatchObject({ ending: 'Bye' })
    expect((await ask('/onboarding/look', { token: 'unknown' })).json()).toEqual({ look: null })
    expect((await send('GET', '/api/onboarding/look', other)).json().look.accent).toBeNull()
  })

  test('has personal data deleted of a response that was started by a key and not by the link, too', async () => {
    const { id: planId } = await openFlow(headers, undefined, { keepDays: 30 })
    const { headers: key } = await makeKey(ctx, customer.userId)
    const subject = { name: kavya().name, email: kavya().address }
    const body = { planId, subject, purpose: 'vendor_onboarding', consent: true }
    const { id } = (await send('POST', '/v1/cases', key, body)).json<{ id: string }>()
    await send('POST', `/api/cases/${id}/cancel`, headers, { reason: 'Begun by mistake.' })
    await eraseDue(ctx)
    expect(await responses()).toMatchObject([{ id, subject_name: expect.any(String) }])
    const past = new Date(Date.now() - 31 * 86_400_000)
    await ctx.db.updateTable('cases').set({ ended_at: past.toISOString() }).where('id', '=', id).execute()
    await eraseDue(ctx)
    expect(await responses()).toMatchObject([{ id, subject_name: null, subject_email: null, status: 'cancelled' }])
  })

  test('has personal data of a response deleted when its time is over, and keeps steps, outcomes and the result', async () => {
    const { id: planId, token } = await openFlow(headers, undefined, { keepDays: 30 })
    const id = await complete(token, kavya())
    await eraseDue(ctx)
    expect((await responses())[0]?.subject_name).not.toBeNull()
    const answers = () => ctx.db.selectFrom('case_steps').select('answer_sealed').where('case_id', '=', id).execute()
    expect((await answers()).some(({ answer_sealed }) => answer_sealed !== null)).toBe(true)
    const past = new Date(Date.now() - 31 * 86_400_000)
    await ctx.db.updateTable('cases').set({ ended_at: past.toISOString() }).where('id', '=', id).execute()
    await eraseDue(ctx)
    expect(await responses()).toMatchObject([
      { subject_name: null, subject_email: null, email_index: null, verdict: 'accepted', status: 'done' },
    ])
    const steps = await ctx.db.selectFrom('case_steps').selectAll().where('case_id', '=', id).execute()
    expect(steps.every(({ facts_sealed }) => facts_sealed === null)).toBe(true)
    expect(steps.find(({ step }) => step === 'pan')?.outcome).toBe('passed')
    expect((await answers()).every(({ answer_sealed }) => answer_sealed === null)).toBe(true)
    const links = await ctx.db.selectFrom('invitations').selectAll().where('subject', '=', id).execute()
    expect(links).toMatchObject([{ person_name: null, email: null, email_index: null, phone: null }])
    expect((await send('GET', `/api/resources/onboarding-cases/${id}`, headers)).statusCode).toBe(200)
    const again = await send('POST', `/api/cases/${id}/steps/details/ask-again`, headers, { reason: 'Look again.' })
    expect([again.statusCode, (await responses())[0]?.status]).toEqual([409, 'done'])
    // Another account's flows without a limit keep theirs.
    await link(headers, planId, { keepDays: null })
  })
})
