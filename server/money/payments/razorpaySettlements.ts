import type Razorpay from 'razorpay'
import { z } from 'zod'
import { GatewayUnavailable, type SettlementRow } from '../../platform/ports/paymentGateway.ts'
import { settlementRow } from './settlementRow.ts'

/** An entry of Razorpay's settlement recon, https://razorpay.com/docs/api/settlements/fetch-recon: paise and Unix seconds. */
const entry = z.object({
  entity_id: z.string(),
  type: z.string(),
  debit: z.number().int(),
  credit: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  tax: z.number().int().nullish(),
  created_at: z.number().int(),
  settled_at: z.number().int().nullish(),
  settlement_id: z.string().nullish(),
  settlement_utr: z.string().nullish(),
  payment_id: z.string().nullish(),
  order_id: z.string().nullish(),
})

const reply = z.object({ items: z.array(entry) })

/** The most entries that Razorpay returns at once. */
const PAGE = 1_000

type Ask = (question: (client: Razorpay) => Promise<unknown>) => Promise<unknown>

/** What Razorpay settled on a day, page by page. Throws `GatewayUnavailable`. */
export async function razorpaySettlementReport(ask: Ask, day: string): Promise<SettlementRow[]> {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const rows: SettlementRow[] = []
  for (let skip = 0; ; skip += PAGE) {
    const query = { year, month, day: date, count: PAGE, skip }
    const answer = reply.safeParse(await ask(client => client.settlements.reports(query)))
    if (!answer.success) throw unreadable()
    for (const item of answer.data.items) rows.push(rowOf(item))
    if (answer.data.items.length < PAGE) return rows
  }
}

function rowOf(item: z.output<typeof entry>): SettlementRow {
  const row = settlementRow({
    ...item,
    id: item.entity_id,
    tax: item.tax ?? 0,
    paymentId: item.payment_id ?? null,
    orderId: item.order_id ?? null,
    at: new Date(item.created_at * 1_000),
    settledAt: item.settled_at ? new Date(item.settled_at * 1_000) : null,
    settlementId: item.settlement_id ?? null,
    utr: item.settlement_utr ?? null,
  })
  if (!row) throw unreadable()
  return row
}

const unreadable = () => new GatewayUnavailable('Razorpay’s settlement report could not be read')
