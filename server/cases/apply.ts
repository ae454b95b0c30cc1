import { isDeepStrictEqual } from 'node:util'
import { draftOf } from '../../contracts/cases/draft.ts'
import type { PlanStep } from '../../contracts/cases/plan.ts'
import { endedStepStatuses } from '../../contracts/cases/states.ts'
import { tickedIn } from '../../contracts/cases/steps/ticked.ts'
import { advance } from '../engines/cases/advance.ts'
import type { CaseEvent, CaseState, Effect, StepState } from '../engines/cases/state.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Context, Trx } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { endLink, linkStateOf } from './link.ts'
import { type CaseRow, type OpenCase, readCase, type StepRow } from './rows.ts'
import { unaddressedSteps, withdrawStepPerson } from './stepPeople.ts'
import { waitsOn } from './waitsOn.ts'

export type Storing = Pick<Context, 'vault' | 'jobs' | 'config' | 'channels'>

/** The queue of what has to be done for a step. */
export const STEP_QUEUE = 'case-steps'
export interface StepJob {
  caseId: string
  step: string
  round: number
}

interface Applied {
  event: CaseEvent
  /** Who made it, by name. */
  by: string
  /** Of the check that a step has begun. */
  verificationId?: string | undefined
}

const HOUR_MS = 3_600_000

/**
 * Applies an event to a case and stores what changes, in the caller's transaction: the steps, the case, the entry of its timeline, the webhooks, and the jobs that
 * carry out what the engine asks for. Returns the case as it is afterwards; an event that no longer applies changes nothing. Undefined without such a case.
 */
export async function applyEvent(
  ctx: Storing,
  trx: Trx,
  caseId: string,
  applied: Applied,
): Promise<OpenCase | undefined> {
  const before = await readCase(ctx, trx, caseId, { lock: true })
  if (!before) return undefined
  const { plan, state } = before
  const { state: after, effects } = advance(plan, state, applied.event)
  if (isDeepStrictEqual(after, state) && effects.length === 0) return before
  const at = new Date()
  for (const [place, step] of plan.steps.entries())
    await storeStep(ctx, trx, before, { step, place, after, effects, applied, at })
  await storeCase(ctx, trx, before, after, at)
  await recordEvent(ctx, trx, caseId, applied, at)
  await recordCheck(trx, caseId, applied)
  for (const { type, step, round } of effects)
    if (type === 'ask') await ctx.jobs.sendIn(trx, STEP_QUEUE, { caseId, step, round } satisfies StepJob)
    else await withdrawStepPerson(ctx, trx, { caseId, step, round })
  await tell(trx, before, after)
  return readCase(ctx, trx, caseId)
}

interface Change {
  step: PlanStep
  place: number
  after: CaseState
  effects: readonly Effect[]
  applied: Applied
  at: Date
}

async function storeStep({ vault }: Storing, trx: Trx, before: OpenCase, change: Change): Promise<void> {
  const { step, place, after, effects, applied, at } = change
  const caseId = before.row.id
  const [was, is] = [before.state.steps[step.id], after.steps[step.id]]
  if (!is || (was && isDeepStrictEqual(was, is))) return
  const begins = effects.some(effect => effect.type === 'ask' && effect.step === step.id)
  const isNamed = 'step' in applied.event && applied.event.step === step.id
  const known = before.steps.get(step.id)
  const values = sealRow(vault, 'case_steps', {
    case_id: caseId,
    step: step.id,
    place,
    kind: step.kind,
    ...columnsOf(is),
    ...(begins
      ? {
          round_id: newId('crn'),
          verification_id: null,
          told_at: null,
          asked_at: at.toISOString(),
          due_at: dueAt(step, at),
        }
      : {
          round_id: known?.round_id ?? null,
          verification_id: (isNamed && applied.verificationId) || (known?.verification_id ?? null),
          told_at: known?.told_at ?? null,
          asked_at: known?.asked_at ?? null,
          due_at: known?.due_at ?? null,
        }),
    ended_at: endedStepStatuses.includes(is.status) ? at.toISOString() : null,
    ...(endedStepStatuses.includes(is.status) && { draft_sealed: null }),
    ...(applied.event.type === 'askAgain' && was?.status !== 'waiting' && startingAnew(step, known)),
  })
  await trx
    .insertInto('case_steps')
    .values(values)
    .onConflict(same => same.columns(['case_id', 'step']).doUpdateSet(values))
    .execute()
}

/** Whoever is asked again starts from the earlier answer. */
function startingAnew({ kind }: PlanStep, known: StepRow | undefined) {
  const answer = known?.answer_sealed ? (JSON.parse(known.answer_sealed) as Record<string, unknown>) : null
  const draft = answer && { ...draftOf(answer), ...tickedIn(kind, answer) }
  return { answer_sealed: null, draft_sealed: draft && JSON.stringify(draft) }
}

const columnsOf = ({ status, round, tries, outcome, facts, reason, problem }: StepState) => ({
  status,
  round,
  tries,
  outcome,
  facts_sealed: Object.keys(facts).length === 0 ? null : JSON.stringify(facts),
  reason_sealed: reason,
  problem_sealed: problem,
})

const dueAt = ({ dueHours }: PlanStep, at: Date) =>
  dueHours === undefined ? null : new Date(at.getTime() + dueHours * HOUR_MS).toISOString()

async function storeCase(ctx: Storing, trx: Trx, before: OpenCase, after: CaseState, at: Date): Promise<void> {
  const { row, plan, state } = before
  const isOver = !isGoingOn(after) && isGoingOn(state)
  const next = await trx
    .selectFrom('case_steps')
    .select(eb => eb.fn.min('due_at').as('due'))
    .where('case_id', '=', row.id)
    .where('status', 'in', ['asked', 'inProgress'])
    .executeTakeFirst()
  const values: Partial<Omit<CaseRow, 'created_at'>> = {
    status: after.status,
    is_closing: after.isClosing,
    verdict: after.verdict?.value ?? null,
    verdict_rule: after.verdict?.rule ?? null,
    verdict_undecided: after.verdict?.undecided ?? null,
    next_due_at: next?.due ?? null,
    waits_on: waitsOn(plan, after, await linkStateOf(trx, row), await unaddressedSteps(trx, row.id, after)),
    ...(!isDeepStrictEqual(after.verdict, state.verdict) && { verdict_at: after.verdict ? at.toISOString() : null }),
    // A step that is asked again afterwards sends a new link.
    ...(isOver && { ended_at: at.toISOString(), invitation_id: null }),
    ...(isGoingOn(after) && !isGoingOn(state) && { ended_at: null }),
  }
  await trx.updateTable('cases').set(values).where('id', '=', row.id).execute()
  if (isOver) await endLink(ctx, trx, row, after.status === 'done')
}

const isGoingOn = ({ status }: Pick<CaseState, 'status'>) => status === 'open' || status === 'paused'

/** The timeline, and with it what every round has brought. */
async function recordEvent({ vault }: Storing, trx: Trx, caseId: string, { event, by }: Applied, at: Date) {
  const row = {
    id: newId('cev'),
    case_id: caseId,
    type: event.type,
    step: 'step' in event ? event.step : null,
    round: 'round' in event ? event.round : null,
    outcome: event.type === 'answered' ? event.outcome : null,
    event_sealed: JSON.stringify(event),
    made_by: by,
    at: at.toISOString(),
  }
  await trx
    .insertInto('case_events')
    .values(sealRow(vault, 'case_events', row))
    .execute()
}

async function recordCheck(trx: Trx, caseId: string, { event, verificationId }: Applied): Promise<void> {
  if (verificationId === undefined || !('round' in event)) return
  const row = { verification_id: verificationId, case_id: caseId, step: event.step, round: event.round }
  await trx
    .insertInto('case_checks')
    .values(row)
    .onConflict(same => same.column('verification_id').doNothing())
    .execute()
}

const endings = { done: 'case.completed', expired: 'case.expired', cancelled: 'case.cancelled' } as const

/** Ids and outcomes only. */
async function tell(trx: Trx, { row, state, plan }: OpenCase, after: CaseState): Promise<void> {
  const about = { caseId: row.id, planId: row.plan_id, planVersion: row.plan_version, reference: row.reference }
  for (const { id, kind } of plan.steps) {
    const [was, is] = [state.steps[id], after.steps[id]]
    if (!is || is.status === was?.status || (is.status !== 'done' && is.status !== 'failed')) continue
    const data = { ...about, step: id, kind, status: is.status, outcome: is.outcome }
    await emitWebhookEvent(trx, { userId: row.user_id, event: 'case.step_ended', data })
  }
  if (after.status === state.status || !(after.status in endings)) return
  const event = endings[after.status as keyof typeof endings]
  const data = { ...about, status: after.status, verdict: after.verdict?.value ?? null }
  await emitWebhookEvent(trx, { userId: row.user_id, event, data })
}
