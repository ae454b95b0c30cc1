import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { isPaid } from '../../../contracts/challans/challans.ts'
import type { Context } from '../../platform/context.ts'
import { asyncCommit } from '../../platform/db/connect.ts'
import type { ShownPrice } from '../../platform/db/schema/challans.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { Vehicle } from '../../platform/ports/challanSource.ts'
import { type OrderRow, waitingUntil } from '../common/orders.ts'
import { findOwnUnpaid } from '../common/ownUnpaid.ts'
import { type ChallanRow, displayStatus, openSourceChallan, presentChallan, violatorOf } from '../common/present.ts'
import { type FeeBook, feeBookOf } from '../fees/feeBook.ts'
import { type ChallanWithOrder, lookUpVehicle } from './lookUpVehicle.ts'

type Shared = Pick<Context, 'db' | 'vault' | 'challans'>

export interface Search {
  rcNo: string
  parentId: string
  fetchedAt: string
  result: Challan[]
}

/** Looks a vehicle up and stores the search with the prices shown, from which an order is created. Throws `SourceUnavailable`. */
export async function search(
  ctx: Shared,
  searcher: Searcher,
  vehicle: Vehicle,
  { id: parentId, at } = { id: newId('chs'), at: new Date() },
): Promise<Search> {
  const [channel, brandId] =
    'userId' in searcher ? (['console', null] as const) : (['public', searcher.brandId] as const)
  const [found, feeOf] = await Promise.all([lookUpVehicle(ctx, vehicle), feeBookOf(ctx.db, brandId, at)])
  const { rows, vehicleIndex, fetchedAt } = found
  const isPending = (row: ChallanRow) => !isPaid(displayStatus(row), channel)
  const pending = rows.filter(isPending)
  const priceOf = (row: ChallanRow): ShownPrice => ({
    challanNo: row.challan_no,
    amountPaise: row.amount_paise,
    ...feeOf(row),
  })
  const [first] = rows
  await ctx.db
    .insertInto('challan_searches')
    .values({
      id: parentId,
      channel,
      user_id: 'userId' in searcher ? searcher.userId : null,
      brand_id: brandId,
      phone_index: 'userId' in searcher ? null : searcher.phoneIndex,
      vehicle_index: vehicleIndex,
      vehicle_sealed: ctx.vault.seal(vehicle.rcNo, { column: 'challan_searches.vehicle_sealed', id: parentId }),
      violator_masked: first ? violatorOf(openSourceChallan(ctx, first)) : null,
      prices: JSON.stringify(pending.map(priceOf)),
      pending: pending.length,
      paid: rows.length - pending.length,
      pending_paise: pending.reduce((sum, row) => sum + row.amount_paise, 0),
      fetched_at: fetchedAt,
      created_at: at,
    })
    // May commit asynchronously: an order created from it is flushed to disk, and this row with it.
    .returning(asyncCommit.as('async_commit'))
    .execute()
  const result = await presentRows(ctx, rows, feeOf, searcher)
  return { rcNo: vehicle.rcNo, parentId, fetchedAt, result }
}

/** Who searches: an account on the console, a phone number on the public pages. */
export type Searcher = { userId: string } | { phoneIndex: string; brandId: string }

/**
 * Presents challans to a searcher, with fees, the order that has paid each, and the searcher's own unpaid one. Unpaid orders of others do not matter: whoever
 * pays first has it.
 */
export async function presentRows(
  ctx: Pick<Context, 'db' | 'vault'>,
  rows: readonly ChallanWithOrder[],
  feeOf: FeeBook,
  searcher: Searcher,
): Promise<Challan[]> {
  const at = new Date()
  const channel = 'userId' in searcher ? 'console' : 'public'
  const unpaid = await findOwnUnpaid(
    ctx.db,
    searcher,
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const own = unpaid.find(({ challans }) => challans.some(({ id }) => id === row.id))?.order
    const held = row.order_code !== null || own !== undefined
    return presentChallan(ctx, row, { fee: feeOf(row), order: orderFor(row, searcher, own), held, channel, at })
  })
}

/** Only the payer sees the order, because its code gives access to it. */
function orderFor(row: ChallanWithOrder, searcher: Searcher, unpaid: OrderRow | undefined): Challan['order'] {
  const { order_code: code, order_status: status } = row
  if (!code || !status)
    return unpaid ? { code: unpaid.code, status: unpaid.status, waiting: waitingUntil(unpaid) } : null
  const own =
    'userId' in searcher ? row.order_user_id === searcher.userId : row.order_phone_index === searcher.phoneIndex
  return own ? { code, status, waiting: null } : null
}
