import type { z } from 'zod'
import type { setEndUserBlocked as blockCall } from '../../../contracts/calls/whiteLabel.ts'
import type { WhitelabelUserDetail } from '../../../contracts/resources/whitelabelUser.ts'
import { openVehicle } from '../../challans/common/vehicleNumber.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { findUser, type Parts } from './users.ts'

const MOST = 50

/** One end user with what they did under the brand. Throws `not_found`. */
export async function showUser(ctx: Parts, id: string): Promise<WhitelabelUserDetail> {
  const { db, vault } = ctx
  const user = await findUser(ctx, id)
  if (!user) throw notFound('end user')
  const key = await db
    .selectFrom('brand_users')
    .leftJoin('admins', 'admins.id', 'blocked_by')
    .select(['brand_id', 'phone_index', 'blocked_at', 'block_reason', 'admins.name as by'])
    .where('brand_users.id', '=', id)
    .executeTakeFirstOrThrow()
  const [searches, orders, refunds] = await Promise.all([
    db
      .selectFrom('challan_searches')
      .select(['id', 'vehicle_sealed', 'pending', 'paid', 'pending_paise', 'created_at'])
      .where('brand_id', '=', key.brand_id)
      .where('phone_index', '=', key.phone_index)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute(),
    db
      .selectFrom('challan_orders')
      .select(['id', 'number', 'vehicle_sealed', 'status', 'total_paise', 'refunded_paise', 'payment_id'])
      .select(['created_at', 'paid_at'])
      .where('brand_id', '=', key.brand_id)
      .where('phone_index', '=', key.phone_index)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute(),
    db
      .selectFrom('challan_refunds')
      .innerJoin('challan_orders', 'challan_orders.id', 'order_id')
      .select([
        'challan_refunds.id',
        'order_id',
        'number',
        'amount_paise',
        'challan_refunds.reason',
        'state',
        'asked_at',
      ])
      .where('brand_id', '=', key.brand_id)
      .where('phone_index', '=', key.phone_index)
      .orderBy('challan_refunds.id', 'desc')
      .limit(MOST)
      .execute(),
  ])
  return {
    ...user,
    block: key.blocked_at === null ? null : { at: key.blocked_at, reason: key.block_reason ?? '', by: key.by ?? '' },
    searchRows: searches.map(row => ({
      id: row.id,
      vehicle: maskValue('tail', openVehicle(vault, 'challan_searches', row)),
      pending: row.pending,
      paid: row.paid,
      pendingPaise: row.pending_paise,
      createdAt: row.created_at,
    })),
    orderRows: orders.map(row => ({
      id: row.id,
      number: row.number,
      vehicle: maskValue('tail', openVehicle(vault, 'challan_orders', row)),
      status: row.status,
      totalPaise: row.total_paise,
      refundedPaise: row.refunded_paise,
      paymentId: row.payment_id,
      createdAt: row.created_at,
      paidAt: row.paid_at,
    })),
    refundRows: refunds.map(row => ({
      id: row.id,
      orderId: row.order_id,
      number: row.number,
      amountPaise: row.amount_paise,
      reason: row.reason,
      state: row.state,
      askedAt: row.asked_at,
    })),
  }
}

/** Blocks an end user under the brand, or lets them in again. Throws `not_found`. */
export function blockUser(
  { db }: Pick<Context, 'db'>,
  scope: Scope<AdminActor>,
  id: string,
  { blocked, reason }: z.output<NonNullable<typeof blockCall.body>>,
) {
  return db.transaction().execute(async trx => {
    const user = await trx
      .selectFrom('brand_users')
      .innerJoin('challan_brands', 'challan_brands.id', 'brand_id')
      .select(['blocked_at', 'owner_id', 'brand_id'])
      .where('brand_users.id', '=', id)
      .where('owner_id', 'is not', null)
      .forUpdate('brand_users')
      .executeTakeFirst()
    if (!user) throw notFound('end user')
    if ((user.blocked_at !== null) === blocked) return { id, blocked }
    const change = blocked
      ? { blocked_at: new Date(), blocked_by: scope.actor.adminId, block_reason: reason }
      : { blocked_at: null, blocked_by: null, block_reason: null }
    await trx.updateTable('brand_users').set(change).where('id', '=', id).execute()
    await audit(trx, scope, {
      action: blocked ? 'endUser.blocked' : 'endUser.unblocked',
      subject: id,
      userId: user.owner_id,
      reason,
      data: { brand: user.brand_id },
    })
    return { id, blocked }
  })
}
