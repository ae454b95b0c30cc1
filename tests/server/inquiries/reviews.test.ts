import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShownReview } from '../../../contracts/inquiries/review.ts'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { eraseDue } from '../../../server/inquiries/erase.ts'
import { gatherInquiry, startInquiries } from '../../../server/inquiries/gather.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp({})

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
let count = 0
let email: string
beforeAll(async () => void (await startInquiries(ctx, { work: false })))
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  email = `subject${++count}@example.com`
})

const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const visit = (url: string, payload: object) => post(`/public${url}`, payload, clientHeaders(ctx))

const PAN = 'AAAPZ1000A'
const OTHER_PHONE = '9812346503'

async function start(as = headers, url = '/api/inquiries'): Promise<string> {
  const reply = await post(
    url,
    {
      subjects: [
        { kind: 'pan', value: PAN },
        { kind: 'phone', value: OTHER_PHONE },
      ],
      sections: ['identity', 'directorships', 'companies', 'contact'],
      purpose: 'vendor_onboarding',
      basis: 'consent',
    },
    as,
  )
  expect([200, 202], reply.body).toContain(reply.statusCode)
  const { id } = reply.json<{ id: string }>()
  await gatherInquiry(ctx, id)
  return id
}

const show = async (id: string, as = headers) =>
  (await app.inject({ url: `/api/resources/inquiries/${id}`, headers: as })).json<ShownInquiryDetail>()
const panOf = ({ nodes }: Pick<ShownInquiryDetail, 'nodes'>) =>
  nodes.find(({ by, isSubject }) => by === 'pan' && isSubject)?.id ?? ''
const fieldsOf = (reply: { body: string }) =>
  (JSON.parse(reply.body) as { error: { fields: { field: string }[] } }).error.fields.map(({ field }) => field)

const asking = async (id: string, more: object = {}) => ({
  name: 'Asha Verma',
  email,
  about: [panOf(await show(id))],
  sections: ['identity', 'directorships', 'companies'],
  reason: 'Please look at this before we sign the contract.',
  code: false,
  ...more,
})

async function ask(id: string, more: object = {}): Promise<ShownReview> {
  const reply = await post(`/api/inquiries/${id}/reviews`, await asking(id, more))
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<ShownReview>()
}

const mailTo = async (to: string) => (await listMessages(ctx)).find(one => one.to === to)
const tokenFor = async (to = email) =>
  /dynamic-intelligence-details\/([\w-]+)/.exec((await mailTo(to))?.text ?? '')?.[1] ?? ''

interface Open {
  state: string
  isMasked: boolean
  reason: string
  sections: {
    section: string
    seen: string
    parts: { source: string; isFound: boolean; lines: { label: string; value: string }[] }[]
  }[]
}
const read = async (token: string, pass?: string) =>
  (await visit('/inquiry-reviews/read', { token, ...(pass && { pass }) })).json<Open>()
const answersTo = ({ sections }: Open, disputed: readonly string[] = []) =>
  sections.map(({ section, seen }) =>
    disputed.includes(section)
      ? { section, seen, verdict: 'disputed', comment: 'That is my sister.', correct: 'Born in 1990' }
      : { section, seen, verdict: 'confirmed' },
  )

describe('the subject', () => {
  test('sees what sources say of them, and of nobody else; confirms and disputes; the inquiry says so', async () => {
    const id = await start()
    const before = await show(id)
    const review = await ask(id)
    expect(review).toMatchObject({ state: 'waiting', answers: [], hasCode: false })
    expect(review.email).not.toBe(email)
    const mail = await mailTo(email)
    expect(mail?.text).toContain('before we sign the contract')
    expect(mail?.text).not.toContain(PAN)
    const open = await read(await tokenFor())
    expect(open).toMatchObject({ state: 'open', isMasked: true })
    expect(open.sections.map(({ section }) => section)).toEqual(['identity', 'directorships', 'companies'])
    const all = JSON.stringify(open)
    const ofPan = before.nodes.filter(({ by }) => by === 'pan').flatMap(({ facts }) => facts)
    for (const { value } of ofPan.filter(({ name }) => name === 'birthDate')) expect(all).toContain(value)
    // The other number that the inquiry began with is not theirs.
    expect(all).not.toContain(OTHER_PHONE)
    expect(all).not.toContain(PAN)

    const answer = (answers: object[]) => visit('/inquiry-reviews/answer', { token: '', answers })
    expect((await answer([])).json()).toMatchObject({ state: 'ended', end: 'unknown' })
    const token = await tokenFor()
    const some = await visit('/inquiry-reviews/answer', {
      token,
      answers: [{ ...answersTo(open)[0], verdict: 'disputed' }],
    })
    expect([some.statusCode, fieldsOf(some)]).toEqual([
      400,
      ['answers.identity.comment', 'answers.directorships', 'answers.companies'],
    ])
    const done = await visit('/inquiry-reviews/answer', { token, answers: answersTo(open, ['identity']) })
    expect(done.json()).toMatchObject({ state: 'ended', end: 'answered' })
    const twice = await visit('/inquiry-reviews/answer', { token, answers: answersTo(open) })
    expect(twice.json()).toMatchObject({ state: 'ended', end: 'answered' })

    const shown = await show(id)
    expect(shown.reviews[0]).toMatchObject({
      state: 'answered',
      answers: [
        { section: 'identity', verdict: 'disputed', comment: 'That is my sister.', changed: false },
        { section: 'directorships', verdict: 'confirmed', changed: false },
        { section: 'companies', verdict: 'confirmed', changed: false },
      ],
    })
    expect(shown.findings[0]).toMatchObject({ kind: 'disputed', sure: 'possible', dispute: { section: 'identity' } })
    expect(shown.contradictions).toBe(before.contradictions + 1)
    expect(shown.findings.filter(({ kind }) => kind === 'disputed')).toHaveLength(1)
    const log = (await app.inject({ url: `/api/inquiries/${id}/access`, headers })).json<{
      entries: { action: string }[]
    }>()
    expect(log.entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['subjectOpened', 'subjectAnswered']),
    )
    const rows = await ctx.db.selectFrom('inquiry_reviews').selectAll().where('inquiry_id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toMatch(/sister|AAAPZ/)
  })

  test('with a code sees their own numbers, and those of other people masked', async () => {
    const id = await start()
    await ask(id, { code: true })
    const token = await tokenFor()
    expect(await read(token)).toMatchObject({ state: 'code' })
    const coded = { ...clientHeaders(ctx) }
    const sent = await post('/public/invitations/code', { token }, coded)
    expect(sent.statusCode, sent.body).toBe(200)
    const cookie = sent.headers['set-cookie']
    const code = /\b\d{6}\b/.exec((await mailTo(email))?.text ?? '')?.[0] ?? ''
    const handle = sent.json<{ codeId?: string }>()
    expect(handle).toBeTruthy()
    const opened = await post(
      '/public/invitations/open',
      { token, code },
      {
        ...coded,
        ...(cookie && { cookie: String(cookie).split(';')[0] ?? '' }),
      },
    )
    const { pass } = opened.json<{ pass: string }>()
    const open = await read(token, pass)
    expect(open).toMatchObject({ state: 'open', isMasked: false })
    const all = JSON.stringify(open)
    expect(all).toContain(PAN)
    expect(all).not.toContain(OTHER_PHONE)
    const company = open.sections.find(({ section }) => section === 'companies')
    const directors = company?.parts.flatMap(({ lines }) => lines).filter(({ label }) => label.startsWith('DIN')) ?? []
    expect(directors.some(({ label }) => label.includes('•') || /x/i.test(label))).toBe(true)
  })

  test('is told when something has changed since they read it, and so is the customer after their answer', async () => {
    const id = await start()
    await ask(id)
    const token = await tokenFor()
    const open = await read(token)
    const change = async () => {
      const [one] = await ctx.db
        .selectFrom('inquiry_questions')
        .innerJoin('verifications', 'verifications.id', 'inquiry_questions.verification_id')
        .select('verifications.id')
        .where('inquiry_id', '=', id)
        .where('inquiry_questions.product', '=', 'pan-profile')
        .execute()
      await ctx.db
        .updateTable('verifications')
        .set({ status: 'not_found', result: null, result_sealed: null })
        .where('id', '=', one?.id ?? '')
        .execute()
    }
    await visit('/inquiry-reviews/answer', { token, answers: answersTo(open) })
    expect((await show(id)).reviews[0]?.answers.map(({ changed }) => changed)).toEqual([false, false, false])
    await ask(id)
    const second = await tokenFor()
    const again = await read(second)
    await change()
    expect((await visit('/inquiry-reviews/answer', { token: second, answers: answersTo(again) })).statusCode).toBe(409)
    expect((await show(id)).reviews[1]?.answers[0]).toMatchObject({ section: 'identity', changed: true })
  })

  test('declines with a reason, and a withdrawn or erased link shows nothing', async () => {
    const id = await start()
    await ask(id)
    const declined = await visit('/invitations/decline', { token: await tokenFor(), reason: 'I was never told.' })
    expect(declined.json()).toMatchObject({ state: 'ended', end: 'declined' })
    const second = await ask(id)
    const token = await tokenFor()
    const gone = await post(`/api/inquiries/${id}/reviews/${second.id}/withdraw`, { reason: 'Not needed.' })
    expect(gone.json()).toMatchObject({ state: 'withdrawn', reason: 'Not needed.' })
    expect((await post(`/api/inquiries/${id}/reviews/${second.id}/withdraw`)).statusCode).toBe(409)
    expect(await read(token)).toMatchObject({ state: 'ended', end: 'withdrawn' })
    const third = await ask(id)
    const last = await tokenFor()
    expect((await show(id)).reviews.map(({ state, reason }) => [state, reason])).toEqual([
      ['waiting', null],
      ['withdrawn', 'Not needed.'],
      ['declined', 'I was never told.'],
    ])
    await eraseDue(ctx, new Date(Date.now() + 91 * 86_400_000))
    expect(await read(last)).toMatchObject({ state: 'ended', end: 'withdrawn' })
    expect((await show(id)).reviews).toEqual([])
    const row = await ctx.db.selectFrom('invitations').selectAll().where('subject', '=', third.id).executeTakeFirst()
    expect(row).toMatchObject({ person_name: null, email: null, note: null })
    expect((await post(`/api/inquiries/${id}/reviews`, await asking(id, { about: ['x'] }))).statusCode).toBe(409)
  })
})

describe('asking', () => {
  test('names each field that is wrong', async () => {
    const id = await start()
    const wrong = async (more: object) => {
      const reply = await post(`/api/inquiries/${id}/reviews`, await asking(id, more))
      return [reply.statusCode, reply.statusCode === 400 ? fieldsOf(reply) : []]
    }
    expect(await wrong({ email: null })).toEqual([400, ['email']])
    expect(await wrong({ email: null, phone: '12' })).toEqual([400, ['phone']])
    expect(await wrong({ about: ['stranger'] })).toEqual([400, ['about.0']])
    expect(await wrong({ sections: ['identity', 'vehicles'] })).toEqual([400, ['sections.1']])
    expect((await wrong({ reason: 'Short' }))[0]).toBe(400)
  })

  test('works once for a key, and again to the same kind of address only', async () => {
    const id = await start()
    const as = { ...headers, 'idempotency-key': 'ask-1' }
    const payload = await asking(id)
    const [one, other] = [
      await post(`/api/inquiries/${id}/reviews`, payload, as),
      await post(`/api/inquiries/${id}/reviews`, payload, as),
    ]
    expect(one.json<ShownReview>().id).toBe(other.json<ShownReview>().id)
    expect((await show(id)).reviews).toHaveLength(1)
    const url = `/api/inquiries/${id}/reviews/${one.json<ShownReview>().id}/resend`
    expect(fieldsOf(await post(url, { phone: '+919812345678' }))).toEqual(['phone'])
    const first = await tokenFor()
    const corrected = `corrected${count}@example.com`
    expect((await post(url, { email: corrected })).statusCode).toBe(200)
    expect(await read(first)).toMatchObject({ state: 'ended', end: 'replaced' })
    expect(await read(await tokenFor(corrected))).toMatchObject({ state: 'open' })
  })

  test('needs a session, the right and KYC; another account is refused', async () => {
    const id = await start()
    const url = `/api/inquiries/${id}/reviews`
    const payload = await asking(id)
    const { id: review } = await ask(id)
    expect((await post(url, payload, clientHeaders(ctx))).statusCode).toBe(401)
    const reader = await makeSubUser(ctx.db, customer.userId, 'view')
    const asReader = await signedIn(ctx, { userId: customer.userId, subUserId: reader })
    expect((await post(url, payload, asReader)).statusCode).toBe(403)
    const other = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await post(url, payload, other)).statusCode).toBe(404)
    for (const what of ['withdraw', 'resend'])
      expect((await post(`${url}/${review}/${what}`, {}, other)).statusCode).toBe(404)
    // An inquiry of the account, but not the one that asked.
    const second = await start()
    expect((await post(`/api/inquiries/${second}/reviews/${review}/withdraw`)).statusCode).toBe(404)
  })

  test('by API has the answers in clear, in its own mode only', async () => {
    const key = await makeKey(ctx, customer.userId, 'test')
    const id = await start(key.headers, '/v1/intelligence/inquiries')
    const shown = (await app.inject({ url: `/v1/intelligence/inquiries/${id}`, headers: key.headers })).json()
    const payload = { ...(await asking(id)), about: [panOf(shown)] }
    const reply = await post(`/v1/intelligence/inquiries/${id}/reviews`, payload, key.headers)
    expect(reply.json(), reply.body).toMatchObject({ email, state: 'waiting' })
    const live = await makeKey(ctx, customer.userId, 'live')
    expect((await post(`/v1/intelligence/inquiries/${id}/reviews`, payload, live.headers)).statusCode).toBe(404)
    const gone = await post(
      `/v1/intelligence/inquiries/${id}/reviews/${reply.json<ShownReview>().id}/withdraw`,
      {},
      key.headers,
    )
    expect(gone.json()).toMatchObject({ state: 'withdrawn' })
  })
})
