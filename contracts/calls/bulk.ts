import { z } from 'zod'
import { type ErrorCode, purposes } from '../codes.ts'
import { limits } from '../limits.ts'
import { fieldMapping, bulkJobDetail as job } from '../resources/bulkJob.ts'
import { defineCall } from './define.ts'

const productParams = z.object({ product: z.string().max(64) })
const jobParams = z.object({ id: z.string().max(64) })
const rowParams = jobParams.extend({ row: z.coerce.number().int().min(1).max(10_000_000) })

const open = { service: 'main', auth: 'customer', style: 'http' } as const
const common = { ...open, gate: 'kyc' } as const
const missing: ErrorCode[] = ['not_found']
const changing: ErrorCode[] = ['not_found', 'conflict']

/** A problem of a cell: what is wrong, and the zero-based index of the wrong character. */
const rowProblem = z.object({ field: z.string(), message: z.string(), at: z.number().int().nullable() })

/** One row of the person's own, unsent file, shown whole. */
export const bulkRow = z.object({
  /** As the file numbers its rows: the header is 1. */
  row: z.number().int(),
  state: z.enum(['ready', 'problem', 'duplicate']),
  cells: z.array(z.object({ source: z.string(), value: z.string() })),
  problems: z.array(rowProblem),
  /** The row that has the same subject and is checked. */
  duplicateOf: z.number().int().nullable(),
})

const sampleQuery = z.object({
  /** A saved template of this product, whose names of the columns are used. */
  template: z.string().max(64).optional(),
})

/** The columns that the product's inputs want, and its example, as a CSV to fill in. Open before KYC. */
export const bulkTemplate = defineCall({
  ...open,
  method: 'GET',
  path: '/bulk/{product}/template.csv',
  summary: "Download a sample CSV file with the product's columns",
  params: productParams,
  query: sampleQuery,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: missing,
})

/** The same as a workbook whose cells are texts, so that no number loses its zeros. */
export const bulkTemplateWorkbook = defineCall({
  ...open,
  method: 'GET',
  path: '/bulk/{product}/template.xlsx',
  summary: "Download a sample XLSX file with the product's columns",
  params: productParams,
  query: sampleQuery,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  errors: missing,
})

/** Takes a CSV or XLSX file as the form field `file`, and answers the job in status `checking`. Nothing is charged. */
export const uploadBulkFile = defineCall({
  ...common,
  method: 'POST',
  path: '/bulk/{product}/files',
  summary: 'Upload a file of rows to check',
  params: productParams,
  upload: true,
  reply: job,
  errors: [...missing, 'unavailable'],
})

/** Says which column holds which field, and checks the file again: fixed rows become what the file says. */
export const mapBulkColumns = defineCall({
  ...common,
  method: 'PUT',
  path: '/bulk-jobs/{id}/mapping',
  summary: "Map the file's columns and check its rows again",
  params: jobParams,
  body: z.object({ mapping: z.array(fieldMapping).min(1).max(40) }),
  reply: job,
  errors: changing,
})

/** Rows that need attention, in the file's order, of one state or of both. */
export const bulkRows = defineCall({
  ...common,
  method: 'GET',
  path: '/bulk-jobs/{id}/rows',
  summary: 'List rows with problems and duplicates',
  params: jobParams,
  query: z.object({
    state: z.enum(['problem', 'duplicate']).optional(),
    /** The last row of the page before. */
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.pageSize),
  }),
  reply: z.object({ rows: z.array(bulkRow), next: z.number().int().nullable() }),
  errors: missing,
})

const changedRow = z.object({ row: bulkRow, job })

/** Replaces cells of a row that has a problem or is a duplicate, and checks it again. Cells that are not named stay. */
export const fixBulkRow = defineCall({
  ...common,
  method: 'PUT',
  path: '/bulk-jobs/{id}/rows/{row}',
  summary: 'Fix a row',
  params: rowParams,
  body: z.object({
    cells: z
      .array(z.object({ source: z.string().max(64), value: z.string().max(limits.bulk.maxCellCharacters) }))
      .min(1)
      .max(40),
  }),
  reply: changedRow,
  errors: changing,
})

/** Checks, and charges, a duplicate like any other row. */
export const keepBulkRow = defineCall({
  ...common,
  method: 'POST',
  path: '/bulk-jobs/{id}/rows/{row}/keep',
  summary: 'Keep a duplicate row',
  params: rowParams,
  reply: changedRow,
  errors: changing,
})

export const bulkProblems = defineCall({
  ...common,
  method: 'GET',
  path: '/bulk-jobs/{id}/problems.csv',
  summary: 'Download the rows with problems and what is wrong',
  params: jobParams,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: missing,
})

/** Reserves the whole price on the product wallet and starts. 402 changes nothing; 409 when it was started before. */
export const startBulkJob = defineCall({
  ...common,
  method: 'POST',
  path: '/bulk-jobs/{id}/start',
  summary: 'Hold the price and start checking the ready rows',
  params: jobParams,
  body: z.object({
    consent: z.literal(true, { error: 'Confirm consent before you run a check.' }),
    purpose: z.enum(purposes),
    reference: z.string().trim().max(limits.referenceCharacters).nullish(),
    /** Integer paise, the price that the person saw: 409 when a fix in another window has changed it since. */
    atMostPaise: z.number().int().min(0),
  }),
  reply: job,
  errors: [...changing, 'insufficient_balance', 'idempotency_conflict'],
  idempotent: true,
})

/**
 * Rows under way end, and are charged, within about a second; then the job is `paused`, the rest of its price stays reserved, and nothing is
 * asked or charged until it is resumed or cancelled. `expiresAt` says when it ends by itself.
 */
export const pauseBulkJob = defineCall({
  ...common,
  method: 'POST',
  path: '/bulk-jobs/{id}/pause',
  summary: 'Pause a job',
  params: jobParams,
  reply: job,
  errors: changing,
})

export const resumeBulkJob = defineCall({
  ...common,
  method: 'POST',
  path: '/bulk-jobs/{id}/resume',
  summary: 'Resume a paused job',
  params: jobParams,
  reply: job,
  errors: changing,
})

/** Finished rows stay and stay charged; the rest of the reserved money comes back when the rows under way have ended. */
export const cancelBulkJob = defineCall({
  ...common,
  method: 'POST',
  path: '/bulk-jobs/{id}/cancel',
  summary: 'Cancel a job and release the rest of the hold',
  params: jobParams,
  reply: job,
  errors: changing,
})

/** A new job, `ready`, of the rows that got no answer or were cancelled; starting it is a call of its own. */
export const rerunBulkJob = defineCall({
  ...common,
  method: 'POST',
  path: '/bulk-jobs/{id}/rerun',
  summary: 'Create a job from the unanswered rows',
  params: jobParams,
  reply: job,
  errors: [...changing, 'idempotency_conflict'],
  idempotent: true,
})

/** The person's own columns, then each row's status, result, charge and request id. Every download is audited. */
export const bulkResult = defineCall({
  ...common,
  method: 'GET',
  path: '/bulk-jobs/{id}/result.csv',
  summary: 'Download the results as CSV',
  params: jobParams,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: changing,
})

/** The same as a workbook: texts stay texts, dates and amounts are dates and numbers. */
export const bulkResultWorkbook = defineCall({
  ...common,
  method: 'GET',
  path: '/bulk-jobs/{id}/result.xlsx',
  summary: 'Download the results as XLSX',
  params: jobParams,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  errors: changing,
})

/**
 * Server-sent events `progress`, data as `bulkProgress`: at once, then whenever something changed, at most once a second. Ends
 * after the event with a final status. `Last-Event-ID` skips the first one when nothing has changed since.
 */
export const bulkEvents = defineCall({
  ...common,
  method: 'GET',
  path: '/bulk-jobs/{id}/events',
  summary: "Stream a job's progress",
  params: jobParams,
  raw: 'text/event-stream',
  reply: z.unknown(),
  errors: missing,
})

/** Deletes a file that was not started, and its rows. */
export const discardBulkJob = defineCall({
  ...common,
  method: 'DELETE',
  path: '/bulk-jobs/{id}',
  summary: 'Delete a file that has not been started',
  params: jobParams,
  reply: z.object({ id: z.string() }),
  errors: changing,
})
