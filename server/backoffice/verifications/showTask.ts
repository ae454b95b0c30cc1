import type { VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import type { PlanStep } from '../../../contracts/cases/plan.ts'
import { outcomesOf } from '../../../contracts/cases/stepFacts.ts'
import { type OpenCase, readCase } from '../../cases/rows.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { caseFilesOf } from '../../steps/present.ts'
import { compare } from './compare.ts'
import { historyOf, latestJudgement } from './history.ts'
import { presentTasks } from './listTasks.ts'
import { readVerifier, refusalOf } from './mayTake.ts'
import { findTask, type TaskRow } from './tasks.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Masked by default. Throws `not_found`. */
export async function showTask(
  ctx: Parts,
  { actor }: Scope<AdminActor>,
  id: string,
  { inClear = false }: { inClear?: boolean } = {},
): Promise<VerificationTaskDetail> {
  const task = await findTask(ctx, ctx.db, id)
  const [listed] = await presentTasks(ctx, [id])
  const found = await readCase(ctx, ctx.db, task.case_id)
  const review = found?.plan.steps.find(step => step.id === task.judgement)
  if (!listed || !found || review?.kind !== 'verifierReview') throw notFound('check')
  const { subject_name: name, subject_email: email, subject_phone: phone } = found.row
  const history = await historyOf(ctx, found.plan, task)
  const sentBack = found.steps.get(task.judgement)?.problem_sealed ?? null
  return {
    ...listed,
    subject: inClear ? name : listed.subject,
    contact: {
      email: email === null || inClear ? email : maskValue('email', email),
      phone: phone === null || inClear ? phone : maskValue('tail', phone),
    },
    planTitle: found.plan.title,
    inClear,
    instructions: review.settings.instructions,
    judges: await judgesOf(ctx, found, review.settings.judges, inClear),
    judgement: task.kind === 'quality' ? latestJudgement(history, task) : null,
    sentBack: task.kind === 'verifierReview' && task.ended_at === null ? sentBack : null,
    history,
    refused: await refusalOf(ctx, ctx.db, task, await readVerifier(ctx.db, actor.adminId)),
  }
}

/** In clear, which the access log records before it is shown. Throws `not_found`. */
export async function revealTask(
  ctx: Parts,
  scope: Scope<AdminActor>,
  { id, reason }: { id: string; reason: string },
): Promise<VerificationTaskDetail> {
  const { case_id, user_id } = await findTask(ctx, ctx.db, id)
  await recordAccess(ctx.db, scope, { action: 'case.revealed', subject: case_id, userId: user_id, reason })
  return showTask(ctx, scope, id, { inClear: true })
}

async function judgesOf(ctx: Parts, found: OpenCase, ids: readonly string[], inClear: boolean) {
  const files = await caseFilesOf(ctx, found.row)
  return ids.flatMap(id => {
    const step = found.plan.steps.find(one => one.id === id)
    if (!step) return []
    const row = found.steps.get(id)
    const own = files.filter(file => file.step === id)
    return {
      id,
      title: step.title,
      status: row?.status ?? 'waiting',
      outcome: outcomeIn(step, row?.outcome ?? null),
      reason: row?.reason_sealed ?? null,
      rows: compare(found, step, { inClear }),
      // A name may say whose file it is.
      files: own.map(file => ({ ...file, name: inClear ? file.name : '' })),
    }
  })
}

const outcomeIn = (step: PlanStep, value: string | null) => {
  const outcome = value === null ? undefined : outcomesOf(step)[value]
  return outcome && value !== null ? { value, label: outcome.label, tone: outcome.tone ?? 'neutral' } : null
}

/** The files that a task shows, by their ids. */
export async function fileIdsOf(ctx: Parts, task: TaskRow): Promise<ReadonlySet<string>> {
  const found = await readCase(ctx, ctx.db, task.case_id)
  const review = found?.plan.steps.find(step => step.id === task.judgement)
  if (!found || review?.kind !== 'verifierReview') return new Set()
  const files = await caseFilesOf(ctx, found.row)
  return new Set(files.filter(({ step }) => review.settings.judges.includes(step)).map(({ id }) => id))
}
