import { beforeEach, expect } from 'vitest'
import type { GatewayDay } from '../../../../contracts/resources/gatewayDay.ts'
import type { GatewayDifference } from '../../../../contracts/resources/gatewayDifference.ts'
import { importRows } from '../../../../server/backoffice/settlements/importReport.ts'
import { paymentsSystemScope } from '../../../../server/money/payments/paymentOrders.ts'
import type { SettlementRow } from '../../../../server/platform/ports/paymentGateway.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { buyer } from '../../money/payments/helpers.ts'

export const DAY_MS = 86_400_000
export const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
export const indianDay = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

/** A payment as a report names it, by default the one that `paid` makes. */
export const row = (id: string, at: Date, more: Partial<SettlementRow> = {}): SettlementRow => ({
  id,
  kind: 'payment',
  paymentId: id,
  orderId: null,
  amountMinor: 236_000,
  currency: 'INR',
  feeMinor: 4_720,
  taxMinor: 850,
  netMinor: 230_430,
  at: at.toISOString(),
  settledAt: new Date(at.getTime() + 2 * DAY_MS).toISOString(),
  settlementId: 'setl_1',
  utr: 'UTR1',
  ...more,
})
/** A customer who pays and a member of staff, both new for each test. */
export async function settlementWorld() {
  const suite = await testApp()
  const { app, ctx } = suite
  const who = {} as { adminId: string; staff: Record<string, string>; buyer: Awaited<ReturnType<typeof buyer>> }
  beforeEach(async () => {
    who.adminId = await makeAdmin(ctx.db)
    who.staff = await signedIn(ctx, { adminId: who.adminId })
    who.buyer = await buyer(suite)
  })

  /** A credited top-up of ₹2,000 and its GST, paid some days ago. */
  async function paid(days: number) {
    const { payment_id, ...rest } = await who.buyer.verified(2_000)
    await who.buyer.credit({ payment_id, ...rest })
    const at = ago(days)
    await ctx.db.updateTable('payment_orders').set({ paid_at: at }).where('payment_id', '=', payment_id).execute()
    await ctx.db
      .updateTable('sandbox_gateway_payments')
      .set({ created_at: at.toISOString() } as never)
      .where('id', '=', payment_id)
      .execute()
    return { id: payment_id, at }
  }

  const report = (...rows: SettlementRow[]) => importRows(ctx, paymentsSystemScope, rows, indianDay(new Date()))
  /** A report that reaches to today, so that what it lacks is missing. */
  const upToDate = () =>
    report(row('adj_today', ago(1), { kind: 'other', paymentId: null, settledAt: new Date().toISOString() }))

  const call = async (url: string, payload: object, headers = who.staff) => {
    const reply = await app.inject({ method: 'POST', url: `/admin-api${url}`, payload, headers })
    return { status: reply.statusCode, ...reply.json() }
  }
  const list = async <Row>(name: string, filter: object, headers = who.staff) => {
    const url = `/admin-api/resources/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`
    const reply = await app.inject({ url, headers })
    return { status: reply.statusCode, rows: reply.statusCode === 200 ? (reply.json() as Row[]) : [] }
  }
  const differences = async (filter: object) => {
    const { status, rows } = await list<GatewayDifference>('gateway-differences', filter)
    expect(status).toBe(200)
    return rows
  }
  const dayOf = async (at: Date) => {
    const day = indianDay(at)
    const { rows } = await list<GatewayDay>('gateway-days', { createdFrom: day, createdTo: day })
    return rows.find(({ id }) => id === day)
  }

  async function upload(csv: string | Buffer, headers = who.staff) {
    const edge = 'edge'
    const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="recon.csv"\r\ncontent-type: text/csv\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(csv), Buffer.from(`\r\n--${edge}--\r\n`)])
    const reply = await app.inject({
      method: 'POST',
      url: '/admin-api/settlement-reports',
      payload,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${edge}` },
    })
    return { status: reply.statusCode, ...reply.json() }
  }

  return { app, ctx, who, paid, report, upToDate, call, list, differences, dayOf, upload }
}
