import { sql } from 'kysely'
import { eraseCase } from '../cases/eraseCase.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'

const EVERY_MS = 10 * 60_000
const BATCH = 50
const DAY_MS = 86_400_000

type Parts = Pick<Context, 'db' | 'vault'>

/** Deletes personal data of responses that have ended as long ago as their flow says. */
export const startErasing = (ctx: Parts & Pick<Context, 'log'>) =>
  runPeriodically(EVERY_MS, 'erasing responses', ctx.log, () => eraseDue(ctx))

/**
 * Erases responses that are due, whether a link or the account itself has started them: the person, answers and what was found, words of the timeline, and the files. Their steps, times, outcomes and results stay, and
 * so do checks, which have periods of their own.
 */
export async function eraseDue(ctx: Parts): Promise<void> {
  const due = await ctx.db
    .selectFrom('onboarding_links')
    .innerJoin('cases', 'cases.plan_id', 'onboarding_links.plan_id')
    .select(['cases.id', 'cases.user_id'])
    .where('cases.product', '=', 'onboarding')
    .where('cases.erased_at', 'is', null)
    .where('cases.ended_at', 'is not', null)
    .where('cases.status', 'in', ['done', 'expired', 'cancelled'])
    .where(sql<boolean>`cases.ended_at + make_interval(days => onboarding_links.keep_days) <= now()`)
    .limit(BATCH)
    .execute()
  await deletePrefills(ctx)
  for (const { id, user_id } of due)
    await ctx.db
      .transaction()
      .execute(trx => eraseCase(ctx, trx, { id, userId: user_id, by: 'onboarding', action: 'onboarding.erased' }))
}

const PREFILL_DAYS = 30

/** Deletes what prefilled links hold, once they have long expired: who opens one until then reads that it has. */
const deletePrefills = ({ db }: Pick<Parts, 'db'>) =>
  db
    .deleteFrom('onboarding_prefills')
    .where('expires_at', '<', new Date(Date.now() - PREFILL_DAYS * DAY_MS).toISOString())
    .execute()
