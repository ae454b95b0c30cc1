import type { Locale } from '../../../contracts/platform/text.ts'
import { applyEvent } from '../../cases/apply.ts'
import { readCase } from '../../cases/rows.ts'
import { askedStep } from '../../cases/work.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { type CasePaymentRow, factsOfPayment, lockOrder } from './orders.ts'
import { reloadOrder, syncCasePayment } from './receive.ts'
import { nextCheck, waitingUntil } from './waiting.ts'

/**
 * Applies payments that nobody has reported, and ends an order whose time is over, or whose step waits for nobody any more. Throws `GatewayUnavailable` without ending
 * anything.
 */
export async function reconcileCasePayment(ctx: Context, order: CasePaymentRow, now: Date): Promise<void> {
  const after = await syncCasePayment(ctx, order)
  if (after.status === 'open' && waitingUntil(after, now.getTime()) === null) await endIfOver(ctx, after, now)
  const ended = await reloadOrder(ctx, order.id)
  await ctx.db
    .updateTable('case_payments')
    .set({ check_at: nextCheck(ended, now) })
    .where('id', '=', order.id)
    .where('status', '=', ended.status)
    .execute()
}

const endIfOver = (ctx: Context, { id, case_id }: CasePaymentRow, now: Date): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    const found = await readCase(ctx, trx, case_id, { lock: true })
    const order = await lockOrder(trx, id)
    if (order.status !== 'open' || waitingUntil(order, now.getTime()) !== null) return
    const asked = askedStep(found, { step: order.step })
    // A round that has just begun places its order in the transaction that marks it as told.
    const isAsked = asked !== undefined || found?.steps.get(order.step)?.status === 'waiting'
    if (isAsked && Date.parse(order.pay_until) > now.getTime()) return
    const outcome = order.failure === null ? 'expired' : 'failed'
    const status = asked ? outcome : 'cancelled'
    await trx.updateTable('case_payments').set({ status }).where('id', '=', id).execute()
    if (!asked) return
    const problem = translate(asked.case.row.locale as Locale, `cases.payment.${outcome}`)
    const facts = factsOfPayment(order)
    const event = { type: 'answered', step: order.step, round: asked.round, outcome, facts, problem } as const
    await applyEvent(ctx, trx, case_id, { event, by: 'system' })
  })
