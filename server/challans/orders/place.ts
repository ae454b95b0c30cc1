import type { Context, Scope } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { isWaiting, type OrderRow, type Payer, type SearchRow } from '../common/orders.ts'
import { findOwnUnpaid } from '../common/ownUnpaid.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { abandonOrder } from '../payment/expireOrder.ts'
import { syncRivals } from '../payment/rivals.ts'
import { lookUpVehicle } from '../search/lookUpVehicle.ts'
import { insertOrder } from './insert.ts'
import {
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
  /** Already paid, also by somebody else's order a moment ago, or not payable. */
  | { outcome: 'nonPaid'; challanNumbers: string[] }
  /** A payment of the payer's own order may be on its way; until when at most. */
  | { outcome: 'waiting'; challanNumbers: string[]; until: string }
  /** The total is zero, so there is nothing to charge. */
  | { outcome: 'nothing' }

/** Attempts when a challan is paid, or the payer orders it once more, meanwhile; each attempt checks everything again. */
const TRIES = 4

/**
 * Orders the payment of challans from one of the payer's own searches. Amounts come from our current records; if one differs from
 * what was shown, nothing is ordered. An order begun holds nothing for others: whoever pays first has it. An identical unpaid order of the same payer is
 * returned again, another one of the same challans is replaced. Throws `unavailable` when
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
  await syncRivals(ctx, await idsOf(ctx, numbers))
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
  const ids = rows.map(({ id }) => id)
  // A challan the source no longer lists has been settled elsewhere.
  const closed = rows.filter(row => isUnpayable(row) || !listed.has(row.challan_no))
  const taken = new Set(closed.map(({ challan_no }) => challan_no))
  for (const { order, challans: held } of await findOwnUnpaid(ctx.db, payer, ids)) {
    const challanNumbers = held.map(({ challanNo }) => challanNo)
    if (isWaiting(order)) return { outcome: 'waiting', challanNumbers, until: order.waiting_until ?? '' }
    if (isAwaitingPayment(order)) {
      const isSame =
        order.brand_id === search.brand_id && taken.size === 0 && (await hasSameItems(ctx, order, challans))
      if (isSame) {
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

const idsOf = async ({ db }: Context, numbers: readonly string[]) =>
  (await db.selectFrom('challans').select('id').where('challan_no', 'in', numbers).execute()).map(({ id }) => id)

const ownSearch = ({ db }: Context, payer: Payer, id: string) => {
  const found = db.selectFrom('challan_searches').selectAll().where('id', '=', id)
  return 'userId' in payer
    ? found.where('user_id', '=', payer.userId).executeTakeFirst()
    : found.where('phone_index', '=', payer.phoneIndex).where('brand_id', '=', payer.brandId).executeTakeFirst()
}

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
