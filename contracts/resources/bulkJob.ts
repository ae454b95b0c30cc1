import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { type Choice, choice } from '../platform/choice.ts'
import { type JobStatus, jobStatuses, purposes } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineResource } from './define.ts'

const count = z.number().int()
const products = z.enum(productIds as [ProductId, ...ProductId[]])

/** Rows of a job. The file's are `ready + problem + duplicate`; the run's are `completed + notFound + unavailable + cancelled`. */
export const bulkCounts = z.object({
  total: count,
  ready: count,
  problem: count,
  /** Rows with the same subject as an earlier one, which is checked once. */
  duplicate: count,
  done: count,
  completed: count,
  notFound: count,
  unavailable: count,
  cancelled: count,
})

/** The values that change while a job is checked or runs; the data of each progress event. */
export const bulkProgress = z.object({
  id: z.string(),
  status: z.enum(jobStatuses),
  counts: bulkCounts,
  /** Integer paise. */
  capturedPaise: count,
  /** The mean since the start; null before the first finished row and after the end. */
  rowsPerSecond: z.number().nullable(),
  secondsLeft: count.nullable(),
})

const column = z.object({
  header: z.string(),
  /** The first values of this column, to help the user map it; none once the job has started. */
  samples: z.array(z.string()),
})

/** The zero-based column of an input field; null if it has none. */
export const fieldMapping = z.object({
  source: z.string().max(64),
  column: count.min(0).max(limits.bulk.maxColumns).nullable(),
})

const record = bulkProgress.extend({
  product: products,
  fileName: z.string(),
  fileBytes: count,
  /** Why the file cannot be used; only with `failed`. */
  error: z.string().nullable(),
  /** This customer's price of one answered row, in integer paise. */
  unitPaise: count,
  /** The reservation in integer paise: the amount that starting would reserve, or has reserved. */
  atMostPaise: count,
  wallet: z.literal('product'),
  purpose: z.enum(purposes).nullable(),
  reference: z.string().nullable(),
  requestedBy: z.string(),
  /** The job whose unanswered rows this job repeats. */
  rerunOf: z.string().nullable(),
  /** The repeated file of which this job is a run. */
  scheduleId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** When a file that was never started is deleted, or a paused job ends and releases the rest. */
  expiresAt: z.iso.datetime().nullable(),
})

/** What staff do to a customer's job. */
export const jobNoticeActions = ['paused', 'resumed', 'cancelled', 'rerun'] as const

/** What staff did to a job, and why, for its owner. */
export const jobNotice = z.object({
  action: z.enum(jobNoticeActions),
  reason: z.string(),
  at: z.iso.datetime(),
  /** The job that they made of the unanswered rows. */
  jobId: z.string().nullable(),
})

export type JobNotice = z.output<typeof jobNotice>

export const bulkJobDetail = record.extend({
  columns: z.array(column),
  /** Every input field of the product, in order. While a required field has no column, no row is ready. */
  mapping: z.array(fieldMapping),
  /** In order. */
  notices: z.array(jobNotice),
})

const statuses: Record<JobStatus, Choice> = {
  checking: choice('Checking', 'जाँच चल रही है'),
  ready: choice('Ready to start', 'तैयार'),
  running: choice('In progress', 'चल रही है'),
  pausing: choice('Pausing', 'रुक रही है'),
  paused: choice('Paused', 'रुकी है'),
  cancelling: choice('Cancelling', 'रद्द हो रही है'),
  cancelled: choice('Cancelled', 'रद्द हुई'),
  completed: choice('Completed', 'पूरी हुई'),
  failed: choice('Unusable', 'नहीं चलेगी'),
}

/** Bulk files of all products. Created by `uploadBulkFile`. */
export const bulkJob = defineResource({
  name: 'bulk-jobs',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  gate: 'kyc',
  paths: { list: paths.batchProcessingResponses, show: paths.requestBulkDetail },
  words: {
    title: text('Files', 'फ़ाइलें'),
    search: text('File name or job ID', 'फ़ाइल का नाम या जॉब ID'),
    none: text('No files yet', 'अभी तक कोई फ़ाइल नहीं जाँची गई'),
    noneDetail: text(
      'Upload a CSV or XLSX file. Its rows are checked for errors free, before any charge.',
      'CSV या XLSX अपलोड करें। चार्ज से पहले हर पंक्ति मुफ़्त जाँची जाती है।',
    ),
  },
  fields: {
    fileName: { label: text('File', 'फ़ाइल') },
    product: { label: text('Product', 'प्रोडक्ट') },
    attention: { label: text('Needs attention', 'ध्यान दें') },
    status: { label: text('Status', 'स्टेटस'), kind: 'choice', choices: statuses },
    counts: { label: text('Progress', 'प्रोग्रेस') },
    'counts.total': { label: text('Rows', 'पंक्तियाँ'), kind: 'count' },
    capturedPaise: { label: text('Charged', 'चार्ज हुआ'), kind: 'money' },
    requestedBy: { label: text('Requested by', 'किसने चलाई') },
    createdAt: { label: text('Created', 'कब बनी'), kind: 'time' },
    expiresAt: { label: text('Kept until', 'कब तक रहेगी'), kind: 'day' },
  },
  record,
  detail: bulkJobDetail,
  filter: z.object({
    /** Part of the file name, or a job id. */
    q: z.string().max(120).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    product: z.array(products).optional(),
    status: z.array(z.enum(jobStatuses)).optional(),
    /** Only files that wait for a person: ready, unusable, paused, or with unanswered rows. */
    attention: z.literal(true).optional(),
    createdFrom: day.optional(),
    createdTo: day.optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
