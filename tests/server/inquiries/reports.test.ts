import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import type { listInquiryReports } from '../../../contracts/calls/inquiryReports.ts'
import type { ShownInquiry } from '../../../contracts/inquiries/shown.ts'
import { gatherInquiry, startInquiries } from '../../../server/inquiries/gather.ts'
import { gatherReport, startIntelligence } from '../../../server/intelligence/gatherReports.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({})

type Headers = Record<string, string>
type Listed = z.output<typeof listInquiryReports.reply>

let customer: Customer
let headers: Headers
beforeAll(async () => {
  await startInquiries(ctx, { work: false })
  await startIntelligence(ctx, { work: false })
})
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const listed = async (id: string) => (await app.inject({ url: `/api/inquiries/${id}/reports`, headers })).json<Listed>()

async function start(subjects: object[] = [{ kind: 'pan', value: 'AAAPZ1000A' }], sections = ['identity', 'gst']) {
  const body = { subjects, sections, purpose: 'vendor_onboarding', basis: 'consent' }
  const { id } = (await post('/api/inquiries', body)).json<{ id: string }>()
  await gatherInquiry(ctx, id)
  return id
}

const wallet = () => walletOf(ctx.db, customer.userId, 'product')

test('a report takes what the inquiry has been answered, holds its price, and has a link when it is ready', async () => {
  const id = await start()
  const { reports, quote } = await listed(id)
  expect(reports).toEqual([])
  expect(quote?.reused).toBeGreaterThan(1)
  const before = await wallet()
  const atMostPaise = quote?.atMostPaise ?? 0
  const url = `/api/inquiries/${id}/reports`
  expect((await post(url, { atMostPaise: atMostPaise - 1 })).statusCode).toBe(409)
  const as = { ...headers, 'idempotency-key': 'report-1' }
  const [one, other] = [await post(url, { atMostPaise }, as), await post(url, { atMostPaise }, as)]
  expect(one.statusCode, one.body).toBe(200)
  expect(other.json()).toEqual(one.json())
  const { id: report } = one.json<{ id: string }>()
  expect((await wallet()).heldPaise).toBe(atMostPaise)
  await gatherReport(ctx, report)
  const [made] = (await listed(id)).reports
  expect(made).toMatchObject({ id: report, status: 'ready', atMostPaise })
  expect(made?.url).toMatch(/\/kyc-intelligence\/[\w-]+$/)
  const after = await wallet()
  expect(after.heldPaise).toBe(0)
  // What it has paid for are its own checks: those of the inquiry were paid before.
  expect(before.availablePaise - after.availablePaise).toBe(made?.chargedPaise)
  const checks = await ctx.db
    .selectFrom('verifications')
    .select(eb => ['product', eb.fn.countAll<string>().as('count')])
    .where('user_id', '=', customer.userId)
    .where('product', 'in', ['pan-profile', 'gstin-by-pan'])
    .groupBy('product')
    .execute()
  expect(
    checks.map(({ product, count }) => [product, Number(count)] as const).toSorted(([a], [b]) => a.localeCompare(b)),
  ).toEqual([
    ['gstin-by-pan', 1],
    ['pan-profile', 1],
  ])
  const erased = await post(`/api/inquiries/${id}/erase`)
  expect(erased.json<ShownInquiry>().status).toBe('erased')
  expect(await listed(id)).toEqual({ reports: [], quote: null })
  const link = await ctx.db
    .selectFrom('invitations')
    .select('state')
    .where('subject', '=', report)
    .executeTakeFirstOrThrow()
  expect(link.state).toBe('withdrawn')
})

test('what no report is about is named, and nothing is made of it alone', async () => {
  const mixed = await listed(
    await start(
      [
        { kind: 'pan', value: 'AAAPZ1000A' },
        { kind: 'rc', value: 'MH12AB1000' },
      ],
      ['identity', 'vehicles'],
    ),
  )
  expect(mixed.quote?.leftOut).toEqual(['rc'])
  const only = await start([{ kind: 'rc', value: 'MH12AB1000' }], ['vehicles'])
  expect((await listed(only)).quote).toBeNull()
  expect((await post(`/api/inquiries/${only}/reports`, { atMostPaise: 100_000 })).statusCode).toBe(400)
})

test('needs money and the right; another account is refused', async () => {
  const id = await start()
  const url = `/api/inquiries/${id}/reports`
  const atMostPaise = 1_000_000
  const reader = await makeSubUser(ctx.db, customer.userId, 'view')
  const asReader = await signedIn(ctx, { userId: customer.userId, subUserId: reader })
  expect((await post(url, { atMostPaise }, asReader)).statusCode).toBe(403)
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  expect((await post(url, { atMostPaise }, stranger)).statusCode).toBe(404)
  expect((await app.inject({ url, headers: stranger })).statusCode).toBe(404)
  await ctx.db
    .updateTable('wallets')
    .set({ available_paise: 0 })
    .where('id', '=', customer.wallets.product.id)
    .execute()
  expect((await post(url, { atMostPaise })).statusCode).toBe(402)
  expect((await listed(id)).reports).toEqual([])
})
