import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import type { makeIntelligence } from '../../../contracts/calls/intelligence.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { pngOf } from '../../../server/engines/png.ts'
import { keepLogo } from '../../../server/files/letterhead/changeLetterhead.ts'
import { gatherReport } from '../../../server/intelligence/gatherReports.ts'
import type { CustomerActor } from '../../../server/platform/identity/actors.ts'
import { testApp } from '../../support/app.ts'
import { clientHeaders, makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { readPdfImages } from '../../support/pdfImages.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'

const { app, ctx } = await testApp()

type Made = z.output<typeof makeIntelligence.reply>

let key: Record<string, string>
beforeEach(async () => {
  key = (await makeKey(ctx, (await makeCustomer(ctx.db)).userId, 'test')).headers
})

async function make(body: object): Promise<Made & { token: string }> {
  const payload = { consent: true, purpose: 'vendor_onboarding', pans: ['AAAPZ1000A'], ...body }
  const report = await app.inject({ method: 'POST', url: '/v1/intelligence-report', headers: key, payload })
  const made = report.json<Made>()
  return { ...made, token: made.url.split('/').at(-1) ?? '' }
}

const byLink = (requestId: string, more: object = {}, language = 'en') =>
  app.inject({
    method: 'POST',
    url: '/public/kyc-intelligence-pdf',
    headers: { ...clientHeaders(ctx), 'accept-language': language },
    payload: { requestId, ...more },
  })
const byKey = (id: string, headers = key) => app.inject({ url: `/v1/intelligence-reports/${id}/pdf`, headers })

const openingsOf = (id: string) =>
  ctx.db
    .selectFrom('invitation_events as event')
    .innerJoin('invitations', 'invitations.id', 'event.invitation_id')
    .select(['event.kind', 'event.agent'])
    .where('invitations.subject', '=', id)
    .where('event.kind', 'in', ['opened', 'downloaded'])
    .execute()

test('a link downloads the report as a signed document with a cover, numbered pages and its sources; each download is noted', async () => {
  const report = await make({})
  expect((await byLink(report.token)).json()).toMatchObject({ code: 400 })
  expect((await byKey(report.id)).statusCode).toBe(409)
  await gatherReport(ctx, report.id)
  const file = await byLink(report.token)
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const { verdict } = await verifyPdf(file.rawPayload, { anchors: { ours: [], known: [] } })
  expect(verdict).toBe('valid')
  const pages = await readPdfPages(file.rawPayload)
  expect(pages[0]?.text).toContain(withoutSpaces('Corporate Intelligence Report'))
  expect(pages[1]?.text).toContain(withoutSpaces('Corporate intelligence report for Asha Traders'))
  for (const [at, { text }] of pages.entries()) expect(text).toContain(`${at + 1}/${pages.length}`)
  const all = pages.map(({ text }) => text).join('')
  for (const text of ['AAAPZ1000A', 'PAN profile', 'DIN history', 'What was asked', 'It is information, not advice'])
    expect(all).toContain(withoutSpaces(text))
  const hindi = await readPdfPages((await byLink(report.token, {}, 'hi')).rawPayload)
  expect(hindi[1]?.text).not.toContain(withoutSpaces('PAN profile'))
  expect(await openingsOf(report.id)).toEqual([{ kind: 'downloaded', agent: 'lightMyRequest' }])
})

test('its maker downloads it by key, which is no opening; nobody else does', async () => {
  const report = await make({})
  await gatherReport(ctx, report.id)
  expect((await byKey(report.id)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await openingsOf(report.id)).toEqual([])
  const stranger = (await makeKey(ctx, (await makeCustomer(ctx.db)).userId, 'test')).headers
  expect((await byKey(report.id, stranger)).statusCode).toBe(404)
})

test('the client’s logo stands on the cover of what the client has made, and not of what staff have made', async () => {
  const report = await make({})
  await gatherReport(ctx, report.id)
  const { user_id: userId } = await ctx.db
    .selectFrom('intelligence_reports')
    .select('user_id')
    .where('id', '=', report.id)
    .executeTakeFirstOrThrow()
  const scope = { actor: { kind: 'customer', userId } as CustomerActor, ip: null, requestId: null }
  const content = pngOf(40, 20, [[12, 101, 119]], () => 0)
  await keepLogo(ctx, scope, { content, width: 40, height: 20 })
  const own = await byKey(report.id)
  expect((await verifyPdf(own.rawPayload, { anchors: { ours: [], known: [] } })).verdict).toBe('valid')
  expect(await readPdfImages(own.rawPayload)).toMatchObject([{ page: 1, width: 40, height: 20, left: 48 }])
  await ctx.db.updateTable('intelligence_reports').set({ channel: 'console' }).where('id', '=', report.id).execute()
  expect(await readPdfImages((await byLink(report.token)).rawPayload)).toEqual([])
})

test('a protected report asks for its code, and a revoked or unknown one has no document', async () => {
  const report = await make({ codeEmail: 'partner@example.com' })
  await gatherReport(ctx, report.id)
  expect((await byLink(report.token)).json()).toMatchObject({ code: 401 })
  expect((await byLink(report.token, { pass: `${Date.now() + 60_000}.forged` })).json()).toMatchObject({ code: 401 })
  const payload = { reason: 'Sent to the wrong person' }
  await app.inject({ method: 'POST', url: `/v1/intelligence-reports/${report.id}/revoke`, headers: key, payload })
  expect((await byLink(report.token)).json()).toMatchObject({ code: 410 })
  expect((await byLink('A'.repeat(22))).json()).toMatchObject({ code: 404 })
  expect(await openingsOf(report.id)).toEqual([])
})
