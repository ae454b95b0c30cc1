import type { z } from 'zod'
import type { decideChallanRefund as decideCall } from '../../../contracts/calls/adminChallans.ts'
import { assertNotTied } from '../../people/accounts/staff/ties.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { forbidden, Problem } from '../../platform/problem.ts'
import type { RefundRow } from '../common/orders.ts'
import { executeRefund, lockRefund } from './execute.ts'

type Decision = z.output<NonNullable<typeof decideCall.body>>

/** Delay before an unanswered refund is tried again: longer than a gateway call can take, so that two never run at once. */
const LOOK_AGAIN_MS = 3 * 60_000

/**
 * Approves or rejects a refund (the checker's half, never by the requester, nor by whoever is tied to them). An approved refund is executed at once; while the
 * gateway does not answer it stays approved, and reconciliation retries it. A refund the gateway refused can be decided again:
 * retried under its id, or rejected. Throws `forbidden`, `not_found`, and `conflict` when it was decided otherwise.
 */
export async function decideRefund(ctx: Context, scope: Scope<AdminActor>, id: string, decision: Decision) {
  const { state, isDecided } = await ctx.db.transaction().execute(async trx => {
    const { order, refund } = await lockRefund(trx, id)
    if (refund.asked_by === scope.actor.adminId) throw forbidden()
    if (isRepeated(refund, scope, decision.approve)) return { state: refund.state, isDecided: false }
    if (refund.state !== 'asked' && refund.state !== 'refused')
      throw new Problem('conflict', 'This refund has already been approved or rejected.')
    if (decision.approve) await assertNotTied(trx, scope, refund.asked_by)
    await decideIn(trx, refund, { decidedBy: scope.actor.adminId, approve: decision.approve })
    const data = { order: order.id, approved: decision.approve }
    const { action, reason } = { action: 'challanRefund.decided', reason: decision.reason } as const
    await audit(trx, scope, { action, subject: id, userId: order.user_id, reason, data })
    return { state: decision.approve ? ('approved' as const) : ('rejected' as const), isDecided: true }
  })
  if (state !== 'approved' || !isDecided) return { state }
  return { state: await executeRefund(ctx, id).catch(staysApproved) }
}

/** A repeated request by the same checker; the first one is executing it. */
const isRepeated = ({ decided_by, state }: RefundRow, { actor }: Scope<AdminActor>, approve: boolean) =>
  state !== 'refused' && decided_by === actor.adminId && approve === (state !== 'rejected')

function staysApproved(error: unknown): 'approved' {
  if (error instanceof GatewayUnavailable) return 'approved'
  throw error
}

/** `decidedBy` is null for what needs no second person (`refundTaken`). */
export async function decideIn(
  trx: Trx,
  { id }: Pick<RefundRow, 'id'>,
  { decidedBy, approve, at = new Date() }: { decidedBy: string | null; approve: boolean; at?: Date },
): Promise<void> {
  const decided = { decided_by: decidedBy, decided_at: at }
  await trx
    .updateTable('challan_refunds')
    .set(
      approve
        ? { ...decided, state: 'approved', refusal: null, check_at: new Date(at.getTime() + LOOK_AGAIN_MS) }
        : { ...decided, state: 'rejected' },
    )
    .where('id', '=', id)
    .execute()
}
