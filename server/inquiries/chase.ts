import { sql } from 'kysely'
import type { Context, Trx } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { CHASED_MS, DIED_MINUTES } from './answers.ts'
import { nextTry } from './ask.ts'
import { sendInquiry } from './queue.ts'

const BATCH = 100

/** Asks sources again that did not answer, or that could not be paid, for three days from the first try. What has answered is not asked again. */
export async function chaseSources(ctx: Context, now = new Date()): Promise<void> {
  const due = await ctx.db
    .selectFrom('inquiry_questions as asked')
    .innerJoin('inquiries', 'inquiries.id', 'asked.inquiry_id')
    .leftJoin('verifications', 'verifications.id', 'asked.verification_id')
    .select(['asked.inquiry_id', 'asked.question', 'asked.verification_id', 'asked.tries'])
    .where('inquiries.status', '!=', 'erased')
    .where('asked.asked_at', '>', new Date(now.getTime() - CHASED_MS).toISOString())
    .where(
      sql<string>`coalesce(asked.next_at, asked.asked_at + make_interval(mins => ${DIED_MINUTES}))`,
      '<=',
      now.toISOString(),
    )
    .where(eb =>
      eb.or([
        eb('verifications.status', 'in', ['source_unavailable', 'cancelled', 'expired']),
        eb.and([eb('verifications.id', 'is', null), eb('asked.blocked', 'in', ['insufficient_balance', 'conflict'])]),
      ]),
    )
    .orderBy('asked.place')
    .limit(BATCH)
    .execute()
  for (const { inquiry_id, question, verification_id, tries } of due)
    await ctx.db.transaction().execute(async trx => {
      // Before `storeFigures` reads the questions or after it has stored that there are none.
      await trx.selectFrom('inquiries').select('id').where('id', '=', inquiry_id).forUpdate().execute()
      const { numUpdatedRows } = await trx
        .updateTable('inquiry_questions')
        .set({
          verification_id: newId('ver'),
          blocked: null,
          tries: tries + 1,
          next_at: nextTry(tries + 1, now.getTime()),
        })
        .where('inquiry_id', '=', inquiry_id)
        .where('question', '=', question)
        // Another node has begun it.
        .where('verification_id', '=', verification_id)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await goOn(ctx, trx, inquiry_id)
    })
  await takeLateAnswers(ctx)
}

/** A check that waited for a person, or went on after its page was closed, ends when nobody looks: what it says is followed and counted then. */
async function takeLateAnswers(ctx: Context): Promise<void> {
  const late = await ctx.db
    .selectFrom('inquiry_questions as asked')
    .innerJoin('inquiries', 'inquiries.id', 'asked.inquiry_id')
    .innerJoin('verifications', 'verifications.id', 'asked.verification_id')
    .select(['asked.inquiry_id', 'asked.question', 'asked.verification_id'])
    .where('inquiries.status', '=', 'ready')
    // Those that were asked and answered at once have no next try.
    .where('asked.next_at', 'is not', null)
    .where('verifications.status', 'in', ['completed', 'not_found'])
    .orderBy('asked.place')
    .limit(BATCH)
    .execute()
  for (const { inquiry_id, question, verification_id } of late)
    await ctx.db.transaction().execute(async trx => {
      await trx
        .updateTable('inquiry_questions')
        .set({ next_at: null })
        .where('inquiry_id', '=', inquiry_id)
        .where('question', '=', question)
        .where('verification_id', '=', verification_id)
        .execute()
      await goOn(ctx, trx, inquiry_id)
    })
}

async function goOn(ctx: Context, trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ status: 'gathering' })
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .execute()
  await sendInquiry(ctx, trx, id)
}
