import type { SettlementOutcome } from '../../../../contracts/calls/challanSettlements.ts'
import { openRefundStates } from '../../../../contracts/resources/customerChallanOrder.ts'
import type { Db } from '../../../platform/context.ts'
import type { PortalLine } from './readFile.ts'

/** A challan of the file in the order that pays it. */
export interface Match {
  itemId: string
  orderId: string
  number: string
  fine: number
}

export interface PlannedLine extends PortalLine {
  match: Match | null
  outcome: SettlementOutcome
  message: string | null
}

/** Matches each line with the order that pays its challan, and says what would become of it. Changes nothing. */
export async function planSettlements(db: Db, lines: readonly PortalLine[]): Promise<PlannedLine[]> {
  const numbers = [...new Set(lines.map(({ challanNo }) => challanNo))]
  const items = await itemsOf(db, numbers)
  const inRefund = await itemsInRefund(db, [...new Set(items.map(({ order_id }) => order_id))])
  const seen = new Set<string>()
  return lines.map(line => {
    const item = items
      .filter(({ challan_no }) => challan_no === line.challanNo)
      .toSorted((one, other) => rankOf(one.status) - rankOf(other.status))[0]
    const match = item
      ? { itemId: item.id, orderId: item.order_id, number: item.number, fine: item.amount_paise }
      : null
    const repeated = seen.has(line.challanNo)
    seen.add(line.challanNo)
    const outcome = repeated ? 'repeated' : outcomeOf(line, item, inRefund)
    return { ...line, match, outcome, message: null }
  })
}

type Item = Awaited<ReturnType<typeof itemsOf>>[number]

const itemsOf = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('challan_order_items as item')
    .innerJoin('challan_orders as ordered', 'ordered.id', 'item.order_id')
    .select(['item.id', 'item.order_id', 'item.challan_no', 'item.amount_paise', 'item.status'])
    .select(['item.evidence_reference', 'ordered.number', 'ordered.status as order_status'])
    .where('item.challan_no', 'in', numbers)
    // What another order has paid first is settled there.
    .where('item.taken_at', 'is', null)
    .orderBy('item.id', 'desc')
    .execute()

async function itemsInRefund(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const open = await db
    .selectFrom('challan_refunds')
    .select('item_ids')
    .where('order_id', 'in', orderIds)
    .where('state', 'in', openRefundStates)
    .execute()
  return new Set(open.flatMap(({ item_ids }) => item_ids))
}

/** A challan may stand in several orders, of which at most one is open. */
const order: readonly Item['status'][] = ['processing', 'paid', 'settled', 'refunded', 'created', 'failed']
const rankOf = (status: Item['status']) => order.indexOf(status)

const paidWords = /^(paid|settled|disposed|disposed off|disposed of|success|successful|closed)$/i

function outcomeOf(line: PortalLine, item: Item | undefined, inRefund: ReadonlySet<string>): SettlementOutcome {
  const { challanNo, receiptNo, status, amount, date } = line
  const paise = amount ? paiseIn(amount) : null
  if (challanNo === '' || receiptNo.length < 3 || receiptNo.length > 80 || Number.isNaN(paise)) return 'invalid'
  if (date && !isDay(date)) return 'invalid'
  if (status !== null && !paidWords.test(status)) return 'status'
  if (!item || item.order_status === 'created' || item.order_status === 'failed' || item.order_status === 'expired')
    return 'unknown'
  if (item.status === 'settled') return item.evidence_reference === receiptNo ? 'already' : 'otherReceipt'
  if (item.status === 'refunded') return 'closed'
  if (inRefund.has(item.id)) return 'inRefund'
  if (item.status !== 'processing') return 'notProcessing'
  return paise !== null && paise !== item.amount_paise ? 'amount' : 'ready'
}

/** `₹1,500.00` as 150000; NaN for anything else. */
function paiseIn(amount: string): number {
  const plain = amount.replaceAll(/[\s,]/g, '').replace(/^(₹|Rs\.?|INR)/i, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** `2026-11-20`, `20-11-2026`, `20/11/2026`, with or without a time, and not in the future. */
function isDay(written: string): boolean {
  const found = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})[-/.](\d{2})[-/.](\d{4}))(?:[ T].*)?$/.exec(written)
  if (!found) return false
  const [, year, month, day, laterDay, laterMonth, laterYear] = found
  const iso = `${year ?? laterYear}-${month ?? laterMonth}-${day ?? laterDay}`
  const time = Date.parse(iso)
  return new Date(time || 0).toISOString().startsWith(iso) && time <= Date.now()
}
