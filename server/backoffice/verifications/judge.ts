import { sql } from 'kysely'
import type { VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import type { VerificationTaskKind } from '../../../contracts/cases/verificationTasks.ts'
import { readCase } from '../../cases/rows.ts'
import { askedStep, storeReport } from '../../cases/work.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { runners } from '../../steps/kinds/index.ts'
import { mailboxIndex, requireVerifier } from './mayTake.ts'
import { showTask } from './showTask.ts'
import { findTask, isHeld, isOpen, type TaskRow } from './tasks.ts'

interface Judgement {
  id: string
  kind: VerificationTaskKind
  outcome: string
  reason: string
}

/**
 * Stores a judgement, or the answer of a quality control, with the step that it ends, in one transaction. The timeline of the case says that staff judged; who it was is in the
 * task and in the audit log. Throws `not_found`, also for a task of another kind, `forbidden` as `requireVerifier`, and `conflict` for a task that one does not
 * hold or that does not wait any more.
 */
export async function judgeTask(
  ctx: Context,
  scope: Scope<AdminActor>,
  { id, kind, outcome, reason }: Judgement,
): Promise<VerificationTaskDetail> {
  const { locale } = scope
  const task = await findTask(ctx, ctx.db, id)
  if (task.kind !== kind) throw notFound('check')
  const over = new Problem('conflict', translate(locale, 'cases.stepOver'))
  const asked = askedStep(await readCase(ctx, ctx.db, task.case_id), { step: task.step })
  const runner = runners[kind]
  if (asked?.roundId !== id || !runner.answer) throw over
  const report = await runner.answer(ctx, scope, asked, { outcome, reason })
  const also = async (trx: Trx) => {
    const { email } = await requireVerifier(ctx, trx, scope, task)
    if (!(await endTask(ctx, trx, scope, { task, outcome, reason, email })))
      throw new Problem('conflict', translate(locale, 'cases.taskNotHeld'))
    const data = { kind, outcome }
    await audit(trx, scope, { action: 'verificationTask.judged', subject: id, userId: task.user_id, data })
  }
  if (!(await storeReport(ctx, asked, { ...report, also }, 'staff'))) throw over
  return showTask(ctx, scope, id)
}

interface Ended {
  task: TaskRow
  outcome: string
  reason: string
  email: string
}

async function endTask(
  ctx: Context,
  trx: Trx,
  { actor }: Scope<AdminActor>,
  { task: { id }, outcome, reason, email }: Ended,
): Promise<boolean> {
  const { reason_sealed } = sealRow(ctx.vault, 'verification_tasks', { id, reason_sealed: reason })
  const { rows } = await sql`
    update verification_tasks task set judged_by = ${actor.adminId}, judged_mailbox = ${mailboxIndex(ctx, email)},
      outcome = ${outcome}, reason_sealed = ${reason_sealed}, ended_at = now()
    where task.id = ${id} and ${isOpen} and ${isHeld} and task.holder_id = ${actor.adminId} returning task.id`.execute(
    trx,
  )
  return rows.length > 0
}
