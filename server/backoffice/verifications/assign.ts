import type { VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { refusalOf, refusals } from './mayTake.ts'
import { showTask } from './showTask.ts'
import { hold } from './take.ts'
import { findTask } from './tasks.ts'
import { candidatesFor } from './verifiers.ts'

type Parts = Pick<Context, 'vault'>

/** Throws as `assignTaskIn`. */
export async function assignTask(
  ctx: Context,
  scope: Scope<AdminActor>,
  { id, verifierId }: { id: string; verifierId: string | null },
): Promise<VerificationTaskDetail> {
  await ctx.db.transaction().execute(trx => assignTaskIn(ctx, trx, scope, { id, verifierId }))
  return showTask(ctx, scope, id)
}

/**
 * Gives a task to a verifier, also one that somebody holds; without one to whoever may take it and holds the fewest. Throws `not_found`, and `conflict` if
 * they may not take it, nobody may, or it does not wait any more.
 */
export async function assignTaskIn(
  ctx: Parts,
  trx: Trx,
  scope: Scope<AdminActor>,
  { id, verifierId }: { id: string; verifierId: string | null },
): Promise<void> {
  const task = await findTask(ctx, trx, id)
  const candidates = await candidatesFor(ctx, trx, task)
  const chosen =
    verifierId === null
      ? candidates.find(one => one.id !== task.holder_id)
      : candidates.find(one => one.id === verifierId)
  if (!chosen) throw new Problem('conflict', await whyNot(ctx, trx, scope, { task: id, verifierId }))
  if (!(await hold(trx, id, chosen.id, { anyway: true })))
    throw new Problem('conflict', translate(scope.locale, 'cases.stepOver'))
  const data = { before: { verifierId: task.holder_id }, after: { verifierId: chosen.id } }
  await audit(trx, scope, { action: 'verificationTask.assigned', subject: id, userId: task.user_id, data })
}

async function whyNot(
  ctx: Parts,
  trx: Trx,
  { locale }: Scope,
  { task: id, verifierId }: { task: string; verifierId: string | null },
): Promise<string> {
  const person = await trx
    .selectFrom('admins')
    .select(['id', 'name', 'email', 'skills'])
    .where('id', '=', verifierId ?? '')
    .executeTakeFirst()
  const refused = person && (await refusalOf(ctx, trx, await findTask(ctx, trx, id), person))
  return translate(locale, refused ? refusals[refused] : 'cases.taskNobody')
}

/** Takes a task from whoever holds it. */
export async function freeTaskIn(ctx: Parts, trx: Trx, scope: Scope<AdminActor>, id: string): Promise<void> {
  const task = await findTask(ctx, trx, id)
  await trx
    .updateTable('verification_tasks')
    .set({ holder_id: null, held_at: null, held_until: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  const data = { before: { verifierId: task.holder_id }, after: { verifierId: null } }
  await audit(trx, scope, { action: 'verificationTask.assigned', subject: id, userId: task.user_id, data })
}
