import { caseLimits } from '../../contracts/cases/limits.ts'
import type { AskedStep } from '../cases/runners.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { sealRow } from '../platform/sealing/rows.ts'

/** Keeps what the person has filled in of a step that is open. Throws `too_many_requests`. */
export async function saveDraft(
  ctx: Context,
  scope: Scope,
  { case: { row }, step, round }: AskedStep,
  draft: Record<string, string>,
): Promise<void> {
  await consumeRateLimitOrThrow(ctx, scope, `case-drafts:${row.id}`, caseLimits.drafts)
  const kept = { case_id: row.id, step: step.id, draft_sealed: JSON.stringify(draft) }
  await ctx.db
    .updateTable('case_steps')
    .set(sealRow(ctx.vault, 'case_steps', kept))
    .where('case_id', '=', row.id)
    .where('step', '=', step.id)
    .where('status', '=', 'asked')
    .where('round', '=', round)
    .execute()
}
