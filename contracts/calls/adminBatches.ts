import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { type ErrorCode, jobStatuses } from '../platform/codes.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const params = z.object({ id: z.string().max(64) })
const errors: ErrorCode[] = ['not_found', 'conflict']
const changing = { ...staff, method: 'POST', access: ['admin.batches', 'edit'], params, errors } as const
const body = z.object({ reason })
const reply = z.object({ id: z.string(), status: z.enum(jobStatuses) })

/** As `pauseBulkJob`. The owner sees who paused it, and why. */
export const pauseBatch = defineCall({
  ...changing,
  path: '/batches/{id}/pause',
  summary: "Pause a customer's batch",
  body,
  reply,
})

export const resumeBatch = defineCall({
  ...changing,
  path: '/batches/{id}/resume',
  summary: "Resume a customer's paused batch",
  body,
  reply,
})

export const cancelBatch = defineCall({
  ...changing,
  path: '/batches/{id}/cancel',
  summary: "Cancel a customer's batch and release the rest of the hold",
  body,
  reply,
})

/** Creates a `ready` batch of the rows that were unanswered or cancelled. Only its owner starts it, who sees its price and consents. */
export const retryBatch = defineCall({
  ...changing,
  path: '/batches/{id}/retry',
  summary: "Prepare the unanswered rows of a customer's batch",
  body,
  reply,
  errors: [...errors, 'idempotency_conflict'],
  idempotent: true,
})

/** Rows with problems and rows without an answer, with masked subjects. */
export const batchErrors = defineCall({
  ...staff,
  method: 'GET',
  path: '/batches/{id}/errors.csv',
  access: ['admin.batches', 'export'],
  summary: "Download the errors of a customer's batch",
  params,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: ['not_found'],
})
