import { extendHold } from '../../money/wallets/holds.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { PendingOutcome } from '../../sources/askSource.ts'
import { settleVerification } from './settleVerification.ts'
import { pendingPlace, timelineEvent, type VerificationRow } from './values.ts'

/**
 * Puts a running verification to rest until a person has acted, with its price held until it expires; `settleVerification` ends it
 * then. If the hold is gone, which takes a source longer than any may need, the verification ends without an answer.
 */
export async function waitForPerson(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope,
  row: VerificationRow,
  outcome: PendingOutcome,
): Promise<VerificationRow> {
  const { source, fetchedAt, dueAt, expiresAt, pending, askedMs } = outcome
  const waiting = {
    status: 'awaiting_person',
    source,
    fetched_at: fetchedAt,
    due_at: dueAt,
    expires_at: expiresAt,
    pending_sealed: ctx.vault.seal(JSON.stringify(pending), pendingPlace(row.id)),
    timeline: [...row.timeline, timelineEvent('waiting', new Date(), `${askedMs} ms`)],
  }
  const isKept = await ctx.db.transaction().execute(async trx => {
    // First the hold, as whoever settles does.
    if (row.hold_id && !(await extendHold(trx, row.hold_id, expiresAt))) return false
    const { numUpdatedRows } = await trx
      .updateTable('verifications')
      .set({ ...waiting, timeline: JSON.stringify(waiting.timeline) })
      .where('id', '=', row.id)
      .where('status', '=', 'in_progress')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
  if (isKept) return { ...row, ...waiting }
  return settleVerification(ctx, scope, row, { status: 'source_unavailable', askedMs })
}
