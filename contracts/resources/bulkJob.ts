import { z } from 'zod'
import { jobStatuses, purposes } from '../codes.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineResource } from './define.ts'

const count = z.number().int()
const products = z.enum(productIds as [ProductId, ...ProductId[]])

/** Rows of a job. The file's are `ready + problem + duplicate`; the run's are `completed + notFound + unavailable + cancelled`. */
export const bulkCounts = z.object({
  total: count,
  ready: count,
  problem: count,
  /** The same subject as an earlier row: checked once. */
  duplicate: count,
  done: count,
  completed: count,
  notFound: count,
  unavailable: count,
  cancelled: count,
})

/** What changes while a job is checked or runs; the data of each progress event. */
export const bulkProgress = z.object({
  id: z.string(),
  status: z.enum(jobStatuses),
  counts: bulkCounts,
  /** Integer paise. */
  capturedPaise: count,
  /** The mean since the start; null before the first row is done and after the end. */
  rowsPerSecond: z.number().nullable(),
  secondsLeft: count.nullable(),
})

const column = z.object({
  header: z.string(),
  /** The first values of this column, so that a person can tell which field it holds. */
  samples: z.array(z.string()),
})

/** Which column of the file, from 0, holds an input field; null when none does. */
export const fieldMapping = z.object({ source: z.string().max(64), column: count.min(0).nullable() })

const record = bulkProgress.extend({
  product: products,
  fileName: z.string(),
  fileBytes: count,
  /** Why the file cannot be used, in words; only with `failed`. */
  error: z.string().nullable(),
  /** Integer paise for one answered row, for this customer. */
  unitPaise: count,
  /** Integer paise: before the start what starting would reserve, after it what was reserved. */
  atMostPaise: count,
  wallet: z.literal('product'),
  purpose: z.enum(purposes).nullable(),
  reference: z.string().nullable(),
  requestedBy: z.string(),
  /** The job whose unanswered rows this one checks again. */
  rerunOf: z.string().nullable(),
  createdAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** A file that was never started is deleted then; a paused one ends and gives back what is left. */
  expiresAt: z.iso.datetime().nullable(),
})

export const bulkJobDetail = record.extend({
  columns: z.array(column),
  /** Every input field of the product, in its order. A required field without a column: nothing is ready until one is named. */
  mapping: z.array(fieldMapping),
})

/** Files of many rows, over all products (filter by `product`). Made by the call `uploadBulkFile`. */
export const bulkJob = defineResource({
  name: 'bulk-jobs',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  gate: 'kyc',
  record,
  detail: bulkJobDetail,
  filter: z.object({
    /** A part of the file's name, or a job's id. */
    q: z.string().max(120).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    product: products.optional(),
    status: z.array(z.enum(jobStatuses)).optional(),
    /** A keyset cursor: the last id of the page before. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
