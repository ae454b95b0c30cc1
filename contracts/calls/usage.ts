import { z } from 'zod'
import { apiOutcomes } from '../people/apiUsage.ts'
import { verificationStatuses } from '../platform/codes.ts'
import { defineCall } from './define.ts'

const customer = { service: 'main', auth: 'customer', style: 'http' } as const

const compared = z.object({ now: z.number(), before: z.number() })
const comparedIfAny = z.object({ now: z.number().nullable(), before: z.number().nullable() })

const period = z.object({ days: z.enum(['7', '30', '90']).optional(), mode: z.enum(['live', 'test']).optional() })

const counted = {
  calls: z.number().int(),
  /** Those with an answer: found or not found. */
  answered: z.number().int(),
  spendPaise: z.number().int(),
}

/**
 * The `/v1` calls by this account's keys, in one mode. `successRate` is answers per hundred calls, counting refusals and outages;
 * null without calls. `medianMs` covers calls that reached a source and is accurate to a twentieth.
 */
export const getUsage = defineCall({
  ...customer,
  method: 'GET',
  path: '/usage',
  access: ['usage', 'list'],
  summary: 'Get API calls, success, spend and latency by day, product, key and status',
  query: period,
  reply: z.object({
    calls: compared,
    successRate: comparedIfAny,
    spendPaise: compared,
    medianMs: comparedIfAny,
    /** Every day of the period, including those without calls. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        outcomes: z.record(z.enum(apiOutcomes), z.number().int()),
        ...counted,
        medianMs: z.number().nullable(),
      }),
    ),
    /** Most calls first; the product is null when an earlier verification was read. */
    products: z.array(z.object({ product: z.string().nullable(), ...counted })),
    /** The id is null for calls without a key. */
    keys: z.array(z.object({ id: z.string().nullable(), name: z.string(), hint: z.string(), ...counted })),
    statuses: z.array(z.object({ outcome: z.enum(apiOutcomes), httpStatus: z.number().int(), ...counted })),
  }),
})

export type Usage = z.output<typeof getUsage.reply>

/** The same figures as CSV: a line for each day, product, key and status. */
export const exportUsage = defineCall({
  ...customer,
  method: 'GET',
  path: '/usage/export',
  access: ['usage', 'export'],
  summary: 'Export API usage as CSV',
  query: period,
  raw: 'text/csv',
  reply: z.unknown(),
})

const filtered = z.object({ filter: z.string().max(8_000).optional() })

/** The filtered requests as CSV, at most `limits.exportRows` rows. `filter` is that of the list. */
export const exportApiRequests = defineCall({
  ...customer,
  method: 'GET',
  path: '/api-requests/export',
  access: ['usage', 'export'],
  summary: 'Export API requests as CSV',
  query: filtered,
  raw: 'text/csv',
  reply: z.unknown(),
})

export const exportApiLogs = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/api-logs/export',
  auth: 'admin',
  access: ['admin.logs', 'export'],
  style: 'http',
  summary: "Export all customers' API requests as CSV",
  query: filtered,
  raw: 'text/csv',
  reply: z.unknown(),
})

/** The sources that the log can be filtered by: the sandbox, our own knowledge, and every provider. */
export const listSources = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/api-logs/sources',
  auth: 'admin',
  access: ['admin.logs', 'list'],
  style: 'http',
  summary: 'List the sources that answer checks',
  reply: z.object({ sources: z.array(z.object({ id: z.string(), label: z.string() })) }),
})

/**
 * Replays the input of a logged request against the sandbox: free, and nothing is stored except the audit event. 409 if the input
 * is no longer, or never was, available.
 */
export const replayApiRequest = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/api-logs/{id}/replay',
  auth: 'admin',
  access: ['admin.logs', 'create'],
  style: 'http',
  summary: 'Replay a logged request against the sandbox',
  params: z.object({ id: z.string().max(64) }),
  reply: z.object({
    product: z.string(),
    status: z.enum(verificationStatuses),
    /** Masked; null without an answer. */
    result: z.record(z.string(), z.unknown()).nullable(),
    durationMs: z.number().int(),
  }),
  errors: ['not_found', 'conflict'],
})

export type Replayed = z.output<typeof replayApiRequest.reply>
