import { emit } from '../../messaging/webhooks/emit.ts'
import type { Trx } from '../../platform/context.ts'
import type { BulkJob } from './bulkJob.ts'

/** Tells the account's webhooks that a file has run to its end; a cancelled one has not. */
export const emitBulkJobEnded = (trx: Trx, job: BulkJob, finishedAt: string) =>
  emit(trx, {
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
