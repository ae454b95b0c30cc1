import type { Context, Scope } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { isWaiting, type OrderRow, type Payer, type SearchRow } from '../common/orders.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { abandonOrder } from '../payment/expireOrder.ts'
import { lookUpVehicle } from '../search/lookUpVehicle.ts'
import { insertOrder } from './insert.ts'
import {
  findOrdersHolding,
  hasPriceChanged,
  isAwaitingPayment,
  isUnpayable,
  type PricedChallan,
  priceChallans,
  sumPricedChallans,
} from './payableChallans.ts'
export type PlaceOrderResult =
  | { outcome: 'ordered'; order: Pick<OrderRow, 'id' | 'code'> }
  /** The payer has no such search, or the challans do not belong to its vehicle. */
  | { outcome: 'unknown' }
  /** A price has changed since it was shown. */
  | { outcome: 'moved' }
  /** Already paid, not payable, or in another open order. */
  | { outcome: 'nonPaid'; challanNumbers: string[] }
  /** A payment of the payer's own order may be on its way; until when at most. */
  | { outcome: 'waiting'; challanNumbers: string[]; until: string }
  /** The total is zero, so there is nothing to charge. */
  | { outcome: 'nothing' }

/** Attempts when another order takes a challan meanwhile; each attempt checks everything again. */
const TRIES = 4

/**
 * Orders the payment of challans from one of the payer's own searches. Amounts come from our current records; if one differs from
 * what was shown, nothing is ordered. An identical unpaid order of the same payer is returned again. Throws `unavailable` when
 * the source must be asked again and does not answer.
 */
export async function placeOrder(
  ctx: Context,
  scope: Scope<Actor>,
  payer: Payer,
  body: { parentId: string; challanNumber: readonly string[] },
): Promise<PlaceOrderResult> {
  const search = await ownSearch(ctx, payer, body.parentId)
  const numbers = [...new Set(body.challanNumber)].toSorted()
  if (!search) return { outcome: 'unknown' }
  const listed = await refreshChallans(ctx, scope, search)
  let placed: PlaceOrderResult | null = null
  for (let tries = 0; !placed && tries < TRIES; tries += 1)
    placed = await attemptOrder(ctx, scope, payer, { search, numbers, listed })
  return placed ?? { outcome: 'nonPaid', challanNumbers: numbers }
}

async function attemptOrder(
  ctx: Context,
  scope: Scope<Actor>,
  payer: Payer,
  { search, numbers, listed }: { search: SearchRow; numbers: readonly string[]; listed: ReadonlySet<string> },
): Promise<PlaceOrderResult | null> {
  const rows = await ctx.db
    .selectFrom('challans')
    .selectAll()
    .where('challan_no', 'in', numbers)
    .where('vehicle_index', '=', search.vehicle_index)
    .orderBy('challan_no')
    .execute()
  if (rows.length < numbers.length) return { outcome: 'unknown' }
  const challans = await priceChallans(ctx.db, search.brand_id, rows)
  const holders = await findOrdersHolding(
    ctx.db,
    rows.map(({ id }) => id),
  )
  // A challan the source no longer lists has been settled elsewhere.
  const closed = rows.filter(row => isUnpayable(row) || !listed.has(row.challan_no))
  const taken = new Set(closed.map(({ challan_no }) => challan_no))
  for (const { order, challanNumbers } of holders) {
    if (belongsTo(order, payer) && isWaiting(order))
      return { outcome: 'waiting', challanNumbers, until: order.waiting_until ?? '' }
    if (belongsTo(order, payer) && isAwaitingPayment(order)) {
      if (taken.size === 0 && (await hasSameItems(ctx, order, challans))) {
        await updateLocale(ctx, scope, order)
        return { outcome: 'ordered', order }
      }
      if (await abandonOrder(ctx, scope, order)) continue
    }
    for (const number of challanNumbers) taken.add(number)
  }
  if (taken.size > 0) return { outcome: 'nonPaid', challanNumbers: numbers.filter(number => taken.has(number)) }
  if (hasPriceChanged(challans, search.prices)) return { outcome: 'moved' }
  if (sumPricedChallans(challans).totalPaise <= 0) return { outcome: 'nothing' }
  const order = await insertOrder(ctx, scope, payer, search, challans)
  return order && { outcome: 'ordered', order }
}

const ownSearch = ({ db }: Context, payer: Payer, id: string) => {
  const found = db.selectFrom('challan_searches').selectAll().where('id', '=', id)
  return 'userId' in payer
    ? found.where('user_id', '=', payer.userId).executeTakeFirst()
    : found.where('phone_index', '=', payer.phoneIndex).where('brand_id', '=', payer.brandId).executeTakeFirst()
}

const belongsTo = (order: OrderRow, payer: Payer): boolean =>
  'userId' in payer
    ? order.user_id === payer.userId
    : order.phone_index === payer.phoneIndex && order.brand_id === payer.brandId

/** When the payer orders again in another language, the order switches to it. */
async function updateLocale({ db }: Context, { locale }: Scope<Actor>, order: OrderRow): Promise<void> {
  if (order.locale === locale) return
  await db.updateTable('challan_orders').set({ locale }).where('id', '=', order.id).execute()
}

/** True when the order holds the same challans at the same prices. */
async function hasSameItems({ db }: Context, order: OrderRow, challans: readonly PricedChallan[]): Promise<boolean> {
  const items = await db.selectFrom('challan_order_items').selectAll().where('order_id', '=', order.id).execute()
  const costs = new Map(items.map(item => [item.challan_id, item]))
  return (
    items.length === challans.length &&
    challans.every(({ row, amountPaise, feePaise }) => {
      const item = costs.get(row.id)
      return item?.amount_paise === amountPaise && item.fee_paise === feePaise
    })
  )
}

/**
 * Refreshes the vehicle's challans when the last answer is too old: a price may have changed, or a challan may have been paid
 * elsewhere. Returns the numbers that the source still lists. Throws `unavailable`, because nobody should pay from an outdated
 * list.
 */
async function refreshChallans(
  ctx: Context,
  { locale }: Scope,
  search: { id: string; vehicle_sealed: string },
): Promise<Set<string>> {
  try {
    const { rows } = await lookUpVehicle(ctx, { rcNo: openVehicle(ctx.vault, 'challan_searches', search) })
    return new Set(rows.map(({ challan_no }) => challan_no))
  } catch (error) {
    if (error instanceof SourceUnavailable) throw new Problem('unavailable', translate(locale, 'challans.sourceDown'))
    throw error
  }
}
