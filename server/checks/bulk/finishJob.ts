import type { Locale } from '../../../contracts/text.ts'
import { release } from '../../money/wallets/release.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { say } from '../../platform/translate.ts'
import { productOfJob } from './bulkJob.ts'
import { emitBulkJobEnded } from './emitJobEnded.ts'
import { mailFinished } from './mailFinished.ts'

/** Who acts when a worker settles what somebody started. */
export const worker = { kind: 'system', name: 'bulk' } as const

/** Ends a job whose last chunk has ended and gives back what was reserved and not used. Call it with the job's row locked. */
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
      description: say(locale, 'bulk.money.rest', { product: productOfJob(job).label[locale], file: job.file_name }),
      actor: worker,
    })
  const finishedAt = new Date().toISOString()
  await trx.updateTable('bulk_jobs').set({ status, finished_at: finishedAt }).where('id', '=', jobId).execute()
  if (status === 'completed') {
    await emitBulkJobEnded(trx, job, finishedAt)
    await mailFinished(ctx, trx, job)
  }
  const data = { status, capturedPaise: job.captured_paise }
  await audit(
    trx,
    { actor: worker, ip: null, requestId: null },
    { action: 'job.finished', subject: jobId, userId: job.user_id, data },
  )
}
