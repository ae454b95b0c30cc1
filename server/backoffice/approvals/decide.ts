import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { decideApproval as decideCall } from '../../../contracts/calls/approvals.ts'
import { announceToSuperAdmins, type StaffNews } from '../../people/accounts/staff/announce.ts'
import { assertNotTied } from '../../people/accounts/staff/ties.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { type ApprovalKind, applications, followUps, type Made, type Proposals, permissionOf } from './proposals.ts'
import { linkTransfer } from './propose.ts'

type Decision = z.output<NonNullable<typeof decideCall.body>>
type Row = Selectable<Schema['approvals']>

/**
 * Approves or rejects a change (the checker's half, never by whoever asked, whatever their role). An approved change is made in the
 * same transaction; if it cannot be made now, it goes on waiting. Whoever it concerns, and whoever the maker gave access to or had it
 * from in the last days, can only reject it. Throws `forbidden`, `not_found`, `conflict` when somebody else decided first, and what
 * the change itself throws.
 */
export async function decideApproval(ctx: Context, scope: Scope<AdminActor>, id: string, decision: Decision) {
  const { state, approved } = await ctx.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('approvals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw notFound('request')
    requireAccess(scope, 'edit', permissionOf[row.kind as ApprovalKind])
    if (row.asked_by === scope.actor.adminId) throw forbidden()
    const wanted: 'approved' | 'rejected' = decision.approve ? 'approved' : 'rejected'
    if (row.state === wanted && row.decided_by === scope.actor.adminId) return { state: wanted }
    if (row.state !== 'waiting') throw new Problem('conflict', 'This request has already been approved or rejected.')
    if (decision.approve) await assertMayApprove(trx, scope, row)
    await decideRow(trx, id, { state: wanted, decidedBy: scope.actor.adminId, reason: decision.reason })
    const { kind, asked_by: askedBy } = row
    const data = { kind, approved: decision.approve, askedBy }
    const entry = {
      action: 'approval.decided',
      subject: id,
      userId: row.user_id,
      reason: decision.reason,
      data,
    } as const
    await audit(trx, scope, entry)
    if (decision.approve) await apply(ctx, trx, scope, row)
    await tellSuperAdmins(ctx, trx, scope, row, decision)
    return { state: wanted, ...(decision.approve && { approved: row }) }
  })
  ctx.prices.forget()
  if (approved) await follow(ctx, approved)
  return { state }
}

async function assertMayApprove(trx: Trx, scope: Scope<AdminActor>, { request, asked_by }: Row): Promise<void> {
  if (request['adminId'] === scope.actor.adminId)
    throw new Problem('forbidden', translate(scope.locale, 'staff.aboutOneself'))
  await assertNotTied(trx, scope, asked_by ?? scope.actor.adminId)
}

/** A change of staff that was made has been announced by whoever made it. */
async function tellSuperAdmins(
  ctx: Context,
  trx: Trx,
  { actor }: Scope<AdminActor>,
  { kind, request, reason, asked_by }: Row,
  { approve }: Decision,
): Promise<void> {
  const isStaff = permissionOf[kind as ApprovalKind] === 'admin.restricted'
  if (!isStaff || (approve && kind !== 'recovery')) return
  const { name: by } = asked_by === null ? { name: null } : await makerOf(trx, asked_by)
  const { name, email, role, until } = request as { name: string; email?: string; role?: string; until?: string }
  const what = kind as StaffNews['what']
  const member = email ?? name
  const stage = approve ? 'approved' : 'rejected'
  await announceToSuperAdmins(ctx, trx, {
    what,
    stage,
    member,
    ...(role && { role }),
    // Of a recovery it is when its link ends.
    ...(role && until && { until }),
    by,
    decidedBy: actor.name,
    reason,
  })
}

async function decideRow(
  trx: Trx,
  id: string,
  { state, decidedBy, reason }: { state: 'approved' | 'rejected'; decidedBy: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ state, decided_by: decidedBy, decided_at: new Date(), decision_reason: reason })
    .where('id', '=', id)
    .execute()
}

async function apply(
  ctx: Context,
  trx: Trx,
  scope: Scope<AdminActor>,
  { id, kind, request, reason, asked_by }: Row,
): Promise<void> {
  const maker = asked_by === null ? scope.actor : await makerOf(trx, asked_by)
  const change = { ...request, reason, key: id, maker }
  // The row's kind decides the shape of its request.
  const make = applications[kind as ApprovalKind] as (
    trx: Trx,
    scope: Scope<AdminActor>,
    change: Proposals[ApprovalKind] & Made,
    ctx: Context,
  ) => Promise<{ transferId?: string }>
  const { transferId } = await make(trx, scope, change as unknown as Proposals[ApprovalKind] & Made, ctx)
  if (transferId) await linkTransfer(trx, id, transferId)
}

async function follow(ctx: Context, { kind, request }: Row): Promise<void> {
  const next = followUps[kind as ApprovalKind] as ((ctx: Context, change: unknown) => Promise<unknown>) | undefined
  try {
    await next?.(ctx, request)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    ctx.log.warn({ kind, why: error.message }, 'the gateway is silent')
  }
}

/** Whoever asked, as the actor of the ledger's entry. */
async function makerOf(trx: Trx, adminId: string): Promise<AdminActor> {
  const { name, role, permissions } = await trx
    .selectFrom('admins')
    .innerJoin('roles', 'roles.id', 'admins.role')
    .select(['admins.name', 'role', 'permissions'])
    .where('admins.id', '=', adminId)
    .executeTakeFirstOrThrow()
  return { kind: 'admin', adminId, name, role, permissions, sessionId: '' }
}
