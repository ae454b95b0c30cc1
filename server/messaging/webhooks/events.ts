import type { BulkJob } from '../../checks/bulk/bulkJob.ts'
import type { Trx } from '../../platform/context.ts'
import { loggedReference } from '../../checks/usage/logged.ts'
import type { VerificationRow } from '../../checks/verifications/values.ts'
import { emit } from './emit.ts'

/** A check has ended: with an answer, found or not found, or without one. */
export const verificationEnded = (trx: Trx, row: VerificationRow) =>
  emit(trx, {
    userId: row.user_id,
    event: row.status === 'source_unavailable' ? 'verification.failed' : 'verification.completed',
    data: {
      verificationId: row.id,
      product: row.product,
      status: row.status,
      mode: row.mode,
      channel: row.channel,
      subject: row.subject_masked,
      reference: row.reference && loggedReference(row.reference),
      charge: { paise: row.charge_paise, wallet: row.wallet },
      finishedAt: row.finished_at,
    },
  })

/** A file has run to its end; one that was cancelled has not. */
export const bulkJobEnded = (trx: Trx, job: BulkJob, finishedAt: string) =>
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

interface Low {
  userId: string
  wallet: string
  paise: number
  thresholdPaise: number
}

export const walletIsLow = (trx: Trx, { userId, wallet, paise, thresholdPaise }: Low) =>
  emit(trx, { userId, event: 'wallet.low', data: { wallet, balancePaise: paise, thresholdPaise } })
