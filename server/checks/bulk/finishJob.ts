import { formatText } from '../../../contracts/messages/translate.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import { emitWebhookEvent } from '../../messaging/webhooks/emit.ts'
import { release } from '../../money/wallets/holds.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { type BulkJob, productOfJob } from './bulkJob.ts'
/** The actor recorded when a worker settles rows. */
export const worker = { kind: 'system', name: 'bulk' } as const

/** Finishes a job whose last chunk has ended and releases the unused part of its hold. The job's row must be locked. */
export async function finishIfDone(ctx: Context, trx: Trx, jobId: string): Promise<void> {
  const open = await trx
    .selectFrom('bulk_chunks')
    .select('chunk_no')
    .where('job_id', '=', jobId)
    .where('done_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (open) return
  const job = await trx.selectFrom('bulk_jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
  const locale = job.locale as Locale
  const status = job.status === 'cancelling' ? 'cancelled' : 'completed'
  if (job.hold_id)
    await release(trx, {
      holdId: job.hold_id,
      key: `job:${jobId}:release`,
      reference: jobId,
      description: formatText(ledgerWords.jobRest[locale], {
        product: productOfJob(job).label[locale],
        file: job.file_name,
      }),
      actor: worker,
    })
  const finishedAt = new Date().toISOString()
  await trx.updateTable('bulk_jobs').set({ status, finished_at: finishedAt }).where('id', '=', jobId).execute()
  if (status === 'completed') {
    await emitBulkJobEnded(trx, job, finishedAt)
    // The mail about a run says what has changed as well.
    if (!job.schedule_id) await mailFinished(ctx, trx, job)
  }
  const data = { status, capturedPaise: job.captured_paise }
  await audit(
    trx,
    { actor: worker, ip: null, requestId: null },
    { action: 'job.finished', subject: jobId, userId: job.user_id, data },
  )
}

/** Emits the webhook event for a completed job; a cancelled job emits none. */
export const emitBulkJobEnded = (trx: Trx, job: BulkJob, finishedAt: string) =>
  emitWebhookEvent(trx, {
    userId: job.user_id,
    event: 'bulk_job.completed',
    data: {
      jobId: job.id,
      product: job.product,
      rows: { completed: job.rows_completed, notFound: job.rows_not_found, unavailable: job.rows_unavailable },
      charge: { paise: job.captured_paise, wallet: 'product' },
      finishedAt,
    },
  })

/** Mails the account's owner that a job is complete. */
const mailFinished = ({ channels, config, vault }: Context, trx: Trx, job: BulkJob): Promise<unknown> =>
  sendOptionalMail({ channels, config, vault }, trx, job.user_id, 'bulkFinished', locale => {
    const product = productOfJob(job)
    const words = {
      brand: config.BRAND_NAME,
      file: job.file_name,
      product: product.label[locale],
      completed: formatCount(job.rows_completed),
      notFound: formatCount(job.rows_not_found),
      unavailable: formatCount(job.rows_unavailable),
      charge: formatPaise(job.captured_paise),
      url: new URL(withId(product.paths.detail, job.id), config.PUBLIC_URL).href,
    }
    return {
      subject: translate(locale, 'mails.bulk.subject', words),
      text: translate(locale, 'mails.bulk.text', words),
    }
  })
