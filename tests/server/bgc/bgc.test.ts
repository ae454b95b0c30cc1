import { beforeEach, describe, expect, test } from 'vitest'
import type { BgcCaseFacts } from '../../../contracts/calls/bgc.ts'
import type { BgcReport } from '../../../contracts/calls/bgcReports.ts'
import { checkResults } from '../../../contracts/cases/bgc/results.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { bgcOf, CANDIDATE, type Headers } from '../../support/cases/bgc.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const bgc = bgcOf({ app, ctx })
const visitor = { ...clientHeaders(ctx) }

let customer: Customer
let headers: Headers
let other: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  other = await signedIn(ctx, await makeCustomer(ctx.db))
})

const show = async (id: string) =>
  (await app.inject({ url: `/api/resources/bgc-cases/${id}`, headers })).json<ShownCaseDetail>()
const facts = async (id: string) => (await app.inject({ url: `/api/bgc/cases/${id}`, headers })).json<BgcCaseFacts>()
const verdicts = async (id: string) =>
  Object.fromEntries(checkResults(await show(id)).map(({ name, verdict }) => [name, verdict]))
const decide = (id: string, verdict: string) =>
  bgc.post(`/api/cases/${id}/decide`, { verdict, reason: 'After a look at the findings.' }, headers)

/** The latest token in a mail to the candidate. */
async function tokenFrom(page: string): Promise<string> {
  const rows = await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()
  const texts = rows.map(row => openMessage(ctx.vault, row).text)
  return texts.findLast(text => text.includes(page))?.match(new RegExp(`${page}/([\\w-]+)`))?.[1] ?? ''
}

const reportOf = (token: string) => bgc.post('/public/bgc-reports/read', { token }, visitor)

describe('packages', () => {
  test('begin with the standard ones, with price and time, and are of the account alone', async () => {
    const packages = await bgc.packages(headers)
    expect(packages.map(({ name }) => name.en)).toEqual(['Basic', 'Standard', 'Driver', 'Executive'])
    expect(packages.every(({ cost }) => cost.most > 0 && cost.least <= cost.most)).toBe(true)
    expect(await bgc.packages(headers)).toHaveLength(4)
    const planId = packages[0]?.id ?? ''
    const candidate = { name: 'Asha', email: 'asha@example.com', planId }
    expect((await bgc.post('/api/bgc/candidates', candidate, other)).statusCode).toBe(404)
  })

  test('are made by the customer, and not by a sub-user who may only look', async () => {
    const id = await bgc.save(headers, ['pan', 'court'])
    expect((await bgc.packages(headers)).find(one => one.id === id)).toMatchObject({ name: { en: 'Small' } })
    const viewer = await signedIn(ctx, {
      userId: customer.userId,
      subUserId: await makeSubUser(ctx.db, customer.userId, 'view'),
    })
    const body = {
      name: { en: 'No', hi: 'नहीं' },
      checks: ['pan'],
      turnaroundDays: 3,
      endsEarly: true,
      noticeDays: null,
      keepDays: 30,
    }
    expect((await bgc.post('/api/bgc/packages', body, viewer)).statusCode).toBe(403)
  })
})

describe('candidates', () => {
  test('need an address, and are added once', async () => {
    const planId = await bgc.save(headers, ['pan'])
    const none = await bgc.post('/api/bgc/candidates', { name: 'Asha', planId }, headers)
    expect(none.statusCode).toBe(400)
    const keyed = { ...headers, 'idempotency-key': 'candidate-1' }
    const body = { name: 'Asha', email: 'asha@example.com', planId }
    const [one, again] = [
      await bgc.post('/api/bgc/candidates', body, keyed),
      await bgc.post('/api/bgc/candidates', body, keyed),
    ]
    expect(again.json()).toEqual(one.json())
  })
})

describe('the result', () => {
  test('is green only if every check is clear', async () => {
    const id = await bgc.add(headers, await bgc.save(headers, ['pan', 'voter']))
    expect(await show(id)).toMatchObject({ product: 'bgc', waitsOn: 'person' })
    await bgc.agree(id, ['pan', 'voter'])
    await bgc.fillIn(id, 'pan-details', { pan: 'AAACZ1000A' })
    await bgc.fillIn(id, 'voter-details', { epic: 'ZZZ1000009' })
    expect(await verdicts(id)).toEqual({ pan: 'pending', voter: 'clear' })
    const judged = { outcome: 'passed', reason: 'The name is the maiden name.' }
    await bgc.post(`/api/cases/${id}/steps/pan-review/review`, judged, headers)
    await runCase(ctx, id)
    const done = await show(id)
    expect(done).toMatchObject({ status: 'done', verdict: { value: 'green' } })
    expect(await verdicts(id)).toEqual({ pan: 'clear', voter: 'clear' })
  })

  test('is not green by a number that is in order and somebody else’s', async () => {
    const id = await bgc.add(headers, await bgc.save(headers, ['voter']), { name: 'Nandini Arora' })
    await bgc.agree(id, ['voter'])
    await bgc.fillIn(id, 'voter-details', { epic: 'ZZZ1000009' })
    expect(await show(id)).toMatchObject({ status: 'open', waitsOn: 'customer', verdict: null })
    expect(await verdicts(id)).toEqual({ voter: 'pending' })
    const judged = { outcome: 'failed', reason: 'The card is another person’s.' }
    await bgc.post(`/api/cases/${id}/steps/voter-review/review`, judged, headers)
    await runCase(ctx, id)
    expect(await show(id)).toMatchObject({ status: 'done', verdict: { value: 'red' } })
  })

  test('names a check that the candidate refuses, and is never green with one', async () => {
    const id = await bgc.add(headers, await bgc.save(headers, ['aadhaar', 'voter']))
    await bgc.agree(id, ['voter'])
    await bgc.fillIn(id, 'voter-details', { epic: 'ZZZ1000009' })
    const done = await show(id)
    expect(done.verdict?.value).toBe('amber')
    expect(done.verdictReason?.en).toBe('The candidate did not agree to every check.')
    expect(await verdicts(id)).toEqual({ aadhaar: 'insufficient', voter: 'clear' })
    const refused = checkResults(done).find(({ name }) => name === 'aadhaar')
    expect(refused?.reason?.en).toBe('The candidate did not agree to this check.')
  })

  test('of a candidate who refuses everything is amber, and costs nothing', async () => {
    const before = await walletOf(ctx.db, customer.userId, 'product')
    const id = await bgc.add(headers, await bgc.save(headers, ['aadhaar', 'voter']))
    await bgc.agree(id, [])
    expect(await show(id)).toMatchObject({ status: 'done', verdict: { value: 'amber' }, chargedPaise: 0 })
    expect(await verdicts(id)).toEqual({ aadhaar: 'insufficient', voter: 'insufficient' })
    expect(await walletOf(ctx.db, customer.userId, 'product')).toEqual(before)
  })

  test('is red by a discrepancy, which keeps the dear check from being made and names what that saves', async () => {
    const id = await bgc.add(headers, await bgc.save(headers, ['pan', 'court']))
    await bgc.agree(id, ['pan', 'court'])
    await bgc.fillIn(id, 'profile', { birthDate: '1990-05-17', address: '12 MG Road, Pune' })
    await bgc.fillIn(id, 'pan-details', { pan: 'AAAFK1404A' })
    const done = await show(id)
    expect(done).toMatchObject({ status: 'done', verdict: { value: 'red' } })
    expect(done.savedPaise).toBeGreaterThan(0)
    expect(await verdicts(id)).toEqual({ pan: 'discrepancy', court: 'insufficient' })
  })
})

describe('before a refusal', () => {
  async function red() {
    const id = await bgc.add(headers, await bgc.save(headers, ['pan', 'voter']))
    await bgc.agree(id, ['pan', 'voter'])
    await bgc.fillIn(id, 'pan-details', { pan: 'AAAFK1404A' })
    await bgc.fillIn(id, 'voter-details', { epic: 'ZZZ1000009' })
    return id
  }
  const makeOver = (id: string) =>
    ctx.db
      .updateTable('case_notices')
      .set({ ends_at: new Date(Date.now() - 1000).toISOString() })
      .where('case_id', '=', id)
      .execute()

  test('a notice is sent and its time is over; a decision for the candidate needs neither', async () => {
    const id = await red()
    expect((await facts(id)).refusal).toBe('noticeNeeded')
    expect((await decide(id, 'red')).statusCode).toBe(409)
    expect((await bgc.post(`/api/bgc/cases/${id}/notice`, {}, other)).statusCode).toBe(404)
    expect((await bgc.post(`/api/bgc/cases/${id}/notice`, {}, headers)).json()).toMatchObject({
      refusal: 'noticeRuns',
      notice: { state: 'waiting', dispute: null },
    })
    expect((await bgc.post(`/api/bgc/cases/${id}/notice`, {}, headers)).statusCode).toBe(409)
    expect((await decide(id, 'red')).statusCode).toBe(409)
    await makeOver(id)
    expect((await decide(id, 'red')).json()).toMatchObject({ decision: { verdict: { value: 'red' } } })
    expect((await facts(id)).notice?.state).toBe('final')
    const messages = await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()
    const last = messages.at(-1)
    expect(last && openMessage(ctx.vault, last).subject).toBe('Decision about your background verification')
    const second = await red()
    expect((await decide(second, 'green')).statusCode).toBe(200)
  })

  test('a dispute stops the clock, which goes on when the employer has answered', async () => {
    const id = await red()
    await bgc.post(`/api/bgc/cases/${id}/notice`, {}, headers)
    const token = await tokenFrom('bgc-report')
    const report = (await reportOf(token)).json<BgcReport>()
    expect(report).toMatchObject({ candidate: CANDIDATE, notice: { state: 'waiting' } })
    expect(report.checks.map(({ name, verdict }) => [name, verdict.label])).toContainEqual(['pan', 'Discrepancy'])
    expect(JSON.stringify(report)).not.toContain('AAAFK1404A')
    const dispute = { token, comment: 'My PAN is AAAPZ1234C; I mistyped it.' }
    expect((await bgc.post('/public/bgc-reports/dispute', dispute, visitor)).statusCode).toBe(200)
    await makeOver(id)
    expect((await facts(id)).refusal).toBe('disputed')
    expect((await decide(id, 'red')).statusCode).toBe(409)
    expect((await bgc.post('/public/bgc-reports/dispute', dispute, visitor)).statusCode).toBe(409)
    const answer = { outcome: 'upheld', reason: 'We have checked the PAN again.' }
    const answered = await bgc.post(`/api/bgc/cases/${id}/notice/answer`, answer, headers)
    expect(answered.json()).toMatchObject({ refusal: 'noticeRuns', notice: { answer: { text: answer.reason } } })
    expect((await bgc.post('/public/bgc-reports/dispute', dispute, visitor)).statusCode).toBe(409)
  })

  test('findings that are made anew need a notice of their own', async () => {
    const id = await red()
    await bgc.post(`/api/bgc/cases/${id}/notice`, {}, headers)
    await makeOver(id)
    expect((await facts(id)).refusal).toBeNull()
    await bgc.post(`/api/cases/${id}/steps/pan-details/ask-again`, { reason: 'Was that a slip?' }, headers)
    await runCase(ctx, id)
    await bgc.fillIn(id, 'pan-details', { pan: 'AAAFK1404A' })
    expect(await show(id)).toMatchObject({ status: 'done', verdict: { value: 'red' } })
    expect(await facts(id)).toMatchObject({ refusal: 'noticeNeeded', notice: null })
    expect((await decide(id, 'red')).statusCode).toBe(409)
    expect((await bgc.post(`/api/bgc/cases/${id}/notice`, {}, headers)).json()).toMatchObject({
      refusal: 'noticeRuns',
      notice: { state: 'waiting', dispute: null },
    })
  })

  test('findings that were corrected are no ground to refuse', async () => {
    const id = await red()
    await bgc.post(`/api/bgc/cases/${id}/notice`, {}, headers)
    const token = await tokenFrom('bgc-report')
    const dispute = { token, comment: 'That is another person.', files: ['fil_strange'] }
    expect((await bgc.post('/public/bgc-reports/dispute', dispute, visitor)).statusCode).toBe(400)
    await bgc.post('/public/bgc-reports/dispute', { ...dispute, files: [] }, visitor)
    const answer = { outcome: 'corrected', reason: 'The record belongs to somebody else.' }
    await bgc.post(`/api/bgc/cases/${id}/notice/answer`, answer, headers)
    expect((await decide(id, 'red')).statusCode).toBe(409)
    expect((await decide(id, 'green')).statusCode).toBe(200)
  })
})

test('the report is a signed PDF for the account, and a page for whoever has its link', async () => {
  const id = await bgc.add(headers, await bgc.save(headers, ['voter']))
  await bgc.agree(id, ['voter'])
  await bgc.fillIn(id, 'voter-details', { epic: 'ZZZ1000009' })
  const pdf = await app.inject({ url: `/api/bgc/cases/${id}/pdf`, headers })
  expect(pdf.headers['content-type']).toContain('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await app.inject({ url: `/api/bgc/cases/${id}/pdf`, headers: other })).statusCode).toBe(404)
  const shared = (await bgc.post(`/api/bgc/cases/${id}/report-link`, {}, headers)).json<{ url: string }>()
  const token = shared.url.split('/').at(-1) ?? ''
  expect((await reportOf(token)).json()).toMatchObject({ state: 'open', result: { label: 'Green' }, notice: null })
  const byLink = await bgc.post('/public/bgc-reports/pdf', { token }, visitor)
  expect(byLink.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const dispute = { token, comment: 'I am no candidate.' }
  expect((await bgc.post('/public/bgc-reports/dispute', dispute, visitor)).statusCode).toBe(409)
  expect((await reportOf('nothing')).json()).toMatchObject({ state: 'ended', end: 'unknown' })
})

test('the dashboard counts by state and says how often the promise was kept', async () => {
  const planId = await bgc.save(headers, ['voter'])
  const done = await bgc.add(headers, planId)
  await bgc.agree(done, ['voter'])
  await bgc.fillIn(done, 'voter-details', { epic: 'ZZZ1000009' })
  const second = await bgc.add(headers, planId)
  expect((await facts(done)).promise?.p90At).toEqual(expect.any(String))
  const dashboard = (await app.inject({ url: '/api/bgc/dashboard', headers })).json()
  expect(dashboard).toMatchObject({
    all: 2,
    waitsOn: { person: 1, customer: 0 },
    ended: { green: 1, amber: 0, red: 0, other: 0, without: 0 },
    promise: { kept: 1, of: 1, percent: 100 },
    toDecideCount: 1,
  })
  expect(dashboard.toDecide[0].id).toBe(done)
  expect((await app.inject({ url: '/api/bgc/dashboard', headers: other })).json()).toMatchObject({ all: 0 })

  // A paused case waits for the account, as in the list; a plan that is no package has results of its own.
  await bgc.post(`/api/cases/${second}/pause`, {}, headers)
  await ctx.db.updateTable('cases').set({ verdict: 'clear' }).where('id', '=', done).execute()
  expect((await app.inject({ url: '/api/bgc/dashboard', headers })).json()).toMatchObject({
    waitsOn: { person: 0, customer: 1 },
    paused: 1,
    ended: { green: 0, other: 1 },
  })
  const filter = encodeURIComponent(JSON.stringify({ waitsOn: ['customer'] }))
  const listed = await app.inject({ url: `/api/resources/bgc-cases?filter=${filter}`, headers })
  expect(listed.json<{ id: string }[]>().map(({ id }) => id)).toEqual([second])
})
