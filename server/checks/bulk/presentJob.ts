import type { z } from 'zod'
import type { JobStatus, Purpose } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { bulkJob, bulkJobDetail, bulkProgress } from '../../../contracts/resources/bulkJob.ts'
import type { Vault } from '../../platform/vault.ts'
import { type BulkJob, columnsOf, openJobRequester } from './bulkJob.ts'

export type Progress = z.input<typeof bulkProgress>
type Row = z.input<typeof bulkJob.record>
export type JobDetail = z.input<typeof bulkJobDetail>

export const doneRows = (job: BulkJob) => job.rows_completed + job.rows_not_found + job.rows_unavailable

const ended = (job: BulkJob) => job.finished_at !== null

export function presentProgress(job: BulkJob, now = Date.now()): Progress {
  const done = doneRows(job)
  const seconds = job.started_at ? (now - Date.parse(job.started_at)) / 1000 - job.paused_seconds : 0
  const rate = done > 0 && seconds > 0 && !ended(job) && !job.paused_at ? done / seconds : null
  return {
    id: job.id,
    status: job.status as JobStatus,
    counts: {
      total: job.rows_total,
      ready: job.rows_ready,
      problem: job.rows_problem,
      duplicate: job.rows_duplicate,
      done,
      completed: job.rows_completed,
      notFound: job.rows_not_found,
      unavailable: job.rows_unavailable,
      cancelled: ended(job) ? job.rows_ready - done : 0,
    },
    capturedPaise: job.captured_paise,
    rowsPerSecond: rate && Math.round(rate * 10) / 10,
    secondsLeft: rate && job.status === 'running' ? Math.ceil((job.rows_ready - done) / rate) : null,
  }
}

/** When a job expires: one that was never started is deleted, a paused one ends with its hold. */
function expiryOf({ status, created_at, started_at }: BulkJob): string | null {
  const after = (start: string, days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString()
  if (status === 'paused' && started_at) return after(started_at, limits.bulk.heldDays)
  return status === 'ready' || status === 'failed' ? after(created_at, limits.bulk.keptDays) : null
}

export function presentJob(vault: Vault, job: BulkJob): Row {
  return {
    ...presentProgress(job),
    product: job.product as ProductId,
    fileName: job.file_name,
    fileBytes: job.file_bytes,
    error: job.error,
    unitPaise: job.unit_price_paise,
    atMostPaise: job.rows_ready * job.unit_price_paise,
    wallet: 'product',
    purpose: job.purpose as Purpose | null,
    reference: job.reference,
    requestedBy: openJobRequester(vault, job),
    rerunOf: job.rerun_of,
    scheduleId: job.schedule_id,
    createdAt: job.created_at,
    checkedAt: job.checked_at,
    startedAt: job.started_at,
    finishedAt: job.finished_at,
    expiresAt: expiryOf(job),
  }
}

export const presentJobDetail = (vault: Vault, job: BulkJob): JobDetail => ({
  ...presentJob(vault, job),
  // The first values help to map the columns. Later they would show whom the file is about, without a record of it.
  columns: columnsOf(vault, job).map(column => (job.started_at ? { ...column, samples: [] } : column)),
  mapping: job.mapping,
  notices: job.staff_notices,
})
