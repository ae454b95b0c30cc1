import { sql } from 'kysely'
import type { VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import { HOLD_HOURS } from '../../../contracts/cases/verificationTasks.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { requireVerifier } from './mayTake.ts'
import { showTask } from './showTask.ts'
import { findTask, isHeld, isOpen, type TaskRow } from './tasks.ts'

/**
 * Takes a task for some hours, or again for as long. Of two who take it at once one has it. Throws `not_found`, `forbidden` as `requireVerifier`, and
 * `conflict` if it does not wait any more or somebody else has it.
 */
export async function takeTask(ctx: Context, scope: Scope<AdminActor>, id: string): Promise<VerificationTaskDetail> {
  await ctx.db.transaction().execute(async trx => {
    const task = await findTask(ctx, trx, id)
    await requireVerifier(ctx, trx, scope, task)
    if (!(await hold(trx, id, scope.actor.adminId))) await throwWhy(trx, scope, id)
    await audit(trx, scope, { action: 'verificationTask.taken', subject: id, userId: task.user_id })
  })
  return showTask(ctx, scope, id)
}

/** Holds a task for somebody, if nobody else does; with `anyway` also from whoever holds it. False if it was not free, or does not wait. */
export async function hold(
  trx: Trx,
  id: string,
  adminId: string,
  { anyway = false }: { anyway?: boolean } = {},
): Promise<boolean> {
  const isFree = anyway ? sql`true` : sql`(not ${isHeld} or task.holder_id = ${adminId})`
  const { rows } = await sql<{ id: string }>`
    update verification_tasks task set holder_id = ${adminId}, held_at = now(),
      held_until = now() + make_interval(hours => ${sql.lit(HOLD_HOURS)})
    where task.id = ${id} and ${isOpen} and ${isFree} returning task.id`.execute(trx)
  return rows.length > 0
}

async function throwWhy(trx: Trx, { locale }: Scope, id: string): Promise<never> {
  const holder = await sql<{ name: string }>`
    select admins.name from verification_tasks task join admins on admins.id = task.holder_id
    where task.id = ${id} and ${isOpen} and ${isHeld}`.execute(trx)
  const name = holder.rows[0]?.name
  throw new Problem(
    'conflict',
    name === undefined ? translate(locale, 'cases.stepOver') : translate(locale, 'cases.taskTaken', { name }),
  )
}

/** Gives a task back. Throws `not_found`, and `conflict` if one has not taken it. */
export async function releaseTask(ctx: Context, scope: Scope<AdminActor>, id: string): Promise<VerificationTaskDetail> {
  await ctx.db.transaction().execute(async trx => {
    const task = await findTask(ctx, trx, id)
    const released = await letGo(trx, task, scope.actor.adminId)
    if (!released) throw new Problem('conflict', translate(scope.locale, 'cases.taskNotYours'))
    await audit(trx, scope, { action: 'verificationTask.released', subject: id, userId: task.user_id })
  })
  return showTask(ctx, scope, id)
}

async function letGo(trx: Trx, { id }: TaskRow, adminId: string): Promise<boolean> {
  const { rows } = await sql`
    update verification_tasks task set holder_id = null, held_at = null, held_until = null
    where task.id = ${id} and ${isOpen} and ${isHeld} and task.holder_id = ${adminId} returning task.id`.execute(trx)
  return rows.length > 0
}
