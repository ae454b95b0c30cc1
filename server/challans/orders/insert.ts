import type { Insertable } from 'kysely'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type Actor, actorId } from '../../platform/identity/actors.ts'
import { idAt, newId, newOrderNumber, newSecret } from '../../platform/identity/ids.ts'
import { addEvent, lockChallans, type OrderRow, type Payer, type SearchRow, UNPAID_MS } from '../common/orders.ts'
import { findOwnUnpaid } from '../common/ownUnpaid.ts'
import { openSourceChallan } from '../common/present.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { type PricedChallan, sumPricedChallans } from './payableChallans.ts'

type Parts = Pick<Context, 'vault' | 'payments'>

/**
 * Inserts an order with its items. Returns null when one of the challans has been paid meanwhile, or the payer has begun another order of it: everything
 * is to be checked again. Others' orders do not matter: whoever pays first has it.
 */
export function insertOrder(
  ctx: Parts & Pick<Context, 'db'>,
  scope: Scope<Actor>,
  payer: Payer,
  search: SearchRow,
  challans: readonly PricedChallan[],
) {
  const ids = challans.map(({ row }) => row.id)
  return ctx.db.transaction().execute(async trx => {
    await lockChallans(trx, ids)
    const paid = trx.selectFrom('challans').select('id').where('id', 'in', ids).where('paid_with', 'is not', null)
    if (await paid.executeTakeFirst()) return null
    if ((await findOwnUnpaid(trx, payer, ids)).length > 0) return null
    return insertOrderIn(ctx, trx, scope, payer, search, challans)
  })
}

/** The same inside the caller's transaction, without a look at other orders. `past` backdates the order for seeds. */
export async function insertOrderIn(
  { vault, payments }: Parts,
  trx: Trx,
  scope: Scope<Actor>,
  payer: Payer,
  search: SearchRow,
  challans: readonly PricedChallan[],
  past?: Date,
): Promise<Pick<OrderRow, 'id' | 'code'>> {
  const { finesPaise, feesPaise, gstPaise, totalPaise } = sumPricedChallans(challans)
  const at = past ?? new Date()
  const [id, code] = [past ? idAt('cho', past) : newId('cho'), newSecret()]
  const { vehicle_index, violator_masked, channel } = search
  await insertNumbered(trx, {
    id,
    code,
    search_id: search.id,
    channel,
    ...('userId' in payer ? ofUser(payer) : ofPhone(vault, id, payer)),
    vehicle_index,
    vehicle_sealed: vault.seal(openVehicle(vault, 'challan_searches', search), {
      column: 'challan_orders.vehicle_sealed',
      id,
    }),
    violator_masked,
    ordered_by: actorId(scope.actor),
    locale: scope.locale,
    fines_paise: finesPaise,
    fees_paise: feesPaise,
    gst_paise: gstPaise,
    total_paise: totalPaise,
    gateway: payments.name,
    created_at: at,
    check_at: new Date(at.getTime() + UNPAID_MS),
  })
  await trx
    .insertInto('challan_order_items')
    .values(challans.map(challan => itemOf(vault, id, challan)))
    .execute()
  await addEvent(trx, id, { status: 'created', actor: scope.actor, at })
  const userId = 'userId' in payer ? payer.userId : null
  const data = { challans: challans.length, totalPaise }
  await audit(trx, scope, { action: 'challanOrder.created', subject: id, userId, data })
  return { id, code }
}

/** Gives the order a number that no other order has. */
async function insertNumbered(trx: Trx, order: Omit<Insertable<Schema['challan_orders']>, 'number'>): Promise<void> {
  for (;;) {
    const inserted = await trx
      .insertInto('challan_orders')
      .values({ ...order, number: newOrderNumber() })
      .onConflict(taken => taken.column('number').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 1n) return
  }
}

const ofUser = ({ userId }: { userId: string }) => ({
  user_id: userId,
  brand_id: null,
  phone_index: null,
  phone_sealed: null,
})

const ofPhone = (vault: Context['vault'], id: string, payer: Extract<Payer, { phone: string }>) => ({
  user_id: null,
  brand_id: payer.brandId,
  phone_index: payer.phoneIndex,
  phone_sealed: vault.seal(payer.phone, { column: 'challan_orders.phone_sealed', id }),
})

function itemOf(vault: Context['vault'], order_id: string, { row, ...price }: PricedChallan) {
  const { detailsViolation, courtStatus } = openSourceChallan({ vault }, row)
  return {
    id: newId('chi'),
    order_id,
    challan_id: row.id,
    challan_no: row.challan_no,
    route: row.route,
    offence: detailsViolation.map(({ offence }) => offence).join('; '),
    amount_paise: price.amountPaise,
    fee_paise: price.feePaise,
    discount_percent: price.discountPercent,
    fee_id: price.feeId,
    court_status: courtStatus,
  }
}
