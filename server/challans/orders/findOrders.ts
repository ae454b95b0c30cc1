import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import { parseOrderNumber } from '../../../contracts/challans/orderNumber.ts'
import { checkIdentifier, maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { toE164 } from '../../../contracts/people/phone.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { readTypedPhone } from '../../platform/identity/typedPhone.ts'
import { phoneIndexOf } from '../common/access.ts'
import { openVehicle, vehicleIndexOf } from '../common/vehicleNumber.ts'
import type { Shared } from './matching.ts'

/**
 * Finds orders for staff's search, newest first: by id, order number, vehicle, payer's phone, challan number, payment, gateway
 * order, tax invoice or credit note, or the reference of a settlement.
 */
export async function findOrders(ctx: Shared, q: string, most: number): Promise<SearchHit[]> {
  const rows = await ctx.db
    .selectFrom('challan_orders')
    .selectAll()
    .where('id', 'in', idsWhere('challan_orders', conditionsOf(ctx, q)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'challanOrder',
    id: row.id,
    userId: row.user_id,
    target: null,
    title: openVehicle(ctx.vault, 'challan_orders', row),
    detail: [
      row.number,
      row.phone_sealed &&
        maskIdentifier(
          'phone',
          ctx.vault.open(row.phone_sealed, { column: 'challan_orders.phone_sealed', id: row.id }),
        ),
    ]
      .filter(Boolean)
      .join(', '),
    amountPaise: row.total_paise,
    at: row.created_at,
  }))
}

function conditionsOf({ vault }: Shared, q: string): RawBuilder<SqlBool>[] {
  const vehicle = checkIdentifier('rc', q)
  const phone = readTypedPhone(q)
  const number = parseOrderNumber(q)
  const itemsWith = (condition: RawBuilder<SqlBool>) =>
    sql<SqlBool>`id in (select order_id from challan_order_items where ${condition})`
  return [
    ...idMatches('cho', q),
    sql`code = ${q}`,
    ...(number ? [sql<SqlBool>`number = ${number}`] : []),
    sql`payment_id = ${q}`,
    sql`gateway_order_id = ${q}`,
    sql`id in (select order_id from challan_diverged_payments where payment_id = ${q})`,
    sql`id in (select order_id from challan_invoices where number = ${q.toUpperCase()})`,
    itemsWith(sql`challan_no = ${q.toUpperCase()}`),
    itemsWith(sql`evidence_reference = ${q}`),
    ...(vehicle.ok ? [sql<SqlBool>`vehicle_index = ${vehicleIndexOf(vault, vehicle.value)}`] : []),
    ...(phone ? [sql<SqlBool>`phone_index = ${phoneIndexOf(vault, toE164(phone))}`] : []),
  ]
}

/** Finds refunds of challans by id or by the gateway's id, newest first. */
export async function findRefunds({ db }: Pick<Shared, 'db'>, q: string, most: number): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom('challan_refunds')
    .innerJoin('challan_orders', 'challan_orders.id', 'challan_refunds.order_id')
    .select(['challan_refunds.id', 'order_id', 'user_id', 'amount_paise', 'gateway_refund_id', 'asked_at'])
    .where(
      'challan_refunds.id',
      'in',
      idsWhere('challan_refunds', [...idMatches('crf', q), sql`gateway_refund_id = ${q}`]),
    )
    .orderBy('challan_refunds.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'challanRefund',
    id: row.id,
    userId: row.user_id,
    target: row.order_id,
    title: row.gateway_refund_id ?? row.id,
    detail: null,
    amountPaise: row.amount_paise,
    at: row.asked_at,
  }))
}
