import { readCase } from '../../../cases/rows.ts'
import { askedStep } from '../../../cases/work.ts'
import { isOpen } from '../../../checks/verifications/values.ts'
import type { Context } from '../../../platform/context.ts'
import { evidenceIsPending, panOf } from './judge.ts'
import { readSession } from './session.ts'

const BATCH = 50

/** Asks the PAN source as soon as a card was read, while the person goes on. What it answers is judged with the rest of the session. */
export async function followCards(ctx: Context): Promise<void> {
  const read = await ctx.db
    .selectFrom('video_kyc_sessions as session')
    .innerJoin('verifications', 'verifications.id', 'session.card_check')
    .selectAll('verifications')
    .select(['session.id as sessionId', 'session.case_id', 'session.step'])
    .where('session.card_check', 'is not', null)
    .where('session.pan_check', 'is', null)
    .where('verifications.finished_at', 'is not', null)
    .limit(BATCH)
    .execute()
  for (const { sessionId, case_id, step, ...reading } of read) {
    if (isOpen(reading.status)) continue
    const found = await readCase(ctx, ctx.db, case_id)
    const asked = found?.state.status === 'open' ? askedStep(found, { step }) : undefined
    const session = asked && (await readSession(ctx, ctx.db, { id: sessionId, caseId: case_id }))
    if (asked && session?.row.state === 'open') await panOf(ctx, asked, session, reading).catch(evidenceIsPending)
    await ctx.db.updateTable('video_kyc_sessions').set({ pan_check: 'asked' }).where('id', '=', sessionId).execute()
  }
}
