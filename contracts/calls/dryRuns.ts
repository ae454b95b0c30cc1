import { z } from 'zod'
import { MAX_PAISE, reason } from '../fields/schemas.ts'
import { dryRunLimits, dryRunQuestions } from '../platform/dryRuns.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http', access: ['admin.sources', 'create'] } as const
const count = z.number().int()
const source = z.string().min(1).max(40)
const questions = z.enum(dryRunQuestions)
const product = z.enum(productIds as [ProductId, ...ProductId[]])

/** What a dry run would ask and cost. Asks nobody. */
export const previewDryRun = defineCall({
  ...staff,
  method: 'GET',
  path: '/dry-runs/preview',
  summary: 'Show what a dry run would ask and cost',
  query: z.object({
    product,
    provider: source,
    /** For test values: with whose answers they are compared. */
    against: source.optional(),
    questions,
    most: z.coerce.number().int().min(1).max(dryRunLimits.questions),
  }),
  reply: z.object({
    /** Of yesterday, at most 10,000; or the documented values. */
    available: count,
    planned: count,
    /** What an answer of each source that is asked costs us, together; null if one is not known. */
    pricePaise: count.nullable(),
    /** If every question is answered. */
    costPaise: count.nullable(),
    /** Why it cannot be started, in the reader's language. */
    problem: z.string().nullable(),
  }),
})

/**
 * Asks a provider in the background and counts where it agrees: with another source about documented values, or with what customers were answered yesterday.
 * No customer is charged, no answer is kept, no stored result changes. 409 while another one runs.
 */
export const startDryRun = defineCall({
  ...staff,
  method: 'POST',
  path: '/dry-runs',
  fresh: true,
  summary: 'Start a dry run',
  body: z.object({
    product,
    provider: source,
    against: source.nullish(),
    questions,
    most: z.number().int().min(1).max(dryRunLimits.questions),
    /** The run ends before it would cost more. */
    capPaise: z.number().int().min(0).max(MAX_PAISE),
    /** Needed where the price of an answer is not known: the limit cannot hold then. */
    acceptUnknownCost: z.boolean().optional(),
    reason,
  }),
  reply: z.object({ id: z.string() }),
  errors: ['conflict'],
})

/** The question that is being asked is still counted. 409 if it has ended. */
export const stopDryRun = defineCall({
  ...staff,
  method: 'POST',
  path: '/dry-runs/{id}/stop',
  summary: 'Stop a dry run',
  params: z.object({ id: z.string().max(64) }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found', 'conflict'],
})
