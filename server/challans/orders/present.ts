import type { Challan, ChallanOrder, ExpectedSettlement } from '../../../contracts/challans/challanFields.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { ChallanOrderDetail, ChallanOrderRow } from '../../../contracts/resources/challanOrder.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { daysAfter, promisedDays, slowestRoute } from '../brands/promise.ts'
import { type EventRow, type ItemRow, type OrderRow, waitingUntil } from '../common/orders.ts'
import { type ChallanRow, presentChallan } from '../common/present.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { courtStatusFor } from '../court/court.ts'

type Parts = Pick<Context, 'vault' | 'config'>

/** True when a receipt is available. */
export const hasReceipt = ({ paid_at }: Pick<OrderRow, 'paid_at'>): boolean => paid_at !== null

/** An order as a list row, for its owner and for staff. */
export const presentRow = ({ vault }: Pick<Parts, 'vault'>, row: OrderRow, challans: number): ChallanOrderRow => ({
  id: row.id,
  code: row.code,
  number: row.number,
  createdAt: row.created_at,
  status: row.status,
  channel: row.channel,
  paymentMethod: row.payment_method,
  rcNo: openVehicle(vault, 'challan_orders', row),
  violator: row.violator_masked,
  challans,
  finesPaise: row.fines_paise,
  feesPaise: row.fees_paise,
  gstPaise: row.gst_paise,
  totalPaise: row.total_paise,
  refundedPaise: row.refunded_paise,
  waitingUntil: waitingUntil(row),
  paidAt: row.paid_at,
  dueAt: row.due_at,
  settledAt: row.settled_at,
})

/** `courtStatus` replaces what the item alone says. */
export const presentItem = (item: ItemRow, courtStatus = item.court_status): ChallanOrderDetail['items'][number] => ({
  id: item.id,
  challanNo: item.challan_no,
  offence: item.offence,
  route: item.route,
  amountPaise: item.amount_paise,
  feePaise: item.fee_paise,
  discountPercent: item.discount_percent,
  status: item.status,
  taken: item.taken_at !== null,
  evidence: item.evidence_object_id !== null,
  court_status_desc: courtStatus,
})

/** Presents a timeline; `by` resolves an actor's id to a name. */
export const presentEvents = (events: readonly EventRow[], by: (actor: string) => string, locale: Locale = 'en') =>
  events.map(({ status, at, note, actor }) => ({ status, at, note: noteIn(locale, note), by: by(actor) }))

const ownNotes = [
  'expired',
  'closedTaken',
  'refunded',
  'refundedTaken',
  'refundAsked',
  'otherAmount',
  'twice',
  'tooLate',
  'taken',
] as const

/** Our own notes are stored in English and translated for the reader; notes written by people stay as they are. */
function noteIn(locale: Locale, note: string | null): string | null {
  if (note === null || locale === 'en') return note
  for (const key of ownNotes) {
    const [before = '', after] = translate('en', `challanOrders.notes.${key}`, { amount: '|' }).split('|')
    if (after === undefined && note === before) return translate(locale, `challanOrders.notes.${key}`)
    if (after === undefined || !note.startsWith(before) || !note.endsWith(after)) continue
    const amount = note.slice(before.length, note.length - after.length)
    if (/^\D{0,4}[\d,]+\.\d\d$/.test(amount)) return translate(locale, `challanOrders.notes.${key}`, { amount })
  }
  return note
}

const rupees = (paise: number) => paise / 100

/** The part of an order that the public calls return, without its challans. */
export const presentPublic = (
  order: OrderRow,
  { items, events }: { items: readonly ItemRow[]; events: readonly EventRow[] },
  locale: Locale,
) => ({
  code: order.code,
  number: order.number,
  status: order.status,
  paymentMethod: order.payment_method,
  createdAt: order.created_at,
  fines: rupees(order.fines_paise),
  fees: rupees(order.fees_paise),
  gst: rupees(order.gst_paise),
  total: rupees(order.total_paise),
  refunded: rupees(order.refunded_paise),
  waiting: waitingUntil(order),
  diverged: order.divergence !== null,
  taken: items.filter(({ taken_at }) => taken_at !== null).length,
  timeline: events.map(({ status, at, note }) => ({ status, at, note: noteIn(locale, note) })),
})

/** A complete order with its challans, at the prices charged in it. */
export function presentOrder(
  ctx: Parts,
  order: OrderRow,
  { items, events, rows }: { items: readonly ItemRow[]; events: readonly EventRow[]; rows: readonly ChallanRow[] },
  locale: Locale,
): ChallanOrder {
  const byId = new Map(rows.map(row => [row.id, row]))
  const place = { code: order.code, status: order.status, waiting: waitingUntil(order) }
  const challanDetail = items.flatMap((item): Challan[] => {
    const row = byId.get(item.challan_id)
    if (!row) return []
    const fee = { feePaise: item.fee_paise, discountPercent: item.discount_percent }
    const shown = presentChallan(ctx, row, { fee, order: place, channel: order.channel })
    return [
      { ...shown, amountChallan: rupees(item.amount_paise), court_status_desc: courtStatusFor(order, item, locale) },
    ]
  })
  return {
    ...presentPublic(order, { items, events }, locale),
    nameViolator: order.violator_masked,
    rcNo: openVehicle(ctx.vault, 'challan_orders', order),
    challanNumber: items.map(({ challan_no }) => challan_no),
    court_status_desc: items.map(item => courtStatusFor(order, item, locale)).find(Boolean) ?? null,
    challanDetail,
    receipt: hasReceipt(order),
    expected: estimateSettlement(ctx, order, items),
  }
}

/**
 * When a paid order is to be settled, and the slowest route among its open challans. Null when nothing is open.
 */
export function estimateSettlement(
  ctx: Pick<Context, 'config'>,
  { status, paid_at, due_at }: Pick<OrderRow, 'status' | 'paid_at' | 'due_at'>,
  items: readonly Pick<ItemRow, 'status' | 'route'>[],
): ExpectedSettlement {
  if (paid_at === null || (status !== 'paid' && status !== 'processing')) return null
  const open = items.filter(item => item.status === 'paid' || item.status === 'processing')
  const slowest = slowestRoute(
    promisedDays(ctx),
    open.map(({ route }) => route),
  )
  if (!slowest) return null
  const by = due_at === null ? daysAfter(paid_at, slowest.days) : new Date(due_at)
  return { route: slowest.route, by: by.toISOString(), late: by.getTime() < Date.now() }
}
