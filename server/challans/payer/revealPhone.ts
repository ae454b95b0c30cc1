import type { z } from 'zod'
import type { revealChallanPhone as revealCall } from '../../../contracts/calls/challanDesk.ts'
import { toE164 } from '../../../contracts/people/phone.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import type { OrderRow } from '../common/orders.ts'

type Reveal = z.output<NonNullable<typeof revealCall.body>>

/**
 * The whole phone number of an order's payer or lawyer. The audit event is written first, so that no access goes unrecorded. Throws
 * `not_found`, also without a number.
 */
export async function revealPhone(ctx: Context, scope: Scope<AdminActor>, id: string, { of, reason }: Reveal) {
  const order = await ctx.db.selectFrom('challan_orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) throw notFound('order')
  const data = { of }
  await audit(ctx.db, scope, { action: 'challanPhone.revealed', subject: id, userId: order.user_id, reason, data })
  const phone =
    of === 'lawyer' ? openRow(ctx.vault, 'challan_orders', order).lawyer_phone_sealed : await ofPayer(ctx, order)
  if (!phone) throw notFound('phone')
  return { phone }
}

/** A citizen's number is the order's; an account's is its owner's. */
async function ofPayer({ db, vault }: Context, order: OrderRow): Promise<string | null> {
  if (order.user_id === null) return openRow(vault, 'challan_orders', order).phone_sealed
  const row = await db
    .selectFrom('users')
    .select(['id', 'phone', 'country_code'])
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  const { phone, country_code } = openRow(vault, 'users', row)
  return phone && country_code && toE164({ countryCode: country_code, number: phone })
}
