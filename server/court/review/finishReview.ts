import { isDeepStrictEqual } from 'node:util'
import { settleVerification } from '../../checks/verifications/settleVerification.ts'
import { openResult } from '../../checks/verifications/values.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { applyDecisions, type Decision, undecided } from './applyDecisions.ts'
import { removeDrafts } from './drafts.ts'
import { findReview } from './findReview.ts'
import { mailOwner } from './mailOwner.ts'

/**
 * Ends a court check with a reviewer's decisions: the price is captured, the account gets a mail and its webhooks an event. Throws
 * `bad_request` while a case lacks a decision, and `conflict` if somebody else has ended the check.
 */
export async function finishReview(
  ctx: Pick<Context, 'db' | 'vault' | 'config' | 'channels'>,
  scope: Scope<AdminActor>,
  { id, decisions }: { id: string; decisions: readonly Decision[] },
): Promise<{ status: 'completed' }> {
  const { row, result: found } = await findReview(ctx, id)
  if (undecided(found, decisions).length > 0)
    throw new Problem('bad_request', translate(scope.locale, 'court.review.undecided'))
  const result = applyDecisions(found, decisions)
  return ctx.db.transaction().execute(async trx => {
    const answer = { source: row.source ?? '', fetchedAt: row.fetched_at ?? '', tries: 1, askedMs: 0 }
    const ended = await settleVerification({ db: trx, vault: ctx.vault }, scope, row, {
      status: 'completed',
      result,
      ...answer,
    })
    if (!isDeepStrictEqual(openResult(ctx.vault, ended), JSON.parse(JSON.stringify(result))))
      throw new Problem('conflict', translate(scope.locale, 'court.review.ended'))
    const data = { exact: result.exact, possible: result.possible, ruledOut: result.ruledOut }
    await audit(trx, scope, { action: 'courtReview.finished', subject: id, userId: row.user_id, data })
    await removeDrafts(trx, id)
    await mailOwner(ctx, trx, row, 'finished')
    return { status: 'completed' }
  })
}
