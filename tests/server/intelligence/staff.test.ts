import { beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { listUserIntelligence, makeUserIntelligence } from '../../../contracts/calls/adminIntelligence.ts'
import { gatherReport } from '../../../server/intelligence/gatherReports.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()

type Made = z.output<typeof makeUserIntelligence.reply>
type Listed = z.output<typeof listUserIntelligence.reply>

let customer: Customer
let staff: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
})

const post = (path: string, payload: object, headers: Record<string, string> = staff) =>
  app.inject({ method: 'POST', url: `/admin-api${path}`, headers, payload })

const terms = { purpose: 'vendor_onboarding', consent: 'Signed mandate of 2 November 2026' }
const make = (body: object) => post(`/users/${customer.userId}/intelligence-reports`, { ...terms, ...body })
const list = async () =>
  (await app.inject({ url: `/admin-api/users/${customer.userId}/intelligence-reports`, headers: staff })).json<Listed>()

describe('staff', () => {
  test('see the highest price, make a report at the customer’s charge, and hand its link out again, which is audited', async () => {
    const subjects = { pans: 'aaapz1000a\nAAACZ1000A', companies: 'Zenith Logistics 000' }
    const quote = await post(`/users/${customer.userId}/intelligence-reports/quote`, subjects)
    const { atMostPaise } = quote.json<{ atMostPaise: number }>()
    expect((await make({ ...subjects, atMostPaise: atMostPaise - 1 })).statusCode).toBe(409)
    const { report, url } = (await make({ ...subjects, atMostPaise })).json<Made>()
    expect(report).toMatchObject({ status: 'gathering', state: 'active', madeBy: 'Meera Iyer', atMostPaise })
    expect(report.about).toEqual(['AAxxxx000A', 'AAxxxx000A', 'Zenith Logistics 000'])
    await gatherReport(ctx, report.id)
    const [listed] = (await list()).reports
    expect(listed).toMatchObject({ id: report.id, status: 'ready', openings: 0, consent: terms.consent })
    const product = await walletOf(ctx.db, customer.userId, 'product')
    expect(product).toMatchObject({ availablePaise: 100_000 - (listed?.chargedPaise ?? 0), heldPaise: 0 })
    expect((await post(`/intelligence-reports/${report.id}/link`, {})).json()).toEqual({ url })
    const pdf = await app.inject({ url: `/admin-api/intelligence-reports/${report.id}/pdf`, headers: staff })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const revoke = () => post(`/intelligence-reports/${report.id}/revoke`, { reason: 'The mandate has ended' })
    expect((await revoke()).json()).toMatchObject({ state: 'revoked', revokeReason: 'The mandate has ended' })
    expect((await revoke()).statusCode).toBe(200)
    expect((await post(`/intelligence-reports/${report.id}/link`, {})).statusCode).toBe(409)
    const events = await ctx.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject', '=', report.id)
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action).filter(action => action.startsWith('intelligence'))).toEqual([
      'intelligenceReport.made',
      'intelligenceReport.linkRead',
      'intelligenceReport.downloaded',
      'intelligenceReport.revoked',
    ])
  })

  test.each([
    [{ pans: 'AAAPZ1000A, AAAPZ100' }, 400, 'pans', 'AAAPZ100'],
    [{ mobiles: '12345' }, 400, 'mobiles', '12345'],
    [{ cins: 'U28110' }, 400, 'cins', 'U28110'],
    [{}, 400, 'pans', 'at least one'],
    [{ pans: 'AAAPZ1000A', consent: 'no' }, 400, 'consent', ''],
  ])('are told which entry of %j is wrong, and nothing is held', async (body, status, field, words) => {
    const reply = await make(body)
    expect(reply.statusCode).toBe(status)
    const [first] = reply.json<{ error: { fields: { field: string; message: string }[] } }>().error.fields
    expect(first?.field).toBe(field)
    expect(first?.message).toContain(words)
    expect(await walletOf(ctx.db, customer.userId, 'product')).toMatchObject({ heldPaise: 0 })
  })

  test('only: a customer is refused, and an unknown customer or report is not found', async () => {
    const own = await signedIn(ctx, customer)
    expect((await post(`/users/${customer.userId}/intelligence-reports`, terms, own)).statusCode).toBe(401)
    const missing = await post('/users/usr_none/intelligence-reports', { ...terms, pans: 'AAAPZ1000A' })
    expect(missing.statusCode).toBe(404)
    expect((await post('/intelligence-reports/irp_none/link', {})).statusCode).toBe(404)
    expect((await post('/intelligence-reports/irp_none/revoke', { reason: 'No such report' })).statusCode).toBe(404)
  })
})
