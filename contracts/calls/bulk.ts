import { z } from 'zod'
import { MAX_INTEGER, MAX_PAISE } from '../fields/schemas.ts'
import { type ErrorCode, purposes, verificationStatuses } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { fieldMapping, bulkJobDetail as job } from '../resources/bulkJob.ts'
import { defineCall } from './define.ts'

const productParams = z.object({ product: z.string().max(64) })
const jobParams = z.object({ id: z.string().max(64) })
const rowParams = jobParams.extend({ row: z.coerce.number().int().min(1).max(10_000_000) })

const open = { service: 'main', auth: 'customer', style: 'http' } as const
const common = { ...open, gate: 'kyc' } as const
const exporting = { ...common, method: 'GET', access: ['verifications', 'export'] } as const
const showing = { ...common, method: 'GET', access: ['verifications', 'show'] } as const
const creating = { ...common, method: 'POST', access: ['verifications', 'create'] } as const
const editing = { ...common, access: ['verifications', 'edit'] } as const
const missing: ErrorCode[] = ['not_found']
const changing: ErrorCode[] = ['not_found', 'conflict']

/** A problem in a cell, with the zero-based index of the wrong character. */
const rowProblem = z.object({ field: z.string(), message: z.string(), at: z.number().int().nullable() })

/** A row of the user's own file before it is sent, unmasked. */
export const bulkRow = z.object({
  /** The row number in the file; the header is 1. */
  row: z.number().int(),
  state: z.enum(['ready', 'problem', 'duplicate']),
  cells: z.array(z.object({ source: z.string(), value: z.string() })),
  problems: z.array(rowProblem),
  /** The row with the same subject that is checked instead. */
  duplicateOf: z.number().int().nullable(),
})

const sampleQuery = z.object({
  /** A saved template of this product that supplies the column names. */
  template: z.string().max(64).optional(),
})

/** A CSV to fill in, with the product's columns and its example. Available before KYC. */
export const bulkTemplate = defineCall({
  ...open,
  method: 'GET',
  path: '/bulk/{product}/template.csv',
  access: ['verifications', 'show'],
  summary: "Download a sample CSV file with the product's columns",
  params: productParams,
  query: sampleQuery,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: missing,
})

/** The same as a workbook with text cells, so that no number loses its leading zeros. */
export const bulkTemplateWorkbook = defineCall({
  ...open,
  method: 'GET',
  path: '/bulk/{product}/template.xlsx',
  access: ['verifications', 'show'],
  summary: "Download a sample XLSX file with the product's columns",
  params: productParams,
  query: sampleQuery,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  errors: missing,
})

/** Accepts a CSV or XLSX file in the form field `file` and returns a job in status `checking`. Nothing is charged. */
export const uploadBulkFile = defineCall({
  ...creating,
  path: '/bulk/{product}/files',
  summary: 'Upload a file of rows to check',
  params: productParams,
  upload: true,
  reply: job,
  errors: [...missing, 'unavailable'],
})

/** Maps columns to fields and checks the file again; earlier row fixes are discarded. */
export const mapBulkColumns = defineCall({
  ...editing,
  method: 'PUT',
  path: '/bulk-jobs/{id}/mapping',
  summary: "Map the file's columns and check its rows again",
  params: jobParams,
  body: z.object({
    mapping: z.array(fieldMapping).min(1).max(40),
    /** The saved template that the columns come from; the next file with its headers is matched by it. */
    template: z.string().max(64).nullish(),
  }),
  reply: job,
  errors: changing,
})

/** Rows that need attention, in file order, with one state or both. */
export const bulkRows = defineCall({
  ...showing,
  path: '/bulk-jobs/{id}/rows',
  summary: 'List rows with problems and duplicates',
  params: jobParams,
  query: z.object({
    state: z.enum(['problem', 'duplicate']).optional(),
    /** The last row of the previous page. */
    after: z.coerce.number().int().min(0).max(MAX_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.pageSize),
  }),
  reply: z.object({ rows: z.array(bulkRow), next: z.number().int().nullable() }),
  errors: missing,
})

const changedRow = z.object({ row: bulkRow, job })

/** Replaces cells of a problematic or duplicate row and checks it again. Omitted cells are kept. */
export const fixBulkRow = defineCall({
  ...editing,
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

/** Treats a duplicate like any other row, so that it is checked and charged. */
export const keepBulkRow = defineCall({
  ...editing,
  method: 'POST',
  path: '/bulk-jobs/{id}/rows/{row}/keep',
  summary: 'Keep a duplicate row',
  params: rowParams,
  reply: changedRow,
  errors: changing,
})

export const bulkProblems = defineCall({
  ...exporting,
  path: '/bulk-jobs/{id}/problems.csv',
  summary: 'Download the rows with problems and what is wrong',
  params: jobParams,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: missing,
})

/** Reserves the full price in the product wallet and starts the job. 402 changes nothing; 409 if it was started before. */
export const startBulkJob = defineCall({
  ...creating,
  path: '/bulk-jobs/{id}/start',
  summary: 'Hold the price and start checking the ready rows',
  params: jobParams,
  body: z.object({
    consent: z.literal(true, { error: 'Confirm consent before you run a check.' }),
    purpose: z.enum(purposes),
    reference: z.string().trim().max(limits.referenceCharacters).nullish(),
    /** Integer paise: the price shown to the user; 409 if a change in another window has altered it. */
    atMostPaise: z.number().int().min(0).max(MAX_PAISE),
  }),
  reply: job,
  errors: [...changing, 'insufficient_balance', 'idempotency_conflict', 'product_disabled'],
  idempotent: true,
})

/**
 * Rows in progress finish, and are charged, within about a second; then the job is `paused`. The rest of its price stays
 * reserved, and nothing is checked or charged until it is resumed or cancelled. `expiresAt` is the time at which it ends
 * automatically.
 */
export const pauseBulkJob = defineCall({
  ...editing,
  method: 'POST',
  path: '/bulk-jobs/{id}/pause',
  summary: 'Pause a job',
  params: jobParams,
  reply: job,
  errors: changing,
})

export const resumeBulkJob = defineCall({
  ...editing,
  method: 'POST',
  path: '/bulk-jobs/{id}/resume',
  summary: 'Resume a paused job',
  params: jobParams,
  reply: job,
  errors: changing,
})

/** Finished rows remain charged; the rest of the reservation is released once the rows in progress have finished. */
export const cancelBulkJob = defineCall({
  ...editing,
  method: 'POST',
  path: '/bulk-jobs/{id}/cancel',
  summary: 'Cancel a job and release the rest of the hold',
  params: jobParams,
  reply: job,
  errors: changing,
})

/** Creates a `ready` job from the rows that were unanswered or cancelled; it has to be started separately. */
export const rerunBulkJob = defineCall({
  ...creating,
  path: '/bulk-jobs/{id}/rerun',
  summary: 'Create a job from the unanswered rows',
  params: jobParams,
  reply: job,
  errors: [...changing, 'idempotency_conflict'],
  idempotent: true,
})

/**
 * The checks of a file by their outcome, the most frequent first; a check without an answer has no outcome. The list of the product's verifications
 * takes both as filters, beside `jobId`.
 */
export const bulkOutcomes = defineCall({
  ...showing,
  path: '/bulk-jobs/{id}/outcomes',
  summary: 'Count the checks of a job by outcome',
  params: jobParams,
  reply: z.object({
    outcomes: z.array(
      z.object({ status: z.enum(verificationStatuses), outcome: z.string().nullable(), count: z.number().int() }),
    ),
  }),
  errors: missing,
})

/** The user's own columns, then each row's status, result, charge and request id. Every download is audited. */
export const bulkResult = defineCall({
  ...exporting,
  path: '/bulk-jobs/{id}/result.csv',
  summary: 'Download the results as CSV',
  params: jobParams,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: changing,
})

/** The same as a workbook: texts stay texts, dates and amounts are dates and numbers. */
export const bulkResultWorkbook = defineCall({
  ...exporting,
  path: '/bulk-jobs/{id}/result.xlsx',
  summary: 'Download the results as XLSX',
  params: jobParams,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  errors: changing,
})

/**
 * Server-sent `progress` events with `bulkProgress` data: one immediately, then on each change, at most once a second. Ends after
 * the event with a final status. `Last-Event-ID` skips the first event if nothing has changed since.
 */
export const bulkEvents = defineCall({
  ...showing,
  path: '/bulk-jobs/{id}/events',
  summary: "Stream a job's progress",
  params: jobParams,
  raw: 'text/event-stream',
  reply: z.unknown(),
  errors: missing,
})

/** Deletes a file that was never started, with its rows. */
export const discardBulkJob = defineCall({
  ...common,
  method: 'DELETE',
  path: '/bulk-jobs/{id}',
  access: ['verifications', 'delete'],
  summary: 'Delete a file that has not been started',
  params: jobParams,
  reply: z.object({ id: z.string() }),
  errors: changing,
})
