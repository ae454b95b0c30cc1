import type { Context, Trx } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { applyEvent, STEP_QUEUE, type StepJob, type Storing } from './apply.ts'
import { measureStepTimesIfDue } from './promises.ts'
import { type OpenCase, readCase } from './rows.ts'
import type { AskedStep, StepReport, StepRunners } from './runners.ts'

const EVERY_MS = 60_000
const BATCH = 100
/** Longer than the retries of a job take. */
const UNTOLD_MS = 10 * 60_000

/** Carries out what cases ask for. Every node creates the queue; those that work take its jobs and end what is overdue. */
export async function startCases(
  ctx: Context,
  runners: StepRunners,
  { work }: { work: boolean },
): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(STEP_QUEUE)
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<StepJob>(STEP_QUEUE, ({ data }) => beginStep(ctx, runners, data), { localConcurrency: 2 })
  return runPeriodically(EVERY_MS, 'cases', ctx.log, async () => {
    await expireCases(ctx)
    await askAgainUntold(ctx)
    await measureStepTimesIfDue(ctx)
  })
}

/**
 * Starts a step that is asked, and stores what it reports. A job may be delivered twice, and its process may end at any point: the runner finds what it has
 * started by the id of the round, and a report of a round that is over changes nothing.
 */
export async function beginStep(ctx: Context, runners: StepRunners, job: StepJob): Promise<void> {
  const asked = askedStep(await readCase(ctx, ctx.db, job.caseId), job)
  if (asked) await storeReport(ctx, asked, await runners[asked.step.kind].begin(ctx, asked), 'system')
}

/** The step of a case that is asked in this round, or by default in any; undefined if it is not. */
export function askedStep(
  found: OpenCase | undefined,
  { step: id, round }: { step: string; round?: number },
): AskedStep | undefined {
  const step = found?.plan.steps.find(one => one.id === id)
  const row = found?.steps.get(id)
  if (!found || !step || row?.status !== 'asked' || row.round_id === null) return undefined
  if (round !== undefined && row.round !== round) return undefined
  return { case: found, step, round: row.round, roundId: row.round_id }
}

/** Stores what a step reports, and what belongs to it, once. `by` is who acted, by name. Undefined if the round is over. */
export const storeReport = (
  ctx: Context,
  asked: AskedStep,
  report: StepReport,
  by: string,
): Promise<OpenCase | undefined> =>
  ctx.db.transaction().execute(async trx => {
    const { also, verificationId, kept: _, ...event } = report
    const at = { step: asked.step.id, round: asked.round }
    const found = await readCase(ctx, trx, asked.case.row.id, { lock: true })
    if (!askedStep(found, at)) return undefined
    await also?.(trx)
    if (event.type === 'asked') {
      await markTold(trx, asked)
      return found
    }
    return applyEvent(ctx, trx, asked.case.row.id, { event: { ...event, ...at }, verificationId, by })
  })

const markTold = (trx: Trx, { case: { row }, roundId }: AskedStep) =>
  trx
    .updateTable('case_steps')
    .set({ told_at: new Date().toISOString() })
    .where('case_id', '=', row.id)
    .where('round_id', '=', roundId)
    .execute()

/** Sends the jobs of steps again that were to be asked long ago: an outage may outlast the retries of a job. */
export async function askAgainUntold(ctx: Pick<Context, 'db' | 'jobs'>, now = Date.now()): Promise<void> {
  const untold = await ctx.db
    .selectFrom('case_steps')
    .select(['case_id as caseId', 'step', 'round', 'round_id'])
    .where('status', '=', 'asked')
    .where('told_at', 'is', null)
    .where('asked_at', '<', new Date(now - UNTOLD_MS).toISOString())
    .limit(BATCH)
    .execute()
  if (untold.length === 0) return
  await ctx.db.transaction().execute(async trx => {
    for (const { round_id, ...job } of untold)
      await ctx.jobs.sendIn(trx, STEP_QUEUE, job satisfies StepJob, {
        singletonKey: round_id ?? job.caseId,
        singletonSeconds: UNTOLD_MS / 1000,
      })
  })
}

/** Ends open cases whose time is over. */
export async function expireCases(ctx: Storing & Pick<Context, 'db'>, now = new Date()): Promise<void> {
  const due = await ctx.db
    .selectFrom('cases')
    .select('id')
    .where('status', 'in', ['open', 'paused'])
    .where('due_at', '<=', now.toISOString())
    .limit(BATCH)
    .execute()
  for (const { id } of due)
    await ctx.db.transaction().execute(trx => applyEvent(ctx, trx, id, { event: { type: 'expire' }, by: 'system' }))
}
