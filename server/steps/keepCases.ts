import { sql } from 'kysely'
import { eraseCase } from '../cases/eraseCase.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'

const EVERY_MS = 10 * 60_000
const BATCH = 50

type Parts = Pick<Context, 'db' | 'vault'>

/** How long personal data of the account's own cases is kept after their end, in days; null for as long as the account exists. */
export async function readCaseSettings({ db }: Pick<Context, 'db'>, { actor }: Scope<CustomerActor>) {
  const found = db.selectFrom('case_settings').select('keep_days').where('user_id', '=', actor.userId)
  return { keepDays: (await found.executeTakeFirst())?.keep_days ?? null }
}

/** Changes it, also for the cases that have ended already. */
export async function changeCaseSettings(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  { keepDays }: { keepDays: number | null },
) {
  const { userId } = scope.actor
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('case_settings')
      .values({ user_id: userId, keep_days: keepDays })
      .onConflict(same => same.column('user_id').doUpdateSet({ keep_days: keepDays }))
      .execute()
    await audit(trx, scope, { action: 'case.keepChanged', subject: userId, data: { keepDays } })
  })
  return { keepDays }
}

/** Deletes personal data of own cases that have ended as long ago as their account says. */
export const startErasingCases = (ctx: Parts & Pick<Context, 'log'>) =>
  runPeriodically(EVERY_MS, 'erasing cases', ctx.log, () => eraseDueCases(ctx))

export async function eraseDueCases(ctx: Parts): Promise<void> {
  const due = await ctx.db
    .selectFrom('case_settings')
    .innerJoin('cases', 'cases.user_id', 'case_settings.user_id')
    .select(['cases.id', 'cases.user_id as userId'])
    .where('cases.product', '=', 'general')
    .where('cases.erased_at', 'is', null)
    .where('cases.ended_at', 'is not', null)
    .where('cases.status', 'in', ['done', 'expired', 'cancelled'])
    .where(sql<boolean>`cases.ended_at + make_interval(days => case_settings.keep_days) <= now()`)
    .limit(BATCH)
    .execute()
  for (const one of due)
    await ctx.db.transaction().execute(trx => eraseCase(ctx, trx, { ...one, by: 'cases', action: 'case.erased' }))
}
