import { payableRoutes, totalChallans } from '../../../contracts/challans/challans.ts'
import type { Db } from '../../platform/context.ts'
import type { ShownPrice } from '../../platform/db/schema/challans.ts'
import { isUnpaid, type OrderRow } from '../common/orders.ts'
import type { ChallanRow } from '../common/present.ts'
import { feeBookOf } from '../fees/feeBook.ts'

/** Paid according to the source, in any letter case (A76), or by one of our orders while the source lags behind. */
const isPaidAnywhere = ({ status, paid_with }: ChallanRow) =>
  paid_with !== null || status.trim().toLowerCase() === 'paid'

/** True for challans nobody can pay: paid, contested, or in an excluded state. */
export const isUnpayable = (row: ChallanRow): boolean => isPaidAnywhere(row) || !payableRoutes.includes(row.route)

export const isAwaitingPayment = (order: OrderRow) => isUnpaid(order) && order.divergence === null

/** A challan with its current price, from our own records and fees. */
export type PricedChallan = ShownPrice & { row: ChallanRow }

export async function priceChallans(
  db: Db,
  brandId: string | null,
  rows: readonly ChallanRow[],
): Promise<PricedChallan[]> {
  const feeOf = await feeBookOf(db, brandId)
  return rows.map(row => ({ row, challanNo: row.challan_no, amountPaise: row.amount_paise, ...feeOf(row) }))
}

/** True when any price differs from the one that was shown. */
export function hasPriceChanged(now: readonly ShownPrice[], shown: readonly ShownPrice[]): boolean {
  const before = new Map(shown.map(price => [price.challanNo, price]))
  return now.some(({ challanNo, amountPaise, feePaise }) => {
    const price = before.get(challanNo)
    return price?.amountPaise !== amountPaise || price.feePaise !== feePaise
  })
}

export const sumPricedChallans = (challans: readonly ShownPrice[]) => totalChallans(challans)
