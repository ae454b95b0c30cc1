import type { VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import type { Plan } from '../../../contracts/cases/plan.ts'
import { outcomesOf } from '../../../contracts/cases/stepFacts.ts'
import type { Context } from '../../platform/context.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import type { TaskRow } from './tasks.ts'

type History = VerificationTaskDetail['history']

/** Every judgement of a review and every look at one, in all rounds, oldest first. */
export async function historyOf(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { steps }: Plan,
  { case_id, judgement }: TaskRow,
): Promise<History> {
  const rows = await db
    .selectFrom('verification_tasks as task')
    .leftJoin('admins', 'admins.id', 'task.judged_by')
    .selectAll('task')
    .select('admins.name')
    .where('case_id', '=', case_id)
    .where('judgement', '=', judgement)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at')
    .orderBy('task.id')
    .execute()
  return rows.flatMap(({ name, ...sealed }) => {
    const {
      id,
      kind,
      step: stepId,
      outcome: value,
      reason_sealed,
      ended_at,
    } = openRow(vault, 'verification_tasks', sealed)
    const step = steps.find(one => one.id === stepId)
    const outcome = step && value !== null ? outcomesOf(step)[value] : undefined
    if (!outcome || value === null || ended_at === null) return []
    const shown = { value, label: outcome.label, tone: outcome.tone ?? 'neutral' }
    return { id, kind, outcome: shown, reason: reason_sealed ?? '', by: name ?? '', at: ended_at }
  })
}

/** The judgement that a quality control looks at: the last one before it was asked. */
export function latestJudgement(history: History, { asked_at }: TaskRow) {
  const before = history.filter(({ kind, at }) => kind === 'verifierReview' && Date.parse(at) <= Date.parse(asked_at))
  const last = before.at(-1)
  return last ? { outcome: last.outcome, reason: last.reason } : null
}
