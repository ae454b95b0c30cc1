import { sql } from 'kysely'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import type { Context } from '../../platform/context.ts'
import { idMatches, idsWhere } from '../../platform/db/idMatches.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Finds card payments for staff's search, newest first: by id, payment, also a mismatched one and its refund, or gateway order. */
export async function findPayments({ db, vault }: Parts, q: string, most: number): Promise<SearchHit[]> {
  const conditions = [
    ...idMatches('ord', q),
    sql<boolean>`payment_id = ${q}`,
    sql<boolean>`failed_payment_id = ${q}`,
    sql<boolean>`gateway_order_id = ${q}`,
    sql<boolean>`id in (select order_id from diverged_payments where id = ${q} or gateway_refund_id = ${q})`,
  ]
  const rows = await db
    .selectFrom('payment_orders')
    .innerJoin('users', 'users.id', 'payment_orders.user_id')
    .select(['payment_orders.id', 'user_id', 'gateway_order_id', 'payment_id', 'payment_orders.created_at'])
    .select([sql<number>`credit_paise + tax_paise`.as('total_paise'), customerName.as('customer')])
    .where('payment_orders.id', 'in', idsWhere('payment_orders', conditions))
    .orderBy('payment_orders.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'payment',
    id: row.id,
    userId: row.user_id,
    target: row.payment_id,
    title: row.payment_id ?? row.gateway_order_id ?? row.id,
    detail: openName(vault, row.customer),
    amountPaise: row.total_paise,
    at: row.created_at,
  }))
}
