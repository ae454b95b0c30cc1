import { type CourtDraft, keptDecision } from '../../../contracts/calls/courtReviews.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound } from '../../platform/problem.ts'
import type { Decision } from './applyDecisions.ts'
import { findReview } from './findReview.ts'

type Parts = Pick<Context, 'db' | 'vault'>

const placeOf = (id: string) => ({ column: 'court_review_drafts.decision_sealed', id }) as const

/** Keeps a decision until the review ends. The last one about a case holds. Throws `not_found` unless the check waits and has the case. */
export async function keepDecision(
  ctx: Parts,
  scope: Scope<AdminActor>,
  { id: verificationId, ...decision }: Decision & { id: string },
): Promise<CourtDraft> {
  const { result } = await findReview(ctx, verificationId)
  if (!result.cases.some(({ cnr }) => cnr === decision.cnr)) throw notFound('case')
  const id = newId('crd')
  const decided_at = new Date().toISOString()
  const kept = {
    id,
    decision_sealed: ctx.vault.seal(JSON.stringify(decision), placeOf(id)),
    decided_by: scope.actor.adminId,
    decided_at,
  }
  await ctx.db
    .insertInto('court_review_drafts')
    .values({
      ...kept,
      verification_id: verificationId,
      cnr_index: ctx.vault.index('court-review', `${verificationId} ${decision.cnr}`),
    })
    .onConflict(same => same.columns(['verification_id', 'cnr_index']).doUpdateSet(kept))
    .execute()
  return { ...decision, note: decision.note ?? null, decidedBy: scope.actor.name, decidedAt: decided_at }
}

/** What has been decided so far about the cases of a check, and by whom. */
export async function draftsOf({ db, vault }: Parts, verificationId: string): Promise<CourtDraft[]> {
  const rows = await db
    .selectFrom('court_review_drafts as draft')
    .leftJoin('admins', 'admins.id', 'draft.decided_by')
    .select(['draft.id', 'decision_sealed', 'decided_by', 'decided_at', 'admins.name'])
    .where('verification_id', '=', verificationId)
    .execute()
  return rows.map(row => {
    const decision = keptDecision.parse(JSON.parse(vault.open(row.decision_sealed, placeOf(row.id))))
    return {
      ...decision,
      note: decision.note ?? null,
      decidedBy: row.name ?? row.decided_by,
      decidedAt: row.decided_at,
    }
  })
}

/** For a review that has ended. */
export const removeDrafts = (trx: Trx, verificationId: string) =>
  trx.deleteFrom('court_review_drafts').where('verification_id', '=', verificationId).execute()
