import type { Challan } from '../../../contracts/calls/challanFields.ts'
import type { Context } from '../../platform/context.ts'
import { presentChallan } from '../common/present.ts'
import type { FeeBook } from '../fees/feeBook.ts'
import type { ChallanWithOrder } from './lookUpVehicle.ts'

/** Who searches: an account on the console, a phone number on the public pages. */
export type Searcher = { userId: string } | { phoneIndex: string; brandId: string }

/** Presents challans to a searcher, with fees and the orders that hold them. */
export function presentRows(
  ctx: Pick<Context, 'vault'>,
  rows: readonly ChallanWithOrder[],
  feeOf: FeeBook,
  looker: Searcher,
): Challan[] {
  const at = new Date()
  const channel = 'userId' in looker ? 'console' : 'public'
  return rows.map(row =>
    presentChallan(ctx, row, {
      fee: feeOf(row),
      order: orderFor(row, looker),
      held: row.order_code !== null,
      channel,
      at,
    }),
  )
}

/** Only the payer sees the order, because its code gives access to it. */
function orderFor(row: ChallanWithOrder, looker: Searcher): Challan['order'] {
  const { order_code: code, order_status: status } = row
  const own = 'userId' in looker ? row.order_user_id === looker.userId : row.order_phone_index === looker.phoneIndex
  return own && code && status ? { code, status } : null
}
