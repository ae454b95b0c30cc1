import type { z } from 'zod'
import type { challanMessageStates, listChallanMessages as listCall } from '../../../contracts/calls/challanDesk.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { lockOrder } from '../common/orders.ts'
import { notifyPayer } from './notifyPayer.ts'

type Listed = z.output<typeof listCall.reply>
type State = (typeof challanMessageStates)[number]

const MAX = 50
const resends = { max: 5, windowMs: 60 * 60_000 }

/** Lists the messages to an order's payer, newest first, with how far each has come. Throws `not_found`. */
export async function listMessages({ db, config }: Context, id: string): Promise<Listed> {
  const order = await db.selectFrom('challan_orders').select('id').where('id', '=', id).executeTakeFirst()
  if (!order) throw notFound('order')
  const rows = await db
    .selectFrom('challan_messages as sent')
    .leftJoin('deliveries', 'deliveries.id', 'sent.id')
    .leftJoin('messages', 'messages.id', 'sent.id')
    .leftJoin('admins', 'admins.id', 'sent.sent_by')
    .select(['sent.id', 'sent.notice', 'sent.channel', 'sent.sent_at', 'deliveries.status'])
    .select(['messages.id as stored', 'admins.name as sender'])
    .where('sent.order_id', '=', id)
    .orderBy('sent.sent_at', 'desc')
    .orderBy('sent.id', 'desc')
    .limit(MAX)
    .execute()
  return {
    messages: rows.map(row => ({
      id: row.id,
      notice: row.notice,
      channel: row.channel,
      at: row.sent_at,
      by: row.sender ?? config.BRAND_NAME,
      state: (row.status as State | null) ?? (row.stored ? 'stored' : 'sent'),
    })),
  }
}

/**
 * Writes a message to the payer anew and sends it; the earlier one stays in the list. Throws `not_found`, `too_many_requests`, and
 * `conflict` for a payer who turned such messages off.
 */
export async function resendMessage(ctx: Context, scope: Scope<AdminActor>, id: string, messageId: string) {
  const earlier = await ctx.db
    .selectFrom('challan_messages')
    .select(['notice', 'amount'])
    .where('id', '=', messageId)
    .where('order_id', '=', id)
    .executeTakeFirst()
  if (!earlier) throw notFound('message')
  await consumeRateLimitOrThrow(ctx, scope, `challan-resend:${id}`, resends)
  return ctx.db.transaction().execute(async trx => {
    const order = await lockOrder(trx, id)
    const { notice, amount } = earlier
    if (!(await notifyPayer(ctx, trx, order, notice, amount, scope.actor)))
      throw new Problem('conflict', 'Nothing was sent: the payer turned these messages off, or nobody delivers them.')
    const { action, data } = { action: 'challanMessage.resent', data: { notice, message: messageId } } as const
    await audit(trx, scope, { action, subject: id, userId: order.user_id, data })
    return { id }
  })
}
