import { applyEvent, type Storing } from '../cases/apply.ts'
import { startCases } from '../cases/work.ts'
import { isOpen } from '../checks/verifications/values.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { followLinks } from './followLinks.ts'
import { reportOf } from './kinds/check.ts'
import { documentReportOf } from './kinds/document.ts'
import { runners } from './kinds/index.ts'

const EVERY_MS = 1_000
const BATCH = 100

/** Runs cases: their steps, and what becomes of the checks that some wait for. */
export async function startCaseWork(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  const cases = await startCases(ctx, runners, { work })
  const following = work
    ? runPeriodically(EVERY_MS, 'checks and links of cases', ctx.log, async () => {
        await followChecks(ctx)
        await followLinks(ctx)
      })
    : undefined
  return { stop: async () => void (await Promise.all([cases.stop(), following?.stop()])) }
}

/** Reports the checks that have ended to the steps that wait for them. With nothing to report it costs one look at a partial index. */
export async function followChecks(ctx: Storing & Pick<Context, 'db'>): Promise<void> {
  const ended = await ctx.db
    .selectFrom('case_steps')
    .innerJoin('verifications', 'verifications.id', 'case_steps.verification_id')
    .selectAll('verifications')
    .select(['case_steps.case_id', 'case_steps.step', 'case_steps.round', 'case_steps.kind'])
    .where('case_steps.status', '=', 'inProgress')
    .where('verifications.finished_at', 'is not', null)
    .limit(BATCH)
    .execute()
  for (const { case_id, step, round, kind, ...check } of ended) {
    if (isOpen(check.status)) continue
    const report = kind === 'document' ? documentReportOf(ctx, check) : reportOf(ctx, check)
    if (report.type === 'asked' || report.type === 'begun') continue
    const { also: _, verificationId, ...event } = report
    const applied = { event: { ...event, step, round }, verificationId, by: 'system' }
    await ctx.db.transaction().execute(trx => applyEvent(ctx, trx, case_id, applied))
  }
}
