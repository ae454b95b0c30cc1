import type { z } from 'zod'
import type { bulkRow } from '../../../../contracts/calls/bulk.ts'
import type { JobStatus } from '../../../../contracts/platform/codes.ts'
import type { InputField, Product } from '../../../../contracts/products/index.ts'
import type { bulkJob, bulkProgress, fieldMapping, JobNotice } from '../../../../contracts/resources/bulkJob.ts'
import type { OutcomeCount } from '../../../components/SegmentedBar.tsx'
import type { Translate } from '../../../i18n/useTexts.ts'

export type JobRow = z.output<typeof bulkJob.record>

/** A bulk job as its detail returns it. */
export type Job = JobRow & {
  columns: { header: string; samples: string[] }[]
  mapping: z.output<typeof fieldMapping>[]
  /** What staff did to it. */
  notices?: JobNotice[]
}

/** A row of the file that failed its check. */
export type BulkRow = z.output<typeof bulkRow>

export type BulkProgress = z.output<typeof bulkProgress>

/** The job is in progress, so the page follows it. */
export const isActive = (status: JobStatus) => ['checking', 'running', 'pausing', 'cancelling'].includes(status)

/** The job can be paused, resumed or cancelled. */
export const isStoppable = (status: JobStatus) => ['running', 'pausing', 'paused'].includes(status)

/** No more rows will be run or charged, and the rest of the hold was released. */
export const hasEnded = (status: JobStatus) => ['completed', 'cancelled', 'failed'].includes(status)

/**
 * Applies a progress event to a job. The final state is taken only from the record itself, because columns, mapping and price come with it.
 */
export const applyProgress = (job: Job, progress: BulkProgress): Job => ({
  ...job,
  ...progress,
  status: isActive(progress.status) ? progress.status : job.status,
})

/** The job has not been started. */
export const isDraft = (status: JobStatus) => status === 'checking' || status === 'ready' || status === 'failed'

/** The first required input without a mapped column. */
export const firstUnmappedField = (product: Product, { mapping }: Pick<Job, 'mapping'>): InputField | undefined =>
  product.inputFields.find(
    ({ source, optional }) => !optional && mapping.find(one => one.source === source)?.column == null,
  )

/** The number of rows that can be run again: unanswered or cancelled. */
export const unansweredCount = ({ counts }: Pick<JobRow, 'counts'>) => counts.unavailable + counts.cancelled

/** Row counts by outcome, with their colours. */
export const toOutcomeCounts = ({ counts }: Pick<JobRow, 'counts'>, text: Translate<'bulkScreen'>): OutcomeCount[] => [
  { label: text('job.completed'), count: counts.completed, tone: 'success' },
  { label: text('job.notFound'), count: counts.notFound, tone: 'neutral' },
  { label: text('job.unavailable'), count: counts.unavailable, tone: 'warning' },
  ...(counts.cancelled > 0 ? [{ label: text('job.cancelled'), count: counts.cancelled, tone: 'info' } as const] : []),
]
