import type { z } from 'zod'
import type { decideAccess as decideCall } from '../../../../contracts/calls/accessReviews.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { AdminActor } from '../../../platform/identity/actors.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { assertNotSelf, lockMember, setMemberActive } from '../change.ts'
import { hasOtherSuperAdmin } from './list.ts'

type Decision = z.output<NonNullable<typeof decideCall.body>>

/**
 * Decides on a member's access; `end` disables the account in the same transaction. Until the review is finished, a decision can be replaced.
 * Throws `not_found`, `bad_request` without a note where one is needed, `forbidden` for oneself beside another super-admin, `conflict` for ending
 * one's own access and for a finished review.
 */
export function decideAccess(
  ctx: Context,
  scope: Scope<AdminActor>,
  { id, person }: { id: string; person: string },
  { decision, note }: Decision,
) {
  const { actor, locale } = scope
  if (decision !== 'keep' && !note) {
    const message = translate(locale, 'staff.review.noteMissing')
    throw new Problem('bad_request', message, [{ field: 'note', message }])
  }
  return ctx.db.transaction().execute(async trx => {
    const member = await lockMember(trx, scope, person)
    await lockOpenReview(trx, scope, id)
    if (person === actor.adminId && (await hasOtherSuperAdmin(trx, actor.adminId)))
      throw new Problem('forbidden', translate(locale, 'staff.review.own'))
    if (decision === 'end') assertNotSelf(scope, person)
    const changed = await trx
      .updateTable('access_review_people')
      .set({ decision, note: note || null, decided_by: actor.adminId, decided_at: new Date() })
      .where('review_id', '=', id)
      .where('admin_id', '=', person)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw notFound('member of staff')
    await audit(trx, scope, {
      action: 'accessReview.marked',
      subject: id,
      reason: note || null,
      data: { person, decision },
    })
    if (decision === 'end' && member.is_active)
      await setMemberActive(ctx, trx, scope, { adminId: person, active: false, reason: note ?? '', maker: actor })
    return { done: true } as const
  })
}

/** Finishes a review, which nobody can change then. Throws `not_found`, `conflict` while somebody has not been reviewed, or if it is finished. */
export function finishReview({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, id: string) {
  return db.transaction().execute(async trx => {
    await lockMember(trx, scope, scope.actor.adminId)
    await lockOpenReview(trx, scope, id)
    const missing = await trx
      .selectFrom('access_review_people')
      .select('name')
      .where('review_id', '=', id)
      .where('decision', 'is', null)
      .execute()
    if (missing.length > 0)
      throw new Problem('conflict', translate(scope.locale, 'staff.review.unfinished', { smart_count: missing.length }))
    await trx
      .updateTable('access_reviews')
      .set({ finished_at: new Date(), finished_by: scope.actor.adminId })
      .where('id', '=', id)
      .execute()
    await audit(trx, scope, { action: 'accessReview.finished', subject: id })
    return { done: true } as const
  })
}

async function lockOpenReview(trx: Trx, { locale }: Scope, id: string): Promise<void> {
  const review = await trx
    .selectFrom('access_reviews')
    .select('finished_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!review) throw notFound('access review')
  if (review.finished_at !== null) throw new Problem('conflict', translate(locale, 'staff.review.finished'))
}
