import type { z } from 'zod'
import type { bulkRow } from '../../../../contracts/calls/bulk.ts'
import type { JobStatus } from '../../../../contracts/codes.ts'
import type { InputField, Product } from '../../../../contracts/products/index.ts'
import type { bulkJob, bulkProgress, fieldMapping } from '../../../../contracts/resources/bulkJob.ts'
import type { OutcomeCount } from '../../../components/SegmentedBar.tsx'
import type { Translate } from '../../../i18n/useTexts.ts'

export type JobRow = z.output<typeof bulkJob.record>

/** A file as its detail shows it. */
export type Job = JobRow & {
  columns: { header: string; samples: string[] }[]
  mapping: z.output<typeof fieldMapping>[]
}

/** A row of the file that its check has stopped at. */
export type BulkRow = z.output<typeof bulkRow>

export type BulkProgress = z.output<typeof bulkProgress>

/** Something is going on in it, so its progress is followed. */
export const isActive = (status: JobStatus) => ['checking', 'running', 'pausing', 'cancelling'].includes(status)

/** It runs, or could go on: it may be paused or resumed, and cancelled. */
export const isStoppable = (status: JobStatus) => ['running', 'pausing', 'paused'].includes(status)

/** Nothing more will be asked or charged, and what was left of the reserved money is back. */
export const hasEnded = (status: JobStatus) => ['completed', 'cancelled', 'failed'].includes(status)

/** A job as its progress tells. The end is believed from the record only: what the activity brought (columns, mapping, price) comes with it. */
export const applyProgress = (job: Job, progress: BulkProgress): Job => ({
  ...job,
  ...progress,
  status: isActive(progress.status) ? progress.status : job.status,
})

/** It was not started yet. */
export const isDraft = (status: JobStatus) => status === 'checking' || status === 'ready' || status === 'failed'

/** The first required input that no column of the file holds. */
export const firstUnmappedField = (product: Product, { mapping }: Pick<Job, 'mapping'>): InputField | undefined =>
  product.inputFields.find(
    ({ source, optional }) => !optional && mapping.find(one => one.source === source)?.column == null,
  )

/** Rows whose running again is worth offering: they got no answer, or were cancelled. */
export const unansweredCount = ({ counts }: Pick<JobRow, 'counts'>) => counts.unavailable + counts.cancelled

/** How the rows of a run ended, in outcome colours. */
export const toOutcomeCounts = ({ counts }: Pick<JobRow, 'counts'>, text: Translate<'bulkScreen'>): OutcomeCount[] => [
  { label: text('job.completed'), count: counts.completed, tone: 'success' },
  { label: text('job.notFound'), count: counts.notFound, tone: 'neutral' },
  { label: text('job.unavailable'), count: counts.unavailable, tone: 'warning' },
  ...(counts.cancelled > 0 ? [{ label: text('job.cancelled'), count: counts.cancelled, tone: 'info' } as const] : []),
]
