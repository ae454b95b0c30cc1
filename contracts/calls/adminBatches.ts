import { z } from 'zod'
import { challanRoutes } from '../challans/challans.ts'
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

const found = { challans: z.number().int(), paise: z.number().int() }

/** What a batch of vehicles found. A vehicle without an answer is not one without challans. */
export const batchChallanTotals = defineCall({
  ...staff,
  method: 'GET',
  path: '/batches/{id}/challans',
  access: ['admin.challans', 'list'],
  summary: 'Get the totals of the challans that a batch found',
  params,
  reply: z.object({
    id: z.string(),
    userId: z.string(),
    customer: z.string(),
    fileName: z.string(),
    status: z.enum(jobStatuses),
    createdAt: z.iso.datetime(),
    vehicles: z.object({
      /** To be checked. */
      asked: z.number().int(),
      answered: z.number().int(),
      /** Unknown to the source. */
      notFound: z.number().int(),
      /** The source gave no answer, or it was not asked. */
      unanswered: z.number().int(),
      /** Answered, and not counted yet. */
      uncounted: z.number().int(),
      withPending: z.number().int(),
    }),
    pending: z.object(found),
    paid: z.object(found),
    /** Pending ones, by where they can be paid. */
    payability: z.array(z.object({ payability: z.enum(challanRoutes), ...found })),
    /** Pending ones, the largest sum first. */
    states: z.array(z.object({ state: z.string(), ...found })),
  }),
  errors: ['not_found'],
})
