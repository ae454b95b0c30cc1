import { applyEvent } from '../cases/apply.ts'
import { goOnWithCheck } from '../cases/goOnWithCheck.ts'
import { readCase } from '../cases/rows.ts'
import type { AskedStep, StepReport } from '../cases/runners.ts'
import { startCases } from '../cases/work.ts'
import { isOpen, type VerificationRow } from '../checks/verifications/values.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { Problem } from '../platform/problem.ts'
import { followEnvelopes } from './followEnvelopes.ts'
import { followLinks } from './followLinks.ts'
import { statementReportOf } from './kinds/bankStatement.ts'
import { checkReportOf, reportOf } from './kinds/check.ts'
import { documentReportOf } from './kinds/document.ts'
import { employmentReportOf } from './kinds/employment.ts'
import { runners } from './kinds/index.ts'
import { selfieReportOf } from './kinds/selfie.ts'
import { followCards } from './kinds/video/followCards.ts'
import { videoKycReportOf } from './kinds/videoKyc.ts'

const EVERY_MS = 1_000
const BATCH = 100

/** Runs cases: their steps, and what becomes of the checks that some wait for. */
export async function startCaseWork(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  const cases = await startCases(ctx, runners, { work })
  const following = work
    ? runPeriodically(EVERY_MS, 'checks, links and documents of cases', ctx.log, async () => {
        await followCards(ctx)
        await followChecks(ctx)
        await followLinks(ctx)
        await followEnvelopes(ctx)
      })
    : undefined
  return { stop: async () => void (await Promise.all([cases.stop(), following?.stop()])) }
}

type Report = (ctx: Context, check: VerificationRow, of: AskedStep) => StepReport | Promise<StepReport>

/** How the check of a step becomes its report, by the kind of the step; a kind that runs any product uses the usual one. */
const reports: Record<string, Report> = {
  check: checkReportOf,
  document: documentReportOf,
  bankStatement: statementReportOf,
  employment: employmentReportOf,
  selfie: selfieReportOf,
  videoKyc: (ctx, _check, asked) => videoKycReportOf(ctx, asked),
}

/** Reports the checks that have ended to the steps that wait for them. With nothing to report it costs one look at a partial index. */
export async function followChecks(ctx: Context): Promise<void> {
  const ended = await ctx.db
    .selectFrom('case_steps')
    .innerJoin('verifications', 'verifications.id', 'case_steps.verification_id')
    .selectAll('verifications')
    .select(['case_steps.case_id', 'case_steps.step', 'case_steps.round', 'case_steps.round_id', 'case_steps.kind'])
    .where('case_steps.status', '=', 'inProgress')
    .where('verifications.finished_at', 'is not', null)
    .limit(BATCH)
    .execute()
  for (const { case_id, step, round, round_id, kind, ...check } of ended) {
    if (isOpen(check.status)) continue
    const found = await readCase(ctx, ctx.db, case_id)
    const planned = found?.plan.steps.find(({ id }) => id === step)
    if (!found || !planned || round_id === null) continue
    const asked = { case: found, step: planned, round, roundId: round_id }
    const report = await reportUnlessBusy(ctx, reports[kind] ?? reportOf, check, asked)
    if (report?.type === 'begun' && report.verificationId) await goOnWithCheck(ctx, asked, report.verificationId)
    if (!report || report.type === 'asked' || report.type === 'begun') continue
    const { also: _, kept: __, verificationId, ...event } = report
    const applied = { event: { ...event, step, round }, verificationId, by: 'system' }
    await ctx.db.transaction().execute(trx => applyEvent(ctx, trx, case_id, applied))
  }
}

/** A step that goes on with another check, for which there is no room now, is looked at again later: null. */
async function reportUnlessBusy(ctx: Context, report: Report, check: VerificationRow, asked: AskedStep) {
  try {
    return await report(ctx, check, asked)
  } catch (error) {
    if (error instanceof Problem && (error.code === 'too_many_requests' || error.code === 'unavailable')) return null
    throw error
  }
}
