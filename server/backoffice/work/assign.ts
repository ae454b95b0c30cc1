import { sql } from 'kysely'
import type { z } from 'zod'
import type { assignWork as assignCall, listAssignees as listCall } from '../../../contracts/calls/work.ts'
import { assertActiveStaff, assignOrderIn } from '../../challans/settlement/advance.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { assignTaskIn, freeTaskIn } from '../verifications/assign.ts'
import { allowedKinds, type WaitingRow, waitingWork } from './waiting.ts'

/** Active members of staff by name. */
export async function listAssignees(db: Db): Promise<z.output<typeof listCall.reply>> {
  const active = db.selectFrom('admins').select(['id', 'name']).where('is_active', '=', true)
  return { staff: await active.where('password_hash', 'is not', null).orderBy('name').orderBy('id').execute() }
}

type Assignment = z.output<NonNullable<typeof assignCall.body>>

/**
 * Assigns what still waits, of the kinds that the role may change, in one transaction with an audit entry each. Throws `conflict`
 * for somebody who is not an active member of staff.
 */
export function assignWork(ctx: Context, scope: Scope<AdminActor>, { ids, assigneeId }: Assignment) {
  return ctx.db.transaction().execute(async trx => {
    if (assigneeId !== null) await assertActiveStaff(trx, assigneeId)
    const kinds = allowedKinds(scope.actor.permissions, 'edit')
    const rows = await trx
      .selectFrom(waitingWork(kinds).as('work'))
      .selectAll('work')
      .where('work.id', 'in', ids)
      // Two assignments of the same orders lock them in the same order.
      .orderBy('work.subject')
      .execute()
    for (const row of rows)
      if (row.kind === 'verification') await assignVerification(ctx, trx, scope, row, assigneeId)
      else if (row.kind === 'order') await assignOrderIn(trx, scope, row.subject, assigneeId)
      else await assignOther(trx, scope, row, assigneeId)
    return { assigned: rows.length }
  })
}

/** To nobody: whoever holds it lets it go. */
async function assignVerification(
  ctx: Context,
  trx: Trx,
  scope: Scope<AdminActor>,
  { subject: id, assignee_id }: WaitingRow,
  assigneeId: string | null,
) {
  if (assigneeId !== null) await assignTaskIn(ctx, trx, scope, { id, verifierId: assigneeId })
  else if (assignee_id !== null) await freeTaskIn(ctx, trx, scope, id)
}

async function assignOther(trx: Trx, scope: Scope<AdminActor>, row: WaitingRow, assigneeId: string | null) {
  const { kind, subject } = row
  if (assigneeId === null)
    await trx.deleteFrom('work_assignments').where('kind', '=', kind).where('subject', '=', subject).execute()
  else
    await trx
      .insertInto('work_assignments')
      .values({ kind, subject, assignee_id: assigneeId, assigned_by: scope.actor.adminId })
      .onConflict(known =>
        known.columns(['kind', 'subject']).doUpdateSet({
          assignee_id: assigneeId,
          assigned_by: scope.actor.adminId,
          assigned_at: sql`now()`,
        }),
      )
      .execute()
  const data = { kind, before: { assigneeId: row.assignee_id }, after: { assigneeId } }
  await audit(trx, scope, { action: 'work.assigned', subject, userId: row.user_id, data })
}
