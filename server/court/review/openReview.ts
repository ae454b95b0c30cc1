import type { z } from 'zod'
import type { openCourtReview } from '../../../contracts/calls/courtReviews.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { draftsOf } from './drafts.ts'
import { findReview } from './findReview.ts'

/** The subject in full beside the cases, which the audit log records. Throws `not_found` unless the check waits for its review. */
export async function openReview(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<AdminActor>,
  id: string,
): Promise<z.output<typeof openCourtReview.reply>> {
  const { row, input, result } = await findReview(ctx, id)
  await recordAccess(ctx.db, scope, { action: 'courtReview.opened', subject: id, userId: row.user_id })
  return {
    id,
    createdAt: row.created_at,
    dueAt: row.due_at ?? row.created_at,
    subject: {
      type: input.subjectType ?? 'person',
      name: input.name ?? '',
      fatherName: input.fatherName ?? null,
      birthDate: input.birthDate ?? null,
      address: input.address ?? null,
      district: input.district ?? null,
      state: input.state ?? null,
      pin: input.pin ?? null,
    },
    cases: result.cases,
    drafts: await draftsOf(ctx, id),
  }
}
