import type { z } from 'zod'
import type { requestLateRefunds as lateCall } from '../../../contracts/calls/adminChallans.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { type Actor, type AdminActor, actorId } from '../../platform/identity/actors.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { Problem } from '../../platform/problem.ts'
import { challansSystemScope, itemsOf, lockOrder, type OrderRow } from '../common/orders.ts'
import { notifyPayer } from '../notices/notifyPayer.ts'
import { insertRefund } from './request.ts'

const EVERY_MS = 10 * 60_000
const FIRST_MS = 60_000
const BATCH = 200

type LateParts = Pick<Context, 'db' | 'vault' | 'config' | 'channels' | 'log'>
type Reply = z.output<typeof lateCall.reply>

/** Requests the refunds of overdue orders on behalf of a member of staff, each in its own transaction. */
export async function requestLateRefunds(
  ctx: Context,
  scope: Scope<AdminActor>,
  ids: readonly string[],
): Promise<Reply> {
  const reply: Reply = { requested: [], skipped: [] }
  for (const id of new Set(ids)) {
    let number = id
    try {
      const refund = await ctx.db.transaction().execute(async trx => {
        const order = await lockOrder(trx, id)
        number = order.number
        if (!isLate(order)) throw new Problem('conflict', 'This order is not overdue.')
        return refundLate(ctx, trx, scope, order)
      })
      reply.requested.push({ id, ...refund })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      reply.skipped.push({ id, number, message: error.message })
    }
  }
  return reply
}

/** Works the promise to refund what is late. Any number of processes may run it: an order's late refund is requested once. */
export const startLateRefunds = (ctx: LateParts) =>
  runPeriodically(
    EVERY_MS,
    'requesting refunds of late challan orders',
    ctx.log,
    () => proposeLateRefunds(ctx),
    FIRST_MS,
  )

/**
 * Requests the refund of every overdue order whose brand promised one, unless a refund of it is open; a checker decides it. Returns how
 * many were requested. After a checker has rejected one, it is not requested again.
 */
export async function proposeLateRefunds(ctx: LateParts): Promise<number> {
  const late = await ctx.db
    .selectFrom('challan_orders')
    .select('id')
    .where('status', 'in', ['paid', 'processing'])
    .where('due_at', '<', new Date().toISOString())
    .where('late_refund', '=', true)
    .where('late_refund_at', 'is', null)
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('challan_refunds')
            .select('challan_refunds.id')
            .whereRef('challan_refunds.order_id', '=', 'challan_orders.id')
            .where('challan_refunds.state', 'in', ['asked', 'approved', 'refused']),
        ),
      ),
    )
    .orderBy('due_at')
    .limit(BATCH)
    .execute()
  let requested = 0
  for (const { id } of late)
    try {
      await ctx.db.transaction().execute(async trx => {
        const order = await lockOrder(trx, id)
        if (!isLate(order) || order.late_refund_at !== null) return
        await refundLate(ctx, trx, challansSystemScope, order)
        requested += 1
      })
    } catch (error) {
      // For instance, a refund that was requested meanwhile: the next run looks again.
      if (!(error instanceof Problem)) throw error
      ctx.log.warn({ order: id, err: error }, 'no refund of this late order')
    }
  return requested
}

const isLate = ({ status, due_at }: Pick<OrderRow, 'status' | 'due_at'>): boolean =>
  (status === 'paid' || status === 'processing') && due_at !== null && Date.parse(due_at) < Date.now()

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** Requests the refund of what is not settled in a locked, late order. Its payer is told where a refund was promised. */
async function refundLate(ctx: LateParts, trx: Trx, scope: Scope<Actor>, order: OrderRow) {
  const open = (await itemsOf(trx, order.id)).filter(({ status }) => status === 'paid' || status === 'processing')
  const reason = `Late: it was due on ${day.format(new Date(order.due_at ?? 0))}.`
  const items = open.map(({ id }) => id)
  const refund = await insertRefund(trx, order, { items, reason, askedBy: actorId(scope.actor) })
  await trx.updateTable('challan_orders').set({ late_refund_at: new Date() }).where('id', '=', order.id).execute()
  const data = { order: order.id, amountPaise: refund.amountPaise, challans: items.length, late: true }
  const { action, subject } = { action: 'challanRefund.asked', subject: refund.refundId } as const
  await audit(trx, scope, { action, subject, userId: order.user_id, reason, data })
  if (order.late_refund && order.late_refund_at === null)
    await notifyPayer(ctx, trx, order, 'late', formatPaise(refund.amountPaise))
  return refund
}
