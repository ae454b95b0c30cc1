import { sql } from 'kysely'
import { usualVideoKycSettings } from '../../contracts/cases/videoKyc/settings.ts'
import { eraseCase } from '../cases/eraseCase.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'

const EVERY_MS = 10 * 60_000
const BATCH = 50

type Parts = Pick<Context, 'db' | 'vault'>

/** Deletes what sessions have recorded, once the time of the settings with which they began is over. */
export const startErasingVideoKyc = (ctx: Parts & Pick<Context, 'log'>): { stop(): Promise<void> } =>
  runPeriodically(EVERY_MS, 'erasing video KYC', ctx.log, () => eraseVideoKycDue(ctx))

/** The person, answers, facts, records and pictures; times, outcomes, reasons and scores stay, so that figures do not change. */
export async function eraseVideoKycDue({ db, vault }: Parts): Promise<void> {
  const keepDays = sql`coalesce(
    (select max((session.settings->>'keepDays')::integer) from video_kyc_sessions session where session.case_id = cases.id),
    (select (own.settings->>'keepDays')::integer from video_kyc_settings own where own.user_id = cases.user_id),
    ${sql.lit(usualVideoKycSettings.keepDays)})`
  const due = await db
    .selectFrom('cases')
    .select(['id', 'user_id'])
    .where('product', '=', 'video-kyc')
    .where('erased_at', 'is', null)
    .where('ended_at', 'is not', null)
    .where('status', 'in', ['done', 'expired', 'cancelled'])
    .where(sql<boolean>`ended_at + make_interval(days => ${keepDays}) <= now()`)
    .limit(BATCH)
    .execute()
  for (const { id, user_id } of due)
    await db.transaction().execute(async trx => {
      const isErased = await eraseCase({ vault }, trx, {
        id,
        userId: user_id,
        by: 'videoKyc',
        action: 'videoKyc.erased',
      })
      if (isErased)
        await trx.updateTable('video_kyc_sessions').set({ record_sealed: null }).where('case_id', '=', id).execute()
    })
}
