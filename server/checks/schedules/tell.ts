import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { SkipReason } from '../../../contracts/resources/bulkSchedule.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import { emitWebhookEvent } from '../../messaging/webhooks/emit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { presentRun, runsIn } from './present.ts'
import type { Schedule } from './schedule.ts'

export interface Skipped {
  id: string
  dueAt: string
  pricePaise: number
  reason: SkipReason
  /** Null if there is no next one. */
  next: string | null
}

type Parts = Pick<Context, 'channels' | 'config' | 'vault'>

/** By mail and webhook: how many rows of a run changed. */
export async function tellEnded(ctx: Parts, trx: Trx, runId: string): Promise<void> {
  const row = await runsIn(trx).where('run.id', '=', runId).executeTakeFirstOrThrow()
  const schedule = await trx
    .selectFrom('bulk_schedules')
    .selectAll()
    .where('id', '=', row.schedule_id)
    .executeTakeFirstOrThrow()
  const run = presentRun(row)
  const rows = run.compared ?? { changed: 0, found: 0, lost: 0, unchanged: 0, uncompared: 0 }
  const data = {
    ...idsOf(schedule, runId),
    jobId: run.jobId,
    status: run.jobStatus,
    rows,
    charge: { paise: run.capturedPaise, wallet: 'product' as const },
  }
  await emitWebhookEvent(trx, { userId: schedule.user_id, event: 'bulk_schedule.run_ended', data })
  await mail(ctx, trx, schedule, 'ended', () => ({
    changed: formatCount(rows.changed + rows.found + rows.lost),
    values: formatCount(rows.changed),
    found: formatCount(rows.found),
    lost: formatCount(rows.lost),
    unchanged: formatCount(rows.unchanged),
    uncompared: formatCount(rows.uncompared),
    rows: formatCount(run.rows),
    charge: formatPaise(run.capturedPaise),
  }))
}

/** By mail and webhook: why a run was skipped, and when it is tried again. */
export async function tellSkipped(ctx: Parts, trx: Trx, schedule: Schedule, skipped: Skipped): Promise<void> {
  const { id, dueAt, pricePaise, reason, next } = skipped
  const pauses = reason === 'person' || reason === 'account'
  const data = { ...idsOf(schedule, id), dueAt, reason, pricePaise, nextAt: pauses ? null : next }
  await emitWebhookEvent(trx, { userId: schedule.user_id, event: 'bulk_schedule.run_skipped', data })
  await mail(ctx, trx, schedule, 'skipped', locale => {
    const money = { price: formatPaise(pricePaise), most: formatPaise(schedule.most_paise) }
    const after = pauses ? 'paused' : next ? 'next' : 'last'
    return {
      reason: translate(locale, `schedules.mail.reasons.${reason}`, money),
      next: translate(locale, `schedules.mail.skipped.${after}`),
    }
  })
}

const idsOf = ({ id, product }: Schedule, runId: string) => ({ scheduleId: id, runId, product })

const mail = (
  ctx: Parts,
  trx: Trx,
  schedule: Schedule,
  kind: 'ended' | 'skipped',
  words: (locale: Locale) => Record<string, string>,
) =>
  sendOptionalMail(ctx, trx, schedule.user_id, 'scheduledRuns', locale => {
    const values = {
      brand: ctx.config.BRAND_NAME,
      file: schedule.file_name,
      product: productOf(schedule.product as ProductId).label[locale],
      url: new URL(withId(paths.batchSchedule, schedule.id), ctx.config.PUBLIC_URL).href,
      ...words(locale),
    }
    return {
      subject: translate(locale, `schedules.mail.${kind}.subject`, values),
      text: translate(locale, `schedules.mail.${kind}.text`, values),
    }
  })
