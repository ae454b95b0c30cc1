import { beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { getIntelligence, makeIntelligence, readIntelligence } from '../../../contracts/calls/intelligence.ts'
import { gatherReport } from '../../../server/intelligence/gatherReports.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, clientHeaders, makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp()

type Headers = Record<string, string>
type Made = z.output<typeof makeIntelligence.reply>
type Read = z.output<typeof readIntelligence.reply>
type Page = z.output<typeof getIntelligence.reply>

let customer: Customer
let key: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  key = (await makeKey(ctx, customer.userId)).headers
})

const consent = { consent: true, purpose: 'vendor_onboarding' } as const
const make = (body: object, headers: Headers = key) =>
  app.inject({ method: 'POST', url: '/v1/intelligence-report', headers, payload: { ...consent, ...body } })

async function made(body: object, headers?: Headers): Promise<Made> {
  const reply = await make(body, headers)
  expect(reply.json()).toMatchObject({ status: 'gathering' })
  expect(reply.statusCode).toBe(202)
  return reply.json<Made>()
}

const read = async (id: string, headers: Headers = key) =>
  (await app.inject({ url: `/v1/intelligence-reports/${id}`, headers })).json<Read>()

const open = async (requestId: string, more: object = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: '/public/get-kyc-invincible-intelligence',
      headers: clientHeaders(ctx),
      payload: { requestId, ...more },
    })
  ).json<Page>()

const balance = async () => walletOf(ctx.db, customer.userId, 'api')
const tokenOf = ({ url }: Made) => url.split('/').at(-1) ?? ''
const checksOf = (reference: string) =>
  ctx.db.selectFrom('verifications').selectAll().where('reference', '=', reference).execute()

const everything = {
  pans: ['AAAPZ1000A'],
  mobiles: ['9812345000'],
  companies: ['Zenith Logistics 000'],
  cins: ['U28110MH2012PTC234000'],
  alternates: ['9898765000'],
}

describe('a report', () => {
  test('holds the most it can cost, asks on from answer to answer, and charges each check once', async () => {
    const report = await made({ ...everything, reference: 'REP-1' })
    const { atMostPaise } = report.charge
    expect(await balance()).toMatchObject({ availablePaise: 100_000 - atMostPaise, heldPaise: atMostPaise })
    await gatherReport(ctx, report.id)
    const done = await read(report.id)
    expect(done.status).toBe('ready')
    expect(done.progress.done).toBe(done.progress.known)
    const checks = await checksOf('REP-1')
    expect(checks).toHaveLength(done.progress.known)
    const charged = checks.reduce((sum, { charge_paise }) => sum + charge_paise, 0)
    expect(done.charge.paise).toBe(charged)
    expect(charged).toBeLessThanOrEqual(atMostPaise)
    expect(await balance()).toMatchObject({ availablePaise: 100_000 - charged, heldPaise: 0 })

    const [pan] = done.data.panResults
    expect(pan?.data.panDetails).toMatchObject({ pan_number: 'AAAPZ1000A', aadhaar_linked: true })
    const [director] = pan?.data.dinInfo?.director_details ?? []
    expect(pan?.data.dinInfo).toMatchObject({ found: true, din: director?.din })
    expect(director).toMatchObject({ name: pan?.data.panDetails?.full_name })
    expect(director?.creditScoreDetail?.result.credit_score).toBeGreaterThanOrEqual(720)
    const companies = director?.dinDetails.filter(({ DATE_RESIGN }) => DATE_RESIGN === null).map(({ CIN }) => CIN) ?? []
    expect(done.data.cinResults.map(({ cin }) => cin)).toEqual(['U28110MH2012PTC234000', ...companies.slice(0, 3)])
    const [gst] = pan?.data.gstinDetail?.info ?? []
    expect(gst?.turnoverData).toHaveLength(2)
    expect(gst?.details.filingStatus[0]).toHaveProperty('methodOfFilling')
    const [mobile] = done.data.mobileResults
    expect(mobile?.aadhaarLink).toEqual({ status: true, message: 'This number is linked to an Aadhaar.' })
    expect(mobile?.employmentHistory.length).toBeGreaterThan(0)
    expect(mobile?.rcDetails.length).toBeGreaterThan(0)
    expect(done.data.companySearch[0]?.companyName).toBe('Zenith Logistics Private Limited')
    expect(done.data.alternateMobileData[0]).toMatchObject({ mobileNumber: '9898765000', employmentHistory: [] })
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
  })

  test('goes on after a crash where it was, asks nothing twice and charges nothing twice', async () => {
    const report = await made({ ...everything, reference: 'REP-2' })
    let left = 5
    const dying: typeof ctx.sources = {
      ...ctx.sources,
      ask: question => (left-- > 0 ? ctx.sources.ask(question) : new Promise(() => {})),
    }
    const killed = gatherReport({ ...ctx, sources: dying }, report.id)
    await expect.poll(async () => (await read(report.id)).progress.done).toBe(5)
    let asked = 0
    const counting: typeof ctx.sources = { ...ctx.sources, ask: question => (asked++, ctx.sources.ask(question)) }
    await gatherReport({ ...ctx, sources: counting }, report.id)
    await gatherReport(ctx, report.id)
    void killed
    const done = await read(report.id)
    expect(done).toMatchObject({ status: 'ready' })
    expect(asked).toBe(done.progress.known - 5)
    const checks = await checksOf('REP-2')
    expect(checks).toHaveLength(done.progress.known)
    expect(100_000 - (await balance()).availablePaise).toBe(done.charge.paise)
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
  })

  test('says which source was down, charges nothing for it, and shows the rest', async () => {
    const down: typeof ctx.sources = {
      ...ctx.sources,
      ask: question =>
        question.product === 'gstin-by-pan' ? Promise.reject(new Error('down')) : ctx.sources.ask(question),
    }
    const report = await made({ pans: ['AAAPZ1000A'], reference: 'REP-3' })
    await gatherReport({ ...ctx, sources: down }, report.id)
    const done = await read(report.id)
    expect(done.data.panResults[0]?.data.gstinDetail).toBeNull()
    expect(done.data.panResults[0]?.data.panDetails).not.toBeNull()
    expect(done.checks.filter(({ status }) => status === 'unavailable').map(({ product }) => product)).toEqual([
      'gstin-by-pan',
    ])
    const checks = await checksOf('REP-3')
    expect(checks.find(({ product }) => product === 'gstin-by-pan')?.charge_paise).toBe(0)
    expect(100_000 - (await balance()).availablePaise).toBe(done.charge.paise)
    expect((await balance()).heldPaise).toBe(0)
  })

  test('of a test key is free; a key sees the reports of its own account and mode only', async () => {
    const testKey = (await makeKey(ctx, customer.userId, 'test')).headers
    const stranger = (await makeKey(ctx, (await makeCustomer(ctx.db)).userId)).headers
    const report = await made({ mobiles: ['9812345000'] }, testKey)
    await gatherReport(ctx, report.id)
    expect(await read(report.id, testKey)).toMatchObject({ status: 'ready', charge: { paise: 0, atMostPaise: 0 } })
    for (const headers of [key, stranger]) {
      const reply = await app.inject({ url: `/v1/intelligence-reports/${report.id}`, headers })
      expect(reply.statusCode).toBe(404)
      const list = await app.inject({ url: '/v1/intelligence-reports', headers })
      expect(list.json<{ reports: [] }>().reports).toEqual([])
    }
    const own = await app.inject({ url: '/v1/intelligence-reports', headers: testKey })
    expect(own.json<{ reports: Made[] }>().reports.map(({ id }) => id)).toEqual([report.id])
  })

  test.each([
    [{}, 400, 'pans'],
    [{ pans: ['AAAPZ100A'] }, 400, 'pans.0'],
    [{ mobiles: ['12'] }, 400, 'mobiles.0'],
    [{ pans: ['AAAPZ1000A'], consent: false }, 400, 'consent'],
    [{ pans: ['AAAPZ1000A'], expiresInDays: 400 }, 400, 'expiresInDays'],
    [{ pans: ['AAAPZ1000A'], atMostPaise: 100 }, 409, undefined],
  ])('is refused for %j with %i', async (body, status, field) => {
    const reply = await make(body)
    expect(reply.statusCode).toBe(status)
    const { error } = reply.json<{ error: { fields?: { field: string }[] } }>()
    expect(error.fields?.[0]?.field).toBe(field)
    expect((await balance()).availablePaise).toBe(100_000)
  })

  test('is refused without a key, and without the money for the most it can cost', async () => {
    expect((await make({ pans: ['AAAPZ1000A'] }, {})).statusCode).toBe(401)
    const poor = await makeCustomer(ctx.db, { paise: 1_000 })
    const reply = await make({ pans: ['AAAPZ1000A'] }, (await makeKey(ctx, poor.userId)).headers)
    expect(reply.statusCode).toBe(402)
    const rows = await ctx.db
      .selectFrom('intelligence_reports')
      .select('id')
      .where('user_id', '=', poor.userId)
      .execute()
    expect(rows).toEqual([])
  })

  test('made twice with one idempotency key is one report', async () => {
    const headers = { ...key, 'idempotency-key': 'once' }
    const [first, second] = [
      await made({ pans: ['AAAPZ1000A'] }, headers),
      await make({ pans: ['AAAPZ1000A'] }, headers),
    ]
    expect(second.json<Made>().id).toBe(first.id)
  })
})

describe('the link', () => {
  test('shows the report to anybody, says who opened it, and stores no id that could be used (A57)', async () => {
    const report = await made({ pans: ['AAAPZ1000A'] })
    const token = tokenOf(report)
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    const early = await open(token)
    expect(early).toMatchObject({ code: 200, result: { report: { status: 'gathering' } }, pass: null })
    await gatherReport(ctx, report.id)
    const page = await open(token)
    expect(page).toMatchObject({
      code: 200,
      result: {
        data: { panResults: [{ panNumber: 'AAAPZ1000A' }], mobileResults: [] },
        report: { status: 'ready', preparedFor: 'Asha Traders' },
      },
    })
    // The page asked twice: it is one opening.
    expect(await read(report.id)).toMatchObject({ openings: 1 })
    const [opening] = await ctx.db
      .selectFrom('invitation_events')
      .innerJoin('invitations', 'invitations.id', 'invitation_events.invitation_id')
      .select(['network', 'agent'])
      .where('invitations.subject', '=', report.id)
      .execute()
    expect(opening).toMatchObject({ network: '127.0.0.0/24', agent: 'lightMyRequest' })
    const stored = JSON.stringify([
      await ctx.db.selectFrom('intelligence_reports').selectAll().execute(),
      await ctx.db.selectFrom('invitation_links').selectAll().execute(),
    ])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain('AAAPZ1000A')
  })

  test('that is unknown, revoked or expired shows nothing (A57, A58)', async () => {
    expect(await open('A'.repeat(22))).toEqual({ code: 404, message: 'No details found for this request ID.' })
    expect(await open('')).toMatchObject({ code: 404 })
    const report = await made({ pans: ['AAAPZ1000A'] })
    await ctx.db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('subject', '=', report.id)
      .execute()
    expect(await open(tokenOf(report))).toMatchObject({ code: 410, message: expect.stringContaining('expired') })
    const other = await made({ pans: ['AAAPZ1000A'] })
    const revoke = () =>
      app.inject({
        method: 'POST',
        url: `/v1/intelligence-reports/${other.id}/revoke`,
        headers: key,
        payload: { reason: 'Sent to the wrong person' },
      })
    expect((await revoke()).json<Made>().revokedAt).not.toBeNull()
    expect((await revoke()).statusCode).toBe(200)
    expect(await open(tokenOf(other))).toMatchObject({ code: 410, message: expect.stringContaining('withdrawn') })
    // It is read by nobody, so that it asks nothing further and gives its money back.
    await gatherReport(ctx, other.id)
    expect(await read(other.id)).toMatchObject({ status: 'ready', charge: { paise: 0 } })
  })

  test('with a code opens for the code that was sent, once, and for half an hour with the pass', async () => {
    const report = await made({ pans: ['AAAPZ1000A'], codeEmail: 'Partner@Example.com' })
    const token = tokenOf(report)
    expect(await open(token)).toMatchObject({ code: 401, sentTo: expect.stringContaining('@') })
    expect(JSON.stringify(await open(token))).not.toContain('partner@example.com')
    const send = await app.inject({
      method: 'POST',
      url: '/public/kyc-intelligence-code',
      headers: clientHeaders(ctx),
      payload: { requestId: token },
    })
    expect(send.json()).toMatchObject({ code: 200 })
    const message = await ctx.db.selectFrom('messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    const code = ctx.vault.open(message.otp_sealed ?? '', { column: 'messages.otp_sealed', id: message.id })
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await open(token, { code: wrong })).toMatchObject({ code: 401 })
    expect(await read(report.id)).toMatchObject({ openings: 0 })
    const opened = await open(token, { code })
    expect(opened).toMatchObject({ code: 200 })
    const pass = 'pass' in opened ? (opened.pass ?? '') : ''
    expect(await open(token, { code })).toMatchObject({ code: 401 })
    expect(await open(token, { pass })).toMatchObject({ code: 200, pass })
    expect(await open(token, { pass: `9${pass}` })).toMatchObject({ code: 401 })
    const plain = await made({ pans: ['AAAPZ1000A'], codeEmail: 'other@example.com' })
    expect(await open(tokenOf(plain), { pass })).toMatchObject({ code: 401 })
  })

  test('cannot be guessed for long', async () => {
    const replies = []
    for (let at = 0; at < 40; at++) replies.push(await open(`guess-${at}`))
    expect(replies.at(-1)).toMatchObject({ code: 429 })
  })
})
